// How visions are understood. A listener imagines the ghost, who imagines a listener: a vision speaks for the card that a ghost
// would have meant by it, given all the visions it might have given instead. What comes of it are probabilities.
#pragma once
#include "bots/pilots/mysterium/mind.hpp"
#include "rules/games/mysterium/view.hpp"

namespace minuit::mysterium {

// Of the cards of one kind that may be meant: by vision, how likely it is given for each.
class Reading {
 public:
  Reading(const Mind& mind, Kind kind, Clues candidates);

  [[nodiscard]] Clues candidates() const { return candidates_; }
  [[nodiscard]] double said(Vision vision, Clue card) const { return said_[vision.value][card.value]; }

 private:
  Clues candidates_;
  std::array<std::array<double, kClues>, kVisions> said_{};
};

// The same of groups, for the shared vision: each card of it may speak of a person, a place or an object.
class GroupReading {
 public:
  GroupReading(const Mind& mind, const View& view);

  [[nodiscard]] double said(Vision vision, std::size_t group) const { return said_[vision.value][group]; }

 private:
  std::array<std::array<double, kMostGroups>, kVisions> said_{};
};

// By card: how likely it is the one. They add up to one.
using Belief = std::array<double, kClues>;
using GroupBelief = std::array<double, kMostGroups>;

// Of one kind, the cards that nobody has found.
[[nodiscard]] Clues open_cards(const View& view, Kind kind);
// What one medium's visions say of its own card, the wrong ones left out.
[[nodiscard]] Belief belief_of(const Reading& reading, const MediumView& medium);
// With further visions.
[[nodiscard]] Belief with_visions(const Reading& reading, Belief belief, const VisionList& visions);
// Of all mediums that look for something, together: no two look for the same card. Those that are done believe nothing.
[[nodiscard]] std::array<Belief, kMostMediums> beliefs(const View& view, const Mind& mind);

// What some cards of the shared vision say of the groups.
template <class List>
[[nodiscard]] GroupBelief group_belief(const GroupReading& reading, std::size_t groups, const List& visions) {
  GroupBelief belief{};
  double sum = 0;
  for (std::size_t group = 0; group < groups; ++group) {
    belief[group] = 1;
    for (const Vision vision : visions) belief[group] *= reading.said(vision, group);
    sum += belief[group];
  }
  for (double& each : belief) each /= sum;
  return belief;
}

}  // namespace minuit::mysterium
