// The hall with every body in place, so that many questions about free spots cost one set-up.
#pragma once
#include "rules/games/pas_vu_pas_pris/space/standing.hpp"
#include "rules/games/pas_vu_pas_pris/state.hpp"

namespace minuit::keyhole {

// PV-29, PV-72: how a ghost stands or lies where it rests, and back.
[[nodiscard]] Pose pose_of(Size size, const Rest& rest, bool lying);
[[nodiscard]] Rest rest_of(Size size, const GhostState& ghost);

class Room {
 public:
  explicit Room(const State& state);

  void put(u8 ghost, Size size, const Pose& pose, bool lying);
  void put(Piece piece, const Pose& pose);
  void take_away(u8 ghost) { present_[ghost] = false; }
  void take_away(Piece piece) { present_[kMostGhosts + static_cast<std::size_t>(piece)] = false; }

  // The tag of the first body that this one would be in; kNothing if it is free.
  [[nodiscard]] Tag in_the_way(const Body& body, bool lying) const;
  [[nodiscard]] Tag in_the_way(Piece piece, const Pose& pose, bool ghosts_too) const;
  [[nodiscard]] Heights surfaces(Coordinate x, Coordinate y) const;
  // Whether a piece is held by the floor and the bodies that are here.
  [[nodiscard]] bool holds(Piece piece, const Pose& pose) const;
  // Whether a ghost that rests so stands on this piece.
  [[nodiscard]] bool stands_on(const Rest& rest, Piece piece) const;

  // May a ghost rest so on this square? The bodies that are here count, itself not.
  [[nodiscard]] bool is_free(u8 ghost, Size size, const Rest& rest, bool lying) const;
  // The free spot of a square that is nearest to another one.
  [[nodiscard]] std::optional<Rest> nearest_free(u8 ghost, Size size, Square square, const Rest& near, bool lying) const;
  // PV-24: straight down from where it rests, else the nearest free spot of its square.
  [[nodiscard]] std::optional<Rest> set_down(u8 ghost, Size size, const Rest& rest, bool lying) const;

 private:
  struct Thing {
    Placed placed;
    Bounds bounds;
    bool upright_ghost = false;
    Size size{};
    Pose pose;
  };
  void put(std::size_t at, const Body& body, bool upright_ghost, Size size);
  [[nodiscard]] Tag in_the_way(const Thing& thing, std::size_t itself, std::size_t from, std::size_t to) const;

  std::vector<Thing> things_;  // the ghosts, then the pieces
  std::array<bool, kMostGhosts + kPieces> present_{};
};

// PV-29: inside its square, standing; in the hall with its middle in the square, lying.
[[nodiscard]] bool is_inside_square(Size size, const Rest& rest, Square square);
[[nodiscard]] Rest middle_of(Square square);

}  // namespace minuit::keyhole
