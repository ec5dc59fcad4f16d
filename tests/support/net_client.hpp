// A blocking client that can also misbehave: it writes whatever bytes a test wants on a socket of this machine.
#pragma once
#include <openssl/ssl.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::support {

struct WireFrame {
  u8 opcode = 0;
  bool compressed = false;
  std::string payload;

  // Of a close frame; 0 if it is none.
  [[nodiscard]] u16 close_code() const;
};

// The bytes of a client's frame.
struct FrameOptions {
  bool final = true;
  bool masked = true;
  u8 reserved = 0;  // bits 0x40, 0x20, 0x10
};
[[nodiscard]] std::string client_frame(u8 opcode, std::string_view payload, FrameOptions options = {});

[[nodiscard]] std::string upgrade_request(std::string_view path, std::string_view more_headers = {});

class NetClient {
 public:
  // A receive buffer of so many bytes, 0 for the system's own; from an address of this machine, 127.0.0.1 unless told.
  explicit NetClient(u16 port, int receive_bytes = 0, const char* from = nullptr);
  NetClient(const NetClient&) = delete;
  NetClient& operator=(const NetClient&) = delete;
  ~NetClient();

  // Trusts any certificate. With ciphers it is TLS 1.2 with those, else whatever both can. False if they find nothing in common.
  bool use_tls(const char* ciphers = nullptr);
  // The same with TLS 1.1 at most, and whatever ciphers that takes.
  bool use_old_tls();
  // What the other side showed, for comparing; empty without TLS.
  [[nodiscard]] std::string certificate() const;
  // False if the other side is gone.
  bool write(std::string_view bytes);
  // One answer with its head and body.
  [[nodiscard]] std::string read_answer(bool head_only = false);
  [[nodiscard]] std::string ask(std::string_view request);
  // The answer to the upgrade.
  std::string upgrade(std::string_view path = "/", std::string_view more_headers = {});
  bool write_text(std::string_view text) { return write(client_frame(1, text)); }
  // The next frame, or nothing at the end of the stream.
  [[nodiscard]] std::optional<WireFrame> read_frame();
  // The text of the next frame, or a word on what came in its place.
  [[nodiscard]] std::string read_text();
  // Skips frames up to the close; 0 if the stream ends without one.
  [[nodiscard]] u16 read_close();
  [[nodiscard]] bool at_end();
  // Whether it has ended by now; what was not read yet does not count. Does not wait.
  [[nodiscard]] bool gone() const;
  void finish_writing() const;

 private:
  bool shake_hands();
  bool fill();
  int socket_ = -1;
  std::string unread_;
  std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_{nullptr, SSL_CTX_free};
  std::unique_ptr<SSL, void (*)(SSL*)> tls_{nullptr, SSL_free};
};

}  // namespace minuit::support
