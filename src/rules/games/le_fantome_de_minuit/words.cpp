#include "rules/games/le_fantome_de_minuit/words.hpp"

#include <string_view>

namespace minuit::fantome {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile.
struct Teller {
  Language language;

  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(language == Language::french ? french : english);
  }
  [[nodiscard]] std::string name(const rules::Named& thing) const { return say(thing.french, thing.english); }
  [[nodiscard]] std::string seat(Seat seat) const { return name(kColours[seat.value]); }
  [[nodiscard]] std::string square(Square square) const { return say("la case ", "square ") + std::to_string(square.number()); }
  [[nodiscard]] std::string spot(const Spot& spot) const {
    struct Name {
      const Teller& teller;
      std::string operator()(InHand /*spot*/) const { return teller.say("la main", "the hand"); }
      std::string operator()(OnSquare spot) const { return teller.square(spot.square); }
      std::string operator()(InRoom spot) const { return teller.name(data(spot.room).name); }
      std::string operator()(OnStep spot) const {
        return teller.say("la marche ", "step ") + std::to_string(spot.value.number());
      }
      std::string operator()(InCellar /*spot*/) const { return teller.say("le cellier", "the cellar"); }
    };
    return std::visit(Name{*this}, spot);
  }
  [[nodiscard]] std::string bands(const Bands& bands) const {
    std::string list;
    for (const Band& band : bands) {
      if (!list.empty()) list += ", ";
      list += std::to_string(band.figures) + " " + seat(band.seat);
    }
    return list.empty() ? say("personne", "nobody") : list;
  }

  std::string operator()(const FoundBravest& event) const {
    return say("Le plus courageux : ", "The bravest: ") + seat(event.seat) + ".";
  }
  std::string operator()(const Began& event) const {
    return say("Manche ", "Round ") + std::to_string(event.round) + say(" : ", ": ") + seat(event.starter) +
           say(" lance en premier.", " rolls first.");
  }
  std::string operator()(const Placed& event) const {
    const bool captive = !std::holds_alternative<InHand>(event.from);
    return seat(event.seat) + say(" place une figurine sur ", " puts a figure on ") + square(event.square) +
           (captive ? say(", venue de : ", ", back from ") + spot(event.from) : std::string()) + ".";
  }
  std::string operator()(const Rolled& event) const {
    if (event.face == Face::ghost) return seat(event.seat) + say(" lance le dé : le fantôme !", " rolls: the ghost!");
    return seat(event.seat) + say(" lance le dé : ", " rolls: ") + std::to_string(static_cast<int>(event.face)) + ".";
  }
  std::string operator()(const RollLost& event) const {
    return seat(event.seat) +
           say(" n'a plus personne sur la galerie : le coup est perdu.", " has nobody on the gallery: the roll is lost.");
  }
  std::string operator()(const Moved& event) const {
    return seat(event.seat) + say(" avance de ", " runs from ") + square(event.from) + say(" à ", " to ") + square(event.to) +
           ".";
  }
  std::string operator()(const Hid& event) const {
    return seat(event.seat) + say(" se cache : de ", " hides: from ") + square(event.from) + say(" dans ", " into ") +
           name(data(event.room).name) + ".";
  }
  std::string operator()(const Stayed& event) const {
    return seat(event.seat) + say(" ne bouge pas de ", " stays on ") + square(event.square) + ".";
  }
  std::string operator()(const HugoWalked& event) const {
    return say("Hugo avance : de ", "Hugo walks from ") + spot(event.from) + say(" à ", " to ") + spot(event.to) + ".";
  }
  std::string operator()(const Captured& event) const {
    return say("Hugo capture ", "Hugo catches ") + bands(event.figures) + say(" sur ", " on ") + square(event.square) +
           say(" ; direction : ", ", off to ") + spot(event.to) + ".";
  }
  std::string operator()(const Trapped& event) const {
    const std::string why = event.cause == Cause::rooms_full ? say("Toutes les pièces sont prises", "Every room is taken")
                                                             : say("La manche a assez duré", "The round has lasted long enough");
    return why + say(" : au cellier ", ": to the cellar with ") + bands(event.figures) + ".";
  }
  std::string operator()(const RoundEnded& event) const {
    std::string list;
    for (u8 index = 0; index < event.points.size(); ++index)
      list += (index == 0 ? "" : ", ") + seat(Seat{index}) + " " + std::to_string(event.points[index]);
    return say("Fin de la manche ", "End of round ") + std::to_string(event.round) + say(". Épouvante : ", ". Fright: ") + list +
           ".";
  }
  std::string operator()(const CameOut& event) const {
    return seat(event.seat) + say(" quitte ", " leaves ") + name(data(event.room).name) + say(" pour ", " for ") +
           square(event.square) + ".";
  }
  std::string operator()(const Ended& event) const {
    std::string list;
    for (const Seat winner : event.winners) list += (list.empty() ? "" : ", ") + seat(winner);
    return say("Victoire : ", "Victory: ") + list + ".";
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::fantome
