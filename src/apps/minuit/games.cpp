#include <iostream>

#include "apps/minuit/setup.hpp"
#include "bots/pilots/all.hpp"
#include "codec/write.hpp"

namespace minuit::app {

namespace {

struct GameEntry {
  std::string id;
  std::string name;
  std::string ledger;
  u32 rules_version = 0;
  u8 fewest_players = 0;
  u8 most_players = 0;
  codec::Raw setup;  // the usual one, with every option
  std::vector<std::string> bots;
};
MINUIT_DESCRIBE(GameEntry, (id, name, ledger, rules_version, fewest_players, most_players, setup, bots))

}  // namespace

void add_games(CLI::App& app) {
  static bool json = false;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("games", "List the games, their players, options and bots");
  command->add_flag("--json", json, "As JSON");
  command->callback([] {
    std::vector<GameEntry> entries;
    catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) {
      GameEntry entry{std::string(G::kId),
                      std::string(G::kName),
                      std::string(G::kLedger),
                      G::kRulesVersion,
                      G::kPlayers.fewest,
                      G::kPlayers.most,
                      codec::Raw{codec::to_json(G::setup(G::kPlayers.fewest))},
                      {}};
      for (const std::string_view bot : bots::bots_of<G>()) entry.bots.emplace_back(bot);
      entries.push_back(entry);
      if (!json)
        std::cout << G::kId << "  " << G::kName << ", " << int{G::kPlayers.fewest} << " to " << int{G::kPlayers.most}
                  << " players\n"
                  << "  bots: " << known_bots<G>() << '\n'
                  << "  usual setup, for --config: " << entry.setup.text << '\n';
    });
    if (json) std::cout << codec::to_json(entries) << '\n';
  });
}

}  // namespace minuit::app
