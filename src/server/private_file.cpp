#include "server/private_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

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

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Result<std::optional<std::string>, std::string> read_private_file(const std::string& path, std::size_t most, Others others) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.ok() && errno == ENOENT) return std::optional<std::string>();
  if (!file.ok()) return trouble(path, "read");
  std::string bytes(most, '\0');
  std::size_t length = 0;
  while (length < most) {
    const ssize_t got = read(file.number(), bytes.data() + length, most - length);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return trouble(path, "read");
    if (got == 0) break;
    length += static_cast<std::size_t>(got);
  }
  bytes.resize(length);
  struct stat now{};
  if (others == Others::shut_out && fstat(file.number(), &now) == 0 && (now.st_mode & 077U) != 0)
    (void)fchmod(file.number(), kOwnerOnly);
  return std::optional(std::move(bytes));
}

std::optional<std::string> write_private_file(const std::string& path, std::string_view bytes) {
  const std::string draft = path + ".new";
  (void)unlink(draft.c_str());  // of a start that was cut short; the folder is ours alone
  {
    const Descriptor file(open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly));
    if (!file.ok()) return trouble(draft, "written");
    if (!write_all(file.number(), bytes) || fsync(file.number()) != 0) return trouble(draft, "written");
  }
  if (rename(draft.c_str(), path.c_str()) != 0) return trouble(path, "written");
  const Descriptor folder(open(std::filesystem::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.ok() || fsync(folder.number()) != 0) return trouble(path, "written");
  return std::nullopt;
}

}  // namespace minuit::server
