#include "net/session.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace minuit::net {
namespace {

constexpr std::size_t kIdleQueue = 4;  // capacity that a drained queue keeps

std::string_view as_text(std::span<const u8> bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

}  // namespace

Session::Session(Loop& loop, SocketId id, Newcomer newcomer, std::shared_ptr<void> context)
    : loop_(loop),
      id_(id),
      stream_(std::move(newcomer.stream)),
      ticket_(std::move(newcomer.ticket)),
      neighbour_(std::move(newcomer.neighbour)),
      context_(std::move(context)),
      heard_(Clock::now()),
      deflate_(newcomer.deflate) {}

void Session::start(std::span<const u8> unread) {
  keep(unread);
  watched_.read = true;
  const bool watched = stream_.release() && loop_.readiness().watch(stream_.handle(), static_cast<u64>(id_), watched_);
  loop_.shared().service.opened(*this);
  if (!watched) return die();
  resume();
}

void Session::touch() {
  heard_ = Clock::now();
  pinged_ = false;
}

// ---- reading

// Has the loop watch for what this session can do something with.
void Session::watch() {
  const Readiness::Wish wish{!paused_, writing_};
  if (state_ == State::dead || wish == watched_) return;
  watched_ = wish;
  if (!loop_.readiness().change(stream_.handle(), static_cast<u64>(id_), wish)) die();
}

void Session::ready(const Readiness::Ready& how) {
  if (state_ == State::dead) return;
  // One that must not be read now would be told of again and again.
  if (how.broken && paused_) return die();
  // TLS may have to read before it can write, and the other way round.
  if (how.write || stream_.secure()) {
    writing_ = false;
    if (head_ < queue_.size()) flush();
  }
  if (how.read || how.broken || stream_.secure()) read();
  watch();
}

void Session::read() {
  if (state_ == State::dead || paused_) return;
  touch();
  for (;;) {
    const std::span<u8> buffer = loop_.read_buffer();
    const std::size_t kept = unread_.size();
    std::memcpy(buffer.data(), unread_.data(), kept);
    const Moved moved = stream_.read(buffer.subspan(kept));
    switch (moved.kind) {
      case Moved::Kind::some: break;
      case Moved::Kind::want_read: return;
      case Moved::Kind::want_write: return wait_to_write();
      case Moved::Kind::end: return die();
    }
    loop_.tallies().bytes_in.add(moved.bytes);
    const std::span<u8> bytes = buffer.first(kept + moved.bytes);
    const std::size_t used = parse(bytes);
    if (state_ == State::dead) return;
    keep(bytes.subspan(used));
    if (paused_) return;
    // What TLS has already taken from the socket will not make it readable again.
    if (!stream_.secure()) return;
  }
}

void Session::resume() {
  if (state_ == State::dead) return;
  // Many may wait for the ration of one address: those that have to wait on cost no more than this look.
  if (paused_ && !has_ration(nanoseconds_of(Clock::now()))) return loop_.mark_paused(id_, false);
  paused_ = false;
  touch();
  const std::span<u8> bytes = loop_.read_buffer().first(unread_.size());
  std::memcpy(bytes.data(), unread_.data(), bytes.size());
  const std::size_t used = parse(bytes);
  if (state_ == State::dead) return;
  keep(bytes.subspan(used));
  if (!paused_) read();
  watch();
}

void Session::keep(std::span<const u8> unread) {
  if (!unread.empty())
    unread_.assign(as_text(unread));
  else if (!unread_.empty())
    unread_ = {};  // gives its memory back
}

// Its own share, and that of its address; if it has only one of them, neither is spent.
bool Session::has_ration(i64 now_ns) const {
  const Limits& limits = loop_.limits();
  return frames_.has_one(now_ns, limits.frames_per_second, limits.frames_burst) && neighbour_.has_frame(now_ns);
}

bool Session::ration(i64 now_ns) {
  const Limits& limits = loop_.limits();
  return has_ration(now_ns) && frames_.take_one(now_ns, limits.frames_per_second, limits.frames_burst) &&
         neighbour_.take_frame(now_ns);
}

std::size_t Session::parse(std::span<u8> bytes) {
  const i64 now_ns = nanoseconds_of(heard_);
  std::size_t used = 0;
  while (state_ != State::dead && used < bytes.size()) {
    if (lost_) return bytes.size();
    const std::span<u8> rest = bytes.subspan(used);
    const HeadResult result = read_head(rest, loop_.limits().frame_bytes, deflate_);
    if (result.kind == HeadResult::Kind::bad) {
      fail(result.code, result.code == kTooBig ? "the message is too big" : "not a frame of this protocol");
      return bytes.size();
    }
    const std::size_t size = result.head.head_bytes + result.head.payload_bytes;
    if (result.kind == HeadResult::Kind::more || rest.size() < size) break;
    if (!ration(now_ns)) {
      paused_ = true;
      loop_.tallies().rate_pauses.add();
      loop_.mark_paused(id_, used > 0);
      break;
    }
    const std::span<u8> payload = rest.subspan(result.head.head_bytes, result.head.payload_bytes);
    unmask(payload, result.head.mask);
    loop_.tallies().frames_in.add();
    take(result.head, payload);
    used += size;
  }
  return used;
}

void Session::take(const FrameHead& head, std::span<u8> payload) {
  switch (head.opcode) {
    case Opcode::close: return take_close(as_text(payload));
    case Opcode::ping: return send_within_limits(frame_of(std::string(as_text(payload))), Opcode::pong);
    case Opcode::pong: return;
    case Opcode::binary:
      if (state_ == State::open) fail(kNotText, "text only");
      return;
    case Opcode::text:
    case Opcode::continuation:
      if (state_ == State::open) take_data(head, as_text(payload));
      return;
  }
}

void Session::take_data(const FrameHead& head, std::string_view payload) {
  if ((head.opcode == Opcode::continuation) != in_message_) return fail(kProtocolError, "fragments out of order");
  if (!in_message_) message_compressed_ = head.compressed;
  if (!in_message_ && head.final) return take_message(payload);
  if (message_.size() + payload.size() > loop_.limits().frame_bytes) return fail(kTooBig, "the message is too big");
  message_.append(payload);
  in_message_ = !head.final;
  if (in_message_) return;
  const std::string whole = std::exchange(message_, {});
  take_message(whole);
}

void Session::take_message(std::string_view text) {
  Inflated inflated;
  if (message_compressed_) {
    inflated = loop_.deflate().expand(text, loop_.limits().frame_bytes);
    if (inflated.kind == Inflated::Kind::too_big) return fail(kTooBig, "the message is too big");
    if (inflated.kind == Inflated::Kind::bad) return fail(kNotUtf8, "not compressed as agreed");
    text = inflated.text;
  }
  if (!is_utf8(text)) return fail(kNotUtf8, "not UTF-8");
  loop_.shared().service.received(*this, text);
}

void Session::take_close(std::string_view payload) {
  const bool coded = payload.size() >= 2;
  const auto code = coded ? static_cast<u16>(static_cast<u8>(payload[0]) << 8U | static_cast<u8>(payload[1])) : kNormalClosure;
  if (payload.size() == 1 || !may_be_sent(code)) return fail(kProtocolError, "not a close code");
  if (coded && !is_utf8(payload.substr(2))) return fail(kNotUtf8, "not UTF-8");
  answered_ = true;
  lost_ = true;
  if (state_ == State::open) return begin_close(code, {});
  if (head_ == queue_.size()) die();
}

// ---- writing

void Session::wait_to_write() {
  writing_ = true;
  watch();
}

void Session::send(Frame frame) { send_within_limits(std::move(frame), Opcode::text); }

void Session::send_within_limits(Frame payload, Opcode opcode) {
  queue(std::move(payload), opcode);
  if (!over_limit()) return;
  flush();
  if (over_limit()) drop_slow();
}

bool Session::over_limit() const {
  const Limits& limits = loop_.limits();
  return state_ == State::open &&
         (queued_bytes_ > limits.send_queue_bytes || queue_.size() - head_ > limits.send_queue_frames || neighbour_.too_much());
}

void Session::queue(Frame payload, Opcode opcode) {
  if (state_ != State::open) return;
  bool compressed = false;
  if (deflate_ && opcode == Opcode::text)
    if (Frame packed = loop_.deflate().compress(payload)) {
      payload = std::move(packed);
      compressed = true;
    }
  queued_bytes_ += payload->size();
  neighbour_.wait_with(queued_bytes_);
  queue_.push_back({std::move(payload), opcode, compressed});
  if (dirty_) return;
  dirty_ = true;
  loop_.mark_dirty(*this);
}

// Puts as many queued frames one behind the other as the buffer takes: one system call, one packet if they are small.
std::span<const u8> Session::gather(std::span<u8> buffer) const {
  std::size_t filled = 0;
  std::size_t skip = head_sent_;
  for (std::size_t i = head_; i < queue_.size() && filled < buffer.size(); ++i) {
    const Queued& next = queue_[i];
    std::array<u8, kMostServerHeadBytes> head{};
    const std::size_t head_bytes = write_head(head, next.opcode, next.payload->size(), next.compressed);
    const auto append = [&](const void* from, std::size_t size) {
      const std::size_t skipped = std::min(skip, size);
      const std::size_t taken = std::min(size - skipped, buffer.size() - filled);
      std::memcpy(buffer.data() + filled, static_cast<const u8*>(from) + skipped, taken);
      filled += taken;
      skip -= skipped;
    };
    append(head.data(), head_bytes);
    append(next.payload->data(), next.payload->size());
  }
  return buffer.first(filled);
}

void Session::advance(std::size_t bytes) {
  Tallies& tallies = loop_.tallies();
  tallies.writes.add();
  tallies.bytes_out.add(bytes);
  bytes += head_sent_;
  for (; head_ < queue_.size(); ++head_) {
    Queued& front = queue_[head_];
    std::array<u8, kMostServerHeadBytes> head{};
    const std::size_t size = front.payload->size() + write_head(head, front.opcode, front.payload->size(), front.compressed);
    if (bytes < size) break;
    bytes -= size;
    queued_bytes_ -= front.payload->size();
    front.payload.reset();
    tallies.frames_out.add();
  }
  neighbour_.wait_with(queued_bytes_);
  head_sent_ = static_cast<u32>(bytes);
  promised_ = 0;
}

void Session::flush() {
  if (state_ == State::dead || writing_) return;
  while (head_ < queue_.size()) {
    const std::span<const u8> bytes = gather(loop_.write_buffer());
    const Moved moved = stream_.write(bytes);
    if (moved.kind == Moved::Kind::end) return die();
    if (moved.kind != Moved::Kind::some && stream_.secure()) promised_ = static_cast<u32>(bytes.size());
    if (moved.kind == Moved::Kind::want_read) return;
    if (moved.kind == Moved::Kind::want_write) return wait_to_write();
    advance(moved.bytes);
  }
  drained();
}

// Asked once for each time it was marked dirty, and only this unmarks it: marked twice, it would be sent twice.
std::span<const u8> Session::offer(std::span<u8> buffer) {
  dirty_ = false;
  if (stream_.secure() || state_ == State::dead || writing_ || head_ == queue_.size()) return {};
  return gather(buffer);
}

void Session::sent(ssize_t result) {
  if (state_ == State::dead) return;
  if (result == -EAGAIN || result == -EINTR) return wait_to_write();
  if (result <= 0) return die();
  advance(static_cast<std::size_t>(result));
  if (head_ < queue_.size()) return flush();
  drained();
}

void Session::drained() {
  queue_.clear();
  head_ = 0;
  if (queue_.capacity() > kIdleQueue) queue_ = {};
  if (state_ != State::closing) return;
  if (answered_) return die();
  if (lost_) stream_.finish();
}

// ---- ending

void Session::close(u16 code, std::string_view reason) {
  if (state_ == State::open) begin_close(code, reason);
}

void Session::evict(bool hasty) {
  if (hasty || state_ != State::open) return die();
  begin_close(kMakeRoom, "the server is full: come back later");
}

void Session::fail(u16 code, std::string_view reason) {
  loop_.tallies().protocol_errors.add();
  lost_ = true;
  if (state_ == State::open) return begin_close(code, reason);
  if (head_ == queue_.size()) stream_.finish();
}

void Session::drop_slow() {
  loop_.tallies().dropped_slow.add();
  // What is half sent or promised must be finished, or the close could not be read.
  std::vector<Queued> rest;
  std::size_t kept = 0;
  queued_bytes_ = 0;
  for (; head_ < queue_.size() && kept < head_sent_ + promised_; ++head_) {
    Queued& next = queue_[head_];
    std::array<u8, kMostServerHeadBytes> head{};
    kept += next.payload->size() + write_head(head, next.opcode, next.payload->size(), next.compressed);
    queued_bytes_ += next.payload->size();
    rest.push_back(std::move(next));
  }
  neighbour_.wait_with(queued_bytes_);
  queue_ = std::move(rest);
  head_ = 0;
  begin_close(kTooSlow, "too slow: reconnect with your version");
}

void Session::begin_close(u16 code, std::string_view reason) {
  queue(frame_of(close_payload(code, reason)), Opcode::close);
  state_ = State::closing;
  close_by_ = Clock::now() + loop_.limits().close_timeout;
  message_ = {};
  loop_.mark_closed(id_);
}

void Session::die() {
  if (state_ == State::dead) return;
  if (state_ == State::open) loop_.mark_closed(id_);
  state_ = State::dead;
  stream_.close();
  loop_.mark_dead(*this);
}

void Session::sweep(Clock::time_point now) {
  const Milliseconds patience = loop_.limits().ping_interval;
  if (state_ == State::closing && now >= close_by_) return die();
  if (state_ != State::open || paused_) return;
  if (pinged_ && now - heard_ >= 2 * patience) {
    loop_.tallies().dropped_silent.add();
    return die();
  }
  if (pinged_ || now - heard_ < patience) return;
  pinged_ = true;
  queue(frame_of({}), Opcode::ping);
}

}  // namespace minuit::net
