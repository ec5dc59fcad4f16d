// The end of a round, its points and the end of the match: FM-40 to FM-42, FM-52, FM-53.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_40_the_round_ends_when_the_gallery_is_empty) {
  play({
      {"a 6; b cabinet; hugo 5", "roll ghost",
       "round 2; points 10 0; told rolled a ghost + hugo 5 8 + caught 6 a1 s10 + "
       "ended 1 10 0 + out b cabinet 3"},
      {"a 2; b cabinet; hugo 10", "roll 4, hide 2 music_room", "round 2; points 0 0"},
      {"a 6; b cabinet; hugo 8", "roll 2, move 6", "round 2; points 10 0"},
      {"a 6; b cabinet; hugo 5; next roll b", "roll ghost", "round 2; points 10 0"},
      {"a 6; b cabinet 20; hugo 5", "roll ghost", "round 1; next roll b"},  // one is still out there
      {"a 6 7 8; b cabinet; hugo 5", "roll ghost", "round 2; points 27 0"},
  });
}

TEST(LeFantome, FM_41_with_every_room_taken_the_rest_go_to_the_cellar_and_the_round_ends) {
  play({
      {"a cabinet music_room game_room hunting_room bedroom dressing_room; b ballroom dining_room library kitchen 25 20; hugo "
       "10; "
       "rounds 1; next move b 2",
       "hide 25 linen_room",
       "b ballroom dining_room library kitchen linen_room cellar; told hid b 25 linen_room + trapped rooms_full b1 + ended 1 -6 "
       "4 + won a"},
      // Straight to the cellar, whatever steps are free; every owner's.
      {"a cabinet music_room game_room hunting_room 5 5; b bedroom dressing_room ballroom dining_room 7; c library kitchen 5 25; "
       "hugo 10; rounds 1; next move c 2",
       "hide 25 linen_room",
       "points -2 2 4; c library kitchen linen_room cellar; b bedroom dressing_room ballroom dining_room cellar"},
      // Ten rooms are not eleven.
      {"a cabinet music_room game_room hunting_room bedroom; b ballroom dining_room library kitchen 25 20; hugo 10; next move b "
       "2",
       "hide 25 linen_room", "round 1; next roll a"},
      // Nobody left: nobody trapped.
      {"a cabinet music_room game_room hunting_room bedroom dressing_room; b ballroom dining_room library kitchen 25; hugo 10; "
       "rounds 1; next move b 2",
       "hide 25 linen_room", "told hid b 25 linen_room + ended 1 -6 2 + won a"},
  });
}

TEST(LeFantome, FM_42_points_of_each_step_the_cellar_and_each_room) {
  for (int value = 3; value <= 10; ++value) {
    const std::string step = std::to_string(value);
    play({{std::string("rounds 1; b 17; hugo 8; next move b 1; a s").append(step), "hide 17 ballroom",
           std::string("total ").append(step).append(" 0")}});
  }
  play({
      {"rounds 1; a cellar; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 2 0"},
      {"rounds 1; a cabinet; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a music_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a game_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points -3 0"},
      {"rounds 1; a hunting_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points -3 0"},
      {"rounds 1; a bedroom; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a dressing_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a dining_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a library; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 1 0"},
      {"rounds 1; a kitchen; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 0 0"},
      {"rounds 1; a linen_room; b 17; hugo 8; next move b 1", "hide 17 ballroom", "points 1 0"},
  });
}

TEST(LeFantome, FM_42_each_figure_counts_and_the_rounds_add_up) {
  play({
      {"rounds 1; a s10 s10 s9; b s10 17; hugo 8; next move b 1", "hide 17 ballroom", "points 29 10"},
      {"rounds 1; a cellar cellar library; b cellar 17; hugo 8; next move b 1", "hide 17 ballroom", "points 5 2"},
      {"rounds 1; a game_room hunting_room s3; b linen_room 17; hugo 8; next move b 1", "hide 17 ballroom", "points -3 1"},
      {"round 2; a s10; b s9 17; total 7 -3; hugo 8; next move b 1", "hide 17 ballroom", "points 10 9; total 17 6; round 3"},
      {"round 2; a game_room; b 17; total -3 40; hugo 8; next move b 1", "hide 17 ballroom", "points -3 0; total -6 40"},
      // Eight seats, one of each kind.
      {"rounds 1; a s10; b s9; c s3; d cellar; e game_room; f library; g kitchen; h 17; hugo 8; next move h 1",
       "hide 17 ballroom", "points 10 9 3 2 -3 1 0 0; next over e; places 8 7 6 5 1 4 2 2"},
  });
}

TEST(LeFantome, FM_52_the_fewest_points_win_and_equals_share) {
  play({
      {"round 3; a s10; b 17; hugo 8; next move b 1", "hide 17 ballroom",
       "next over b; places 2 1; told hid b 17 ballroom + "
       "ended 3 10 0 + won b"},
      {"round 3; a cabinet; b 17; hugo 8; total 4 9; next move b 1", "hide 17 ballroom", "next over a; places 1 2"},
      {"round 3; a s10; b 17; hugo 8; total 4 14; next move b 1", "hide 17 ballroom",
       "next over a b; places 1 1; told hid b 17 ballroom + ended 3 10 0 + won a b"},
      {"round 3; a cabinet; b 17; c kitchen; hugo 8; total 9 4 4; next move b 1", "hide 17 ballroom",
       "next over b c; places 3 1 1"},
      {"round 3; a cabinet; b 17; c kitchen; hugo 8; total 9 4 9; next move b 1", "hide 17 ballroom",
       "next over b; places 2 1 2"},
      {"round 3; a game_room; b 17; hugo 8; total -3 -5; next move b 1", "hide 17 ballroom", "next over a; places 1 2"},
      {"round 3; a cabinet; b 17; hugo 8; next move b 1", "hide 17 ballroom, roll 4", "no CT-01"},
      {"round 3; a cabinet; b 17; hugo 8; next move b 1", "hide 17 ballroom, a: place 4", "no CT-01"},
  });
}

TEST(LeFantome, FM_53_a_round_too_long_ends_in_the_cellar) {
  EXPECT_EQ(LeFantome::setup(4).turn_cap, TurnCap{2000});
  play({
      {"rounds 1; cap 10; turns 9; a 5 20; b 21 21 cabinet; hugo 8", "roll 1, move 5",
       "a cellar cellar; b cabinet cellar cellar; points 4 4; told moved a 5 6 + trapped turn_cap a2 b2 + ended 1 4 4 + won a b"},
      {"rounds 1; cap 10; turns 9; a 5 20; b 21; hugo 8", "roll ghost", "points 4 2"},
      {"rounds 1; cap 10; turns 9; a s10; b 21; hugo 8", "roll 4", "points 10 2"},
      {"rounds 1; cap 10; turns 9; a 5; b 21; hugo 8", "roll 4, stay", "points 2 2"},
      {"rounds 1; cap 10; turns 8; a 5 20; b 21; hugo 8", "roll 1, move 5", "turns 9; next roll b"},
      {"rounds 1; turns 1998; a 5 20; b 21; hugo 8", "roll 1, move 5", "turns 1999; next roll b"},
      {"rounds 1; turns 1999; a 5 20; b 21; hugo 8", "roll 1, move 5", "points 4 2; next over b"},
      // Not trapped: gone in the very last turn.
      {"rounds 1; cap 10; turns 9; a 6; b cabinet; hugo 5", "roll ghost",
       "points 10 0; told rolled a ghost + hugo 5 8 + caught 6 a1 s10 + ended 1 10 0 + won b"},
      {"rounds 2; cap 10; turns 9; a 5 20; b 21; hugo 8", "roll 1, move 5", "round 2; turns 0; hugo s10; next return a cellar"},
  });
}

}  // namespace
}  // namespace minuit::fantome
