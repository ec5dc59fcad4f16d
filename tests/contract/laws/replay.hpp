// Law 4: a match is its setup plus its decisions, and nothing is lost on the way through JSON.
#pragma once
#include <span>
#include <vector>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/contract/play.hpp"
#include "tests/contract/laws/violation.hpp"

namespace minuit::laws {

template <class T>
[[nodiscard]] Finding check_round_trip(const T& value, std::string_view what) {
  const std::string text = codec::to_json(value);
  const auto decoded = codec::read<T>(text);
  if (!decoded.ok()) return broken(Law::replay, std::string(what) + " cannot be read back: " + text);
  if (decoded.value() == value) return std::nullopt;
  return broken(Law::replay, std::string(what) + " does not survive its JSON: " + text);
}

template <rules::Game G>
[[nodiscard]] Finding check_replay(const typename G::Config& config, std::span<const rules::Decision<G>> decisions,
                                   const typename G::State& state) {
  typename G::State rebuilt = G::start(config);
  if (const auto fault = rules::replay<G>(rebuilt, decisions, rules::NoAudience{}))
    return broken(Law::replay,
                  "the replay refuses decision " + std::to_string(fault->index) + ": " + fault->refusal.text(texts::english()));
  if (rebuilt == state) return std::nullopt;
  return broken(Law::replay, "the replay leads to another state");
}

}  // namespace minuit::laws
