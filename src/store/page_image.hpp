// The pages of a database as its file and its write-ahead log hold them, read without SQLite: where that stops at the first page
// that is not what was written, here every page is looked at by itself.
#pragma once
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/wal.hpp"

namespace minuit::store {

inline constexpr u64 kPageBytes = 4096;  // of every file that SQLite makes for us
[[nodiscard]] constexpr bool is_page_size(u64 bytes) { return bytes >= 512 && bytes <= 65'536 && (bytes & (bytes - 1)) == 0; }

// SQLite's numbers have the highest byte first. Beyond the end there are zeros.
[[nodiscard]] inline u32 byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}
[[nodiscard]] inline u32 big_endian_16(std::string_view bytes, std::size_t at) {
  return byte_at(bytes, at) << 8U | byte_at(bytes, at + 1);
}
[[nodiscard]] inline u32 big_endian_32(std::string_view bytes, std::size_t at) {
  return big_endian_16(bytes, at) << 16U | big_endian_16(bytes, at + 2);
}

class PageImage {
 public:
  explicit PageImage(const std::string& path);

  [[nodiscard]] u64 page_bytes() const { return page_bytes_; }
  [[nodiscard]] u32 count() const { return count_; }      // that are there
  [[nodiscard]] u32 written() const { return written_; }  // as the file says of itself, if that can be
  // The first of them is 1. Of the log counts the last frame that is what was written; a page that is not there is empty.
  [[nodiscard]] std::string page(u32 number) const;
  // Frames that are not what was written, and those of a last transaction whose end is not: something in them may be.
  [[nodiscard]] const std::vector<WalFrame>& doubtful() const { return doubtful_; }
  [[nodiscard]] std::string page(const WalFrame& frame) const;

 private:
  mutable std::ifstream file_, log_;
  u64 page_bytes_ = kPageBytes;
  u32 count_ = 0;
  u32 written_ = 0;
  std::map<u32, u64> logged_;
  std::vector<WalFrame> doubtful_;
};

}  // namespace minuit::store
