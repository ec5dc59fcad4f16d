#include "apps/minuit/seeds.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>

#include "apps/minuit/commands.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"

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

// Seeds whose worlds have been run, as a line of a campaign's record. Blocks begin at multiples of kBlock, so that another range
// finds them again.
constexpr u64 kBlock = 1000;
struct Block {
  std::string game;  // empty: any
  u32 acts = 0;
  u64 first = 0;
  u64 last = 0;
  std::vector<u64> failed;
  std::vector<sim::Count> counts;
};
MINUIT_DESCRIBE(Block, (game, acts, first, last, failed, counts))

// What a campaign has come to, in a file: one that is stopped goes on where it was.
class Record {
 public:
  explicit Record(std::string path) : path_(std::move(path)) {
    if (path_.empty()) return;
    std::ifstream lines(path_);
    for (std::string line; std::getline(lines, line);)
      if (auto block = codec::read<Block>(line); block.ok()) blocks_.push_back(std::move(block).value());  // else cut off
  }

  [[nodiscard]] const Block* find(const Block& wanted) const {
    const auto same = [&](const Block& each) {
      return each.game == wanted.game && each.acts == wanted.acts && each.first == wanted.first && each.last == wanted.last;
    };
    const auto found = std::ranges::find_if(blocks_, same);
    return found == blocks_.end() ? nullptr : &*found;
  }

  void add(const Block& block) const {
    if (path_.empty()) return;
    std::ofstream lines(path_, std::ios::app);
    lines << codec::to_json(block) << '\n' << std::flush;
    if (!lines) throw BadInput("--record: " + path_ + " cannot be written");
  }

 private:
  std::string path_;
  std::vector<Block> blocks_;
};

// Block by block, each of them run, or taken from the record.
[[nodiscard]] sim::Outcome run_blocks(const SimOptions& options, sim::Campaign campaign, u64 last) {
  const Record record(options.record);
  sim::Outcome outcome;
  while (campaign.first <= last) {
    campaign.last = std::min(last, campaign.first / kBlock * kBlock + kBlock - 1);
    Block block{options.game, options.acts, campaign.first, campaign.last, {}, {}};
    const Block* const known = record.find(block);
    if (const auto counts = known == nullptr ? std::nullopt : sim::Counts::from(known->counts)) {
      outcome.counts.join(*counts);
      outcome.failed.insert(outcome.failed.end(), known->failed.begin(), known->failed.end());
    } else {
      const sim::Outcome part = sim::run(campaign);
      outcome.counts.join(part.counts);
      outcome.failed.insert(outcome.failed.end(), part.failed.begin(), part.failed.end());
      if (part.violation && !outcome.violation) outcome.violation = part.violation;
      if (part.violation && !options.all) break;  // not written down: the rest of the block was not run
      block.failed = part.failed;
      block.counts = part.counts.list();
      record.add(block);
    }
    if (!options.record.empty() || isatty(STDERR_FILENO) != 0)
      std::cerr << outcome.counts.all_worlds() << " worlds, to seed " << campaign.last << ", " << outcome.failed.size()
                << " failed\n";
    campaign.first = campaign.last + 1;
  }
  return outcome;
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
  app.add_flag("--all", options.all, "Go on after a violation, and name every seed that has one");
  app.add_option("--record", options.record,
                 "A file in which each thousand of seeds is noted: called again, it goes on from there");
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
                         .goes_on = options.all};
  if (options.acts != 0) campaign.setting.acts = options.acts;
  if (options.trace) {
    campaign.setting.tracing = true;
    const sim::Report report = sim::run_world(campaign.setting, seeds->first);
    std::cout << sim::told(report, report.story.size()) << '\n';
    return report.violation ? 1 : 0;
  }
  const sim::Outcome outcome = run_blocks(options, std::move(campaign), seeds->second);
  std::cout << outcome.counts.to_json() << '\n';
  if (outcome.failed.empty()) return 0;
  std::cout << "violations: " << codec::to_json(outcome.failed) << '\n';
  if (outcome.violation) std::cout << sim::told(*outcome.violation, options.lines) << '\n';
  return 1;
}

}  // namespace minuit::app
