#include "rules/games/pas_touche/words.hpp"

namespace minuit::touche {

namespace {

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile.
struct Teller {
  texts::Words words;

  // What the card forbids, one thing after the other.
  [[nodiscard]] std::string forbidden(ConstraintId id) const {
    const Forbidden& forbids = kForbids[id.value];
    std::string list;
    for (std::size_t sweet = 0; sweet < kSweets; ++sweet)
      if ((forbids.sweets >> sweet & 1U) != 0)
        list += (list.empty() ? "" : ", ") + words("sweet-" + std::string(enum_name(static_cast<Sweet>(sweet))));
    for (unsigned count = 0; count < kCounts; ++count)
      if ((forbids.counts >> count & 1U) != 0) list += (list.empty() ? "" : ", ") + std::to_string(count + 1);
    return list;
  }
  [[nodiscard]] static int number(Seat seat) { return seat.number() + 1; }
  [[nodiscard]] static int space(Cube cube) { return cube.space.number() + 1; }
  [[nodiscard]] static int card(Cube cube) { return cube.slot.number() + 1; }
  [[nodiscard]] static std::string_view colour(ConstraintId id) { return enum_name(colour_of(id)); }

  std::string operator()(const GridLaid& /*event*/) const { return words("events-grid_laid"); }
  std::string operator()(const Prepared& event) const {
    return words("events-prepared", number(event.seat), event.level.number(), enum_name(event.hand));
  }
  std::string operator()(const Called& event) const { return words("events-called", event.number); }
  std::string operator()(const Thrown& event) const {
    return words("events-thrown", event.dice.count.number(), enum_name(event.dice.sweet));
  }
  std::string operator()(const Touched& event) const {
    const Finish& touch = event.touch;
    return words("events-touched", number(touch.seat), touch.card.count.number(), enum_name(touch.card.sweet),
                 enum_name(touch.hand), touch.reaction_ms.number(), touch.margin_ms.number(), touch.by_arrival, touch.by_lot,
                 enum_name(event.outcome));
  }
  std::string operator()(const Advanced& event) const {
    if (!event.to) return words("events-won", number(event.seat));
    return words("events-advanced", number(event.seat), space(*event.to), card(*event.to));
  }
  std::string operator()(const Blocked& event) const { return words("events-blocked", number(event.seat)); }
  std::string operator()(const Penalised& event) const {
    const int player = number(event.seat);
    if (!event.space || *event.space == Space::padlock) return words("events-lost_nothing", player);
    if (!event.to && !event.lost) return words("events-left_track", player);
    if (!event.to) return words("events-left_track_without_card", player, colour(*event.lost), forbidden(*event.lost));
    if (!event.lost) return words("events-went_back", player, space(*event.to), card(*event.to));
    return words("events-went_back_without_card", player, space(*event.to), card(*event.to), colour(*event.lost),
                 forbidden(*event.lost));
  }
  std::string operator()(const NobodyScored& /*event*/) const { return words("events-nobody_scored"); }
  std::string operator()(const CardTurned& event) const {
    return words(event.binds ? "events-card_turned" : "events-free_card_turned", number(event.seat), colour(event.card),
                 forbidden(event.card));
  }
  std::string operator()(const CardPassed& event) const {
    return words("events-card_passed", number(event.seat), colour(event.card), forbidden(event.card));
  }
  std::string operator()(const Ended& event) const {
    std::string winners;
    for (SeatSet left = event.winners; !left.empty(); left = left.without(left.lowest()))
      winners += (winners.empty() ? "" : ", ") + std::to_string(number(left.lowest()));
    std::string levels;
    for (const Level next : event.next_levels) levels += (levels.empty() ? "" : " ") + std::to_string(next.number());
    return words(event.ending == Ending::won ? "events-ended_won" : "events-ended_too_long", winners, levels);
  }
};

}  // namespace

std::string sentence(const Event& event, rules::Language language) {
  return std::visit(Teller{texts::Words("pas_touche/engine", language)}, event);
}

}  // namespace minuit::touche
