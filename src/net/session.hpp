// An open WebSocket: reads frames, rations them, queues and sends. Small when idle: no buffers, no timer, no coroutine.
#pragma once
#include <string>
#include <vector>

#include "net/frames.hpp"
#include "net/loop.hpp"

namespace minuit::net {

class Session final : public Socket {
 public:
  Session(Loop& loop, SocketId id, Newcomer newcomer, std::shared_ptr<void> context);

  [[nodiscard]] SocketId id() const override { return id_; }
  [[nodiscard]] const std::shared_ptr<void>& context() const override { return context_; }
  void send(Frame frame) override;
  void close(u16 code, std::string_view reason) override;

  void start(std::span<const u8> unread);
  void ready(const Readiness::Ready& how);
  void resume();
  void flush();
  // What could go out now, put into the buffer; empty if nothing can, or if it must go through TLS.
  [[nodiscard]] std::span<const u8> offer(std::span<u8> buffer);
  [[nodiscard]] int handle() { return stream_.handle(); }
  // How that went: as many bytes were sent, or an error number below 0.
  void sent(ssize_t result);
  void sweep(Clock::time_point now);
  void seat(bool sits) { ticket_.stand(sits ? Standing::seated : Standing::watching); }
  // Another comes in its place.
  void evict(bool hasty);

 private:
  enum class State : u8 { open, closing, dead };
  struct Queued {
    Frame payload;
    Opcode opcode = Opcode::text;
    bool compressed = false;
  };

  void wait_to_write();
  void watch();
  void read();
  void keep(std::span<const u8> unread);
  [[nodiscard]] std::size_t parse(std::span<u8> bytes);
  [[nodiscard]] bool has_ration(i64 now_ns) const;
  [[nodiscard]] bool ration(i64 now_ns);
  void take(const FrameHead& head, std::span<u8> payload);
  void take_data(const FrameHead& head, std::string_view payload);
  void take_message(std::string_view text);
  void take_close(std::string_view payload);
  void send_within_limits(Frame payload, Opcode opcode);
  void queue(Frame payload, Opcode opcode);
  [[nodiscard]] std::span<const u8> gather(std::span<u8> buffer) const;
  void advance(std::size_t bytes);
  void drained();
  [[nodiscard]] bool over_limit() const;
  void drop_slow();
  void fail(u16 code, std::string_view reason);
  void begin_close(u16 code, std::string_view reason);
  void die();
  void touch();

  Loop& loop_;
  const SocketId id_;
  Stream stream_;
  Ticket ticket_;
  Neighbour neighbour_;
  std::shared_ptr<void> context_;

  std::vector<Queued> queue_;
  std::size_t queued_bytes_ = 0;  // payloads
  u32 head_ = 0;                  // first of the queue that is not sent
  u32 head_sent_ = 0;             // bytes of it that are, its head included
  u32 promised_ = 0;              // bytes behind those that TLS may have wrapped already: it takes no others in their place
  std::string unread_;            // the beginning of a frame, or frames that must wait
  std::string message_;           // fragments so far
  Clock::time_point heard_;
  Bucket frames_;
  Clock::time_point close_by_;

  State state_ = State::open;
  const bool deflate_;
  bool in_message_ = false;
  bool message_compressed_ = false;
  Readiness::Wish watched_;
  bool writing_ = false;
  bool paused_ = false;
  bool dirty_ = false;
  bool pinged_ = false;
  bool lost_ = false;      // where the next frame begins is not known any more
  bool answered_ = false;  // the peer's close has come
};

}  // namespace minuit::net
