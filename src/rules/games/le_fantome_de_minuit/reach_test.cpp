#include "rules/games/le_fantome_de_minuit/reach.hpp"

#include <gtest/gtest.h>

namespace minuit::fantome {
namespace {

TEST(Reach, FM_23_the_game_room_takes_the_exact_count) {
  EXPECT_TRUE(within(Square{4}, Room::game_room, 3 + 0));
  EXPECT_FALSE(within(Square{4}, Room::game_room, 4));
  EXPECT_FALSE(within(Square{4}, Room::game_room, 2));
}

}  // namespace
}  // namespace minuit::fantome
