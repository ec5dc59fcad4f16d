// Moving furniture (PV-20 to PV-24): what falls, what must make room, and the check of what a simulation says.
#pragma once
#include "rules/games/pas_vu_pas_pris/events.hpp"
#include "rules/games/pas_vu_pas_pris/room.hpp"

namespace minuit::keyhole {

// PV-20, PV-21: may this piece be seized with the card just drawn?
[[nodiscard]] rules::Verdict judge_seize(const State& s, Piece piece);

// PV-24: the ghosts on a piece are set down, and it is lifted out of the room.
void lift_off(State& s, Room& room, Piece piece, Story& story);
// Ghosts that are in something, or stand on nothing, find another spot of their square, or go back.
void make_room(State& s, Room& room, Story& story);

// A bit for each piece that nothing holds.
[[nodiscard]] u8 restless(const State& s, const Room& room);

// A hall from which pieces are lifted and in which they come to rest, one after the other. What becomes of furniture is found,
// judged and carried out by these same steps, so that they cannot disagree.
class Upheaval {
 public:
  Upheaval(const State& s, Story& story) : state_(s), room_(s), story_(story) {}

  void lift(Piece piece);  // PV-24: ghosts on it are set down
  // Ghosts that are in the way, or stand on nothing now, make room.
  void put(Piece piece, const Pose& pose, std::optional<Seat> by = std::nullopt);

  [[nodiscard]] bool is_lifted(Piece piece) const { return (lifted_ >> static_cast<u8>(piece) & 1U) != 0; }
  [[nodiscard]] bool holds(Piece piece) const { return room_.holds(piece, pose_of(piece)); }
  [[nodiscard]] const Pose& pose_of(Piece piece) const { return state_.pieces[static_cast<std::size_t>(piece)]; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Room& room() const { return room_; }

 private:
  State state_;
  Room room_;
  Story& story_;
  u32 lifted_ = 0;
};

[[nodiscard]] rules::Verdict judge_released(const State& s, const Released& released);
[[nodiscard]] rules::Verdict judge_settled(const State& s, const Settled& settled);
void take_released(State& s, const Released& released, Story& story);
void take_settled(State& s, const Settled& settled, Story& story);

// PV-73: every piece is being tipped over.
[[nodiscard]] inline bool is_tipping(const State& s) {
  return s.phase == Phase::settling && s.bell == Bell::tip_over && s.after_settling == Phase::drawing;
}
// Whether the edge of a piece that pointed upwards most does so no more.
[[nodiscard]] bool is_tipped(const Pose& before, const Pose& after);

// On the floor, turned so, inside the hall and in no other piece: the nearest such place.
[[nodiscard]] std::optional<Pose> nearest_floor(const Room& room, Piece piece, const Spot& near, const Quaternion& turn);

}  // namespace minuit::keyhole
