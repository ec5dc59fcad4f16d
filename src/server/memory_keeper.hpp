// Gives memory back to the system when a crowd has gone. The C library keeps what was freed, in case it is needed again; after an
// evening of a thousand tables that would be most of what the server holds.
#pragma once
#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "base/types.hpp"

namespace minuit::server {

// Whether so many have left since the last time that it is worth the while.
class Crowd {
 public:
  static constexpr u64 kWorthIt = 100;
  [[nodiscard]] bool gone(u64 now) {
    most_ = std::max(most_, now);
    if (most_ - now < kWorthIt || now > most_ / 2) return false;
    most_ = now;
    return true;
  }

 private:
  u64 most_ = 0;
};

class MemoryKeeper {
 public:
  explicit MemoryKeeper(std::function<u64()> connections);
  MemoryKeeper(const MemoryKeeper&) = delete;
  MemoryKeeper& operator=(const MemoryKeeper&) = delete;
  ~MemoryKeeper();

 private:
  void run();

  std::function<u64()> connections_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ending_ = false;  // under the mutex
  std::thread thread_;
};

}  // namespace minuit::server
