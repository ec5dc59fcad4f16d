// Looks through every keyhole of a full hall, beside Embree casting a ray for each sample. Without Embree there is nothing to
// list.
#pragma once
#include "bench/bench.hpp"

namespace minuit::bench {

void add_looks(std::vector<Benchmark>& list);

}  // namespace minuit::bench
