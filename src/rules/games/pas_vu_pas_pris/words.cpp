#include "rules/games/pas_vu_pas_pris/words.hpp"

#include <string_view>

#include "rules/games/pas_vu_pas_pris/furniture.hpp"

namespace minuit::keyhole {

namespace {

using rules::Language;

constexpr std::array<rules::Named, kSizes> kSizeNames{
    {{"petit fantôme", "small ghost"}, {"fantôme moyen", "medium ghost"}, {"grand fantôme", "large ghost"}}};
constexpr std::array<rules::Named, kSides> kSideNames{{{"sud", "south"}, {"ouest", "west"}, {"nord", "north"}, {"est", "east"}}};
constexpr std::array<rules::Named, kBells> kBellNames{{{"Double curieux", "Twice as curious"},
                                                       {"Tous aux abris", "Take cover"},
                                                       {"Surexcité", "Overexcited"},
                                                       {"Concours de grimaces", "Pulling faces"},
                                                       {"Touché, c'est toi le chat", "Tag, you are it"},
                                                       {"Piste de danse", "Dance floor"},
                                                       {"Chat perché", "Off the ground"},
                                                       {"Je vais le dire à mon grand frère", "I'll tell my big brother"},
                                                       {"Toc, toc, toc", "Knock, knock, knock"},
                                                       {"J'ai le tournis", "I feel dizzy"},
                                                       {"Boule de cristal", "Crystal ball"},
                                                       {"1, 2, 3, soleil", "One, two, three, sun"}}};

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile.
struct Teller {
  Language language;

  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(language == Language::french ? french : english);
  }
  [[nodiscard]] std::string name(const rules::Named& thing) const { return say(thing.french, thing.english); }
  [[nodiscard]] std::string player(Seat seat) const { return say("Le joueur ", "Player ") + std::to_string(seat.number() + 1); }
  [[nodiscard]] std::string of(Seat seat) const { return say(" du joueur ", " of player ") + std::to_string(seat.number() + 1); }
  [[nodiscard]] std::string ghost(Seat seat, Figure figure) const {
    return say("Le ", "The ") + name(kSizeNames[static_cast<std::size_t>(size_of(figure))]) + of(seat);
  }
  [[nodiscard]] std::string side(Side side) const { return name(kSideNames[static_cast<std::size_t>(side)]); }
  [[nodiscard]] std::string door(const Door& door) const {
    return say("porte ", "door ") + std::to_string(door.number.number()) + say(", côté ", ", ") + side(door.side);
  }
  [[nodiscard]] std::string square(const Pose& pose) const {
    const Square square = square_of(pose);
    return std::string(1, static_cast<char>('A' + column_of(square))) + std::to_string(row_of(square) + 1);
  }
  // In percent, with two decimals.
  [[nodiscard]] std::string percent(u32 share) const {
    const std::string cents = std::to_string(100 + share % 100).substr(1);
    return std::to_string(share / 100) + say(",", ".") + cents + say(" %", "%");
  }

  std::string operator()(const HallArranged& /*event*/) const { return say("Le hall est meublé.", "The hall is furnished."); }
  std::string operator()(const KeyholeHung& event) const {
    return say("La serrure : ", "The keyhole: ") + door(event.door) + ".";
  }
  std::string operator()(const DieGiven& event) const { return player(event.seat) + say(" a le dé.", " has the die."); }
  std::string operator()(const BellRang& event) const {
    return say("Minuit sonne : ", "Midnight strikes: ") + name(kBellNames[static_cast<std::size_t>(event.bell)]) + ".";
  }
  std::string operator()(const CardDrawn& event) const {
    const MoveCard& card = kDeck[event.card.value];
    std::string text = player(event.seat) + say(" pioche un ", " draws a ") + std::to_string(card.value);
    if (card.moves_furniture())
      text += " (" + name(name_of_piece(card.first)) + say(" ou ", " or ") + name(name_of_piece(card.second)) + ")";
    return text + ".";
  }
  std::string operator()(const PieceLeft& event) const {
    if (!event.piece) return player(event.seat) + say(" ne déplace rien.", " moves nothing.");
    return player(event.seat) + say(" repose ", " puts back ") + name(name_of_piece(*event.piece)) + ".";
  }
  std::string operator()(const PieceSeized& event) const {
    return player(event.seat) + say(" saisit ", " seizes ") + name(name_of_piece(event.piece)) + ".";
  }
  std::string operator()(const PieceRests& event) const {
    return say("S'immobilise en ", "Comes to rest on ") + square(event.pose) + say(" : ", ": ") +
           name(name_of_piece(event.piece)) + ".";
  }
  std::string operator()(const PlanMade& event) const { return player(event.seat) + say(" est prêt.", " is ready."); }
  std::string operator()(const GhostWalked& event) const {
    return ghost(event.seat, event.figure) + say(" va en ", " goes to ") + square(event.pose) +
           (event.shifted ? say(" et se pousse.", " and makes room.") : ".");
  }
  std::string operator()(const GhostLeft& event) const {
    return ghost(event.seat, event.figure) + say(" est sorti !", " is out!");
  }
  std::string operator()(const GhostPut& event) const {
    return ghost(event.seat, event.figure) + say(" se retrouve en ", " finds itself on ") + square(event.pose) + ".";
  }
  std::string operator()(const GhostReplaced& event) const {
    return ghost(event.seat, event.figure) + say(" cède sa place en ", " gives way on ") + square(event.pose) + say(" : ", ": ") +
           name(kSizeNames[static_cast<std::size_t>(size_of(event.with))]) + of(event.by) + ".";
  }
  std::string operator()(const GhostsFused& event) const {
    return player(event.seat) + say(" fusionne deux fantômes en ", " fuses two ghosts on ") + square(event.pose) + ".";
  }
  std::string operator()(const FusionUndone& event) const {
    return say("Une fusion est annulée", "A fusion is undone") + of(event.seat) + ".";
  }
  std::string operator()(const GhostWentBack& event) const {
    return ghost(event.seat, event.figure) + (event.seen ? say(" est vu et s'enfuit.", " is seen and flees.")
                                                         : say(" retourne de son côté.", " goes back to its side."));
  }
  std::string operator()(const DieRolled& event) const {
    return player(event.seat) + say(" lance un ", " rolls a ") + std::to_string(event.pips.number()) + ".";
  }
  std::string operator()(const SideChosen& event) const {
    return player(event.seat) + say(" choisit le côté ", " chooses the side: ") + side(event.side) + ".";
  }
  std::string operator()(const Looked& event) const {
    std::string list;
    for (const Glimpse& each : event.look.glimpses) {
      if (!each.seen()) continue;
      list += (list.empty() ? "" : ", ") + name(kSizeNames[static_cast<std::size_t>(size_of(figure_of(each.ghost)))]) +
              of(owner_of(each.ghost)) + " " + percent(each.share()) +
              (each.in_mirror ? say(" dans le miroir", " in the mirror") : "");
    }
    if (list.empty()) return say("Par le trou de la serrure on ne voit personne.", "Through the keyhole nobody is seen.");
    return say("Par le trou de la serrure on voit : ", "Through the keyhole are seen: ") + list + ".";
  }
  std::string operator()(const HallTurned& /*event*/) const {
    return say("Le plateau tourne d'un quart.", "The board turns by a quarter.");
  }
  std::string operator()(const MatchEnded& event) const {
    std::string text = say("Fin de la partie :", "The match is over:");
    for (const u8 points : event.points) text += " " + std::to_string(int{points});
    return text + ".";
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::keyhole
