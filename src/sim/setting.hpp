// What a simulated world is made from, and what comes of it.
#pragma once
#include <memory>

#include "match/games.hpp"
#include "sim/scene.hpp"
#include "store/store.hpp"

namespace minuit::sim {

// Defects of the surroundings that the invariants must notice. A world without them proves nothing.
enum class Mutant : u8 {
  none,
  tells_before_storing,  // "kept" is answered before the disk has it
  forgets_kept,          // now and then the disk answers "kept" and keeps nothing
  crosses_wires,         // now and then a message goes to everyone
  swallows_frames,       // now and then a frame is lost on a connection that lives on
  hurries_clock,         // the steady clock runs too fast
  loses_ticks,           // nobody is woken
  doubles_commands,      // now and then a command comes twice, the second time under another number
};
BOOST_DESCRIBE_ENUM(Mutant, none, tells_before_storing, forgets_kept, crosses_wires, swallows_frames, hurries_clock, loses_ticks,
                    doubles_commands)

struct Play {
  std::string game;                  // its id
  std::vector<std::string> configs;  // setups that are short enough, as JSON
  // What a hand would rather leave to the world than decide by this action, as JSON, where the game takes intents; nothing if
  // there is no such thing now.
  std::function<std::optional<std::string>(std::string_view view, std::string_view action, Rng& rng)> intent;
  // What a hand does when it sees what a race shows, as a JSON list of signals; where hands race.
  std::function<std::string(Seat seat, std::string_view view, std::string_view shown, Rng& rng)> signals;
};

struct Setting {
  const match::Games* games = nullptr;
  std::vector<Play> plays;  // one of them a world
  u32 acts = 120;           // of people, before the storm is over
  Mutant mutant = Mutant::none;
  bool tracing = false;
  std::function<std::unique_ptr<store::Store>(u64 seed)> make_store;  // in memory if there is none
};

struct Report {
  u64 seed = 0;
  u64 digest = 0;
  Counts counts;
  std::optional<Violation> violation;
  std::vector<std::string> story;  // of a traced world
};

[[nodiscard]] Report run_world(const Setting& setting, u64 seed);

}  // namespace minuit::sim
