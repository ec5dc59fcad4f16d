// The bots of Chasseurs de trésor. docs/BOTS.md tells how each thinks and how strong a team of them was measured to be.
#pragma once
#include "bots/bot.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

struct Level {
  std::string_view name;
  u32 nodes;  // at most; none: it takes the action with the best outlook and does not look farther
  u32 whim;   // in thousandths of an outlook: those closer than this may fall either way
};
inline constexpr std::array<Level, 3> kLevels{{
    {"easy", 0, 120},
    {"normal", 0, 10},
    {"hard", 10'000, 0},
}};

}  // namespace minuit::hunters

template <>
struct minuit::bots::Levels<minuit::hunters::Chasseurs> {
  static constexpr std::array<std::string_view, hunters::kLevels.size()> kNames = [] {
    std::array<std::string_view, hunters::kLevels.size()> names;
    for (std::size_t level = 0; level < names.size(); ++level) names[level] = hunters::kLevels[level].name;
    return names;
  }();
  [[nodiscard]] static std::unique_ptr<Bot<hunters::Chasseurs>> make(std::string_view name);
};
