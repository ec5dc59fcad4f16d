#include "apps/minuit/seeds.hpp"

#include <unistd.h>

#include <charconv>
#include <iostream>

#include "apps/minuit/commands.hpp"

namespace minuit::app {

namespace {

// "7" or "1..1000".
[[nodiscard]] std::optional<std::pair<u64, u64>> parse_seeds(const std::string& text) {
  const std::size_t dots = text.find("..");
  const auto number = [](std::string_view digits) -> std::optional<u64> {
    u64 value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || value == ~u64{0}) return std::nullopt;
    return value;
  };
  const auto first = number(std::string_view(text).substr(0, dots));
  const auto last = dots == std::string::npos ? first : number(std::string_view(text).substr(dots + 2));
  if (!first || !last || *first > *last) return std::nullopt;
  return std::pair(*first, *last);
}

}  // namespace

void add_sim_options(CLI::App& app, SimOptions& options) {
  app.add_option("--seeds", options.seeds, "One seed, or A..B")->capture_default_str();
  app.add_option("--game", options.game, "Only this game (default: one drawn from the seed)");
  app.add_option("--steps", options.acts, "How many acts of people a world's storm has (default: 120)")
      ->check(CLI::Range(1U, 1'000'000U))
      ->check(whole());
  app.add_option("--threads", options.threads, "How many threads")
      ->check(CLI::Range(1U, 256U))
      ->check(whole())
      ->capture_default_str();
  app.add_flag("--trace", options.trace, "Tell the whole story of the first seed");
  app.add_option("--lines", options.lines, "How much of its story a violation is told with")
      ->check(whole())
      ->capture_default_str();
}

int run_sim(const SimOptions& options, const match::Games& games, std::vector<sim::Play> plays) {
  const auto seeds = parse_seeds(options.seeds);
  if (!seeds) throw BadInput("--seeds: expected a number, or two as in 1..1000, found " + options.seeds);
  if (!options.game.empty()) {
    std::erase_if(plays, [&](const sim::Play& play) { return play.game != options.game; });
    if (plays.empty()) throw BadInput("no game \"" + options.game + "\" to simulate");
  }
  sim::Campaign campaign{.setting = {.games = &games, .plays = std::move(plays), .make_store = {}},
                         .first = seeds->first,
                         .last = seeds->second,
                         .threads = options.threads,
                         .progress = {}};
  if (options.acts != 0) campaign.setting.acts = options.acts;
  if (options.trace) {
    campaign.setting.tracing = true;
    const sim::Report report = sim::run_world(campaign.setting, seeds->first);
    std::cout << sim::told(report, report.story.size()) << '\n';
    return report.violation ? 1 : 0;
  }
  if (isatty(STDERR_FILENO) != 0) campaign.progress = [](u64 done) { std::cerr << '\r' << done << " worlds \r" << std::flush; };
  const sim::Outcome outcome = sim::run(campaign);
  std::cout << outcome.counts.to_json() << '\n';
  if (!outcome.violation) return 0;
  std::cout << sim::told(*outcome.violation, options.lines) << '\n';
  return 1;
}

}  // namespace minuit::app
