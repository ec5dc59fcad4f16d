#include "rules/games/le_fantome_de_minuit/words.hpp"

#include <vector>

namespace minuit::fantome {

namespace {

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile. Players go by
// their colours.
struct Teller {
  texts::Words words;

  [[nodiscard]] std::string seat(Seat seat) const { return words("colours-" + std::to_string(seat.number())); }
  // A captive's, or Hugo's; 0 is the cellar.
  [[nodiscard]] static int step(const Spot& spot) {
    const auto* on = std::get_if<OnStep>(&spot);
    return on != nullptr ? on->value.number() : 0;
  }
  [[nodiscard]] static int square(const Spot& spot) {
    const auto* on = std::get_if<OnSquare>(&spot);
    return on != nullptr ? on->square.number() : 0;
  }
  [[nodiscard]] std::vector<std::string> bands(const Bands& bands) const {
    std::vector<std::string> names;
    for (const Band& band : bands) names.push_back(words("band", seat(band.seat), band.figures));
    return names;
  }

  std::string operator()(const FoundBravest& event) const { return words("events-found_bravest", seat(event.seat)); }
  std::string operator()(const Began& event) const { return words("events-began", event.round, seat(event.starter)); }
  std::string operator()(const Placed& event) const {
    if (std::holds_alternative<InHand>(event.from)) return words("events-placed", seat(event.seat), event.square.number());
    return words("events-returned", seat(event.seat), step(event.from), event.square.number());
  }
  std::string operator()(const Rolled& event) const {
    if (event.face == Face::ghost) return words("events-rolled_ghost", seat(event.seat));
    return words("events-rolled", seat(event.seat), static_cast<int>(event.face));
  }
  std::string operator()(const RollLost& event) const { return words("events-roll_lost", seat(event.seat)); }
  std::string operator()(const Moved& event) const {
    return words("events-moved", seat(event.seat), event.from.number(), event.to.number());
  }
  std::string operator()(const Hid& event) const {
    return words("events-hid", seat(event.seat), event.from.number(), enum_name(event.room));
  }
  std::string operator()(const Stayed& event) const { return words("events-stayed", seat(event.seat), event.square.number()); }
  std::string operator()(const HugoWalked& event) const {
    if (std::holds_alternative<OnStep>(event.to)) return words("events-hugo_climbed", step(event.from), step(event.to));
    if (std::holds_alternative<OnStep>(event.from)) return words("events-hugo_arrived", square(event.to));  // FM-20
    return words("events-hugo_walked", square(event.from), square(event.to));
  }
  std::string operator()(const Captured& event) const {
    return words("events-captured", bands(event.figures), event.square.number(), step(event.to));
  }
  std::string operator()(const Trapped& event) const {
    return words("events-trapped", enum_name(event.cause), bands(event.figures));
  }
  std::string operator()(const RoundEnded& event) const {
    std::string list;
    for (u8 index = 0; index < event.points.size(); ++index)
      list += (index == 0 ? "" : ", ") + words("points_of", seat(Seat{index}), event.points[index]);
    return words("events-round_ended", event.round, list);
  }
  std::string operator()(const CameOut& event) const {
    return words("events-came_out", seat(event.seat), enum_name(event.room), event.square.number());
  }
  std::string operator()(const Ended& event) const {
    std::vector<std::string> names;
    for (const Seat winner : event.winners) names.push_back(seat(winner));
    return words("events-won", names);
  }
};

}  // namespace

std::string sentence(const Event& event, rules::Language language) {
  return std::visit(Teller{texts::Words("le_fantome_de_minuit/engine", language)}, event);
}

}  // namespace minuit::fantome
