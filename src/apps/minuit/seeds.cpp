#include "apps/minuit/seeds.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

#include "apps/minuit/commands.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"

namespace minuit::app {

namespace {

[[nodiscard]] std::optional<u64> parse_number(std::string_view digits) {
  u64 value = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || value == ~u64{0}) return std::nullopt;
  return value;
}

// "7" or "1..1000".
[[nodiscard]] std::optional<std::pair<u64, u64>> parse_seeds(const std::string& text) {
  const std::size_t dots = text.find("..");
  const auto first = parse_number(std::string_view(text).substr(0, dots));
  const auto last = dots == std::string::npos ? first : parse_number(std::string_view(text).substr(dots + 2));
  if (!first || !last || *first > *last) return std::nullopt;
  return std::pair(*first, *last);
}

// Seeds of one game, or of all.
struct Range {
  std::string game;  // empty: one drawn from the seed
  std::vector<sim::Play> plays;
  u64 first = 0;
  u64 last = 0;
  u64 next = first;

  [[nodiscard]] bool is_done() const { return next > last; }
  [[nodiscard]] double share_done() const { return static_cast<double>(next - first) / static_cast<double>(last - first + 1); }
};

[[nodiscard]] std::vector<sim::Play> plays_of(const std::string& game, const std::vector<sim::Play>& plays) {
  if (game.empty()) return plays;
  std::vector<sim::Play> some;
  std::ranges::copy_if(plays, std::back_inserter(some), [&](const sim::Play& play) { return play.game == game; });
  if (some.empty()) throw BadInput("no game \"" + game + "\" to simulate");
  return some;
}

[[nodiscard]] std::vector<Range> parse_ranges(const SimOptions& options, const std::vector<sim::Play>& plays) {
  const auto seeds = parse_seeds(options.seeds);
  if (!seeds) throw BadInput("--seeds: expected a number, or two as in 1..1000, found " + options.seeds);
  if (options.worlds.empty()) return {{options.game, plays_of(options.game, plays), seeds->first, seeds->second}};
  std::vector<Range> ranges;
  for (const std::string& each : options.worlds) {
    const std::size_t sign = std::min(each.find('='), each.size());
    const auto count = parse_number(std::string_view(each).substr(std::min(sign + 1, each.size())));
    if (!count || *count == 0 || *count > ~u64{0} - seeds->first)
      throw BadInput("--worlds: expected a game and a number, as in mysterium=1000, found " + each);
    const std::string game = each.substr(0, sign);
    if (game.empty() || std::ranges::find(ranges, game, &Range::game) != ranges.end())
      throw BadInput("--worlds: each game once, found " + each);
    ranges.push_back({game, plays_of(game, plays), seeds->first, seeds->first + (*count - 1)});
  }
  return ranges;
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

struct Total {
  sim::Counts counts;
  std::map<std::string, std::vector<u64>> failed;  // seeds, by game
  std::optional<sim::Report> violation;

  void add(const std::string& game, const sim::Counts& more, const std::vector<u64>& seeds) {
    counts.join(more);
    if (!seeds.empty()) failed[game].insert(failed[game].end(), seeds.begin(), seeds.end());
  }
  [[nodiscard]] std::size_t failures() const {
    std::size_t count = 0;
    for (const auto& [game, seeds] : failed) count += seeds.size();
    return count;
  }
};

// Block by block, each of them run, or taken from the record: always of the game that is furthest from its number, so that what
// has been run when a campaign is stopped is a mixture, too.
[[nodiscard]] Total run_blocks(const SimOptions& options, sim::Campaign campaign, std::vector<Range> ranges) {
  const Record record(options.record);
  Total total;
  while (!ranges.empty()) {
    const auto range = std::ranges::min_element(ranges, {}, &Range::share_done);
    campaign.setting.plays = range->plays;
    campaign.first = range->next;
    campaign.last = std::min(range->last, campaign.first / kBlock * kBlock + kBlock - 1);
    Block block{range->game, options.acts, campaign.first, campaign.last, {}, {}};
    const Block* const known = record.find(block);
    if (const auto counts = known == nullptr ? std::nullopt : sim::Counts::from(known->counts)) {
      total.add(range->game, *counts, known->failed);
    } else {
      const sim::Outcome part = sim::run(campaign);
      total.add(range->game, part.counts, part.failed);
      if (part.violation && !total.violation) total.violation = part.violation;
      if (part.violation && !options.all) break;  // not written down: the rest of the block was not run
      block.failed = part.failed;
      block.counts = part.counts.list();
      record.add(block);
    }
    if (!options.record.empty() || isatty(STDERR_FILENO) != 0)
      std::cerr << total.counts.all_worlds() << " worlds, " << range->game << (range->game.empty() ? "" : " ") << "to seed "
                << campaign.last << ", " << total.failures() << " failed\n";
    range->next = campaign.last + 1;
    if (range->is_done()) ranges.erase(range);
  }
  return total;
}

}  // namespace

void add_sim_options(CLI::App& app, SimOptions& options) {
  app.add_option("--seeds", options.seeds, "One seed, or A..B")->capture_default_str();
  auto* const game = app.add_option("--game", options.game, "Only this game (default: one drawn from the seed)");
  app.add_option("--worlds", options.worlds,
                 "So many worlds of a game, as in mysterium=1000, from the first seed on; once for each game")
      ->excludes(game);
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

int run_sim(const SimOptions& options, const match::Games& games, const std::vector<sim::Play>& plays) {
  std::vector<Range> ranges = parse_ranges(options, plays);
  sim::Campaign campaign{.setting = {.games = &games, .plays = ranges.front().plays, .make_store = {}},
                         .first = ranges.front().first,
                         .last = ranges.front().last,
                         .threads = options.threads,
                         .goes_on = options.all};
  if (options.acts != 0) campaign.setting.acts = options.acts;
  if (options.trace) {
    campaign.setting.tracing = true;
    const sim::Report report = sim::run_world(campaign.setting, campaign.first);
    std::cout << sim::told(report, report.story.size()) << '\n';
    return report.violation ? 1 : 0;
  }
  const Total total = run_blocks(options, std::move(campaign), std::move(ranges));
  std::cout << total.counts.to_json() << '\n';
  for (const auto& [game, seeds] : total.failed)
    std::cout << "violations" << (game.empty() ? "" : " of ") << game << ": " << codec::to_json(seeds) << '\n';
  if (total.violation) std::cout << sim::told(*total.violation, options.lines) << '\n';
  return total.failed.empty() ? 0 : 1;
}

}  // namespace minuit::app
