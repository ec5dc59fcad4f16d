// All the bots see of a position between turns: the features, and plain signs of each room, hunter, number and card. The list
// holds those that are not zero.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/features.hpp"

namespace minuit::hunters {

// Signs of one kind stand together: the first of its rooms' signs, then the second, and so on.
enum class RoomSign : u8 { due, one_due, one_safe, two_due, two_safe, haunted, jewel, met, met_by_two, laden, count };
// By how far a number is from the one that must leave next; the advanced game only.
enum class NumberSign : u8 { hidden, open, open_way_out, open_way_to, open_haunted, carried, carried_way_out, held, count };
// By how soon it is a hunter's turn.
enum class HunterSign : u8 {
  free,
  way_out,
  held,
  outside,
  way_to_jewel,
  way_to_two,
  way_to_spirit,
  at_ghosts,
  alone_at_two,
  count
};
// How near the team is to where it is needed, and how near the next spirit is; the advanced game only.
enum class TeamSign : u8 {
  pair_way,           // to every spirit, from the two hunters that are nearest
  shortest_pair_way,  // to the spirit that two can reach soonest
  spirits_near_two,   // how many spirits two can reach soon
  way_to_twos,        // to every room with two ghosts, from the nearest hunter
  way_to_ones,        // likewise with one ghost
  fatal_cards,        // in the pile: each would bring a spirit
  fatal_risk,         // that the next card does, in twenty-fourths
  fatal_risk_at_4,    // likewise, with so many spirits in the house
  fatal_risk_at_5,
  partner_way,  // by how soon it is a hunter's turn: to the nearest other one
  count = partner_way + kMostHunters,
};
enum class CardSign : u8 { shuffle, draw_2, draw_3, blue_doors, green_doors, blue_locked, green_locked, count };

inline constexpr std::size_t kRoomSigns = kFeatures;
inline constexpr std::size_t kNumberSigns = kRoomSigns + static_cast<std::size_t>(RoomSign::count) * kRooms;
inline constexpr std::size_t kHunterSigns = kNumberSigns + static_cast<std::size_t>(NumberSign::count) * kJewels;
inline constexpr std::size_t kCardSigns = kHunterSigns + static_cast<std::size_t>(HunterSign::count) * kMostHunters;
inline constexpr std::size_t kRescuedSigns = kCardSigns + static_cast<std::size_t>(CardSign::count);
inline constexpr std::size_t kSpiritSigns = kRescuedSigns + kJewels + 1;
inline constexpr std::size_t kTeamSigns = kSpiritSigns + kSpirits;
inline constexpr std::size_t kSigns = kTeamSigns + static_cast<std::size_t>(TeamSign::count);

struct Sign {
  u16 at = 0;
  i16 value = 0;
};
using Signs = BoundedList<Sign, kSigns>;

[[nodiscard]] Signs signs_of(const State& s);

}  // namespace minuit::hunters
