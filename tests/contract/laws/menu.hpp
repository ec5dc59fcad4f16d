// Law 5: what is listed is ordered, unique and accepted; where the list claims to be complete, nothing else is accepted; and
// whatever is accepted can be applied.
#pragma once
#include <algorithm>

#include "codec/write.hpp"
#include "tests/contract/laws/player.hpp"
#include "tests/contract/laws/violation.hpp"
#include "tests/support/arbitrary.hpp"

namespace minuit::laws {

template <rules::Game G>
[[nodiscard]] std::string explain(const rules::Verdict& verdict) {
  return rules::to_string(verdict.refusal().clause()) + ": " + verdict.refusal().text(texts::english());
}

// What is accepted must apply, and without losing a piece.
template <rules::Game G>
[[nodiscard]] Finding applies(const typename G::State& state, const rules::Decision<G>& decision) {
  typename G::State next = state;
  rules::step<G>(next, decision, rules::NoAudience{});
  if (G::inventory(next) == G::inventory(state)) return std::nullopt;
  return broken(Law::pieces, "the inventory changes with " + codec::to_json(decision));
}

template <rules::Game G>
[[nodiscard]] Finding check_actions(const typename G::State& state, Seat seat, int proposals, Rng& rng) {
  using Chosen = rules::Chosen<G>;
  const auto& listed = G::actions(state, seat);
  if (std::ranges::empty(listed)) return broken(Law::menu, "an awaited seat has nothing to choose from");
  if (const auto fault = std::ranges::adjacent_find(listed, std::ranges::greater_equal{}); fault != std::ranges::end(listed))
    return broken(Law::menu, "actions are not ascending after " + codec::to_json(*fault));
  for (const auto& action : listed)
    if (const auto verdict = rules::judge<G>(state, Chosen{seat, action}); !verdict.ok())
      return broken(Law::menu, "listed but refused: " + codec::to_json(action) + ", " + explain<G>(verdict));
  for (; proposals > 0; --proposals) {
    const auto proposal = tests::arbitrary<typename G::Action>(rng);
    const bool accepted = rules::judge<G>(state, Chosen{seat, proposal}).ok();
    if constexpr (G::kMenu == rules::Menu::complete) {
      if (accepted != std::ranges::binary_search(listed, proposal))
        return broken(Law::menu, (accepted ? "accepted but not listed: " : "listed but refused: ") + codec::to_json(proposal));
    } else if (accepted) {
      if (Finding finding = applies<G>(state, Chosen{seat, proposal})) return finding;
    }
  }
  return std::nullopt;
}

template <rules::Game G>
[[nodiscard]] Finding check_chances(const typename G::State& state, int proposals, Rng& rng) {
  using Chance = rules::Chance<G>;
  const auto& listed = G::chances(state);
  if (std::ranges::empty(listed)) return broken(Law::menu, "nature is awaited and has nothing to draw from");
  for (auto odds = std::ranges::begin(listed); odds != std::ranges::end(listed); ++odds) {
    if (odds->weight == 0) return broken(Law::menu, "an outcome without weight: " + codec::to_json(odds->outcome));
    if (std::any_of(std::ranges::begin(listed), odds, [&](const auto& other) { return other.outcome == odds->outcome; }))
      return broken(Law::menu, "an outcome is listed twice: " + codec::to_json(odds->outcome));
    if (const auto verdict = rules::judge<G>(state, Chance{odds->outcome}); !verdict.ok())
      return broken(Law::menu, "an outcome is listed but refused: " + codec::to_json(odds->outcome) + ", " + explain<G>(verdict));
  }
  for (; proposals > 0; --proposals) {
    const auto proposal = tests::arbitrary<typename G::Chance>(rng);
    const bool is_listed = std::ranges::any_of(listed, [&](const auto& odds) { return odds.outcome == proposal; });
    if (rules::judge<G>(state, Chance{proposal}).ok() != is_listed)
      return broken(Law::menu, (is_listed ? "an outcome is listed but refused: " : "an outcome is accepted but not listed: ") +
                                   codec::to_json(proposal));
  }
  return std::nullopt;
}

template <rules::Game G>
[[nodiscard]] Finding check_resolutions(const typename G::State& state, int proposals, Rng& rng) {
  using Resolved = rules::Resolved<G>;
  const Resolved resolved{rules::Resolver<G>::resolve(state, rng)};
  if (const auto verdict = rules::judge<G>(state, resolved); !verdict.ok())
    return broken(Law::menu, "the resolver's own outcome is refused: " + codec::to_json(resolved) + ", " + explain<G>(verdict));
  for (; proposals > 0; --proposals) {
    const Resolved proposal{tests::arbitrary<typename G::Resolution>(rng)};
    if (!rules::judge<G>(state, proposal).ok()) continue;
    if (Finding finding = applies<G>(state, proposal)) return finding;
  }
  return std::nullopt;
}

// Decisions that nobody awaits are refused by the gate, whatever they say.
template <rules::Game G>
[[nodiscard]] Finding check_unasked(const typename G::State& state, const rules::Awaiting& awaiting, Rng& rng) {
  const auto refused = [&](const rules::Decision<G>& decision) -> Finding {
    if (!rules::judge<G>(state, decision).ok()) return std::nullopt;
    return broken(Law::menu, "accepted though nobody awaits it: " + codec::to_json(decision));
  };
  Finding finding;
  const auto seat = tests::arbitrary<Seat>(rng);
  if (!awaited(awaiting).has(seat)) finding = refused(rules::Chosen<G>{seat, tests::arbitrary<typename G::Action>(rng)});
  if (!finding && !std::holds_alternative<rules::Nature>(awaiting))
    finding = refused(rules::Chance<G>{tests::arbitrary<typename G::Chance>(rng)});
  if (!finding && !std::holds_alternative<rules::World>(awaiting))
    finding = refused(rules::Resolved<G>{tests::arbitrary<typename G::Resolution>(rng)});
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (!finding && (seats == nullptr || !seats->deadline.runs())) finding = refused(rules::Elapsed{});
  return finding;
}

template <rules::Game G>
[[nodiscard]] Finding check_menu(const typename G::State& state, const rules::Awaiting& awaiting, int proposals, Rng& rng) {
  if (Finding finding = check_unasked<G>(state, awaiting, rng)) return finding;
  Finding finding;
  if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
    if (seats->set.empty()) return broken(Law::menu, "seats are awaited, but which?");
    each_seat(seats->set, [&](Seat seat) {
      if (!finding) finding = check_actions<G>(state, seat, proposals, rng);
    });
  } else if (std::holds_alternative<rules::Nature>(awaiting)) {
    finding = check_chances<G>(state, proposals, rng);
  } else if constexpr (rules::HasWorld<G>) {
    if (std::holds_alternative<rules::World>(awaiting)) finding = check_resolutions<G>(state, proposals, rng);
  }
  return finding;
}

}  // namespace minuit::laws
