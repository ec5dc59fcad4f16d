// How a referee puts the hands of a race in order without knowing the game: src/resolve/<game> specialises Racing for a game that
// is raced. The referee measures times; what a touch is worth the game says.
#pragma once
#include <concepts>
#include <span>

#include "base/rng.hpp"
#include "rules/contract/game.hpp"

namespace minuit::rules {

// What a signal is to the referee, with the time its sender's device gave it.
enum class SignKind : u8 {
  touch,  // time: since the instant
  cry,    // what completes a touch that needs it; time: since the touch
  pass,   // this seat will not touch
};
struct Sign {
  SignKind kind = SignKind::pass;
  i32 time_ms = 0;
};

// What a touch would come to if none before it ended the race.
enum class Weight : u8 { errs, ends, needs_cry };

// A touch where the referee put it.
template <class G>
struct Placed {
  Seat seat;
  typename G::Signal signal;
  bool cried = false;
  i32 time_ms = 0;
  i32 margin_ms = 0;
  bool by_arrival = false;
  bool by_lot = false;
};

struct RaceTerms {
  SeatSet racers;
  i32 limit_ms = 0;      // of a touch
  i32 allowance_ms = 0;  // the longest round trip that is made up for
};

template <class G>
struct Racing {};

template <class G>
concept Refereed = !Raced<G> || requires(const typename G::State state, const typename G::Shown shown, Rng rng,
                                         const typename G::Signal signal, std::span<const Placed<G>> placed) {
  { Racing<G>::runs(state) } -> std::same_as<bool>;
  { Racing<G>::terms(state) } -> std::same_as<RaceTerms>;
  { Racing<G>::show(state, rng) } -> std::same_as<typename G::Shown>;
  { Racing<G>::sign(signal) } -> std::same_as<Sign>;
  { Racing<G>::weigh(state, shown, placed[0]) } -> std::same_as<Weight>;
  { Racing<G>::counted_ms(state, Seat{}, i32{}) } -> std::same_as<i32>;
  { Racing<G>::cry_within_ms(state, Seat{}) } -> std::same_as<i32>;
  { Racing<G>::judged(shown, placed) } -> std::same_as<typename G::Resolution>;
};

}  // namespace minuit::rules
