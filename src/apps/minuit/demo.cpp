#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "apps/minuit/setup.hpp"
#include "bots/pilots/all.hpp"
#include "lab/demonstration.hpp"

namespace minuit::app {

namespace {

struct Options {
  std::string game{catalog::games().front().id};
  u32 players = 4;
  std::optional<u64> seed;
  std::string bot = "normal";
  std::string language;
  u32 pause_ms = 350;
};

[[nodiscard]] rules::Language language_of(const std::string& given) {
  std::string name = given;  // or what a terminal says, as en_GB.UTF-8
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
    // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread runs yet
    if (const char* value = std::getenv(variable); name.empty() && value != nullptr) name = value;
  return texts::Language::named(name.substr(0, name.find_first_of("_.@"))).value_or(texts::Language());
}

// On a terminal a picture that moves, at a pace one can follow; into a file the plain story, at once.
template <rules::Game G>
void run(const Options& options) {
  check_bot<G>(options.bot);
  (void)config_for<G>(options.players, "");
  const bool terminal = isatty(STDOUT_FILENO) != 0;
  const lab::DemonstrationOptions demonstration{
      .players = static_cast<u8>(options.players),
      .seed = options.seed ? *options.seed : std::random_device{}(),
      .bot = options.bot,
      .language = language_of(options.language),
      .ink = terminal ? rules::Ink::coloured : rules::Ink::plain,
      .pause = std::chrono::milliseconds(terminal ? options.pause_ms : 0),
      .redraw = terminal,
  };
  lab::demonstrate<G>(demonstration, [](const std::string& text) { std::cout << text << std::flush; });
}

}  // namespace

void add_demo(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("demo", "Watch the bots play a match in the terminal");
  command->add_option("game", options.game, "The game's id")->capture_default_str();
  command->add_option("--players", options.players, "How many players")->check(whole())->capture_default_str();
  command->add_option("--seed", options.seed, "The same match again (default: a new one)")->check(whole());
  command->add_option("--bot", options.bot, "Which bot plays every seat")->capture_default_str();
  command->add_option("--language", options.language, "Of the sentences (default: the terminal's, else fr)")->check(language());
  command->add_option("--pause", options.pause_ms, "Milliseconds after each sentence")
      ->check(CLI::Range(0U, 10'000U))
      ->check(whole())
      ->capture_default_str();
  command->callback([] { with_game(options.game, [&]<class G>(std::type_identity<G> /*game*/) { run<G>(options); }); });
}

}  // namespace minuit::app
