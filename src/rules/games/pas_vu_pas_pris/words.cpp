#include "rules/games/pas_vu_pas_pris/words.hpp"

namespace minuit::keyhole {

namespace {

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile.
struct Teller {
  texts::Words words;

  [[nodiscard]] static int number(Seat seat) { return seat.number() + 1; }
  [[nodiscard]] static std::string_view size(Figure figure) { return enum_name(size_of(figure)); }
  [[nodiscard]] static std::string square(const Pose& pose) {
    const Square square = square_of(pose);
    return std::string(1, static_cast<char>('A' + column_of(square))) + std::to_string(row_of(square) + 1);
  }
  // Its share in percent, with two decimals.
  [[nodiscard]] std::string seen(const Glimpse& glimpse) const {
    const std::string hundredths = std::to_string(100 + glimpse.share() % 100).substr(1);
    return words("seen", size(figure_of(glimpse.ghost)), number(owner_of(glimpse.ghost)), glimpse.share() / 100, hundredths,
                 glimpse.in_mirror);
  }

  std::string operator()(const HallArranged& /*event*/) const { return words("events-hall_arranged"); }
  std::string operator()(const KeyholeHung& event) const {
    return words("events-keyhole_hung", event.door.number.number(), enum_name(event.door.side));
  }
  std::string operator()(const DieGiven& event) const { return words("events-die_given", number(event.seat)); }
  std::string operator()(const BellRang& event) const { return words("events-bell_rang", enum_name(event.bell)); }
  std::string operator()(const CardDrawn& event) const {
    const MoveCard& card = kDeck[event.card.value];
    if (!card.moves_furniture()) return words("events-card_drawn", number(event.seat), card.value);
    return words("events-furniture_card_drawn", number(event.seat), card.value, enum_name(card.first), enum_name(card.second));
  }
  std::string operator()(const PieceLeft& event) const {
    if (!event.piece) return words("events-no_piece_moved", number(event.seat));
    return words("events-piece_put_back", number(event.seat), enum_name(*event.piece));
  }
  std::string operator()(const PieceSeized& event) const {
    return words("events-piece_seized", number(event.seat), enum_name(event.piece));
  }
  std::string operator()(const PieceRests& event) const {
    return words("events-piece_rests", square(event.pose), enum_name(event.piece));
  }
  std::string operator()(const PlanMade& event) const { return words("events-plan_made", number(event.seat)); }
  std::string operator()(const GhostWalked& event) const {
    return words("events-ghost_walked", size(event.figure), number(event.seat), square(event.pose), event.shifted);
  }
  std::string operator()(const GhostLeft& event) const {
    return words("events-ghost_left", size(event.figure), number(event.seat));
  }
  std::string operator()(const GhostPut& event) const {
    return words("events-ghost_put", size(event.figure), number(event.seat), square(event.pose));
  }
  std::string operator()(const GhostReplaced& event) const {
    return words("events-ghost_replaced", size(event.figure), number(event.seat), square(event.pose), size(event.with),
                 number(event.by));
  }
  std::string operator()(const GhostsFused& event) const {
    return words("events-ghosts_fused", number(event.seat), square(event.pose));
  }
  std::string operator()(const FusionUndone& event) const { return words("events-fusion_undone", number(event.seat)); }
  std::string operator()(const GhostWentBack& event) const {
    return words("events-ghost_went_back", size(event.figure), number(event.seat), event.seen);
  }
  std::string operator()(const DieRolled& event) const {
    return words("events-die_rolled", number(event.seat), event.pips.number());
  }
  std::string operator()(const SideChosen& event) const {
    return words("events-side_chosen", number(event.seat), enum_name(event.side));
  }
  std::string operator()(const Looked& event) const {
    std::string ghosts;
    for (const Glimpse& each : event.look.glimpses)
      if (each.seen()) ghosts += (ghosts.empty() ? "" : ", ") + seen(each);
    return ghosts.empty() ? words("events-nobody_seen") : words("events-looked", ghosts);
  }
  std::string operator()(const HallTurned& /*event*/) const { return words("events-hall_turned"); }
  std::string operator()(const MatchEnded& event) const {
    std::string points;
    for (const u8 each : event.points) points += (points.empty() ? "" : " ") + std::to_string(int{each});
    return words("events-match_ended", points);
  }
};

}  // namespace

std::string sentence(const Event& event, rules::Language language) {
  return std::visit(Teller{texts::Words("pas_vu_pas_pris/engine", language)}, event);
}

}  // namespace minuit::keyhole
