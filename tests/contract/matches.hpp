// Many random matches of one game under the laws: all player counts, usual and unusual setups. The match with a given seed and
// index is always the same, so that a violation can be looked at alone.
#pragma once
#include "tests/contract/laws.hpp"

namespace minuit::laws {

inline constexpr u32 kUnusualOneIn = 4;  // how many matches have a random setup
inline constexpr int kSetupTries = 64;

template <rules::Game G>
[[nodiscard]] typename G::Config any_config(u8 players, Rng& rng) {
  if (rng.below(kUnusualOneIn) != 0) return G::setup(players);
  for (int tries = 0; tries < kSetupTries; ++tries) {
    const auto config = tests::arbitrary<typename G::Config>(rng);
    if (G::players(config) == players && G::check(config).ok()) return config;
  }
  return G::setup(players);
}

template <rules::Game G>
[[nodiscard]] Report play_match(Suite<G>& suite, u64 seed, u64 index, const Sampling& sampling) {
  constexpr u64 kCounts = G::kPlayers.most - G::kPlayers.fewest + 1U;
  Rng rng = Rng::stream(seed, index);
  return suite.play(any_config<G>(static_cast<u8>(G::kPlayers.fewest + index % kCounts), rng), rng, sampling);
}

struct Outcome {
  u64 games = 0;
  u64 decisions = 0;
  Finding violation;  // of the last game played
};

template <rules::Game G>
[[nodiscard]] Outcome play_matches(u64 games, u64 seed, const Sampling& sampling) {
  Suite<G> suite;
  Outcome outcome;
  while (outcome.games < games && !outcome.violation) {
    Report report = play_match<G>(suite, seed, outcome.games, sampling);
    ++outcome.games;
    outcome.decisions += report.decisions;
    outcome.violation = std::move(report.violation);
  }
  return outcome;
}

}  // namespace minuit::laws
