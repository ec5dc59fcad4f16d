#include <gtest/gtest.h>

#include "rules/games/mysterium/table_test.hpp"

namespace minuit::mysterium {
namespace {

VisionList visions(std::initializer_list<int> numbers) {
  VisionList list;
  for (const int number : numbers) list.push_back(Vision(number));
  return list;
}

TEST(Crow, MY_05_easy_once_an_hour_and_unused_ones_lapse) {
  TableForTests table(4);
  EXPECT_EQ(table.s.crows, 1);
  ASSERT_EQ(table.act(0, SendCrow{visions({0, 1, 2, 3, 4, 5, 6})}), "ok");
  EXPECT_EQ(table.s.hand.size(), 0);
  table.deal();
  EXPECT_EQ(listed(table.s.hand), visions({7, 8, 9, 10, 11, 12, 13}));
  EXPECT_EQ(table.s.heap.size(), 7);
  EXPECT_EQ(table.verdict(0, SendCrow{visions({7})}), "MY-05");
  EXPECT_EQ(TableForTests(4).verdict(0, SendCrow{visions({})}), "MY-20") << "one card at least";
  EXPECT_EQ(TableForTests(4).verdict(0, SendCrow{visions({7})}), "MY-20") << "of the hand";
  table.hour(0);
  EXPECT_EQ(table.s.crows, 1);
  table.hour(0);
  EXPECT_EQ(table.s.crows, 1) << "they do not add up";
}

TEST(Crow, MY_05_medium_three_a_match_several_in_one_hour_and_hard_one) {
  TableForTests medium(4, Difficulty::medium);
  for (const int left : {2, 1, 0}) {
    ASSERT_EQ(medium.act(0, SendCrow{medium.lowest_of_hand(1)}), "ok");
    EXPECT_EQ(medium.heard<CrowSent>().at(0).left, left);
    medium.deal();
  }
  EXPECT_EQ(medium.verdict(0, SendCrow{medium.lowest_of_hand(1)}), "MY-05");
  medium.hour(0);
  EXPECT_EQ(medium.s.crows, 0);
  TableForTests hard(4, Difficulty::hard);
  ASSERT_EQ(hard.act(0, SendCrow{hard.lowest_of_hand(2)}), "ok");
  hard.deal();
  hard.hour(0);
  EXPECT_EQ(hard.verdict(0, SendCrow{hard.lowest_of_hand(1)}), "MY-05");
}

TEST(Crow, MY_05_between_gifts_but_not_once_the_hourglass_runs_nor_for_the_shared_vision) {
  TableForTests table(4);
  ASSERT_EQ(table.act(0, Give{Medium{2}, visions({0})}), "ok");
  table.deal();
  EXPECT_EQ(table.verdict(0, SendCrow{visions({1})}), "ok");
  table.give_all();
  EXPECT_EQ(table.verdict(1, SendCrow{visions({1})}), "MY-05");
  table.end_hour();
  table.all_found();
  ASSERT_EQ(table.s.phase, Phase::conveying);
  EXPECT_EQ(table.verdict(0, SendCrow{table.lowest_of_hand(1)}), "MY-05");
}

TEST(Gifts, MY_20_one_gift_for_each_medium_in_any_order_and_the_hand_is_filled_after_each) {
  TableForTests table(4);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{0}));
  ASSERT_EQ(table.act(0, Give{Medium{2}, visions({1, 4})}), "ok");
  EXPECT_EQ(table.s.hand.size(), 5);
  table.deal();
  EXPECT_EQ(listed(table.s.hand), visions({0, 2, 3, 5, 6, 7, 8}));
  EXPECT_EQ(table.verdict(0, Give{Medium{2}, visions({0})}), "MY-20");
  ASSERT_EQ(table.act(0, Give{Medium{0}, visions({0, 2, 3, 5, 6, 7, 8})}), "ok");
  table.deal();
  ASSERT_EQ(table.act(0, Give{Medium{1}, visions({9})}), "ok");
  table.deal();
  EXPECT_EQ(table.s.phase, Phase::guessing);
  EXPECT_EQ(table.verdict(1, Give{Medium{1}, visions({10})}), "MY-20");
  const View view = table.view(Seat{1});
  ASSERT_EQ(view.mediums[2].visions.size(), 2U);
  EXPECT_EQ(view.mediums[2].visions[1], (GivenVision{Vision{4}, 1}));
}

TEST(Gifts, MY_20_a_gift_names_visions_of_the_hand_in_rising_order) {
  const TableForTests table(4);
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, visions({})}), "MY-20");
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, visions({2, 1})}), "MY-20");
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, visions({1, 1})}), "MY-20");
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, visions({6, 7})}), "MY-20");
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, visions({5, 6})}), "ok");
  EXPECT_EQ(Mysterium::actions(table.s, Seat{0}).size(), 127U * 4) << "every part of the hand to three mediums, or to the crow";
}

TEST(Gifts, MY_20_who_is_done_gets_none_and_visions_add_up_until_the_card_is_found) {
  TableForTests table(4);
  for (int hour = 0; hour < 3; ++hour) table.hour(0b001);
  ASSERT_TRUE(is_done(table.s, Medium{0}));
  EXPECT_EQ(table.verdict(0, Give{Medium{0}, table.lowest_of_hand(1)}), "MY-20");
  EXPECT_EQ(table.s.before[0].size(), 0);
  EXPECT_EQ(table.s.before[1].size(), 3);
  table.hour(0b010);
  EXPECT_EQ(table.s.before[1].size(), 0);
  EXPECT_EQ(table.s.before[2].size(), 4);
}

TEST(Pile, MY_21_found_and_discarded_visions_form_a_heap_that_is_shuffled_when_the_pile_is_empty) {
  TableForTests table(4);
  ASSERT_EQ(table.act(0, SendCrow{table.lowest_of_hand(3)}), "ok");
  table.deal();
  table.hour(0b111, 2);
  EXPECT_EQ(table.s.heap.size(), 3 + 6);
  // All but one card of the pile go to the heap, by hand.
  while (table.s.pile.size() > 1) {
    table.s.heap.add(table.s.pile.nth(0));
    table.s.pile.remove(table.s.pile.nth(0));
  }
  const u8 heap = table.s.heap.size();
  ASSERT_EQ(table.act(0, Give{Medium{0}, table.lowest_of_hand(2)}), "ok");
  EXPECT_EQ(Mysterium::chances(table.s).size(), 1U);
  ASSERT_EQ(table.decide(rules::Chance<Mysterium>{Mysterium::chances(table.s)[0].outcome}), "ok");
  EXPECT_EQ(table.heard<PileShuffled>().at(0).cards, heap);
  EXPECT_EQ(table.s.heap.size(), 0);
  EXPECT_EQ(Mysterium::chances(table.s).size(), heap);
  EXPECT_EQ(rules::to_string(Mysterium::judge(table.s, Draw{table.s.hand.nth(0)}).refusal().clause()), "MY-21");
}

TEST(Pile, MY_21_with_nothing_to_draw_the_hand_stays_short_and_an_empty_one_ends_the_gifts) {
  TableForTests table(4);
  // The mediums keep everything: the pile is laid before the second.
  table.s.before[1].join(table.s.pile);
  table.s.pile.each([&](Vision vision) { table.s.given_at[vision.value] = 1; });
  table.s.pile = {};
  ASSERT_EQ(table.act(0, Give{Medium{0}, table.lowest_of_hand(5)}), "ok");
  EXPECT_EQ(table.s.phase, Phase::giving);
  EXPECT_EQ(table.s.hand.size(), 2);
  ASSERT_EQ(table.act(0, Give{Medium{2}, table.lowest_of_hand(2)}), "ok");
  EXPECT_EQ(table.s.phase, Phase::guessing) << "the second medium gets nothing";
  table.end_hour();
  EXPECT_EQ(table.s.hour, 2);
  EXPECT_EQ(table.s.phase, Phase::guessing) << "nothing to give at all";
}

}  // namespace
}  // namespace minuit::mysterium
