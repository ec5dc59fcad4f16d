// What a seat may do, as a list that is worked out item by item: a ghost has hundreds of gifts to choose from.
#pragma once
#include "base/indexed.hpp"
#include "rules/games/mysterium/state.hpp"

namespace minuit::mysterium {

// The ways to take three of seven: bit n is the nth card of the hand.
inline constexpr std::size_t kThreesOfHand = 35;
inline constexpr auto kThrees = [] {
  std::array<u8, kThreesOfHand> threes{};
  std::size_t at = 0;
  for (u32 mask = 0; mask < (1U << kHandSize); ++mask)
    if (std::popcount(mask) == kSharedSize) threes[at++] = static_cast<u8>(mask);
  return threes;
}();

// What the player of mediums may do while the hourglass runs.
struct Guesses {
  std::array<Clues, 2> cards{};  // by own medium: what it may choose
  Medium first;                  // of the own mediums; the second, if there is one, is the next
  u32 bets = 0;                  // bit n is a token about medium n / 2, agreeing if n is even
  Mediums placed = 0;            // about whom a token may be taken back
};

class Choices {
 public:
  using value_type = Action;

  [[nodiscard]] static Choices giving(const VisionSet& hand, Mediums mediums, bool crow) {
    const u32 targets = count(mediums) + (crow ? 1U : 0U);
    return {Kind::gifts, targets * ((1U << hand.size()) - 1), hand, mediums};
  }
  [[nodiscard]] static Choices conveying(const VisionSet& hand, u8 groups) {
    assert(hand.size() == kHandSize);
    return {Kind::shared, groups * static_cast<u32>(kThreesOfHand), hand, 0};
  }
  [[nodiscard]] static Choices guessing(const Guesses& guesses) {
    Choices choices(Kind::guesses,
                    count(guesses.cards[0]) + count(guesses.cards[1]) + count(guesses.bets) + count(guesses.placed) + 1, {}, 0);
    choices.guesses_ = guesses;
    return choices;
  }
  [[nodiscard]] static Choices voting(u8 groups) { return {Kind::votes, groups, {}, 0}; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] auto begin() const { return IndexIterator<Choices>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Choices>(*this, size_); }

  [[nodiscard]] Action operator[](std::size_t index) const {
    assert(index < size_);
    switch (kind_) {
      case Kind::gifts: return gift(index);
      case Kind::guesses: return guess(static_cast<u32>(index));
      case Kind::votes: return Vote{GroupNumber(static_cast<i64>(index))};
      default: return Convey{GroupNumber(static_cast<i64>(index / kThreesOfHand)), cards(kThrees[index % kThreesOfHand])};
    }
  }

 private:
  enum class Kind : u8 { gifts, shared, guesses, votes };
  Choices(Kind kind, u32 size, const VisionSet& hand, Mediums mediums)
      : kind_(kind), size_(size), hand_(listed(hand)), mediums_(mediums) {}

  [[nodiscard]] static u32 count(u32 bits) { return static_cast<u32>(std::popcount(bits)); }

  [[nodiscard]] Action gift(std::size_t index) const {
    const std::size_t subsets = (std::size_t{1} << hand_.size()) - 1;
    const auto target = static_cast<u32>(index / subsets);
    const VisionList visions = cards(static_cast<u32>(index % subsets) + 1);
    if (target == count(mediums_)) return SendCrow{visions};
    return Give{Medium(nth_of_few(mediums_, target)), visions};
  }

  [[nodiscard]] Action guess(u32 index) const {
    for (u8 own = 0; own < 2; ++own) {
      const Clues cards = guesses_.cards[own];
      if (index < count(cards)) return Choose{Medium(guesses_.first.value + own), Clue(nth_of_few(cards, index))};
      index -= count(cards);
    }
    if (index < count(guesses_.bets)) {
      const int bet = nth_of_few(guesses_.bets, index);
      return Bet{Medium(bet / 2), static_cast<Stance>(bet % 2)};
    }
    index -= count(guesses_.bets);
    if (index < count(guesses_.placed)) return Withdraw{Medium(nth_of_few(guesses_.placed, index))};
    return Ready{};
  }

  [[nodiscard]] VisionList cards(u32 mask) const {
    VisionList list;
    for (; mask != 0; mask &= mask - 1) list.push_back(hand_[static_cast<std::size_t>(lowest_bit(mask))]);
    return list;
  }

  Kind kind_;
  u32 size_;
  VisionList hand_;
  Mediums mediums_ = 0;
  Guesses guesses_;
};

}  // namespace minuit::mysterium
