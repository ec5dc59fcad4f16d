// A turn: FM-12 to FM-15.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_12_a_number_moves_one_of_ones_figures_so_far_clockwise) {
  play({
      {"a 5 6; b 7", "roll 1", "next move a 1; told rolled a 1"},
      {"a 5 20; b 7", "roll 1, move 5", "a 6 20; b 7; next roll b; told moved a 5 6"},
      {"a 5 20; b 7", "roll 2, move 20", "a 5 22; b 7; next roll b"},
      {"a 5 20; b 7", "roll 4, move 5", "a 9 20"},
      {"a 5 20; b 7", "roll 5, move 5", "a 10 20"},
      {"a 28 20; b 7", "roll 1, move 28", "a 1 20"},
      {"a 26 20; b 7", "roll 5, move 26", "a 3 20"},
      {"a 27 20; b 7", "roll 1, move 27", "a 20 28"},
      {"a 5 20; b 7", "roll 4, move 7", "no FM-12"},  // not one's own
      {"a 5 20; b 7", "roll 4, move 8", "no FM-12"},  // nobody there
      {"a 5 20; b 7", "roll 4, place 8", "no FM-12"},
      {"a 5 20; b 7", "roll 4, b: move 7", "no CT-02"},
      {"a 5 20; b 7", "move 5", "no CT-02"},  // the die first
      {"a 5 20; b 7", "roll 4, move 5, roll 4, move 7, roll 1", "next move a 1"},
      {"a 5; b 7; c 9; next roll c", "roll 1, move 9", "next roll a"},
  });
}

TEST(LeFantome, FM_12_figures_may_share_a_square) {
  play({
      {"a 5 20; b 7", "roll 2, move 5", "a 7 20; b 7"},
      {"a 5 7; b 7", "roll 2, move 5", "a 7 7; b 7"},
      {"a 7 7 7; b 7", "roll 2, move 7", "a 7 7 9; b 7"},
      {"a 7 20; b 7; c 7", "roll 2, move 7", "a 9 20; b 7; c 7"},
  });
}

TEST(LeFantome, FM_13_a_ghost_moves_hugo_and_nobody_else) {
  play({
      {"a 5 20; b 7", "roll ghost", "a 5 20; b 7; hugo s7; next roll b; told rolled a ghost + hugo s10 s7"},
      {"a 5 20; b 7", "roll ghost ghost", "hugo s4; next roll a"},
      {"a 5 20; b 7", "roll ghost ghost ghost", "hugo 2; a 5 20; b 7; next roll b"},
      {"players 5; a 5 20; b 7", "roll ghost ghost ghost", "hugo s4; next roll d"},
      {"players 5; a 5 20; b 7", "roll ghost ghost ghost ghost", "hugo 1; next roll e"},
      {"players 4; a 5 20; b 7; hugo 10", "roll ghost", "hugo 13"},
      {"players 5; a 5 20; b 7; hugo 10", "roll ghost", "hugo 12"},
      {"players 8; a 5 20; b 7; hugo 10", "roll ghost", "hugo 12"},
      {"a 5 20; b 7", "roll ghost, a: move 5", "no CT-02"},
  });
}

TEST(LeFantome, FM_14_one_stays_only_with_exactly_one_figure_on_the_gallery) {
  play({
      {"a 5; b 7; next move a 2", "", "offers move 5 + stay"},
      {"a 5; b 7; next move a 2", "stay", "a 5; next roll b; told stayed a 5"},
      {"a 5 s10 cabinet cellar; b 7; hugo 20; next move a 2", "stay", "a 5 cabinet s10 cellar; next roll b"},
      {"a 5 6; b 7; next move a 2", "stay", "no FM-14"},
      {"a 5 5; b 7; next move a 2", "stay", "no FM-14"},  // two on one square are two
      {"a 5 5; b 7; next move a 2", "", "offers move 5"},
      {"a 5; b 5; next move a 2", "stay", "a 5; b 5; next roll b"},  // others do not count
      {"a 2; b 7; hugo 20; next move a 2", "stay", "a 2; next roll b"},
      {"a 2; b 7; hugo 20; next move a 2", "", "offers move 2 + hide 2 cabinet + stay"},
      {"a 5; b 7", "stay", "no CT-02"},  // the die first
  });
}

TEST(LeFantome, FM_15_with_nobody_on_the_gallery_one_still_rolls) {
  play({
      {"a cabinet s10; b 20; hugo 5", "roll 4", "a cabinet s10; next roll b; turns 1; told rolled a 4 + lost a"},
      {"a cabinet s10; b 20; hugo 5", "roll 1", "next roll b; told rolled a 1 + lost a"},
      {"a cabinet s10; b 20; hugo 5", "roll ghost", "hugo 8; next roll b; told rolled a ghost + hugo 5 8"},
      {"a cabinet s10; b 6 20; hugo 5", "roll ghost", "b 20 s9; hugo 8"},
      {"a cabinet; b s10; c 20; hugo 5", "roll 4 2", "next roll c"},
  });
}

}  // namespace
}  // namespace minuit::fantome
