// What happened, as it is told to an audience. Everyone sees everything.
#pragma once
#include "rules/games/chasseurs_de_tresor/paths.hpp"
#include "rules/games/chasseurs_de_tresor/types.hpp"

namespace minuit::hunters {

struct FirstChosen {
  Hunter hunter;
  Seat seat;
  bool operator==(const FirstChosen&) const = default;
};
struct Rolled {
  Hunter hunter;
  Pips pips;
  bool ghost = false;  // a card follows
  bool operator==(const Rolled&) const = default;
};
struct CardTurned {
  Card card{};
  bool operator==(const CardTurned&) const = default;
};
struct CardSetAside {  // GH-52: it does not count, the next one does
  Card card{};
  bool operator==(const CardSetAside&) const = default;
};
struct PileShuffled {
  u8 cards = 0;  // in the new pile
  bool operator==(const PileShuffled&) const = default;
};
struct GhostCame {
  Room room{};
  Room due{};     // the card's; another if that room is haunted (GH-33)
  u8 ghosts = 0;  // now there; the third becomes a spirit
  bool operator==(const GhostCame&) const = default;
};
struct RoomHaunted {
  Room room{};
  u8 spirits = 0;  // in the house
  bool operator==(const RoomHaunted&) const = default;
};
struct DoorsClosed {
  Colour colour{};
  bool operator==(const DoorsClosed&) const = default;
};
struct DoorsOpened {
  Colour colour{};
  bool operator==(const DoorsOpened&) const = default;
};
struct Moved {
  Hunter hunter;
  Path path;  // step by step, from the space left to the space reached
  bool operator==(const Moved&) const = default;
};
struct Stayed {
  Hunter hunter;
  Space at{};
  bool operator==(const Stayed&) const = default;
};
struct JewelRevealed {
  Hunter hunter;
  Room room{};
  JewelNumber number;
  bool operator==(const JewelRevealed&) const = default;
};
// Numbers are there in the advanced game only.
struct JewelTaken {
  Hunter hunter;
  Room room{};
  std::optional<JewelNumber> number;
  bool operator==(const JewelTaken&) const = default;
};
struct JewelLeft {
  Hunter hunter;
  Room room{};
  std::optional<JewelNumber> number;
  bool operator==(const JewelLeft&) const = default;
};
struct JewelsSwapped {
  Hunter hunter;
  Room room{};
  JewelNumber taken;
  JewelNumber left;
  bool operator==(const JewelsSwapped&) const = default;
};
struct JewelRescued {
  Hunter hunter;
  std::optional<JewelNumber> number;
  u8 rescued = 0;  // by now
  bool operator==(const JewelRescued&) const = default;
};
struct Fought {
  Hunter hunter;
  Room room{};
  BoundedList<BattleFace, kBattleDice> dice;
  u8 gone = 0;               // ghosts driven out
  u8 left = 0;               // ghosts still there
  bool spirit_gone = false;  // the spirit driven out
  bool operator==(const Fought&) const = default;
};
struct Ended {
  Ending ending{};
  u8 rescued = 0;
  bool operator==(const Ended&) const = default;
};
MINUIT_DESCRIBE(FirstChosen, (hunter, seat))
MINUIT_DESCRIBE(Rolled, (hunter, pips, ghost))
MINUIT_DESCRIBE(CardTurned, (card))
MINUIT_DESCRIBE(CardSetAside, (card))
MINUIT_DESCRIBE(PileShuffled, (cards))
MINUIT_DESCRIBE(GhostCame, (room, due, ghosts))
MINUIT_DESCRIBE(RoomHaunted, (room, spirits))
MINUIT_DESCRIBE(DoorsClosed, (colour))
MINUIT_DESCRIBE(DoorsOpened, (colour))
MINUIT_DESCRIBE(Moved, (hunter, path))
MINUIT_DESCRIBE(Stayed, (hunter, at))
MINUIT_DESCRIBE(JewelRevealed, (hunter, room, number))
MINUIT_DESCRIBE(JewelTaken, (hunter, room, number))
MINUIT_DESCRIBE(JewelLeft, (hunter, room, number))
MINUIT_DESCRIBE(JewelsSwapped, (hunter, room, taken, left))
MINUIT_DESCRIBE(JewelRescued, (hunter, number, rescued))
MINUIT_DESCRIBE(Fought, (hunter, room, dice, gone, left, spirit_gone))
MINUIT_DESCRIBE(Ended, (ending, rescued))
using Event =
    std::variant<FirstChosen, Rolled, CardTurned, CardSetAside, PileShuffled, GhostCame, RoomHaunted, DoorsClosed, DoorsOpened,
                 Moved, Stayed, JewelRevealed, JewelTaken, JewelLeft, JewelsSwapped, JewelRescued, Fought, Ended>;

}  // namespace minuit::hunters
