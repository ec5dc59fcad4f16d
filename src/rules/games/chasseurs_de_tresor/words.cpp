#include "rules/games/chasseurs_de_tresor/words.hpp"

#include <string_view>

#include "rules/games/chasseurs_de_tresor/names.hpp"

namespace minuit::hunters {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile. Hunters go by
// their colours.
struct Teller {
  Language language;

  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(language == Language::french ? french : english);
  }
  [[nodiscard]] std::string name(const rules::Named& thing) const { return say(thing.french, thing.english); }
  [[nodiscard]] std::string hunter(Hunter hunter) const { return name(kHunterNames[hunter.value]); }
  // "la chambre A" needs an article in English.
  [[nodiscard]] std::string room(Room room) const { return name(data(room).name); }
  [[nodiscard]] std::string to(Space space) const { return say("", "to ") + name(name_of_space(space)); }
  [[nodiscard]] std::string steps(std::size_t count) const {
    return std::to_string(count) + say(" pas", count == 1 ? " step" : " steps");
  }
  [[nodiscard]] std::string jewel(const std::optional<JewelNumber>& number) const {
    if (!number) return say("le joyau", "the jewel");
    return say("le joyau ", "jewel ") + std::to_string(number->number());
  }
  [[nodiscard]] std::string doors(Colour colour) const {
    return colour == Colour::blue ? say("Les portes bleues", "The blue doors") : say("Les portes vertes", "The green doors");
  }
  [[nodiscard]] std::string card(Card card) const {
    if (is_letter(card)) return std::string(1, static_cast<char>('A' + static_cast<int>(card)));
    switch (card) {
      case Card::shuffle: return say("« Mélanger »", "Shuffle");
      case Card::draw_2: return say("« Piocher 2 cartes et mélanger »", "Draw 2 and shuffle");
      case Card::draw_3: return say("« Piocher 3 cartes et mélanger »", "Draw 3 and shuffle");
      case Card::blue_doors: return say("« Portes closes », bleue", "Closed doors, blue");
      default: return say("« Portes closes », verte", "Closed doors, green");
    }
  }
  [[nodiscard]] std::string face(BattleFace face) const {
    switch (face) {
      case BattleFace::ghost: return say("fantôme", "ghost");
      case BattleFace::spirit: return say("esprit", "spirit");
      default: return say("rien", "blank");
    }
  }

  std::string operator()(const FirstChosen& event) const { return hunter(event.hunter) + say(" commence.", " begins."); }
  std::string operator()(const Rolled& event) const {
    return hunter(event.hunter) + say(" lance le dé : ", " rolls a ") + std::to_string(event.pips.number()) +
           (event.ghost ? say(" et un fantôme.", " and a ghost.") : say(", sans fantôme.", " without a ghost."));
  }
  std::string operator()(const CardTurned& event) const { return say("Carte ", "Card ") + card(event.card) + "."; }
  std::string operator()(const CardSetAside& /*event*/) const {
    return say("Elle est mise de côté, une autre la remplace.", "It is set aside and another one replaces it.");
  }
  std::string operator()(const PileShuffled& event) const {
    return say("Les cartes sont mélangées : ", "The cards are shuffled: ") + std::to_string(event.cards) +
           say(" dans la pioche.", " in the pile.");
  }
  std::string operator()(const GhostCame& event) const {
    if (event.room == event.due)
      return say("Un fantôme entre dans ", "A ghost comes into ") + room(event.room) + say(" : ", ": ") +
             std::to_string(event.ghosts) + ".";
    return say("La pièce est hantée : le fantôme va dans ", "The room is haunted: the ghost goes on to ") + room(event.room) +
           say(" : ", ": ") + std::to_string(event.ghosts) + ".";
  }
  std::string operator()(const RoomHaunted& event) const {
    return say("Un esprit malfaisant hante ", "An evil spirit haunts ") + room(event.room) + say(" ! ", "! ") +
           std::to_string(event.spirits) + say(" sur ", " of ") + std::to_string(kSpirits) + ".";
  }
  std::string operator()(const DoorsClosed& event) const { return doors(event.colour) + say(" sont closes.", " are locked."); }
  std::string operator()(const DoorsOpened& event) const { return doors(event.colour) + say(" se rouvrent.", " open again."); }
  std::string operator()(const Moved& event) const {
    return hunter(event.hunter) + say(" va ", " goes ") + to(event.path.back()) + ", " + steps(event.path.size() - 1) + ".";
  }
  std::string operator()(const Stayed& event) const {
    if (event.at == Space::outside) return hunter(event.hunter) + say(" reste dehors.", " stays outside.");
    return hunter(event.hunter) + say(" ne bouge pas.", " stays.");
  }
  std::string operator()(const JewelRevealed& event) const {
    return say("Le joyau retourné dans ", "The jewel turned over in ") + room(event.room) + say(" porte le ", " is number ") +
           std::to_string(event.number.number()) + ".";
  }
  std::string operator()(const JewelTaken& event) const {
    return hunter(event.hunter) + say(" ramasse ", " picks up ") + jewel(event.number) + say(" dans ", " in ") +
           room(event.room) + ".";
  }
  std::string operator()(const JewelLeft& event) const {
    return hunter(event.hunter) + say(" laisse ", " leaves ") + jewel(event.number) + say(" dans ", " in ") + room(event.room) +
           ".";
  }
  std::string operator()(const JewelsSwapped& event) const {
    return hunter(event.hunter) + say(" prend ", " takes ") + jewel(event.taken) + say(" et pose ", " and puts down ") +
           jewel(event.left) + say(" dans ", " in ") + room(event.room) + ".";
  }
  std::string operator()(const JewelRescued& event) const {
    return hunter(event.hunter) + say(" sort ", " carries out ") + jewel(event.number) + say(" : ", ": ") +
           std::to_string(event.rescued) + say(" sur ", " of ") + std::to_string(kJewels) + ".";
  }
  std::string operator()(const Fought& event) const {
    std::string dice;
    for (const BattleFace side : event.dice) dice += (dice.empty() ? "" : ", ") + face(side);
    std::string outcome = say("raté", "missed");
    if (event.spirit_gone) outcome = say("l'esprit est chassé", "the spirit is driven out");
    if (event.gone == 1) outcome = say("un fantôme chassé", "one ghost driven out");
    if (event.gone > 1) outcome = say("deux fantômes chassés", "two ghosts driven out");
    return hunter(event.hunter) + say(" se bat dans ", " fights in ") + room(event.room) + " (" + dice + ")" + say(" : ", ": ") +
           outcome + ".";
  }
  std::string operator()(const Ended& event) const {
    switch (event.ending) {
      case Ending::escaped:
        return say("Tout le monde est dehors avec les huit joyaux : gagné !", "Everyone is out with all eight jewels: won!");
      case Ending::haunted: return say("Six pièces sont hantées : perdu.", "Six rooms are haunted: lost.");
      case Ending::standoff:
        return say("Chacun est retenu seul par un esprit : perdu.", "Every hunter is held alone by a spirit: lost.");
      default: return say("L'aube se lève trop tôt : perdu.", "Dawn has come too soon: lost.");
    }
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::hunters
