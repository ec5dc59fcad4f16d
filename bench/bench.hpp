// Benchmarks that compare: ours and a reference, measured turn and turn about in one run, so that a noisy machine hits both
// alike.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/describe.hpp"
#include "base/types.hpp"

namespace minuit::bench {

struct Comparison {
  std::string name;
  double ours = 0;
  double reference = 0;
  double ratio = 0;  // ours / reference: the median over the turns
  std::string unit;
};
MINUIT_DESCRIBE(Comparison, (name, ours, reference, ratio, unit))

// Does some work and says how many units of it: called again and again for a while.
using Work = std::function<u64()>;

struct Benchmark {
  std::string_view name;
  std::string_view unit;
  Work ours;
  Work reference;
};

[[nodiscard]] std::vector<Benchmark> all();
[[nodiscard]] bool is_known(std::string_view name);
[[nodiscard]] std::string known();

// The named ones, or all if none is named.
void run(std::span<const std::string> names, const std::function<void(const Comparison&)>& report);

}  // namespace minuit::bench
