#include "rules/games/pas_vu_pas_pris/bells.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// The second round of a match with bells, before the bell.
[[nodiscard]] Table before_bell(u8 players = 2, bool fusions = false) {
  Table table(with(players, fusions, true));
  table.skip_round(Side::south, 1);
  EXPECT_EQ(table.state.phase, Phase::ringing);
  return table;
}

TEST(Rounds, PV_07_PV_50_there_are_five) {
  for (const u8 players : {u8{2}, u8{3}, u8{4}}) {
    Table table(with(players));
    for (int round = 1; round <= kRounds; ++round) {
      EXPECT_EQ(table.state.round, round);
      EXPECT_NE(table.state.phase, Phase::over);
      table.skip_round(table.state.keyhole.side == Side::south ? Side::east : Side::south, 1);
    }
    EXPECT_EQ(table.state.phase, Phase::over);
  }
}

TEST(Keyhole, PV_31_the_highest_roll_chooses_and_ties_roll_again) {
  Table table(with(3));
  table.draw_all(kSeven);
  table.plan_nothing();
  for (const int pips : {4, 2, 4}) table.chance(Roll{Pips(pips)});
  EXPECT_EQ(table.state.phase, Phase::rolling) << "a tie";
  EXPECT_EQ(table.state.rolling.size(), 2);
  table.chance(Roll{Pips(1)});
  table.chance(Roll{Pips(3)});
  EXPECT_EQ(table.state.phase, Phase::choosing);
  EXPECT_EQ(table.state.turn, Seat{2});
  table.act(Seat{2}, ChooseSide{Side::south});
  table.chance(Roll{Pips(1)});
  table.draw_all(kEight);
  table.plan_nothing();
  EXPECT_FALSE(table.state.rolling.has(Seat{2})) << "who has chosen does not roll until all have";
}

TEST(Keyhole, PV_31_after_twenty_ties_the_first_from_the_die_chooses) {
  Table table(with(2));
  table.draw_all(kSeven);
  table.plan_nothing();
  for (int roll = 0; roll < 2 * 21; ++roll) table.chance(Roll{Pips(3)});
  EXPECT_EQ(table.state.phase, Phase::choosing);
  EXPECT_EQ(table.state.turn, kOne);
}

TEST(Keyhole, PV_32_the_side_must_change) {
  Table table(with(2));
  table.draw_all(kSeven);
  table.plan_nothing();
  table.chance(Roll{Pips(4)});
  table.chance(Roll{Pips(2)});
  table.act_refused(kOne, ChooseSide{Side::north}, 32);
  EXPECT_EQ(Game::actions(table.state, kOne).size(), 3U);
}

TEST(Keyhole, PV_33_the_door_is_rolled_and_the_die_goes_to_the_left) {
  Table table(with(3));
  table.draw_all(kSeven);
  table.plan_nothing();
  table.choose_and_look(Side::west, 5);
  EXPECT_EQ(table.state.keyhole, (Door{Side::west, DoorNumber(5)}));
  EXPECT_EQ(table.state.die, kTwo) << "seat 0 rolled highest";
}

TEST(Keyhole, PV_34_who_is_seen_goes_back_and_the_cards_are_laid_off) {
  Table table(with(2));
  table.put(kOne, 0, at(2500, 2500));
  table.put(kTwo, 6, at(2500, 3500));
  table.draw_all(kSeven);
  table.plan_nothing();
  table.choose_and_look(Side::south, 3);
  EXPECT_EQ(table.where(kOne, 0), Where::side);
  ASSERT_EQ(table.state.looks.size(), 1U);
  EXPECT_FALSE(table.state.looks[0].glimpses.empty()) << "with the evidence";
  EXPECT_FALSE(table.state.players[0].card.has_value());
  EXPECT_EQ(table.state.keyhole.side, Side::south) << "it stays";
}

// At a table a choice whose events reveal something cannot be taken back.
[[nodiscard]] bool revealed(const Table& table) { return std::ranges::any_of(table.told, Game::reveals); }

TEST(TakingBack, PV_22_a_seized_piece_is_the_choice) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::desk});
  EXPECT_TRUE(revealed(table)) << "no changing to another";
  table.act(kOne, PutBack{});
  EXPECT_FALSE(revealed(table)) << "but it may be moved after all";
}

TEST(TakingBack, PV_30_a_plan_may_be_changed_until_all_are_shown) {
  Table table(with(3));
  table.draw_all(kSeven);
  table.act(kOne, Plan{});
  EXPECT_FALSE(revealed(table));
  table.act(Seat{2}, Plan{});
  EXPECT_FALSE(revealed(table));
  table.act(kTwo, Plan{});
  EXPECT_TRUE(revealed(table)) << "that nobody moved is news too";
}

TEST(TakingBack, PV_30_fusions_are_shown_with_the_plans) {
  EXPECT_TRUE(Game::reveals(GhostsFused{}));
  EXPECT_TRUE(Game::reveals(FusionUndone{}));
}

// The door was rolled first; the side is chosen and looked from.
[[nodiscard]] Table looked_by_crystal() {
  Table table = before_bell();
  table.chance(Ring{Bell::crystal});
  table.chance(Roll{Pips(6)});
  table.draw_all(kEight);
  table.plan_nothing();
  while (table.state.phase == Phase::rolling) table.chance(Roll{Pips(table.state.rolling.size())});
  table.act(table.state.turn, ChooseSide{Side::west});
  return table;
}

TEST(TakingBack, PV_32_PV_81_nobody_tries_keyholes_out) {
  const Table table = looked_by_crystal();
  EXPECT_EQ(table.count<Looked>(), 1);
  EXPECT_TRUE(revealed(table)) << "the side was chosen and looked from in one";
}

TEST(Points, PV_51_PV_53_by_size_and_place) {
  Table table(with(2));
  auto& ghosts = table.state.players[0].ghosts;
  for (const int figure : {0, 4, 6}) ghosts[static_cast<std::size_t>(figure)].where = Where::out;
  for (const int figure : {1, 5}) ghosts[static_cast<std::size_t>(figure)].where = Where::hall;
  EXPECT_EQ(points_of(table.state, kOne), 1 + 3 + 5 + 1 + 1);
  table.state.setup.hall_points = HallPoints::none_for_small;
  EXPECT_EQ(points_of(table.state, kOne), 1 + 3 + 5 + 0 + 1);
}

TEST(Points, PV_52_ties_go_to_most_out_then_to_fewest_on_the_side) {
  Table table(with(2));
  table.state.phase = Phase::over;
  const auto places = [&] {
    const auto over = std::get<rules::Over>(Game::awaiting(table.state));
    const auto& ranking = std::get<rules::Ranking>(over.result);
    return std::pair{int{ranking.seats[0].place}, int{ranking.seats[1].place}};
  };
  EXPECT_EQ(places(), (std::pair{1, 1})) << "shared";
  table.state.players[0].ghosts[0].where = Where::out;
  table.state.players[1].ghosts[0].where = Where::hall;
  EXPECT_EQ(places(), (std::pair{1, 2})) << "one out";
  table.state.players[0].ghosts[0].where = Where::hall;
  table.state.setup.hall_points = HallPoints::none_for_small;
  table.state.players[1].ghosts[1].where = Where::hall;
  EXPECT_EQ(places(), (std::pair{2, 1})) << "fewer on the side";
}

TEST(Bells, PV_70_ring_from_the_second_round_and_each_but_once) {
  Table table = before_bell();
  EXPECT_EQ(Game::chances(table.state).size(), kBells);
  table.chance(Ring{Bell::perch});
  EXPECT_EQ(table.state.phase, Phase::drawing);
  table.skip_round(Side::east, 1);
  EXPECT_EQ(table.state.phase, Phase::ringing);
  table.expect_refused(rules::Chance<Game>{Ring{Bell::perch}}, 70);
}

TEST(Bells, PV_71_double_curieux_looks_from_both_sides) {
  Table table = before_bell();
  table.chance(Ring{Bell::double_look});
  table.skip_round(Side::east, 2);
  EXPECT_EQ(table.state.looks.size(), 2U);
  EXPECT_EQ(table.state.keyhole, (Door{Side::west, DoorNumber(2)})) << "it stays there";
}

TEST(Bells, PV_72_tous_aux_abris_lays_ghosts_down_until_after_the_look) {
  Table table = before_bell();
  table.put(kOne, 6, at(5500, 2500));
  table.chance(Ring{Bell::lie_down});
  EXPECT_TRUE(table.ghost(kOne, 6).lying);
  table.draw_all(kSeven);
  const Seat first = table.state.die;
  const auto to = [&](i32 along) {
    return plan({walk(0, {first == kOne ? square(2, 0) : square(0, 2)}, first == kOne ? at(along, 500) : at(500, along))});
  };
  table.act_refused(first, to(3100), 72);
  table.act(first, to(2950));
  table.plan_nothing();
  EXPECT_TRUE(table.ghost(first, 0).lying) << "beyond its square, with its middle in it";
  table.choose_and_look(Side::north, 1);
  for (const Player& player : table.state.players)
    for (const GhostState& ghost : player.ghosts) EXPECT_FALSE(ghost.lying);
}

TEST(Bells, PV_73_surexcite_tips_every_piece) {
  Table table = before_bell();
  const auto before = table.state.pieces;
  table.chance(Ring{Bell::tip_over});
  table.act(table.state.die, Tip{Side::south});
  EXPECT_TRUE(is_tipping(table.state));
  table.expect_refused(rules::Resolved<Game>{Settled{}}, 73);
  table.settle();
  EXPECT_EQ(table.state.phase, Phase::drawing);
  for (std::size_t at_piece = 0; at_piece < kPieces; ++at_piece) {
    EXPECT_TRUE(is_tipped(before[at_piece], table.state.pieces[at_piece])) << at_piece;
    EXPECT_FALSE(excess(place(piece_body(piece_at(at_piece), table.state.pieces[at_piece]))).has_value());
  }
}

// A quarter turn further a piece that leans would stand on an edge.
TEST(Bells, PV_73_surexcite_tips_also_what_leans) {
  for (std::size_t towards = 0; towards < kSides; ++towards) {
    Table table = before_bell();
    const auto turn = [](i64 w, i64 x, i64 y, i64 z) {
      return Quaternion{QuaternionPart(w), QuaternionPart(x), QuaternionPart(y), QuaternionPart(z)};
    };
    const auto spot = [](i64 x, i64 y, i64 z) { return Spot{Coordinate(x), Coordinate(y), Coordinate(z)}; };
    table.state.pieces = {Pose{spot(3260, 3513, 1057), turn(1441, -1888, 13272, -9309)},  // on the table, against the piano
                          Pose{spot(1200, 1800, 450), turn(11585, 0, 0, 11585)},
                          Pose{spot(4471, 1498, 401), turn(11573, 0, 0, 11597)},
                          Pose{spot(2980, 4302, 601), turn(0, 0, 0, 16384)},
                          Pose{spot(5219, 4679, 501), turn(16384, 0, 0, 1)},
                          Pose{spot(3000, 3000, 375), turn(16384, 0, 0, 0)}};
    const auto before = table.state.pieces;
    table.chance(Ring{Bell::tip_over});
    table.act(table.state.die, Tip{static_cast<Side>(towards)});
    table.settle();
    EXPECT_EQ(table.state.phase, Phase::drawing) << towards;
    for (std::size_t each = 0; each < kPieces; ++each) EXPECT_TRUE(is_tipped(before[each], table.state.pieces[each])) << each;
  }
}

TEST(Bells, PV_74_concours_de_grimaces_puts_small_ghosts_before_the_mirror) {
  Table table = before_bell(3);
  table.chance(Ring{Bell::grimaces});
  for (u8 seat = 0; seat < 3; ++seat) {
    const GhostState& ghost = table.ghost(Seat{seat}, 0);
    EXPECT_EQ(ghost.where, Where::hall);
    EXPECT_TRUE(ghost.fixed);
    const Pose& mirror = table.state.pieces[static_cast<std::size_t>(Piece::mirror)];
    EXPECT_LT(std::abs(ghost.pose.at.x.number() - mirror.at.x.number()), 1500);
    EXPECT_LT(std::abs(ghost.pose.at.y.number() - mirror.at.y.number()), 1500);
  }
  table.draw_all(kSeven);
  EXPECT_FALSE(Game::judge(table.state, kOne, plan({walk(0, {square(3, 3)}, at(3500, 3500))})).ok());
}

TEST(Bells, PV_75_touche_replaces_a_ghost_of_the_right_neighbour) {
  Table table = before_bell();
  table.state.die = kOne;
  table.put(kTwo, 1, at(1500, 1500));
  table.chance(Ring{Bell::tag});
  EXPECT_EQ(Game::actions(table.state, kOne).size(), 1U);
  table.act_refused(kOne, CatchGhost{Figure(0)}, 75);
  table.act(kOne, CatchGhost{Figure(1)});
  EXPECT_EQ(table.where(kTwo, 1), Where::side);
  EXPECT_EQ(rest_of(Size::small, table.ghost(kOne, 0)), at(1500, 1500));
  // Seat 0 had none hidden before the card: seat 1 puts one three squares from its own side, the west.
  table.act_refused(kTwo, PutIn{at(500, 500)}, 75);
  table.act(kTwo, PutIn{at(2500, 500)});
  EXPECT_EQ(table.where(kTwo, 0), Where::hall);
  EXPECT_EQ(table.state.phase, Phase::drawing);
}

TEST(Bells, PV_76_piste_de_danse_slides_furniture_to_the_doors) {
  Table table = before_bell();
  table.state.pieces[static_cast<std::size_t>(Piece::armchair)] = pose(Piece::armchair, 3500, 1500);
  table.put(kOne, 0, at(3500, 600));
  table.chance(Ring{Bell::dance});
  const Pose& armchair = table.state.pieces[static_cast<std::size_t>(Piece::armchair)];
  EXPECT_NEAR(armchair.at.y.number(), 550, 10) << "to the southern wall";
  EXPECT_EQ(armchair.turn, Quaternion{});
  EXPECT_EQ(square_of(table.ghost(kOne, 0).pose), square(3, 0)) << "the ghost stays on its square";
}

TEST(Bells, PV_77_chat_perche_sends_back_who_is_not_on_furniture) {
  Table table = before_bell();
  table.put(kOne, 0, at(2650, 4500, 450));  // on the armchair
  table.put(kOne, 1, at(5800, 250));
  Story silence(nullptr);
  send_unperched(table.state, silence);
  EXPECT_EQ(table.where(kOne, 0), Where::hall);
  EXPECT_EQ(table.where(kOne, 1), Where::side);
}

TEST(Bells, PV_78_grand_frere_replaces_by_a_bigger_one_where_it_fits) {
  Table table = before_bell();
  table.state.die = kOne;
  table.put(kOne, 0, at(1500, 1500));
  table.chance(Ring{Bell::big_brother});
  table.act_refused(kOne, Grow{Figure(1), Size::medium}, 78);
  table.act(kOne, Grow{Figure(0), Size::large});
  EXPECT_EQ(table.where(kOne, 6), Where::hall);
  EXPECT_EQ(table.where(kOne, 0), Where::side);
  EXPECT_EQ(table.state.phase, Phase::drawing) << "the other one has no ghost in the hall";
}

TEST(Bells, PV_79_toc_toc_toc_nobody_chooses) {
  Table table = before_bell();
  const Seat holder = table.state.die;
  table.chance(Ring{Bell::knock});
  table.draw_all(kEight);
  table.plan_nothing();
  EXPECT_EQ(table.state.phase, Phase::aiming);
  EXPECT_EQ(table.state.turn, holder);
  const u8 choices = table.state.players[holder.value].choices;
  table.chance(Roll{Pips(4)});
  EXPECT_EQ(table.state.keyhole, (Door{Side::south, DoorNumber(4)}));
  EXPECT_EQ(table.state.players[holder.value].choices, choices);
  EXPECT_EQ(table.state.die, left_of(table.state, holder));
}

TEST(Bells, PV_80_jai_le_tournis_gives_everyone_a_new_side) {
  Table table = before_bell(4);
  table.chance(Ring{Bell::dizzy});
  EXPECT_EQ(table.state.players[0].side, Side::east) << "from the south";
  EXPECT_EQ(table.state.players[3].side, Side::north);
  EXPECT_EQ(table.state.keyhole.side, Side::south) << "it rides with the board";
}

TEST(Bells, PV_81_boule_de_cristal_rolls_the_door_first) {
  const Table table = looked_by_crystal();
  EXPECT_EQ(table.state.keyhole, (Door{Side::west, DoorNumber(6)})) << "without a second roll";
}

TEST(Bells, PV_82_soleil_takes_every_ghost_a_square_forward) {
  Table table = before_bell();
  table.put(kOne, 0, at(5500, 3500));
  table.put(kOne, 1, at(5500, 5500));
  table.chance(Ring{Bell::sun});
  EXPECT_EQ(square_of(table.ghost(kOne, 0).pose), square(5, 4));
  EXPECT_EQ(table.where(kOne, 1), Where::out);
}

}  // namespace
}  // namespace minuit::keyhole
