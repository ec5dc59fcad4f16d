// What the operator has decided: who is banned, whose cookie no longer counts, which tables are closed or kept out of the public
// list. Asked from any thread; changed on the store's thread, where it is first written down. Each thing has a log of its own, so
// that it can be removed as a whole and backups carry it.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/describe.hpp"
#include "base/result.hpp"
#include "server/log.hpp"
#include "server/networks.hpp"
#include "server/reports.hpp"
#include "server/server_key.hpp"
#include "store/store.hpp"

namespace minuit::server {

inline constexpr std::string_view kOperatorLogs = "a/";  // beside those of tables and of people
inline constexpr std::string_view kBanLogs = "a/ban/";
inline constexpr std::string_view kRevokedLogs = "a/revoked/";
inline constexpr std::string_view kMarkLogs = "a/table/";
inline constexpr std::string_view kNumbersLog = "a/numbers";  // that were given last: none is given twice

enum class BanKind : u8 { person, device, network };
BOOST_DESCRIBE_ENUM(BanKind, person, device, network)
MINUIT_NAME(BanKind)

struct Ban {
  u64 id = 0;
  BanKind kind = BanKind::person;
  std::string value;   // a public id, or a network
  i64 since = 0;       // milliseconds since 1970
  i64 until = 0;       // the same
  std::string reason;  // for the operator
};
MINUIT_DESCRIBE(Ban, (id, kind, value, since, until, reason))

struct Numbers {
  u64 ban = 0;
};
MINUIT_DESCRIBE(Numbers, (ban))

struct Revocation {
  i64 at = 0;  // milliseconds since 1970
};
MINUIT_DESCRIBE(Revocation, (at))

struct TableMarks {
  bool closed = false;    // nobody comes in
  bool unlisted = false;  // it is not in the public list, whatever its host wants
  bool operator==(const TableMarks&) const = default;
};
MINUIT_DESCRIBE(TableMarks, (closed, unlisted))

class Oversight {
 public:
  explicit Oversight(const ServerKey& key = ServerKey::drawn()) : key_(key) {}

  // What the store has of it, in place of what was known. What cannot be read is left out, with a line in the log. On the store's
  // thread.
  void load(const store::Store& store, Log& log);

  // ---- from any thread

  // The ban that lasts longest of those that hold for someone; nothing if there is none.
  [[nodiscard]] std::optional<Ban> banned(std::string_view person, std::string_view device, const std::string& remote,
                                          i64 wall_ms) const;
  [[nodiscard]] bool revoked(std::string_view device) const;
  [[nodiscard]] TableMarks marks(std::string_view table) const;
  [[nodiscard]] bool being_deleted(std::string_view table) const;
  [[nodiscard]] std::vector<Ban> bans(i64 wall_ms) const;  // the one that ends first comes first
  // From now on nobody comes to the table, until it is unset: its log is being removed.
  void set_being_deleted(std::string_view table, bool now);

  // ---- on the store's thread. The error is one line for the operator; nothing has changed then.

  [[nodiscard]] Result<Ban, std::string> add(store::Store& store, Ban ban);  // gives it its number
  [[nodiscard]] Result<Ban, std::string> lift(store::Store& store, u64 id, i64 wall_ms);
  [[nodiscard]] Result<bool, std::string> revoke(store::Store& store, const std::string& device, i64 wall_ms);
  // Their person is erased, and whoever has the stolen cookie must not become it again: a seal that only this server's key makes
  // of the id stands in its place. False if that cannot be written; then it is still revoked by its id.
  [[nodiscard]] bool seal_revoked(store::Store& store, const std::string& device) const;
  [[nodiscard]] Result<bool, std::string> mark(store::Store& store, const std::string& table, const TableMarks& marks);

  Reports reports;

 private:
  struct Kept {
    Ban ban;
    std::optional<Network> network;
  };
  [[nodiscard]] static Kept kept(Ban ban);
  [[nodiscard]] std::string seal_of(std::string_view device) const;
  void remove_expired(store::Store& store, i64 wall_ms);

  ServerKey key_;
  mutable std::shared_mutex mutex_;
  std::map<u64, Kept> bans_;
  u64 last_ban_ = 0;  // its number, lifted or not
  std::set<std::string, std::less<>> revoked_;
  std::set<std::string, std::less<>> sealed_;  // of those that were revoked and whose people are erased
  std::map<std::string, TableMarks, std::less<>> marks_;
  std::set<std::string, std::less<>> being_deleted_;
};

// For the store's thread: writes the newest state of one of these logs, or takes the log away. False if the store would not.
[[nodiscard]] bool keep_in(store::Store& store, const std::string& log, const std::string& bytes);
[[nodiscard]] bool take_away(store::Store& store, const std::string& log);
// Calls `each` with what stands behind the prefix in a log's name, and with its last entry.
void each_last_entry(const store::Store& store, std::string_view prefix, Log& log,
                     const std::function<bool(std::string_view name, std::string_view bytes)>& each);

}  // namespace minuit::server
