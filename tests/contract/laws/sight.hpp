// Laws 1 and 2: what is shown, and what may be done, follow from what was seen.
//
// Twins are two histories that look the same to one viewer: the same things seen, decision by decision, and the viewer's own
// decisions the same, but not the same state. From any state of a match we look for a hidden fork and then lead both twins on in
// step for as long as they can be kept alike. All along the viewer must be shown the same view and offered the same choices, and
// learn nothing new by a choice of its own that does not own to revealing it.
#pragma once
#include "codec/write.hpp"
#include "tests/contract/laws/player.hpp"
#include "tests/contract/laws/violation.hpp"
#include "tests/support/arbitrary.hpp"

namespace minuit::laws {

inline constexpr int kTwinSteps = 16;     // how long twins are led on
inline constexpr u32 kAlternatives = 48;  // how many other decisions are tried at most
inline constexpr int kTwinProposals = 4;
inline constexpr u32 kOtherwiseOneIn = 4;  // how often the twin first tries another decision

[[nodiscard]] inline std::string to_string(const rules::Viewer& viewer) {
  const auto* seat = std::get_if<Seat>(&viewer);
  return seat == nullptr ? "a spectator" : "seat " + std::to_string(seat->number());
}

template <rules::Game G>
[[nodiscard]] bool is_own(const rules::Decision<G>& decision, const rules::Viewer& viewer) {
  const auto* chosen = std::get_if<rules::Chosen<G>>(&decision);
  return chosen != nullptr && rules::Viewer(chosen->seat) == viewer;
}

template <rules::Game G>
class Sight {
  using State = typename G::State;
  using Decision = rules::Decision<G>;
  using Told = std::vector<typename G::Event>;

 public:
  // Looks for a fork at this state, then leads the twins on.
  [[nodiscard]] Finding check(const State& state, u8 players, Rng& rng) {
    const u32 who = rng.below(players + 1U);
    viewer_ = who == players ? rules::Viewer(rules::Spectator{}) : rules::Viewer(Seat{static_cast<u8>(who)});
    list_decisions<G>(state, G::awaiting(state), rng, options_);
    std::erase_if(options_, [&](const Decision& option) { return is_own<G>(option, viewer_); });
    if (options_.empty()) return std::nullopt;
    State one = state;
    take(one, any_of(options_, rng), told_);
    const auto view = G::view(one, viewer_);

    std::optional<State> twin;
    u32 at = rng.below(static_cast<u32>(options_.size()));
    for (u32 tries = 0; tries < std::min(kAlternatives, static_cast<u32>(options_.size())); ++tries) {
      State other = state;
      take(other, options_[at], told_other_);
      at = at + 1 == options_.size() ? 0 : at + 1;
      if (other == one) continue;
      const bool same_told = told_ == told_other_;
      const bool same_view = view == G::view(other, viewer_);
      if (same_told && !same_view) return differ("the views differ", "");
      if (!same_told && same_view)
        return broken(Law::views, to_string(viewer_) + " is told by an event what the view keeps secret");
      if (same_told && !twin) twin = other;
    }
    return twin ? lead_on(one, *twin, rng) : std::nullopt;
  }

  // Law 2 for one seat and two states that look the same to it.
  [[nodiscard]] static Finding same_choices(const State& one, const State& twin, Seat seat, Rng& rng) {
    const auto differs = [&](const std::string& what) {
      return broken(Law::choices, "two states look the same to seat " + std::to_string(seat.number()) + ", yet " + what);
    };
    const rules::Awaiting awaiting = G::awaiting(one);
    const rules::Awaiting awaiting_twin = G::awaiting(twin);
    const bool is_awaited = awaited(awaiting).has(seat);
    if (is_awaited != awaited(awaiting_twin).has(seat)) return differs("in one it is awaited and in the other not");
    if (G::decision_point(one, seat) != G::decision_point(twin, seat)) return differs("its decision point differs");
    if (G::may_talk(one, seat) != G::may_talk(twin, seat)) return differs("in one it may talk and in the other not");
    if (!is_awaited) return std::nullopt;
    if (std::get<rules::Seats>(awaiting).deadline != std::get<rules::Seats>(awaiting_twin).deadline)
      return differs("its deadline differs");
    if (!std::ranges::equal(G::actions(one, seat), G::actions(twin, seat))) return differs("the listed actions differ");
    for (int count = 0; count < kTwinProposals; ++count) {
      const auto proposal = tests::arbitrary<typename G::Action>(rng);
      const rules::Refusal refusal = G::judge(one, seat, proposal).refusal();
      const rules::Refusal refusal_twin = G::judge(twin, seat, proposal).refusal();
      if (refusal.reason != refusal_twin.reason || refusal.figures != refusal_twin.figures || refusal.thing != refusal_twin.thing)
        return differs("a proposal is judged otherwise: " + codec::to_json(proposal));
    }
    return std::nullopt;
  }

 private:
  void take(State& state, const Decision& decision, Told& told) const {
    told.clear();
    rules::step<G>(state, decision, [&](const typename G::Event& event) {
      if (auto sight = G::seen(event, viewer_)) told.push_back(*sight);
    });
  }

  [[nodiscard]] Finding differ(std::string_view what, const std::string& more) const {
    return broken(Law::views, to_string(viewer_) + " has seen the same in two histories, yet " + std::string(what) + more);
  }

  [[nodiscard]] Finding compare(const State& one, const State& twin, Rng& rng) const {
    const auto view = G::view(one, viewer_);
    const auto view_twin = G::view(twin, viewer_);
    if (view != view_twin) return differ("the views differ", "");
    if constexpr (rules::NothingHidden<G>)
      if (view != G::view(one, rules::AllSeeing{})) return differ("something is hidden in a game that hides nothing", "");
    const std::string text = codec::to_json(view);
    const std::string text_twin = codec::to_json(view_twin);
    if (text != text_twin) return differ("the views are written differently: ", text + " and " + text_twin);
    const auto* seat = std::get_if<Seat>(&viewer_);
    return seat == nullptr ? std::nullopt : same_choices(one, twin, *seat, rng);
  }

  // The same choice of the seat in both twins: what it is told may differ only if an event owns to revealing something. At a
  // table such a choice cannot be taken back.
  [[nodiscard]] Finding same_tidings(const State& one, const State& twin, Rng& rng) {
    const auto* seat = std::get_if<Seat>(&viewer_);
    if (seat == nullptr || !awaited(G::awaiting(one)).has(*seat)) return std::nullopt;
    const Decision choice = rules::Chosen<G>{*seat, any_of(G::actions(one, *seat), rng)};
    bool reveals = false;
    const auto tidings = [&](State state) {
      Told told;
      rules::step<G>(state, choice, [&](const typename G::Event& event) {
        reveals = reveals || G::reveals(event);
        if (auto sight = G::seen(event, viewer_)) told.push_back(*sight);
      });
      return told;
    };
    if (tidings(one) == tidings(twin) || reveals) return std::nullopt;
    return broken(Law::reveals, to_string(viewer_) + " learns by its own choice what it could not know, and no event reveals: " +
                                    codec::to_json(choice));
  }

  [[nodiscard]] Finding lead_on(State one, State twin, Rng& rng) {
    for (int steps = 0; steps < kTwinSteps; ++steps) {
      if (Finding finding = compare(one, twin, rng)) return finding;
      if (Finding finding = same_tidings(one, twin, rng)) return finding;
      const rules::Awaiting awaiting = G::awaiting(one);
      if (std::holds_alternative<rules::Over>(awaiting)) return std::nullopt;
      const Decision decision = any_decision<G>(one, awaiting, rng);
      take(one, decision, told_);
      if (!follow(twin, decision, rng)) return std::nullopt;
    }
    return std::nullopt;
  }

  // Takes a decision in the twin that looks like the one just taken; false if the twins must part here.
  [[nodiscard]] bool follow(State& twin, const Decision& decision, Rng& rng) {
    const auto try_out = [&](const Decision& option) {
      if (!rules::judge<G>(twin, option).ok()) return false;
      State next = twin;
      take(next, option, told_other_);
      if (told_ != told_other_) return false;
      twin = next;
      return true;
    };
    // Mostly the same decision keeps the twins alike for longest; now and then another one tells more.
    if (is_own<G>(decision, viewer_)) return try_out(decision);
    if (rng.below(kOtherwiseOneIn) != 0 && try_out(decision)) return true;
    list_decisions<G>(twin, G::awaiting(twin), rng, options_);
    std::erase_if(options_, [&](const Decision& option) { return is_own<G>(option, viewer_); });
    if (!options_.empty()) {
      u32 at = rng.below(static_cast<u32>(options_.size()));
      for (u32 tries = 0; tries < std::min(kAlternatives, static_cast<u32>(options_.size())); ++tries) {
        if (try_out(options_[at])) return true;
        at = at + 1 == options_.size() ? 0 : at + 1;
      }
    }
    return try_out(decision);
  }

  rules::Viewer viewer_;
  std::vector<Decision> options_;
  Told told_;
  Told told_other_;
};

}  // namespace minuit::laws
