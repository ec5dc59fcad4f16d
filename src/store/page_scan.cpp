#include "store/page_scan.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "store/store.hpp"

namespace minuit::store {
namespace {

constexpr std::size_t kLeafHeader = 8;
constexpr std::size_t kInnerHeader = 12;

struct Varint {
  u64 value = 0;
  std::size_t bytes = 0;  // that it takes; 0 if it does not end
};
[[nodiscard]] Varint varint_at(std::string_view page, std::size_t at) {
  Varint read;
  for (; read.bytes < 9 && at + read.bytes < page.size();) {
    const u64 byte = byte_at(page, at + read.bytes++);
    if (read.bytes == 9) return {read.value << 8U | byte, 9};
    read.value = read.value << 7U | (byte & 0x7fU);
    if (byte < 0x80U) return read;
  }
  return {};
}

// The head of a record: what follows it, column by column.
struct Head {
  std::vector<u64> types;
  u64 bytes = 0;
};
[[nodiscard]] std::optional<Head> head_at(std::string_view page, std::size_t at, std::size_t columns) {
  const Varint size = varint_at(page, at);
  if (size.bytes == 0 || size.value > 40) return std::nullopt;
  Head head{{}, size.value};
  std::size_t next = size.bytes;
  while (head.types.size() < columns) {
    const Varint type = varint_at(page, at + next);
    if (type.bytes == 0) return std::nullopt;
    head.types.push_back(type.value);
    next += type.bytes;
  }
  return next == size.value ? std::optional(head) : std::nullopt;
}

[[nodiscard]] bool is_number(u64 type) { return (type >= 1 && type <= 6) || type == 8 || type == 9; }
[[nodiscard]] u64 bytes_of_type(u64 type) {
  constexpr std::array<u64, 10> kBytes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
  return type >= 12 ? (type - 12) / 2 : kBytes[std::min<u64>(type, 9)];
}
[[nodiscard]] bool is_name(u64 type) { return type >= 13 && type % 2 == 1 && bytes_of_type(type) <= kMostTableNameBytes; }
[[nodiscard]] bool is_blob(u64 type) { return type >= 12 && type % 2 == 0; }
[[nodiscard]] u64 number_at(std::string_view page, std::size_t at, u64 type) {
  if (type >= 8) return type - 8;
  u64 value = 0;
  for (u64 byte = 0; byte < bytes_of_type(type); ++byte) value = value << 8U | byte_at(page, at + byte);
  return value;
}

}  // namespace

// Of `segments`, or of `bundles` if it has no log.
struct PageScan::Row {
  std::string log;
  u64 last = 0;
  u64 id = 0;
  u64 size = 0;        // of the whole record
  u64 before = 0;      // bytes of it before the entries
  std::size_t at = 0;  // the record, in its page
  u64 here = 0;        // bytes of it that are in the page
};

PageScan::PageScan(const std::string& path, Shred shred) : image_(path), shred_(std::move(shred)), map_(u64{image_.count()} + 1) {
  read_map();
  read_free_pages();
  for (u32 frame = 0; frame < image_.doubtful().size(); ++frame) {
    const std::string page = image_.page(image_.doubtful()[frame]);
    const Place place{image_.doubtful()[frame].page, frame, 0};
    if (scan(page, place))
      doubtful_.insert(place.page);
    else
      sift(page, place);
  }
  for (u32 page = 1; page <= image_.count(); ++page) scan(page);
  if (image_.written() > image_.count()) lost_.push_back({image_.count() + 1, {}, true});
  judge_lost();
}

// ---- pages

void PageScan::scan(u32 number) {
  const Kind kind = map_[number].kind;
  const bool of_a_tree = kind == Kind::root || kind == Kind::tree || number == 1;
  if (!of_a_tree && (kind != Kind::unknown || free_.contains(number))) return;
  const std::string page = image_.page(number);
  const Place place{number, std::nullopt, 0};
  if (scan(page, place) || doubtful_.contains(number)) return;
  sift(page, place);
  if (of_a_tree) note_lost(number);
}

// False if it is not a whole page of a tree.
bool PageScan::scan(std::string_view page, const Place& place) {
  if (place.page == 1) return page.starts_with("SQLite format 3") && byte_at(page, 100) == kLeafTable;  // no rows of ours
  switch (byte_at(page, 0)) {
    case kLeafTable: return scan_rows(page, kLeafHeader, place);
    case kLeafIndex: return scan_index(page, kLeafHeader, 0);
    case kInnerIndex: return scan_index(page, kInnerHeader, 4);
    case kInnerTable: {
      const u64 cells = big_endian_16(page, 3);
      if (kInnerHeader + 2 * cells > page.size() || big_endian_32(page, 8) > image_.count()) return false;
      for (u64 cell = 0; cell < cells; ++cell) {
        const u32 at = big_endian_16(page, kInnerHeader + 2 * cell);
        const u32 child = big_endian_32(page, at);
        if (at < kInnerHeader + 2 * cells || child == 0 || child > std::max(image_.count(), image_.written())) return false;
      }
      return true;
    }
    default: return false;
  }
}

bool PageScan::scan_rows(std::string_view page, std::size_t header, const Place& place) {
  const u64 cells = big_endian_16(page, 3);
  if (header + 2 * cells > page.size()) return false;
  bool whole = true;
  for (u64 cell = 0; cell < cells; ++cell) {
    const u32 at = big_endian_16(page, header + 2 * cell);
    const auto row = at >= header + 2 * cells ? row_at(page, at) : std::nullopt;
    if (row)
      take(*row, page, {place.page, place.doubtful, at}, true);
    else
      whole = false;
  }
  return whole;
}

bool PageScan::scan_index(std::string_view page, std::size_t header, std::size_t before) {
  const u64 cells = big_endian_16(page, 3);
  if (header + 2 * cells > page.size()) return false;
  bool whole = true;
  for (u64 cell = 0; cell < cells; ++cell) {
    const u32 at = big_endian_16(page, header + 2 * cell);
    whole = at >= header + 2 * cells && note_told(page, at + before) && whole;
  }
  return whole;
}

// Whatever in it looks like a row, and itself: an entry of a bundle can be told wherever it stands.
void PageScan::sift(std::string_view page, const Place& place) {
  for (u32 at = 0; at < page.size(); ++at)
    if (const auto row = row_at(page, at)) take(*row, page, {place.page, place.doubtful, at}, false);
  shred_(page);
}

void PageScan::take(const Row& row, std::string_view page, const Place& place, bool whole) {
  if (whole) (row.log.empty() ? bundles_under_ : segments_under_).insert(root_of(place.page));
  if (!row.log.empty()) return segments_.push_back({row.log, row.last, row.id, place});
  const std::string bytes = payload(page, place, row);
  bundles_.push_back({row.id, bytes.substr(std::min<u64>(bytes.size(), row.before)), whole});
}

// ---- rows

std::optional<PageScan::Row> PageScan::row_at(std::string_view page, std::size_t at) const {
  const Varint size = varint_at(page, at);
  const Varint id = size.bytes > 0 ? varint_at(page, at + size.bytes) : Varint{};
  if (id.bytes == 0 || size.value > kMostRowBytes) return std::nullopt;
  Row row;
  row.id = id.value;
  row.size = size.value;
  row.at = at + size.bytes + id.bytes;
  const u64 most = page.size() - 35;
  const u64 fewest = (page.size() - 12) * 32 / 255 - 23;
  const u64 fitting = fewest + (row.size - fewest) % (page.size() - 4);
  row.here = row.size <= most ? row.size : (fitting <= most ? fitting : fewest);
  if (row.at + row.here + (row.size > row.here ? 4 : 0) > page.size()) return std::nullopt;
  if (const auto head = head_at(page, row.at, 2); head && head->types[0] == 0 && is_blob(head->types[1])) {
    row.before = head->bytes;
    return row.before + bytes_of_type(head->types[1]) == row.size ? std::optional(row) : std::nullopt;
  }
  const auto head = head_at(page, row.at, 4);
  if (!head) return std::nullopt;
  const auto& types = head->types;
  if (types[0] != 0 || !is_name(types[1]) || !is_number(types[2]) || !is_blob(types[3])) return std::nullopt;
  const u64 name_bytes = bytes_of_type(types[1]);
  row.before = head->bytes + name_bytes + bytes_of_type(types[2]);
  if (row.before + bytes_of_type(types[3]) != row.size || row.before > row.here) return std::nullopt;
  row.log = page.substr(row.at + head->bytes, name_bytes);
  row.last = number_at(page, row.at + head->bytes + name_bytes, types[2]);
  return row;
}

bool PageScan::note_told(std::string_view page, std::size_t at) {
  const Varint size = varint_at(page, at);
  const auto head = size.bytes > 0 ? head_at(page, at + size.bytes, 3) : std::nullopt;
  if (!head || !is_name(head->types[0]) || !is_number(head->types[1]) || !is_number(head->types[2])) return false;
  const u64 name_bytes = bytes_of_type(head->types[0]);
  const u64 last_bytes = bytes_of_type(head->types[1]);
  const std::size_t name = at + size.bytes + head->bytes;
  if (head->bytes + name_bytes + last_bytes + bytes_of_type(head->types[2]) != size.value || name + name_bytes > page.size())
    return false;
  told_.push_back({std::string(page.substr(name, name_bytes)),
                   number_at(page, name + name_bytes, head->types[1]),
                   number_at(page, name + name_bytes + last_bytes, head->types[2]),
                   {}});
  return true;
}

std::string PageScan::bytes_of(const Place& place) const {
  const std::string page = place.doubtful ? image_.page(image_.doubtful()[*place.doubtful]) : image_.page(place.page);
  const auto row = row_at(page, place.at);
  if (!row) return {};
  const std::string bytes = payload(page, place, *row);
  return bytes.substr(std::min<u64>(bytes.size(), row->before));
}

std::string PageScan::payload(std::string_view page, const Place& place, const Row& row) const {
  std::string bytes(page.substr(row.at, row.here));
  if (row.size > row.here) follow(bytes, row.size, big_endian_32(page, row.at + row.here), {Kind::first_overflow, place.page});
  return bytes;
}

// A page that leads elsewhere than the file's own map says has lost its way: then the map is followed. What such a page held
// stays among the bytes, so that what stands behind it is where it was.
void PageScan::follow(std::string& bytes, u64 wanted, u32 page, Mapped expected) const {
  for (u32 steps = 0; bytes.size() < wanted && steps <= image_.count(); ++steps) {
    const bool there = page > 1 && page <= image_.count();
    const Mapped is = there ? map_[page] : Mapped{};
    const bool agrees = there && (is.kind == Kind::unknown || (is.kind == expected.kind && is.parent == expected.parent));
    if (!agrees) {
      const auto behind = behind_.find(expected.parent);
      if (expected.kind != Kind::overflow || behind == behind_.end()) return;
      page = behind->second;
    }
    const std::string content = image_.page(page);
    bytes.append(content, 4, std::min<u64>(wanted - bytes.size(), content.size() - 4));
    expected = {Kind::overflow, page};
    page = big_endian_32(content, 0);
  }
}

}  // namespace minuit::store
