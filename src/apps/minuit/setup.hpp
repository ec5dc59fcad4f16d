// What several commands read from their options: the game, the setup of a match and the bots at its table.
#pragma once
#include <optional>

#include "apps/minuit/commands.hpp"
#include "bots/bot.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"

namespace minuit::app {

// Calls f(std::type_identity<G>{}) or complains of the unknown game.
void with_game(const std::string& id, auto&& f) {
  if (!catalog::with_game(id, f)) throw BadInput("no game \"" + id + "\"; there are: " + catalog::known_games());
}

// --players and --config together; one may say what the other leaves open, but they must not disagree.
template <rules::Game G>
[[nodiscard]] typename G::Config config_for(std::optional<u32> players, const std::string& json) {
  const u32 count = players.value_or(G::kPlayers.fewest);
  if (count < G::kPlayers.fewest || count > G::kPlayers.most)
    throw BadInput("--players " + std::to_string(count) + ": this game is for " + std::to_string(G::kPlayers.fewest) + " to " +
                   std::to_string(G::kPlayers.most));
  typename G::Config config = G::setup(static_cast<u8>(count));
  if (!json.empty()) {
    const auto read = codec::read<typename G::Config>(json, config);
    if (!read.ok()) throw BadInput("--config: " + read.error().path + ": " + read.error().message);
    config = read.value();
  }
  if (players && G::players(config) != *players)
    throw BadInput("--players " + std::to_string(*players) + " disagrees with --config, which says " +
                   std::to_string(G::players(config)));
  const rules::Verdict verdict = G::check(config);
  if (!verdict.ok())
    throw BadInput("--config: " + rules::to_string(verdict.refusal().clause()) + ": " + verdict.refusal().text(texts::english()));
  return config;
}

template <rules::Game G>
[[nodiscard]] std::string known_bots() {
  std::string names;
  for (const std::string_view name : bots::bots_of<G>()) {
    if (!names.empty()) names += ", ";
    names += name;
  }
  return names;
}

template <rules::Game G>
void check_bot(const std::string& name) {
  if (bots::make_bot<G>(name) == nullptr) throw BadInput("no bot \"" + name + "\"; there are: " + known_bots<G>());
}

// One name a seat; none at all means random everywhere.
template <rules::Game G>
[[nodiscard]] std::vector<std::string> bots_for(std::vector<std::string> names, u8 players) {
  if (names.empty()) names.assign(players, std::string(bots::kRandomBot));
  if (names.size() != players)
    throw BadInput("--bots names " + std::to_string(names.size()) + " for " + std::to_string(players) + " seats");
  for (const std::string& name : names) check_bot<G>(name);
  return names;
}

}  // namespace minuit::app
