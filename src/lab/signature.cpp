#include "lab/signature.hpp"

#include "base/digest.hpp"
#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/write.hpp"
#include "lab/match_runner.hpp"
#include "rules/contract/pace.hpp"

namespace minuit::lab {

namespace {

constexpr u64 kSeed = 20'260'101;
constexpr u64 kRandomMatches = 20;

template <rules::Game G>
void add_match(Digest& digest, u8 players, const std::vector<std::string>& bots, u64 game) {
  MatchRunner<G> runner(bots);
  typename G::State state = G::start(G::setup(players));
  runner.play(state, Luck::of_game(kSeed, game), [&](const rules::Decision<G>& decision, const typename G::State& before) {
    digest.add(before);
    digest.add(decision);
  });
  digest.add(state);
  digest.text(codec::to_json(G::view(state, rules::AllSeeing{})));
}

template <rules::Game G>
void add_game(Digest& digest) {
  digest.text(G::kId);
  for (u8 players = G::kPlayers.fewest; players <= G::kPlayers.most; ++players)
    for (u64 game = 0; game < rules::fewer<G>(kRandomMatches); ++game)
      add_match<G>(digest, players, std::vector<std::string>(players, std::string(bots::kRandomBot)), game);
  // Every level takes part, in turn round the table; of a slow game the weakest, which thinks as the others do, but less.
  constexpr auto kAll = bots::bots_of<G>();
  constexpr std::size_t kLevels = rules::Slow<G> ? std::min<std::size_t>(kAll.size(), 2) : kAll.size();
  const std::span<const std::string_view> names_of_bots(kAll.data(), kLevels);
  for (const u8 players : {G::kPlayers.fewest, static_cast<u8>((G::kPlayers.fewest + G::kPlayers.most) / 2)}) {
    std::vector<std::string> names;
    names.reserve(players);
    for (u8 seat = 0; seat < players; ++seat) names.emplace_back(names_of_bots[kLevels - 1 - seat % kLevels]);
    add_match<G>(digest, players, names, kRandomMatches);
  }
}

}  // namespace

u64 signature() {
  Digest digest;
  catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) { add_game<G>(digest); });
  return digest.value();
}

}  // namespace minuit::lab
