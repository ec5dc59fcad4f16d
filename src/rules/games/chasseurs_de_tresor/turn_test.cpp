#include "rules/games/chasseurs_de_tresor/scenario_test.hpp"

namespace minuit::hunters {
namespace {

using scenario::play;

TEST(Turns, GH_08_go_hunter_by_hunter_and_seats_alternate) {
  EXPECT_EQ(Chasseurs::start(Chasseurs::setup(1)).hunters, 4);
  EXPECT_EQ(Chasseurs::start(Chasseurs::setup(2)).hunters, 4);
  EXPECT_EQ(Chasseurs::start(Chasseurs::setup(3)).hunters, 3);
  EXPECT_EQ(Chasseurs::start(Chasseurs::setup(4)).hunters, 4);
  const Config two = Chasseurs::setup(2);
  for (u8 hunter = 0; hunter < 4; ++hunter) EXPECT_EQ(seat_of(two, Hunter(hunter)), Seat(hunter % 2));
  for (u8 hunter = 0; hunter < 4; ++hunter) EXPECT_EQ(seat_of(Chasseurs::setup(1), Hunter(hunter)), Seat{0});
  play({{"players 4; first chance", "", "next first"},
        {"players 4; first chance", "first 2", "next roll T; told FirstChosen"},
        {"players 2; first chance", "first 2", "no GH-08"},
        {"players 2; first 1", "roll 6, stay", "next roll T"},
        {"players 1; first chance", "", "next roll R"},
        {"players 3; first 2", "roll 6, stay", "next roll R"},
        {"next roll Y", "roll 6, stay", "next roll R; turns 1"},
        {"", "first 0", "no GH-08"}});
}

TEST(Turns, GH_10_begin_with_the_movement_die) {
  play({{"", "roll 6", "next move R 6; told Rolled"},
        {"", "roll 1", "next draw R"},
        {"next move R 3", "roll 3", "no CT-03"},
        {"next draw R 3", "roll 3", "no GH-10"}});
}

TEST(Turns, GH_11_a_ghost_symbol_turns_a_card_up) {
  play({{"", "roll 5, card A", "ghosts A1 C1 F1 I1 L1; cards 12; next move R 5; told CardTurned + GhostCame"},
        {"", "roll 6", "cards 13; ghosts C1 F1 I1 L1; next move R 6"},
        {"pile A B shuffle; next draw R 2", "card shuffle",
         "cards 13; ghosts C1 F1 I1 L1; next move R 2; told CardTurned + PileShuffled"},
        {"pile A B shuffle; next draw R 2", "card C", "no GH-11"},
        {"pile shuffle; next draw R 2", "card shuffle", "cards 13"},
        {"", "card A", "no GH-11"}});
}

TEST(Turns, GH_12_move_up_to_the_number_rolled) {
  play({{"next move R 3", "", "offers h1 h2 h3 J L stay"},
        {"next move R 1", "", "offers h1 stay"},
        {"next move R 3", "move h2", "R h2; next roll B; told Moved x h1 h2"},
        {"next move R 3", "move G", "no GH-12"},
        {"next move R 6; jewels", "move G", "R G; next roll B; told Moved x h1 h2 J G"}});
}

TEST(Turns, GH_13_the_house_has_one_front_door) {
  EXPECT_EQ(neighbours(Lock::none, Space::outside), bit(Space::hall_1));
  play({{"R L; ghosts; jewels; next move R 6", "move x", "R x; told Moved L h2 h1 x; next roll B"}});
}

TEST(Turns, GH_14_rooms_are_one_space_and_entered_by_doors_only) {
  play({{"R G; next move R 1", "", "offers h13 J stay"},
        {"R h11; next move R 1", "", "offers h10 h12 stay"},  // next to G, H and I, but there is no door
        {"R A; next move R 2", "", "offers h19 h21 h22 h23 B C E stay"}});
}

TEST(Turns, GH_14_rooms_next_door_without_a_door_are_far) {
  play({{"R A; next move R 1", "", "offers h22 B stay"}, {"R A; next move R 1", "move E", "no GH-12"}});
}

TEST(Turns, GH_15_a_hall_square_holds_one_hunter_but_may_be_crossed) {
  play({{"B h1; next move R 1", "", "offers stay"},
        {"B h1; next move R 2", "", "offers h2 stay"},
        {"B h1; next move R 1", "move h1", "no GH-15"},
        {"B h1; T h2; next move R 3", "", "offers h3 J L stay"},
        {"B J; T J; R h2; jewels; next move R 1", "move J", "R J; B J; T J"}});
}

TEST(Turns, GH_16_staying_is_always_allowed_and_does_not_spare_the_die) {
  play({{"", "roll 2, card B, stay", "R x; ghosts B1 C1 F1 I1 L1; next roll B; told Stayed"},
        {"R h5; next move R 4", "stay", "R h5; next roll B"},
        {"R h5; next move R 4", "move h5", "no GH-16"},
        {"", "stay", "no CT-02"}});
}

TEST(Turns, GH_17_a_jewel_may_be_picked_up_and_the_backpack_holds_one) {
  play({{"next move R 3", "move J", "next choose R; offers take leave"},
        {"next move R 3", "move J, take", "R J+; jewels A C D E G I L; next roll B; told JewelTaken"},
        {"next move R 3", "move J, leave", "R J; jewels A C D E G I J L; next roll B; told JewelLeft"},
        {"R h2+; jewels J; out 6; next move R 3", "move J", "R J+; jewels J; next roll B"},
        {"next move R 3", "take", "no GH-17"},
        {"next move R 3", "leave", "no GH-17"},
        {"next move R 3", "move J, stay", "no GH-17"},
        {"next move R 3", "move J, move h2", "no GH-17"},
        {"R J; next move R 3", "stay, take", "R J+; next roll B"}});
}

TEST(Turns, GH_18_stopping_among_ghosts_is_a_fight_after_the_jewel) {
  play({{"next move R 3", "move L", "next choose R"},
        {"next move R 3", "move L, take", "R L+; next fight R"},
        {"next move R 3", "move L, leave", "next fight R"},
        {"R h12; next move R 1", "move F", "next fight R"},
        {"R F; next move R 1", "stay", "next fight R"},
        {"R h12; next move R 2", "move I", "next choose R"},  // going through F is not stopping there
        {"next move R 3", "fight ghost", "no CT-03"},
        {"", "fight ghost", "no GH-30"}});
}

TEST(Turns, GH_19_leaving_with_a_jewel_drops_it_and_ends_the_turn) {
  play({{"R h2+; jewels A; out 6; next move R 6", "move x", "R x; out 7; next roll B; told Moved h2 h1 x + JewelRescued"},
        {"R h2; next move R 6", "move x", "R x; out 0; next roll B; told Moved h2 h1 x"}});
}

TEST(Fights, GH_30_one_die_alone_and_two_in_company) {
  play({{"R F; ghosts F2; next fight R", "fight ghost", "ghosts F1; next roll B; told Fought"},
        {"R F; ghosts F2; next fight R", "fight spirit", "ghosts F2; next roll B"},
        {"R F; ghosts F2; next fight R", "fight blank", "ghosts F2"},
        {"R F; ghosts F2; next fight R", "fight ghost ghost", "no GH-30"},
        {"R F; B F; ghosts F2; next fight R", "fight ghost", "no GH-30"},
        {"R F; B F; ghosts F2; next fight R", "fight ghost ghost", "ghosts"},
        {"R F; B F; T F; Y F; ghosts F2; next fight R", "fight spirit ghost", "ghosts F1"},
        {"R F; B F; ghosts F1; next fight R", "fight ghost ghost", "ghosts"},
        {"R F+; ghosts F1; jewels; out 7; next fight R", "fight ghost", "ghosts; R F+"}});
}

TEST(Fights, GH_31_figures_return_and_an_empty_supply_still_haunts) {
  play({{"ghosts A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 L2; next draw R 1", "card D",
         "haunted D; ghosts A2 B2 C2 E2 F2 G2 H2 I2 J2 K2 L2"},
        {"R F; ghosts F1; next fight R", "fight ghost", "ghosts"}});
}

TEST(Fights, GH_32_a_third_ghost_becomes_a_spirit) {
  play({{"ghosts C1; next draw R 1", "card C", "ghosts C2; haunted"},
        {"ghosts C2; next draw R 1", "card C", "ghosts; haunted C; next move R 1; told CardTurned + GhostCame + RoomHaunted"}});
}

TEST(Fights, GH_33_a_ghost_due_in_a_haunted_room_goes_on_in_the_alphabet) {
  play({{"ghosts; haunted C; next draw R 1", "card C", "ghosts D1; haunted C"},
        {"ghosts; haunted C D; next draw R 1", "card C", "ghosts E1; haunted C D"},
        {"ghosts; haunted L; next draw R 1", "card L", "ghosts A1; haunted L"},
        {"ghosts D2; haunted C; next draw R 1", "card C", "ghosts; haunted C D"}});
}

TEST(Fights, GH_34_a_spirit_holds_whoever_carries_a_jewel) {
  play({{"R F+; jewels; out 7; haunted F; next move R 6", "", "offers stay"},
        {"R F+; jewels; out 7; haunted F; next move R 6", "move E", "no GH-34"},
        {"R F; haunted F; next move R 1", "", "offers h12 h18 E I stay"},
        {"R E+; jewels; out 7; ghosts; haunted F; next move R 2", "", "offers h8 h21 h22 h23 A F H I stay"},
        {"R E+; jewels; out 7; ghosts; haunted F; next move R 2", "move h12", "no GH-34"},
        {"R E+; jewels; out 7; ghosts; haunted F; next move R 2", "move F", "R F+; next roll B"},
        {"R E; jewels; ghosts; haunted F; next move R 2", "", "offers h8 h12 h18 h21 h22 h23 A F H I stay"},
        {"R h2; jewels J; ghosts; haunted J; next move R 1", "move J, take", "R J+; jewels; next roll B"}});
}

TEST(Fights, GH_35_a_spirit_is_fought_by_two) {
  play({{"R h12; ghosts; haunted F; next move R 1", "move F", "R F; next roll B"},  // alone: nothing is rolled
        {"R h12; B F; ghosts; haunted F; next move R 1", "move F", "next fight R"},
        {"R F; B F; ghosts; haunted F; next fight R", "fight ghost ghost", "haunted F; next roll B"},
        {"R F; B F; ghosts; haunted F; next fight R", "fight blank spirit", "haunted; next roll B"},
        {"R F; B F; ghosts; haunted F; next fight R", "fight spirit spirit", "haunted"},
        {"R F; B F; ghosts; haunted F; next fight R", "fight spirit", "no GH-30"}});
}

TEST(Ends, GH_40_eight_jewels_out_and_everyone_outside_wins) {
  play({{"R h1+; jewels; out 7; next move R 1", "move x", "out 8; next over escaped; told Moved h1 x + JewelRescued + Ended"},
        {"R h1+; B J; jewels; out 7; next move R 1", "move x", "out 8; next roll B"},
        {"R h1; jewels; out 8; next move R 1", "move x", "next over escaped"},
        {"R h1; jewels J; out 7; next move R 1", "move x", "next roll B"}});
  const State won = scenario::run_script("R h1+; jewels; out 7; next move R 1", "move x").state;
  EXPECT_EQ(std::get<rules::Over>(Chasseurs::awaiting(won)), (rules::Over{rules::Shared{true, 8}}));
}

TEST(Ends, GH_41_the_sixth_spirit_loses_at_once) {
  play({{"ghosts F2; haunted A B C D E; out 3; next draw R 1", "card F", "next over haunted"},
        {"ghosts F2; haunted A B C D; out 3; next draw R 1", "card F", "next move R 1"},
        {"ghosts F2; haunted A B C D E; next draw R 1", "card F, stay", "no CT-01"}});
  const State lost = scenario::run_script("ghosts F2; haunted A B C D E; jewels; out 3; next draw R 1", "card F").state;
  EXPECT_EQ(std::get<rules::Over>(Chasseurs::awaiting(lost)), (rules::Over{rules::Shared{false, 3}}));
}

TEST(Ends, GH_42_every_hunter_held_alone_loses) {
  // By a ghost that comes, and by a hunter that walks in.
  play(
      {{"R A+; B B+; T C+; Y D+; ghosts D2; jewels; out 4; haunted A B C; next draw R 1", "card D", "next over standoff"},
       {"R A+; B B+; T C+; Y D+; ghosts D1; jewels; out 4; haunted A B C; next draw R 1", "card D", "next move R 1"},
       {"R h22+; B B+; T C+; Y D+; ghosts; jewels; out 4; haunted A B C D; next move R 1", "move A", "next over standoff"},
       {"R h22; B B+; T C+; Y D+; ghosts; jewels A; out 4; haunted A B C D; next move R 1", "move A, take", "next over standoff"},
       {"R h22; B B+; T C+; Y D+; ghosts; jewels A; out 4; haunted A B C D; next move R 1", "move A, leave", "next roll B"},
       {"R h22+; B B+; T B+; Y D+; ghosts; jewels; out 4; haunted A B D; next move R 1", "move A", "next roll B"},
       {"players 3; R h22+; B B+; T C+; ghosts; jewels; out 5; haunted A B C; next move R 1", "move A", "next over standoff"}});
}

}  // namespace
}  // namespace minuit::hunters
