// The bots of Mysterium, as ghost and as medium. docs/BOTS.md tells how each thinks and how well they were measured to play.
#pragma once
#include "bots/bot.hpp"
#include "bots/pilots/mysterium/mind.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::mysterium {

struct Level {
  std::string_view name;
  Temper temper;
};
inline constexpr std::array<Level, 3> kLevels{{
    {"easy", {.make = Make::usual, .depth = 0, .noise = 60, .listeners = 1}},
    {"normal", {.make = Make::usual, .depth = 1, .noise = 40, .listeners = 3}},
    {"hard", {.make = Make::usual, .depth = 1, .noise = 25, .listeners = 8}},
}};

// A bot of any temper.
[[nodiscard]] std::unique_ptr<bots::Bot<Mysterium>> bot_of(const Temper& temper);

}  // namespace minuit::mysterium

template <>
struct minuit::bots::Levels<minuit::mysterium::Mysterium> {
  static constexpr std::array<std::string_view, mysterium::kLevels.size()> kNames = [] {
    std::array<std::string_view, mysterium::kLevels.size()> names;
    for (std::size_t level = 0; level < names.size(); ++level) names[level] = mysterium::kLevels[level].name;
    return names;
  }();
  [[nodiscard]] static std::unique_ptr<Bot<mysterium::Mysterium>> make(std::string_view name);
};
