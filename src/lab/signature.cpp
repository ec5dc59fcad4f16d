#include "lab/signature.hpp"

#include "base/digest.hpp"
#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/write.hpp"
#include "lab/match_runner.hpp"

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
    for (u64 game = 0; game < kRandomMatches; ++game)
      add_match<G>(digest, players, std::vector<std::string>(players, std::string(bots::kRandomBot)), game);
  // Every level takes part, in turn round the table.
  constexpr auto kNames = bots::bots_of<G>();
  for (const u8 players : {G::kPlayers.fewest, static_cast<u8>((G::kPlayers.fewest + G::kPlayers.most) / 2)}) {
    std::vector<std::string> names;
    names.reserve(players);
    for (u8 seat = 0; seat < players; ++seat) names.emplace_back(kNames[kNames.size() - 1 - seat % kNames.size()]);
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
