#include "rules/games/le_fantome_de_minuit/words.hpp"

#include <string_view>
#include <vector>

namespace minuit::fantome {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile. Players go by
// their colours.
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
  // "from" a thing; French joins "de" and "le".
  [[nodiscard]] std::string from(const std::string& thing) const {
    if (language == Language::english) return "from " + thing;
    return thing.starts_with("le ") ? "du " + thing.substr(3) : "de " + thing;
  }
  // "Red", "Red and Blue", "Red, Blue and Green".
  [[nodiscard]] std::string together(const std::vector<std::string>& names) const {
    std::string list;
    for (std::size_t index = 0; index < names.size(); ++index) {
      if (index > 0) list += index + 1 < names.size() ? ", " : say(" et ", " and ");
      list += names[index];
    }
    return list.empty() ? say("personne", "nobody") : list;
  }
  [[nodiscard]] std::string bands(const Bands& bands) const {
    std::vector<std::string> names;
    for (const Band& band : bands) {
      names.push_back(seat(band.seat));
      if (band.figures > 1) names.back() += " (" + std::to_string(band.figures) + say(" figurines)", " figures)");
    }
    return together(names);
  }

  std::string operator()(const FoundBravest& event) const {
    return seat(event.seat) + say(" est le plus courageux.", " is the bravest.");
  }
  std::string operator()(const Began& event) const {
    return say("Manche ", "Round ") + std::to_string(event.round) + say(" : ", ": ") + seat(event.starter) +
           say(" lance le dé en premier.", " rolls first.");
  }
  std::string operator()(const Placed& event) const {
    if (std::holds_alternative<InHand>(event.from))
      return seat(event.seat) + say(" place une figurine sur ", " puts a figure on ") + square(event.square) + ".";
    return seat(event.seat) + say(" revient ", " comes back ") + from(spot(event.from)) + say(" sur ", " onto ") +
           square(event.square) + ".";
  }
  std::string operator()(const Rolled& event) const {
    if (event.face == Face::ghost) return seat(event.seat) + say(" lance le dé : le fantôme !", " rolls the ghost!");
    return seat(event.seat) + say(" lance le dé : ", " rolls a ") + std::to_string(static_cast<int>(event.face)) + ".";
  }
  std::string operator()(const RollLost& event) const {
    return seat(event.seat) +
           say(" n'a plus personne sur la galerie : le coup est perdu.", " has nobody left on the gallery: the roll is lost.");
  }
  std::string operator()(const Moved& event) const {
    return seat(event.seat) + say(" avance ", " runs ") + from(square(event.from)) + say(" à ", " to ") + square(event.to) + ".";
  }
  std::string operator()(const Hid& event) const {
    return seat(event.seat) + say(" quitte ", " leaves ") + square(event.from) + say(" et se cache dans ", " and hides in ") +
           name(data(event.room).name) + ".";
  }
  std::string operator()(const Stayed& event) const {
    return seat(event.seat) + say(" ne bouge pas de ", " stays on ") + square(event.square) + ".";
  }
  std::string operator()(const HugoWalked& event) const {
    if (std::holds_alternative<OnStep>(event.from) && std::holds_alternative<OnSquare>(event.to))  // FM-20
      return say("Hugo quitte l'escalier et va jusqu'à ", "Hugo leaves the stairs and walks to ") + spot(event.to) +
             say(" : les pièces sont ouvertes !", ": the rooms are open!");
    return say("Hugo avance ", "Hugo walks ") + from(spot(event.from)) + say(" à ", " to ") + spot(event.to) + ".";
  }
  std::string operator()(const Captured& event) const {
    return say("Hugo attrape ", "Hugo catches ") + bands(event.figures) + say(" sur ", " on ") + square(event.square) +
           say(" : direction ", ": off to ") + spot(event.to) + ".";
  }
  std::string operator()(const Trapped& event) const {
    const std::string why = event.cause == Cause::rooms_full ? say("Toutes les pièces sont prises", "Every room is taken")
                                                             : say("La manche a assez duré", "The round has lasted long enough");
    return why + say(" : direction le cellier pour ", ": off to the cellar with ") + bands(event.figures) + ".";
  }
  std::string operator()(const RoundEnded& event) const {
    std::string list;
    for (u8 index = 0; index < event.points.size(); ++index)
      list += (index == 0 ? "" : ", ") + seat(Seat{index}) + " " + std::to_string(event.points[index]);
    return say("Fin de la manche ", "End of round ") + std::to_string(event.round) +
           say(". Points d'épouvante : ", ". Fright points: ") + list + ".";
  }
  std::string operator()(const CameOut& event) const {
    const std::string room = name(data(event.room).name);
    return seat(event.seat) + say(" sort " + from(room) + " sur ", " comes out of " + room + " onto ") + square(event.square) +
           ".";
  }
  std::string operator()(const Ended& event) const {
    std::vector<std::string> names;
    for (const Seat winner : event.winners) names.push_back(seat(winner));
    if (names.size() == 1) return names.front() + say(" gagne la partie !", " wins the match!");
    return together(names) + say(" gagnent ensemble !", " win together!");
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::fantome
