#include "server/server_key.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>
#include <cstdlib>

#include "server/identity.hpp"
#include "server/key_files.hpp"
#include "server/private_file.hpp"

namespace minuit::server {

ServerKey ServerKey::drawn() {
  Bytes bytes;
  fill_from_system(bytes.data(), bytes.size());
  return ServerKey(bytes);
}

namespace {

// At most a byte more than a key has.
std::optional<std::string> refused(const std::string& path, const Result<std::optional<std::string>, std::string>& read) {
  if (!read.ok()) return read.error();
  if (!read.value() || read.value()->size() == ServerKey::kBytes) return std::nullopt;
  return path + " is not a key of " + std::to_string(ServerKey::kBytes) + " bytes: bring it back from a backup, or move it away";
}

}  // namespace

std::optional<std::string> server_key_refused(const std::string& path) {
  return refused(path, read_private_file(path, ServerKey::kBytes + 1, Others::left_alone));
}

Result<ServerKey, std::string> ServerKey::in_file(const std::string& path) {
  const auto there = read_private_file(path, kBytes + 1);
  if (const auto why = refused(path, there)) return *why;
  if (there.value()) {
    Bytes bytes{};
    std::ranges::copy(*there.value(), bytes.begin());
    return ServerKey(bytes);
  }
  const ServerKey key = drawn();
  if (const auto failed = write_private_file(path, {reinterpret_cast<const char*>(key.bytes_.data()), key.bytes_.size()}))
    return *failed;
  return key;
}

ServerKey::Bytes ServerKey::sign(std::string_view purpose, std::string_view text) const {
  const std::string message = std::string(purpose).append("\n").append(text);
  Bytes digest{};
  unsigned size = 0;
  if (HMAC(EVP_sha256(), bytes_.data(), static_cast<int>(bytes_.size()), reinterpret_cast<const u8*>(message.data()),
           message.size(), digest.data(), &size) == nullptr)
    std::abort();  // out of memory
  return digest;
}

}  // namespace minuit::server
