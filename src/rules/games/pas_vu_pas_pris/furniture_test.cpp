#include <bit>

#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/layouts.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

TEST(Setup, PV_02_colours_sit_clockwise_and_two_as_the_host_says) {
  Config config = with(2);
  EXPECT_EQ(Game::start(config).players[1].side, Side::west) << "neighbours";
  config.seating = Seating::opposite;
  EXPECT_EQ(Game::start(config).players[1].side, Side::north);
  EXPECT_EQ(Game::start(with(4)).players[3].side, Side::east);
  EXPECT_EQ(kFigures[0] + kFigures[1] + kFigures[2], static_cast<int>(kGhostsEach));
}

TEST(Setup, PV_05_PV_06_the_cards_carry_every_pair_but_one) {
  u64 pairs = 0;
  int plain = 0;
  for (const MoveCard& card : kDeck) {
    if (!card.moves_furniture()) {
      ++plain;
      continue;
    }
    const u64 bit = u64{1} << (static_cast<int>(card.first) * 6 + static_cast<int>(card.second)) |
                    u64{1} << (static_cast<int>(card.second) * 6 + static_cast<int>(card.first));
    EXPECT_EQ(pairs & bit, 0U) << "every pair once";
    pairs |= bit;
  }
  EXPECT_EQ(plain, 6);
  EXPECT_EQ(std::popcount(pairs), 28);
  EXPECT_EQ(pairs >> (static_cast<int>(Piece::mirror) * 6 + static_cast<int>(Piece::piano)) & 1U, 0U) << "save mirror and piano";
}

TEST(Setup, PV_10_prepared_halls_stand_well) {
  for (i64 number = 1; number <= LayoutNumber::kMax; ++number) {
    State s = Game::start(with(2));
    s.pieces = layout(LayoutNumber(number));
    const Room room(s);
    EXPECT_EQ(restless(s, room), 0);
    for (std::size_t at = 0; at < kPieces; ++at) {
      EXPECT_FALSE(excess(place(piece_body(piece_at(at), s.pieces[at]))).has_value()) << number << " " << at;
      EXPECT_EQ(room.in_the_way(piece_at(at), s.pieces[at], true), kNothing) << number << " " << at;
    }
  }
  Config config = with(2);
  config.layout = LayoutChoice(3);
  EXPECT_EQ(Game::chances(Game::start(config)).size(), 1U) << "the host's choice";
}

TEST(Setup, PV_11_PV_12_keyhole_and_die_come_by_chance) {
  State s = Game::start(with(3));
  rules::step<Game>(s, rules::Chance<Game>{Arrange{LayoutNumber(1)}}, rules::NoAudience{});
  EXPECT_EQ(Game::chances(s).size(), kDoors);
  rules::step<Game>(s, rules::Chance<Game>{HangKeyhole{door_at(5)}}, rules::NoAudience{});
  EXPECT_EQ(Game::chances(s).size(), 3U);
  Config config = with(3);
  config.first_die = Seat{3};
  EXPECT_EQ(Game::check(config).refusal().clause().number, 12);
}

TEST(Furniture, PV_20_a_card_with_furniture_lets_its_player_move_one_of_the_two) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  EXPECT_EQ(table.state.phase, Phase::seizing);
  EXPECT_EQ(Game::actions(table.state, kOne).size(), 3U) << "or none";
  table.act_refused(kOne, Seize{Piece::piano}, 20);
  table.act(kOne, Decline{});
  EXPECT_EQ(table.state.turn, kTwo) << "before the next draws";
  EXPECT_EQ(table.state.moved, 0);
  table.expect_refused(rules::Chance<Game>{Draw{kArmchairOrDesk}}, 20);
}

TEST(Furniture, PV_21_a_moved_piece_stays_and_put_back_counts_as_moved) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::desk});
  table.act(kOne, PutBack{});
  table.chance(Draw{MoveCardId(7)});  // desk and table
  table.act_refused(kTwo, Seize{Piece::desk}, 21);
  table.state.moved |= 1U << static_cast<u8>(Piece::table);
  table.act(kTwo, Seize{Piece::piano});  // both are moved: any other
}

TEST(Furniture, PV_22_a_seized_piece_is_the_choice) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::desk});
  table.act_refused(kOne, Seize{Piece::armchair}, 20);
  const Released other{kOne, {Piece::armchair, pose(Piece::armchair, 3000, 2000)}, {}};
  table.expect_refused(rules::Resolved<Game>{other}, 22);
}

TEST(Furniture, PV_23_a_released_piece_rests_where_the_simulation_says) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::armchair});
  Pose high = pose(Piece::armchair, 3000, 2000);
  high.at.z = Coordinate(1500);
  ASSERT_TRUE(table.release(kOne, high).ok());
  EXPECT_NEAR(table.state.pieces[static_cast<std::size_t>(Piece::armchair)].at.z.number(), 500, 4);
  EXPECT_EQ(table.state.moved, 1U << static_cast<u8>(Piece::armchair));
  EXPECT_EQ(table.state.turn, kTwo);
}

TEST(Furniture, PV_23_refusals_say_what_is_wrong) {
  Table table(with(2));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::armchair});
  const auto out = table.release(kOne, pose(Piece::armchair, 5650, 2000));
  ASSERT_FALSE(out.ok());
  EXPECT_EQ(out.error().text(texts::english()), "Sticks out by 0.20 on the east side: the armchair.");
  EXPECT_EQ(table.state.phase, Phase::placing) << "and the player tries again";
  const auto rests = [&](const Pose& at_pose) {
    return Decision(rules::Resolved<Game>{Released{kOne, {Piece::armchair, at_pose}, {}}});
  };
  table.expect_refused(rests(pose(Piece::armchair, 1000, 5300)), 23);  // through the piano
  Pose floating = pose(Piece::armchair, 3000, 2000);
  floating.at.z = Coordinate(900);
  table.expect_refused(rests(floating), 23);
  table.put(kTwo, 0, at(3000, 2000));
  table.expect_refused(rests(pose(Piece::armchair, 3000, 2000)), 23);  // through a ghost
  Pose bent = pose(Piece::armchair, 3000, 2000);
  bent.turn.x = QuaternionPart(900);
  table.expect_refused(rests(bent), 23);
}

TEST(Furniture, PV_24_a_ghost_on_a_moved_piece_is_set_down_on_its_square) {
  Table table(with(2));
  table.put(kTwo, 0, at(2650, 4500, 450));  // on the seat
  table.put(kTwo, 1, at(4700, 5200));       // on the floor, under the table
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::armchair});
  ASSERT_TRUE(table.release(kOne, pose(Piece::armchair, 3000, 2000)).ok());
  EXPECT_EQ(rest_of(Size::small, table.ghost(kTwo, 0)), at(2650, 4500)) << "straight down";
  EXPECT_EQ(rest_of(Size::small, table.ghost(kTwo, 1)), at(4700, 5200));
  EXPECT_EQ(table.count<GhostPut>(), 1);
}

TEST(Furniture, PV_24_what_rested_on_the_moved_piece_settles_again) {
  Table table(with(2));
  Pose& trolley = table.state.pieces[static_cast<std::size_t>(Piece::trolley)];
  trolley = pose(Piece::trolley, 3000, 5500);
  trolley.at.z = Coordinate(800 + 450);
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::desk});
  ASSERT_TRUE(table.release(kOne, pose(Piece::desk, 3000, 2000)).ok());
  EXPECT_NEAR(table.state.pieces[static_cast<std::size_t>(Piece::trolley)].at.z.number(), 450, 5);
  EXPECT_EQ(table.state.moved, 1U << static_cast<u8>(Piece::desk)) << "it does not count as moved";
}

}  // namespace
}  // namespace minuit::keyhole
