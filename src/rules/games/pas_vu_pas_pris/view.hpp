// What a viewer knows: everything that lies in the open, and of the plans only the own one until all are made.
#pragma once
#include "rules/games/pas_vu_pas_pris/state.hpp"

namespace minuit::keyhole {

struct GhostView {
  Figure figure;
  Size size{};
  Where where{};
  std::optional<Pose> pose;  // in the hall
  bool lying = false;
  bool fixed = false;
  bool entered = false;
  bool operator==(const GhostView&) const = default;
};
MINUIT_DESCRIBE(GhostView, (figure, size, where, pose, lying, fixed, entered))

struct CardView {
  MoveCardId card;
  u8 value = 0;
  std::optional<Piece> one;    // it lets its player move this one
  std::optional<Piece> other;  // or that
  bool operator==(const CardView&) const = default;
};
MINUIT_DESCRIBE(CardView, (card, value, one, other))

struct PlayerView {
  Side side{};
  BoundedList<GhostView, kGhostsEach> ghosts;
  std::optional<CardView> card;
  u8 choices = 0;
  u8 points = 0;  // if the match ended now
  bool planned = false;
  bool operator==(const PlayerView&) const = default;
};
MINUIT_DESCRIBE(PlayerView, (side, ghosts, card, choices, points, planned))

struct View {
  Config setup;
  Phase phase{};
  u8 round = 1;
  BoundedList<PlayerView, kMostPlayers> players;
  BoundedList<Fallen, kPieces> pieces;  // once they are laid out
  BoundedList<Piece, kPieces> moved;    // this round
  std::optional<Door> keyhole;
  BoundedList<LookRecord, 2> looks;  // of the last round; those before it are in the evidence
  std::optional<Seat> die;
  Seat turn;
  std::optional<Piece> seized;
  std::optional<Bell> bell;
  std::optional<Pips> crystal;
  u32 cards_left = 0;  // a bit for each movement card nobody has drawn yet
  u16 bells_left = 0;
  SeatSet rolling;
  SeatSet best;
  u8 highest = 0;
  std::optional<Plan> plan;  // the viewer's own
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, round, players, pieces, moved, keyhole, looks, die, turn, seized, bell, crystal, cards_left,
                       bells_left, rolling, best, highest, plan))

[[nodiscard]] View view_of(const State& s, const rules::Viewer& viewer);

// PV-51
[[nodiscard]] u8 points_of(const State& s, Seat seat);

}  // namespace minuit::keyhole
