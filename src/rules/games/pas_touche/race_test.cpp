// PT-20 to PT-65: what touches come to, how cubes go, what errors cost, and how it ends.
#include "rules/games/pas_touche/scenario_test.hpp"

namespace minuit::touche {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): the words of these tests

// A card of the grid that no test constraint forbids.
constexpr Card kFree{Sweet::doughnut, Count{6}};
const int kNoWaffles = card_forbidding(Colour::green, no_sweet(static_cast<int>(Sweet::waffle)));

// Player one stands on the first card, which forbids waffles.
Table with_waffles_forbidden(std::initializer_list<int> levels = {1, 1, 1}) {
  Table table = Table::racing(levels);
  table.race(kFree, {touch(kOne, kFree)}, kNoWaffles);
  return table;
}

std::string refused(const rules::Verdict& verdict) { return verdict.ok() ? "" : rules::to_string(verdict.refusal().clause()); }

TEST(PasToucheThrow, PT_20_any_seat_may_call_it_and_only_between_throws) {
  Table table = Table::racing({1, 1, 1});
  EXPECT_EQ(refused(table.decide(rules::Chance<PasTouche>{Call{}})), "CT-03");
  table.expect(rules::Resolved<PasTouche>{Race{kFree, {}}});
  const rules::Awaiting awaiting = PasTouche::awaiting(table.state);
  ASSERT_TRUE(std::holds_alternative<rules::Nature>(awaiting));
  EXPECT_EQ(std::get<rules::Nature>(awaiting).prompters, SeatSet::first(3));
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{Race{kFree, {}}})), "CT-05");
}

TEST(PasToucheThrow, PT_21_the_first_on_the_card_advances_and_ends_the_throw) {
  Table table = Table::racing({1, 1, 1});
  table.race(kFree, {touch(kTwo, kFree, 700), touch(kOne, kFree, 800), with_left(touch(kThree, kTwoChurros, 900))}, 0);
  EXPECT_EQ(table.outcome(0), Outcome::advanced);
  EXPECT_EQ(table.outcome(1), Outcome::late);
  EXPECT_EQ(table.outcome(2), Outcome::late) << "an error that comes later is none";
  EXPECT_EQ(table.cube(kTwo), (std::pair{1, 1}));
  EXPECT_EQ(table.cube(kOne), (std::pair{0, 0}));
  EXPECT_TRUE(table.events<Penalised>().empty());
}

TEST(PasToucheThrow, PT_22_a_block_ends_the_throw_and_nobody_advances) {
  Table table = with_waffles_forbidden();
  table.race(kThreeWaffles, {shouting(with_left(touch(kOne, kThreeWaffles, 600))), touch(kTwo, kThreeWaffles, 700)});
  EXPECT_EQ(table.outcome(0), Outcome::blocked);
  EXPECT_EQ(table.outcome(1), Outcome::late);
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 1}));
  EXPECT_EQ(table.cube(kTwo), (std::pair{0, 0}));
  EXPECT_EQ(table.events<Blocked>().size(), 1U);
}

TEST(PasToucheThrow, PT_23_errors_of_card_hand_and_shout) {
  Table table = with_waffles_forbidden({1, 1, 1, 1});
  const Seat four{3};
  table.race(kThreeWaffles,
             {touch(kTwo, kTwoChurros, 500), with_left(touch(kThree, kThreeWaffles, 510)),
              with_left(touch(kOne, kThreeWaffles, 520)), touch(four, kThreeWaffles, 900)},
             1);
  EXPECT_EQ(table.outcome(0), Outcome::wrong_card);
  EXPECT_EQ(table.outcome(1), Outcome::wrong_hand);
  EXPECT_EQ(table.outcome(2), Outcome::no_shout);
  EXPECT_EQ(table.outcome(3), Outcome::advanced) << "the others go on";
  EXPECT_EQ(table.events<Penalised>().size(), 3U);
  table.race(kThreeWaffles, {touch(kOne, kThreeWaffles)});
  EXPECT_EQ(table.outcome(0), Outcome::forbidden);
  table.race(kThreeWaffles, {shouting(with_left(touch(kTwo, kThreeWaffles)))});
  EXPECT_EQ(table.outcome(0), Outcome::wrong_hand) << "a block of what is not forbidden, shout or not";
}

TEST(PasToucheThrow, PT_23_a_seat_touches_once) {
  Table table = Table::racing({1, 1});
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{Race{kFree, {touch(kOne, kFree), touch(kOne, kFree)}}})), "PT-23");
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{Race{kFree, {touch(kThree, kFree)}}})), "PT-21");
}

TEST(PasToucheThrow, PT_24_ends_without_anyone_and_not_after_its_time) {
  Config config;
  config.throw_seconds = Seconds{5};
  Table table = Table::racing({1, 1}, config);
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{Race{kFree, {touch(kOne, kFree, 5001)}}})), "PT-24");
  table.race(kFree, {});
  EXPECT_EQ(table.events<NobodyScored>().size(), 1U);
}

TEST(PasToucheThrow, PT_24_after_the_cap_the_furthest_cube_wins) {
  Config config;
  config.throw_cap = ThrowCap{2};
  Table table = Table::racing({1, 1}, config);
  table.race(kFree, {touch(kTwo, kFree)}, 0);
  table.race(kFree, {});
  const rules::Awaiting awaiting = PasTouche::awaiting(table.state);
  ASSERT_TRUE(std::holds_alternative<rules::Over>(awaiting));
  const auto& seats = std::get<rules::Ranking>(std::get<rules::Over>(awaiting).result).seats;
  EXPECT_EQ(seats[1].place, 1);
  EXPECT_EQ(seats[0].place, 2);
  config.throw_cap = ThrowCap{1};
  Table even = Table::racing({1, 1}, config);
  even.race(kFree, {});
  EXPECT_EQ(even.state.winners, SeatSet::first(2));
}

TEST(PasToucheThrow, PT_25_first_is_first_in_the_players_own_time) {
  Table table = Table::racing({1, 1});
  const Race wrong{kFree, {touch(kOne, kFree, 900), touch(kTwo, kFree, 700)}};
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{wrong})), "PT-62");
}

TEST(PasToucheTrack, PT_30_turns_the_leftmost_card_up_first) {
  Table table = Table::racing({1, 1});
  table.expect(rules::Resolved<PasTouche>{Race{kFree, {touch(kOne, kFree)}}});
  EXPECT_EQ(table.state.phase, Phase::turning);
  EXPECT_TRUE(std::get<rules::Nature>(PasTouche::awaiting(table.state)).prompters.empty());
  table.turn(kNoWaffles);
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 1}));
  const View view = view_of(table.state);
  EXPECT_EQ(view.players[0].slots[0].card, ConstraintId(kNoWaffles));
  EXPECT_EQ(view.players[0].sweets.size(), 1U);
  EXPECT_EQ(view.players[0].progress, 1);
}

TEST(PasToucheTrack, PT_31_PT_32_goes_along_the_card_then_turns_the_next) {
  Table table = with_waffles_forbidden({1, 1});
  table.race(kFree, {touch(kOne, kFree)});
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 2}));
  table.race(kFree, {touch(kOne, kFree)});
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 3}));
  table.race(kFree, {touch(kOne, kFree)}, card_forbidding(Colour::green, no_count(3)));
  EXPECT_EQ(table.cube(kOne), (std::pair{2, 1}));
  EXPECT_TRUE(is_forbidden(table.state, kOne, Card{Sweet::churros, Count{3}}));
  EXPECT_TRUE(is_forbidden(table.state, kOne, Card{Sweet::waffle, Count{1}})) << "both bind";
  EXPECT_FALSE(is_forbidden(table.state, kOne, kFree));
}

TEST(PasToucheTrack, PT_32_constraints_add_up_and_bind_also_when_repeated) {
  int same = kNoWaffles + 1;
  while (kForbids[static_cast<std::size_t>(same)] != kForbids[static_cast<std::size_t>(kNoWaffles)]) ++same;
  ASSERT_EQ(colour_of(ConstraintId(same)), Colour::green);
  Table table = with_waffles_forbidden({1, 1});
  table.race(kFree, {touch(kOne, kFree)});
  table.race(kFree, {touch(kOne, kFree)});
  table.race(kFree, {touch(kOne, kFree)}, same);
  table.race(kThreeWaffles, {touch(kOne, kThreeWaffles)});
  EXPECT_EQ(table.outcome(0), Outcome::forbidden);
  for (int step = 0; step < 2; ++step) table.race(kFree, {touch(kOne, kFree)});
  table.race(kFree, {touch(kOne, kFree)}, card_forbidding(Colour::green, no_count(3)));
  for (const Card card : {kThreeWaffles, Card{Sweet::waffle, Count{1}}, Card{Sweet::churros, Count{3}}}) {
    table.race(card, {touch(kOne, card)});
    EXPECT_EQ(table.outcome(0), Outcome::forbidden) << "of the first, the second and the third card";
  }
  table.race(kFree, {touch(kOne, kFree)});
  EXPECT_EQ(table.outcome(0), Outcome::advanced);
}

TEST(PasToucheTrack, PT_33_leaving_the_last_space_wins_at_once) {
  Table table = with_waffles_forbidden({1, 1});
  for (int step = 0; step < 9; ++step) {
    const bool turns = step == 2 || step == 5;
    ASSERT_EQ(table.state.phase, Phase::racing);
    table.race(kFree, {touch(kOne, kFree)}, turns ? std::optional(kNoWaffles + step / 3 + (step == 2 ? 1 : -4)) : std::nullopt);
  }
  EXPECT_EQ(table.state.phase, Phase::over);
  const auto ended = table.events<Ended>();
  ASSERT_EQ(ended.size(), 1U);
  EXPECT_EQ(ended[0].ending, Ending::won);
  EXPECT_EQ(ended[0].winners, SeatSet(kOne));
  const auto over = std::get<rules::Over>(PasTouche::awaiting(table.state));
  EXPECT_EQ(std::get<rules::Ranking>(over.result).seats[0].place, 1);
  EXPECT_EQ(std::get<rules::Ranking>(over.result).seats[1].place, 2);
}

TEST(PasTouchePenalty, PT_40_a_padlock_costs_nothing_and_an_arrow_a_step) {
  Table table = with_waffles_forbidden({1, 1});
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 1})) << "a padlock";
  table.race(kFree, {touch(kOne, kFree)});
  table.race(kFree, {touch(kOne, kFree)});
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 3}));
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.cube(kOne), (std::pair{1, 2})) << "an arrow";
  EXPECT_EQ(table.events<Penalised>()[0].space, Space::arrow);
}

TEST(PasTouchePenalty, PT_40_off_the_track_nothing_is_lost) {
  Table table = Table::racing({1, 1});
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.outcome(0), Outcome::wrong_card);
  EXPECT_EQ(table.events<Penalised>()[0].space, std::nullopt);
  EXPECT_EQ(table.cube(kOne), (std::pair{0, 0}));
}

TEST(PasTouchePenalty, PT_40_crossed_loses_the_card_which_binds_no_more) {
  Table table = Table::racing({11, 1});  // red: crossed first
  const int no_one_or_two = card_forbidding(Colour::red, no_count(1).with(no_count(2)));
  table.race(kFree, {touch(kOne, kFree)}, no_one_or_two);
  EXPECT_TRUE(is_forbidden(table.state, kOne, kTwoChurros));
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.cube(kOne), (std::pair{0, 0})) << "off the track";
  EXPECT_EQ(table.events<Penalised>()[0].lost, ConstraintId(no_one_or_two));
  EXPECT_FALSE(is_forbidden(table.state, kOne, kTwoChurros));
  EXPECT_FALSE(is_up(table.player(kOne), 0));
  EXPECT_EQ(view_of(table.state).under[2].size(), 1U);
  EXPECT_EQ(refused(table.decide(rules::Resolved<PasTouche>{Race{kFree, {touch(kOne, kFree)}}})), "");
  EXPECT_EQ(refused(table.decide(rules::Chance<PasTouche>{Turn{ConstraintId(no_one_or_two)}})), "PT-30")
      << "it lies below others";
}

TEST(PasTouchePenalty, PT_40_the_photo_tells_what_each_error_cost) {
  Table table = Table::racing({1, 1, 11});
  table.race(kFree, {touch(kOne, kTwoChurros, 500), touch(kTwo, kFree, 600)}, kNoWaffles);
  table.race(kFree, {touch(kThree, kFree)}, 2 * kCardsOfColour);
  const auto costs = [&] {
    std::vector<Cost> list;
    const View view = view_of(table.state);
    for (const TouchView& each : view.last->touches) list.push_back(each.cost);
    return list;
  };
  table.race(kFree, {touch(kTwo, kTwoChurros, 500), touch(kThree, kTwoChurros, 510), touch(kOne, kTwoChurros, 520)});
  EXPECT_EQ(costs(), (std::vector{Cost::padlock, Cost::crossed, Cost::off_track}));
  table.race(kFree, {touch(kTwo, kFree)});
  table.race(kFree, {touch(kTwo, kFree)});
  EXPECT_EQ(costs(), (std::vector{Cost::none}));
  table.race(kFree, {touch(kTwo, kTwoChurros, 500), touch(kOne, kFree, 600)}, kNoWaffles + 1);
  EXPECT_EQ(costs(), (std::vector{Cost::arrow, Cost::none}));
}

TEST(PasTouchePenalty, PT_40_crossed_on_a_later_card_leads_to_the_end_of_the_one_before) {
  Table table = Table::racing({4, 1});  // green, green, red
  Player& player = table.state.players[0];
  player.cards = {0, 1, static_cast<u8>(card_forbidding(Colour::red, no_count(1).with(no_count(2))))};
  table.state.piles[0].fresh &= ~3U;
  table.state.piles[2].fresh &= ~(1U << (player.cards[2] % kCardsOfColour));
  player.on_track = true;
  player.cube = {Slot{2}, SpaceNumber{0}};
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.cube(kOne), (std::pair{2, 3}));
  EXPECT_FALSE(is_up(player, 2));
  EXPECT_TRUE(is_up(player, 1));
}

TEST(PasTouchePenalty, PT_40_a_card_left_by_an_arrow_is_not_turned_again) {
  Table table = Table::racing({1, 1});
  Player& player = table.state.players[0];
  player.cards = {0, 1, kFaceDown};
  table.state.piles[0].fresh &= ~3U;
  player.on_track = true;
  player.cube = {Slot{0}, SpaceNumber{2}};  // back from the second card
  table.race(kFree, {touch(kOne, kFree)});
  EXPECT_EQ(table.state.phase, Phase::racing) << "nothing is turned";
  EXPECT_EQ(table.cube(kOne), (std::pair{2, 1}));
}

TEST(PasTouchePenalty, PT_40_applies_to_children_too) {
  Config config;
  config.children = true;
  Table table = Table::racing({11, 1}, config);
  table.race(kFree, {touch(kOne, kFree)}, 2 * kCardsOfColour);
  table.race(kFree, {touch(kOne, kTwoChurros)});
  EXPECT_EQ(table.cube(kOne), (std::pair{0, 0}));
}

TEST(PasToucheLevels, PT_50_the_winner_goes_up_and_the_others_by_cards_turned_up) {
  Table table = Table::racing({15, 1, 5, 5, 5});
  State& s = table.state;
  s.phase = Phase::over;
  s.ending = Ending::won;
  s.winners = kOne;
  const auto turn_up = [&](u8 seat, int cards) {
    for (int slot = 0; slot < cards; ++slot) s.players[seat].cards[static_cast<std::size_t>(slot)] = 0;
  };
  turn_up(2, 1);
  turn_up(3, 2);
  turn_up(4, 3);
  EXPECT_EQ(next_level(s, kOne), Level{16}) << "at most 16";
  EXPECT_EQ(next_level(s, kTwo), Level{1}) << "at least 1";
  EXPECT_EQ(next_level(s, Seat{2}), Level{4});
  EXPECT_EQ(next_level(s, Seat{3}), Level{5});
  EXPECT_EQ(next_level(s, Seat{4}), Level{6});
  EXPECT_EQ(view_of(s).players[4].next_level, Level{6});
}

TEST(PasToucheLevels, PT_50_a_setup_proposes_no_more_levels_than_players) {
  Config config;
  config.levels = {Level{1}, Level{2}, Level{3}};
  EXPECT_EQ(refused(PasTouche::check(config)), "PT-50");
  config.players = Players{3};
  EXPECT_TRUE(PasTouche::check(config).ok());
}

TEST(PasToucheTime, PT_60_the_dice_are_in_no_view_before_the_throw_is_judged) {
  Table table = Table::racing({1, 1});
  EXPECT_FALSE(view_of(table.state).last);
  EXPECT_TRUE(std::holds_alternative<rules::World>(PasTouche::awaiting(table.state)));
  table.race(kFree, {});
  EXPECT_EQ(view_of(table.state).last->dice, kFree);
}

TEST(PasToucheTime, PT_62_what_is_equal_within_the_error_falls_by_lot) {
  Table table = Table::racing({1, 1});
  const Race lucky{kFree, {by_lot(touch(kOne, kFree, 708)), by_lot(touch(kTwo, kFree, 700))}};
  EXPECT_TRUE(PasTouche::judge(table.state, Resolution(lucky)).ok());
  const Race unsaid{kFree, {touch(kOne, kFree, 708), touch(kTwo, kFree, 700)}};
  EXPECT_EQ(refused(PasTouche::judge(table.state, Resolution(unsaid))), "PT-62");
  const Race too_far{kFree, {by_lot(touch(kOne, kFree, 711)), by_lot(touch(kTwo, kFree, 700))}};
  EXPECT_EQ(refused(PasTouche::judge(table.state, Resolution(too_far))), "PT-62");
}

TEST(PasToucheTime, PT_63_under_100_ms_is_a_false_start_and_all_times_are_shown) {
  Table table = Table::racing({1, 1});
  table.race(kFree, {touch(kOne, kFree, 99), touch(kTwo, kFree, 100)}, 0);
  EXPECT_EQ(table.outcome(0), Outcome::false_start);
  EXPECT_EQ(table.outcome(1), Outcome::advanced);
  const auto photo = view_of(table.state).last;
  ASSERT_TRUE(photo);
  EXPECT_EQ(photo->touches[1].touch.reaction_ms, Time{100});
  EXPECT_EQ(photo->touches[1].touch.margin_ms, Time{10});
}

TEST(PasToucheTime, PT_65_a_calm_players_time_counts_by_half) {
  Config config;
  config.calm = kOne;
  Table table = Table::racing({1, 1}, config);
  EXPECT_TRUE(view_of(table.state).players[0].calm) << "for all to see";
  table.race(kFree, {touch(kOne, kFree, 1300), touch(kTwo, kFree, 700)}, 0);
  EXPECT_EQ(table.outcome(0), Outcome::advanced);
  EXPECT_EQ(shout_within_ms(config, kOne), 4000);
  EXPECT_EQ(shout_within_ms(config, kTwo), 1500);
  config.calm = Seat{5};
  EXPECT_EQ(refused(PasTouche::check(config)), "PT-65");
}

}  // namespace
}  // namespace minuit::touche
