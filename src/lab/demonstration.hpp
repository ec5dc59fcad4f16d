// A match to look at: bots play, the terminal tells.
#pragma once
#include <algorithm>
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
  rules::Language language;
  rules::Ink ink = rules::Ink::plain;
  std::chrono::milliseconds pause{0};  // after each sentence
  bool redraw = false;                 // the picture stays at the top of the screen
};

inline constexpr std::string_view kClearScreen = "\033[H\033[2J";
inline constexpr std::string_view kBackToTop = "\033[H";
inline constexpr std::string_view kClearRestOfLine = "\033[K";
inline constexpr std::string_view kClearRestOfScreen = "\033[J";
inline constexpr std::size_t kRecentSentences = 8;
inline constexpr std::size_t kFewestSentences = 3;
inline constexpr std::size_t kScreenRows = 23;  // of a small terminal, less one for a sentence that is too long for a line

// A screen drawn over the one before, without a blank moment between them.
[[nodiscard]] inline std::string over_the_last(std::string_view screen) {
  std::string text(kBackToTop);
  for (const char letter : screen) {
    if (letter == '\n') text += kClearRestOfLine;
    text += letter;
  }
  return text += kClearRestOfScreen;
}

template <rules::Game G>
void demonstrate(const DemonstrationOptions& options, const std::function<void(const std::string&)>& show) {
  MatchRunner<G> runner(std::vector<std::string>(options.players, options.bot));
  typename G::State state = G::start(G::setup(options.players));
  std::vector<std::string> recent;
  if (options.redraw) show(std::string(kClearScreen));
  const auto draw_all = [&](const typename G::State& now) {
    std::string screen = picture(G::view(now, rules::Spectator{}), options.language, options.ink) + "\n";
    const auto rows = static_cast<std::size_t>(std::count(screen.begin(), screen.end(), '\n')) + 1;
    const std::size_t room = std::max(kScreenRows - std::min(kScreenRows, rows), kFewestSentences);
    for (std::size_t each = recent.size() - std::min(room, recent.size()); each < recent.size(); ++each)
      screen += "  " + recent[each] + "\n";
    show(options.redraw ? over_the_last(screen) : screen);
  };
  runner.play(state, Luck::of_game(options.seed, 0), [&](const rules::Decision<G>& decision, const typename G::State& before) {
    typename G::State after = before;
    std::vector<std::string> told;
    rules::step<G>(after, decision, [&](const auto& event) { told.push_back(sentence(event, options.language)); });
    for (std::size_t index = 0; index < told.size(); ++index) {  // one by one; the picture follows the last
      if (!options.redraw) show("  " + told[index] + "\n");
      recent.push_back(told[index]);
      if (recent.size() > kRecentSentences) recent.erase(recent.begin());
      if (options.redraw) draw_all(index + 1 < told.size() ? before : after);
      std::this_thread::sleep_for(options.pause);
    }
  });
  if (!options.redraw) recent.clear();
  draw_all(state);
}

}  // namespace minuit::lab
