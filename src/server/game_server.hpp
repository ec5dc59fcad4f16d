// The whole server: store, bots, tables, transport, metrics; opened, run, stopped.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "match/games.hpp"
#include "net/server.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/quota.hpp"
#include "server/server_key.hpp"
#include "store/store.hpp"

namespace minuit::server {

enum class StoreKind : u8 { sqlite, memory };

struct Settings {
  net::Options net;
  std::string data = "data";  // a folder, for stores that need one
  StoreKind store = StoreKind::sqlite;
  unsigned bot_threads = 1;
  u32 bot_pause_ms = 700;
  u32 openings_per_minute = kOpeningsPerMinute;
  u32 requests_per_minute = kRequestsPerMinute;
  Quota::Limits quota;
  u64 free_space_floor = kFreeSpaceFloor;  // bytes, on the disk of the data; 0: none
  u32 keep_days = 0;                       // tables at which nothing happens; 0: for ever
  i64 retention_every_ms = kRetentionEvery_ms;
  i64 scrub_every_ms = kScrubEvery_ms;  // at most, after somebody was erased
  u32 newcomers_per_hour = kNewcomersPerHour;
  u32 files_per_minute = kFilesPerMinute;
  std::optional<ServerKey> key;  // for stores without a folder, which holds it otherwise
  match::Games games;            // the catalogue's; bots are the program's own unless others are given
  std::function<std::unique_ptr<store::Store>()> make_store;  // for one that is neither of the two
  std::optional<u16> metrics_port;                            // 0: any that is free
  std::string metrics_bind = "127.0.0.1";
  std::optional<u16> local_tls_port;  // HTTPS beside plain HTTP, with a certificate of the house; 0: any that is free
  Level log_level = Level::info;
  bool log_json = false;
};

class GameServer {
 public:
  // Listens at once; the error is one line for the person who started it.
  [[nodiscard]] static Result<std::unique_ptr<GameServer>, std::string> open(const Settings& settings);
  GameServer(const GameServer&) = delete;
  GameServer& operator=(const GameServer&) = delete;
  ~GameServer();

  [[nodiscard]] u16 port() const;
  [[nodiscard]] u16 local_tls_port() const;             // 0 if there is none
  [[nodiscard]] std::string house_fingerprint() const;  // of the authority, in its short form; empty if there is none
  [[nodiscard]] u16 metrics_port() const;               // 0 if there is none
  // Serves until stopped; returns when everything accepted is stored.
  void run();
  // From any thread, not from a signal handler.
  void stop();

 private:
  struct Parts;
  explicit GameServer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace minuit::server
