// Every bound of the transport, by name. Nothing that a peer sends or fails to read can take more than these allow.
#pragma once
#include <chrono>
#include <cstddef>

#include "base/types.hpp"

namespace minuit::net {

using Milliseconds = std::chrono::milliseconds;

struct Limits {
  std::size_t connections = 4096;              // HTTP and WebSocket together; beyond: someone has to go, or 503
  std::size_t connections_per_address = 1024;  // an IPv4 address or an IPv6 /64; beyond: one of its silent ones goes, or 429
  std::size_t seats_kept_per_address = 64;     // WebSockets of people who sit that never have to go for others
  // Connections being told so at any time; beyond: closed without a word. As many may be on their way out, and as many again
  // without a goodbye, before nobody has to go for another any more.
  std::size_t refusals = 256;
  u32 connects_per_second = 50;  // of one address, in the long run; beyond: closed without a word
  u32 connects_burst = 2048;     // in one go: all it may hold, and all of them again

  std::size_t frame_bytes = std::size_t{16} << 10U;  // an incoming message, all its fragments together; beyond: close 1009
  u32 frames_per_second = 200;                       // incoming, of every kind; beyond: not read until the bucket refills
  u32 frames_burst = 400;
  // The same for all WebSockets of one address on one loop: a school of some hundred players.
  u32 frames_per_second_of_address = 2000;
  u32 frames_burst_of_address = 4000;
  std::size_t send_queue_bytes = std::size_t{256} << 10U;  // waiting for one socket; beyond: close 4008
  std::size_t send_queue_frames = 1024;
  // Waiting on one loop for all connections of one address, and for all of everybody: answers of HTTP and messages. Beyond: the
  // connection is ended, a WebSocket with 4008. Who has no more than the first of these waiting is left in peace.
  std::size_t waiting_bytes_kept = std::size_t{16} << 10U;
  std::size_t waiting_bytes_of_address = std::size_t{16} << 20U;
  std::size_t waiting_bytes = std::size_t{128} << 20U;
  std::size_t kernel_send_bytes = std::size_t{256} << 10U;  // asked of the kernel as its own queue for one socket

  std::size_t http_header_bytes = std::size_t{8} << 10U;  // beyond: 431
  std::size_t http_body_bytes = std::size_t{64} << 10U;   // beyond: 413
  // Of a body in chunks, what is not the body: sizes, extensions (beyond: 413) and trailers (beyond: 431), all together.
  std::size_t http_framing_bytes = std::size_t{8} << 10U;

  Milliseconds request_timeout{10'000};     // TLS handshake, a request from its first byte, writing an answer
  Milliseconds keep_alive_timeout{30'000};  // between requests
  Milliseconds ping_interval{20'000};       // silent for so long: ping; silent for as long again: gone
  Milliseconds close_timeout{2'000};        // for the other side to answer a close
  Milliseconds drain_time{2'000};           // at shutdown, for closes and answers to go out
  Milliseconds certificate_check{5'000};    // how often the files of the certificate are looked at
};

// The bounds may be set to anything; a loop looks after its sockets at least this often.
inline constexpr Milliseconds kMostSweepInterval{1'000};

// Close codes of WebSockets that this layer sends (RFC 6455, section 7.4, and one of our own).
inline constexpr u16 kNormalClosure = 1000;
inline constexpr u16 kProtocolError = 1002;
inline constexpr u16 kNotText = 1003;
inline constexpr u16 kNotUtf8 = 1007;
inline constexpr u16 kTooBig = 1009;
inline constexpr u16 kRestarting = 1012;
inline constexpr u16 kMakeRoom = 1013;  // had to go for another: come back later
inline constexpr u16 kTooSlow = 4008;   // did not read what was sent: reconnect with your version

// What happened so far, over all loops.
struct Counters {
  u64 accepted = 0;            // connections
  u64 open_connections = 0;    // now, WebSockets included
  u64 open_sockets = 0;        // WebSockets now
  u64 requests = 0;            // HTTP, upgrades included
  u64 refused_full = 0;        // 503, or closed without a word
  u64 refused_unread = 0;      // answers that were cut short: too many are not read
  u64 refused_often = 0;       // connected too often: closed without a word
  u64 refused_address = 0;     // 429
  u64 refused_origin = 0;      // 403
  u64 refused_malformed = 0;   // 400, 405, 413, 426, 431, 501
  u64 refused_by_service = 0;  // upgrades
  u64 timed_out = 0;           // requests and handshakes
  u64 accept_pauses = 0;       // no descriptor was free
  u64 frames_in = 0, frames_out = 0;
  u64 bytes_in = 0, bytes_out = 0;  // of WebSockets, frame headers included
  u64 writes = 0;                   // system calls that took frames_out
  u64 dropped_slow = 0;             // 4008
  u64 dropped_silent = 0;           // no answer to a ping
  u64 rate_pauses = 0;
  u64 protocol_errors = 0;  // closed with 1002, 1003, 1007 or 1009
  // Had to go for another: without a whole request, being answered, a WebSocket that watched, one whose person sat.
  u64 evicted_silent = 0, evicted_answering = 0, evicted_watching = 0, evicted_seated = 0;
};

}  // namespace minuit::net
