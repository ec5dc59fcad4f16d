#include "lab/perft.hpp"

#include <iostream>

#include "apps/minuit/setup.hpp"
#include "codec/record.hpp"

namespace minuit::app {

namespace {

struct Options {
  std::string game;
  u32 depth = 3;
  std::optional<u32> players;
  std::string config;
  std::string from;
  u64 to = ~u64{0};
};

constexpr u32 kMostDepth = 32;

// The position to count from: a fresh match, or one that a record leads to.
template <rules::Game G>
[[nodiscard]] typename G::State position(const Options& options) {
  if (options.from.empty()) return G::start(config_for<G>(options.players, options.config));
  const auto record = codec::read_record<G>(read_file(options.from));
  if (!record.ok())
    throw BadInput(options.from + ": line " + std::to_string(record.error().line) + ": " + record.error().path + ": " +
                   record.error().message);
  typename G::State state = G::start(record.value().config);
  const std::span<const rules::Decision<G>> decisions = record.value().decisions;
  const auto fault = rules::replay<G>(state, decisions.first(std::min<u64>(options.to, decisions.size())), rules::NoAudience{});
  if (fault)
    throw Refused(options.from + ": line " + std::to_string(fault->index + 2) + ": " + rules::to_string(fault->refusal.clause()) +
                  ": " + fault->refusal.text(texts::english()));
  return state;
}

}  // namespace

void add_perft(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("perft", "Count the sequences of decisions, depth by depth");
  command->add_option("game", options.game, "The game's id")->required();
  command->add_option("--depth", options.depth, "How deep")
      ->check(CLI::Range(1U, kMostDepth))
      ->check(whole())
      ->capture_default_str();
  command->add_option("--players", options.players, "How many players (default: the fewest)")->check(whole());
  command->add_option("--config", options.config, "The setup as JSON");
  command->add_option("--from", options.from, "Count from the position this record leads to")
      ->excludes("--players")
      ->excludes("--config");
  command->add_option("--to", options.to, "With --from: after so many of its decisions")->check(whole());
  command->callback([] {
    with_game(options.game, [&]<class G>(std::type_identity<G> /*game*/) {
      const auto state = position<G>(options);
      for (u32 depth = 1; depth <= options.depth; ++depth)
        std::cout << depth << ' ' << lab::perft<G>(state, depth) << '\n' << std::flush;  // each as soon as it is known
    });
  });
}

}  // namespace minuit::app
