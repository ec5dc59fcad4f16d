// The bots of all games, asked in text and answering in text. One source instantiates all of them and what their questions are
// read from, which is a good part of what the server takes to compile.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/rng.hpp"
#include "match/room.hpp"

namespace minuit::server {

[[nodiscard]] bool has_bot(std::string_view game, std::string_view level);

// What a bot of that level decides there, as JSON.
[[nodiscard]] match::JobResult think(const match::Thought& thought, Rng& rng);

// The strongest bot's advice to a seat, for a table to show to the player who asked.
struct AdviceText {
  std::string action_json;
  std::optional<match::Saying> why;
};

// The level of the thought does not matter. Nothing if there is no such game or nothing to choose.
[[nodiscard]] std::optional<AdviceText> advise(const match::Thought& thought, Rng& rng);

// Why the bot that took a decision did so, where it can tell.
[[nodiscard]] std::optional<match::Saying> why(const match::Games::Deed& deed);

}  // namespace minuit::server
