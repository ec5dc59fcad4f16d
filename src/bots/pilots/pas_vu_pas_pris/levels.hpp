// The bots of Pas vu, pas pris !. docs/BOTS.md tells how each thinks and how strong it was measured to be.
#pragma once
#include "bots/bot.hpp"
#include "bots/pilots/pas_vu_pas_pris/skill.hpp"
#include "rules/games/pas_vu_pas_pris/game.hpp"

namespace minuit::keyhole {

inline constexpr std::array<Skill, 3> kSkills{{
    {"easy", 2, 1, 2},
    {"normal", 6, 2, 2},
    {"hard", 63, 6, 6},
}};

}  // namespace minuit::keyhole

template <>
struct minuit::bots::Levels<minuit::keyhole::PasVuPasPris> {
  static constexpr std::array<std::string_view, keyhole::kSkills.size()> kNames = [] {
    std::array<std::string_view, keyhole::kSkills.size()> names;
    for (std::size_t level = 0; level < names.size(); ++level) names[level] = keyhole::kSkills[level].name;
    return names;
  }();
  static constexpr u64 kThinkingTime_ms = 2500;  // looks take longer than moves
  [[nodiscard]] static std::unique_ptr<Bot<keyhole::PasVuPasPris>> make(std::string_view name);
  // Of a hand without a mind: where it lets go of what it holds; nothing if it holds nothing.
  [[nodiscard]] static std::optional<keyhole::Intent> any_intent(const keyhole::View& view, Rng& rng);
};
