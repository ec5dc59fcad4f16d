// The board, the parts, the setup and the first placing: FM-01 to FM-11, FM-60 to FM-62.
#include <set>

#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_01_the_gallery_is_a_ring_of_28_squares_round_a_frame_of_11_by_5) {
  EXPECT_EQ(2 * (kColumns + kRows) - 4, kSquares);
  State s = scenario::read_position("a 1 1; b 14");
  for (int square = 1; square <= 28; ++square) {  // one point a turn, once round
    EXPECT_EQ(s.gallery[static_cast<std::size_t>(square)].of(Seat{0}), square == 1 ? 2U : 1U);
    s.turn = Seat{0};
    rules::step<LeFantome>(s, rules::Chance<LeFantome>{Roll{Face::one}}, rules::NoAudience{});
    rules::step<LeFantome>(s, rules::Chosen<LeFantome>{Seat{0}, Move{Square{square}}}, rules::NoAudience{});
  }
  EXPECT_EQ(s.gallery[1].of(Seat{0}), 2U);
  play({{"a 20; b 20; hugo s5", "roll ghost", "hugo 1"}});  // the stairs arrive on square 1
}

TEST(LeFantome, FM_02_eleven_rooms_have_an_open_door_each_off_one_square) {
  play({
      {"a 3 3; b 20; hugo 1; next move a 1", "", "offers move 3 + hide 3 cabinet"},
      {"a 4 4; b 20; hugo 1; next move a 1", "", "offers move 4 + hide 4 music_room"},
      {"a 6 6; b 20; hugo 1; next move a 1", "", "offers move 6 + hide 6 game_room"},
      {"a 9 9; b 20; hugo 1; next move a 1", "", "offers move 9 + hide 9 hunting_room"},
      {"a 11 11; b 20; hugo 1; next move a 1", "", "offers move 11 + hide 11 bedroom"},
      {"a 15 15; b 20; hugo 1; next move a 1", "", "offers move 15 + hide 15 dressing_room"},
      {"a 17 17; b 20; hugo 1; next move a 1", "", "offers move 17 + hide 17 ballroom"},
      {"a 18 18; b 20; hugo 1; next move a 1", "", "offers move 18 + hide 18 dining_room"},
      {"a 21 21; b 20; hugo 1; next move a 1", "", "offers move 21 + hide 21 library"},
      {"a 24 24; b 20; hugo 1; next move a 1", "", "offers move 24 + hide 24 kitchen"},
      {"a 26 26; b 20; hugo 1; next move a 1", "", "offers move 26 + hide 26 linen_room"},
  });
}

TEST(LeFantome, FM_02_no_other_square_has_a_way_in) {
  const std::set<int> doors{3, 4, 6, 9, 11, 15, 17, 18, 21, 24, 26};
  for (int square = 1; square <= kSquares; ++square) {
    State s = scenario::read_position("a 1 1; b 20; hugo 10; next move a 1");
    stand(s, Seat{0}, Square{square});
    int rooms = 0;
    for (const Action& action : LeFantome::actions(s, Seat{0}))
      if (const auto* hide = std::get_if<Hide>(&action)) rooms += hide->from == Square{square} ? 1 : 0;
    EXPECT_EQ(rooms, doors.contains(square) ? 1 : 0) << square;
  }
  for (const Square closed : kClosedDoors) EXPECT_FALSE(doors.contains(closed.number()));
  EXPECT_EQ(kClosedDoors, (std::array{Square{7}, Square{13}, Square{27}}));
}

TEST(LeFantome, FM_03_eight_steps_from_10_by_the_cellar_down_to_3_by_square_1) {
  play({
      {"players 5; a 20; hugo s10", "roll ghost", "hugo s8"},
      {"players 5; a 20; hugo s9", "roll ghost", "hugo s7"},
      {"players 5; a 20; hugo s8", "roll ghost", "hugo s6"},
      {"players 5; a 20; hugo s7", "roll ghost", "hugo s5"},
      {"players 5; a 20; hugo s6", "roll ghost", "hugo s4"},
      {"players 5; a 20; hugo s5", "roll ghost", "hugo s3"},
      {"players 5; a 20; hugo s4", "roll ghost", "hugo 1"},
      {"players 5; a 20; hugo s3", "roll ghost", "hugo 2"},
  });
}

TEST(LeFantome, FM_04_the_die_has_1_2_4_5_and_two_ghosts) {
  std::array<u32, 7> sides{};
  for (const auto& odds : LeFantome::chances(scenario::read_position("a 5; b 6")))
    sides[static_cast<std::size_t>(std::get<Roll>(odds.outcome).face)] += odds.weight;
  EXPECT_EQ(sides, (std::array<u32, 7>{2, 1, 1, 0, 1, 1, 0}));
  play({
      {"a 5 6; b 20", "roll 3", "no FM-04"},
      {"a 5 6; b 20", "roll 6", "no FM-04"},
      {"a 5 6; b 20", "roll 5", "next move a 5"},
      {"a 5 6; b 20", "roll 4", "next move a 4"},
      {"a 5 6; b 20", "roll 2", "next move a 2"},
      {"a 5 6; b 20", "roll 1", "next move a 1"},
      {"a 5 6; b 20", "roll ghost", "next roll b"},
  });
}

TEST(LeFantome, FM_05_two_to_eight_players_with_six_down_to_two_figures_each) {
  EXPECT_EQ(Players::kMin, 2);
  EXPECT_EQ(Players::kMax, 8);
  play({
      {"players 2", "", "a hand hand hand hand hand hand; b hand hand hand hand hand hand"},
      {"players 3", "", "a hand hand hand hand hand; c hand hand hand hand hand"},
      {"players 4", "", "a hand hand hand hand; d hand hand hand hand"},
      {"players 5", "", "a hand hand hand; e hand hand hand"},
      {"players 6", "", "a hand hand; f hand hand"},
      {"players 7", "", "a hand hand; g hand hand"},
      {"players 8", "", "a hand hand; h hand hand"},
  });
  const std::array colours{"Red", "Blue", "Turquoise", "Yellow", "Black", "Lilac", "White", "Green"};
  const texts::Words words("le_fantome_de_minuit/engine", texts::english());
  for (std::size_t seat = 0; seat < colours.size(); ++seat) EXPECT_EQ(words("colours-" + std::to_string(seat)), colours[seat]);
}

TEST(LeFantome, FM_06_a_match_is_three_rounds_unless_agreed_otherwise) {
  EXPECT_EQ(LeFantome::setup(4).rounds, Rounds{3});
  play({
      {"a 2; b cabinet; hugo 10; round 2; next move a 4", "hide 2 music_room", "round 3; next roll a"},
      {"a 2; b cabinet; hugo 10; round 3; next move a 4", "hide 2 music_room", "round 3; next over a b"},
  });
}

TEST(LeFantome, FM_10_clockwise_from_the_bravest_one_figure_at_a_time_on_an_empty_square) {
  play({
      {"players 3", "", "next bravest"},
      {"players 3", "bravest c", "next place c; told bravest c"},
      {"players 3; starter b", "", "next place b"},
      {"players 3; starter b", "place 7", "b hand hand hand hand 7; next place c; told placed b hand 7"},
      {"players 3; starter b", "place 7 8", "c hand hand hand hand 8; next place a"},
      {"players 3; starter b", "place 7 8 28", "a hand hand hand hand 28; next place b"},
      {"players 3; starter b", "place 7 8 28 1", "b hand hand hand 1 7; next place c"},
      {"players 3; starter b", "place 7, c: place 7", "no FM-10; c hand hand hand hand hand; next place c"},
      {"players 2; starter a", "place 7 8 7", "no FM-10"},  // not even on one's own
      {"players 2; starter a", "move 7", "no FM-10"},
      {"players 2; starter a", "hide 3 cabinet", "no FM-10"},
      {"players 2; starter a", "stay", "no FM-10"},
      {"players 2; starter a", "b: place 7", "no CT-02"},
      {"players 2; starter a", "roll 4", "no CT-03"},
      {"players 2; starter a", "bravest b", "no CT-03"},
      {"players 2", "roll 4", "no FM-10"},
      {"players 2", "a: place 7", "no CT-02"},
      {"players 2", "bravest c", "no FM-10"},
      {"a 5; b 6", "bravest b", "no FM-10"},
  });
}

TEST(LeFantome, FM_10_every_square_of_the_gallery_is_offered_and_no_step) {
  const auto run = scenario::run_script("players 8; starter a", "place 1 28 14");
  EXPECT_EQ(LeFantome::actions(run.state, Seat{3}).size(), 25U);
  for (const Action& action : LeFantome::actions(run.state, Seat{3})) EXPECT_TRUE(std::holds_alternative<Place>(action));
}

TEST(LeFantome, FM_11_hugo_begins_on_step_10_and_the_bravest_rolls_first) {
  play({
      {"players 2; starter b", "place 1 2 3 4 5 6 7 8 9 10 11 12",
       "a 2 4 6 8 10 12; b 1 3 5 7 9 11; hugo s10; next roll b; round 1; turns 0; told placed a hand 12 + began 1 b"},
      {"players 8", "bravest g, place 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "g 1 9; f 8 16; hugo s10; next roll g"},
      {"players 3; starter c", "place 1 2 3 4 5 6 7 8 9 10 11 12 13 14", "hugo s10; next place b"},
  });
}

TEST(LeFantome, FM_60_one_to_eight_rounds) {
  EXPECT_EQ(Rounds::kMin, 1);
  EXPECT_EQ(Rounds::kMax, 8);
  play({
      {"rounds 1; a 2; b cabinet; hugo 10; round 1; next move a 4", "hide 2 music_room", "next over a b"},
      {"rounds 2; a 2; b cabinet; hugo 10; round 1; next move a 4", "hide 2 music_room", "round 2; next roll a"},
      {"rounds 8; a 2; b cabinet; hugo 10; round 7; next move a 4", "hide 2 music_room", "round 8; next roll a"},
      {"rounds 8; a 2; b cabinet; hugo 10; round 8; next move a 4", "hide 2 music_room", "next over a b"},
  });
}

TEST(LeFantome, FM_61_in_the_2003_edition_hugo_slows_down_only_for_7_or_8_players) {
  EXPECT_EQ(LeFantome::setup(4).edition, Edition::of_1989);
  play({
      {"edition 1989; players 2; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 1989; players 3; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 1989; players 4; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 1989; players 5; a 20; hugo 5", "roll ghost", "hugo 7"},
      {"edition 1989; players 6; a 20; hugo 5", "roll ghost", "hugo 7"},
      {"edition 1989; players 7; a 20; hugo 5", "roll ghost", "hugo 7"},
      {"edition 1989; players 8; a 20; hugo 5", "roll ghost", "hugo 7"},
      {"edition 2003; players 2; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 2003; players 3; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 2003; players 4; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 2003; players 5; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 2003; players 6; a 20; hugo 5", "roll ghost", "hugo 8"},
      {"edition 2003; players 7; a 20; hugo 5", "roll ghost", "hugo 7"},
      {"edition 2003; players 8; a 20; hugo 5", "roll ghost", "hugo 7"},
  });
}

TEST(LeFantome, FM_62_the_starter_is_found_by_chance_or_named) {
  EXPECT_EQ(LeFantome::setup(4).starter, std::nullopt);
  for (u8 players = 2; players <= 8; ++players) {
    Config config = LeFantome::setup(players);
    EXPECT_TRUE(LeFantome::check(config).ok());
    const auto odds = LeFantome::chances(LeFantome::start(config));
    ASSERT_EQ(odds.size(), players);
    for (u8 seat = 0; seat < players; ++seat) {
      EXPECT_EQ(odds[seat].outcome, Chance(Bravest{Seat{seat}}));
      EXPECT_EQ(odds[seat].weight, odds[0].weight);
    }
    for (u8 seat = 0; seat < kMostSeats; ++seat) {
      config.starter = Seat{seat};
      const rules::Verdict verdict = LeFantome::check(config);
      ASSERT_EQ(verdict.ok(), seat < players);
      if (seat >= players) {
        EXPECT_EQ(to_string(verdict.refusal().clause()), "FM-62");
      } else {
        EXPECT_EQ(LeFantome::start(config).turn, Seat{seat});
        EXPECT_EQ(LeFantome::start(config).phase, Phase::placing);
      }
    }
  }
}

}  // namespace
}  // namespace minuit::fantome
