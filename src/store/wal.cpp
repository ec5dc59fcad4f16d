#include "store/wal.hpp"

#include <chrono>
#include <fstream>
#include <thread>

#include "store/page_image.hpp"

namespace minuit::store {
namespace {

constexpr u64 kHeaderBytes = 32;
constexpr u64 kFrameHeaderBytes = 24;
constexpr u32 kMagic = 0x377f0682;  // its last bit says that the checksums are of words with the highest byte first

struct Checksum {
  u32 first = 0;
  u32 second = 0;
  bool operator==(const Checksum&) const = default;

  void add(std::string_view bytes, bool highest_first) {
    const auto word = [&](std::size_t at) {
      return highest_first ? big_endian_32(bytes, at) : __builtin_bswap32(big_endian_32(bytes, at));
    };
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first += word(at) + second;
      second += word(at + 4) + first;
    }
  }
};
[[nodiscard]] Checksum checksum_at(std::string_view bytes, std::size_t at) {
  return {big_endian_32(bytes, at), big_endian_32(bytes, at + 4)};
}

struct Generation {
  bool whole = false;  // the header is what was written
  bool highest_first = false;
  u64 page_bytes = kPageBytes;
  std::string salt;
  Checksum stored;
};

[[nodiscard]] Generation generation_of(std::string_view header, std::string_view first_frame) {
  Generation found;
  const u32 magic = big_endian_32(header, 0);
  found.highest_first = (magic & 1U) != 0;
  found.stored = checksum_at(header, 24);
  Checksum is;
  is.add(header.substr(0, 24), found.highest_first);
  found.whole = (magic & ~1U) == kMagic && is == found.stored;
  if (found.whole) {
    found.page_bytes = big_endian_32(header, 8);
  } else {
    found.highest_first = false;
  }
  found.salt = found.whole ? header.substr(16, 8) : first_frame.substr(8, 8);
  return found;
}

[[nodiscard]] Wal read_once(const std::string& path) {
  Wal wal;
  std::ifstream file(path, std::ios::binary);
  std::string header(kHeaderBytes, '\0');
  std::string frame(kFrameHeaderBytes, '\0');
  if (!file.read(header.data(), kHeaderBytes) || !file.read(frame.data(), kFrameHeaderBytes)) return wal;
  const Generation generation = generation_of(header, frame);
  if (!is_page_size(generation.page_bytes)) return wal;
  wal.page_bytes = generation.page_bytes;
  file.seekg(kHeaderBytes);
  Checksum before = generation.stored;
  bool unbroken = generation.whole;
  u64 ended = 0;  // transactions, by any frame that says so
  std::string page(wal.page_bytes, '\0');
  while (file.read(frame.data(), kFrameHeaderBytes) && file.read(page.data(), static_cast<std::streamsize>(wal.page_bytes))) {
    Checksum is = before;
    is.add(std::string_view(frame).substr(0, 8), generation.highest_first);
    is.add(page, generation.highest_first);
    before = checksum_at(frame, 16);
    const bool same = frame.compare(8, 8, generation.salt) == 0;
    const bool ends = same && big_endian_32(frame, 4) != 0;
    const u64 at = kHeaderBytes + wal.frames.size() * (kFrameHeaderBytes + wal.page_bytes) + kFrameHeaderBytes;
    wal.frames.push_back({big_endian_32(frame, 0), at, same && is == before});
    unbroken = unbroken && wal.frames.back().good;
    if (ends) ended = wal.frames.size();
    if (ends && wal.frames.back().good) {
      wal.surely = wal.frames.size();
      wal.pages = big_endian_32(frame, 4);
    }
    if (ends && unbroken) wal.used = wal.frames.size();
  }
  wal.frames.resize(ended);
  return wal;
}

}  // namespace

Wal read_wal(const std::string& database) {
  constexpr int kMostReadings = 6;
  constexpr std::chrono::milliseconds kPause{10};
  Wal wal = read_once(database + "-wal");
  for (int reading = 1; reading < kMostReadings && !wal.sound(); ++reading) {
    std::this_thread::sleep_for(kPause);
    Wal again = read_once(database + "-wal");
    const bool same = again.used == wal.used;
    wal = std::move(again);
    if (same) break;
  }
  return wal;
}

}  // namespace minuit::store
