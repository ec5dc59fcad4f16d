// The bots of Pas Touche !: one for each of the sixteen levels, as quick as makes it an even match at its level. docs/BOTS.md has
// the figures. "normal" is as good as the level its seat plays at.
#pragma once
#include "bots/bot.hpp"
#include "bots/pilots/pas_touche/mind.hpp"

namespace minuit::touche {

// How long each skill takes, in thousandths of what skill 8 takes: found by simulation, level against level.
inline constexpr std::array<u32, kLevels> kPaces{1185, 1151, 1090, 1096, 1007, 1040, 964, 1000,
                                                 933,  958,  901,  933,  905,  926,  902, 893};
[[nodiscard]] Skill skill_of_pace(u32 pace);
[[nodiscard]] inline Skill skill_at(Level level) { return skill_of_pace(kPaces[static_cast<std::size_t>(level.value - 1)]); }

inline constexpr std::array<std::string_view, kLevels + 1> kBotNames{"normal", "1",  "2",  "3",  "4",  "5",  "6",  "7", "8",
                                                                     "9",      "10", "11", "12", "13", "14", "15", "16"};
inline constexpr Level kUsualLevel{4};

}  // namespace minuit::touche

template <>
struct minuit::bots::Levels<minuit::touche::PasTouche> {
  static constexpr auto kNames = touche::kBotNames;
  [[nodiscard]] static std::unique_ptr<Bot<touche::PasTouche>> make(std::string_view name);
  // Of a bot without a mind: a hand that knows the card, or not, and takes its time.
  [[nodiscard]] static std::vector<touche::Signal> any_signals(const touche::View& view, Seat seat, const touche::Card& dice,
                                                               Rng& rng);
};
