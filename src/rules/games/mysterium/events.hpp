// What happened, as it is told to an audience. What a viewer may not know is left empty.
#pragma once
#include "rules/games/mysterium/types.hpp"

namespace minuit::mysterium {

struct ClueLaid {
  Kind kind{};
  Clue card;
  bool operator==(const ClueLaid&) const = default;
};
struct TargetDrawn {
  Seat ghost;
  Medium medium;
  Kind kind{};
  std::optional<Clue> card;  // the ghost's to know
  bool operator==(const TargetDrawn&) const = default;
};
struct HourStruck {
  u8 hour = 0;
  bool operator==(const HourStruck&) const = default;
};
struct TokensReturned {
  bool operator==(const TokensReturned&) const = default;
};
struct PileShuffled {
  u8 cards = 0;  // in it
  bool operator==(const PileShuffled&) const = default;
};
struct VisionDrawn {
  Seat ghost;
  std::optional<Vision> vision;  // the ghost's to know
  u8 hand = 0;                   // cards in it by now
  bool operator==(const VisionDrawn&) const = default;
};
struct VisionsGiven {
  Medium medium;
  VisionList visions;
  bool operator==(const VisionsGiven&) const = default;
};
struct CrowSent {
  Seat ghost;
  VisionList visions;  // the ghost's to know
  u8 cards = 0;
  u8 left = 0;  // further uses
  bool operator==(const CrowSent&) const = default;
};
struct GlassTurned {  // the hourglass
  bool operator==(const GlassTurned&) const = default;
};
struct CardChosen {
  Medium medium;
  Kind kind{};
  Clue card;
  bool operator==(const CardChosen&) const = default;
};
struct BetPlaced {
  Medium medium;
  Medium about;
  Stance stance{};
  bool operator==(const BetPlaced&) const = default;
};
struct BetWithdrawn {
  Medium medium;
  Medium about;
  bool operator==(const BetWithdrawn&) const = default;
};
struct SaidReady {
  Seat seat;
  bool operator==(const SaidReady&) const = default;
};
struct TimeUp {
  bool operator==(const TimeUp&) const = default;
};
struct Answered {  // the ghost tells whether the choice is right
  Medium medium;
  Kind kind{};
  std::optional<Clue> card;  // nothing: none was chosen
  bool right = false;
  bool operator==(const Answered&) const = default;
};
struct BetSettled {
  Medium medium;
  Medium about;
  Stance stance{};
  bool right = false;
  u8 track = 0;  // by now
  bool operator==(const BetSettled&) const = default;
};
struct CameThrough {  // with all three cards
  Medium medium;
  u8 steps = 0;
  u8 track = 0;  // by now
  bool operator==(const CameThrough&) const = default;
};
struct GroupJoined {  // a card of a group nobody was looking for
  GroupNumber group;
  Kind kind{};
  Clue card;
  bool operator==(const GroupJoined&) const = default;
};
struct Conveyed {
  Seat ghost;
  std::optional<GroupNumber> culprit;  // the ghost's to know, and so are the visions
  VisionList visions;
  bool operator==(const Conveyed&) const = default;
};
struct SharedTurned {
  Vision vision;
  u8 cards = 0;  // face up by now
  bool operator==(const SharedTurned&) const = default;
};
struct Voted {
  Seat seat;
  SeatSet shown_to;                  // before the votes are counted
  std::optional<GroupNumber> group;  // theirs to know
  bool operator==(const Voted&) const = default;
};
struct Disagreed {  // the two mediums of three players; they vote again
  bool operator==(const Disagreed&) const = default;
};
struct Ballot {
  Seat seat;
  GroupNumber group;
  bool operator==(const Ballot&) const = default;
};
struct VotesCounted {
  BoundedList<Ballot, kPlayerRange.most> votes;
  std::optional<GroupNumber> accused;
  bool operator==(const VotesCounted&) const = default;
};
struct CulpritShown {
  GroupNumber culprit;
  VisionList visions;  // of the shared vision, those that were still face down
  bool operator==(const CulpritShown&) const = default;
};
struct TargetShown {  // what a medium was looking for to the end
  Medium medium;
  Kind kind{};
  Clue card;
  bool operator==(const TargetShown&) const = default;
};
struct Ended {
  Ending ending{};
  bool operator==(const Ended&) const = default;
};
MINUIT_DESCRIBE(ClueLaid, (kind, card))
MINUIT_DESCRIBE(TargetDrawn, (ghost, medium, kind, card))
MINUIT_DESCRIBE(HourStruck, (hour))
MINUIT_DESCRIBE(TokensReturned, ())
MINUIT_DESCRIBE(PileShuffled, (cards))
MINUIT_DESCRIBE(VisionDrawn, (ghost, vision, hand))
MINUIT_DESCRIBE(VisionsGiven, (medium, visions))
MINUIT_DESCRIBE(CrowSent, (ghost, visions, cards, left))
MINUIT_DESCRIBE(GlassTurned, ())
MINUIT_DESCRIBE(CardChosen, (medium, kind, card))
MINUIT_DESCRIBE(BetPlaced, (medium, about, stance))
MINUIT_DESCRIBE(BetWithdrawn, (medium, about))
MINUIT_DESCRIBE(SaidReady, (seat))
MINUIT_DESCRIBE(TimeUp, ())
MINUIT_DESCRIBE(Answered, (medium, kind, card, right))
MINUIT_DESCRIBE(BetSettled, (medium, about, stance, right, track))
MINUIT_DESCRIBE(CameThrough, (medium, steps, track))
MINUIT_DESCRIBE(GroupJoined, (group, kind, card))
MINUIT_DESCRIBE(Conveyed, (ghost, culprit, visions))
MINUIT_DESCRIBE(SharedTurned, (vision, cards))
MINUIT_DESCRIBE(Voted, (seat, shown_to, group))
MINUIT_DESCRIBE(Disagreed, ())
MINUIT_DESCRIBE(Ballot, (seat, group))
MINUIT_DESCRIBE(VotesCounted, (votes, accused))
MINUIT_DESCRIBE(CulpritShown, (culprit, visions))
MINUIT_DESCRIBE(TargetShown, (medium, kind, card))
MINUIT_DESCRIBE(Ended, (ending))
using Event = std::variant<ClueLaid, TargetDrawn, HourStruck, TokensReturned, PileShuffled, VisionDrawn, VisionsGiven, CrowSent,
                           GlassTurned, CardChosen, BetPlaced, BetWithdrawn, SaidReady, TimeUp, Answered, BetSettled, CameThrough,
                           GroupJoined, Conveyed, SharedTurned, Voted, Disagreed, VotesCounted, CulpritShown, TargetShown, Ended>;

}  // namespace minuit::mysterium
