// minuit_load: many scripted tables over real WebSockets, to measure a server and to see that it loses nothing.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "bench/load/attack.hpp"
#include "bench/load/play.hpp"
#include "bench/load/race.hpp"
#include "bench/load/record.hpp"
#include "bench/load/steady.hpp"
#include "bench/load/year.hpp"
#include "codec/write.hpp"

namespace minuit::load {
namespace {

constexpr double kMostSeconds = 3600;
constexpr double kMostRate = 1e6;
constexpr u64 kMostMoves = 10'000;

struct Options {
  Settings settings;
  u64 moves_each = 25;
  double settle_seconds = 1.5;
  SteadySettings steady;
  RaceSettings race;
  std::string attack;
  Target target;
  u64 entries = kLongLog;
  RecordSettings record;
  YearSettings year;
  std::string database;
  bool failed = false;
};

// Four sockets a table are more than a shell usually allows.
void raise_file_limit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void add_place(CLI::App& command, Options& options, Place& place) {
  command.add_option("--port", place.port, "Where the server listens")->required();
  command.add_option("--addresses", place.addresses, "How many of the loopback's addresses people come from")
      ->check(CLI::Range(1, 250));
  command.add_option("--pid", options.settings.server_pid, "The server's process, for its CPU time and memory");
}

void add_common(CLI::App& command, Options& options) {
  add_place(command, options, options.settings.place);
  command.add_option("--metrics-port", options.settings.metrics_port,
                     "Where the server's metrics are, for the syncs of the disk");
  command.add_option("--tables", options.settings.tables, "How many tables of four")->check(CLI::Range(1U, kMostTables));
  command.add_option("--seed", options.settings.seed, "Of the players' choices");
}

void add_timed(CLI::App& command, Options& options) {
  add_common(command, options);
  command.add_option("--seconds", options.settings.seconds, "How long to measure")->check(CLI::Range(0.1, kMostSeconds));
  command.add_option("--warm-up", options.settings.warm_up, "How long before")->check(CLI::Range(0.0, kMostSeconds));
  command.callback([&options] {
    Rng rng(options.settings.seed);
    std::vector<Table> tables = make_tables(options.settings.place, options.settings.tables, rng);
    Play play(tables, options.settings, rng);
    std::cout << codec::to_json(play.measure()) << '\n';
    options.failed = play.errors() != 0;
  });
}

void add_steady(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand("steady", "Play on through crashes until SIGTERM; write down what is acknowledged");
  add_place(command, options, options.steady.place);
  command.add_option("--tables", options.steady.tables, "How many tables side by side")->check(CLI::Range(1U, kMostTables));
  command.add_option("--rate", options.steady.rate, "Moves a second")->check(CLI::Range(1.0, kMostRate));
  command.add_option("--games", options.steady.games, "Which games, in turn")->delimiter(',');
  command.add_option("--versions", options.steady.most_versions, "After so many entries a table is left for a new one");
  command.add_option("--most-seconds", options.steady.most_seconds, "Ends then at the latest")->check(CLI::Range(1.0, 1e5));
  command.add_option("--seed", options.steady.seed, "Of the players' choices");
  command.add_option("--acknowledged", options.steady.acknowledged, "The file to write")->required();
  command.callback([&options] {
    const SteadyReport report = hold_on(options.steady);
    std::cout << codec::to_json(report) << '\n';
    options.failed = !report.violations.empty();
  });
}

void add_check(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand("check", "Hold what was acknowledged against a store, and its logs against the rules");
  command.add_option("--database", options.database, "The store's file")->required();
  command.add_option("--acknowledged", options.steady.acknowledged, "The file that steady wrote")->required();
  command.callback([&options] {
    const CheckReport report = check_store(options.database, options.steady.acknowledged);
    std::cout << codec::to_json(report) << '\n';
    options.failed = !report.violations.empty();
  });
}

void add_race(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand(
      "race", "Pas Touche ! by equal hands over unequal lines: who wins how often, and how soon verdicts are sent");
  RaceSettings& race = options.race;
  add_place(command, options, race.place);
  command.add_option("--metrics-port", race.metrics_port, "Where the server's metrics are, for the times of its verdicts");
  command.add_option("--tables", race.tables, "How many tables side by side")->check(CLI::Range(1U, kMostRaceTables));
  command.add_option("--round-trips", race.round_trips, "Of each seat's line, ms; 0: as it is")
      ->delimiter(',')
      ->expected(2, kMostRacers)
      ->check(CLI::Range(0U, 2000U));
  command.add_option("--jitter", race.jitter_percent, "Percent of each way")->check(CLI::Range(0U, 100U));
  command.add_option("--loss", race.loss_permille, "Pieces lost of a thousand, to come again later")->check(CLI::Range(0U, 500U));
  command.add_option("--throws", race.throws, "In all")->check(CLI::Range(u64{1}, u64{10'000'000}));
  command.add_option("--most-seconds", race.most_seconds, "Ends then at the latest")->check(CLI::Range(1.0, 1e5));
  command.add_option("--seed", race.seed, "Of hands and lines");
  command.callback([&options] {
    options.race.server_pid = options.settings.server_pid;
    Race measured(options.race);
    std::cout << codec::to_json(measured.measure()) << '\n';
    options.failed = measured.errors() != 0;
  });
}

void add_attack(CLI::App& app, Options& options) {
  std::string what = "Try one attack while an honest table plays on; answers 1 if the server did not hold:";
  std::vector<std::string> names;
  for (const KnownAttack& each : known_attacks()) {
    names.emplace_back(each.name);
    what.append("\n  ").append(each.name).append(": ").append(each.what);
  }
  CLI::App& command = *app.add_subcommand("attack", what);
  command.add_option("name", options.attack, "Which one")->required()->check(CLI::IsMember(names));
  command.add_option("--port", options.target.port, "Where the server listens")->required();
  command.add_option("--pid", options.target.pid, "The server's process, for its CPU time and memory");
  command.add_option("--data", options.target.data, "The server's folder, for what it takes of the disk");
  command.add_option("--seconds", options.target.seconds, "How long, if it could go on for ever")
      ->check(CLI::Range(1.0, kMostSeconds));
  command.add_option("--seed", options.target.seed, "Of what is chosen at random");
  command.callback([&options] {
    const AttackReport report = run_attack(options.attack, options.target);
    std::cout << codec::to_json(report) << '\n';
    options.failed = !report.held;
  });
}

void add_prepare(CLI::App& app, Options& options) {
  CLI::App& command =
      *app.add_subcommand("prepare", "Write the tables that some attacks need into the store of a server that is not running");
  command.add_option("--database", options.database, "The store's file")->required();
  command.add_option("--entries", options.entries, "Of the long log")->check(CLI::Range(u64{10}, u64{400'000}));
  command.callback([&options] { prepare_tables(options.database, options.entries); });
}

void add_record(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand("record", "Let bots play matches among themselves, for logs of every game");
  add_place(command, options, options.record.place);
  command.add_option("--games", options.record.games, "Which games")->delimiter(',')->required();
  command.add_option("--players", options.record.players, "At each table")->check(CLI::Range(2U, 4U));
  command.add_option("--matches", options.record.matches, "Of each game")->check(CLI::Range(u64{1}, u64{100}));
  command.add_option("--most-seconds", options.record.most_seconds, "Ends then at the latest")->check(CLI::Range(1.0, 1e5));
  command.callback([&options] {
    const RecordReport report = record_matches(options.record);
    std::cout << codec::to_json(report) << '\n';
    options.failed = !report.complete;
  });
}

void add_year(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand("year", "One year of a public server with a made-up clock: a line for each month");
  YearSettings& year = options.year;
  command.add_option("--recorded", year.recorded, "A store in which bots played: minuit.sqlite of a server that `record` was at")
      ->required();
  command.add_option("--database", year.database, "The file to fill; made anew")->required();
  command.add_option("--days", year.days, "How many")->check(CLI::Range(1U, 4000U));
  command.add_option("--keep-days", year.keep_days, "As of minuit serve")->check(CLI::Range(1U, 4000U));
  command.add_option("--matches", year.matches_per_day, "Honest ones, a day")->check(CLI::Range(0U, 100'000U));
  command.add_option("--abusers", year.abusers, "Addresses that write all they are let")->check(CLI::Range(0U, 200U));
  command.add_option("--openers", year.openers, "So many of them open tables instead of filling some")
      ->check(CLI::Range(0U, 200U));
  command.add_option("--report-every", year.report_every_days, "Days")->check(CLI::Range(1U, 4000U));
  command.add_option("--seed", year.seed, "Of what is played when, and by whom");
  command.callback([&options] {
    simulate_year(options.year, [](const MonthReport& month) { std::cout << codec::to_json(month) << '\n' << std::flush; });
  });
}

int run(int argc, char** argv) {
  try {
    raise_file_limit();
    Options options;
    CLI::App app{"Load for minuit serve: tables of four scripted players each"};
    app.require_subcommand(1);
    add_timed(*app.add_subcommand("sat", "One move in flight a table, no time to think"), options);
    CLI::App& paced = *app.add_subcommand("paced", "Moves on a schedule; times count from when a move was due");
    add_timed(paced, options);
    paced.add_option("--rate", options.settings.rate, "Moves a second over all tables")
        ->required()
        ->check(CLI::Range(1.0, kMostRate));
    CLI::App& idle = *app.add_subcommand("idle", "The server's memory: tables, sockets, some moves, and after everyone left");
    add_common(idle, options);
    idle.get_option("--pid")->required();
    idle.add_option("--moves", options.moves_each, "At each table")->check(CLI::Range(u64{0}, kMostMoves));
    idle.add_option("--settle", options.settle_seconds, "Seconds before each look at the memory")->check(CLI::Range(0.0, 60.0));
    idle.callback([&options] {
      const IdleReport report = measure_idle(options.settings, options.moves_each, options.settle_seconds);
      std::cout << codec::to_json(report) << '\n';
      options.failed = report.errors != 0;
    });
    add_steady(app, options);
    add_check(app, options);
    add_race(app, options);
    add_attack(app, options);
    add_prepare(app, options);
    add_record(app, options);
    add_year(app, options);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app.exit(error) == 0 ? 0 : 2;
    }
    return options.failed ? 1 : 0;
  } catch (const std::exception& fault) {
    std::cerr << "minuit_load: " << fault.what() << '\n';
    return 2;
  }
}

}  // namespace
}  // namespace minuit::load

int main(int argc, char** argv) { return minuit::load::run(argc, argv); }
