#include "bench/load/play.hpp"

#include "bench/load/machine.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr double kNanoseconds = 1e9;
constexpr i64 kStuck_ns = 20'000'000'000;

[[nodiscard]] i64 to_ns(double seconds) { return static_cast<i64>(seconds * kNanoseconds); }

struct Meters {
  i64 at_ns = 0;
  double server = 0;
  double own = 0;
  double busy = 0;
  std::optional<double> syncs;
};

[[nodiscard]] Meters read_meters(const Settings& settings) {
  Meters meters{now_ns(), cpu_seconds(settings.server_pid), own_cpu_seconds(), busy_seconds(), {}};
  if (settings.metrics_port != 0) {
    Person reader;
    reader.comes_from({settings.metrics_port, 1}, 0);
    meters.syncs = metric(reader.request("GET", "/metrics", "", 200), "minuit_batches_total");
  }
  return meters;
}

}  // namespace

Play::Play(std::vector<Table>& tables, const Settings& settings, Rng& rng) : tables_(tables), settings_(settings), rng_(rng) {
  for (std::size_t table = 0; table < tables_.size(); ++table)
    for (std::size_t seat = 0; seat < kSeats; ++seat) poller_.watch(tables_[table].people[seat].socket(), table * kSeats + seat);
}

void Play::start_all() {
  const i64 now = now_ns();
  const i64 interval = Schedule::interval_ns(static_cast<u32>(tables_.size()), settings_.rate);
  for (std::size_t at = 0; at < tables_.size(); ++at) {
    Table& table = tables_[at];
    if (interval == 0) {
      send(table, now);
      continue;
    }
    // Spread over the interval at random, as people are.
    const double phase = static_cast<double>(rng_.below(1'000'000)) / 1e6;
    table.schedule = Schedule(now + static_cast<i64>(phase * static_cast<double>(interval)), interval);
    due_.push({table.schedule.due_ns(), at});
  }
}

void Play::turn_the_crank(i64 until_ns) {
  while (now_ns() < until_ns) {
    const i64 wake = due_.empty() ? until_ns : std::min(until_ns, due_.top().at_ns);
    for (const epoll_event& event : poller_.wait(wake)) read(event.data.u64 / kSeats, event.data.u64 % kSeats);
    for (const i64 now = now_ns(); !due_.empty() && due_.top().at_ns <= now; due_.pop())
      send(tables_[due_.top().table], due_.top().at_ns);
    if (tables_.size() == finished_) return;
  }
}

void Play::read(std::size_t table_at, std::size_t seat) {
  Table& table = tables_[table_at];
  Person& person = table.people[seat];
  if (!person.on_the_line()) return;
  if (person.listen([&](std::string_view text) { hear(table, seat, text); }, bytes_)) return;
  ++errors_;
  person.hang_up();
}

void Play::hear(Table& table, std::size_t seat, std::string_view text) {
  if (auto glance = glance_at_update(text, rng_)) {
    table.over = glance->over;
    if (glance->choice.kind != Choice::Kind::nothing) {
      table.next = std::move(glance->choice);
      table.next_seat = seat;
    }
    const bool mine = glance->done == table.command;
    return heard(table, glance->version, mine == (seat == table.mover) && !table.beginning);
  }
  const match::ServerMessage message = understood(text);
  if (const auto* shown = std::get_if<match::Table>(&message); shown != nullptr && shown->match) {
    note_turn(table, seat, shown->match->turn, rng_);
    heard(table, shown->version, table.beginning);
  } else if (std::holds_alternative<match::Refused>(message)) {
    ++refusals_;
  }
}

void Play::heard(Table& table, u64 version, bool is_answer) {
  if (!is_answer || version != table.version + 1) {
    ++errors_;
    return;
  }
  if (++table.heard < kSeats) return;
  table.heard = 0;
  ++table.version;
  const i64 now = now_ns();
  if (table.beginning) {
    table.beginning = false;
    table.schedule.restart(now);
  } else {
    if (measuring_) latencies_.add(now - table.from_ns);
    if (table.moves_left == 1) {
      table.moves_left = 0;
      ++finished_;
      return;
    }
    if (table.moves_left > 0) --table.moves_left;
    table.schedule.next();
  }
  if (stopped_) return;
  go_on(table, now);
}

void Play::go_on(Table& table, i64 now) {
  if (table.over) {
    if (measuring_) ++matches_;
    begin_again(table);
  } else if (!table.schedule.paced()) {
    send(table, now);
  } else if (table.schedule.due_ns() <= now) {
    send(table, table.schedule.due_ns());
  } else {
    due_.push({table.schedule.due_ns(), static_cast<std::size_t>(&table - tables_.data())});
  }
}

void Play::send(Table& table, i64 from_ns) {
  table.mover = table.next_seat;
  Person& person = table.people[table.mover];
  table.command = person.new_command();
  table.from_ns = from_ns;
  person.say(message_for(table.next, table.command));
}

void Play::begin_again(Table& table) {
  table.beginning = true;
  table.mover = 0;
  table.command = table.people[0].new_command();
  table.people[0].say(codec::to_json(match::ClientMessage(match::Begin{table.command})));
}

void Play::make_moves(u64 each) {
  finished_ = 0;
  for (Table& table : tables_) table.moves_left = each;
  start_all();
  turn_the_crank(now_ns() + kStuck_ns + to_ns(static_cast<double>(each * tables_.size()) / 500.0));
  if (finished_ != tables_.size()) throw Failure("some tables are stuck");
}

Report Play::measure() {
  finished_ = ~std::size_t{0};
  start_all();
  turn_the_crank(now_ns() + to_ns(settings_.warm_up));
  const Meters before = read_meters(settings_);
  const u64 bytes_before = bytes_;
  measuring_ = true;
  turn_the_crank(before.at_ns + to_ns(settings_.seconds));
  measuring_ = false;
  stopped_ = true;
  const u64 bytes = bytes_ - bytes_before;
  const Meters after = read_meters(settings_);

  Report report;
  report.mode = settings_.rate > 0 ? "paced" : "sat";
  report.tables = static_cast<u32>(tables_.size());
  report.sockets = static_cast<u32>(tables_.size() * kSeats);
  report.rate = settings_.rate;
  report.seconds = static_cast<double>(after.at_ns - before.at_ns) / kNanoseconds;
  report.decisions = latencies_.count();
  const double decisions = std::max(1.0, static_cast<double>(report.decisions));
  report.decisions_per_s = decisions / report.seconds;
  report.p50_ms = latencies_.percentile_ms(0.5);
  report.p90_ms = latencies_.percentile_ms(0.9);
  report.p99_ms = latencies_.percentile_ms(0.99);
  report.max_ms = latencies_.most_ms();
  report.server_cpu_s = after.server - before.server;
  report.generator_cpu_s = after.own - before.own;
  report.others_cpu_s = std::max(0.0, after.busy - before.busy - report.server_cpu_s - report.generator_cpu_s);
  report.server_cpu_us_per_decision = report.server_cpu_s / decisions * 1e6;
  report.generator_cpu_us_per_decision = report.generator_cpu_s / decisions * 1e6;
  if (before.syncs && after.syncs) {
    const double syncs = *after.syncs - *before.syncs;
    report.syncs_per_s = syncs / report.seconds;
    if (syncs > 0) report.decisions_per_sync = decisions / syncs;
  }
  report.bytes_per_decision = static_cast<double>(bytes) / decisions;
  report.matches = matches_;
  report.refusals = refusals_;
  report.errors = errors_;
  report.server_rss_mib = static_cast<double>(resident_kib(settings_.server_pid)) / 1024;
  return report;
}

}  // namespace minuit::load
