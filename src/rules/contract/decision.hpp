// All that can be awaited of a match and all that ever happens to it.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/bounded_list.hpp"
#include "base/describe.hpp"
#include "base/seat.hpp"

namespace minuit::rules {

// Who looks: a seat, a spectator, or all-seeing eyes (finished matches only).
struct Spectator {
  constexpr auto operator<=>(const Spectator&) const = default;
};
struct AllSeeing {
  constexpr auto operator<=>(const AllSeeing&) const = default;
};
using Viewer = std::variant<Seat, Spectator, AllSeeing>;

// Time as data: how long the awaited seats have, counted from the moment they began to be awaited. Zero: as long as they like.
struct Deadline {
  u32 after_ms = 0;
  [[nodiscard]] constexpr bool runs() const { return after_ms != 0; }
  constexpr bool operator==(const Deadline&) const = default;
};

// Every seat of the set may decide, in any order: simultaneous play is the general case, a turn is a set of one.
struct Seats {
  SeatSet set;
  Deadline deadline;
  bool operator==(const Seats&) const = default;
};
// Chance decides, prompted at a table by a tap of one of these seats.
struct Nature {
  SeatSet prompters;
  bool operator==(const Nature&) const = default;
};
// The game's resolver must say what becomes of the world (a piece that lost its support settles).
struct World {
  bool operator==(const World&) const = default;
};
// place 1 is a winner's; equal places are shared. The score is the game's own count.
struct Standing {
  u8 place = 1;
  i32 score = 0;
  bool operator==(const Standing&) const = default;
};
struct Ranking {
  BoundedList<Standing, kMostSeats> seats;
  bool operator==(const Ranking&) const = default;
};
// A cooperative end: everyone wins or everyone loses.
struct Shared {
  bool won = false;
  i32 score = 0;
  bool operator==(const Shared&) const = default;
};
struct Over {
  std::variant<Ranking, Shared> result;
  bool operator==(const Over&) const = default;
};
MINUIT_DESCRIBE(Deadline, (after_ms))
MINUIT_DESCRIBE(Seats, (set, deadline))
MINUIT_DESCRIBE(Nature, (prompters))
MINUIT_DESCRIBE(World, ())
MINUIT_DESCRIBE(Standing, (place, score))
MINUIT_DESCRIBE(Ranking, (seats))
MINUIT_DESCRIBE(Shared, (won, score))
MINUIT_DESCRIBE(Over, (result))
using Awaiting = std::variant<Seats, Nature, World, Over>;

// The four kinds of decision.
template <class G>
struct Chosen {
  Seat seat;
  typename G::Action action;
  bool operator==(const Chosen&) const = default;
  MINUIT_DESCRIBE_TEMPLATE(Chosen, (seat, action))
};
template <class G>
struct Chance {
  typename G::Chance outcome;
  bool operator==(const Chance&) const = default;
  MINUIT_DESCRIBE_TEMPLATE(Chance, (outcome))
};
struct Elapsed {
  constexpr bool operator==(const Elapsed&) const = default;
};
MINUIT_DESCRIBE(Elapsed, ())
template <class G>
struct Resolved {
  typename G::Resolution outcome;
  bool operator==(const Resolved&) const = default;
  MINUIT_DESCRIBE_TEMPLATE(Resolved, (outcome))
};
template <class G>
using Decision = std::variant<Chosen<G>, Chance<G>, Elapsed, Resolved<G>>;

// A match: its setup and what was decided. The seed is never in it.
template <class G>
struct Record {
  typename G::Config config;
  std::vector<Decision<G>> decisions;
  bool operator==(const Record&) const = default;
};

// For games in which the world never has to be resolved.
struct NoResolution {
  constexpr auto operator<=>(const NoResolution&) const = default;
};
MINUIT_DESCRIBE(NoResolution, ())

template <class T>
struct Odds {
  T outcome;
  u32 weight = 1;
};

}  // namespace minuit::rules
