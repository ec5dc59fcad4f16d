// A match to look at: bots play, the terminal tells.
#pragma once
#include <chrono>
#include <functional>
#include <string>
#include <thread>

#include "lab/match_runner.hpp"
#include "rules/contract/language.hpp"

namespace minuit::lab {

struct DemonstrationOptions {
  u8 players = 4;
  u64 seed = 1;
  std::string bot = "normal";
  rules::Language language = rules::Language::french;
  rules::Ink ink = rules::Ink::plain;
  std::chrono::milliseconds pause{0};  // after each decision
  bool redraw = false;                 // the picture stays at the top of the screen
};

inline constexpr std::string_view kClearScreen = "\033[H\033[2J";
inline constexpr std::size_t kRecentSentences = 8;

template <rules::Game G>
void demonstrate(const DemonstrationOptions& options, const std::function<void(const std::string&)>& show) {
  MatchRunner<G> runner(std::vector<std::string>(options.players, options.bot));
  typename G::State state = G::start(G::setup(options.players));
  std::vector<std::string> recent;
  const auto draw_all = [&](const typename G::State& now) {
    std::string screen = options.redraw ? std::string(kClearScreen) : "";
    screen += picture(G::view(now, rules::Spectator{}), options.language, options.ink) + "\n";
    for (const std::string& each : recent) screen += "  " + each + "\n";
    show(screen);
  };
  runner.play(state, Luck::of_game(options.seed, 0), [&](const rules::Decision<G>& decision, const typename G::State& before) {
    typename G::State after = before;
    rules::step<G>(after, decision, [&](const auto& event) {
      const std::string text = sentence(event, options.language);
      if (!options.redraw) show("  " + text + "\n");
      recent.push_back(text);
      if (recent.size() > kRecentSentences) recent.erase(recent.begin());
    });
    if (options.redraw) draw_all(after);
    std::this_thread::sleep_for(options.pause);
  });
  if (!options.redraw) recent.clear();
  draw_all(state);
}

}  // namespace minuit::lab
