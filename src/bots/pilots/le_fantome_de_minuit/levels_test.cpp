#include "bots/pilots/le_fantome_de_minuit/levels.hpp"

#include <gtest/gtest.h>

#include "base/digest.hpp"
#include "rules/contract/play.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::fantome {
namespace {

using bots::Budget;
using bots::make_bot;

// A position in the last round, seat 0 to move. Seat 1 waits on far squares.
struct Position {
  i8 hugo;
  Face roll;
  std::vector<int> mine;
  std::vector<int> theirs;
  std::vector<Room> taken;  // by seat 1
};

[[nodiscard]] State set_up(const Position& position) {
  State s = LeFantome::start(LeFantome::setup(2));
  s.hand = {};
  s.round = 2;
  s.phase = Phase::moving;
  s.turn = s.starter = Seat{0};
  s.hugo.at = position.hugo;
  s.roll = position.roll;
  for (const int square : position.mine) stand(s, Seat{0}, Square{square});
  for (const int square : position.theirs) stand(s, Seat{1}, Square{square});
  for (const Room room : position.taken) {
    s.rooms[static_cast<std::size_t>(room)] = 1;
    s.free_rooms &= ~bit(data(room).door);
  }
  return s;
}

[[nodiscard]] Action chosen(std::string_view level, const State& s, u64 seed) {
  const auto bot = make_bot<LeFantome>(level);
  std::vector<Action> buffer;
  const auto legal = rules::list_actions<LeFantome>(s, s.turn, buffer);
  const View view = view_of(s);
  Rng rng(seed);
  return bot->choose({s.turn, legal, &view}, bot->usual_budget(), rng);
}

struct Case {
  const char* name;
  Position position;
  Action good;
};
const std::vector<Case> kCases{
    {"the exact room is worth three points", {4, Face::two, {5, 20}, {22}, {}}, Hide{Square{5}, Room::game_room}},
    {"hide rather than stay under Hugo's nose", {14, Face::two, {15}, {2}, {}}, Hide{Square{15}, Room::dressing_room}},
    {"run with the other one rather than onto Hugo",
     {14, Face::four, {10, 21}, {2}, {Room::bedroom, Room::library, Room::kitchen}},
     Move{Square{21}}},
    {"stay rather than run onto Hugo", {14, Face::four, {10}, {2}, {Room::bedroom}}, Stay{}},
    {"nought points rather than one", {19, Face::five, {20, 20}, {2}, {}}, Hide{Square{20}, Room::kitchen}},
};

class Levels : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Strong, Levels, testing::Values("normal", "hard"),
                         [](const auto& param) { return std::string(param.param); });

TEST_P(Levels, sees_what_is_plain_to_see) {
  for (const Case& each : kCases)
    for (u64 seed = 1; seed <= 5; ++seed) EXPECT_EQ(chosen(GetParam(), set_up(each.position), seed), each.good) << each.name;
}

TEST(FantomeBots, are_named_from_weak_to_strong) {
  const auto names = bots::bots_of<LeFantome>();
  EXPECT_EQ((std::vector<std::string_view>(names.begin(), names.end())),
            (std::vector<std::string_view>{"random", "easy", "normal", "hard"}));
  for (const auto name : names) EXPECT_NE(make_bot<LeFantome>(name), nullptr) << name;
  for (const auto* name : {"", "Hard", "hardest", "random "}) EXPECT_EQ(make_bot<LeFantome>(name), nullptr) << name;
}

TEST(FantomeBots, only_random_does_without_a_view) {
  EXPECT_FALSE(make_bot<LeFantome>("random")->needs_view());
  for (const auto* name : {"easy", "normal", "hard"}) EXPECT_TRUE(make_bot<LeFantome>(name)->needs_view());
}

// A match of seats that take turns between bots; every choice goes through the gate.
[[nodiscard]] u64 play_match(u8 players, const std::vector<std::string_view>& names, u64 nodes, u64 seed) {
  std::vector<std::unique_ptr<bots::Bot<LeFantome>>> table;
  for (const auto name : names) table.push_back(make_bot<LeFantome>(name));
  Rng rng(seed);
  Digest digest;
  std::vector<Action> buffer;
  State s = LeFantome::start(LeFantome::setup(players));
  while (s.phase != Phase::over) {
    if (s.phase == Phase::bravest || s.phase == Phase::rolling) {
      LeFantome::apply(s, rules::draw<LeFantome>(s, rng), rules::NoAudience{});
      continue;
    }
    const auto legal = rules::list_actions<LeFantome>(s, s.turn, buffer);
    const View view = view_of(s);
    auto& bot = *table[s.turn.value % table.size()];
    const Action action = bot.choose({s.turn, legal, &view}, Budget::of_nodes(nodes), rng);
    EXPECT_TRUE(LeFantome::judge(s, s.turn, action).ok());
    digest.add(action);
    rules::act<LeFantome>(s, s.turn, action, rules::NoAudience{});
  }
  return digest.value();
}

TEST(FantomeBots, choose_legally_in_every_company) {
  for (u8 players = 2; players <= 8; ++players) (void)play_match(players, {"random", "easy", "normal", "hard"}, 40, players);
}

// The same on g++ and clang, optimised or not: floating point must not matter. It changes whenever a bot thinks differently.
TEST(FantomeBots, think_alike_on_every_machine) {
  EXPECT_EQ(play_match(2, {"hard", "normal"}, 100, 1), 5862135725729243025ULL);
  EXPECT_EQ(play_match(5, {"easy", "normal", "hard"}, 60, 2), 10941664203809330781ULL);
}

TEST(FantomeBots, a_choice_allocates_nothing) {
  const State s = set_up(kCases[0].position);
  const State first = [] {
    State placing = LeFantome::start(LeFantome::setup(4));
    LeFantome::apply(placing, Bravest{Seat{2}}, rules::NoAudience{});
    return placing;
  }();
  for (const auto name : bots::bots_of<LeFantome>()) {
    const auto bot = make_bot<LeFantome>(name);
    for (const State& state : {s, first}) {
      std::vector<Action> buffer;
      const auto legal = rules::list_actions<LeFantome>(state, state.turn, buffer);
      const View view = view_of(state);
      Rng rng(1);
      const u64 before = support::allocations();
      (void)bot->choose({state.turn, legal, &view}, bot->usual_budget(), rng);
      EXPECT_EQ(support::allocations(), before) << name;
    }
  }
}

}  // namespace
}  // namespace minuit::fantome
