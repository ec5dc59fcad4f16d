#include "rules/games/pas_vu_pas_pris/view.hpp"

namespace minuit::keyhole {

namespace {

[[nodiscard]] CardView card_of(MoveCardId id) {
  const MoveCard& card = kDeck[id.value];
  CardView view{id, card.value, {}, {}};
  if (card.moves_furniture()) {
    view.one = card.first;
    view.other = card.second;
  }
  return view;
}

[[nodiscard]] PlayerView player_of(const State& s, Seat seat) {
  const Player& player = s.players[seat.value];
  PlayerView view;
  view.side = player.side;
  for (i64 at = 0; at <= Figure::kMax; ++at) {
    const GhostState& ghost = player.ghosts[static_cast<std::size_t>(at)];
    GhostView each{Figure(at), size_of(Figure(at)), ghost.where, {}, ghost.lying, ghost.fixed, ghost.entered};
    if (ghost.where == Where::hall) each.pose = ghost.pose;
    view.ghosts.push_back(each);
  }
  if (player.card) view.card = card_of(*player.card);
  view.choices = player.choices;
  view.points = points_of(s, seat);
  view.planned = player.planned;
  return view;
}

}  // namespace

u8 points_of(const State& s, Seat seat) {
  const auto& in_hall = kPointsInHall[static_cast<std::size_t>(s.setup.hall_points)];
  u8 points = 0;
  for (i64 at = 0; at <= Figure::kMax; ++at) {
    const auto size = static_cast<std::size_t>(size_of(Figure(at)));
    const Where where = s.players[seat.value].ghosts[static_cast<std::size_t>(at)].where;
    if (where == Where::out) points = static_cast<u8>(points + kPointsOut[size]);
    if (where == Where::hall) points = static_cast<u8>(points + in_hall[size]);
  }
  return points;
}

View view_of(const State& s, const rules::Viewer& viewer) {
  View view;
  view.setup = s.setup;
  view.phase = s.phase;
  view.round = s.round;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) view.players.push_back(player_of(s, Seat{seat}));
  for (std::size_t at = 0; at < kPieces; ++at) {
    if (s.phase != Phase::arranging) view.pieces.push_back({piece_at(at), s.pieces[at]});
    if ((s.moved >> at & 1U) != 0) view.moved.push_back(piece_at(at));
  }
  if (s.phase > Phase::hanging) view.keyhole = s.keyhole;
  if (s.phase > Phase::dicing) view.die = s.die;
  view.looks = s.looks;
  view.turn = s.turn;
  view.seized = s.seized;
  view.bell = s.bell;
  view.crystal = s.crystal;
  view.cards_left = s.cards_left;
  view.bells_left = s.bells_left;
  view.rolling = s.rolling;
  view.best = s.best;
  view.highest = s.highest;
  if (const auto* seat = std::get_if<Seat>(&viewer); seat != nullptr && s.players[seat->value].planned)
    view.plan = s.players[seat->value].plan;
  return view;
}

}  // namespace minuit::keyhole
