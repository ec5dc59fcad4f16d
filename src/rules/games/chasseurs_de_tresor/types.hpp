// The values of Chasseurs de trésor: its setup, what may be decided and what nature decides.
#pragma once
#include <optional>
#include <variant>

#include "base/bounded_list.hpp"
#include "rules/games/chasseurs_de_tresor/board.hpp"

namespace minuit::hunters {

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using TurnCap = Bounded<struct TurnCapTag, 1, kMostTurnCap>;

enum class Mode : u8 { classic, advanced };
BOOST_DESCRIBE_ENUM(Mode, classic, advanced)
MINUIT_NAME(Mode)
enum class Difficulty : u8 { gentle, usual, fierce };
BOOST_DESCRIBE_ENUM(Difficulty, gentle, usual, fierce)
MINUIT_NAME(Difficulty)

struct Config {
  Players players{kPlayerRange.most};
  Mode mode = Mode::classic;                  // GH-60
  Difficulty difficulty = Difficulty::usual;  // GH-61
  bool swap = false;                          // GH-62: jewels may be swapped
  std::optional<Seat> starter;                // GH-63: empty means chance
  TurnCap turn_cap{kUsualTurnCap};            // GH-64
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, mode, difficulty, swap, starter, turn_cap))
MINUIT_ALLOW_DEFAULTS(Config)

// What the seat of the hunter whose turn it is may decide.
struct Move {
  Space to{};
  constexpr auto operator<=>(const Move&) const = default;
};
struct Stay {
  constexpr auto operator<=>(const Stay&) const = default;
};
struct Take {  // the jewel lying here
  constexpr auto operator<=>(const Take&) const = default;
};
struct Swap {  // the jewel in the backpack for the one lying here
  constexpr auto operator<=>(const Swap&) const = default;
};
struct Leave {  // the jewel where it lies
  constexpr auto operator<=>(const Leave&) const = default;
};
MINUIT_DESCRIBE(Move, (to))
MINUIT_DESCRIBE(Stay, ())
MINUIT_DESCRIBE(Take, ())
MINUIT_DESCRIBE(Swap, ())
MINUIT_DESCRIBE(Leave, ())
using Action = std::variant<Move, Stay, Take, Swap, Leave>;

// What nature may decide.
struct First {  // whose hunter begins
  Seat seat;
  constexpr auto operator<=>(const First&) const = default;
};
struct Roll {
  Pips pips;
  constexpr auto operator<=>(const Roll&) const = default;
};
struct Draw {
  Card card{};
  constexpr auto operator<=>(const Draw&) const = default;
};
struct Reveal {  // the number under the jewel
  JewelNumber number;
  constexpr auto operator<=>(const Reveal&) const = default;
};
struct Battle {  // one die, or two
  BattleFace first{};
  std::optional<BattleFace> second;
  constexpr auto operator<=>(const Battle&) const = default;
};
MINUIT_DESCRIBE(First, (seat))
MINUIT_DESCRIBE(Roll, (pips))
MINUIT_DESCRIBE(Draw, (card))
MINUIT_DESCRIBE(Reveal, (number))
MINUIT_DESCRIBE(Battle, (first, second))
using Chance = std::variant<First, Roll, Draw, Reveal, Battle>;

enum class Phase : u8 {
  first,      // nature names the starter
  rolling,    // nature rolls the movement die
  drawing,    // nature turns cards up
  moving,     // the seat moves its hunter or stays
  revealing,  // nature says the number of the jewel where the hunter stopped
  choosing,   // the seat takes the jewel, swaps it, or leaves it
  fighting,   // nature rolls the battle dice
  over,
};
BOOST_DESCRIBE_ENUM(Phase, first, rolling, drawing, moving, revealing, choosing, fighting, over)
MINUIT_NAME(Phase)

// How a match may end.
enum class Ending : u8 {
  escaped,   // GH-40: won
  haunted,   // GH-41: the sixth spirit
  standoff,  // GH-42: every hunter held alone
  too_late,  // GH-64: the turn cap
};
BOOST_DESCRIBE_ENUM(Ending, escaped, haunted, standoff, too_late)
MINUIT_NAME(Ending)

}  // namespace minuit::hunters
