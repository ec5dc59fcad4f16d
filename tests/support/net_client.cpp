#include "tests/support/net_client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

namespace minuit::support {
namespace {

constexpr int kPatienceSeconds = 20;  // a test that hangs fails
constexpr std::array<u8, 4> kMask{0x12, 0x34, 0x56, 0x78};

}  // namespace

u16 WireFrame::close_code() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<u16>(static_cast<u8>(payload[0]) << 8U | static_cast<u8>(payload[1]));
}

std::string client_frame(u8 opcode, std::string_view payload, FrameOptions options) {
  std::string bytes;
  const auto put = [&](std::size_t byte) { bytes.push_back(static_cast<char>(byte & 0xFFU)); };
  put((options.final ? 0x80U : 0U) | options.reserved | opcode);
  const std::size_t masked = options.masked ? 0x80U : 0U;
  if (payload.size() < 126) {
    put(masked | payload.size());
  } else if (payload.size() < 0x10000) {
    put(masked | 126U);
    put(payload.size() >> 8U);
    put(payload.size());
  } else {
    put(masked | 127U);
    for (unsigned shift = 64; shift > 0; shift -= 8) put(payload.size() >> (shift - 8));
  }
  if (!options.masked) return bytes.append(payload);
  for (const u8 byte : kMask) put(byte);
  for (std::size_t i = 0; i < payload.size(); ++i) put(static_cast<u8>(payload[i]) ^ kMask[i % kMask.size()]);
  return bytes;
}

std::string upgrade_request(std::string_view path, std::string_view more_headers) {
  return "GET " + std::string(path) +
         " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
         std::string(more_headers) + "\r\n";
}

NetClient::NetClient(u16 port, int receive_bytes, const char* from) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const timeval patience{.tv_sec = kPatienceSeconds, .tv_usec = 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (receive_bytes > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (from != nullptr) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    inet_pton(AF_INET, from, &own.sin_addr);
    [[maybe_unused]] const int unbound = ::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own);
  }
  // Who is not let in sees it when reading.
  [[maybe_unused]] const int refused = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

NetClient::~NetClient() { ::close(socket_); }

bool NetClient::use_tls(const char* ciphers) {
  context_.reset(SSL_CTX_new(TLS_client_method()));
  if (ciphers != nullptr) {
    SSL_CTX_set_max_proto_version(context_.get(), TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(context_.get(), ciphers);
  }
  return shake_hands();
}

bool NetClient::use_old_tls() {
  context_.reset(SSL_CTX_new(TLS_client_method()));
  // Debian's own settings would refuse it first.
  SSL_CTX_set_min_proto_version(context_.get(), TLS1_VERSION);
  SSL_CTX_set_max_proto_version(context_.get(), TLS1_1_VERSION);
  SSL_CTX_set_cipher_list(context_.get(), "ALL:@SECLEVEL=0");
  return shake_hands();
}

bool NetClient::shake_hands() {
  tls_.reset(SSL_new(context_.get()));
  SSL_set_fd(tls_.get(), socket_);
  return SSL_connect(tls_.get()) == 1;
}

std::string NetClient::certificate() const {
  if (!tls_) return {};
  const std::unique_ptr<X509, decltype(&X509_free)> shown(SSL_get1_peer_certificate(tls_.get()), X509_free);
  std::array<u8, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  if (!shown || X509_digest(shown.get(), EVP_sha256(), digest.data(), &size) != 1) return {};
  return {reinterpret_cast<const char*>(digest.data()), size};
}

bool NetClient::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = tls_ ? SSL_write(tls_.get(), bytes.data(), static_cast<int>(bytes.size()))
                           : ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool NetClient::fill() {
  std::array<char, 4096> bytes{};
  ssize_t got = 0;
  // A wait with a time limit is cut short by anything the kernel has to tell the thread, the end of an io_uring for one.
  do
    got = tls_ ? SSL_read(tls_.get(), bytes.data(), static_cast<int>(bytes.size()))
               : ::recv(socket_, bytes.data(), bytes.size(), 0);
  while (got < 0 && errno == EINTR);
  if (got <= 0) return false;
  unread_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

std::string NetClient::read_answer(bool head_only) {
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos)
    if (!fill()) return std::exchange(unread_, {});
  end += 4;
  std::size_t size = 0;
  constexpr std::string_view name = "Content-Length: ";
  if (const std::size_t at = unread_.find(name); at < end && !head_only)
    std::from_chars(unread_.data() + at + name.size(), unread_.data() + end, size);
  while (unread_.size() < end + size && fill()) {
  }
  std::string answer = unread_.substr(0, end + size);
  unread_.erase(0, end + size);
  return answer;
}

std::string NetClient::ask(std::string_view request) {
  write(request);
  return read_answer();
}

std::string NetClient::upgrade(std::string_view path, std::string_view more_headers) {
  return ask(upgrade_request(path, more_headers));
}

std::optional<WireFrame> NetClient::read_frame() {
  const auto need = [&](std::size_t size) {
    while (unread_.size() < size)
      if (!fill()) return false;
    return true;
  };
  if (!need(2)) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<u8>(unread_[i]); };
  std::size_t size = byte(1) & 0x7FU;
  const std::size_t size_bytes = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (!need(2 + size_bytes)) return std::nullopt;
  if (size_bytes > 0) size = 0;
  for (std::size_t i = 0; i < size_bytes; ++i) size = size << 8U | byte(2 + i);
  if (!need(2 + size_bytes + size)) return std::nullopt;
  WireFrame frame{.opcode = static_cast<u8>(byte(0) & 0x0FU),
                  .compressed = (byte(0) & 0x40U) != 0,
                  .payload = unread_.substr(2 + size_bytes, size)};
  unread_.erase(0, 2 + size_bytes + size);
  return frame;
}

std::string NetClient::read_text() {
  const auto frame = read_frame();
  if (!frame) return "(end)";
  if (frame->opcode == 1) return frame->payload;
  return "(opcode " + std::to_string(frame->opcode) + ", close " + std::to_string(frame->close_code()) + ")";
}

u16 NetClient::read_close() {
  while (const auto frame = read_frame())
    if (frame->opcode == 8) return frame->close_code();
  return 0;
}

bool NetClient::at_end() { return unread_.empty() && !fill(); }

bool NetClient::gone() const {
  char byte = 0;
  const ssize_t got = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK);
}

void NetClient::finish_writing() const { ::shutdown(socket_, SHUT_WR); }

}  // namespace minuit::support
