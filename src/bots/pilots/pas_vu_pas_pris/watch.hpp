// Looking before the look: which doors may come next, and what would be seen through them.
#pragma once
#include <chrono>
#include <span>
#include <vector>

#include "base/rng.hpp"
#include "bots/search/budget.hpp"
#include "rules/games/pas_vu_pas_pris/state.hpp"

namespace minuit::keyhole {

// PV-31 to PV-33, and the cards that say otherwise: every door at which the keyhole may hang when everyone looks.
[[nodiscard]] std::vector<Door> next_doors(const State& s);

// So many of a list, any of them as likely as any other.
template <class T>
void keep_some(std::vector<T>& list, std::size_t count, Rng& rng) {
  count = std::min(count, list.size());
  for (std::size_t at = 0; at < count; ++at) std::swap(list[at], list[at + rng.below(static_cast<u32>(list.size() - at))]);
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(count), list.end());
}

// A spot at which somebody may come to stand, and what it would be worth to this seat that nothing there is seen; below 0, if the
// others are helped more.
struct Hope {
  Placed ghost;
  double worth = 0;
};

// Takes looks, counts them, and minds the clock at a table.
class Watch {
 public:
  explicit Watch(const bots::Budget& budget) : budget_(budget), begun_(std::chrono::steady_clock::now()) {}

  [[nodiscard]] bool over() const;
  Sight take(const Scene& scene, Door door) {
    ++looks_;
    return look(scene, door, canvas_);
  }
  [[nodiscard]] const Canvas& canvas() const { return canvas_; }

  // What a look would cost the others, less what it would cost this seat, with the hopes that it leaves: the mean over these
  // doors.
  [[nodiscard]] double gain(const State& s, Seat seat, const std::vector<Door>& doors, std::span<const Hope> hopes = {});

 private:
  bots::Budget budget_;
  std::chrono::steady_clock::time_point begun_;
  u64 looks_ = 0;
  Canvas canvas_;
};

}  // namespace minuit::keyhole
