// Finds the rows of a store in the pages of its file, page by page, whatever has become of the tree that leads to them. What a
// row looks like is known; whether its entries are what was written, their sums tell.
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/page_image.hpp"

namespace minuit::store {

// What the first byte of a page of a tree says it is.
inline constexpr u32 kInnerIndex = 2;
inline constexpr u32 kInnerTable = 5;
inline constexpr u32 kLeafIndex = 10;
inline constexpr u32 kLeafTable = 13;
inline constexpr u64 kMostRowBytes = u64{1} << 30U;

// Where a row stands: in a page, or in a frame of the write-ahead log that is not what was written.
struct Place {
  u32 page = 0;
  std::optional<u32> doubtful;  // which of those frames
  u32 at = 0;
};
struct FoundSegment {
  std::string log;
  u64 last = 0;
  u64 id = 0;
  Place place;
};
struct FoundBundle {
  u64 id = 0;
  std::string bytes;   // as far as they can be read
  bool whole = false;  // the page says where its rows are; else it may be one of long ago
};
struct LostPage {
  u32 page = 0;
  std::string why;
  bool unnamed = true;  // there were rows in it, or may have been, of which nothing else tells
};

class PageScan {
 public:
  // Is shown bytes in which an entry of a bundle may stand, with nothing that says where.
  using Shred = std::function<void(std::string_view bytes)>;
  PageScan(const std::string& path, Shred shred);

  [[nodiscard]] const std::vector<FoundSegment>& segments() const { return segments_; }
  // What the index tells of segments, without a place.
  [[nodiscard]] const std::vector<FoundSegment>& told() const { return told_; }
  [[nodiscard]] const std::vector<FoundBundle>& bundles() const { return bundles_; }
  [[nodiscard]] const std::vector<LostPage>& lost() const { return lost_; }
  // The entries of a segment, as far as they can be read.
  [[nodiscard]] std::string bytes_of(const Place& place) const;

 private:
  enum class Kind : u8 { unknown, root, free, first_overflow, overflow, tree, map };
  struct Mapped {
    Kind kind = Kind::unknown;
    u32 parent = 0;
  };
  struct Row;

  void read_map();
  void read_map(u32 map_page);
  void read_free_pages();
  void scan(u32 page);
  [[nodiscard]] bool scan(std::string_view page, const Place& place);
  [[nodiscard]] bool scan_rows(std::string_view page, std::size_t header, const Place& place);
  [[nodiscard]] bool scan_index(std::string_view page, std::size_t header, std::size_t header_bytes);
  void sift(std::string_view page, const Place& place);
  void take(const Row& row, std::string_view page, const Place& place, bool whole);
  void note_lost(u32 page);
  void judge_lost();
  [[nodiscard]] bool rows_in(u32 page) const;
  [[nodiscard]] u32 root_of(u32 page) const;
  [[nodiscard]] bool index_names(u32 page) const;
  [[nodiscard]] std::optional<Row> row_at(std::string_view page, std::size_t at) const;
  [[nodiscard]] bool note_told(std::string_view page, std::size_t at);
  [[nodiscard]] std::string payload(std::string_view page, const Place& place, const Row& row) const;
  void follow(std::string& bytes, u64 wanted, u32 page, Mapped expected) const;

  PageImage image_;
  Shred shred_;
  std::vector<Mapped> map_;              // by page; unknown where the file does not tell, or not reliably
  std::unordered_map<u32, u32> behind_;  // which page of a long row comes behind which
  std::set<u32> inner_;                  // pages that others name as their parent
  std::set<u32> free_;
  std::set<u32> doubtful_;                        // pages that are whole in a doubtful frame
  std::set<u32> bundles_under_, segments_under_;  // roots
  std::vector<FoundSegment> segments_, told_;
  std::vector<FoundBundle> bundles_;
  std::vector<LostPage> lost_;
};

}  // namespace minuit::store
