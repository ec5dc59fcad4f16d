// Sends on many sockets in one call into the kernel, through io_uring. A decision goes to everyone at its table, and a batch of
// the store to everyone at a hundred: one call for all of them costs a quarter to a third less than one call each. Where the
// kernel does not give it (old, or forbidden as in many containers) it is one call each.
#pragma once
#include <sys/types.h>

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "base/types.hpp"

namespace minuit::net {

struct Sending {
  int socket = -1;
  std::span<const u8> bytes;
  ssize_t result = 0;  // bytes that were taken, or an error number below 0
};

// Never waits and raises no signal.
[[nodiscard]] ssize_t send_now(int socket, std::span<const u8> bytes);

class SendBatch {
 public:
  SendBatch();
  SendBatch(const SendBatch&) = delete;
  SendBatch& operator=(const SendBatch&) = delete;
  ~SendBatch();

  // Always on the same thread. Gives each its result.
  void send(std::span<Sending> sendings);
  // Whether calls are shared; decided by the first batch that is large enough.
  [[nodiscard]] bool shared() const { return ring_ != nullptr; }
  void never_share() { tried_ = true; }

 private:
  class Ring;
  std::unique_ptr<Ring> ring_;
  bool tried_ = false;
};

}  // namespace minuit::net
