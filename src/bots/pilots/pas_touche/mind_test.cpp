#include "bots/pilots/pas_touche/mind.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/pilots/pas_touche/levels.hpp"

namespace minuit::touche {
namespace {

constexpr int kThrows = 4000;

Sight plain_sight() {
  Sight sight;
  for (std::size_t place = 0; place < kCards; ++place) sight.grid[place] = static_cast<u8>(place);
  sight.hand = Hand::right;
  sight.dice = card_at(14);
  sight.eyes = 14;
  return sight;
}

std::vector<int> times(const Sight& sight, const Skill& skill) {
  Rng rng(7);
  std::vector<int> all;
  for (int each = 0; each < kThrows; ++each)
    if (const auto made = gesture(sight, skill, rng)) all.push_back(made->touch.reaction_ms.number());
  std::ranges::sort(all);
  return all;
}

int mean(const std::vector<int>& all) {
  i64 sum = 0;
  for (const int each : all) sum += each;
  return static_cast<int>(sum / static_cast<i64>(all.size()));
}

TEST(Minds, PT_63_react_like_humans_never_at_once_and_skewed) {
  const auto all = times(plain_sight(), skill_at(Level{8}));
  EXPECT_GT(all.front(), kFalseStart_ms * 2);
  EXPECT_GT(mean(all), all[all.size() / 2]) << "the long tail is on the slow side";
}

TEST(Minds, PT_21_search_longer_for_what_is_far_and_with_constraints) {
  Sight far = plain_sight();
  far.eyes = 35;
  Sight careful = plain_sight();
  careful.forbidden = no_sweet(0).with(no_sweet(1));
  const Skill skill = skill_at(Level{8});
  EXPECT_GT(mean(times(far, skill)), mean(times(plain_sight(), skill)) + 100);
  EXPECT_GT(mean(times(careful, skill)), mean(times(plain_sight(), skill)) + 10);
}

TEST(Minds, PT_22_block_what_is_forbidden_with_the_other_hand_and_slip_at_times) {
  Sight sight = plain_sight();
  sight.forbidden = no_sweet(static_cast<int>(sight.dice.sweet));
  Rng rng(3);
  int blocks = 0;
  int slips = 0;
  for (int each = 0; each < kThrows; ++each) {
    const auto made = gesture(sight, skill_at(Level{1}), rng);
    ASSERT_TRUE(made);
    const bool other_hand = made->touch.hand == Hand::left;
    if (other_hand && made->shout && made->touch.card == sight.dice) ++blocks;
    if (!other_hand) ++slips;
  }
  EXPECT_GT(blocks, kThrows * 9 / 10);
  EXPECT_GT(slips, 0);
  EXPECT_LT(slips, kThrows / 20);
}

TEST(Minds, PT_10_bots_take_the_level_of_the_match_before_or_their_own) {
  State state = PasTouche::start(PasTouche::setup(2));
  View view = view_of(state);
  const auto bot = bots::make_bot<PasTouche>("7");
  ASSERT_NE(bot, nullptr);
  Rng rng(1);
  const std::vector<Action> legal(1);
  const auto level = [&] { return std::get<Prepare>(bot->choose({Seat{1}, legal, &view}, bot->usual_budget(), rng)).level; };
  EXPECT_EQ(level(), Level{7});
  view.setup.levels = {Level{2}, Level{11}};
  EXPECT_EQ(level(), Level{11});
  EXPECT_EQ(bots::make_bot<PasTouche>("17"), nullptr);
}

TEST(Minds, PT_60_see_the_same_from_a_view_as_from_the_state) {
  State state = PasTouche::start(PasTouche::setup(2));
  state.phase = Phase::racing;
  state.players[1].ready = true;
  state.players[1].hand = Hand::right;
  state.players[1].cards[0] = 20;
  const Sight from_state = sight_of(state, Seat{1}, card_at(3));
  const Sight from_view = sight_of(view_of(state), Seat{1}, card_at(3));
  EXPECT_EQ(from_state.grid, from_view.grid);
  EXPECT_EQ(from_state.forbidden, from_view.forbidden);
  EXPECT_EQ(from_state.hand, from_view.hand);
  EXPECT_EQ(from_state.eyes, from_view.eyes);
}

}  // namespace
}  // namespace minuit::touche
