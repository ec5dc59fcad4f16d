#include "lab/ladder.hpp"

#include <iostream>

#include "apps/minuit/setup.hpp"
#include "bots/pilots/all.hpp"
#include "codec/write.hpp"

namespace minuit::app {

void add_ladder(CLI::App& app) {
  struct Options {
    std::string game;
    lab::LadderOptions ladder;
    u32 players = 2;
  };
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("ladder", "Let every two of some bots play each other and print a JSON line a pair");
  command->add_option("game", options.game, "The game's id")->required();
  command->add_option("--bots", options.ladder.bots, "Weakest first (default: all)")->delimiter(',');
  command->add_option("--games", options.ladder.games, "Matches a pair")->check(whole())->capture_default_str();
  command->add_option("--players", options.players, "Seats, taken in turn by the two")
      ->check(CLI::Range(0U, 255U))
      ->check(whole())
      ->capture_default_str();
  command->add_option("--seed", options.ladder.seed, "Same seed and options: same matches")
      ->check(whole())
      ->capture_default_str();
  command->add_option("--threads", options.ladder.threads, "How many threads")
      ->check(CLI::Range(1U, 256U))
      ->check(whole())
      ->capture_default_str();
  command->callback([] {
    with_game(options.game, [&]<class G>(std::type_identity<G> /*game*/) {
      lab::LadderOptions ladder = options.ladder;
      ladder.players = static_cast<u8>(options.players);
      if (ladder.bots.empty())
        for (const std::string_view name : bots::bots_of<G>()) ladder.bots.emplace_back(name);
      for (const std::string& name : ladder.bots) check_bot<G>(name);
      if (const auto complaint = lab::complaint<G>(ladder)) throw BadInput(*complaint);
      lab::ladder<G>(ladder, [&](const lab::PairResult& result) {
        std::cout << codec::to_json(lab::report_of<G>(ladder, result)) << '\n' << std::flush;  // each as soon as it is known
      });
    });
  });
}

}  // namespace minuit::app
