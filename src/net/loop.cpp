#include "net/loop.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "net/frames.hpp"
#include "net/session.hpp"

namespace minuit::net {
namespace {

constexpr std::size_t kWriteBuffer = std::size_t{64} << 10U;
constexpr std::size_t kLeastRoom = 4096;  // of it for one socket, or what is there is sent first
constexpr std::size_t kReadAhead = 4096;  // beyond one whole message; at least what may come with an upgrade
constexpr Milliseconds kResumeInterval{50};
constexpr Milliseconds kLeastSweepInterval{5};
constexpr unsigned kGenerationShift = 24;
constexpr u32 kSlotMask = (u32{1} << kGenerationShift) - 1;

std::string_view why(Standing standing) {
  switch (standing) {
    case Standing::silent: return "had to go for another: silent";
    case Standing::reading: return "had to go for another: in the middle of a request";
    case Standing::answering: return "had to go for another: while being answered";
    case Standing::watching: return "had to go for another: a socket of someone who does not sit";
    case Standing::seated: break;
  }
  return "had to go for another: a socket of someone who sits";
}

std::string text_of(const AddressKey& key) {
  const asio::ip::address_v6 wide(key);
  return wide.is_v4_mapped() ? asio::ip::make_address_v4(asio::ip::v4_mapped, wide).to_string() : wide.to_string();
}

Milliseconds sweep_interval(const Limits& limits) {
  const Milliseconds shortest = std::min({limits.ping_interval, limits.request_timeout, limits.keep_alive_timeout,
                                          limits.close_timeout, limits.drain_time, limits.certificate_check});
  return std::clamp(shortest / 4, kLeastSweepInterval, kMostSweepInterval);
}

}  // namespace

Loop::Loop(Shared& shared, unsigned number)
    : shared_(shared),
      number_(number),
      neighbours_(shared.options.limits),
      read_buffer_(shared.options.limits.frame_bytes + kMostHeadBytes + kReadAhead),
      write_buffer_(kWriteBuffer),
      work_(io_.get_executor()),
      sockets_ready_(io_, readiness_.descriptor()),
      sweep_timer_(io_),
      resume_timer_(io_) {
  if (shared.options.deflate) deflate_.emplace();
  schedule_sweep();
  wait_for_sockets();
}

// The sessions' sockets need the io_context; what it still holds, suspended connections above all, needs the rest of the loop.
Loop::~Loop() {
  errands_.clear();
  slots_.clear();
  sockets_ready_.release();  // it is readiness_ that owns it
}

void Loop::wait_for_sockets() {
  sockets_ready_.async_wait(asio::posix::descriptor_base::wait_read, [this](const boost::system::error_code& error) {
    if (error) return;
    enter([this] { serve_sockets(); });
    wait_for_sockets();
  });
}

void Loop::serve_sockets() {
  readiness_.each([this](const Readiness::Ready& ready) {
    if (Session* session = find(static_cast<SocketId>(ready.id))) session->ready(ready);
  });
}

void Loop::run() {
  thread_.store(std::this_thread::get_id(), std::memory_order_relaxed);
  io_.run();
}

Session* Loop::find(SocketId id) const {
  const u32 slot = static_cast<u32>(static_cast<u64>(id)) & kSlotMask;
  const auto generation = static_cast<u32>(static_cast<u64>(id) >> kGenerationShift);
  if (slot >= slots_.size() || slots_[slot].generation != generation) return nullptr;
  return slots_[slot].session.get();
}

void Loop::adopt(Newcomer newcomer, Admission admission, std::span<const u8> unread) {
  if (free_slots_.empty()) {
    free_slots_.push_back(static_cast<u32>(slots_.size()));
    slots_.emplace_back();
  }
  const u32 slot = free_slots_.back();
  free_slots_.pop_back();
  const auto id = static_cast<SocketId>(u64{number_} << kLoopShift | u64{slots_[slot].generation} << kGenerationShift | slot);
  if (!newcomer.ticket.become_socket(id)) {
    free_slots_.push_back(slot);
    return;
  }
  slots_[slot].session = std::make_unique<Session>(*this, id, std::move(newcomer), std::move(admission.context));
  ++sessions_;
  slots_[slot].session->start(unread);
  tallies_.open_sockets.add();  // the service knows of it by now
}

// Everyone who has something to be sent, many in one call into the kernel.
void Loop::flush_dirty() {
  std::swap(dirty_, flushing_);
  std::span<u8> room = write_buffer_;
  for (Session* session : flushing_) {
    if (room.size() < kLeastRoom) {
      send_batch();
      room = write_buffer_;
    }
    const std::span<const u8> bytes = session->offer(room);
    if (bytes.empty()) {
      late_.push_back(session);
      continue;
    }
    sendings_.push_back({session->handle(), bytes});
    senders_.push_back(session);
    room = room.subspan(bytes.size());
  }
  send_batch();
  for (Session* session : late_) session->flush();
  late_.clear();
  flushing_.clear();
}

void Loop::send_batch() {
  batch_.send(sendings_);
  for (std::size_t at = 0; at < senders_.size(); ++at) senders_[at]->sent(sendings_[at].result);
  sendings_.clear();
  senders_.clear();
}

void Loop::settle() {
  while (!dirty_.empty() || !closed_.empty()) {
    flush_dirty();
    const std::vector<SocketId> closed = std::exchange(closed_, {});
    for (const SocketId id : closed) shared_.service.closed(id);
  }
  for (const Session* session : dead_) {
    const u32 slot = static_cast<u32>(static_cast<u64>(session->id())) & kSlotMask;
    slots_[slot].session.reset();
    ++slots_[slot].generation;
    free_slots_.push_back(slot);
    --sessions_;
    tallies_.open_sockets.subtract(1);
  }
  dead_.clear();
  if (draining_) end_if_drained();
}

// ---- from other threads

void Loop::serve(TcpSocket socket, Ticket ticket, bool second_port) {
  auto served = serve_connection(*this, std::move(socket), std::move(ticket), second_port);
  asio::co_spawn(io_.get_executor(), std::move(served), asio::detached);
}

void Loop::ask(Errand errand) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    first = errands_.empty();
    errands_.push_back(std::move(errand));
  }
  // One call into the io_context for all that is asked until the loop comes to it.
  if (first) asio::post(io_, [this] { enter([this] { run_errands(); }); });
}

void Loop::run_errands() {
  {
    const std::lock_guard lock(mutex_);
    std::swap(errands_, running_);
  }
  for (Errand& errand : running_) run(errand);
  running_.clear();
}

void Loop::run(Errand& errand) {
  if (auto* task = std::get_if<Task>(&errand)) {
    (*task)();
  } else if (auto* out = std::get_if<Outgoing>(&errand)) {
    if (Session* session = find(out->id)) session->send(std::move(out->frame));
  } else if (const auto* closing = std::get_if<Closing>(&errand)) {
    if (Session* session = find(closing->id)) session->close(closing->code, closing->reason);
  } else if (const auto* seating = std::get_if<Seating>(&errand)) {
    if (Session* session = find(seating->id)) session->seat(seating->sits);
  } else if (const auto* eviction = std::get_if<Eviction>(&errand)) {
    make_go(*eviction);
  }
}

void Loop::post(Task task) { ask(std::move(task)); }

void Loop::send(SocketId id, Frame frame) {
  if (thread_.load(std::memory_order_relaxed) != std::this_thread::get_id()) return ask(Outgoing{id, std::move(frame)});
  if (Session* session = find(id)) session->send(std::move(frame));
}

void Loop::close(SocketId id, u16 code, std::string reason) {
  if (thread_.load(std::memory_order_relaxed) != std::this_thread::get_id()) return ask(Closing{id, code, std::move(reason)});
  if (Session* session = find(id)) session->close(code, reason);
}

void Loop::seat(SocketId id, bool sits) {
  if (thread_.load(std::memory_order_relaxed) != std::this_thread::get_id()) return ask(Seating{id, sits});
  if (Session* session = find(id)) session->seat(sits);
}

// Never at once: whoever came may be in the middle of something.
void Loop::evict(const Eviction& eviction) { ask(eviction); }

void Loop::make_go(const Eviction& eviction) {
  shared_.service.refused({0, why(eviction.standing), text_of(eviction.address)});
  if (eviction.socket) {
    if (Session* session = find(*eviction.socket)) session->evict(eviction.hasty);
    return;
  }
  const auto found = deadlines_.find(eviction.ticket);
  if (found == deadlines_.end()) return;
  found->second->evicted = true;
  expire(*found->second);
}

void Loop::after(Milliseconds delay, Task task) {
  post([this, delay, task = std::move(task)]() mutable {
    auto timer = std::make_unique<Timer>(io_, delay);
    Timer& waiting = *timer;
    waiting.async_wait([this, timer = std::move(timer), task = std::move(task)](const boost::system::error_code& error) mutable {
      if (!error) enter(task);
    });
  });
}

// ---- time

void Loop::schedule_sweep() {
  sweep_timer_.expires_after(sweep_interval(limits()));
  sweep_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    enter([this] { sweep(); });
    schedule_sweep();
  });
}

void Loop::sweep() {
  const auto now = Clock::now();
  for (const Slot& slot : slots_)
    if (slot.session) slot.session->sweep(now);
  for (const auto& [ticket, deadline] : deadlines_)
    if (now >= deadline->at || (draining_ && now >= drained_by_)) expire(*deadline);
  if (number_ == 0) look_at_certificate(now);
}

void Loop::look_at_certificate(Clock::time_point now) {
  if (!shared_.certificate || now < certificate_check_) return;
  certificate_check_ = now + limits().certificate_check;
  if (const auto trouble = shared_.certificate.look()) shared_.service.certificate_changed(*trouble);
}

void Loop::expire(Deadline& deadline) {
  deadline.expired = true;
  boost::system::error_code ignored;
  deadline.socket->cancel(ignored);
}

void Loop::mark_paused(SocketId id, bool served) {
  (served ? paused_ : unserved_).push_back(id);
  if (!resuming_) schedule_resume();
}

void Loop::schedule_resume() {
  resuming_ = true;
  resume_timer_.expires_after(kResumeInterval);
  resume_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    resuming_ = false;
    enter([this] {
      std::vector<SocketId> paused = std::exchange(unserved_, {});
      paused.insert(paused.end(), paused_.begin(), paused_.end());
      paused_.clear();
      for (const SocketId id : paused)
        if (Session* session = find(id)) session->resume();
    });
  });
}

// ---- shutdown

void Loop::drain() {
  asio::post(io_, [this] { enter([this] { begin_drain(); }); });
}

void Loop::begin_drain() {
  if (draining_) return;
  draining_ = true;
  drained_by_ = Clock::now() + limits().drain_time;
  for (const Slot& slot : slots_)
    if (slot.session) slot.session->close(kRestarting, "the server is restarting");
  for (const auto& [ticket, deadline] : deadlines_)
    if (deadline->idle) expire(*deadline);
}

void Loop::end_if_drained() {
  const bool done = (sessions_ == 0 && deadlines_.empty()) || Clock::now() >= drained_by_;
  if (!done || drained_) return;
  drained_ = true;
  shared_.drained();
}

}  // namespace minuit::net
