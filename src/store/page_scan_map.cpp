// What the file tells of its pages besides the tree itself: which are free, whose the others are, and so what was lost with one.
#include <algorithm>

#include "store/page_scan.hpp"

namespace minuit::store {
namespace {

constexpr u64 kLockedAt = u64{1} << 30U;  // the page with this byte holds nothing

[[nodiscard]] bool is_index(u32 type) { return type == kLeafIndex || type == kInnerIndex; }
[[nodiscard]] bool is_table(u32 type) { return type == kLeafTable || type == kInnerTable; }

}  // namespace

// Every so many pages one tells of those that follow what they are and who leads to them.
void PageScan::read_map() {
  const u64 apart = image_.page_bytes() / 5 + 1;
  for (u64 page = 2; page <= image_.count(); page += apart) read_map(static_cast<u32>(page));
}

// One entry that cannot be, and nothing of the page is believed.
void PageScan::read_map(u32 map_page) {
  const std::string page = image_.page(map_page);
  const u64 told = std::min<u64>(image_.page_bytes() / 5, image_.count() - map_page);
  std::vector<Mapped> found;
  for (u64 entry = 0; entry < told; ++entry) {
    const u32 type = byte_at(page, entry * 5);
    const Mapped mapped{static_cast<Kind>(type), big_endian_32(page, entry * 5 + 1)};
    const bool locked = (map_page + entry) == kLockedAt / image_.page_bytes();
    const bool alone = mapped.kind == Kind::root || mapped.kind == Kind::free;
    const bool known = type >= 1 && type <= 5;
    const bool can_be =
        alone ? mapped.parent == 0 : mapped.parent >= 1 && mapped.parent <= std::max(image_.count(), image_.written());
    if (!locked && (!known || !can_be)) return;
    found.push_back(mapped);
  }
  map_[map_page].kind = Kind::map;
  for (u64 entry = 0; entry < told; ++entry) {
    const u32 number = static_cast<u32>(map_page + 1 + entry);
    map_[number] = found[entry];
    if (found[entry].kind == Kind::overflow) behind_[found[entry].parent] = number;
    if (found[entry].kind == Kind::tree) inner_.insert(found[entry].parent);
  }
}

void PageScan::read_free_pages() {
  const std::string first = image_.page(1);
  if (!first.starts_with("SQLite format 3")) return;
  for (u32 trunk = big_endian_32(first, 32); trunk > 1 && trunk <= image_.count() && free_.insert(trunk).second;) {
    const std::string page = image_.page(trunk);
    const u64 leaves = std::min<u64>(big_endian_32(page, 4), image_.page_bytes() / 4 - 2);
    for (u64 leaf = 0; leaf < leaves; ++leaf) free_.insert(big_endian_32(page, 8 + leaf * 4));
    trunk = big_endian_32(page, 0);
  }
}

// ---- what was lost

// Pages of overflow that began in it can still be followed: they know whose they are.
void PageScan::note_lost(u32 page) {
  lost_.push_back({page, {}, true});
  for (u32 other = 1; other <= image_.count(); ++other) {
    if (map_[other].kind != Kind::first_overflow || map_[other].parent != page) continue;
    std::string bytes;
    follow(bytes, kMostRowBytes, other, map_[other]);
    shred_(bytes);
  }
}

void PageScan::judge_lost() {
  for (LostPage& each : lost_) {
    if (each.page > image_.count()) {
      each.why = "the file ends after page " + std::to_string(image_.count()) + " of " + std::to_string(image_.written());
      continue;
    }
    const std::string name = "page " + std::to_string(each.page) + " cannot be read: ";
    const bool rows = rows_in(each.page);
    each.unnamed = rows && !index_names(each.page);
    each.why = name + (rows ? "rows of entries are lost" : "it only told where others are, and they are found without it");
  }
}

bool PageScan::rows_in(u32 page) const {
  if (page == 1 || inner_.contains(page)) return false;
  if (map_[page].kind != Kind::root) return byte_at(image_.page(map_[page].parent), 0) != kInnerIndex;
  // The roots are of the two tables and of the index: if both tables have theirs, this is the third.
  u32 tables = 0;
  for (u32 other = 1; other <= image_.count(); ++other) {
    const u32 type = map_[other].kind == Kind::root ? byte_at(image_.page(other), 0) : 0;
    if (other != page && is_table(type)) ++tables;
  }
  return tables < 2;
}

// 0 if the file does not tell.
u32 PageScan::root_of(u32 page) const {
  for (u32 steps = 0; page != 0 && page <= image_.count() && steps < 20; ++steps) {
    if (map_[page].kind == Kind::root) return page;
    page = map_[page].kind == Kind::tree ? map_[page].parent : 0;
  }
  return 0;
}

// Of segments the index tells, too, if all of it is there.
bool PageScan::index_names(u32 page) const {
  const u32 root = root_of(page);
  const bool of_bundles = bundles_under_.contains(root);
  const bool of_segments = segments_under_.contains(root) || !bundles_under_.empty();
  if (root == 0 || of_bundles || !of_segments || image_.written() > image_.count()) return false;
  for (u32 other = 1; other <= image_.count(); ++other) {
    const u32 type = map_[other].kind == Kind::root ? byte_at(image_.page(other), 0) : 0;
    if (!is_index(type)) continue;
    return std::ranges::none_of(lost_, [&](const LostPage& each) { return root_of(each.page) == other; });
  }
  return false;
}

}  // namespace minuit::store
