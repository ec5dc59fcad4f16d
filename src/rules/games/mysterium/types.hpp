// The values of Mysterium: its setup, what may be decided and what nature decides.
#pragma once
#include <optional>
#include <variant>

#include "rules/games/mysterium/visions.hpp"

namespace minuit::mysterium {

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using Seconds = Bounded<struct SecondsTag, kFewestSeconds, kMostSeconds>;

struct Config {
  Players players{4};
  Difficulty difficulty = Difficulty::easy;
  Seat ghost;                                            // MY-01: who plays it
  std::optional<Seat> eldest;                            // MY-42: empty means that age goes by seat
  std::optional<Seconds> timer{Seconds{kUsualSeconds}};  // MY-22: empty means as long as one likes
  bool either_tokens = false;                            // MY-06: every token says agree or disagree, as its owner likes
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, difficulty, ghost, eldest, timer, either_tokens))
MINUIT_ALLOW_DEFAULTS(Config)

enum class Stance : u8 { agree, disagree };
BOOST_DESCRIBE_ENUM(Stance, agree, disagree)
MINUIT_NAME(Stance)
inline constexpr std::size_t kStances = 2;

// What the ghost may decide in an hour.
struct Give {
  Medium medium;
  VisionList visions;
  bool operator==(const Give&) const = default;
  std::strong_ordering operator<=>(const Give& other) const {
    const auto by_medium = medium <=> other.medium;
    return by_medium != std::strong_ordering::equal ? by_medium : order(visions, other.visions);
  }
};
struct SendCrow {  // discards them
  VisionList visions;
  bool operator==(const SendCrow&) const = default;
  std::strong_ordering operator<=>(const SendCrow& other) const { return order(visions, other.visions); }
};
// What the player of a medium may decide while the hourglass runs.
struct Choose {  // a card of the medium's current kind
  Medium medium;
  Clue card;
  constexpr auto operator<=>(const Choose&) const = default;
};
struct Bet {  // a clairvoyance token at another medium's choice
  Medium about;
  Stance stance{};
  constexpr auto operator<=>(const Bet&) const = default;
};
struct Withdraw {  // the token
  Medium about;
  constexpr auto operator<=>(const Withdraw&) const = default;
};
struct Ready {
  constexpr auto operator<=>(const Ready&) const = default;
};
// At the end: the ghost's culprit and the shared vision, and a vote.
struct Convey {
  GroupNumber culprit;
  VisionList visions;
  bool operator==(const Convey&) const = default;
  std::strong_ordering operator<=>(const Convey& other) const {
    const auto by_culprit = culprit <=> other.culprit;
    return by_culprit != std::strong_ordering::equal ? by_culprit : order(visions, other.visions);
  }
};
struct Vote {
  GroupNumber group;
  constexpr auto operator<=>(const Vote&) const = default;
};
MINUIT_DESCRIBE(Give, (medium, visions))
MINUIT_DESCRIBE(SendCrow, (visions))
MINUIT_DESCRIBE(Choose, (medium, card))
MINUIT_DESCRIBE(Bet, (about, stance))
MINUIT_DESCRIBE(Withdraw, (about))
MINUIT_DESCRIBE(Ready, ())
MINUIT_DESCRIBE(Convey, (culprit, visions))
MINUIT_DESCRIBE(Vote, (group))
using Action = std::variant<Give, SendCrow, Choose, Bet, Withdraw, Ready, Convey, Vote>;

// What nature may decide.
struct Lay {  // a card face up on the table
  Kind kind{};
  Clue card;
  constexpr auto operator<=>(const Lay&) const = default;
};
struct Assign {  // a card to a medium, in secret
  Medium medium;
  Kind kind{};
  Clue card;
  constexpr auto operator<=>(const Assign&) const = default;
};
struct Draw {  // into the ghost's hand
  Vision vision;
  constexpr auto operator<=>(const Draw&) const = default;
};
struct Join {  // a card nobody was looking for to a further group
  GroupNumber group;
  Kind kind{};
  Clue card;
  constexpr auto operator<=>(const Join&) const = default;
};
struct Turn {  // a card of the shared vision face up
  Vision vision;
  constexpr auto operator<=>(const Turn&) const = default;
};
MINUIT_DESCRIBE(Lay, (kind, card))
MINUIT_DESCRIBE(Assign, (medium, kind, card))
MINUIT_DESCRIBE(Draw, (vision))
MINUIT_DESCRIBE(Join, (group, kind, card))
MINUIT_DESCRIBE(Turn, (vision))
using Chance = std::variant<Lay, Assign, Draw, Join, Turn>;

enum class Phase : u8 {
  laying,     // nature lays out persons, places and objects
  assigning,  // nature draws the ghost's cards
  drawing,    // nature fills the ghost's hand
  giving,     // the ghost gives visions, or sends the crow
  guessing,   // the mediums choose while the hourglass runs
  joining,    // nature puts together the groups that join with two players
  conveying,  // the ghost names the culprit and gives the shared vision
  turning,    // nature turns a card of it up
  voting,     // those who may see no more of it vote
  over,
};
BOOST_DESCRIBE_ENUM(Phase, laying, assigning, drawing, giving, guessing, joining, conveying, turning, voting, over)
MINUIT_NAME(Phase)

// How a match may end.
enum class Ending : u8 {
  solved,    // MY-43: won
  mistaken,  // MY-43: another group was accused, or none
  too_late,  // MY-29: the last hour is over
};
BOOST_DESCRIBE_ENUM(Ending, solved, mistaken, too_late)
MINUIT_NAME(Ending)

}  // namespace minuit::mysterium
