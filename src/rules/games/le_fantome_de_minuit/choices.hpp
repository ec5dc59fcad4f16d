// What a seat may do, as a list that is worked out, not stored: counting the choices and taking one of them touches only a few
// words. In order: the empty squares to place on, or the figures to move, the rooms to hide in, and to stay.
#pragma once
#include "base/bits.hpp"
#include "base/indexed.hpp"
#include "rules/games/le_fantome_de_minuit/state.hpp"

namespace minuit::fantome {

class Choices {
 public:
  using value_type = Action;

  [[nodiscard]] static Choices placing(Squares free) {
    Choices choices;
    choices.squares_ = free;
    choices.first_kind_ = static_cast<u32>(std::popcount(free));
    choices.size_ = choices.first_kind_;
    return choices;
  }

  // FM-12, FM-14, FM-20 to FM-23
  [[nodiscard]] static Choices moving(Squares mine, Squares open_doors, Face roll, bool may_stay) {
    Choices choices;
    choices.squares_ = mine;
    choices.doors_ = open_doors;
    choices.reach_ = &kReach[static_cast<std::size_t>(roll)];
    choices.first_kind_ = static_cast<u32>(std::popcount(mine));
    choices.size_ = choices.first_kind_ + (may_stay ? 1 : 0);
    if (open_doors != 0)
      for (Squares left = mine; left != 0; left &= left - 1)
        choices.size_ += static_cast<u32>(std::popcount(choices.doors_from(Square(lowest_bit(left)))));
    return choices;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] auto begin() const { return IndexIterator<Choices>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Choices>(*this, size_); }

  [[nodiscard]] Action operator[](std::size_t index) const {
    assert(index < size_);
    auto nth = static_cast<u32>(index);
    if (nth < first_kind_) {
      if (reach_ == nullptr) return Place{Square(nth_of_many(squares_, nth))};
      return Move{Square(nth_of_few(squares_, nth))};
    }
    nth -= first_kind_;
    if (doors_ != 0) {
      for (Squares left = squares_; left != 0; left &= left - 1) {
        const Square from(lowest_bit(left));
        const Squares doors = doors_from(from);
        const auto count = static_cast<u32>(std::popcount(doors));
        if (nth < count) return Hide{from, kRoomAt[static_cast<std::size_t>(nth_of_few(doors, nth))]};
        nth -= count;
      }
    }
    return Stay{};
  }

 private:
  [[nodiscard]] Squares doors_from(Square from) const { return (*reach_)[from.value] & doors_; }

  Squares squares_ = 0;  // to place on, or to move from
  Squares doors_ = 0;    // of rooms that can be entered
  const std::array<Squares, kSquares + 1>* reach_ = nullptr;
  u32 first_kind_ = 0;  // how many are Place, or Move
  u32 size_ = 0;
};

}  // namespace minuit::fantome
