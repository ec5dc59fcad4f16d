#include "store/page_image.hpp"

#include <algorithm>
#include <filesystem>

namespace minuit::store {
namespace {

constexpr u64 kMostPages = u64{1} << 31U;

// What can be read from there; the rest are zeros, as where a file was cut in the middle of a page.
[[nodiscard]] std::string read_at(std::ifstream& file, u64 at, u64 size) {
  std::string bytes(size, '\0');
  file.clear();
  file.seekg(static_cast<std::streamoff>(at));
  file.read(bytes.data(), static_cast<std::streamsize>(size));
  return bytes;
}

}  // namespace

PageImage::PageImage(const std::string& path) : file_(path, std::ios::binary), log_(path + "-wal", std::ios::binary) {
  const Wal wal = read_wal(path);
  const std::string head = read_at(file_, 0, 100);
  const bool ours = head.starts_with("SQLite format 3");
  const u64 said = big_endian_16(head, 16) == 1 ? 65'536 : big_endian_16(head, 16);
  if (wal.page_bytes != 0)
    page_bytes_ = wal.page_bytes;
  else if (ours && is_page_size(said))
    page_bytes_ = said;
  std::error_code none;
  const std::uintmax_t bytes = std::filesystem::file_size(path, none);
  if (!none) count_ = static_cast<u32>(std::min<u64>(kMostPages, (bytes + page_bytes_ - 1) / page_bytes_));
  std::map<u32, WalFrame> bad;  // of pages of which no good one follows
  for (u64 at = 0; at < wal.surely; ++at) {
    const WalFrame& frame = wal.frames[at];
    if (frame.page == 0 || frame.page > kMostPages) continue;
    if (!frame.good) {
      bad[frame.page] = frame;
      continue;
    }
    bad.erase(frame.page);
    logged_[frame.page] = frame.at;
    count_ = std::max(count_, frame.page);
  }
  for (const auto& [page, frame] : bad) doubtful_.push_back(frame);
  for (u64 at = wal.surely; at < wal.frames.size(); ++at) doubtful_.push_back(wal.frames[at]);
  if (wal.pages != 0) count_ = std::min(count_, wal.pages);  // what is behind was given back
  const std::string first = page(1);
  if (first.starts_with("SQLite format 3")) written_ = big_endian_32(first, 28);
}

std::string PageImage::page(u32 number) const {
  if (number == 0 || number > count_) return {};
  if (const auto found = logged_.find(number); found != logged_.end()) return read_at(log_, found->second, page_bytes_);
  return read_at(file_, (number - u64{1}) * page_bytes_, page_bytes_);
}

std::string PageImage::page(const WalFrame& frame) const { return read_at(log_, frame.at, page_bytes_); }

}  // namespace minuit::store
