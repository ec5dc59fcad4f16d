#include "server/data_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace minuit::server {

Result<std::unique_ptr<DataFolder>, std::string> DataFolder::open(const std::string& path) {
  std::error_code trouble;
  const bool made = std::filesystem::create_directories(path, trouble);
  if (made) std::filesystem::permissions(path, std::filesystem::perms::owner_all, trouble);
  if (trouble) return "the data folder " + path + " cannot be made: " + trouble.message();
  const std::string lock_file = path + "/lock";
  constexpr mode_t kOwnerOnly = 0600;
  const int lock = ::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (lock < 0)
    return "the data folder " + path + " cannot be written: " + std::error_code(errno, std::generic_category()).message();
  std::unique_ptr<DataFolder> folder(new DataFolder(path, lock));
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) return "the data folder " + path + " is in use by another server";
  return folder;
}

DataFolder::~DataFolder() { close(lock_); }

}  // namespace minuit::server
