// One thread's share of the server: its io_context, its WebSockets, its timers and what other threads ask of it.
#pragma once
#include <atomic>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "net/deflate.hpp"
#include "net/gate.hpp"
#include "net/neighbours.hpp"
#include "net/proxy.hpp"
#include "net/readiness.hpp"
#include "net/send_batch.hpp"
#include "net/stream.hpp"

namespace minuit::net {

class Session;
using Clock = std::chrono::steady_clock;
[[nodiscard]] inline i64 nanoseconds_of(Clock::time_point at) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(at.time_since_epoch()).count();
}

// Written by one thread, read by any.
class Tally {
 public:
  void add(u64 count = 1) { value_.store(value_.load(std::memory_order_relaxed) + count, std::memory_order_relaxed); }
  void subtract(u64 count) { value_.store(value_.load(std::memory_order_relaxed) - count, std::memory_order_relaxed); }
  [[nodiscard]] u64 get() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<u64> value_{0};
};

struct Tallies {
  Tally accepted, open_sockets, requests, refused_full, refused_unread, refused_often, refused_address, refused_origin,
      refused_malformed, refused_by_service, timed_out, accept_pauses, frames_in, frames_out, bytes_in, bytes_out, writes,
      dropped_slow, dropped_silent, rate_pauses, protocol_errors;
};

// What all loops share.
struct Shared {
  Shared(Options given, Service& above, Gate::Evict evict)
      : options(std::move(given)), service(above), gate(options.limits, std::move(evict)) {}
  const Options options;
  Service& service;
  Gate gate;
  Proxies proxies;
  Certificate certificate;
  u16 second_port = 0;  // known once it is listened on, before anyone is served
  // Called by each loop once it has nothing left to send: the others may still need it until the last has said so.
  std::function<void()> drained;
};

inline constexpr std::string_view kFull = "the server is full";
inline constexpr std::string_view kAddressFull = "too many connections from your address";

// A connection that becomes a WebSocket.
struct Newcomer {
  Stream stream;
  Ticket ticket;
  Neighbour neighbour;
  bool deflate = false;
};

// A connection that is no WebSocket yet, as the loop's sweep sees it.
struct Deadline {
  TcpSocket* socket = nullptr;
  Clock::time_point at = Clock::time_point::max();
  bool idle = false;     // between requests: may be ended at any time
  bool expired = false;  // the sweep or the shutdown ended it
  bool evicted = false;  // it had to go for another
  [[nodiscard]] bool over() const { return expired || evicted; }
};
using Deadlines = std::unordered_map<u64, Deadline*>;  // by the number of the ticket

class Loop {
 public:
  Loop(Shared& shared, unsigned number);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  [[nodiscard]] asio::io_context& io() { return io_; }
  [[nodiscard]] Shared& shared() const { return shared_; }
  [[nodiscard]] const Limits& limits() const { return shared_.options.limits; }
  [[nodiscard]] Tallies& tallies() { return tallies_; }
  [[nodiscard]] unsigned number() const { return number_; }
  void run();

  // From any thread.
  void serve(TcpSocket socket, Ticket ticket, bool second_port);
  void post(Task task);
  void send(SocketId id, Frame frame);
  void close(SocketId id, u16 code, std::string reason);
  void seat(SocketId id, bool sits);
  void evict(const Eviction& eviction);
  void after(Milliseconds delay, Task task);
  void drain();

  // The rest is for the loop's own thread.

  // Runs what the outside world asked for, then sends what that queued and tells of what it closed.
  template <class F>
  void enter(F&& work) {
    work();
    settle();
  }
  // It becomes a WebSocket, or ends if its place has just been given to another.
  void adopt(Newcomer newcomer, Admission admission, std::span<const u8> unread);
  [[nodiscard]] Session* find(SocketId id) const;
  void mark_dirty(Session& session) { dirty_.push_back(&session); }
  void mark_closed(SocketId id) { closed_.push_back(id); }
  void mark_dead(Session& session) { dead_.push_back(&session); }
  // It has to wait before it is read on; one of which nothing was read this time comes first the next time.
  void mark_paused(SocketId id, bool served);
  [[nodiscard]] Readiness& readiness() { return readiness_; }
  [[nodiscard]] Neighbours& neighbours() { return neighbours_; }
  [[nodiscard]] Deadlines& deadlines() { return deadlines_; }
  [[nodiscard]] bool draining() const { return draining_; }
  [[nodiscard]] Deflate& deflate() { return *deflate_; }  // if the options want it
  [[nodiscard]] std::span<u8> read_buffer() { return read_buffer_; }
  [[nodiscard]] std::span<u8> write_buffer() { return write_buffer_; }

 private:
  struct Slot {
    std::unique_ptr<Session> session;
    u32 generation = 0;
  };
  struct Outgoing {
    SocketId id{};
    Frame frame;
  };
  struct Closing {
    SocketId id{};
    u16 code = 0;
    std::string reason;
  };
  struct Seating {
    SocketId id{};
    bool sits = false;
  };
  using Errand = std::variant<Task, Outgoing, Closing, Seating, Eviction>;

  void settle();
  void flush_dirty();
  void send_batch();
  void ask(Errand errand);
  void run_errands();
  void run(Errand& errand);
  void make_go(const Eviction& eviction);
  void wait_for_sockets();
  void serve_sockets();
  void schedule_sweep();
  void sweep();
  void look_at_certificate(Clock::time_point now);
  void schedule_resume();
  void begin_drain();
  void end_if_drained();
  void expire(Deadline& deadline);

  Shared& shared_;
  const unsigned number_;
  Tallies tallies_;
  std::atomic<std::thread::id> thread_;

  Readiness readiness_;    // outlives the sessions
  Neighbours neighbours_;  // so do these
  std::vector<Slot> slots_;
  std::vector<u32> free_slots_;
  std::size_t sessions_ = 0;
  Deadlines deadlines_;
  std::vector<Session*> dirty_, flushing_;
  std::vector<SocketId> closed_;
  std::vector<Session*> dead_;
  std::vector<SocketId> paused_, unserved_;
  std::vector<u8> read_buffer_, write_buffer_;
  SendBatch batch_;
  std::vector<Sending> sendings_;
  std::vector<Session*> senders_;  // of the sendings, in their order
  std::vector<Session*> late_;     // those that go their own way
  std::optional<Deflate> deflate_;

  std::mutex mutex_;
  std::vector<Errand> errands_;  // under the mutex
  std::vector<Errand> running_;

  bool draining_ = false;
  bool drained_ = false;
  bool resuming_ = false;
  Clock::time_point drained_by_;
  Clock::time_point certificate_check_;
  asio::io_context io_{1};
  asio::executor_work_guard<Executor> work_;
  asio::posix::basic_stream_descriptor<Executor> sockets_ready_;  // of readiness_
  using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
  Timer sweep_timer_, resume_timer_;
};

// Reads requests from a connection and answers them until it ends or becomes a WebSocket of the loop.
Awaitable<void> serve_connection(Loop& loop, TcpSocket socket, Ticket ticket, bool second_port);

}  // namespace minuit::net
