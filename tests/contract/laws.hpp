// The laws every game is held to, checked along random matches. One suite for the whole catalogue: a template over the contract.
//
//   Suite<G> suite;
//   const Report report = suite.play(config, rng, sampling);   // a whole match
//
// Laws 3 and 5 to 7 are checked at every decision; 1, 2 and 4, which cost more, at one decision in `Sampling::rarely`.
#pragma once
#include "tests/contract/laws/menu.hpp"
#include "tests/contract/laws/points.hpp"
#include "tests/contract/laws/replay.hpp"
#include "tests/contract/laws/sight.hpp"

namespace minuit::laws {

struct Sampling {
  u32 rarely = 50;
  int proposals = 2;        // random proposals a decision
  int rare_proposals = 32;  // and where a closer look is taken
};

struct Report {
  u64 decisions = 0;
  Finding violation;
};

// Some games can imagine a state behind a view: for a bot, which holds nothing else.
template <class G>
concept Imagines = requires(const typename G::View view) {
  { imagine(view) } -> std::same_as<typename G::State>;
};
template <class G>
concept ImaginesAtRandom = requires(const typename G::View view, Rng rng) {
  { imagine(view, rng) } -> std::same_as<typename G::State>;
};

template <rules::Game G>
class Suite {
  using State = typename G::State;
  using Decision = rules::Decision<G>;

 public:
  // A random match to its end or to the first violation. The suite may be used again: its memory is kept.
  [[nodiscard]] Report play(const typename G::Config& config, Rng& rng, const Sampling& sampling) {
    decisions_.clear();
    Finding finding = check_round_trip(config, "the setup");
    State state = G::start(config);
    const auto pieces = G::inventory(state);
    const u64 longest = G::longest(config);
    Points<G> points;
    rules::Awaiting awaiting = G::awaiting(state);
    while (!finding && !std::holds_alternative<rules::Over>(awaiting)) {
      const bool closely = rng.below(sampling.rarely) == 0;
      finding = before(state, awaiting, closely, G::players(config), sampling, rng);
      if (finding) break;
      const State earlier = state;
      decisions_.push_back(any_decision<G>(state, awaiting, rng));
      finding = take(state, decisions_.back());
      if (!finding && G::inventory(state) != pieces)
        finding = broken(Law::pieces, "the inventory changes with " + codec::to_json(decisions_.back()));
      if (!finding && decisions_.size() > longest)
        finding = broken(Law::bound, "the match goes on after " + std::to_string(longest) + " decisions");
      const rules::Awaiting now = G::awaiting(state);
      if (!finding) finding = points.check(earlier, awaiting, state, now, decisions_.back());
      if (!finding && closely) finding = after(config, state, rng);
      awaiting = now;
    }
    if (!finding) finding = check_unasked<G>(state, awaiting, rng);
    if (finding) finding->decision = decisions_.size();
    return {decisions_.size(), finding};
  }

 private:
  [[nodiscard]] Finding before(const State& state, const rules::Awaiting& awaiting, bool closely, u8 players,
                               const Sampling& sampling, Rng& rng) {
    Finding finding = check_menu<G>(state, awaiting, closely ? sampling.rare_proposals : sampling.proposals, rng);
    if (!finding && closely) finding = sight_.check(state, players, rng);
    return finding;
  }

  // Takes the decision twice, with an audience and without: law 3.
  [[nodiscard]] Finding take(State& state, const Decision& decision) {
    State told = state;
    events_.clear();
    rules::step<G>(told, decision, [&](const typename G::Event& event) { events_.push_back(event); });
    rules::step<G>(state, decision, rules::NoAudience{});
    if (told == state) return std::nullopt;
    return broken(Law::sink, "the state depends on whether someone listens to " + codec::to_json(decision));
  }

  [[nodiscard]] Finding after(const typename G::Config& config, const State& state, Rng& rng) {
    Finding finding = check_replay<G>(config, decisions_, state);
    if (!finding) finding = check_round_trip(decisions_.back(), "a decision");
    for (const auto& event : events_)
      if (!finding) finding = check_round_trip(event, "an event");
    const u32 who = rng.below(G::players(config) + 2U);
    const rules::Viewer viewer = who == 0   ? rules::Viewer(rules::Spectator{})
                                 : who == 1 ? rules::Viewer(rules::AllSeeing{})
                                            : rules::Viewer(Seat{static_cast<u8>(who - 2)});
    const auto view = G::view(state, viewer);
    if (!finding) finding = check_round_trip(view, "a view");
    if constexpr (Imagines<G>)
      if (!finding && G::view(imagine(view), viewer) != view) finding = not_imagined(view);
    if constexpr (ImaginesAtRandom<G>)
      if (!finding && G::view(imagine(view, rng), viewer) != view) finding = not_imagined(view);
    return finding;
  }

  [[nodiscard]] static Finding not_imagined(const typename G::View& view) {
    return broken(Law::imagining, "the imagined state looks otherwise than " + codec::to_json(view));
  }

  Sight<G> sight_;
  std::vector<Decision> decisions_;
  std::vector<typename G::Event> events_;
};

}  // namespace minuit::laws
