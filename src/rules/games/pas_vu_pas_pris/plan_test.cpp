#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// Seat 0 starts from the south, seat 1 from the west.
struct Planning : testing::Test {
  Table table{with(2)};
  void SetUp() override { table.draw_all(kSeven); }
};

TEST_F(Planning, PV_25_points_are_shared_step_by_step) {
  table.act_refused(kOne, plan({walk(0, {square(0, 0), square(1, 1)}, at(1500, 1500))}), 25);  // diagonally
  const std::initializer_list<Square> four{square(0, 0), square(0, 1), square(1, 1), square(1, 2)};
  const std::initializer_list<Square> other{square(3, 0), square(3, 1), square(3, 2), square(3, 3)};
  table.act_refused(kOne, plan({walk(0, four, at(1500, 2500)), walk(1, other, at(3500, 3400))}), 25);  // 8 of 7
  table.act_refused(kOne, plan({walk(1, four, at(1500, 2500)), walk(0, {square(3, 0)}, at(3500, 500))}), 25);
  table.act(kOne, plan({walk(0, four, at(1500, 2500)), walk(6, {square(3, 0), square(3, 1), square(3, 2)}, at(3500, 2500))}));
  table.plan_nothing();
  EXPECT_EQ(rest_of(Size::small, table.ghost(kOne, 0)), at(1500, 2500));
  EXPECT_EQ(rest_of(Size::large, table.ghost(kOne, 6)), at(3500, 2500));
}

TEST_F(Planning, PV_26_ghosts_enter_from_their_own_side_and_leave_on_the_opposite_one) {
  table.act_refused(kOne, plan({walk(0, {square(0, 5)}, at(500, 5500))}), 26);
  table.put(kOne, 4, at(5500, 5500));
  table.put(kOne, 5, at(5500, 2500));
  table.act_refused(kOne, plan({leave(5, {square(5, 3)})}), 26);
  table.act(kOne, plan({leave(4, {})}));
  table.plan_nothing();
  EXPECT_EQ(table.where(kOne, 4), Where::out);
  table.choose_and_look(Side::east, 1);
  table.draw_all(kEight);
  EXPECT_EQ(table.state.turn, table.state.die);
  table.act_refused(kOne, plan({walk(4, {square(0, 0)}, at(500, 500))}), 26);  // it stays there
}

TEST_F(Planning, PV_27_no_entering_and_leaving_in_one_round_and_no_shifting) {
  const std::initializer_list<Square> across{square(0, 0), square(0, 1), square(0, 2), square(0, 3), square(0, 4), square(0, 5)};
  table.act_refused(kOne, plan({leave(0, across)}), 27);
  table.put(kOne, 1, at(5500, 2500));
  table.act_refused(kOne, plan({walk(1, {}, at(5300, 2500))}), 27);
}

TEST_F(Planning, PV_28_furniture_neither_costs_nor_blocks_and_may_be_stood_on) {
  const std::initializer_list<Square> through{square(1, 0), square(1, 1), square(1, 2), square(1, 3), square(1, 4), square(2, 4)};
  table.act(kOne, plan({walk(0, through, at(2600, 4500, 450))}));  // through the trolley, onto the seat
  table.plan_nothing();
  EXPECT_EQ(rest_of(Size::small, table.ghost(kOne, 0)), at(2600, 4500, 450));
}

TEST_F(Planning, PV_29_a_resting_ghost_stands_in_its_square_on_something_level_and_in_nothing) {
  const auto to = [](const Rest& rest) { return plan({walk(0, {square(3, 0), square(3, 1)}, rest)}); };
  table.act_refused(kOne, to(at(3900, 1500)), 29);       // beyond its square
  table.act_refused(kOne, to(at(3500, 1500, 200)), 29);  // in the air
  table.put(kTwo, 4, at(3500, 1500));
  table.act_refused(kOne, to(at(3400, 1500)), 29);  // in another ghost
  table.put(kTwo, 4, at(3700, 1700));
  table.act(kOne, to(at(3220, 1220)));
}

TEST_F(Planning, PV_30_plans_are_secret_until_all_are_made) {
  table.act(kOne, plan({walk(0, {square(3, 0)}, at(3500, 500))}));
  EXPECT_FALSE(Game::view(table.state, kTwo).plan.has_value());
  EXPECT_FALSE(Game::view(table.state, rules::Spectator{}).plan.has_value());
  EXPECT_TRUE(Game::view(table.state, kOne).plan.has_value());
  EXPECT_TRUE(Game::view(table.state, kTwo).players[0].planned);
  ASSERT_EQ(table.told.size(), 1U);
  EXPECT_FALSE(std::get<PlanMade>(*Game::seen(table.told[0], kTwo)).plan.has_value());
  EXPECT_TRUE(std::get<PlanMade>(*Game::seen(table.told[0], kOne)).plan.has_value());
  EXPECT_EQ(table.where(kOne, 0), Where::side) << "nothing has moved yet";
  table.act_refused(kTwo, plan({walk(0, {square(3, 0)}, at(3500, 500))}), 26);
  const u32 before = Game::decision_point(table.state, kTwo);
  EXPECT_EQ(before, table.state.planning_since) << "it is not stale because the other one planned";
}

TEST_F(Planning, PV_30_of_two_that_collide_the_later_from_the_die_is_shifted) {
  table.act(kOne, plan({walk(0, {square(0, 0)}, at(300, 300))}));
  table.act(kTwo, plan({walk(0, {square(0, 0)}, at(300, 300))}));
  EXPECT_EQ(rest_of(Size::small, table.ghost(kOne, 0)), at(300, 300));
  const Rest shifted = rest_of(Size::small, table.ghost(kTwo, 0));
  EXPECT_NE(shifted, at(300, 300));
  EXPECT_TRUE(is_inside_square(Size::small, shifted, square(0, 0)));
}

TEST_F(Planning, PV_30_with_no_room_in_the_square_it_goes_back_along_its_path) {
  table.act(kOne, plan({walk(6, {square(0, 0), square(0, 1), square(0, 2)}, at(500, 2500))}));
  table.act(kTwo, plan({walk(6, {square(0, 3), square(0, 2)}, at(500, 2500))}));
  EXPECT_EQ(square_of(table.ghost(kOne, 6).pose), square(0, 2));
  EXPECT_EQ(square_of(table.ghost(kTwo, 6).pose), square(0, 3));
}

struct Fusions : testing::Test {
  Table table{with(2, true)};
  void SetUp() override { table.draw_all(kSeven); }
};

TEST_F(Fusions, PV_60_only_small_ghosts_start) {
  table.act_refused(kOne, plan({walk(4, {square(0, 0)}, at(500, 500))}), 60);
  Table off(with(2));
  off.draw_all(kSeven);
  off.put(kOne, 0, at(500, 500));
  off.act_refused(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}), 60);
}

TEST_F(Fusions, PV_61_two_small_ones_make_a_medium_one) {
  table.put(kOne, 0, at(500, 500));
  table.act_refused(kOne, plan({walk(1, {square(1, 0)}, at(1500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}), 61);
  table.put(kOne, 2, at(250, 250));
  table.act_refused(kOne, plan({}, {{Figure(0), Figure(2), at(500, 500)}}), 61);  // neither moved
  table.act_refused(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(1), Figure(0), at(500, 500)}}), 61);
  table.put(kOne, 2, at(3500, 2500));
  table.act(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}));
  table.plan_nothing();
  EXPECT_EQ(table.where(kOne, 0), Where::side);
  EXPECT_EQ(table.where(kOne, 1), Where::side);
  EXPECT_EQ(table.where(kOne, 4), Where::hall);
}

TEST_F(Fusions, PV_61_figures_are_finite_and_two_mediums_never_fuse) {
  table.put(kOne, 0, at(500, 500));
  table.put(kOne, 4, at(1500, 500));
  table.put(kOne, 5, at(2500, 500));
  table.act_refused(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}), 61);
  table.act_refused(kOne, plan({walk(4, {square(2, 0)}, at(2500, 500))}, {{Figure(4), Figure(5), at(2500, 500)}}), 61);
}

TEST_F(Fusions, PV_62_the_bigger_ghost_must_fit_into_the_square) {
  table.put(kOne, 0, at(250, 250));
  table.put(kTwo, 6, at(600, 600));
  table.act_refused(kOne, plan({walk(1, {square(0, 0)}, at(250, 250))}, {{Figure(0), Figure(1), at(300, 300)}}), 62);
}

TEST_F(Fusions, PV_63_the_result_rests_for_this_round) {
  table.put(kOne, 0, at(500, 500));
  table.act(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}));
  table.plan_nothing();
  EXPECT_TRUE(table.ghost(kOne, 4).fixed);
  table.choose_and_look(Side::east, 6);
  EXPECT_FALSE(table.ghost(kOne, 4).fixed) << "the next round it moves";
}

TEST_F(Fusions, PV_64_bigger_ghosts_that_were_seen_wait_at_the_edge) {
  table.put(kOne, 4, at(2500, 2000));
  table.put(kOne, 0, at(3500, 2000));
  table.plan_nothing();
  table.choose_and_look(Side::south, 3);
  EXPECT_EQ(table.where(kOne, 4), Where::edge);
  EXPECT_EQ(table.where(kOne, 0), Where::side);
  table.draw_all(kEight);
  table.act(kOne, plan({walk(4, {square(0, 0)}, at(500, 500))}));
}

TEST_F(Fusions, PV_65_without_a_small_ghost_to_start_one_that_is_out_comes_back) {
  for (int figure = 0; figure < 4; ++figure) table.state.players[0].ghosts[static_cast<std::size_t>(figure)].where = Where::out;
  EXPECT_EQ(points_of(table.state, kOne), 4);
  table.state.players[0].ghosts[1].where = Where::side;
  table.act_refused(kOne, plan({walk(0, {square(0, 0)}, at(500, 500))}), 65);
  table.state.players[0].ghosts[1].where = Where::out;
  table.act(kOne, plan({walk(0, {square(0, 0)}, at(500, 500))}));
  table.plan_nothing();
  EXPECT_EQ(table.where(kOne, 0), Where::hall);
  EXPECT_EQ(points_of(table.state, kOne), 3 + 1);
}

TEST_F(Fusions, PV_30_a_fusion_that_no_longer_fits_is_undone) {
  table.state.die = kTwo;
  table.put(kOne, 0, at(220, 220));
  table.put(kTwo, 4, at(500, 1500));
  table.act(kTwo, plan({walk(4, {square(0, 0)}, at(700, 700))}));
  table.act(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}, {{Figure(0), Figure(1), at(500, 500)}}));
  EXPECT_EQ(table.count<FusionUndone>(), 1);
  EXPECT_EQ(table.where(kOne, 4), Where::side);
  EXPECT_EQ(table.where(kOne, 0), Where::hall);
  EXPECT_EQ(table.where(kOne, 1), Where::side) << "no spot is left on the only square of its path";
}

}  // namespace
}  // namespace minuit::keyhole
