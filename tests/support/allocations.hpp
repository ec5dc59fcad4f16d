// Counts heap allocations of the test program, for tests which claim that something makes none.
#pragma once
#include "base/types.hpp"

// The thread sanitizer keeps operator new to itself: under it nothing is counted.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MINUIT_NO_COUNTING
#endif
#endif

namespace minuit::support {

#ifdef MINUIT_NO_COUNTING
inline constexpr bool kCounting = false;
#else
inline constexpr bool kCounting = true;
#endif

// How many times this thread has called operator new, in any form, since it began.
[[nodiscard]] u64 allocations();

}  // namespace minuit::support
