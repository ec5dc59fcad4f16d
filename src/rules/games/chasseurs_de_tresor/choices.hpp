// What a seat may do, as a list that is worked out, not stored. In order: the spaces to move to, to stay; or to take the jewel,
// to swap it, to leave it.
#pragma once
#include "base/indexed.hpp"
#include "rules/games/chasseurs_de_tresor/state.hpp"

namespace minuit::hunters {

class Choices {
 public:
  using value_type = Action;

  [[nodiscard]] static Choices moving(Spaces spaces) { return {spaces, static_cast<u32>(std::popcount(spaces)) + 1, Stay{}}; }
  // GH-17, GH-62
  [[nodiscard]] static Choices of_jewel(bool swapping) { return {0, 2, swapping ? Action(Swap{}) : Action(Take{})}; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] auto begin() const { return IndexIterator<Choices>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Choices>(*this, size_); }

  [[nodiscard]] Action operator[](std::size_t index) const {
    assert(index < size_);
    const u32 moves = static_cast<u32>(std::popcount(spaces_));
    if (index < moves) return Move{nth_space(static_cast<u32>(index))};
    return index == moves ? special_ : Action(Leave{});
  }

 private:
  Choices(Spaces spaces, u32 size, Action special) : spaces_(spaces), size_(size), special_(special) {}

  [[nodiscard]] Space nth_space(u32 nth) const {
    Spaces left = spaces_;
    for (; nth > 0; --nth) left &= left - 1;
    return lowest_space(left);
  }

  Spaces spaces_;
  u32 size_;
  Action special_;  // after the moves
};

}  // namespace minuit::hunters
