// The list of benchmarks.
#include <boost/json.hpp>

#include "bench/bench.hpp"
#include "bench/chasseurs_de_tresor/plain_loop.hpp"
#include "bench/le_fantome_de_minuit/plain_loop.hpp"
#include "bench/mysterium/plain_loop.hpp"
#include "bench/pas_touche/plain_loop.hpp"
#include "bench/pas_vu_pas_pris/looks.hpp"
#include "bots/pilots/all.hpp"
#include "codec/read.hpp"
#include "lab/simulate.hpp"
#include "resolve/pas_touche/resolver.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::bench {

namespace {

using fantome::LeFantome;

constexpr u8 kPlayers = 4;
constexpr u64 kSeed = 1;
constexpr u64 kMatches = 500;

u64 engine_matches() {
  for (u64 game = 0; game < kMatches; ++game) {
    fantome::State state = LeFantome::start(LeFantome::setup(kPlayers));
    lab::play_random_match<LeFantome>(state, lab::Luck::of_game(kSeed, game));
  }
  return kMatches;
}

u64 plain_matches() {
  for (u64 game = 0; game < kMatches; ++game) {
    const PlainMatch match = play_plain_match(kPlayers, lab::Luck::of_game(kSeed, game));
    asm volatile("" : : "r"(&match) : "memory");  // the result counts as used
  }
  return kMatches;
}

u64 engine_hunts() {
  using hunters::Chasseurs;
  for (u64 game = 0; game < kMatches; ++game) {
    hunters::State state = Chasseurs::start(Chasseurs::setup(kPlayers));
    lab::play_random_match<Chasseurs>(state, lab::Luck::of_game(kSeed, game));
  }
  return kMatches;
}

u64 plain_hunts() {
  for (u64 game = 0; game < kMatches; ++game) {
    const PlainHunt hunt = play_plain_hunt(kPlayers, false, lab::Luck::of_game(kSeed, game));
    asm volatile("" : : "r"(&hunt) : "memory");  // the result counts as used
  }
  return kMatches;
}

u64 engine_races() {
  using touche::PasTouche;
  for (u64 game = 0; game < kMatches; ++game) {
    touche::State state = PasTouche::start(PasTouche::setup(kPlayers));
    lab::play_random_match<PasTouche>(state, lab::Luck::of_game(kSeed, game));
  }
  return kMatches;
}

u64 plain_races() {
  for (u64 game = 0; game < kMatches; ++game) {
    const PlainRaces races = play_plain_races(kPlayers, false, lab::Luck::of_game(kSeed, game));
    asm volatile("" : : "r"(&races) : "memory");  // the result counts as used
  }
  return kMatches;
}

u64 engine_seances() {
  using mysterium::Mysterium;
  for (u64 game = 0; game < kMatches; ++game) {
    mysterium::State state = Mysterium::start(Mysterium::setup(kPlayers));
    lab::play_random_match<Mysterium>(state, lab::Luck::of_game(kSeed, game));
  }
  return kMatches;
}

u64 plain_seances() {
  for (u64 game = 0; game < kMatches; ++game) {
    const PlainSeance seance = play_plain_seance(kPlayers, 0, lab::Luck::of_game(kSeed, game));
    asm volatile("" : : "r"(&seance) : "memory");  // the result counts as used
  }
  return kMatches;
}

u64 threaded_matches(u32 threads) {
  lab::SimulateOptions<LeFantome> options;
  options.config = LeFantome::setup(kPlayers);
  options.bots.assign(kPlayers, std::string(bots::kRandomBot));
  options.games = 20'000;
  options.threads = threads;
  return lab::play_games(options).games();
}

constexpr std::string_view kDecision = R"({"type":"Chosen","seat":2,"action":{"type":"Hide","from":17,"room":"ballroom"}})";
constexpr u64 kReadings = 1'000;

u64 strict_readings() {
  u64 good = 0;
  for (u64 reading = 0; reading < kReadings; ++reading) good += codec::read<rules::Decision<LeFantome>>(kDecision).ok() ? 1 : 0;
  return good;
}

u64 tree_readings() {
  u64 good = 0;
  for (u64 reading = 0; reading < kReadings; ++reading) good += boost::json::parse(kDecision).is_object() ? 1 : 0;
  return good;
}

}  // namespace

std::vector<Benchmark> all() {
  std::vector<Benchmark> list{
      {"le-fantome-de-minuit/random", "games/s", engine_matches, plain_matches},
      {"le-fantome-de-minuit/two-threads", "games/s", [] { return threaded_matches(2); }, [] { return threaded_matches(1); }},
      {"chasseurs-de-tresor/random", "games/s", engine_hunts, plain_hunts},
      {"pas-touche/random", "games/s", engine_races, plain_races},
      {"mysterium/random", "games/s", engine_seances, plain_seances},
      {"codec/read-decision", "decisions/s", strict_readings, tree_readings},
  };
  add_looks(list);
  return list;
}

}  // namespace minuit::bench
