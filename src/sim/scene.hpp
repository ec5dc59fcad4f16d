// The ground of a simulated world: one seed, virtual time, a queue of what is to happen, and the story of what did.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/digest.hpp"
#include "base/rng.hpp"
#include "sim/counts.hpp"

namespace minuit::sim {

// What was found broken: which promise, when, and how.
struct Violation {
  std::string invariant;
  std::string message;
  u64 event = 0;  // the how manieth of the world
  i64 at_ms = 0;
};

class Scene {
 public:
  Scene(u64 seed, bool tracing) : rng_(Rng::stream(seed, 0x51)), tracing_(tracing) {}

  [[nodiscard]] i64 now() const { return now_; }
  void later(i64 delay_ms, std::function<void()> what);
  // The next thing happens; false if there is none, or not before `until_ms`, or something is broken.
  [[nodiscard]] bool step(i64 until_ms);

  [[nodiscard]] u64 any() { return rng_.next(); }
  [[nodiscard]] bool chance(u32 in_a_thousand) { return rng_.below(1000) < in_a_thousand; }
  [[nodiscard]] u32 below(u32 count) { return rng_.below(count); }
  [[nodiscard]] i64 between(i64 least, i64 most) { return least + i64{rng_.below(static_cast<u32>(most - least + 1))}; }

  [[nodiscard]] Counts& counts() { return counts_; }
  void count(Mark mark) { counts_.add(mark); }

  // A line of the story. Everything noted joins the digest; only a traced world keeps the words.
  void note(std::string_view what, u64 number, std::string_view words = {});
  void violate(std::string_view invariant, std::string message);
  [[nodiscard]] const std::optional<Violation>& violation() const { return violation_; }
  [[nodiscard]] u64 digest() const { return digest_.value(); }
  [[nodiscard]] const std::vector<std::string>& story() const { return story_; }

 private:
  struct Event {
    i64 at = 0;
    u64 number = 0;
    std::function<void()> what;
    [[nodiscard]] bool operator<(const Event& other) const {  // the earliest on top
      return at != other.at ? at > other.at : number > other.number;
    }
  };
  Rng rng_;
  bool tracing_;
  i64 now_ = 0;
  u64 events_ = 0;
  u64 happened_ = 0;
  std::vector<Event> queue_;  // a heap
  Counts counts_;
  Digest digest_;
  std::vector<std::string> story_;
  std::optional<Violation> violation_;
};

}  // namespace minuit::sim
