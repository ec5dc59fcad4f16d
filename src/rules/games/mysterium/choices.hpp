// What a seat may do, as a list. The ghost's gifts, crows and shared visions are many and worked out, the rest is few and stored.
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

class Choices {
 public:
  using value_type = Action;
  // Two mediums' cards, a stance for each other medium or its token back, and to be ready.
  using Few = BoundedList<Action, 2 * kMostLaid + (kStances + 1) * (kMostMediums - 1) + 1>;

  explicit Choices(const Few& few) : kind_(Kind::few), size_(static_cast<u32>(few.size())), few_(few) {}
  [[nodiscard]] static Choices giving(const VisionSet& hand, Mediums mediums, bool crow) {
    const auto targets = static_cast<u32>(std::popcount(mediums)) + (crow ? 1U : 0U);
    return {Kind::gifts, targets * ((1U << hand.size()) - 1), hand, mediums};
  }
  [[nodiscard]] static Choices conveying(const VisionSet& hand, u8 groups) {
    assert(hand.size() == kHandSize);
    return {Kind::shared, groups * static_cast<u32>(kThreesOfHand), hand, 0};
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] auto begin() const { return IndexIterator<Choices>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Choices>(*this, size_); }

  [[nodiscard]] Action operator[](std::size_t index) const {
    assert(index < size_);
    if (kind_ == Kind::few) return few_[index];
    if (kind_ == Kind::shared)
      return Convey{GroupNumber(static_cast<i64>(index / kThreesOfHand)), cards(kThrees[index % kThreesOfHand])};
    const std::size_t subsets = (std::size_t{1} << hand_.size()) - 1;
    const auto target = static_cast<u32>(index / subsets);
    const VisionList visions = cards(static_cast<u32>(index % subsets) + 1);
    if (target == static_cast<u32>(std::popcount(mediums_))) return SendCrow{visions};
    return Give{Medium(nth_of_few(mediums_, target)), visions};
  }

 private:
  enum class Kind : u8 { few, gifts, shared };
  Choices(Kind kind, u32 size, const VisionSet& hand, Mediums mediums)
      : kind_(kind), size_(size), hand_(listed(hand)), mediums_(mediums) {}

  [[nodiscard]] VisionList cards(u32 mask) const {
    VisionList list;
    for (; mask != 0; mask &= mask - 1) list.push_back(hand_[static_cast<std::size_t>(lowest_bit(mask))]);
    return list;
  }

  Kind kind_;
  u32 size_;
  VisionList hand_;
  Mediums mediums_ = 0;
  Few few_;
};

}  // namespace minuit::mysterium
