// What an audience is told.
#pragma once
#include "rules/games/pas_vu_pas_pris/state.hpp"

namespace minuit::keyhole {

struct HallArranged {
  std::array<Pose, kPieces> pieces{};
  bool operator==(const HallArranged&) const = default;
};
struct KeyholeHung {
  Door door;
  bool operator==(const KeyholeHung&) const = default;
};
struct DieGiven {
  Seat seat;
  bool operator==(const DieGiven&) const = default;
};
struct BellRang {
  Bell bell{};
  bool operator==(const BellRang&) const = default;
};
struct CardDrawn {
  Seat seat;
  MoveCardId card;
  bool operator==(const CardDrawn&) const = default;
};
struct PieceLeft {  // declined, or put back (PV-21)
  Seat seat;
  std::optional<Piece> piece;
  bool operator==(const PieceLeft&) const = default;
};
struct PieceSeized {
  Seat seat;
  Piece piece{};
  bool operator==(const PieceSeized&) const = default;
};
struct PieceRests {
  Piece piece{};
  Pose pose;
  std::optional<Seat> by;  // who moved it; nobody, if it fell
  bool operator==(const PieceRests&) const = default;
};
struct PlanMade {
  Seat seat;
  std::optional<Plan> plan;  // nothing for the others
  bool last = false;         // PV-30: with it all are made, and shown together
  bool operator==(const PlanMade&) const = default;
};
struct GhostWalked {
  Seat seat;
  Figure figure;
  BoundedList<Square, kLongestPath> path;
  Pose pose;
  bool shifted = false;  // PV-30: not where it was to rest
  bool operator==(const GhostWalked&) const = default;
};
struct GhostLeft {
  Seat seat;
  Figure figure;
  BoundedList<Square, kLongestPath> path;
  bool operator==(const GhostLeft&) const = default;
};
struct GhostPut {  // by furniture, a card or standing up again
  Seat seat;
  Figure figure;
  Pose pose;
  bool operator==(const GhostPut&) const = default;
};
struct GhostReplaced {  // PV-75, PV-78
  Seat seat;            // whose ghost goes
  Figure figure;
  Seat by;
  Figure with;
  Pose pose;
  bool operator==(const GhostReplaced&) const = default;
};
struct GhostsFused {
  Seat seat;
  Figure one;
  Figure other;
  Figure into;
  Pose pose;
  bool operator==(const GhostsFused&) const = default;
};
struct FusionUndone {
  Seat seat;
  Figure one;
  Figure other;
  bool operator==(const FusionUndone&) const = default;
};
struct GhostWentBack {
  Seat seat;
  Figure figure;
  bool seen = false;  // through the keyhole; otherwise no room was left
  bool operator==(const GhostWentBack&) const = default;
};
struct DieRolled {
  Seat seat;
  Pips pips;
  bool operator==(const DieRolled&) const = default;
};
struct SideChosen {
  Seat seat;
  Side side{};
  bool operator==(const SideChosen&) const = default;
};
struct GhostSeen {
  u8 ghost = 0;  // seven to a seat
  Pose pose;
  bool operator==(const GhostSeen&) const = default;
};
// The hall at that moment: from it anyone can look again.
struct HallSeen {
  BoundedList<GhostSeen, kMostGhosts> ghosts;
  std::array<Pose, kPieces> pieces{};
  bool operator==(const HallSeen&) const = default;
};
struct Looked {
  LookRecord look;
  HallSeen hall;
  bool operator==(const Looked&) const = default;
};
struct HallTurned {  // PV-80
  BoundedList<Side, kMostPlayers> sides;
  bool operator==(const HallTurned&) const = default;
};
struct MatchEnded {
  BoundedList<u8, kMostPlayers> points;
  bool operator==(const MatchEnded&) const = default;
};
MINUIT_DESCRIBE(HallArranged, (pieces))
MINUIT_DESCRIBE(KeyholeHung, (door))
MINUIT_DESCRIBE(DieGiven, (seat))
MINUIT_DESCRIBE(BellRang, (bell))
MINUIT_DESCRIBE(CardDrawn, (seat, card))
MINUIT_DESCRIBE(PieceLeft, (seat, piece))
MINUIT_DESCRIBE(PieceSeized, (seat, piece))
MINUIT_DESCRIBE(PieceRests, (piece, pose, by))
MINUIT_DESCRIBE(PlanMade, (seat, plan, last))
MINUIT_DESCRIBE(GhostWalked, (seat, figure, path, pose, shifted))
MINUIT_DESCRIBE(GhostLeft, (seat, figure, path))
MINUIT_DESCRIBE(GhostPut, (seat, figure, pose))
MINUIT_DESCRIBE(GhostReplaced, (seat, figure, by, with, pose))
MINUIT_DESCRIBE(GhostsFused, (seat, one, other, into, pose))
MINUIT_DESCRIBE(FusionUndone, (seat, one, other))
MINUIT_DESCRIBE(GhostWentBack, (seat, figure, seen))
MINUIT_DESCRIBE(DieRolled, (seat, pips))
MINUIT_DESCRIBE(SideChosen, (seat, side))
MINUIT_DESCRIBE(GhostSeen, (ghost, pose))
MINUIT_DESCRIBE(HallSeen, (ghosts, pieces))
MINUIT_DESCRIBE(Looked, (look, hall))
MINUIT_DESCRIBE(HallTurned, (sides))
MINUIT_DESCRIBE(MatchEnded, (points))
using Event = std::variant<HallArranged, KeyholeHung, DieGiven, BellRang, CardDrawn, PieceLeft, PieceSeized, PieceRests, PlanMade,
                           GhostWalked, GhostLeft, GhostPut, GhostReplaced, GhostsFused, FusionUndone, GhostWentBack, DieRolled,
                           SideChosen, Looked, HallTurned, MatchEnded>;

// Collects what happens, if somebody listens.
class Story {
 public:
  explicit Story(std::vector<Event>* events) : events_(events) {}
  void tell(const Event& event) {
    if (events_ != nullptr) events_->push_back(event);
  }

 private:
  std::vector<Event>* events_;
};

}  // namespace minuit::keyhole
