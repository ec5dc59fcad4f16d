// Which tables there are, and what there is to be known of one.
#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "match/text.hpp"
#include "server/admin/commands.hpp"
#include "server/admin/looking.hpp"

namespace minuit::server::admin {
namespace {

constexpr std::size_t kRowsAPage = 100;
constexpr std::size_t kLogsAPage = 50;             // looked up in the store in one go
constexpr std::size_t kMostLookedAt = 1000;        // tables, for one page
constexpr std::size_t kMostEntriesRead = 100'000;  // for one page, and what the last log has beyond

bool fits(const TableRow& row, const std::string& wanted) {
  if (wanted.empty()) return true;
  const auto has = [&](std::string_view text) { return match::likeness(text).find(wanted) != std::string::npos; };
  return has(row.table) || has(row.game) || has(row.host.name) || has(row.host.id) || std::ranges::any_of(row.seated, has);
}

std::string network_text(const std::string& neighbourhood) {
  constexpr std::size_t kNetworkBytes = 8;  // of an IPv6 address, as of neighbourhood()
  if (neighbourhood.size() != kNetworkBytes || neighbourhood.find_first_not_of("0123456789.") == std::string::npos)
    return neighbourhood;
  std::array<char, 16> bytes{};
  std::ranges::copy(neighbourhood, bytes.begin());
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

// On the thread of the table's loop.
std::optional<Looked> look_at(const match::Room* room) {
  if (room == nullptr || room->waking() || room->gathering().version() == 0) return std::nullopt;
  const match::Gathering& gathering = room->gathering();
  Looked looked;
  looked.detail.row = {.table = room->table(),
                       .game = gathering.game(),
                       .host = gathering.host(),
                       .seated = seated(gathering.chairs()),
                       .connected = 0,
                       .state = gathering.playing() ? "playing" : "waiting",
                       .matches = gathering.match_number(),
                       .last = gathering.last_at(),
                       .listed = gathering.options().listed,
                       .closed_by_host = gathering.options().closed,
                       .closed = false,
                       .unlisted = false};
  looked.detail.entries = gathering.version();
  looked.detail.host_device = gathering.threshold().host_device();
  looked.detail.seats = seat_rows(gathering.chairs());
  for (const match::Room::Connected& each : room->connected()) {
    looked.detail.present.push_back({each.caller.person, each.caller.device, network_text(each.caller.network), each.at_door});
  }
  looked.detail.row.connected = static_cast<u32>(looked.detail.present.size());
  return looked;
}

}  // namespace

Told<Looked> look_at_table(Desk& desk, const std::string& table) {
  const TableMarks marks = desk.around.oversight.marks(table);
  const auto marked = [&](Looked looked) {
    looked.detail.row.closed = marks.closed;
    looked.detail.row.unlisted = marks.unlisted;
    return looked;
  };
  auto live = desk.with_shard(desk.shard_of(table), [&](Shard& shard) { return look_at(shard.house().room(table)); });
  if (live) return marked(std::move(*live));
  Looked looked;
  const std::string log = table_log(table);
  for (;;) {
    const auto page = desk.with_store([&](store::Store& store) { return store.read(log, looked.sketch.version()); });
    if (!page) return std::string(kStoreBusy);
    if (!page->ok()) {
      looked.detail.row = looked.sketch.row(table);
      looked.detail.row.state = "unreadable";
      return marked(std::move(looked));
    }
    if (page->value().empty()) break;
    looked.sketch.take(page->value());
    looked.read += page->value().size();
  }
  looked.detail.row = looked.sketch.row(table);
  looked.detail.entries = looked.sketch.version();
  looked.detail.host_device = looked.sketch.host_device();
  looked.detail.seats = looked.sketch.seats();
  return marked(std::move(looked));
}

std::optional<std::string> no_table(Desk& desk, const std::string& table) {
  if (!is_table_id(table))
    return "\"" + table + "\" is not the id of a table: " + std::to_string(kTableIdChars) + " letters and digits";
  const auto version = desk.with_store([&](store::Store& store) { return store.version(table_log(table)); });
  if (!version) return std::string(kStoreBusy);
  if (!version->ok()) return version->error().message;
  if (version->value() == 0) return "there is no table " + table;
  return std::nullopt;
}

Told<TablePage> tables(Desk& desk, const Tables& asked) {
  const std::string wanted = match::likeness(asked.search);
  if (!asked.search.empty() && wanted.empty()) return std::string("nothing in the text can be searched for");
  TablePage page;
  std::size_t looked_at = 0;
  std::size_t read = 0;
  // Whether the page goes on.
  const auto consider = [&](const std::string& table) -> Told<bool> {
    auto looked = look_at_table(desk, table);
    if (!looked.ok()) return looked.error();
    TableRow& row = looked.value().detail.row;
    const bool gone = looked.value().detail.entries == 0 && row.state != "unreadable";
    read += looked.value().read;
    if (!gone && fits(row, wanted)) page.tables.push_back(std::move(row));
    if (page.tables.size() < kRowsAPage && ++looked_at < kMostLookedAt && read < kMostEntriesRead) return true;
    page.next = table;
    return false;
  };
  if (!asked.all) {
    std::vector<std::string> here;
    for (unsigned number = 0; number < desk.shards.size(); ++number)
      std::ranges::move(desk.with_shard(number, [](Shard& shard) { return shard.house().tables(); }), std::back_inserter(here));
    std::ranges::sort(here);
    for (auto each = std::ranges::upper_bound(here, asked.after); each != here.end(); ++each) {
      const auto goes_on = consider(*each);
      if (!goes_on.ok()) return goes_on.error();
      if (!goes_on.value()) break;
    }
    return page;
  }
  for (std::string after = table_log(asked.after);;) {
    const auto logs = desk.with_store([&](store::Store& store) { return store.list_some(after, kLogsAPage); });
    if (!logs) return std::string(kStoreBusy);
    if (!logs->ok()) return logs->error().message;
    for (const store::TableInfo& each : logs->value()) {
      if (!each.name.starts_with(kTableLogs)) return page;
      after = each.name;
      const auto goes_on = consider(each.name.substr(kTableLogs.size()));
      if (!goes_on.ok()) return goes_on.error();
      if (!goes_on.value()) return page;
    }
    if (logs->value().empty()) return page;
  }
}

Told<TableDetail> show(Desk& desk, const OneTable& asked) {
  if (auto none = no_table(desk, asked.table)) return std::move(*none);
  auto looked = look_at_table(desk, asked.table);
  if (!looked.ok()) return looked.error();
  return std::move(looked.value().detail);
}

}  // namespace minuit::server::admin
