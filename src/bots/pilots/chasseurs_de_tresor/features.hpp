// What a position between turns comes to in some forty numbers: errands, ghosts, spirits, cards, jewels.
#pragma once
#include <array>

#include "bots/pilots/chasseurs_de_tresor/ways.hpp"

namespace minuit::hunters {

enum class Feature : u8 {
  one,  // always 1
  // Errands, in steps.
  laden_way_out,  // from hunters with a jewel to the door, round haunted rooms
  fetch_way,      // from hunters without one to the jewel each will fetch
  fetched_out,    // from those jewels to the door
  unfetched_out,  // from the other jewels to the door
  unfetched,      // how many those are
  idle_way_out,   // from hunters without an errand to the door
  longest_way,    // of a single hunter, its errand and the way out
  // Ghosts: rooms with one or two, where a card in the pile brings the next or not, with a hunter there or not.
  one_safe,
  one_due,
  one_safe_met,
  one_due_met,
  two_safe,
  two_due,
  two_safe_met,
  two_due_met,
  two_due_laden,  // with a hunter that carries a jewel
  hunters_at_ghosts,
  // Spirits.
  spirits,
  spirits_3,  // at least so many
  spirits_4,
  spirits_5,
  spirits_met_by_two,
  held_alone,
  held_in_company,
  help_way,        // from the nearest free hunter to each one held alone
  haunted_jewels,  // lying in haunted rooms
  // Cards and doors.
  letters_in_pile,
  pile,
  locked,
  // The advanced game.
  wanted_carried,  // the jewel that must leave next
  wanted_known,    // it lies open
  wanted_way,      // to it from the nearest free hunter
  chain,           // carried ones that can leave one after another
  stray,           // carried ones that must wait for another still in the house
  stray_gap,       // how far their numbers are
  stray_way_out,
  hidden,  // jewels not turned over
  free_hunters,
  free_0,  // none, and none to become free: a deadlock
  free_1,
  fetch_gap,      // how far the numbers of the jewels to be fetched are
  fetch_hidden,   // how many of them are not turned over
  chain_way_out,  // of the carried ones that can leave one after another
  count,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);
using Features = std::array<i16, kFeatures>;

[[nodiscard]] Features features_of(const State& s, const WayOut& way_out, Rooms due);

}  // namespace minuit::hunters
