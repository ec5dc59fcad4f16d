// The strongest bot's advice to a seat of any game, as text: for a table to show to the player who asked.
#pragma once
#include <optional>
#include <string>

#include "base/rng.hpp"
#include "match/room.hpp"

namespace minuit::server {

struct AdviceText {
  std::string action_json;
  std::optional<match::Saying> why;
};

// The level of the thought does not matter. Nothing if there is no such game or nothing to choose.
[[nodiscard]] std::optional<AdviceText> advise(const match::Thought& thought, Rng& rng);

[[nodiscard]] std::optional<match::Saying> why(const match::Games::Deed& deed);

}  // namespace minuit::server
