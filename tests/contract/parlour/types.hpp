// The parlour game: a small honest game that has what the big ones have and little else, for the tests of everything that is
// written once for all games. Guests cross a hall to the buffet.
//
// TG-01  2 to 4 players, two figures each: a lady and a gentleman. All start on the doorstep (square 0); the buffet is square 8.
// TG-02  The deck holds the cards 1 to 4, four times each. Before a round every hand is filled up to two cards, drawn from the
//        deck in the order of the seats. Only its owner sees a hand.
// TG-03  Then all plan at once and in secret: one figure, and one card of the hand for it to walk.
// TG-04  A figure at the buffet stays there. A player with both figures there rests, and nobody else may.
// TG-05  When all have planned, the plans are shown, the cards laid aside and the figures walk; what leads past the buffet is
// lost. TG-06  The setup may set a deadline. When it runs out, a player without a plan plays the lowest card, with the lady if
// she can. TG-07  Figures that share a square between doorstep and buffet jostle, and chance encounters being what they are, the
// world says
//        where each comes to rest: on that square or one beside it.
// TG-08  After the last round (1 to 3 in the setup) a player's score is the sum of the squares of both figures; the most wins,
//        equal scores share.
// TG-09  Setup option "together": one shared result instead. All win if the scores come to four for each player and round.
// TG-10  Nobody talks while plans are made.
#pragma once
#include <array>
#include <numeric>
#include <optional>
#include <variant>

#include "base/bounded_list.hpp"
#include "base/describe.hpp"
#include "rules/contract/game.hpp"

namespace minuit::parlour {

inline constexpr rules::PlayerRange kPlayerRange{2, 4};
inline constexpr std::size_t kMostPlayers = kPlayerRange.most;
inline constexpr int kValues = 4;
inline constexpr u8 kCopies = 4;
inline constexpr u8 kHandSize = 2;
inline constexpr int kMostRounds = 3;
inline constexpr i32 kTogetherGoal = 4;
static_assert(kMostPlayers * (kHandSize + kMostRounds - 1) <= std::size_t{kValues} * kCopies, "the deck must last");

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using Rounds = Bounded<struct RoundsTag, 1, kMostRounds>;
using Seconds = Bounded<struct SecondsTag, 1, 60>;
using Card = Bounded<struct CardTag, 1, kValues>;
using Square = Bounded<struct SquareTag, 0, 8>;
inline constexpr Square kDoorstep{0};
inline constexpr Square kBuffet{8};

enum class Figure : u8 { lady, gentleman };
BOOST_DESCRIBE_ENUM(Figure, lady, gentleman)
inline constexpr std::array kFigures{Figure::lady, Figure::gentleman};
using Pair = std::array<Square, kFigures.size()>;  // by figure: where it stands

struct Config {
  Players players{kPlayerRange.fewest};
  Rounds rounds{kMostRounds};
  std::optional<Seconds> deadline;
  bool together = false;
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, rounds, deadline, together))

// What a seat may decide.
struct Walk {
  Figure figure{};
  Card card;
  constexpr auto operator<=>(const Walk&) const = default;
};
struct Rest {
  constexpr auto operator<=>(const Rest&) const = default;
};
MINUIT_DESCRIBE(Walk, (figure, card))
MINUIT_DESCRIBE(Rest, ())
using Action = std::variant<Walk, Rest>;

// What nature may decide: the next card.
struct Draw {
  Card card;
  constexpr auto operator<=>(const Draw&) const = default;
};
MINUIT_DESCRIBE(Draw, (card))

// What the world may decide: where each jostling figure comes to rest, by seat, the lady first.
struct Place {
  Seat seat;
  Figure figure{};
  Square square;
  constexpr auto operator<=>(const Place&) const = default;
};
MINUIT_DESCRIBE(Place, (seat, figure, square))
using Places = BoundedList<Place, kMostPlayers * kFigures.size()>;
struct Settling {
  Places places;
  bool operator==(const Settling&) const = default;
};
MINUIT_DESCRIBE(Settling, (places))

// What happens. Without its card a Drawn, without its plan a Planned is what the others see.
struct Drawn {
  Seat seat;
  std::optional<Card> card;
  bool operator==(const Drawn&) const = default;
};
struct Planned {
  Seat seat;
  std::optional<Action> plan;
  bool operator==(const Planned&) const = default;
};
struct Hurried {
  Seat seat;
  bool operator==(const Hurried&) const = default;
};
struct Shown {
  Seat seat;
  Action plan;
  bool operator==(const Shown&) const = default;
};
struct Settled {
  Places places;
  bool operator==(const Settled&) const = default;
};
struct Ended {
  bool operator==(const Ended&) const = default;
};
MINUIT_DESCRIBE(Drawn, (seat, card))
MINUIT_DESCRIBE(Planned, (seat, plan))
MINUIT_DESCRIBE(Hurried, (seat))
MINUIT_DESCRIBE(Shown, (seat, plan))
MINUIT_DESCRIBE(Settled, (places))
MINUIT_DESCRIBE(Ended, ())
using Event = std::variant<Drawn, Planned, Hurried, Shown, Settled, Ended>;

// So many cards of each value.
struct Cards {
  std::array<u8, kValues> counts{};

  [[nodiscard]] constexpr u8 of(Card card) const { return counts[static_cast<std::size_t>(card.value - 1)]; }
  [[nodiscard]] constexpr u8 size() const { return static_cast<u8>(std::accumulate(counts.begin(), counts.end(), 0)); }
  constexpr void add(Card card) { ++counts[static_cast<std::size_t>(card.value - 1)]; }
  constexpr void remove(Card card) { --counts[static_cast<std::size_t>(card.value - 1)]; }
  constexpr void join(const Cards& others) {
    for (std::size_t value = 0; value < counts.size(); ++value)
      counts[value] = static_cast<u8>(counts[value] + others.counts[value]);
  }
  constexpr void take(const Cards& others) {
    for (std::size_t value = 0; value < counts.size(); ++value)
      counts[value] = static_cast<u8>(counts[value] - others.counts[value]);
  }
  constexpr bool operator==(const Cards&) const = default;
};
MINUIT_DESCRIBE(Cards, (counts))

enum class Phase : u8 { dealing, planning, jostling, over };
BOOST_DESCRIBE_ENUM(Phase, dealing, planning, jostling, over)

}  // namespace minuit::parlour
