#include "rules/games/chasseurs_de_tresor/refusals.hpp"
#include "rules/games/chasseurs_de_tresor/scenario_test.hpp"

namespace minuit::hunters {
namespace {

using scenario::play;

TEST(Advanced, GH_50_a_jewel_shows_its_number_where_a_hunter_stops) {
  play({{"advanced; next move R 3", "move J", "next reveal R"},
        {"advanced; next move R 3", "move J, reveal 4", "jewels A C D E G I J4 L; next choose R; told JewelRevealed"},
        {"advanced; next move R 3", "move J, reveal 4, leave", "jewels A C D E G I J4 L; next roll B"},
        {"advanced; next move R 3", "move J, reveal 4, take", "R J+4; jewels A C D E G I L"},
        {"advanced; jewels A C J4; next move R 3", "move J", "next choose R"},  // it is known already
        {"advanced; jewels A C4 J; next move R 3", "move J, reveal 4", "no GH-50"},
        {"advanced; R h2+2; jewels A C J; next move R 3", "move J, reveal 4", "R J+2; jewels A C J4; next roll B"},
        {"advanced; R J; next move R 3", "move G, reveal 1, take", "R G+1; jewels A C D E I J L"},  // passing shows nothing
        {"advanced; next move R 3", "reveal 3", "no CT-03"},
        {"advanced", "reveal 3", "no GH-50"},
        {"next move R 3", "move J", "next choose R"}});  // classic: numbers do not matter
}

TEST(Advanced, GH_51_jewels_leave_in_rising_order) {
  play({{"advanced; R h1+1; next move R 1", "move x", "out 1; next roll B"},
        {"advanced; R h1+2; next move R 1", "", "offers h2 stay"},
        {"advanced; R h1+2; next move R 1", "move x", "no GH-51"},
        {"advanced; R h1+2; out 1; jewels; next move R 1", "move x", "out 2"},
        {"advanced; R h1; next move R 1", "move x", "R x"},
        {"advanced; R h2+5; jewels J3; next move R 1", "move J", "R J+5; next roll B"},  // no swapping
        {"advanced; R J; jewels J3; next choose R", "swap", "no GH-62"}});
}

TEST(Advanced, GH_52_draw_cards_draw_several_and_reshuffle) {
  play({{"advanced; next draw R 4", "card draw_2", "to_draw 2; aside draw_2; next draw R"},
        {"advanced; next draw R 4", "card draw_2, card A, card B", "ghosts A1 B1 C1 F1 I1 L1; cards 19; aside; next move R 4"},
        {"advanced; next draw R 4", "card draw_3, card A, card B", "to_draw 1; next draw R"},
        {"advanced; next draw R 4", "card draw_3, card draw_2, card shuffle, card A, card B, card D",
         "ghosts A1 B1 C1 D1 F1 I1 L1; cards 19; next move R 4"},
        {"advanced; next draw R 4", "card draw_3, card draw_2", "to_draw 3; aside draw_2 draw_3; told CardTurned + CardSetAside"},
        {"advanced; closed green; next draw R 4", "card draw_2, card shuffle, card A, card B", "closed green; cards 18"},
        {"advanced; next draw R 4", "card draw_2, card blue_doors, card A", "closed blue; cards 18; ghosts A1 C1 F1 I1 L1"},
        // The pile runs out on the way: the discards come back without what is set aside or in view.
        {"advanced; closed blue; pile draw_2 draw_3 shuffle A; next draw R 4", "card draw_2, card A", "to_draw 1; cards 2"},
        {"advanced; closed blue; pile draw_2 A shuffle; next draw R 4", "card draw_2, card shuffle, card A",
         "to_draw 1; aside shuffle draw_2; closed blue; pile A B C D E F G H I J K L draw_3 blue_doors green_doors green_doors"},
        // The sixth spirit stops the drawing.
        {"advanced; ghosts F2; haunted A B C D E; next draw R 1", "card draw_3, card F", "next over haunted; to_draw 0"}});
}

TEST(Advanced, GH_53_closed_doors_of_one_colour_at_a_time) {
  play({{"advanced; next draw R 3", "card blue_doors", "closed blue; cards 18; next move R 3; offers h1 h2 h3 L stay"},
        {"advanced; next draw R 3", "card green_doors", "closed green; offers h1 h2 h3 J stay"},
        {"advanced; closed blue; next draw R 3", "card green_doors",
         "closed green; cards 17; told CardTurned + DoorsOpened + DoorsClosed"},
        {"advanced; closed blue; next draw R 3", "card blue_doors", "closed blue; cards 17; told CardTurned"},
        {"advanced; closed blue; next draw R 3", "card shuffle",
         "closed none; cards 19; told CardTurned + DoorsOpened + PileShuffled"},
        {"advanced; closed blue; next draw R 3", "card draw_2, card A, card B", "closed blue; cards 18"},
        {"advanced; closed blue; next move R 3", "move J", "no GH-53"},
        {"advanced; closed blue; next move R 3", "move A", "no GH-12"}});
}

TEST(Setup, GH_60_classic_has_neither_special_cards_nor_numbers) {
  play({{"", "", "cards 13"}, {"advanced", "", "cards 19"}});
  EXPECT_EQ(Chasseurs::start(Chasseurs::setup(2)).unseen, 0);
  EXPECT_TRUE(view_of(Chasseurs::start(Chasseurs::setup(2))).unseen.empty());
}

TEST(Setup, GH_61_difficulty_is_how_many_ghosts_wait) {
  play({{"gentle", "", "ghosts"}, {"", "", "ghosts C1 F1 I1 L1"}, {"fierce", "", "ghosts C2 F2 I2 L2"}});
}

TEST(Setup, GH_62_swapping_is_a_house_rule) {
  play({{"advanced; swap; R h2+5; jewels J3; next move R 1", "move J", "next choose R; offers swap leave"},
        {"advanced; swap; R h2+5; jewels J3; next move R 1", "move J, swap", "R J+3; jewels J5; next roll B; told JewelsSwapped"},
        {"advanced; swap; R h2+5; jewels J3; next move R 1", "move J, leave", "R J+5; jewels J3"},
        {"advanced; swap; R h2+5; jewels J3; next move R 1", "move J, take", "no GH-17"},
        {"advanced; swap; R h2+5; jewels J; next move R 1", "move J, reveal 2, swap", "R J+2; jewels J5"},
        {"advanced; swap; R h2; jewels J3; next move R 1", "move J, swap", "no GH-62"},
        {"advanced; swap; R h2; next move R 1", "swap", "no GH-17"},
        {"swap; R h2+; jewels J; out 6; next move R 1", "move J", "next roll B"}});  // classic: all are alike
}

TEST(Setup, GH_63_the_starter_sits_at_the_table) {
  Config setup = Chasseurs::setup(2);
  setup.starter = Seat{2};
  EXPECT_EQ(Chasseurs::check(setup).refusal().reason, &kStarterNotSeated);
  setup.starter = Seat{1};
  EXPECT_TRUE(Chasseurs::check(setup).ok());
  EXPECT_EQ(Chasseurs::start(setup).turn, Hunter{1});
}

TEST(Setup, GH_64_a_match_that_lasts_too_long_is_lost) {
  play({{"cap 8; turns 7; next move R 6", "stay", "turns 8; next over too_late; told Stayed + Ended"},
        {"cap 8; turns 6; next move R 6", "stay", "turns 7; next roll B"},
        {"cap 8; turns 7; R h1+; jewels; out 7; next move R 6", "move x", "next over escaped"}});
}

// What the seats are shown: the reach of the roll with its steps, who is held, what is known of the jewels.
TEST(Views, GH_12_show_the_reach_of_the_roll) {
  const View view = view_of(scenario::read_position("B h1; next move R 3"));
  ASSERT_EQ(view.reach.size(), 4U);
  EXPECT_EQ(view.reach[0], (Reachable{Space::hall_2, 2}));
  EXPECT_EQ(view.reach[2], (Reachable{Space::room_j, 3}));
  EXPECT_TRUE(view_of(scenario::read_position("")).reach.empty());
}

TEST(Views, GH_34_show_who_is_held_and_what_is_known) {
  const View view = view_of(scenario::read_position("advanced; R F+3; B A; haunted F; jewels A2 C; closed blue"));
  EXPECT_TRUE(view.hunters[0].held);
  EXPECT_FALSE(view.hunters[1].held);
  EXPECT_EQ(view.hunters[0].backpack->number, JewelNumber{3});
  EXPECT_EQ(view.rooms[0].jewel->number, JewelNumber{2});
  EXPECT_EQ(view.rooms[2].jewel, Jewel{});
  EXPECT_EQ(view.spirits, 1);
  EXPECT_EQ(view.unseen.size(), 6U);
  EXPECT_EQ(view.closed, Colour::blue);
}

}  // namespace
}  // namespace minuit::hunters
