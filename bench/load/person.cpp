#include "bench/load/person.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "bench/load/machine.hpp"

namespace minuit::load {

namespace {

constexpr std::size_t kMostAnswerBytes = std::size_t{8} << 20U;
constexpr std::size_t kReadBytes = std::size_t{128} << 10U;
constexpr u32 kLoopback = 0x7F000001;  // 127.0.0.1

[[nodiscard]] Failure failure(std::string_view doing) {
  return Failure(std::string(doing) + ": " + std::generic_category().message(errno));
}

void wait_for(int socket, short events, i64 until_ns) {
  const i64 left_ms = (until_ns - now_ns()) / 1'000'000;
  pollfd asked{socket, events, 0};
  if (left_ms <= 0 || poll(&asked, 1, static_cast<int>(left_ms)) <= 0) throw Failure("the server does not answer");
}

[[nodiscard]] std::array<char, kReadBytes>& read_buffer() {
  static thread_local std::array<char, kReadBytes> buffer;  // a socket is read to where it ends before the next one
  return buffer;
}

[[nodiscard]] std::string_view header_of(std::string_view head, std::string_view name) {
  for (std::size_t at = head.find("\r\n"); at != std::string_view::npos; at = head.find("\r\n", at + 2)) {
    const std::string_view line = head.substr(at + 2, head.find("\r\n", at + 2) - at - 2);
    if (line.size() <= name.size() || line[name.size()] != ':') continue;
    bool same = true;
    for (std::size_t i = 0; i < name.size(); ++i) same = same && (line[i] | 0x20) == (name[i] | 0x20);
    if (!same) continue;
    const std::size_t begin = line.find_first_not_of(' ', name.size() + 1);
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
  }
  return {};
}

[[nodiscard]] int status_of(std::string_view head) {
  return head.size() < 12 || !head.starts_with("HTTP/1.1 ") ? 0 : std::atoi(std::string(head.substr(9, 3)).c_str());
}

class Line {
 public:
  explicit Line(int socket) : socket_(socket) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() {
    if (socket_ >= 0) close(socket_);
  }
  [[nodiscard]] int release() { return std::exchange(socket_, -1); }
  [[nodiscard]] int socket() const { return socket_; }

  void write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (written < 0) throw failure("writing a request");
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  // Reads on into `text`; false at the end.
  [[nodiscard]] bool read(std::string& text, i64 until_ns) const {
    wait_for(socket_, POLLIN, until_ns);
    auto& buffer = read_buffer();
    const ssize_t got = ::recv(socket_, buffer.data(), buffer.size(), 0);
    if (got < 0) throw failure("reading an answer");
    text.append(buffer.data(), static_cast<std::size_t>(got));
    if (text.size() > kMostAnswerBytes) throw Failure("an answer without end");
    return got > 0;
  }
  // Reads to the end of the head; answers its size.
  [[nodiscard]] std::size_t read_head(std::string& text, i64 until_ns) const {
    for (;;) {
      if (const std::size_t end = text.find("\r\n\r\n"); end != std::string::npos) return end + 4;
      if (!read(text, until_ns)) throw Failure("the connection ended within an answer");
    }
  }

 private:
  int socket_;
};

}  // namespace

Person::Person(Person&& other) noexcept
    : place_(other.place_),
      number_(other.number_),
      cookie_(std::move(other.cookie_)),
      command_(other.command_),
      socket_(std::exchange(other.socket_, -1)),
      closed_with_(other.closed_with_),
      kept_(std::move(other.kept_)),
      out_(std::move(other.out_)) {}

Person& Person::operator=(Person&& other) noexcept {
  if (this == &other) return *this;
  hang_up();
  place_ = other.place_;
  number_ = other.number_;
  cookie_ = std::move(other.cookie_);
  command_ = other.command_;
  socket_ = std::exchange(other.socket_, -1);
  closed_with_ = other.closed_with_;
  kept_ = std::move(other.kept_);
  out_ = std::move(other.out_);
  return *this;
}

int Person::dial(int receive_bytes) const {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) throw failure("opening a socket");
  Line line(socket);
  const int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (receive_bytes > 0) setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(kLoopback + number_ % std::max(1U, place_.addresses));
  // The port is to be chosen when it is known where the connection leads: there are not enough of them otherwise.
  setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  if (bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) throw failure("taking an address");
  address.sin_port = htons(place_.port);
  address.sin_addr.s_addr = htonl(kLoopback);
  if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) throw failure("connecting");
  return line.release();
}

std::string Person::head(std::string_view method, std::string_view path) const {
  std::string text(method);
  text.append(" ").append(path).append(" HTTP/1.1\r\nHost: 127.0.0.1:").append(std::to_string(place_.port)).append("\r\n");
  if (!cookie_.empty()) text.append("Cookie: ").append(cookie_).append("\r\n");
  return text;
}

void Person::note_cookie(std::string_view answer_head) {
  const std::string_view set = header_of(answer_head, "Set-Cookie");
  if (!set.empty()) cookie_ = set.substr(0, set.find(';'));
}

Person::Answer Person::ask(std::string_view method, std::string_view path, std::string_view body) {
  const i64 until = now_ns() + kPatience_ms * 1'000'000;
  const Line line(dial());
  std::string ask = head(method, path) + "Connection: close\r\n";
  if (!body.empty()) ask += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  line.write(ask + "\r\n" + std::string(body));
  std::string text;
  const std::size_t head_size = line.read_head(text, until);
  while (line.read(text, until)) {
  }
  Answer answer{0, text.substr(0, head_size), text.substr(head_size)};
  answer.status = status_of(answer.head);
  note_cookie(answer.head);
  return answer;
}

std::string Person::request(std::string_view method, std::string_view path, std::string_view body, int expected_status) {
  Answer answer = ask(method, path, body);
  if (answer.status != expected_status)
    throw Failure(std::string(method) + ' ' + std::string(path) + " was answered: " + answer.head + answer.body);
  return std::move(answer.body);
}

void Person::call(std::string_view table) {
  hang_up();
  Line line(dial());
  line.write(head("GET", "/ws/" + std::string(table)) +
             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: bWludWl0IHVuZGVyIGxvYQ==\r\n"
             "Sec-WebSocket-Version: 13\r\n\r\n");
  std::string answer;
  const std::size_t head_size = line.read_head(answer, now_ns() + kPatience_ms * 1'000'000);
  const std::string_view answer_head = std::string_view(answer).substr(0, head_size);
  if (status_of(answer_head) != 101) throw Failure("a socket was refused: " + answer);
  note_cookie(answer_head);
  kept_ = answer.substr(head_size);
  fcntl(line.socket(), F_SETFL, O_NONBLOCK);
  socket_ = line.release();
}

void Person::hang_up() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
  kept_.clear();
}

void Person::write_all(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written < 0 && errno == EAGAIN) {
      wait_for(socket_, POLLOUT, now_ns() + kPatience_ms * 1'000'000);
    } else if (written < 0) {
      return;  // the end is seen when reading
    } else {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
}

void Person::say(std::string_view message) {
  if (socket_ < 0) return;
  out_.clear();
  add_frame(out_, Opcode::text, message);
  write_all(out_);
}

bool Person::listen(const Listener& listener, u64& bytes) {
  auto& buffer = read_buffer();
  const ssize_t got = ::recv(socket_, buffer.data(), buffer.size(), 0);
  if (got < 0 && errno == EAGAIN) return true;
  if (got <= 0) return false;
  bytes += static_cast<u64>(got);
  std::string_view all(buffer.data(), static_cast<std::size_t>(got));
  std::string joined;
  if (!kept_.empty()) {
    joined = std::exchange(kept_, {}).append(all);
    all = joined;
  }
  std::size_t at = 0;
  Frame frame;
  for (;;) {
    const Found found = next_frame(all, at, frame);
    if (found == Found::bad) throw Failure("the server sent a frame that is none");
    if (found == Found::more) break;
    if (frame.opcode == Opcode::text) listener(frame.payload);
    if (frame.opcode == Opcode::ping) {
      out_.clear();
      add_frame(out_, Opcode::pong, frame.payload);
      write_all(out_);
    }
    if (frame.opcode == Opcode::close) {
      closed_with_ = close_code(frame.payload);
      return false;
    }
    if (socket_ < 0) return false;  // the listener hung up
  }
  kept_ = all.substr(at);
  return true;
}

void Person::wait(const std::function<bool(std::string_view text)>& enough, i64 patience_ms) {
  const i64 until = now_ns() + patience_ms * 1'000'000;
  bool heard = false;
  u64 bytes = 0;
  while (!heard) {
    if (socket_ < 0) throw Failure("nobody is on the line");
    wait_for(socket_, POLLIN, until);
    if (!listen([&](std::string_view text) { heard = enough(text) || heard; }, bytes))
      throw Failure("the server closed a socket with code " + std::to_string(closed_with_));
  }
}

}  // namespace minuit::load
