// permessage-deflate (RFC 7692) without context takeover: every message stands alone, so one compressor serves all sockets of a
// loop and an idle socket needs no memory for it.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "net/server.hpp"

namespace minuit::net {

inline constexpr std::size_t kLeastDeflated = 512;  // bytes of a message worth the work

// Whether the client's offers (Sec-WebSocket-Extensions) hold one that can be met.
[[nodiscard]] bool offers_deflate(std::string_view extensions);

struct Inflated {
  enum class Kind : u8 { text, bad, too_big } kind = Kind::bad;
  std::string text;
};

class Deflate {
 public:
  Deflate();
  Deflate(const Deflate&) = delete;
  Deflate& operator=(const Deflate&) = delete;
  ~Deflate();

  // The compressed form of a message; nothing if it is too small or would not shrink. The last one is remembered, as equal text
  // goes to several sockets in a row.
  [[nodiscard]] Frame compress(const Frame& frame);
  [[nodiscard]] Inflated expand(std::string_view payload, std::size_t most);

 private:
  struct Streams;
  std::unique_ptr<Streams> streams_;
  Frame last_, last_compressed_;
};

}  // namespace minuit::net
