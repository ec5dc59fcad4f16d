#include "rules/games/chasseurs_de_tresor/words.hpp"

#include "rules/games/chasseurs_de_tresor/names.hpp"

namespace minuit::hunters {

namespace {

// One function for each kind of event, so that a forgotten one does not compile. Hunters go by their colours.
struct Teller {
  texts::Words words;

  // Jewels have no number in the classic game.
  [[nodiscard]] static int number_of(const std::optional<JewelNumber>& number) { return number ? number->number() : 0; }

  std::string operator()(const FirstChosen& event) const { return words("events-first_chosen", event.hunter.value); }
  std::string operator()(const Rolled& event) const {
    return words("events-rolled", event.hunter.value, event.pips.value, event.ghost);
  }
  std::string operator()(const CardTurned& event) const { return words("events-card_turned", enum_name(event.card)); }
  std::string operator()(const CardSetAside& /*event*/) const { return words("events-card_set_aside"); }
  std::string operator()(const PileShuffled& event) const { return words("events-pile_shuffled", event.cards); }
  std::string operator()(const GhostCame& event) const {
    return words(event.room == event.due ? "events-ghost_came" : "events-ghost_went_on", enum_name(event.room), event.ghosts);
  }
  std::string operator()(const RoomHaunted& event) const {
    return words("events-room_haunted", enum_name(event.room), event.spirits);
  }
  std::string operator()(const DoorsClosed& event) const { return words("events-doors_closed", enum_name(event.colour)); }
  std::string operator()(const DoorsOpened& event) const { return words("events-doors_opened", enum_name(event.colour)); }
  std::string operator()(const Moved& event) const {
    const Space to = event.path.back();
    return words("events-moved", event.hunter.value, place_key(to), square_of(to), event.path.size() - 1);
  }
  std::string operator()(const Stayed& event) const {
    return words(event.at == Space::outside ? "events-stayed_outside" : "events-stayed", event.hunter.value);
  }
  std::string operator()(const JewelRevealed& event) const {
    return words("events-jewel_revealed", enum_name(event.room), event.number.value);
  }
  std::string operator()(const JewelTaken& event) const {
    return words("events-jewel_taken", event.hunter.value, number_of(event.number), enum_name(event.room));
  }
  std::string operator()(const JewelLeft& event) const {
    return words("events-jewel_left", event.hunter.value, number_of(event.number), enum_name(event.room));
  }
  std::string operator()(const JewelsSwapped& event) const {
    return words("events-jewels_swapped", event.hunter.value, event.taken.value, event.left.value, enum_name(event.room));
  }
  std::string operator()(const JewelRescued& event) const {
    return words("events-jewel_rescued", event.hunter.value, number_of(event.number), event.rescued);
  }
  std::string operator()(const Fought& event) const {
    const auto face = [&](std::size_t die) { return die < event.dice.size() ? enum_name(event.dice[die]) : std::string_view(); };
    return words("events-fought", event.hunter.value, enum_name(event.room), face(0), face(1), event.gone, event.spirit_gone);
  }
  std::string operator()(const Ended& event) const { return words("events-ended", enum_name(event.ending)); }
};

}  // namespace

std::string sentence(const Event& event, rules::Language language) {
  return std::visit(Teller{texts::Words("chasseurs_de_tresor/engine", language)}, event);
}

}  // namespace minuit::hunters
