#include "rules/games/pas_vu_pas_pris/imagine.hpp"

namespace minuit::keyhole {

State imagine(const View& view) {
  State s;
  s.setup = view.setup;
  s.phase = view.phase;
  s.round = view.round;
  for (std::size_t seat = 0; seat < view.players.size(); ++seat) {
    const PlayerView& from = view.players[seat];
    Player& to = s.players[seat];
    to.side = from.side;
    for (const GhostView& ghost : from.ghosts)
      to.ghosts[ghost.figure.value] = {ghost.where, ghost.pose.value_or(Pose{}), ghost.entered, ghost.fixed, ghost.lying};
    if (from.card) to.card = from.card->card;
    to.choices = from.choices;
    to.planned = from.planned;
  }
  for (const Fallen& each : view.pieces) s.pieces[static_cast<std::size_t>(each.piece)] = each.pose;
  for (const Piece piece : view.moved) s.moved = static_cast<u8>(s.moved | 1U << static_cast<u8>(piece));
  if (view.keyhole) s.keyhole = *view.keyhole;
  s.looks = view.looks;
  if (view.die) s.die = *view.die;
  s.turn = view.turn;
  s.seized = view.seized;
  s.bell = view.bell;
  s.crystal = view.crystal;
  s.cards_left = view.cards_left;
  s.bells_left = view.bells_left;
  s.rolling = view.rolling;
  s.best = view.best;
  s.highest = view.highest;
  return s;
}

}  // namespace minuit::keyhole
