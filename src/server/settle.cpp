#include "server/settle.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace minuit::server {

std::error_code settle(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  const std::error_code trouble(done ? 0 : errno, std::generic_category());
  if (file >= 0) ::close(file);
  return trouble;
}

}  // namespace minuit::server
