#include "server/oversight.hpp"

#include <algorithm>
#include <mutex>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/identity.hpp"
#include "server/limits.hpp"

namespace minuit::server {
namespace {

constexpr std::string_view kSealed = "sealed-";  // no id begins like this

constexpr const char* kNotWritten = "this could not be saved: nothing has changed";

std::string log_of(const Ban& ban) { return std::string(kBanLogs) + std::to_string(ban.id); }

std::string full(std::size_t most, std::string_view what) {
  return "there are " + std::to_string(most) + " " + std::string(what) + " already, and no more are kept";
}

}  // namespace

bool keep_in(store::Store& store, const std::string& log, const std::string& bytes) {
  const auto version = store.version(log);
  if (!version.ok()) return false;
  const store::Append append{log, version.value(), bytes};
  return store.append({&append, 1}).front().outcome == store::Outcome::kept;
}

bool take_away(store::Store& store, const std::string& log) {
  const auto version = store.version(log);
  if (!version.ok()) return false;
  const store::Removal removal{log, version.value()};
  return version.value() == 0 || store.remove({&removal, 1}).ok();
}

void each_last_entry(const store::Store& store, std::string_view prefix, Log& log,
                     const std::function<bool(std::string_view name, std::string_view bytes)>& each) {
  const auto complain = [&](const std::string& trouble) {
    log.warn("something the operator has set cannot be read", {{"trouble", trouble}});
  };
  for (std::string after(prefix);;) {
    const auto page = store.list(after);
    if (!page.ok()) return complain(page.error().message);
    for (const store::TableInfo& info : page.value()) {
      if (!info.name.starts_with(prefix)) return;
      after = info.name;
      if (info.version == 0) continue;
      const auto entries = store.read(info.name, info.version - 1);
      if (!entries.ok()) {
        complain(entries.error().message);
      } else if (!entries.value().empty() &&
                 !each(std::string_view(info.name).substr(prefix.size()), entries.value().back().bytes)) {
        complain("an entry that this program does not understand");
      }
    }
    if (page.value().empty()) return;
  }
}

void Oversight::load(const store::Store& store, Log& log) {
  reports.load(store, log);
  // Read first and taken over afterwards: those who ask meanwhile must not wait for the disk.
  std::map<u64, Kept> bans;
  std::set<std::string, std::less<>> revoked;
  std::set<std::string, std::less<>> sealed;
  std::map<std::string, TableMarks, std::less<>> marks;
  each_last_entry(store, kBanLogs, log, [&](std::string_view /*name*/, std::string_view bytes) {
    const auto ban = codec::read<Ban>(bytes);
    if (ban.ok()) bans.insert_or_assign(ban.value().id, kept(ban.value()));
    return ban.ok();
  });
  u64 last_ban = bans.empty() ? 0 : bans.rbegin()->first;
  // What is listed comes after the name that is given.
  each_last_entry(store, kNumbersLog.substr(0, kNumbersLog.size() - 1), log, [&](std::string_view, std::string_view bytes) {
    const auto numbers = codec::read<Numbers>(bytes);
    if (numbers.ok()) last_ban = std::max(last_ban, numbers.value().ban);
    return numbers.ok();
  });
  each_last_entry(store, kRevokedLogs, log, [&](std::string_view device, std::string_view /*bytes*/) {
    (device.starts_with(kSealed) ? sealed : revoked).emplace(device);  // whatever else a later program may have noted
    return true;
  });
  each_last_entry(store, kMarkLogs, log, [&](std::string_view table, std::string_view bytes) {
    const auto read = codec::read<TableMarks>(bytes);
    if (read.ok() && read.value() != TableMarks{}) marks.emplace(table, read.value());
    return read.ok();
  });
  const std::unique_lock lock(mutex_);
  bans_ = std::move(bans);
  last_ban_ = last_ban;
  revoked_ = std::move(revoked);
  sealed_ = std::move(sealed);
  marks_ = std::move(marks);
}

Oversight::Kept Oversight::kept(Ban ban) {
  Kept kept{std::move(ban), {}};
  if (kept.ban.kind == BanKind::network)
    if (const auto network = Network::of(kept.ban.value); network.ok()) kept.network = network.value();
  return kept;
}

std::optional<Ban> Oversight::banned(std::string_view person, std::string_view device, const std::string& remote,
                                     i64 wall_ms) const {
  const std::shared_lock lock(mutex_);
  if (bans_.empty()) return std::nullopt;
  const auto address = address_in(remote);
  const Ban* longest = nullptr;
  for (const auto& [id, kept] : bans_) {
    const Ban& ban = kept.ban;
    if (ban.until <= wall_ms || (longest != nullptr && longest->until >= ban.until)) continue;
    const bool holds = (ban.kind == BanKind::person && ban.value == person) ||
                       (ban.kind == BanKind::device && ban.value == device) ||
                       (kept.network && address && kept.network->holds(*address));
    if (holds) longest = &ban;
  }
  return longest == nullptr ? std::nullopt : std::optional(*longest);
}

bool Oversight::revoked(std::string_view device) const {
  const std::shared_lock lock(mutex_);
  return revoked_.contains(device) || (!sealed_.empty() && sealed_.contains(seal_of(device)));
}

std::string Oversight::seal_of(std::string_view device) const {
  return std::string(kSealed).append(to_text(key_.sign("minuit revoked", device)));
}

TableMarks Oversight::marks(std::string_view table) const {
  const std::shared_lock lock(mutex_);
  const auto found = marks_.find(table);
  return found == marks_.end() ? TableMarks{} : found->second;
}

bool Oversight::being_deleted(std::string_view table) const {
  const std::shared_lock lock(mutex_);
  return being_deleted_.contains(table);
}

void Oversight::set_being_deleted(std::string_view table, bool now) {
  const std::unique_lock lock(mutex_);
  if (now) {
    being_deleted_.emplace(table);
  } else {
    being_deleted_.erase(std::string(table));
  }
}

std::vector<Ban> Oversight::bans(i64 wall_ms) const {
  const std::shared_lock lock(mutex_);
  std::vector<Ban> list;
  for (const auto& [id, kept] : bans_)
    if (kept.ban.until > wall_ms) list.push_back(kept.ban);
  std::ranges::sort(list, {}, &Ban::until);
  return list;
}

// Bans that are over need no place; here is the moment at which places are wanted.
void Oversight::remove_expired(store::Store& store, i64 wall_ms) {
  std::vector<Ban> over;
  {
    const std::shared_lock lock(mutex_);
    for (const auto& [id, kept] : bans_)
      if (kept.ban.until <= wall_ms) over.push_back(kept.ban);
  }
  for (const Ban& each : over) {
    if (!take_away(store, log_of(each))) continue;
    const std::unique_lock lock(mutex_);
    bans_.erase(each.id);
  }
}

Result<Ban, std::string> Oversight::add(store::Store& store, Ban ban) {
  remove_expired(store, ban.since);
  {
    const std::shared_lock lock(mutex_);
    if (bans_.size() >= kMostBans) return full(kMostBans, "bans");
    ban.id = last_ban_ + 1;
  }
  // The number first: whoever reads of a ban by its number must not lift that of somebody else one day.
  if (!keep_in(store, std::string(kNumbersLog), codec::to_json(Numbers{ban.id}))) return std::string(kNotWritten);
  if (!keep_in(store, log_of(ban), codec::to_json(ban))) return std::string(kNotWritten);
  const std::unique_lock lock(mutex_);
  last_ban_ = ban.id;
  bans_.insert_or_assign(ban.id, kept(ban));
  return ban;
}

Result<Ban, std::string> Oversight::lift(store::Store& store, u64 id, i64 wall_ms) {
  std::optional<Ban> ban;
  {
    const std::shared_lock lock(mutex_);
    if (const auto found = bans_.find(id); found != bans_.end() && found->second.ban.until > wall_ms) ban = found->second.ban;
  }
  if (!ban) return "there is no ban " + std::to_string(id);
  if (!take_away(store, log_of(*ban))) return std::string(kNotWritten);
  const std::unique_lock lock(mutex_);
  bans_.erase(id);
  return *ban;
}

Result<bool, std::string> Oversight::revoke(store::Store& store, const std::string& device, i64 wall_ms) {
  {
    const std::shared_lock lock(mutex_);
    if (revoked_.contains(device)) return false;
    if (revoked_.size() + sealed_.size() >= kMostRevoked) return full(kMostRevoked, "revoked cookies");
  }
  if (!keep_in(store, std::string(kRevokedLogs) + device, codec::to_json(Revocation{wall_ms}))) return std::string(kNotWritten);
  const std::unique_lock lock(mutex_);
  revoked_.insert(device);
  return true;
}

// Without the time at which it was revoked: that could tell the operator who it was.
bool Oversight::seal_revoked(store::Store& store, const std::string& device) const {
  const std::string seal = std::string(kRevokedLogs) + seal_of(device);
  const auto there = store.version(seal);
  if (!there.ok() || (there.value() == 0 && !keep_in(store, seal, codec::to_json(Revocation{})))) return false;
  return take_away(store, std::string(kRevokedLogs) + device);
}

Result<bool, std::string> Oversight::mark(store::Store& store, const std::string& table, const TableMarks& marks) {
  const TableMarks before = this->marks(table);
  if (before == marks) return false;
  const std::string log = std::string(kMarkLogs) + table;
  if (marks == TableMarks{}) {
    if (!take_away(store, log)) return std::string(kNotWritten);
  } else {
    {
      const std::shared_lock lock(mutex_);
      if (before == TableMarks{} && marks_.size() >= kMostMarked) return full(kMostMarked, "closed or unlisted tables");
    }
    if (!keep_in(store, log, codec::to_json(marks))) return std::string(kNotWritten);
  }
  const std::unique_lock lock(mutex_);
  if (marks == TableMarks{}) {
    marks_.erase(table);
  } else {
    marks_.insert_or_assign(table, marks);
  }
  return true;
}

}  // namespace minuit::server
