// The values of Pas Touche !: its setup, what may be decided, what nature decides, and what comes of a race of hands.
#pragma once
#include <optional>
#include <variant>

#include "base/bounded_list.hpp"
#include "base/seat.hpp"
#include "rules/games/pas_touche/board.hpp"

namespace minuit::touche {

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using Seconds = Bounded<struct SecondsTag, 5, 60>;
using ThrowCap = Bounded<struct ThrowCapTag, 1, kMostThrowCap>;
using Allowance = Bounded<struct AllowanceTag, 0, 400>;
using Place = Bounded<struct PlaceTag, 0, kCards - 1>;  // of the grid, row by row
MINUIT_NAME(Place)
using Slot = Bounded<struct SlotTag, 0, kSlots - 1>;
MINUIT_NAME(Slot)
using SpaceNumber = Bounded<struct SpaceNumberTag, 0, kMostSpaces - 1>;
using Time = Bounded<struct TimeTag, 0, 65'000>;  // milliseconds

struct Config {
  Players players{kPlayerRange.fewest};
  bool children = false;                    // PT-11: constraints do not apply
  Seconds throw_seconds{kUsualSeconds};     // PT-24
  ThrowCap throw_cap{kUsualThrowCap};       // PT-24
  BoundedList<Level, kMostPlayers> levels;  // PT-50: proposed by seat, from the match before; none: as everyone likes
  SeatSet calm;                             // PT-65: whose time counts by half
  Allowance allowance_ms{400};              // PT-61: the longest round trip that is made up for
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, children, throw_seconds, throw_cap, levels, calm, allowance_ms))
MINUIT_ALLOW_DEFAULTS(Config)

enum class Hand : u8 { left, right };
BOOST_DESCRIBE_ENUM(Hand, left, right)
MINUIT_NAME(Hand)

// What a seat may decide, before the first throw: its level and its touching hand (PT-10).
struct Prepare {
  Level level;
  Hand hand{};
  constexpr auto operator<=>(const Prepare&) const = default;
};
MINUIT_DESCRIBE(Prepare, (level, hand))
using Action = std::variant<Prepare>;

// What nature may decide. A throw is called by a tap of any seat; what the dice show is said by the referee, with the touches.
struct Call {
  constexpr auto operator<=>(const Call&) const = default;
};
struct Turn {  // the constraint card that is turned up
  ConstraintId card;
  constexpr auto operator<=>(const Turn&) const = default;
};
MINUIT_DESCRIBE(Call, ())
MINUIT_DESCRIBE(Turn, (card))
using Chance = std::variant<Call, Turn>;

// What a seat sends while the hands race. The times are of the player's own device: since the dice were shown there, and since
// the touch.
struct Touch {
  Card card;
  Hand hand{};
  Time reaction_ms;
  constexpr auto operator<=>(const Touch&) const = default;
};
struct Shout {
  Time after_ms;
  constexpr auto operator<=>(const Shout&) const = default;
};
struct GiveUp {
  constexpr auto operator<=>(const GiveUp&) const = default;
};
MINUIT_DESCRIBE(Touch, (card, hand, reaction_ms))
MINUIT_DESCRIBE(Shout, (after_ms))
MINUIT_DESCRIBE(GiveUp, ())
using Signal = std::variant<Touch, Shout, GiveUp>;

// What the world may decide: how the grid is laid, and how a race went.
struct Layout {
  std::array<Card, kCards> cards{};  // by place
  bool operator==(const Layout&) const = default;
};
// A touch as the referee holds it to have been.
struct Finish {
  Seat seat;
  Card card;
  Hand hand{};
  bool shout = false;  // in time
  Time reaction_ms;
  Time margin_ms;           // the measurement's error, either way
  bool by_arrival = false;  // the device's word was not believed: the time is that of arrival, less the line's
  bool by_lot = false;      // equal within the error to the one before: chance put it in this place
  bool operator==(const Finish&) const = default;
};
struct Race {
  Card dice;
  BoundedList<Finish, kMostPlayers> touches;  // in the order in which they are judged
  bool operator==(const Race&) const = default;
};
MINUIT_DESCRIBE(Layout, (cards))
MINUIT_DESCRIBE(Finish, (seat, card, hand, shout, reaction_ms, margin_ms, by_arrival, by_lot))
MINUIT_DESCRIBE(Race, (dice, touches))
using Resolution = std::variant<Layout, Race>;

// What a touch came to.
enum class Outcome : u8 {
  advanced,     // PT-21
  blocked,      // PT-22
  late,         // the throw had ended: it counts for nothing
  false_start,  // PT-63
  wrong_card,   // PT-23
  forbidden,    // the touching hand on a card that a constraint forbids
  wrong_hand,   // the other hand on a card that nothing forbids
  no_shout,     // a block without its cry
};
BOOST_DESCRIBE_ENUM(Outcome, advanced, blocked, late, false_start, wrong_card, forbidden, wrong_hand, no_shout)
MINUIT_NAME(Outcome)
[[nodiscard]] constexpr bool is_error(Outcome outcome) { return outcome >= Outcome::false_start; }

// PT-40: what a touch cost, by the space the cube was on.
enum class Cost : u8 {
  none,       // it was no error
  off_track,  // the cube was not on the track: nothing
  padlock,    // nothing
  arrow,      // a step back
  crossed,    // a step back, and the card
};
BOOST_DESCRIBE_ENUM(Cost, none, off_track, padlock, arrow, crossed)
MINUIT_NAME(Cost)

// Where a cube stands.
struct Cube {
  Slot slot;
  SpaceNumber space;
  constexpr auto operator<=>(const Cube&) const = default;
};
MINUIT_DESCRIBE(Cube, (slot, space))

enum class Phase : u8 {
  laying,     // the world lays the grid
  preparing,  // everyone picks a level and a hand
  waiting,    // any seat may call the next throw
  racing,     // the dice fall, the hands race, the referee says how it went
  turning,    // nature turns a constraint card up
  over,
};
BOOST_DESCRIBE_ENUM(Phase, laying, preparing, waiting, racing, turning, over)
MINUIT_NAME(Phase)

enum class Ending : u8 {
  won,       // PT-33
  too_long,  // PT-24: the cap of throws
};
BOOST_DESCRIBE_ENUM(Ending, won, too_long)
MINUIT_NAME(Ending)

}  // namespace minuit::touche
