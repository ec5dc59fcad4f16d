// The games of the simulated worlds in tests: the catalogue's, the parlour game, and one that takes intents.
#pragma once
#include "catalog/match_of.hpp"
#include "sim/campaign.hpp"
#include "tests/contract/parlour/words.hpp"

namespace minuit::parlour {

// The parlour game, if a guest may also just push through to the next round: an intent, which the world turns into a decision.
struct Pushing : Parlour {
  using Intent = Walk;
  static constexpr std::string_view kId = "pushing";
};

}  // namespace minuit::parlour

// Only a card that is held can be pushed with.
template <>
struct minuit::rules::Resolver<minuit::parlour::Pushing> {
  static parlour::Settling resolve(const parlour::State& s, Rng& rng) { return Resolver<parlour::Parlour>::resolve(s, rng); }
  static Result<parlour::Settling, Refusal> resolve(const parlour::State& s, Seat seat, const parlour::Walk& walk, Rng& rng) {
    if (s.hands[seat.value].of(walk.card) == 0 || rng.below(4) == 0)
      return rules::refuse(parlour::kCardNotHeld, walk.card.number());
    return parlour::Settling{};
  }
};

namespace minuit::sim {

[[nodiscard]] inline match::Games all_games() {
  match::Games games = catalog_games();
  games.open = [](std::string_view header) -> Result<std::unique_ptr<catalog::Match>, codec::Fault> {
    if (header.starts_with(R"({"game":"parlour")")) return catalog::open_match_of<parlour::Parlour>(header);
    if (header.starts_with(R"({"game":"pushing")")) return catalog::open_match_of<parlour::Pushing>(header);
    return catalog::open_match(header);
  };
  games.newest_rules = [](std::string_view game) {
    return game == "parlour" || game == "pushing" ? parlour::Parlour::kRulesVersion : match::newest_in_catalog(game);
  };
  games.usual_setup = [](std::string_view game, u32 players) {
    return game == "parlour" || game == "pushing" ? match::usual_setup_of<parlour::Parlour>(players)
                                                  : match::usual_in_catalog(game, players);
  };
  return games;
}

// An intent is a Walk without the name of its type.
[[nodiscard]] inline std::optional<std::string> pushing_intent(std::string_view /*view*/, std::string_view action, Rng& /*rng*/) {
  constexpr std::string_view kHead = R"({"type":"Walk",)";
  if (!action.starts_with(kHead)) return std::nullopt;
  return '{' + std::string(action.substr(kHead.size()));
}

[[nodiscard]] inline std::vector<Play> all_plays() {
  std::vector<Play> plays = catalog_plays();
  const std::vector<std::string> configs{R"({"players":2,"rounds":3,"deadline":10,"together":false})",
                                         R"({"players":3,"rounds":2,"deadline":null,"together":true})",
                                         R"({"players":4,"rounds":2,"deadline":3,"together":false})"};
  plays.push_back({.game = "parlour", .configs = configs, .intent = {}, .signals = {}});
  plays.push_back({.game = "pushing", .configs = configs, .intent = pushing_intent, .signals = {}});
  return plays;
}

}  // namespace minuit::sim
