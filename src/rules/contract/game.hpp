// What every game is. No I/O, no clock, no globals, no heap: values in, values out.
//
// A game is a struct of types and static functions:
//   State   all that is true of a match now; trivially copyable    View    what one viewer may know of it: built, never stripped
//   Action  what a seat may decide                                  Chance  what nature may decide
//   Event   what happened, told to an audience                      Config  the setup
//   Resolution  what the world may decide (NoResolution if never)
// docs/ADDING_A_GAME.md is the recipe; the laws each game must obey stand in docs/ARCHITECTURE.md and are tested in
// tests/contract.
#pragma once
#include <concepts>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "rules/contract/decision.hpp"
#include "rules/contract/verdict.hpp"

namespace minuit::rules {

// The audience that is not there: search and mass play pass it and pay nothing.
struct NoAudience {
  constexpr void operator()(const auto&) const {}
};

// Tells an event, built only if someone listens.
template <class Audience>
constexpr void tell(Audience&& audience, auto&& event) {
  if constexpr (!std::same_as<std::remove_cvref_t<Audience>, NoAudience>) audience(event());
}

struct PlayerRange {
  u8 fewest = 0;
  u8 most = 0;
};

// How the list of `actions` relates to `judge`.
enum class Menu : u8 {
  complete,    // every legal action is listed
  candidates,  // play is spatial or timed: a sensible choice is listed, `judge` alone is the truth
};

template <class T>
concept Value = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept Game =
    Value<typename G::State> && std::equality_comparable<typename G::View> && Value<typename G::Action> &&
    Value<typename G::Chance> && std::equality_comparable<typename G::Event> && Value<typename G::Config> &&
    Value<typename G::Resolution> && std::equality_comparable<typename G::Inventory> &&
    !std::convertible_to<typename G::State, typename G::View> &&
    requires(const typename G::Config config, const typename G::State state, typename G::State next, const Viewer viewer,
             const Seat seat, const typename G::Action action, const typename G::Chance chance, const typename G::Event event) {
      { G::kId } -> std::convertible_to<std::string_view>;      // "le-fantome-de-minuit"
      { G::kLedger } -> std::convertible_to<std::string_view>;  // "FM"
      { G::kRulesVersion } -> std::convertible_to<u32>;
      { G::kPlayers } -> std::convertible_to<PlayerRange>;
      { G::kMenu } -> std::convertible_to<Menu>;
      { G::setup(seat.value) } -> std::same_as<typename G::Config>;  // the usual setup for so many players
      { G::check(config) } -> std::same_as<Verdict>;                 // may a match be played so?
      { G::players(config) } -> std::same_as<u8>;
      { G::start(config) } -> std::same_as<typename G::State>;
      { G::awaiting(state) } -> std::same_as<Awaiting>;
      { G::decision_point(state, seat) } -> std::same_as<u32>;  // stays the same while others act
      { G::may_talk(state, seat) } -> std::same_as<bool>;
      { G::actions(state, seat) } -> std::ranges::random_access_range;  // ascending, unique
      { G::chances(state) } -> std::ranges::random_access_range;        // of Odds<Chance>
      { G::judge(state, seat, action) } -> std::same_as<Verdict>;       // asked only of seats that are awaited
      { G::judge(state, chance) } -> std::same_as<Verdict>;             // asked only when nature is awaited
      { G::apply(next, chance, NoAudience{}) } -> std::same_as<void>;
      { G::view(state, viewer) } -> std::same_as<typename G::View>;
      { G::seen(event, viewer) } -> std::same_as<std::optional<typename G::Event>>;
      { G::reveals(event) } -> std::same_as<bool>;  // does it show the deciding seat what it could not know before?
      { G::inventory(state) } -> std::same_as<typename G::Inventory>;  // every piece of the game, wherever it is
      { G::longest(config) } -> std::same_as<u64>;                     // no match takes more decisions
    };

// Some games have deadlines, some have a world that must be resolved.
template <class G>
concept HasDeadlines = requires(typename G::State& state) { G::apply(state, Elapsed{}, NoAudience{}); };
// Where seats stay awaited after they decided, a game says which hourglass runs: time goes on as long as the number, never 0,
// stays. Elsewhere it goes on while the seats of one set decide one after the other.
template <class G>
concept HasHourglass = requires(const typename G::State state) {
  { G::hourglass(state) } -> std::same_as<u32>;
};
template <class G>
concept HasWorld = !std::same_as<typename G::Resolution, NoResolution>;
// In some of those, what a seat sends is not yet a decision but an intent (let go of a wardrobe here, touch that card then), and
// the resolver says what it comes to: one Resolved, judged and recorded while the seats are awaited.
template <class G>
concept TakesIntents = HasWorld<G> && requires { typename G::Intent; };

// In some the seats race: something is shown to all at one instant and hands move at once. What a seat sends then is a Signal
// with times of its own; a referee outside puts them in order, and the race is one Resolved (contract/race.hpp).
template <class G>
concept Raced = HasWorld<G> && requires {
  typename G::Signal;
  typename G::Shown;
};

// A game may declare that nothing in it is hidden (kNothingHidden): every viewer sees and hears the same. A law holds it to that,
// and tables are spared the comparing.
template <class G>
concept NothingHidden = requires { requires G::kNothingHidden; };

// A game may declare that everyone wins or loses together (kCooperative): every match ends in a Shared result.
template <class G>
concept Cooperative = requires { requires G::kCooperative; };

}  // namespace minuit::rules
