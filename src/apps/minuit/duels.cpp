#include "lab/duels.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"
#include "codec/write.hpp"

namespace minuit::app {

namespace {

struct Options {
  u64 matches = 4000;
  u64 seed = 1;
  int reach = 4;
};

void print(int one, int one_level, int other, int other_level, const Options& options) {
  const auto duellist = [](int skill, int level) {
    return lab::Duellist{touche::Level(level), touche::skill_at(touche::Level(skill))};
  };
  const lab::DuelShare share =
      lab::play_duels(duellist(one, one_level), duellist(other, other_level), options.matches, options.seed);
  const lab::Interval interval = lab::wilson(static_cast<double>(share.halves) / 2, share.matches);
  const double throws = static_cast<double>(share.throws) / static_cast<double>(share.matches);
  std::cout << R"({"skill":)" << one << R"(,"level":)" << one_level << R"(,"other_skill":)" << other << R"(,"other_level":)"
            << other_level << R"(,"matches":)" << share.matches << R"(,"share":)" << codec::to_json(share.share()) << R"(,"low":)"
            << codec::to_json(interval.low) << R"(,"high":)" << codec::to_json(interval.high) << R"(,"throws":)"
            << codec::to_json(throws) << "}\n"
            << std::flush;
}

}  // namespace

void add_duels(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand(
      "duels", "Pas Touche !: every skill at its level against those near it, then skills at one level; print a JSON line each");
  command->add_option("--matches", options.matches, "Of each two")->check(CLI::Range(1U, 10'000'000U))->capture_default_str();
  command->add_option("--reach", options.reach, "How far apart levels may be")->check(CLI::Range(1, 15))->capture_default_str();
  command->add_option("--seed", options.seed, "Same seed and options: same matches")->check(whole())->capture_default_str();
  command->callback([] {
    for (int one = 1; one <= touche::kLevels; ++one)
      for (int other = one + 1; other <= std::min(one + options.reach, touche::kLevels); ++other)
        print(one, one, other, other, options);
    for (const auto& [weak, strong, level] : {std::array{1, 16, 1}, std::array{8, 12, 8}})
      print(strong, level, weak, level, options);
  });
}

}  // namespace minuit::app
