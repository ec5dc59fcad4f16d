// The cards Minuit sonne in a hall with ghosts in it, and the parts of a round that one scene alone does not show.
#include "rules/games/pas_vu_pas_pris/bells.hpp"

#include <map>

#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// The second round, before the bell; seat 0 has the die.
[[nodiscard]] Table before_bell(u8 players = 2) {
  Table table(with(players, false, true));
  table.skip_round(Side::south, 1);
  table.state.die = kOne;
  return table;
}
[[nodiscard]] Pose& piece(Table& table, Piece which) { return table.state.pieces[static_cast<std::size_t>(which)]; }

TEST(Deck, PV_06_has_these_values) {
  std::vector<int> plain;
  std::map<std::pair<Piece, Piece>, int> pairs;
  for (const MoveCard& card : kDeck)
    if (card.moves_furniture())
      pairs[std::minmax(card.first, card.second)] = card.value;
    else
      plain.push_back(card.value);
  EXPECT_EQ(plain, (std::vector<int>{7, 8, 8, 9, 9, 10}));
  using enum Piece;
  const std::map<std::pair<Piece, Piece>, int> printed{
      {{desk, armchair}, 6},  {{mirror, armchair}, 5}, {{piano, armchair}, 4}, {{armchair, table}, 7}, {{trolley, armchair}, 6},
      {{mirror, desk}, 7},    {{desk, piano}, 5},      {{desk, table}, 8},     {{trolley, desk}, 4},   {{mirror, table}, 6},
      {{mirror, trolley}, 8}, {{piano, table}, 5},     {{trolley, piano}, 7},  {{trolley, table}, 6}};
  EXPECT_EQ(pairs, printed);
}

TEST(Setup, PV_12_the_die_may_be_the_hosts_choice) {
  Config config = with(3);
  config.first_die = Seat{2};
  State s = Game::start(config);
  s.phase = Phase::dicing;
  ASSERT_EQ(Game::chances(s).size(), 1U);
  EXPECT_EQ(Game::chances(s)[0].outcome, Chance(GiveDie{Seat{2}}));
  EXPECT_FALSE(Game::judge(s, Chance(GiveDie{kOne})).ok());
}

TEST(Points, PV_53_the_host_may_let_small_ghosts_in_the_hall_count_nothing) {
  Table table(with(2));
  table.put(kOne, 0, at(2500, 2500));
  table.put(kOne, 4, at(3500, 2500));
  table.put(kOne, 6, at(4500, 2500));
  EXPECT_EQ(points_of(table.state, kOne), 1 + 1 + 2);
  table.state.setup.hall_points = HallPoints::none_for_small;
  EXPECT_EQ(points_of(table.state, kOne), 0 + 1 + 2);
}

TEST(Keyhole, PV_31_who_is_left_alone_need_not_roll_and_then_all_roll_again) {
  Table table(with(2));
  table.skip_round(Side::south, 1);  // seat 0 rolled highest and chose
  table.draw_all(kEight);
  table.plan_nothing();
  EXPECT_EQ(table.state.phase, Phase::choosing) << "one candidate";
  EXPECT_EQ(table.state.turn, kTwo);
  table.choose_and_look(Side::east, 1);
  table.draw_all(kTen);
  table.plan_nothing();
  EXPECT_EQ(table.state.phase, Phase::rolling) << "all have chosen equally often";
  EXPECT_EQ(table.state.rolling.size(), 2);
}

TEST(Furniture, PV_24_a_ghost_that_cannot_go_straight_down_goes_beside) {
  Table table(with(2));
  piece(table, Piece::table) = pose(Piece::table, 2500, 2500);
  table.put(kTwo, 0, at(2500, 2500, 750));  // on the table
  table.put(kTwo, 1, at(2700, 2700));       // under it
  table.chance(Draw{MoveCardId(3)});        // armchair and table
  table.act(kOne, Seize{Piece::table});
  ASSERT_TRUE(table.release(kOne, pose(Piece::table, 4500, 1500)).ok());
  const Rest rest = rest_of(Size::small, table.ghost(kTwo, 0));
  EXPECT_EQ(rest.z.number(), 0);
  EXPECT_EQ(square_at(rest.x.number(), rest.y.number()), square(2, 2)) << "on its square";
  EXPECT_EQ(rest_of(Size::small, table.ghost(kTwo, 1)), at(2700, 2700)) << "who was under it does not stir";
  EXPECT_TRUE(Room(table.state).is_free(ghost_id(kTwo, Figure(0)), Size::small, rest, false));
}

TEST(Bells, PV_71_who_is_seen_first_is_gone_at_the_second_look) {
  Table table = before_bell();
  table.put(kOne, 6, at(2500, 2500));
  table.chance(Ring{Bell::double_look});
  table.draw_all(kEight);
  table.plan_nothing();
  table.choose_and_look(Side::west, 4);  // numbered from the left outside: the third row is the fourth door
  ASSERT_EQ(table.count<Looked>(), 2);
  EXPECT_EQ(table.where(kOne, 6), Where::side);
  EXPECT_EQ(table.count<GhostWentBack>(), 1);
  ASSERT_EQ(table.state.looks.size(), 2U);
  EXPECT_FALSE(table.state.looks[0].glimpses.empty());
  EXPECT_TRUE(table.state.looks[1].glimpses.empty());
  EXPECT_EQ(table.state.keyhole.side, Side::east);
  table.settle();
  table.chance(Ring{Bell::perch});
  table.draw_all(kTen);
  table.plan_nothing();
  while (table.state.phase == Phase::rolling) table.chance(Roll{Pips(table.state.rolling.size())});
  table.act_refused(table.state.turn, ChooseSide{Side::east}, 32);  // that side must be left
}

TEST(Bells, PV_72_lying_the_body_stays_in_the_hall) {
  Table table = before_bell();
  table.put(kOne, 6, at(5500, 500));
  table.put(kTwo, 0, at(2600, 4500, 450));  // on the armchair's seat
  table.chance(Ring{Bell::lie_down});
  const Placed body = place(ghost_body(ghost_id(kOne, Figure(6)), Size::large, table.ghost(kOne, 6).pose));
  EXPECT_FALSE(excess(body).has_value());
  table.draw_all(kSeven);
  Rest out = at(150, 500);  // its middle is in the square, its head in the wall
  out.heading = Heading(4);
  table.act_refused(kTwo, plan({walk(1, {square(0, 0)}, out)}), 29);
  table.plan_nothing();
  table.choose_and_look(Side::north, 6);
  for (const Seat seat : {kOne, kTwo})
    for (int figure = 0; figure < 7; ++figure) EXPECT_FALSE(table.ghost(seat, figure).lying);
}

TEST(Bells, PV_73_ghosts_on_a_tipped_piece_stay_on_their_squares) {
  Table table = before_bell();
  piece(table, Piece::armchair) = pose(Piece::armchair, 2500, 2400);
  table.put(kOne, 0, at(2500, 2500, 450));
  table.put(kTwo, 0, at(3500, 1500));
  table.chance(Ring{Bell::tip_over});
  table.act(table.state.die, Tip{Side::south});
  table.settle();
  ASSERT_EQ(table.state.phase, Phase::drawing);
  EXPECT_EQ(square_of(table.ghost(kOne, 0).pose), square(2, 2));
  EXPECT_EQ(square_of(table.ghost(kTwo, 0).pose), square(3, 1));
  const Room room(table.state);
  for (std::size_t each = 0; each < kPieces; ++each)
    EXPECT_EQ(room.in_the_way(piece_at(each), table.state.pieces[each], true), kNothing) << each;
}

TEST(Bells, PV_74_the_mirror_stands_up_and_looks_at_the_middle) {
  Table table = before_bell();
  Pose& mirror = piece(table, Piece::mirror);
  mirror = pose(Piece::mirror, 4500, 3000);
  for (std::size_t figure = 0; figure < 4; ++figure) table.state.players[1].ghosts[figure].where = Where::out;
  table.chance(Ring{Bell::grimaces});
  const Rotation turn = rotation_of(mirror.turn);
  const Vec glass = turn.apply({0, to_fine(1000), 0});
  EXPECT_EQ(mirror.at.z.number(), 800 + 1) << "upright, on the floor";
  EXPECT_LT(glass.x, -to_fine(900)) << "to the west, where the middle is";
  EXPECT_EQ(table.where(kOne, 0), Where::hall);
  EXPECT_LT(table.ghost(kOne, 0).pose.at.x.number(), mirror.at.x.number()) << "before the glass";
  EXPECT_TRUE(table.ghost(kOne, 0).entered);
  for (int figure = 0; figure < 4; ++figure) EXPECT_EQ(table.where(kTwo, figure), Where::out) << "nobody in reserve";
}

TEST(Bells, PV_75_without_a_small_ghost_in_reserve_nothing_happens) {
  Table table = before_bell();
  table.put(kTwo, 0, at(1500, 1500));
  for (std::size_t figure = 0; figure < 4; ++figure) table.state.players[0].ghosts[figure].where = Where::out;
  table.chance(Ring{Bell::tag});
  EXPECT_EQ(table.state.turn, kTwo) << "seat 0 is passed over";
  EXPECT_EQ(table.where(kTwo, 0), Where::hall);
  for (const Action& action : Game::actions(table.state, kTwo)) {
    const auto* put_in = std::get_if<PutIn>(&action);
    ASSERT_NE(put_in, nullptr);
    EXPECT_EQ(square_at(put_in->rest.x.number(), put_in->rest.y.number()).number() % kSquares, 2) << "three from the west";
  }
}

TEST(Bells, PV_76_a_piece_stops_where_it_touches_another) {
  Table table = before_bell();
  piece(table, Piece::armchair) = pose(Piece::armchair, 3500, 700);
  piece(table, Piece::trolley) = pose(Piece::trolley, 3500, 2300);
  table.chance(Ring{Bell::dance});
  const i32 armchair = piece(table, Piece::armchair).at.y.number();
  const i32 trolley = piece(table, Piece::trolley).at.y.number();
  EXPECT_NEAR(armchair, 550, 10) << "the nearest goes first";
  EXPECT_NEAR(trolley, armchair + 550 + 400, 20) << "at contact";
}

TEST(Bells, PV_77_chat_perche_comes_after_the_look_and_before_the_points) {
  Table table = before_bell();
  table.state.round = kRounds;
  table.put(kOne, 0, at(2600, 4500, 450));  // on the armchair's seat
  table.put(kOne, 4, at(300, 300));
  piece(table, Piece::piano) = pose(Piece::piano, 2000, 700);  // so that the eye in the north does not see the corner
  piece(table, Piece::desk) = pose(Piece::desk, 2600, 5400);
  table.chance(Ring{Bell::perch});
  table.draw_all(kEight);
  table.plan_nothing();
  table.choose_and_look(Side::west, 1);
  ASSERT_EQ(table.state.phase, Phase::over);
  EXPECT_EQ(table.where(kOne, 4), Where::side);
  const auto* ended = std::get_if<MatchEnded>(&table.told.back());
  ASSERT_NE(ended, nullptr);
  EXPECT_EQ(ended->points[0], table.where(kOne, 0) == Where::hall ? 1 : 0);
}

TEST(Bells, PV_78_grows_only_into_what_is_in_reserve_and_fits) {
  Table table = before_bell();
  table.put(kOne, 0, at(1500, 1500));
  table.put(kOne, 1, at(2600, 4450, 450));  // between the arms of the armchair
  table.state.players[0].ghosts[6].where = Where::out;
  table.chance(Ring{Bell::big_brother});
  table.act_refused(kOne, Grow{Figure(0), Size::large}, 78);  // none in reserve
  table.act_refused(kOne, Grow{Figure(0), Size::small}, 78);
  table.act(kOne, Grow{Figure(0), Size::medium});
  EXPECT_EQ(table.where(kOne, 4), Where::hall);
  EXPECT_EQ(square_of(table.ghost(kOne, 4).pose), square(1, 1));
  EXPECT_EQ(table.where(kOne, 0), Where::side);
}

TEST(Bells, PV_80_ghosts_stay_and_go_for_another_exit) {
  Table table = before_bell();
  table.put(kOne, 0, at(500, 2500));
  table.chance(Ring{Bell::dizzy});
  EXPECT_EQ(rest_of(Size::small, table.ghost(kOne, 0)), at(500, 2500));
  table.draw_all(kSeven);
  table.act_refused(kOne, plan({walk(1, {square(0, 0)}, at(500, 500))}), 26);  // no door of its side any more
  table.act(kOne, plan({leave(0, {})}));                                       // from the east, out by the west
  table.plan_nothing();
  EXPECT_EQ(table.where(kOne, 0), Where::out);
}

TEST(Bells, PV_82_the_foremost_goes_first_and_who_finds_no_room_stays) {
  Table table = before_bell();
  table.put(kOne, 6, at(500, 500));   // behind
  table.put(kOne, 4, at(500, 1500));  // before it
  piece(table, Piece::piano) = pose(Piece::piano, 3900, 1600);
  piece(table, Piece::mirror) = pose(Piece::mirror, 700, 3900);
  table.chance(Ring{Bell::sun});
  EXPECT_EQ(square_of(table.ghost(kOne, 4).pose), square(0, 2));
  EXPECT_EQ(square_of(table.ghost(kOne, 6).pose), square(0, 1)) << "the square was free by then";

  Table full = before_bell();
  full.put(kOne, 6, at(500, 500));
  full.put(kTwo, 6, at(500, 1500));
  full.chance(Ring{Bell::sun});
  EXPECT_EQ(rest_of(Size::large, full.ghost(kOne, 6)), at(500, 500))
      << "as far from its exit as the other, and first from the die";
  EXPECT_EQ(square_of(full.ghost(kTwo, 6).pose), square(1, 1));
}

}  // namespace
}  // namespace minuit::keyhole
