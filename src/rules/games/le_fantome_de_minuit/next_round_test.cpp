// From one round to the next: FM-50 and FM-51.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_50_those_in_rooms_come_out_in_front_of_their_doors_first) {
  play({
      {"a cabinet music_room game_room hunting_room bedroom; b dressing_room ballroom dining_room library kitchen 6; hugo 5",
       "roll ghost", "a 3 4 6 9 11; b 15 17 18 21 24 s10; next return b s10"},
      {"a 25; b cabinet; hugo 10", "roll 2, hide 25 linen_room", "a 26; b 3; next roll a; round 2"},  // nobody was caught
      {"a 6; b cabinet; hugo 5", "roll ghost, place 3", "no FM-50"},                                  // so that square is taken
      {"a 6; b cabinet; hugo 5", "roll ghost, place 4", "a 4; b 3; next roll a; told placed a s10 4 + began 2 a"},
      // The rooms are free again.
      {"a 2; b cabinet; hugo 10; next move a 4", "hide 2 music_room, roll ghost ghost ghost 1, hide 3 cabinet", "a 4; b cabinet"},
  });
}

TEST(LeFantome, FM_50_captives_return_from_step_10_up_where_their_owner_likes) {
  play({
      {"a s10 s8; b s9 6; hugo 5", "roll ghost", "next return a s10"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, place 9", "a 9 s8; b s7 s9; next return b s9; told placed a s10 9"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, place 9 28", "a 9 s8; b 28 s7; next return a s8"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, place 9 28 1", "next return b s7"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, place 9 28 1 2", "a 1 9; b 2 28; next roll a; round 2"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, place 9 9", "no FM-50"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, b: place 9", "no CT-02"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, move 9", "no FM-50"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, hide 9 hunting_room", "no FM-50"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, stay", "no FM-50"},
      {"a s10 s8; b s9 6; hugo 5", "roll ghost, roll 4", "no CT-03"},
      {"a s3; b s4; c s5 6; hugo 5", "roll ghost, place 1", "c 1 s5; next return c s5"},  // c's 6 went to step 10
      {"a s3; b s4; c s5 6; hugo 5", "roll ghost, place 1 2", "next return b s4"},
      {"a s3; b s4; c s5 6; hugo 5", "roll ghost, place 1 2 3", "next return a s3"},
  });
}

TEST(LeFantome, FM_50_on_a_shared_step_the_more_frightened_goes_first) {
  play({
      {"a s10 s9; b s10; c 6; hugo 5", "roll ghost", "total 19 10 8; next return a s10"},
      {"a s10 s9; b s10; c 6; hugo 5", "roll ghost, place 1", "a 1 s9; next return b s10"},
      {"a s10 s9; b s10; c 6; hugo 5", "roll ghost, place 1 2", "next return a s9"},
      {"a s10; b s10 s9; c 6; hugo 5", "roll ghost", "total 10 19 8; next return b s10"},
      // The total of the match, the round just ended included.
      {"a s10; b s10 6; hugo 5; total 8 0", "roll ghost", "total 18 19; next return b s10"},
      {"a s10; b s10 6; hugo 5; total 10 0", "roll ghost", "total 20 19; next return a s10"},
      // All of one owner's on that step, then the next owner's.
      {"a s10 s10; b s10; c 6; hugo 5", "roll ghost, place 1", "a 1 s10; next return a s10"},
      {"a s10 s10; b s10; c 6; hugo 5", "roll ghost, place 1 2", "a 1 2; next return b s10"},
      // Only those who stand there count.
      {"a s9; b s10; c s10 6; hugo 5; total 90 0 0", "roll ghost", "next return c s10"},
  });
}

TEST(LeFantome, FM_50_equals_go_clockwise_from_the_last_starter) {
  play({
      {"a s10; b s10; c s10 6; hugo 5; starter a", "roll ghost, place 1", "total 10 10 19; next return a s10"},
      {"a s10; b s10; c s10 6; hugo 5; starter a", "roll ghost, place 1 2", "next return b s10"},
      {"a s10; b s10; c s10 6; hugo 5; starter b", "roll ghost, place 1", "next return b s10"},
      {"a s10; b s10; c s10 6; hugo 5; starter b", "roll ghost, place 1 2", "next return a s10"},
      {"a s10; b s10; c s10 6; hugo 5; starter c", "roll ghost, place 1", "next return a s10"},
      {"a s10; b s10; c s10; d 6; hugo 5; starter c", "roll ghost", "total 10 10 10 9; next return c s10"},
      {"a s10; b s10; c s10; d 6; hugo 5; starter c", "roll ghost, place 1", "next return a s10"},
      {"a s10; b s10; c s10; d 6; hugo 5; starter d", "roll ghost", "next return a s10"},
      // Below nothing, too.
      {"a s10; b s10; c 6; hugo 5; total -40 -40 0; starter b", "roll ghost", "total -30 -30 9; next return b s10"},
      {"a s10; b s10; c 6; hugo 5; total -40 -30 0; starter c", "roll ghost", "total -30 -20 9; next return b s10"},
      // The last starter stays the measure until every captive is back, though another will roll first.
      {"a s10 cellar; b s10 cellar; c s9 6; hugo 5; starter b", "roll ghost, place 1 2 3 4",
       "total 12 12 17; next return b cellar"},
  });
}

TEST(LeFantome, FM_50_last_comes_the_cellar_owner_by_owner) {
  play({
      {"a cellar cellar; b cellar 6; hugo 5", "roll ghost", "total 4 12; next return b s10"},
      {"a cellar cellar; b cellar 6; hugo 5", "roll ghost, place 1", "next return b cellar"},
      {"a cellar cellar; b cellar 6; hugo 5", "roll ghost, place 1 2", "b 1 2; next return a cellar; told placed b cellar 2"},
      {"a cellar cellar; b cellar 6; hugo 5", "roll ghost, place 1 2 3", "a 3 cellar; next return a cellar"},
      {"a cellar cellar; b cellar 6; hugo 5", "roll ghost, place 1 2 3 4", "a 3 4; next roll b"},
      {"a cellar cellar; b cellar cellar; c 6; hugo 5; starter a", "roll ghost, place 1 2", "next return a cellar"},
      {"a cellar cellar; b cellar cellar; c 6; hugo 5; starter a", "roll ghost, place 1 2 3", "a 2 3; next return b cellar"},
      {"a cellar cellar; b cellar cellar; c 6; hugo 5; starter b", "roll ghost, place 1", "next return b cellar"},
      {"a cellar cellar; b cellar cellar; c 6; hugo 5; starter b", "roll ghost, place 1 2 3", "b 2 3; next return a cellar"},
  });
}

TEST(LeFantome, FM_51_hugo_is_back_and_the_most_frightened_rolls_first) {
  play({
      {"a 2; b library; c kitchen; hugo 10; turns 30; total 0 3 2; next move a 4", "hide 2 music_room",
       "total 0 4 2; hugo s10; turns 0; round 2; starter b; next roll b"},
      {"a 2; b library; c kitchen; hugo 10; total 9 3 2; next move a 4", "hide 2 music_room", "next roll a"},
      {"a 2; b library; c kitchen; hugo 10; total 0 0 2; next move a 4", "hide 2 music_room", "next roll c"},  // in total
      {"a 6; b library; hugo 5; total 0 30", "roll ghost, place 8", "a 8; b 21; hugo s10; next roll b; starter b"},
      // Equal: clockwise from the last starter, that one first.
      {"a 2; b library; c kitchen; hugo 10; total 0 3 4; starter a; next move a 4", "hide 2 music_room", "next roll b"},
      {"a 2; b library; c kitchen; hugo 10; total 0 3 4; starter b; next move a 4", "hide 2 music_room", "next roll b"},
      {"a 2; b library; c kitchen; hugo 10; total 0 3 4; starter c; next move a 4", "hide 2 music_room", "next roll c"},
      {"a 2; b library; c kitchen; hugo 10; total 4 3 0; starter c; next move a 4", "hide 2 music_room", "next roll a"},
      {"a 2; b game_room; hugo 10; total -3 0; starter b; next move a 4", "hide 2 music_room", "total -3 -3; next roll b"},
      {"a 2; b game_room; hugo 10; total -9 0; starter a; next move a 4", "hide 2 music_room", "total -9 -3; next roll b"},
      // Hugo must climb again before a room opens.
      {"a 2; b library; hugo 10; next move a 4", "hide 2 music_room, roll 2, hide 21 library", "no FM-20"},
  });
}

}  // namespace
}  // namespace minuit::fantome
