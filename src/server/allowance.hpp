// Whether something more may be written: nobody over their quota, and the disk not too full. From any thread.
#pragma once
#include <atomic>
#include <string>

#include "match/room.hpp"
#include "server/quota.hpp"

namespace minuit::server {

class Allowance {
 public:
  struct Terms {
    Quota::Limits quota;
    u64 free_space_floor = kFreeSpaceFloor;  // bytes; 0: none
    std::string folder;                      // whose disk is looked at, and where the server's total is kept; empty: nowhere
  };
  explicit Allowance(Terms terms);

  [[nodiscard]] match::Allowed spend(const match::Account& who, std::size_t bytes, match::Purpose why);
  [[nodiscard]] bool disk_low() const { return low_.load(std::memory_order_relaxed); }

  // From time to time: looks at the disk, and notes the server's total if it has changed.
  void look();

 private:
  [[nodiscard]] std::string note_file() const { return terms_.folder + "/quota"; }
  void read_note();

  const Terms terms_;
  Quota quota_;
  std::atomic<bool> low_{false};
  u64 noted_ = 0;
};

}  // namespace minuit::server
