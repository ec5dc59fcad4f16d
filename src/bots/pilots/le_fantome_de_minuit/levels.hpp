// The bots of Le Fantôme de minuit. docs/BOTS.md tells how each thinks and how strong it was measured to be.
#pragma once
#include "bots/bot.hpp"
#include "bots/pilots/le_fantome_de_minuit/pilot.hpp"

namespace minuit::fantome {

struct Level {
  std::string_view name;
  u32 nodes;
  Imagination imagination;
};
inline constexpr std::array<Level, 3> kLevels{{
    {"easy", 32, Imagination::plain},
    {"normal", 100, Imagination::skilled},
    {"hard", 4000, Imagination::skilled},
}};

}  // namespace minuit::fantome

template <>
struct minuit::bots::Levels<minuit::fantome::LeFantome> {
  static constexpr std::array<std::string_view, fantome::kLevels.size()> kNames = [] {
    std::array<std::string_view, fantome::kLevels.size()> names;
    for (std::size_t level = 0; level < names.size(); ++level) names[level] = fantome::kLevels[level].name;
    return names;
  }();
  [[nodiscard]] static std::unique_ptr<Bot<fantome::LeFantome>> make(std::string_view name);
};
