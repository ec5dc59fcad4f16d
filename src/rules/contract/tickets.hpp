// Odds that never change, a die's faces for example, with a ticket for each unit of weight: a draw is then one look-up. The
// outcome is the same as drawing from the plain list of odds.
#pragma once
#include <array>
#include <span>

#include "rules/contract/decision.hpp"

namespace minuit::rules {

[[nodiscard]] constexpr u32 total_weight(const auto& odds) {
  u32 total = 0;
  for (const auto& each : odds) total += each.weight;
  return total;
}

// By ticket: the place of its outcome in the list.
template <std::size_t Total>
[[nodiscard]] constexpr std::array<u8, Total> tickets(const auto& odds) {
  std::array<u8, Total> winners{};
  std::size_t ticket = 0;
  for (std::size_t place = 0; place < odds.size(); ++place)
    for (u32 unit = 0; unit < odds[place].weight; ++unit) winners[ticket++] = static_cast<u8>(place);
  return winners;
}

template <class T>
class Tickets {
 public:
  constexpr Tickets(std::span<const Odds<T>> odds, std::span<const u8> winners) : odds_(odds), winners_(winners) {}

  [[nodiscard]] constexpr auto begin() const { return odds_.begin(); }
  [[nodiscard]] constexpr auto end() const { return odds_.end(); }
  [[nodiscard]] constexpr std::size_t size() const { return odds_.size(); }
  [[nodiscard]] constexpr const Odds<T>& operator[](std::size_t place) const { return odds_[place]; }
  [[nodiscard]] constexpr u32 total() const { return static_cast<u32>(winners_.size()); }
  [[nodiscard]] constexpr const T& winner(u32 ticket) const { return odds_[winners_[ticket]].outcome; }

  // Only the first few outcomes, of weight 1 each.
  [[nodiscard]] constexpr Tickets first(std::size_t count) const { return {odds_.first(count), winners_.first(count)}; }

 private:
  std::span<const Odds<T>> odds_;
  std::span<const u8> winners_;
};

}  // namespace minuit::rules
