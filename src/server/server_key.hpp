// The server's own key. What it has signed it knows again, and nobody else can make it; so nothing of it needs storing.
#pragma once
#include <array>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/types.hpp"

namespace minuit::server {

class ServerKey {
 public:
  static constexpr std::size_t kBytes = 32;
  using Bytes = std::array<u8, kBytes>;

  explicit ServerKey(const Bytes& bytes) : bytes_(bytes) {}
  [[nodiscard]] static ServerKey drawn();  // for a server that keeps nothing
  // The one in this file, for its owner's eyes only; drawn and written there if there is none. The error is one line for the
  // person who started the server.
  [[nodiscard]] static Result<ServerKey, std::string> in_file(const std::string& path);

  // HMAC-SHA-256. What is signed for one purpose is worth nothing for another.
  [[nodiscard]] Bytes sign(std::string_view purpose, std::string_view text) const;

 private:
  Bytes bytes_;
};

}  // namespace minuit::server
