// Lets threads finish numbered pieces of work in any order and hand them over one after another. A thread whose piece is not yet
// due waits, so that no more pieces are held than there are threads.
#pragma once
#include <condition_variable>
#include <mutex>

#include "base/types.hpp"

namespace minuit::lab {

class InOrder {
 public:
  void pass(u64 number, auto&& hand_over) {
    std::unique_lock lock(mutex_);
    turn_.wait(lock, [&] { return next_ == number; });
    hand_over();
    ++next_;
    turn_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable turn_;
  u64 next_ = 0;
};

}  // namespace minuit::lab
