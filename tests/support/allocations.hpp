// Counts heap allocations of the test program, for tests which claim that something makes none.
#pragma once
#include "base/types.hpp"

namespace minuit::support {

// How many times this thread has called operator new, in any form, since it began.
[[nodiscard]] u64 allocations();

}  // namespace minuit::support
