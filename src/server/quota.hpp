// How many bytes somebody may cause to be written in a day: a bucket for each device, for each network and for the whole server.
// What was written runs out of its bucket again within a day. From any thread.
#pragma once
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "match/room.hpp"
#include "server/limits.hpp"

namespace minuit::server {

class Quota {
 public:
  // Bytes a day; 0: as much as one likes.
  struct Limits {
    u64 device = kDeviceBytesPerDay;
    u64 network = kNetworkBytesPerDay;
    u64 server = kServerBytesPerDay;
    u64 modest = kModestBytes;
  };
  explicit Quota(const Limits& limits, std::size_t most = kMostSpenders)
      : devices_{limits.device, {}},
        networks_{limits.network, {}},
        server_{limits.server, {}},
        modest_(limits.modest),
        most_(most) {}

  // Counts the bytes; or counts nothing and says no, if a bucket would run over. What `must` be written is counted all the same.
  // A full server still serves a network that has written little (`modest`): a few who write all they may, and with that fill
  // the server's bucket, must not keep everybody else from playing.
  [[nodiscard]] bool spend(const match::Account& who, u64 bytes, bool must, i64 now_us);

  // What is in the server's own bucket: kept over a restart, so that a crash is no way to empty it.
  [[nodiscard]] u64 of_server(i64 now_us) const;
  void resume(u64 bytes, i64 now_us);

  [[nodiscard]] std::size_t spenders() const;  // devices and networks that are kept in mind

 private:
  struct Buckets {
    u64 per_day = 0;
    std::map<std::string, i64, std::less<>> empty_at;  // those that are empty need no place
  };
  static constexpr i64 kDay_us = i64{86'400} * 1'000'000;
  [[nodiscard]] static i64 time_for(const Buckets& buckets, u64 bytes);
  [[nodiscard]] i64* bucket(Buckets& buckets, std::string_view who, i64 now_us);
  [[nodiscard]] i64* shared(Buckets& buckets, i64 now_us);

  mutable std::mutex mutex_;
  Buckets devices_, networks_, server_;
  u64 modest_;
  std::size_t most_;
  i64 next_sweep_us_ = 0;
};

}  // namespace minuit::server
