#include "net/send_batch.hpp"

#include <liburing.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>

namespace minuit::net {
namespace {

constexpr unsigned kRingEntries = 256;
constexpr std::size_t kWorthSharing = 3;  // fewer are sent as fast one by one
constexpr int kFlags = MSG_DONTWAIT | MSG_NOSIGNAL;

}  // namespace

ssize_t send_now(int socket, std::span<const u8> bytes) {
  ssize_t result = 0;
  do result = ::send(socket, bytes.data(), bytes.size(), kFlags);
  while (result < 0 && errno == EINTR);
  return result < 0 ? -errno : result;
}

class SendBatch::Ring {
 public:
  [[nodiscard]] static std::unique_ptr<Ring> open() {
    std::unique_ptr<Ring> ring(new Ring);
    // Nothing is finished behind the thread's back: it always waits for what it asked.
    io_uring_params quickest{};
    quickest.flags = IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN;
    ring->open_ = io_uring_queue_init_params(kRingEntries, &ring->ring_, &quickest) == 0 ||
                  io_uring_queue_init(kRingEntries, &ring->ring_, 0) == 0;
    return ring->open_ ? std::move(ring) : nullptr;
  }
  Ring(const Ring&) = delete;
  Ring& operator=(const Ring&) = delete;
  ~Ring() {
    if (open_) io_uring_queue_exit(&ring_);
  }

  // At most as many as the ring has entries. False if the kernel will not have it: those that have no answer then are as they
  // were.
  [[nodiscard]] bool send(std::span<Sending> sendings) {
    for (Sending& each : sendings) {
      io_uring_sqe* entry = io_uring_get_sqe(&ring_);
      // MSG_DONTWAIT: it is done, or refused as it would be by send(), before the call returns.
      io_uring_prep_send(entry, each.socket, each.bytes.data(), each.bytes.size(), kFlags);
      io_uring_sqe_set_data(entry, &each);
    }
    auto left = static_cast<unsigned>(sendings.size());
    while (left > 0) {
      const int entered = io_uring_submit_and_wait(&ring_, left);
      if (entered < 0 && entered != -EINTR) return false;
      unsigned seen = 0;
      unsigned head = 0;
      io_uring_cqe* done = nullptr;
      io_uring_for_each_cqe(&ring_, head, done) {
        static_cast<Sending*>(io_uring_cqe_get_data(done))->result = done->res;
        ++seen;
      }
      io_uring_cq_advance(&ring_, seen);
      left -= std::min(left, seen);
    }
    return true;
  }

 private:
  Ring() = default;
  io_uring ring_{};
  bool open_ = false;
};

SendBatch::SendBatch() = default;
SendBatch::~SendBatch() = default;

void SendBatch::send(std::span<Sending> sendings) {
  if (!tried_ && sendings.size() >= kWorthSharing) {
    tried_ = true;
    ring_ = Ring::open();
  }
  for (; ring_ && sendings.size() >= kWorthSharing;
       sendings = sendings.subspan(std::min<std::size_t>(sendings.size(), kRingEntries))) {
    const std::span<Sending> some = sendings.first(std::min<std::size_t>(sendings.size(), kRingEntries));
    for (Sending& each : some) each.result = -EINPROGRESS;
    if (ring_->send(some)) continue;
    // The kernel gave up on the ring. What it may still have begun cannot be told from what it has not: those sockets end.
    ring_.reset();
  }
  for (Sending& each : sendings) each.result = send_now(each.socket, each.bytes);
}

}  // namespace minuit::net
