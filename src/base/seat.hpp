// Seats and sets of seats. A seat is a player at the table, numbered clockwise from 0.
#pragma once
#include <bit>

#include "base/bits.hpp"
#include "base/bounded.hpp"
#include "base/describe.hpp"

namespace minuit {

inline constexpr u8 kMostSeats = 8;
using Seat = Bounded<struct SeatTag, 0, kMostSeats - 1>;
MINUIT_NAME(Seat)

class SeatSet {
 public:
  constexpr SeatSet() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): one seat is a set
  constexpr SeatSet(Seat seat) : bits_(static_cast<u8>(1U << seat.value)) {}
  [[nodiscard]] static constexpr SeatSet first(u8 count) { return SeatSet(static_cast<u8>((1U << count) - 1U), Raw{}); }

  [[nodiscard]] constexpr bool has(Seat seat) const { return (bits_ >> seat.value & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr Seat lowest() const { return Seat(lowest_bit(bits_)); }
  [[nodiscard]] constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<u8>(bits_ & ~(1U << seat.value)), Raw{});
  }
  [[nodiscard]] constexpr SeatSet with(Seat seat) const { return SeatSet(static_cast<u8>(bits_ | (1U << seat.value)), Raw{}); }
  [[nodiscard]] constexpr u8 bits() const { return bits_; }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  struct Raw {};
  constexpr SeatSet(u8 bits, Raw) : bits_(bits) {}
  u8 bits_ = 0;
};

}  // namespace minuit
