#include "sim/counts.hpp"

#include <algorithm>

#include "codec/write.hpp"

namespace minuit::sim {

namespace {

// The only mark that is a height and not a number of times.
constexpr std::size_t kHeight = static_cast<std::size_t>(Mark::waiting_most);

void put(std::string& out, std::string_view name, u64 count) {
  if (out.back() != '{') out += ',';
  codec::write(out, std::string(name));
  out += ':' + std::to_string(count);
}

}  // namespace

void Counts::at_least(Mark mark, u64 count) {
  u64& known = marks[static_cast<std::size_t>(mark)];
  known = std::max(known, count);
}

void Counts::join(const Counts& others) {
  worlds += others.worlds;
  for (std::size_t at = 0; at < kHeight; ++at) marks[at] += others.marks[at];
  at_least(Mark::waiting_most, others.of(Mark::waiting_most));
  for (const auto& [name, count] : others.outcomes) outcomes[name] += count;
  for (const auto& [name, count] : others.goodbyes) goodbyes[name] += count;
}

std::string Counts::to_json() const {
  std::string out = "{";
  put(out, "worlds", worlds);
  codec::each_enumerator<Mark>([&](std::string_view name, Mark mark) { put(out, name, of(mark)); });
  out += R"(,"outcomes":{)";
  for (const auto& [name, count] : outcomes) put(out, name, count);
  out += R"(},"goodbyes":{)";
  for (const auto& [name, count] : goodbyes) put(out, name, count);
  return out += "}}";
}

}  // namespace minuit::sim
