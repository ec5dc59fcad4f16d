#include "server/server_key.hpp"

#include <fcntl.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>

#include "server/identity.hpp"

namespace minuit::server {
namespace {

constexpr mode_t kOwnerOnly = 0600;

// Closes what it holds.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool ok() const { return number_ >= 0; }

 private:
  int number_;
};

std::string trouble(const std::string& path, const char* what) {
  return path + " cannot be " + what + ": " + std::error_code(errno, std::generic_category()).message();
}

// Nothing if there is no such file.
Result<std::optional<ServerKey::Bytes>, std::string> read_from(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.ok() && errno == ENOENT) return std::optional<ServerKey::Bytes>();
  if (!file.ok()) return trouble(path, "read");
  ServerKey::Bytes bytes{};
  std::array<u8, ServerKey::kBytes + 1> room{};
  std::size_t length = 0;
  while (length < room.size()) {
    const ssize_t got = read(file.number(), room.data() + length, room.size() - length);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return trouble(path, "read");
    if (got == 0) break;
    length += static_cast<std::size_t>(got);
  }
  if (length != bytes.size())
    return path + " is not a key of " + std::to_string(bytes.size()) + " bytes: bring it back from a backup, or move it away";
  std::copy_n(room.begin(), bytes.size(), bytes.begin());
  struct stat now{};
  if (fstat(file.number(), &now) == 0 && (now.st_mode & 077U) != 0) (void)fchmod(file.number(), kOwnerOnly);
  return std::optional(bytes);
}

// Whole or not at all: it is written beside its place, and put there when it is on the disk.
std::optional<std::string> write_to(const std::string& path, const ServerKey::Bytes& bytes) {
  const std::string draft = path + ".new";
  (void)unlink(draft.c_str());  // of a start that was cut short; the folder is ours alone
  {
    const Descriptor file(open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly));
    if (!file.ok()) return trouble(draft, "written");
    if (write(file.number(), bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()) || fsync(file.number()) != 0)
      return trouble(draft, "written");
  }
  if (rename(draft.c_str(), path.c_str()) != 0) return trouble(path, "written");
  const Descriptor folder(open(std::filesystem::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.ok() || fsync(folder.number()) != 0) return trouble(path, "written");
  return std::nullopt;
}

}  // namespace

ServerKey ServerKey::drawn() {
  Bytes bytes;
  fill_from_system(bytes.data(), bytes.size());
  return ServerKey(bytes);
}

Result<ServerKey, std::string> ServerKey::in_file(const std::string& path) {
  const auto there = read_from(path);
  if (!there.ok()) return there.error();
  if (there.value()) return ServerKey(*there.value());
  const ServerKey key = drawn();
  if (const auto failed = write_to(path, key.bytes_)) return *failed;
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
