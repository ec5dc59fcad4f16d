#include "server/game_server.hpp"

#include <future>

#include "server/admin/commands.hpp"
#include "server/admin/socket.hpp"
#include "server/data_folder.hpp"
#include "server/housekeeper.hpp"
#include "server/local_tls.hpp"
#include "server/memory_keeper.hpp"
#include "server/metrics.hpp"
#include "server/person_desk.hpp"
#include "server/service.hpp"
#include "server/thinking.hpp"
#include "store/memory.hpp"
#include "store/sqlite.hpp"

namespace minuit::server {

// In the order in which they lean on each other; they end in the reverse one.
struct GameServer::Parts {
  Parts(const Settings& settings, std::unique_ptr<DataFolder> own_folder, const ServerKey& key,
        std::unique_ptr<store::Store> own_store, std::unique_ptr<LocalTls> own_local_tls)
      : log(settings.log_level, settings.log_json),
        games(settings.games),
        folder(std::move(own_folder)),
        local_tls(std::move(own_local_tls)),
        allowance({settings.quota, settings.free_space_floor, folder ? folder->path() : std::string()}),
        requests(settings.requests_per_minute),
        oversight(key),
        store(std::move(own_store), settings.net.threads, log,
              [this](unsigned shard, Writings answers) { shards[shard]->post_stored(std::move(answers)); }),
        workers(settings.bot_threads, [this](unsigned shard, Worked worked) { shards[shard]->post_worked(std::move(worked)); }),
        around{games, store, workers, listings, log, allowance, requests, oversight, departures} {
    if (!games.has_bot) games.has_bot = has_bot;
    games.why = why;
    for (unsigned shard = 0; shard < settings.net.threads; ++shard)
      shards.push_back(std::make_unique<Shard>(shard, match::Pace{settings.bot_pause_ms}, around));
    service = std::make_unique<Service>(Service::Terms{settings.net.allowed_origins, settings.openings_per_minute,
                                                       settings.newcomers_per_hour, settings.files_per_minute, local_tls.get()},
                                        key, around, shards);
  }

  Log log;
  match::Games games;
  std::unique_ptr<DataFolder> folder;
  std::unique_ptr<LocalTls> local_tls;
  Allowance allowance;
  Ration requests;
  Departures departures;
  std::unique_ptr<net::Server> server;
  std::vector<std::unique_ptr<Shard>> shards;
  Listings listings;
  Oversight oversight;
  std::unique_ptr<Service> service;
  StoreThread store;
  Workers workers;
  Surroundings around;
  std::unique_ptr<Metrics> metrics;
  std::unique_ptr<MemoryKeeper> memory;
  std::unique_ptr<Housekeeper> housekeeper;
  std::unique_ptr<PersonDesk> person_desk;
  std::unique_ptr<admin::Desk> desk;
  std::unique_ptr<admin::Socket> admin;  // nobody asks the desk when it is gone

  // Before anybody is served.
  void load_oversight() {
    std::promise<void> loaded;
    const bool asked = store.ask(to_play(server_itself()), [&](store::Store& from) {
      oversight.load(from, log);
      loaded.set_value();
    });
    if (asked) loaded.get_future().get();
  }

  [[nodiscard]] PersonDesk::Around around_desk(i64 scrub_every_ms) {
    const auto send_off = [this](const std::vector<std::string>& people, const std::function<void()>& done) {
      const auto left = std::make_shared<std::atomic<std::size_t>>(shards.size());
      for (const auto& shard : shards)
        shard->post_send_off(people, [left, done] {
          if (left->fetch_sub(1) == 1) done();
        });
    };
    const auto read_anew = [this](const std::string& table, const std::function<void()>& done) {
      shards[shard_of(table, static_cast<unsigned>(shards.size()))]->post_read_anew(table, done);
    };
    const auto forget = [this](const std::string& table) { service->forget(table); };
    const auto notes_gone = [this](const store::Store& from) { oversight.load(from, log); };
    const auto seal = [this](store::Store& to, const std::string& device) { return oversight.seal_revoked(to, device); };
    const auto forget_codes = [this](const std::vector<std::string>& people) { service->forget_codes(people); };
    return {.store = store,
            .log = log,
            .departures = departures,
            .send_off = send_off,
            .read_anew = read_anew,
            .forget = forget,
            .notes_gone = notes_gone,
            .seal_revoked = seal,
            .forget_codes = forget_codes,
            .folder = folder ? folder->path() : std::string(),
            .scrub_every_ms = scrub_every_ms,
            .again_ms = kEraseAgain_ms};
  }

  // On the store's thread: each table belongs to a shard, which knows whether someone is there.
  void retire(std::vector<Retention::Log> tables) {
    std::vector<std::vector<Retention::Log>> by_shard(shards.size());
    for (Retention::Log& each : tables) {
      const std::string_view table = std::string_view(each.name).substr(kTableLogs.size());
      by_shard[shard_of(table, static_cast<unsigned>(shards.size()))].push_back(std::move(each));
    }
    for (std::size_t shard = 0; shard < shards.size(); ++shard)
      if (!by_shard[shard].empty())
        shards[shard]->retire(std::move(by_shard[shard]), [this](const auto& removed) { service->forget(removed); });
  }
};

namespace {

Result<std::unique_ptr<store::Store>, std::string> open_store(const Settings& settings, const DataFolder* folder) {
  if (settings.make_store) return settings.make_store();
  if (settings.store == StoreKind::memory) return std::unique_ptr<store::Store>(std::make_unique<store::MemoryStore>());
  auto opened = store::SqliteStore::open(folder->database());
  if (!opened.ok()) return "the data cannot be used: " + opened.error().message;
  return std::unique_ptr<store::Store>(std::move(opened).value());
}

// Nothing if it is not wanted.
Result<std::unique_ptr<LocalTls>, std::string> open_local_tls(const Settings& settings, const DataFolder* folder) {
  if (!settings.local_tls_port) return std::unique_ptr<LocalTls>();
  if (folder == nullptr) return std::string("the certificates of the house are kept in the data folder, and this store has none");
  return LocalTls::open(folder->authority(), folder->certificate(), settings.net.bind, now().wall_ms / 1000);
}

}  // namespace

GameServer::GameServer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
GameServer::~GameServer() = default;

Result<std::unique_ptr<GameServer>, std::string> GameServer::open(const Settings& settings) {
  if (settings.net.threads == 0 || settings.net.threads > net::kMostLoops)
    return "the number of threads must be from 1 to " + std::to_string(net::kMostLoops);
  std::unique_ptr<DataFolder> folder;
  if (settings.store != StoreKind::memory && !settings.make_store) {
    auto opened = DataFolder::open(settings.data);
    if (!opened.ok()) return opened.error();
    folder = std::move(opened).value();
  }
  auto store = open_store(settings, folder.get());
  if (!store.ok()) return store.error();
  const auto key = folder ? ServerKey::in_file(folder->key()) : settings.key.value_or(ServerKey::drawn());
  if (!key.ok()) return key.error();
  auto local_tls = open_local_tls(settings, folder.get());
  if (!local_tls.ok()) return local_tls.error();
  net::Options options = settings.net;
  if (local_tls.value()) options.second_port = net::SecondPort{*settings.local_tls_port, local_tls.value()->files()};
  auto parts =
      std::make_unique<Parts>(settings, std::move(folder), key.value(), std::move(store).value(), std::move(local_tls).value());
  parts->load_oversight();
  auto server = net::Server::open(std::move(options), *parts->service);
  if (!server.ok()) return server.error();
  parts->server = std::move(server).value();
  parts->service->use(*parts->server);
  for (const auto& shard : parts->shards) shard->use(*parts->server);
  parts->person_desk = std::make_unique<PersonDesk>(parts->around_desk(settings.scrub_every_ms));
  parts->service->use(*parts->person_desk);
  if (settings.metrics_port) {
    auto metrics = Metrics::open(settings.metrics_bind, *settings.metrics_port,
                                 {*parts->server, parts->store, parts->workers, parts->shards});
    if (metrics.ok()) {
      parts->metrics = std::move(metrics).value();
    } else {
      parts->log.warn(metrics.error());  // players need not suffer for it
    }
  }
  parts->memory = std::make_unique<MemoryKeeper>([&shards = parts->shards] {
    u64 connections = 0;
    for (const auto& shard : shards) connections += shard->figures().connections.get();
    return connections;
  });
  Housekeeper::Terms terms{settings.keep_days, kHousekeeping_ms, settings.retention_every_ms, {}, {}};
  terms.reports_gone = [&parts = *parts](const store::Store& from) { parts.oversight.reports.load(from, parts.log); };
  if (parts->local_tls)
    terms.renew = [&tls = *parts->local_tls, &log = parts->log] {
      if (const auto failed = tls.renew(now().wall_ms / 1000)) log.warn("the certificate is not renewed", {{"trouble", *failed}});
    };
  parts->housekeeper =
      std::make_unique<Housekeeper>(terms, parts->store, parts->allowance, parts->log,
                                    [&parts = *parts](std::vector<Retention::Log> tables) { parts.retire(std::move(tables)); });
  if (parts->folder) {
    auto admin = admin::Socket::open(parts->folder->path());
    if (admin.ok()) {
      // NOLINTNEXTLINE(modernize-make-unique): an aggregate
      parts->desk.reset(new admin::Desk{parts->around, *parts->server, *parts->service, parts->shards, *parts->person_desk});
      parts->admin = std::move(admin).value();
    } else {
      parts->log.error("no administration", {{"trouble", admin.error()}});  // players need not suffer for it
    }
  }
  return std::unique_ptr<GameServer>(new GameServer(std::move(parts)));
}

u16 GameServer::port() const { return parts_->server->port(); }
u16 GameServer::local_tls_port() const { return parts_->server->second_port(); }
std::string GameServer::house_fingerprint() const {
  return parts_->local_tls ? parts_->local_tls->authority().short_fingerprint() : std::string();
}
u16 GameServer::metrics_port() const { return parts_->metrics ? parts_->metrics->port() : u16{0}; }

void GameServer::run() {
  parts_->log.info("serving", {{"port", parts_->server->port()}, {"threads", parts_->server->loops()}});
  if (parts_->admin) parts_->admin->start([&desk = *parts_->desk](std::string_view line) { return admin::answer(desk, line); });
  parts_->server->run();
  parts_->housekeeper->finish();
  parts_->person_desk->finish();
  parts_->workers.finish();
  for (const auto& shard : parts_->shards) shard->flush();
  parts_->store.finish();
  parts_->log.info("stopped", {{"appends", static_cast<i64>(parts_->store.figures().appends.get())}});
}

void GameServer::stop() {
  parts_->service->drain();
  parts_->log.info("stopping");
  if (parts_->admin) parts_->admin->finish();  // while the loops and the store still answer
  parts_->server->stop();
}

}  // namespace minuit::server
