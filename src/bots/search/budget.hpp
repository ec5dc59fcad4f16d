// When to stop thinking. Tests and ladders count nodes, so that the same seed gives the same choice on every machine; a table
// adds a limit in milliseconds.
#pragma once
#include <chrono>

#include "base/types.hpp"

namespace minuit::bots {

// Whichever is reached first. A node is one descent through the tree and the judgement at its end.
struct Budget {
  static constexpr u64 kUnlimited = ~u64{0};
  u64 nodes = kUnlimited;
  u64 milliseconds = kUnlimited;

  [[nodiscard]] static constexpr Budget of_nodes(u64 count) { return {.nodes = count}; }
  [[nodiscard]] static constexpr Budget of_ms(u64 count) { return {.milliseconds = count}; }
  [[nodiscard]] constexpr Budget within_ms(u64 count) const { return {nodes, count < milliseconds ? count : milliseconds}; }
  constexpr bool operator==(const Budget&) const = default;
};

class Stopper {
 public:
  // A search over several imagined worlds gives each an equal part.
  Stopper(const Budget& budget, u32 parts) : budget_(budget), parts_(parts) {
    if (timed()) begun_ = std::chrono::steady_clock::now();
  }

  [[nodiscard]] bool timed() const { return budget_.milliseconds != Budget::kUnlimited; }
  // How many nodes in all may have been spent at the end of this part.
  [[nodiscard]] u64 nodes_until(u32 part) const {
    if (budget_.nodes == Budget::kUnlimited) return Budget::kUnlimited;
    return budget_.nodes / parts_ * (part + 1) + budget_.nodes % parts_ * (part + 1) / parts_;
  }
  [[nodiscard]] bool spent(u64 nodes, u32 part) {
    if (nodes >= nodes_until(part)) return true;
    if (!timed() || nodes % kNodesBetweenGlances != 0) return false;
    const std::chrono::duration<double, std::milli> thought = std::chrono::steady_clock::now() - begun_;
    return thought.count() * parts_ >= static_cast<double>(budget_.milliseconds) * (part + 1);
  }

 private:
  static constexpr u64 kNodesBetweenGlances = 16;  // at the clock: a glance costs about as much as ten moves
  Budget budget_;
  u32 parts_;
  std::chrono::steady_clock::time_point begun_;
};

}  // namespace minuit::bots
