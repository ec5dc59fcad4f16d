// SQLite's write-ahead log, read frame by frame without SQLite: it stops at the first frame that is not what was written, without
// a word, and what was committed behind it is gone for it.
#pragma once
#include <string>
#include <vector>

#include "base/types.hpp"

namespace minuit::store {

struct WalFrame {
  u32 page = 0;
  u64 at = 0;         // of the page, in the file of the log
  bool good = false;  // by the checksum, which goes on from the frame before
};

// The frames of the last generation, up to the last one that ends a transaction.
struct Wal {
  u64 page_bytes = 0;
  std::vector<WalFrame> frames;
  u64 used = 0;    // by SQLite: the frames up to the last transaction before the first bad one
  u32 pages = 0;   // of the database after the last transaction that surely ended; 0 if there is none
  u64 surely = 0;  // were written to the end of a transaction; those behind are the last one, whose end is damaged or was torn
  [[nodiscard]] bool sound() const { return used == frames.size(); }
};

// Empty if there is none. A server may be writing to it meanwhile: what is wrong is looked at twice.
[[nodiscard]] Wal read_wal(const std::string& database);

}  // namespace minuit::store
