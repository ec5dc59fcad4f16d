// Hugo's walk and his captives: FM-30 to FM-33.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_30_hugo_captures_whom_he_passes_and_whom_he_lands_on) {
  play({
      {"a 7 20; b 8; hugo 5", "roll ghost", "a 20 s10; b s9; hugo 8; next roll b"},
      {"a 6 20; b 9; hugo 5", "roll ghost", "a 20 s10; b 9; hugo 8"},        // one square ahead of him is out of reach
      {"a 5 20; b 4; hugo 6", "roll ghost", "a 5 20; b 4; hugo 9"},          // and so is what lies behind
      {"a 2 20; b 1; hugo 28", "roll ghost", "a 20 s9; b s10; hugo 3"},      // across the end of the ring
      {"a 1 3 20; b 2; hugo s4", "roll ghost", "a 3 20 s10; b s9; hugo 2"},  // arriving from the stairs
      {"a 1 20; b 2; hugo s5", "roll ghost", "a 20 s10; b 2; hugo 1"},       // just arriving
      {"a 1 20; b 2; hugo s6", "roll ghost", "a 1 20; b 2; hugo s3"},        // still on the stairs
      {"a 6 20; b 7; c 20; d 20; e 20; hugo 5", "roll ghost", "a 20 s10; b s9; hugo 7"},
      {"a 6 20; b 8; c 20; d 20; e 20; hugo 5", "roll ghost", "a 20 s10; b 8; hugo 7"},
  });
}

TEST(LeFantome, FM_31_captives_fill_the_steps_from_the_cellar_up) {
  play({
      {"a 6 20; b 20; hugo 5", "roll ghost", "a 20 s10"},
      {"a 6 20; b 20 s10; hugo 5", "roll ghost", "a 20 s9; b 20 s10"},
      {"a 6 20; b 20 s10 s9 s8; hugo 5", "roll ghost", "a 20 s7"},
      {"a 6 20; b 20 s10 s9 s8 s7 s6; c s5 s4; hugo 5", "roll ghost", "a 20 s3"},
      {"a 6 20; b 20; hugo 5", "roll ghost", "told rolled a ghost + hugo 5 8 + caught 6 a1 s10"},
  });
}

TEST(LeFantome, FM_31_figures_caught_on_one_square_share_one_step) {
  play({
      {"a 6 6 20; b 6; hugo 5", "roll ghost", "a 20 s10 s10; b s10; told rolled a ghost + hugo 5 8 + caught 6 a2 b1 s10"},
      {"a 6 20; b 6 7; hugo 5", "roll ghost", "a 20 s10; b s9 s10"},
      {"a 6 20; b 6 s10; hugo 5", "roll ghost", "a 20 s9; b s9 s10"},  // a later group does not join an earlier one
  });
}

TEST(LeFantome, FM_31_one_advance_takes_its_squares_in_the_order_hugo_crosses_them) {
  play({
      {"a 8 20; b 6 7; hugo 5", "roll ghost",
       "a 20 s8; b s9 s10; told rolled a ghost + hugo 5 8 + caught 6 b1 s10 + caught 7 b1 s9 + caught 8 a1 s8"},
      {"a 1 20; b 28; hugo 27", "roll ghost", "a 20 s9; b s10"},  // 28 before 1
      {"a 2 20; b 1; hugo s4", "roll ghost", "a 20 s9; b s10"},   // from the stairs: 1 before 2
  });
}

TEST(LeFantome, FM_32_with_every_step_taken_captives_go_to_the_cellar) {
  play({
      {"a 6 20; b 20 s10 s9 s8 s7 s6; c s5 s4 s3; hugo 5", "roll ghost",
       "a 20 cellar; hugo 8; told rolled a ghost + hugo 5 8 + caught 6 a1 cellar"},
      // The eighth group takes the last step, the ninth the cellar, in one walk; later ones join it.
      {"a 6 7 7 20; b 8 s10 s9 s8 s7 s6; c s5 s4; hugo 5", "roll ghost", "a 20 s3 cellar cellar; b s6 s7 s8 s9 s10 cellar"},
      {"a 6 20 cellar; b cellar s10 s9 s8 s7 s6; c s5 s4 s3; hugo 5", "roll ghost",
       "a 20 cellar cellar; b s6 s7 s8 s9 s10 cellar"},
      // The same for one who runs onto Hugo.
      {"a 6 20; b s10 s9 s8 s7 s6; c s5 s4 s3; hugo 8", "roll 2, move 6", "a 20 cellar; next roll b"},
  });
}

TEST(LeFantome, FM_33_one_may_run_past_hugo_but_not_end_on_him) {
  play({
      {"a 6 20; b 20; hugo 8", "roll 4, move 6", "a 10 20; hugo 8; next roll b"},
      {"a 6 20; b 20; hugo 8", "roll 1, move 6", "a 7 20"},
      {"a 6 20; b 20; hugo 8", "roll 2, move 6", "a 20 s10; hugo 8; next roll b; told moved a 6 8 + caught 8 a1 s10"},
      {"a 27 20; b 20; hugo 3", "roll 4, move 27", "a 20 s10"},  // across the end of the ring
      {"a 6 20; b 20 s10 s9; hugo 8", "roll 2, move 6", "a 20 s8; b 20 s9 s10"},
      {"a 6 6 20; b 6; hugo 8", "roll 2, move 6", "a 6 20 s10; b 6"},  // only the one that moved
      {"a 28 20; b 20; hugo s4", "roll 1, move 28", "a 1 20"},         // Hugo on the stairs catches nobody
  });
}

TEST(LeFantome, FM_33_the_room_at_hugos_feet_may_be_entered) {
  play({
      {"a 1 20; b 20; hugo 3", "roll 4, hide 1 cabinet", "a 20 cabinet; next roll b"},
      {"a 2 20; b 20; hugo 3", "roll 2, hide 2 cabinet", "a 20 cabinet"},
  });
}

TEST(LeFantome, FM_33_a_plain_move_always_exists_so_one_may_be_forced_onto_hugo) {
  play({
      {"a 6 6; b 20; hugo 8; next move a 2", "", "offers move 6"},
      {"a 6 6; b 20; hugo 8; next move a 2", "stay", "no FM-14"},
      {"a 6 6; b 20; hugo 8; next move a 2", "move 6", "a 6 s10"},
  });
}

TEST(LeFantome, FM_33_hugo_laps_and_never_sees_the_stairs_again) {
  play({
      {"a 20; b 20; hugo 27", "roll ghost", "hugo 2"},
      {"a 20; b 20; hugo 25", "roll ghost ghost", "hugo 3"},
      {"a 20; b 20; hugo 28", "roll ghost", "hugo 3; told rolled a ghost + hugo 28 3"},
      {"a 20; b 20; c 20; d 20; e 20; hugo 27", "roll ghost", "hugo 1"},
      {"a 20; b 20; hugo 26", "roll ghost, roll 1, move 20", "hugo 1; b 21; next roll a"},
  });
}

}  // namespace
}  // namespace minuit::fantome
