#include "bench/bench.hpp"

#include <algorithm>
#include <chrono>

namespace minuit::bench {

namespace {

constexpr int kTurns = 15;
constexpr std::chrono::milliseconds kTurn{120};

// Units a second.
double measure(const Work& work) {
  using Clock = std::chrono::steady_clock;
  const auto begun = Clock::now();
  u64 units = 0;
  auto now = begun;
  for (; now - begun < kTurn; now = Clock::now()) units += work();
  return static_cast<double>(units) / std::chrono::duration<double>(now - begun).count();
}

[[nodiscard]] double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

[[nodiscard]] Comparison compare(const Benchmark& benchmark) {
  std::vector<double> ours;
  std::vector<double> reference;
  std::vector<double> ratios;
  measure(benchmark.ours);  // to warm up
  measure(benchmark.reference);
  for (int turn = 0; turn < kTurns; ++turn) {
    ours.push_back(measure(benchmark.ours));
    reference.push_back(measure(benchmark.reference));
    ratios.push_back(ours.back() / reference.back());
  }
  return {std::string(benchmark.name), median(ours), median(reference), median(ratios), std::string(benchmark.unit)};
}

}  // namespace

bool is_known(std::string_view name) {
  return std::ranges::any_of(all(), [&](const Benchmark& benchmark) { return benchmark.name == name; });
}

std::string known() {
  std::string names;
  for (const Benchmark& benchmark : all()) {
    if (!names.empty()) names += ", ";
    names += benchmark.name;
  }
  return names;
}

void run(std::span<const std::string> names, const std::function<void(const Comparison&)>& report) {
  for (const Benchmark& benchmark : all())
    if (names.empty() || std::ranges::find(names, benchmark.name) != names.end()) report(compare(benchmark));
}

}  // namespace minuit::bench
