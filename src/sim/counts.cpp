#include "sim/counts.hpp"

#include <algorithm>

#include "codec/write.hpp"

namespace minuit::sim {

namespace {

// The only mark that is a height and not a number of times.
constexpr std::size_t kHeight = static_cast<std::size_t>(Mark::waiting_most);

// What a name in a list begins with, for each of the maps.
constexpr std::string_view kWorlds = "worlds ";
constexpr std::string_view kOutcomes = "outcome ";
constexpr std::string_view kGoodbyes = "goodbye ";

void put(std::string& out, std::string_view name, u64 count) {
  if (out.back() != '{') out += ',';
  codec::write(out, std::string(name));
  out += ':' + std::to_string(count);
}

void put(std::string& out, std::string_view name, const std::map<std::string, u64>& counts) {
  out += ',';
  codec::write(out, std::string(name));
  out += ":{";
  for (const auto& [each, count] : counts) put(out, each, count);
  out += '}';
}

[[nodiscard]] std::optional<Mark> mark_named(std::string_view wanted) {
  std::optional<Mark> found;
  each_enumerator<Mark>([&](std::string_view name, Mark mark) {
    if (name == wanted) found = mark;
  });
  return found;
}

}  // namespace

void Counts::at_least(Mark mark, u64 count) {
  u64& known = marks[static_cast<std::size_t>(mark)];
  known = std::max(known, count);
}

void Counts::join(const Counts& others) {
  for (std::size_t at = 0; at < kHeight; ++at) marks[at] += others.marks[at];
  at_least(Mark::waiting_most, others.of(Mark::waiting_most));
  for (const auto& [name, count] : others.worlds) worlds[name] += count;
  for (const auto& [name, count] : others.outcomes) outcomes[name] += count;
  for (const auto& [name, count] : others.goodbyes) goodbyes[name] += count;
}

u64 Counts::all_worlds() const {
  u64 all = 0;
  for (const auto& [game, count] : worlds) all += count;
  return all;
}

std::string Counts::to_json() const {
  std::string out = "{";
  put(out, "worlds", all_worlds());
  put(out, "worlds_of", worlds);
  each_enumerator<Mark>([&](std::string_view name, Mark mark) { put(out, name, of(mark)); });
  put(out, "outcomes", outcomes);
  put(out, "goodbyes", goodbyes);
  return out += '}';
}

std::vector<Count> Counts::list() const {
  std::vector<Count> all;
  const auto add = [&](std::string_view head, const std::map<std::string, u64>& counts) {
    for (const auto& [name, count] : counts) all.push_back({std::string(head) + name, count});
  };
  add(kWorlds, worlds);
  each_enumerator<Mark>([&](std::string_view name, Mark mark) { all.push_back({std::string(name), of(mark)}); });
  add(kOutcomes, outcomes);
  add(kGoodbyes, goodbyes);
  return all;
}

std::optional<Counts> Counts::from(const std::vector<Count>& list) {
  Counts counts;
  for (const Count& each : list) {
    const auto filed = [&each](std::string_view head, std::map<std::string, u64>& into) {
      if (!each.name.starts_with(head)) return false;
      into[each.name.substr(head.size())] += each.count;
      return true;
    };
    if (filed(kWorlds, counts.worlds) || filed(kOutcomes, counts.outcomes) || filed(kGoodbyes, counts.goodbyes)) continue;
    const auto mark = mark_named(each.name);
    if (!mark) return std::nullopt;
    counts.add(*mark, each.count);
  }
  return counts;
}

}  // namespace minuit::sim
