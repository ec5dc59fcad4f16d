#include "server/allowance.hpp"

#include <sys/statvfs.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <utility>

#include "server/counts.hpp"

namespace minuit::server {

Allowance::Allowance(Terms terms) : terms_(std::move(terms)), quota_(terms_.quota) {
  read_note();
  look();
}

match::Allowed Allowance::spend(const match::Account& who, std::size_t bytes, match::Purpose why) {
  if (why == match::Purpose::begins && disk_low()) return match::Allowed::disk_low;
  const bool must = why == match::Purpose::goes_on;
  return quota_.spend(who, bytes, must, steady_us()) ? match::Allowed::yes : match::Allowed::over_quota;
}

// How much the server has written of its day, and when that was. A note that is missing or unreadable counts as nothing written.
void Allowance::read_note() {
  if (terms_.folder.empty()) return;
  std::ifstream file(note_file());
  u64 bytes = 0;
  i64 wall_ms = 0;
  if (!(file >> bytes >> wall_ms)) return;
  constexpr i64 kDay_ms = i64{86'400} * 1000;
  const i64 ago = std::clamp<i64>(now().wall_ms - wall_ms, 0, kDay_ms);
  const double ran_out = static_cast<double>(terms_.quota.server) * static_cast<double>(ago) / static_cast<double>(kDay_ms);
  quota_.resume(bytes - std::min(bytes, static_cast<u64>(ran_out)), steady_us());
}

void Allowance::look() {
  if (terms_.folder.empty()) return;
  struct statvfs disk{};
  if (terms_.free_space_floor > 0 && statvfs(terms_.folder.c_str(), &disk) == 0)
    low_.store(u64{disk.f_bavail} * disk.f_frsize < terms_.free_space_floor, std::memory_order_relaxed);
  const u64 bytes = quota_.of_server(steady_us());
  const u64 change = bytes > noted_ ? bytes - noted_ : noted_ - bytes;
  if (change < kNotedBytes) return;
  // Beside the old note and then in its place: a crash leaves one or the other.
  const std::string beside = note_file() + ".new";
  {
    std::ofstream file(beside, std::ios::trunc);
    std::error_code ignored;
    std::filesystem::permissions(beside, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, ignored);
    file << bytes << ' ' << now().wall_ms << '\n';
    if (!file.flush()) return;
  }
  if (std::rename(beside.c_str(), note_file().c_str()) == 0) noted_ = bytes;
}

}  // namespace minuit::server
