// Simulated worlds as a part of the suite: the same seed is the same world, everything that can happen does, seeds that once
// failed stay healed, and an environment that breaks its word is noticed.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "store/sqlite.hpp"
#include "tests/sim/plays.hpp"

namespace minuit::sim {
namespace {

// Without optimisation, and with sanitizers, everything is ten times slower. A fault of one world in a hundred is found among a
// thousand of them.
#ifdef NDEBUG
constexpr u64 kWorldsOfEach = 1000;
constexpr u64 kWorlds = 400;
constexpr u64 kShares = 4;
#else
constexpr u64 kWorldsOfEach = 40;
constexpr u64 kWorlds = 60;
constexpr u64 kShares = 1;
#endif

const match::Games& games() {
  static const match::Games all = all_games();
  return all;
}

Setting setting() { return {.games = &games(), .plays = all_plays(), .make_store = {}}; }

Setting setting_of(std::string_view game) {
  Setting made = setting();
  std::erase_if(made.plays, [&](const Play& play) { return play.game != game; });
  return made;
}

TEST(Sim, the_same_seed_is_the_same_world) {
  for (const u64 seed : {3U, 81U, 393U}) {
    Setting traced = setting();
    traced.tracing = true;
    const Report one = run_world(traced, seed);
    const Report two = run_world(traced, seed);
    EXPECT_EQ(one.story, two.story);
    EXPECT_EQ(one.digest, two.digest);
    EXPECT_EQ(one.digest, run_world(setting(), seed).digest) << "tracing must not change anything";
    EXPECT_NE(one.digest, run_world(setting(), seed + 1).digest);
  }
}

// A seed that shows a fault of the authority, or of the witness, when the fault is put back. The worlds are of one game each: a
// new game in the catalogue would make other worlds of the seeds.
struct Kept {
  u64 seed;
  std::string_view why;
  std::string_view game = "parlour";
};
constexpr std::array kKeptSeeds{
    Kept{6, "without the memory of commands a retry is done twice"},
    Kept{4, "someone who is back is still played by a bot, if their absence is not forgotten"},
    Kept{10, "a memory of commands that others' commands push out forgets a retry"},
    Kept{25, "without the check of the point a stale decision is taken"},
    Kept{16, "a jump of the wall clock and a crash made the clock decide at once"},
    Kept{328, "a forced move that the disk refused was never asked for again"},
    Kept{104, "a bot that decides for who is gone again and again, while one hourglass runs, was taken for none", "mysterium"},
    Kept{273, "on a slow disk those who wrote without a pause stopped the clock of a deadline", "mysterium"},
    Kept{1067896, "a room that is read again for somebody at its door was held to the time before that", "le-fantome-de-minuit"},
    Kept{1032696, "a touch that was heard in the last race is known when another race was called off since", "pas-touche"},
};

TEST(Sim, seeds_that_once_failed) {
  for (const Kept& kept : kKeptSeeds) {
    const Report report = run_world(setting_of(kept.game), kept.seed);
    EXPECT_FALSE(report.violation) << kept.why << "\n" << told(report, 0);
  }
}

TEST(Sim, every_game_of_the_catalogue_is_simulated) {
  const std::vector<Play> plays = catalog_plays();
  for (const catalog::GameInfo& info : catalog::games()) {
    const auto play = std::ranges::find(plays, info.id, &Play::game);
    ASSERT_NE(play, plays.end()) << info.id;
    ASSERT_FALSE(play->configs.empty()) << info.id;
    for (const std::string& config : play->configs) {
      const auto match = games().open(match::header_line(info.id, info.rules_version, config));
      ASSERT_TRUE(match.ok()) << info.id << " " << config;
      EXPECT_EQ(match.value()->takes_intents(), static_cast<bool>(play->intent)) << info.id;
      EXPECT_EQ(match.value()->races(), static_cast<bool>(play->signals)) << info.id;
    }
  }
}

// Each game has its own tests, and each of them a share of its worlds, so that they are run beside each other.
struct Share {
  std::string game;
  u64 number = 0;
};
void PrintTo(const Share& share, std::ostream* out) { *out << share.game << " " << share.number; }

std::vector<Share> shares() {
  std::vector<Share> all;
  for (const Play& play : all_plays())
    for (u64 number = 1; number <= kShares; ++number) all.push_back({play.game, number});
  return all;
}

class SimOfAGame : public testing::TestWithParam<Share> {};

TEST_P(SimOfAGame, every_invariant_holds) {
  const auto& [game, number] = GetParam();
  constexpr u64 kWorldsOfAShare = kWorldsOfEach / kShares;
  const u64 first = 20'000 + (number - 1) * kWorldsOfAShare;
  const Outcome outcome = run({.setting = setting_of(game), .first = first, .last = first + kWorldsOfAShare - 1, .threads = 1});
  ASSERT_FALSE(outcome.violation) << told(*outcome.violation, 40);
  EXPECT_EQ(outcome.counts.worlds.at(game), kWorldsOfAShare);
  EXPECT_GT(outcome.counts.of(Mark::finished), kWorldsOfAShare / 2) << "matches must come to their end";
  const Play play = setting_of(game).plays.front();
  if (play.intent) {
    // Whether people's are accepted too is seen over all games together: a share may be too small for it.
    EXPECT_TRUE(std::ranges::any_of(outcome.counts.outcomes, [](const auto& each) { return each.first.starts_with("Intend "); }));
    EXPECT_GT(outcome.counts.of(Mark::intents_of_bots), 0U);
    EXPECT_GT(outcome.counts.of(Mark::errands), 0U);
  }
  if (play.signals) {
    EXPECT_GT(outcome.counts.of(Mark::reveals), 0U);
  }
  if (game == "pas-vu-pas-pris") {
    EXPECT_GT(outcome.counts.of(Mark::evidence), 0U);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SimOfAGame, testing::ValuesIn(shares()), [](const auto& each) {
  std::string name = each.param.game + '_' + std::to_string(each.param.number);
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(Sim, everything_happens_and_every_invariant_holds) {
  const Outcome outcome = run({.setting = setting(), .first = 1000, .last = 1000 + kWorlds - 1, .threads = 2});
  ASSERT_FALSE(outcome.violation) << told(*outcome.violation, 40);
  EXPECT_EQ(outcome.counts.all_worlds(), kWorlds);
  if (kWorlds < 400) return;  // too few for every rarity
  each_enumerator<Mark>(
      [&](std::string_view name, Mark mark) { EXPECT_GT(outcome.counts.of(mark), 0U) << name << " never happened"; });
  for (const std::string command :
       {"Sit", "Stand", "FillSeat", "FreeSeat", "LockSeat", "Remove", "PassHost", "Configure", "SetOptions", "Begin", "Decide",
        "Prompt", "TakeBack", "HandOver", "TakeOver", "Say", "React", "Show", "Intend"})
    EXPECT_GT(outcome.counts.outcomes.count(command + " done"), 0U) << command;
  for (const std::string clause :
       {"Decide TB-02",   "Prompt TB-02",   "Sit TB-06",    "Begin TB-10",     "Begin TB-12",   "Configure TB-06",
        "Say TB-17",      "Advise advised", "Begin TB-21",  "ClaimHost TB-09", "Remove TB-30",  "SetOptions TB-20",
        "FillSeat TB-13", "Intend TB-16",   "Intend TB-32", "unknown TB-01",   "unknown TB-22", "unknown TB-23",
        "unknown TB-24",  "unknown TB-34",  "Sit TB-38",    "Intend TB-36",    "Intend TB-37"})
    EXPECT_GT(outcome.counts.outcomes.count(clause), 0U) << clause;
  for (const std::string code : {"4000", "4003", "4010", "4011"}) EXPECT_GT(outcome.counts.goodbyes.count(code), 0U) << code;
}

TEST(Sim, a_table_in_a_file_goes_through_the_same) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / ("minuit-sim-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  Setting on_disk = setting();
  on_disk.acts = 40;
  on_disk.make_store = [&](u64 seed) -> std::unique_ptr<store::Store> {
    auto opened = store::SqliteStore::open((folder / (std::to_string(seed) + ".db")).string());
    EXPECT_TRUE(opened.ok());
    return std::move(opened).value();
  };
  Setting in_memory = setting();
  in_memory.acts = on_disk.acts;
  for (u64 seed = 1; seed <= 6; ++seed) {
    const Report report = run_world(on_disk, seed);
    EXPECT_FALSE(report.violation) << told(report, 0);
    EXPECT_EQ(report.digest, run_world(in_memory, seed).digest);
  }
  std::filesystem::remove_all(folder);
}

// The first violation of a world with a defect, among so many seeds.
std::optional<Report> first_violation(Mutant mutant) {
  Setting broken = setting();
  broken.mutant = mutant;
  for (u64 seed = 1; seed <= 200; ++seed)
    if (Report report = run_world(broken, seed); report.violation) return report;
  return std::nullopt;
}

TEST(Sim, an_environment_that_breaks_its_word_is_noticed) {
  struct Case {
    Mutant mutant;
    std::vector<std::string> invariants;  // one of them
  };
  const std::vector<Case> cases{
      {Mutant::tells_before_storing, {"told before stored"}},
      {Mutant::forgets_kept, {"told before stored", "acknowledged and lost"}},
      {Mutant::crosses_wires, {"sight", "acknowledged and lost"}},
      {Mutant::swallows_frames, {"gap", "convergence"}},
      {Mutant::hurries_clock, {"timers"}},
      {Mutant::loses_ticks, {"timers", "progress"}},
      {Mutant::doubles_commands, {"out of nothing"}},
  };
  for (const Case& each : cases) {
    const auto report = first_violation(each.mutant);
    ASSERT_TRUE(report) << static_cast<int>(each.mutant);
    EXPECT_NE(std::ranges::find(each.invariants, report->violation->invariant), each.invariants.end())
        << static_cast<int>(each.mutant) << " " << told(*report, 0);
  }
}

TEST(Sim, the_first_violation_is_told_with_its_story) {
  Setting broken = setting_of("parlour");
  broken.mutant = Mutant::hurries_clock;
  const Outcome outcome = run({.setting = broken, .first = 1, .last = 400, .threads = 2});
  ASSERT_TRUE(outcome.violation);
  const std::string story = told(*outcome.violation, 5);
  EXPECT_TRUE(story.starts_with("seed " + std::to_string(outcome.violation->seed) + ", event ")) << story;
  EXPECT_NE(story.find("VIOLATION"), std::string::npos) << story;
}

}  // namespace
}  // namespace minuit::sim
