// What the suite answers when a game breaks a law: a value, so that a canary can be seen to be caught and a campaign can name its
// seed.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::laws {

// Numbered as in docs/ARCHITECTURE.md; the last three are promises of the contract that stand beside the eight laws. Law 8, the
// same hash on every machine, takes two builds and is tested by `minuit signature`.
enum class Law : u8 {
  views = 1,        // a view is a function of what was seen
  choices = 2,      // what a seat may do is a function of its view
  sink = 3,         // the sink is inert
  replay = 4,       // replay rebuilds the state, encode and decode are inverse
  menu = 5,         // actions are ordered, unique, accepted; none is missing
  pieces = 6,       // pieces are conserved
  bound = 7,        // every match ends within its bound
  point = 101,      // a seat's decision point moves when it decides, and never when others do
  imagining = 102,  // an imagined state gives back the view it was imagined from
  reveals = 103,    // a choice that shows the deciding seat what it could not know says so
};

[[nodiscard]] constexpr std::string_view name(Law law) {
  switch (law) {
    case Law::views: return "law 1 (a view is a function of what was seen)";
    case Law::choices: return "law 2 (what a seat may do is a function of its view)";
    case Law::sink: return "law 3 (the sink is inert)";
    case Law::replay: return "law 4 (replay and decoding give back what was)";
    case Law::menu: return "law 5 (actions are ordered, unique, accepted and complete)";
    case Law::pieces: return "law 6 (pieces are conserved)";
    case Law::bound: return "law 7 (a match ends within its bound)";
    case Law::point: return "the law of decision points";
    case Law::imagining: return "the law of imagined states";
    case Law::reveals: return "the law of revealing choices";
  }
  return "";
}

struct Violation {
  Law law{};
  u64 decision = 0;  // how many decisions were taken before
  std::string message;
};
using Finding = std::optional<Violation>;

// The suite fills in the number of the decision.
[[nodiscard]] inline Finding broken(Law law, std::string message) { return Violation{law, 0, std::move(message)}; }

}  // namespace minuit::laws
