// What nature may decide, as a list that is worked out from the cards that are left.
#pragma once
#include "base/indexed.hpp"
#include "rules/games/mysterium/state.hpp"

namespace minuit::mysterium {

class Draws {
 public:
  using value_type = rules::Odds<Chance>;

  // A clue card; the form holds all of the outcome but the card.
  Draws(const Chance& form, Clues clues) : form_(form), clues_(clues), size_(static_cast<u32>(std::popcount(clues))) {}
  // A vision.
  Draws(const Chance& form, const VisionSet& visions) : form_(form), visions_(visions), size_(visions.size()) {}

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] auto begin() const { return IndexIterator<Draws>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Draws>(*this, size_); }
  [[nodiscard]] value_type operator[](std::size_t index) const { return {winner(static_cast<u32>(index)), 1}; }

  // A draw is one look-up: the outcome is the same as drawing from the list.
  [[nodiscard]] u32 total() const { return size_; }
  [[nodiscard]] Chance winner(u32 ticket) const {
    Chance chance = form_;
    std::visit(
        [&](auto& kind) {
          if constexpr (requires { kind.vision; }) {
            kind.vision = visions_.nth(ticket);
          } else {
            kind.card = Clue(nth_of_few(clues_, ticket));
          }
        },
        chance);
    return chance;
  }

 private:
  Chance form_;
  Clues clues_ = 0;
  VisionSet visions_;
  u32 size_;
};

}  // namespace minuit::mysterium
