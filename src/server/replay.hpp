// A finished match told again, a page at a time, as a pair of eyes saw it. Other seats' eyes and all-seeing ones are for finished
// matches only, so that nothing is told before the whole match was replayed to its end.
#pragma once
#include "base/result.hpp"
#include "codec/viewer.hpp"
#include "server/api.hpp"
#include "server/limits.hpp"
#include "server/record.hpp"

namespace minuit::server {

struct ReplayWish {
  rules::Viewer eyes = rules::AllSeeing{};
  u64 from = 0;  // decisions that are known already
  std::size_t most_steps = kMostReplaySteps;
  std::size_t most_bytes = kMostReplayBytes;
  std::size_t most_reasons = kMostReplayReasons;
};
struct Denial {
  unsigned status = 0;  // of HTTP
  rules::Refusal why;
};

// When the reader has taken all it needs.
[[nodiscard]] Result<Replay, Denial> replay_of(const RecordReader& reader, const match::Games& games, const ReplayWish& wish);

// What an event of a match showed to everyone, while it is played too, as JSON; counted from 1.
[[nodiscard]] Result<std::string, Denial> evidence_of(const RecordReader& reader, const match::Games& games, u64 which);

[[nodiscard]] std::vector<Player> players_of(const std::vector<match::Chair>& chairs, std::size_t seats);

}  // namespace minuit::server
