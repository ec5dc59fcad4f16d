// Hiding in the rooms: FM-20 to FM-24.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

using scenario::play;

TEST(LeFantome, FM_20_rooms_open_once_hugo_has_left_the_stairs) {
  play({
      {"a 2 20; b 20; hugo s10; next move a 2", "hide 2 cabinet", "no FM-20"},
      {"a 2 20; b 20; hugo s4; next move a 2", "hide 2 cabinet", "no FM-20"},
      {"a 2 20; b 20; hugo s3; next move a 2", "hide 2 cabinet", "no FM-20"},
      {"a 2 20; b 20; hugo s3; next move a 2", "", "offers move 2 + move 20"},
      {"a 2 20; b 20; hugo 1; next move a 2", "hide 2 cabinet", "a 20 cabinet; next roll b"},
      {"a 2 20; b 20; hugo 1; next move a 2", "", "offers move 2 + move 20 + hide 2 cabinet + hide 20 library"},
      {"a 3 20; b 20; hugo s4; next roll b", "roll ghost 1, hide 3 cabinet", "a 20 cabinet"},  // as soon as he arrives
  });
}

TEST(LeFantome, FM_21_a_room_holds_one_figure) {
  play({
      {"a 2 20; b cabinet; hugo 8; next move a 2", "hide 2 cabinet", "no FM-21"},
      {"a 2 cabinet; b 20; hugo 8; next move a 2", "hide 2 cabinet", "no FM-21"},
      {"a 2 20; b cabinet; hugo 8; next move a 5", "",
       "offers move 2 + move 20 + hide 2 music_room + hide 2 game_room + "
       "hide 20 library + hide 20 kitchen"},
      {"a 2 20; b 2 20; hugo 8; next move a 2", "hide 2 cabinet, roll 2, hide 2 cabinet", "no FM-21"},
  });
}

TEST(LeFantome, FM_21_stepping_in_costs_one_point) {
  play({
      {"a 3 20; b 20; hugo 8; next move a 1", "hide 3 cabinet", "a 20 cabinet; told hid a 3 cabinet"},
      {"a 2 20; b 20; hugo 8; next move a 1", "hide 2 cabinet", "no FM-22"},  // that point only reaches the door
      {"a 2 20; b 20; hugo 8; next move a 2", "hide 2 cabinet", "a 20 cabinet"},
      {"a 28 20; b 20; hugo 8; next move a 4", "hide 28 cabinet", "a 20 cabinet"},  // across the end of the ring
      {"a 27 20; b 20; hugo 8; next move a 4", "hide 27 cabinet", "no FM-22"},
  });
}

TEST(LeFantome, FM_22_any_door_on_the_way_may_be_taken_and_the_surplus_is_lost) {
  play({
      {"a 14 14; b 20; hugo 8; next move a 5", "",
       "offers move 14 + hide 14 dressing_room + hide 14 ballroom + hide 14 dining_room"},
      {"a 14 14; b 20; hugo 8; next move a 4", "", "offers move 14 + hide 14 dressing_room + hide 14 ballroom"},
      {"a 14 14; b 20; hugo 8; next move a 2", "", "offers move 14 + hide 14 dressing_room"},
      {"a 14 14; b 20; hugo 8; next move a 1", "", "offers move 14"},
      {"a 14 14; b 20; hugo 8; next move a 5", "hide 14 dressing_room", "a 14 dressing_room; next roll b"},
      {"a 14 14; b 20; hugo 8; next move a 5", "hide 14 ballroom", "a 14 ballroom; next roll b"},
      {"a 14 14; b 20; hugo 8; next move a 5", "hide 14 dining_room", "a 14 dining_room; next roll b"},
      {"a 14 14; b 20; hugo 8; next move a 5", "move 14", "a 14 19; next roll b"},
      {"a 14 20; b 20; hugo 8; next move a 5", "hide 14 dressing_room, a: move 20", "no CT-02"},
      {"a 15 15; b 20; hugo 8; next move a 5", "hide 15 dressing_room", "a 15 dressing_room; next roll b"},
      {"a 16 20; b 20; hugo 8; next move a 5", "hide 16 dressing_room", "no FM-22"},  // never backwards
      {"a 25 25; b 20; hugo 8; next move a 5", "", "offers move 25 + hide 25 linen_room"},
      {"a 27 27; b 20; hugo 8; next move a 5", "", "offers move 27 + hide 27 cabinet"},
      {"a 14 14; b 20; hugo 8; next move a 5", "hide 14 library", "no FM-22"},
      {"a 14 20; b 15; hugo 8; next move a 5", "hide 15 dressing_room", "no FM-12"},  // not one's own figure
  });
}

TEST(LeFantome, FM_23_game_room_and_hunting_room_need_the_exact_count) {
  play({
      {"a 6 20; b 20; hugo 12; next move a 1", "hide 6 game_room", "a 20 game_room"},
      {"a 5 20; b 20; hugo 12; next move a 2", "hide 5 game_room", "a 20 game_room"},
      {"a 3 20; b 20; hugo 12; next move a 4", "hide 3 game_room", "a 20 game_room"},
      {"a 2 20; b 20; hugo 12; next move a 5", "hide 2 game_room", "a 20 game_room"},
      {"a 6 20; b 20; hugo 12; next move a 2", "hide 6 game_room", "no FM-23"},
      {"a 5 20; b 20; hugo 12; next move a 5", "hide 5 game_room", "no FM-23"},
      {"a 4 20; b 20; hugo 12; next move a 4", "hide 4 game_room", "no FM-23"},
      {"a 9 20; b 20; hugo 12; next move a 1", "hide 9 hunting_room", "a 20 hunting_room"},
      {"a 5 20; b 20; hugo 12; next move a 5", "hide 5 hunting_room", "a 20 hunting_room"},
      {"a 8 20; b 20; hugo 12; next move a 4", "hide 8 hunting_room", "no FM-23"},
      {"a 6 20; b 20; hugo 12; next move a 5", "hide 6 hunting_room", "no FM-23"},
      {"a 5 5; b 20; hugo 12; next move a 5", "", "offers move 5 + hide 5 hunting_room"},
      {"a 2 2; b 20; hugo 12; next move a 5", "", "offers move 2 + hide 2 cabinet + hide 2 music_room + hide 2 game_room"},
      {"a 2 2; b 20; hugo 12; next move a 4", "", "offers move 2 + hide 2 cabinet + hide 2 music_room"},
      {"a 5 20; b 20; hugo 12; next move a 2", "hide 5 hunting_room", "no FM-22"},
      {"a 9 20; b hunting_room; hugo 12; next move a 1", "hide 9 hunting_room", "no FM-21"},
  });
}

TEST(LeFantome, FM_24_a_figure_in_a_room_is_safe_and_stays_there) {
  play({
      {"a cabinet 20; b 20; hugo 1", "roll ghost", "a 20 cabinet; hugo 4"},
      {"a cabinet 20; b 20; hugo 1", "roll 4, move 3", "no FM-12"},
      {"a cabinet 20 21; b 20; hugo 1; next move a 1", "", "offers move 20 + move 21 + hide 21 library"},
      {"a cabinet 20; b 20; hugo 10; next move a 5", "hide 3 music_room", "no FM-12"},  // nor into another room
  });
}

}  // namespace
}  // namespace minuit::fantome
