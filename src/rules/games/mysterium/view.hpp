// What a viewer knows: MY-44. The ghost's cards and hand are the ghost's, votes are everyone's own until they are counted.
#pragma once
#include "base/rng.hpp"
#include "rules/games/mysterium/events.hpp"
#include "rules/games/mysterium/state.hpp"

namespace minuit::mysterium {

struct GivenVision {
  Vision vision;
  u8 hour = 0;  // it was given at
  bool operator==(const GivenVision&) const = default;
};
MINUIT_DESCRIBE(GivenVision, (vision, hour))

struct Token {
  Medium about;
  Stance stance{};
  bool operator==(const Token&) const = default;
};
MINUIT_DESCRIBE(Token, (about, stance))

struct MediumView {
  Seat seat;                                   // who runs it
  BoundedList<Clue, kKinds> sleeve;            // found: person, place, object
  u8 targets_dealt = 0;                        // cards the ghost has drawn for it
  BoundedList<Clue, kKinds> targets;           // those cards, for the ghost's eyes; for all when it is over
  BoundedList<GivenVision, kVisions> visions;  // lying before it, by hour
  bool gifted = false;                         // this hour
  std::optional<Clue> choice;
  BoundedList<Clue, kMostLaid> wrong;  // chosen for the card it looks for now, and not it
  u8 agree_left = 0;                   // tokens it may still place; if each is either, both are the same
  u8 disagree_left = 0;
  BoundedList<Token, kMostMediums> tokens;  // placed at others' choices
  u8 track = 0;
  u8 cards_seen = 0;  // of the shared vision, before its player votes
  bool operator==(const MediumView&) const = default;
};
MINUIT_DESCRIBE(MediumView, (seat, sleeve, targets_dealt, targets, visions, gifted, choice, wrong, agree_left, disagree_left,
                             tokens, track, cards_seen))

struct PlayerView {
  bool ready = false;   // in the vote of three: has voted this time
  u8 changes_left = 0;  // in this hour, or in the vote of three
  bool voted = false;
  std::optional<GroupNumber> vote;
  bool operator==(const PlayerView&) const = default;
};
MINUIT_DESCRIBE(PlayerView, (ready, changes_left, voted, vote))

struct Group {
  std::optional<Medium> medium;     // whose cards they are; nothing for groups that joined
  BoundedList<Clue, kKinds> cards;  // person, place, object
  bool operator==(const Group&) const = default;
};
MINUIT_DESCRIBE(Group, (medium, cards))

using LaidCards = BoundedList<Clue, kMostLaid>;

struct View {
  Config setup;
  Phase phase = Phase::laying;
  u8 hour = 0;
  std::array<LaidCards, kKinds> laid{};  // persons, places, objects
  BoundedList<MediumView, kMostMediums> mediums;
  BoundedList<PlayerView, kPlayerRange.most> players;  // by seat
  u8 hand_size = 0;
  VisionList hand;  // for the ghost's eyes
  u8 crows = 0;     // uses left
  u8 pile = 0;
  u8 heap = 0;
  BoundedList<Group, kMostGroups> groups;   // when all mediums are done
  BoundedList<Vision, kSharedSize> shared;  // face up, in the order they were turned
  VisionList face_down;                     // the rest of it, for the ghost's eyes
  std::optional<GroupNumber> culprit;       // for the ghost's eyes; for all when it is over
  std::optional<GroupNumber> accused;
  std::optional<Ending> ending;
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, hour, laid, mediums, players, hand_size, hand, crows, pile, heap, groups, shared, face_down,
                       culprit, accused, ending))

[[nodiscard]] View view_of(const State& state, const rules::Viewer& viewer);
[[nodiscard]] Event seen_by(const Event& event, const rules::Viewer& viewer);

// A state that could be behind a view: what is hidden is drawn from what it may be.
[[nodiscard]] State imagine(const View& view, Rng& rng);

}  // namespace minuit::mysterium
