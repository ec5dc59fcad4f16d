// The values of Le Fantôme de minuit: its setup, what may be decided, what happens, what is true, what is seen.
#pragma once
#include <array>
#include <optional>
#include <variant>

#include "base/bounded_list.hpp"
#include "rules/games/le_fantome_de_minuit/reach.hpp"

namespace minuit::fantome {

// FM-61: the editions differ in when Hugo goes slowly.
enum class Edition : u8 { of_1989, of_2003 };
BOOST_DESCRIBE_ENUM(Edition, of_1989, of_2003)
MINUIT_NAME(Edition)

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using Rounds = Bounded<struct RoundsTag, 1, kMostRounds>;
using TurnCap = Bounded<struct TurnCapTag, 1, kMostTurnCap>;

struct Config {
  Players players{kPlayerRange.fewest};
  Rounds rounds{kUsualRounds};         // FM-60
  Edition edition = Edition::of_1989;  // FM-61
  std::optional<Seat> starter;         // FM-62: empty means chance
  TurnCap turn_cap{kUsualTurnCap};     // FM-53
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, rounds, edition, starter, turn_cap))
MINUIT_ALLOW_DEFAULTS(Config)

// What a seat may decide.
struct Place {  // a figure from the hand, the stairs or the cellar onto the gallery
  Square square;
  constexpr auto operator<=>(const Place&) const = default;
};
struct Move {
  Square from;
  constexpr auto operator<=>(const Move&) const = default;
};
struct Hide {
  Square from;
  Room room{};
  constexpr auto operator<=>(const Hide&) const = default;
};
struct Stay {
  constexpr auto operator<=>(const Stay&) const = default;
};
MINUIT_DESCRIBE(Place, (square))
MINUIT_DESCRIBE(Move, (from))
MINUIT_DESCRIBE(Hide, (from, room))
MINUIT_DESCRIBE(Stay, ())
using Action = std::variant<Place, Move, Hide, Stay>;

// What nature may decide.
struct Bravest {
  Seat seat;
  constexpr auto operator<=>(const Bravest&) const = default;
};
struct Roll {
  Face face{};
  constexpr auto operator<=>(const Roll&) const = default;
};
MINUIT_DESCRIBE(Bravest, (seat))
MINUIT_DESCRIBE(Roll, (face))
using Chance = std::variant<Bravest, Roll>;

// Where a figure, or Hugo, may be.
struct InHand {
  constexpr auto operator<=>(const InHand&) const = default;
};
struct OnSquare {
  Square square;
  constexpr auto operator<=>(const OnSquare&) const = default;
};
struct InRoom {
  Room room{};
  constexpr auto operator<=>(const InRoom&) const = default;
};
struct OnStep {
  StepValue value;
  constexpr auto operator<=>(const OnStep&) const = default;
};
struct InCellar {
  constexpr auto operator<=>(const InCellar&) const = default;
};
MINUIT_DESCRIBE(InHand, ())
MINUIT_DESCRIBE(OnSquare, (square))
MINUIT_DESCRIBE(InRoom, (room))
MINUIT_DESCRIBE(OnStep, (value))
MINUIT_DESCRIBE(InCellar, ())
using Spot = std::variant<InHand, OnSquare, InRoom, OnStep, InCellar>;
MINUIT_NAME(Spot)

enum class Phase : u8 {
  bravest,    // nature names the starter
  placing,    // first round: figures from the hand onto the gallery
  returning,  // later rounds: captives back onto the gallery
  rolling,    // nature rolls for the seat whose turn it is
  moving,     // that seat uses the roll
  over,
};
BOOST_DESCRIBE_ENUM(Phase, bravest, placing, returning, rolling, moving, over)
MINUIT_NAME(Phase)

}  // namespace minuit::fantome
