#include <gtest/gtest.h>

#include "rules/games/mysterium/table_test.hpp"

namespace minuit::mysterium {
namespace {

constexpr rules::Deadline kTwoMinutes{120'000};

rules::Deadline deadline(const State& s) { return std::get<rules::Seats>(Mysterium::awaiting(s)).deadline; }

TEST(MysteriumHourglass, MY_22_the_last_gift_turns_it_and_it_is_as_long_as_the_setup_says) {
  Config config = Mysterium::setup(4);
  for (const auto& [timer, expected] :
       {std::pair(std::optional(Seconds{120}), 120'000U), std::pair(std::optional(Seconds{30}), 30'000U),
        std::pair(std::optional(Seconds{600}), 600'000U), std::pair(std::optional<Seconds>(), 0U)}) {
    config.timer = timer;
    TableForTests table(config);
    EXPECT_FALSE(deadline(table.s).runs()) << "the ghost has all the time in the world";
    table.give_all();
    EXPECT_EQ(deadline(table.s).after_ms, expected);
    EXPECT_EQ(table.elapse(), timer ? "ok" : "CT-04");
  }
}

TEST(MysteriumHourglass, MY_22_it_ends_early_when_all_are_ready_and_a_changed_choice_takes_that_back) {
  TableForTests table(4);
  table.give_all();
  EXPECT_EQ(table.awaited(), SeatSet::first(4).without(Seat{0}));
  const u32 glass = Mysterium::hourglass(table.s);
  ASSERT_EQ(table.act(1, Ready{}), "ok");
  EXPECT_EQ(table.act(1, Ready{}), "CT-02") << "who is ready waits";
  ASSERT_EQ(table.act(2, Ready{}), "ok");
  ASSERT_EQ(table.choose(2, 2), "ok");
  EXPECT_EQ(table.awaited(), SeatSet::first(4).without(Seat{0}));
  ASSERT_EQ(table.act(1, Ready{}), "ok");
  ASSERT_EQ(table.act(2, Bet{Medium{2}, Stance::agree}), "ok");
  EXPECT_TRUE(table.s.ready.has(Seat{1})) << "a token takes nothing back";
  EXPECT_EQ(Mysterium::hourglass(table.s), glass) << "the same hourglass all along";
  EXPECT_EQ(deadline(table.s), kTwoMinutes);
  ASSERT_EQ(table.act(2, Ready{}), "ok");
  ASSERT_EQ(table.act(3, Ready{}), "ok");
  EXPECT_EQ(table.s.hour, 2);
  EXPECT_EQ(table.s.found[2], 1);
}

TEST(MysteriumHourglass, MY_22_when_it_has_run_out_what_was_chosen_counts) {
  TableForTests table(4);
  table.give_all();
  ASSERT_EQ(table.choose(0, 0), "ok");
  ASSERT_EQ(table.choose(1, 4), "ok");
  ASSERT_EQ(table.elapse(), "ok");
  EXPECT_EQ(table.heard<TimeUp>().size(), 1U);
  const auto answers = table.heard<Answered>();
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_TRUE(answers[0].right);
  EXPECT_FALSE(answers[1].right);
  EXPECT_FALSE(answers[2].right);
  EXPECT_EQ(answers[2].card, std::nullopt);
}

TEST(Choices, MY_23_of_the_current_kind_shared_with_others_but_not_out_of_a_sleeve) {
  TableForTests table(4);
  table.give_all();
  EXPECT_EQ(table.choose(0, 5), "MY-23") << "not laid out";
  ASSERT_EQ(table.choose(0, 1), "ok");
  EXPECT_EQ(table.choose(0, 1), "MY-23");
  EXPECT_EQ(table.choose(1, 1), "ok") << "two on one card";
  ASSERT_EQ(table.choose(0, 0), "ok") << "moved";
  table.end_hour();
  EXPECT_EQ(table.s.found, (std::array<u8, kMostMediums>{1, 1, 0, 0, 0, 0}));
  table.give_all();
  EXPECT_EQ(table.choose(2, 0), "MY-23") << "in a sleeve";
  EXPECT_EQ(table.choose(2, 2), "ok");
  EXPECT_EQ(table.choose(0, 1), "ok") << "that is a place now";
  EXPECT_EQ(table.heard<CardChosen>().at(0).kind, Kind::place);
  EXPECT_TRUE(Mysterium::may_talk(table.s, Seat{1}));
}

TEST(Choices, MY_23_at_most_a_hundred_changes_in_an_hour_and_then_one_counts_as_ready) {
  Config config = Mysterium::setup(4);
  config.timer.reset();
  TableForTests table(config);
  table.give_all();
  for (int change = 0; change < kMostChanges; ++change) ASSERT_EQ(table.choose(0, change % 2), "ok") << change;
  EXPECT_EQ(table.choose(0, 0), "CT-02");
  EXPECT_EQ(table.view(Seat{1}).players[1].changes_left, 0);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{2}).with(Seat{3}));
  ASSERT_EQ(table.act(2, Ready{}), "ok");
  ASSERT_EQ(table.act(3, Ready{}), "ok");
  EXPECT_EQ(table.s.hour, 2);
  EXPECT_EQ(table.view(Seat{1}).players[1].changes_left, kMostChanges);
  EXPECT_EQ(table.s.choices[0], kNone) << "cleared";
}

TEST(Choices, MY_23_who_runs_two_mediums_has_twice_as_many_changes) {
  TableForTests table(2);
  table.give_all();
  EXPECT_EQ(table.view(Seat{1}).players[1].changes_left, 2 * kMostChanges);
  ASSERT_EQ(table.choose(0, 0), "ok");
  ASSERT_EQ(table.choose(1, 1), "ok");
  EXPECT_EQ(table.view(Seat{1}).players[1].changes_left, 2 * kMostChanges - 2);
}

TEST(Tokens, MY_06_none_with_two_or_three_players) {
  TableForTests table(3);
  table.give_all();
  ASSERT_EQ(table.choose(2, 0), "ok");
  EXPECT_EQ(table.verdict(1, Bet{Medium{2}, Stance::agree}), "MY-06");
}

TEST(Tokens, MY_24_one_at_each_other_medium_with_a_choice_never_at_ones_own) {
  TableForTests table(4);
  table.give_all();
  EXPECT_EQ(table.verdict(1, Bet{Medium{1}, Stance::agree}), "MY-24") << "no choice yet";
  ASSERT_EQ(table.choose(0, 0), "ok");
  ASSERT_EQ(table.choose(1, 0), "ok");
  EXPECT_EQ(table.verdict(1, Bet{Medium{0}, Stance::agree}), "MY-24") << "one's own";
  ASSERT_EQ(table.act(1, Bet{Medium{1}, Stance::agree}), "ok");
  EXPECT_EQ(table.act(1, Bet{Medium{1}, Stance::agree}), "MY-24") << "it says so already";
  EXPECT_EQ(table.view(Seat{3}).mediums[0].agree_left, 1);
  ASSERT_EQ(table.act(1, Bet{Medium{1}, Stance::disagree}), "ok") << "turned over";
  EXPECT_EQ(table.view(Seat{3}).mediums[0].agree_left, 2);
  EXPECT_EQ(table.view(Seat{3}).mediums[0].disagree_left, 1);
  ASSERT_EQ(table.choose(1, 1), "ok");
  EXPECT_EQ(table.view(Seat{3}).mediums[0].tokens[0], (Token{Medium{1}, Stance::disagree})) << "it stays with the medium";
  ASSERT_EQ(table.act(1, Withdraw{Medium{1}}), "ok");
  EXPECT_EQ(table.act(1, Withdraw{Medium{1}}), "MY-24");
  EXPECT_TRUE(table.view(Seat{3}).mediums[0].tokens.empty());
}

TEST(Tokens, MY_24_not_at_a_medium_that_is_done) {
  TableForTests table(4);
  for (int hour = 0; hour < 3; ++hour) table.hour(0b001);
  table.give_all();
  EXPECT_EQ(table.verdict(2, Bet{Medium{0}, Stance::agree}), "MY-24");
}

TEST(Tokens, MY_06_what_is_spent_is_spent_unless_each_says_either) {
  for (const bool either : {false, true}) {
    Config config = Mysterium::setup(7);
    config.either_tokens = either;
    TableForTests table(config);
    table.give_all();
    for (int medium = 1; medium < 6; ++medium) ASSERT_EQ(table.choose(medium, medium), "ok");
    for (int medium = 1; medium < 4; ++medium) ASSERT_EQ(table.act(1, Bet{Medium{medium}, Stance::agree}), "ok");
    EXPECT_EQ(table.verdict(1, Bet{Medium{4}, Stance::agree}), either ? "ok" : "MY-06");
    EXPECT_EQ(table.verdict(1, Bet{Medium{4}, Stance::disagree}), "ok");
    ASSERT_EQ(table.act(1, Bet{Medium{4}, Stance::disagree}), "ok");
    ASSERT_EQ(table.act(1, Bet{Medium{5}, Stance::disagree}), "ok");
    const View view = table.view(Seat{1});
    EXPECT_EQ(view.mediums[0].agree_left, either ? 1 : 0);
    EXPECT_EQ(view.mediums[0].disagree_left, 1);
    EXPECT_EQ(table.verdict(1, Bet{Medium{5}, Stance::agree}), either ? "ok" : "MY-06");
  }
}

TEST(Answers, MY_25_right_ones_go_on_to_the_next_kind_wrong_ones_stay_with_their_visions) {
  TableForTests table(4);
  table.give_all();
  ASSERT_EQ(table.choose(0, 0), "ok");
  ASSERT_EQ(table.choose(1, 0), "ok");
  table.end_hour();
  const View view = table.view(Seat{3});
  EXPECT_EQ(view.mediums[0].sleeve, (BoundedList<Clue, kKinds>{Clue{0}}));
  EXPECT_TRUE(view.mediums[0].visions.empty());
  EXPECT_TRUE(view.mediums[1].sleeve.empty());
  EXPECT_EQ(view.mediums[1].visions.size(), 1U);
  EXPECT_EQ(view.mediums[1].wrong, (BoundedList<Clue, kMostLaid>{Clue{0}}));
  EXPECT_TRUE(view.mediums[2].wrong.empty()) << "no choice is wrong, but says nothing";
  EXPECT_EQ(view.mediums[2].visions.size(), 1U);
  table.hour(0b001);
  table.hour(0b001);
  EXPECT_EQ(table.s.found[0], 3);
  table.hour(0b010);
  EXPECT_TRUE(table.view(Seat{3}).mediums[1].wrong.empty()) << "of the place it looks for now, nothing is known";
}

// Mediums are counted by seat, the ghost's left out.
TEST(Choices, MY_01_each_plays_its_own_medium_wherever_the_ghost_sits) {
  Config config = Mysterium::setup(4);
  config.ghost = Seat{1};
  TableForTests table(config);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{1}));
  table.give_all();
  EXPECT_EQ(table.awaited(), SeatSet::first(4).without(Seat{1}));
  ASSERT_EQ(table.act(0, Choose{Medium{0}, Clue{0}}), "ok");
  ASSERT_EQ(table.act(2, Choose{Medium{1}, Clue{2}}), "ok");
  EXPECT_EQ(table.verdict(2, Choose{Medium{2}, Clue{2}}), "MY-01");
  EXPECT_EQ(table.verdict(2, Bet{Medium{1}, Stance::agree}), "MY-24") << "one's own";
  ASSERT_EQ(table.act(3, Bet{Medium{0}, Stance::agree}), "ok");
  ASSERT_EQ(table.act(0, Bet{Medium{1}, Stance::disagree}), "ok");
  EXPECT_EQ(table.act(1, Ready{}), "CT-02") << "the ghost";
  ASSERT_EQ(table.elapse(), "ok");
  EXPECT_EQ(table.s.track, (std::array<u8, kMostMediums>{1, 0, 1, 0, 0, 0}));
}

TEST(Tokens, MY_26_a_right_one_moves_up_a_wrong_one_costs_nothing_and_both_are_spent) {
  TableForTests table(4);
  table.give_all();
  ASSERT_EQ(table.choose(0, 0), "ok");  // right
  ASSERT_EQ(table.choose(1, 2), "ok");  // wrong
  ASSERT_EQ(table.act(3, Bet{Medium{0}, Stance::agree}), "ok");
  ASSERT_EQ(table.act(3, Bet{Medium{1}, Stance::disagree}), "ok");
  ASSERT_EQ(table.act(2, Bet{Medium{0}, Stance::disagree}), "ok");
  ASSERT_EQ(table.act(1, Bet{Medium{1}, Stance::agree}), "ok");
  ASSERT_EQ(table.elapse(), "ok");
  EXPECT_EQ(table.heard<BetSettled>().size(), 4U);
  EXPECT_EQ(table.s.track, (std::array<u8, kMostMediums>{0, 0, 2, 0, 0, 0}));
  const View view = table.view(Seat{0});
  EXPECT_EQ(view.mediums[2].agree_left + view.mediums[2].disagree_left, 2);
  EXPECT_EQ(view.mediums[1].disagree_left, 1);
  EXPECT_TRUE(view.mediums[2].tokens.empty());
}

TEST(Done, MY_27_moves_up_by_the_hours_left_and_goes_on_helping) {
  TableForTests table(4);
  table.hour(0b001);
  table.hour(0b001);
  table.hour(0b011);
  EXPECT_EQ(table.s.track[0], 7 - 3);
  EXPECT_EQ(table.s.track[1], 0);
  table.give_all();
  ASSERT_EQ(table.choose(1, 1), "ok");
  EXPECT_EQ(table.verdict(1, Choose{Medium{0}, Clue{0}}), "MY-27");
  EXPECT_TRUE(table.awaited().has(Seat{1}));
  EXPECT_EQ(table.act(1, Bet{Medium{1}, Stance::agree}), "ok");
  table.end_hour();
  EXPECT_EQ(table.s.track[0], 7 - 3 + 1);
}

TEST(Done, MY_27_without_a_track_nobody_moves_up) {
  TableForTests table(3);
  table.all_found();
  for (const u8 track : table.s.track) EXPECT_EQ(track, 0);
}

TEST(Tokens, MY_28_return_at_hour_four_and_only_then) {
  TableForTests table(4);
  const auto spend = [&] {
    table.give_all();
    ASSERT_EQ(table.choose(0, 4), "ok");
    ASSERT_EQ(table.act(2, Bet{Medium{0}, Stance::agree}), "ok");
    ASSERT_EQ(table.elapse(), "ok");
    table.deal();
  };
  spend();
  spend();
  EXPECT_EQ(table.s.tokens[1][0], 0);
  table.hour(0);
  EXPECT_EQ(table.s.hour, 4);
  EXPECT_EQ(table.s.tokens[1][0], 2);
  spend();
  spend();
  table.hour(0);
  EXPECT_EQ(table.s.hour, 7);
  EXPECT_EQ(table.s.tokens[1][0], 0);
}

TEST(End, MY_29_after_hour_seven_it_is_lost_if_a_card_is_missing_and_all_see_which) {
  TableForTests table(4);
  for (int hour = 0; hour < 6; ++hour) table.hour(0b011);
  EXPECT_EQ(table.s.hour, 7);
  table.hour(0b111);
  EXPECT_EQ(std::get<rules::Over>(Mysterium::awaiting(table.s)), (rules::Over{rules::Shared{.won = false, .score = 7}}));
  EXPECT_EQ(table.s.ending, Ending::too_late);
  const auto shown = table.heard<TargetShown>();
  ASSERT_EQ(shown.size(), 2U);
  EXPECT_EQ(shown[1], (TargetShown{Medium{2}, Kind::object, Clue{2}}));
  EXPECT_EQ(table.view(Seat{1}).mediums[2].targets.size(), 3U);
}

TEST(End, MY_29_who_finds_the_last_card_in_hour_seven_is_in_time) {
  TableForTests table(4);
  for (int hour = 0; hour < 4; ++hour) table.hour(0b011);
  for (int hour = 4; hour < 7; ++hour) table.hour(0b100);
  EXPECT_EQ(table.s.phase, Phase::conveying);
  EXPECT_EQ(table.s.track[2], 0) << "7 less the hour";
}

}  // namespace
}  // namespace minuit::mysterium
