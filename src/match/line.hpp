// The line to one device, as the server itself has measured it: round trips of its own pings, and how the device's clock stands
// to ours. Nothing here rests on the device's word but the reading of its clock, which only it needs.
#pragma once
#include <array>
#include <optional>

#include "base/types.hpp"

namespace minuit::match {

inline constexpr std::size_t kRoundTripsKept = 32;
inline constexpr std::size_t kPingsUnderWay = 8;     // an older one is given up
inline constexpr std::size_t kFewestRoundTrips = 4;  // before anything is made up for
inline constexpr i64 kRoundTripSlack_ms = 20;        // what is made up for is the middle one of the round trips, but at most a
inline constexpr i64 kRoundTripSlackShare = 4;       // quarter of the shortest, and so many milliseconds, above the shortest,
inline constexpr i64 kRoundTripGrowth_ms = 100;      // and so many above the shortest this line has ever shown
inline constexpr i64 kMostClock_ms = i64{1} << 46U;  // of a device; two thousand years
inline constexpr i64 kPingsAtFirst = 8;              // in quick succession
inline constexpr i64 kPingAtFirstEvery_ms = 120;
inline constexpr i64 kPingEvery_ms = 2000;
inline constexpr i64 kPingInRaceEvery_ms = 250;

class Line {
 public:
  void pinged(u64 nonce, i64 now);
  // False: nobody asked, or it was answered before. An answer to a ping can come only after it: its number cannot be guessed.
  bool ponged(u64 nonce, i64 clock_ms, i64 now);

  [[nodiscard]] bool measured() const { return count_ >= kFewestRoundTrips; }
  // What is made up for; 0 while it is not measured.
  [[nodiscard]] i64 round_trip(i64 allowance_ms) const;
  // How far round trips are from the middle one, on average of the nearer half.
  [[nodiscard]] i64 spread() const;
  // The device's clock at a time of ours, by the shortest round trip: what it says is wrong by half of that at most.
  [[nodiscard]] std::optional<i64> clock_at(i64 time) const;

  [[nodiscard]] u64 pings() const { return pings_; }

 private:
  struct UnderWay {
    u64 nonce = 0;
    i64 sent = 0;
    bool open = false;
  };
  struct Trip {
    i64 length = 0;
    i64 ahead = 0;  // of the device's clock, if both ways take as long
  };
  [[nodiscard]] i64 shortest() const;
  [[nodiscard]] i64 middle() const;

  std::array<UnderWay, kPingsUnderWay> under_way_{};
  std::array<Trip, kRoundTripsKept> trips_{};
  std::size_t count_ = 0;  // of trips_, at most all
  std::size_t next_ = 0;
  u64 pings_ = 0;
  i64 best_ = 0;  // the shortest ever
};

}  // namespace minuit::match
