#include "rules/games/pas_touche/words.hpp"

#include <string_view>

#include "rules/games/pas_touche/names.hpp"

namespace minuit::touche {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile.
struct Teller {
  Language language;

  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(language == Language::french ? french : english);
  }
  [[nodiscard]] std::string name(const rules::Named& thing) const { return say(thing.french, thing.english); }
  [[nodiscard]] std::string player(Seat seat) const { return say("Le joueur ", "Player ") + std::to_string(seat.number() + 1); }
  [[nodiscard]] std::string card(Card card) const {
    const auto sweet = static_cast<std::size_t>(card.sweet);
    return std::to_string(card.count.number()) + " " + name(card.count.value == 1 ? kSweetNames[sweet] : kSweetsNames[sweet]);
  }
  [[nodiscard]] std::string hand(Hand hand) const {
    return hand == Hand::left ? say("main gauche", "left hand") : say("main droite", "right hand");
  }
  [[nodiscard]] std::string level(Level level) const { return std::to_string(level.number()); }
  [[nodiscard]] std::string constraint(ConstraintId id) const {
    const Forbidden& forbids = kForbids[id.value];
    std::string list;
    for (std::size_t sweet = 0; sweet < kSweets; ++sweet)
      if ((forbids.sweets >> sweet & 1U) != 0) list += (list.empty() ? "" : ", ") + name(kSweetNames[sweet]);
    for (unsigned count = 0; count < kCounts; ++count)
      if ((forbids.counts >> count & 1U) != 0) list += (list.empty() ? "" : ", ") + std::to_string(count + 1);
    const std::string colour = name(kColourNames[static_cast<std::size_t>(colour_of(id))]);
    return say("une carte " + colour + " (" + list + ")", "a " + colour + " card (" + list + ")");
  }
  [[nodiscard]] std::string space(Cube cube) const {
    return say("à la case ", "on space ") + std::to_string(cube.space.number() + 1) + say(" de la carte ", " of card ") +
           std::to_string(cube.slot.number() + 1);
  }
  [[nodiscard]] std::string outcome(Outcome outcome) const {
    switch (outcome) {
      case Outcome::advanced: return say("c'est la bonne", "that is it");
      case Outcome::blocked: return say("« Pas Touche ! »", "\"Pas Touche!\"");
      case Outcome::late: return say("trop tard", "too late");
      case Outcome::false_start: return say("faux départ", "a false start");
      case Outcome::wrong_card: return say("mauvaise carte", "the wrong card");
      case Outcome::forbidden: return say("une carte interdite", "a forbidden card");
      case Outcome::wrong_hand: return say("mauvaise main", "the wrong hand");
      default: return say("sans crier", "without the shout");
    }
  }

  std::string operator()(const GridLaid& /*event*/) const {
    return say("Les 36 cartes sont posées.", "The 36 cards are laid out.");
  }
  std::string operator()(const Prepared& event) const {
    return player(event.seat) + say(" joue au niveau ", " plays at level ") + level(event.level) +
           say(" et touchera de la ", " and touches with the ") + hand(event.hand) + ".";
  }
  std::string operator()(const Called& event) const { return say("Lancer ", "Throw ") + std::to_string(event.number) + "."; }
  std::string operator()(const Thrown& event) const { return say("Les dés : ", "The dice: ") + card(event.dice) + "."; }
  std::string operator()(const Touched& event) const {
    const Finish& touch = event.touch;
    std::string text = player(touch.seat) + say(" touche ", " touches ") + card(touch.card) + " (" + hand(touch.hand) + ", " +
                       std::to_string(touch.reaction_ms.number()) + " ± " + std::to_string(touch.margin_ms.number()) + " ms";
    if (touch.by_arrival) text += say(", à l'arrivée", ", by arrival");
    if (touch.by_lot) text += say(", au sort", ", by lot");
    return text + ")" + say(" : ", ": ") + outcome(event.outcome) + ".";
  }
  std::string operator()(const Advanced& event) const {
    if (!event.to) return player(event.seat) + say(" sort de sa dernière case !", " leaves the last space!");
    return player(event.seat) + say(" avance ", " advances: ") + space(*event.to) + ".";
  }
  std::string operator()(const Blocked& event) const {
    return player(event.seat) + say(" bloque : personne n'avance.", " blocks: nobody advances.");
  }
  std::string operator()(const Penalised& event) const {
    if (!event.space || *event.space == Space::padlock) return player(event.seat) + say(" ne perd rien.", " loses nothing.");
    std::string text = player(event.seat) + (event.to ? say(" recule ", " goes back: ") + space(*event.to)
                                                      : say(" sort de la piste", " leaves the track"));
    if (event.lost) text += say(" et rend ", " and gives back ") + constraint(*event.lost);
    return text + ".";
  }
  std::string operator()(const NobodyScored& /*event*/) const { return say("Personne n'avance.", "Nobody advances."); }
  std::string operator()(const CardTurned& event) const {
    return player(event.seat) + say(" retourne ", " turns up ") + constraint(event.card) +
           (event.binds ? "." : say(", qui n'interdit rien.", ", which forbids nothing."));
  }
  std::string operator()(const CardPassed& event) const {
    return player(event.seat) + say(" n'aurait plus rien à toucher avec ", " would have nothing left to touch with ") +
           constraint(event.card) + say(" : la suivante.", ": the next one.");
  }
  std::string operator()(const Ended& event) const {
    std::string names;
    for (SeatSet left = event.winners; !left.empty(); left = left.without(left.lowest()))
      names += (names.empty() ? "" : ", ") + std::to_string(left.lowest().number() + 1);
    std::string text = event.ending == Ending::won
                           ? say("Gagné par le joueur ", "Won by player ")
                           : say("Trop de lancers ; le plus loin : joueur ", "Too many throws; the furthest: player ");
    text += names + say(". Niveaux suivants :", ". Next levels:");
    for (const Level next : event.next_levels) text += " " + level(next);
    return text + ".";
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::touche
