#include <algorithm>
#include <csignal>
#include <iostream>
#include <thread>

#include "apps/minuit/commands.hpp"
#include "server/game_server.hpp"
#include "texts/addresses.hpp"

namespace minuit::app {
namespace {

constexpr unsigned kMegabyteBits = 20;

struct ServeOptions {
  server::Settings settings;
  std::string certificate;
  std::string key;
  std::string store = "sqlite";
  std::string level = "info";
  u16 metrics_port = 9464;
  bool local_tls = false;
  std::optional<u16> local_tls_port;
  u64 device_megabytes = server::kDeviceBytesPerDay >> kMegabyteBits;
  u64 address_megabytes = server::kNetworkBytesPerDay >> kMegabyteBits;
  u64 server_megabytes = server::kServerBytesPerDay >> kMegabyteBits;
  u64 floor_megabytes = server::kFreeSpaceFloor >> kMegabyteBits;
};

// The signals that end the server, taken by one thread that waits for them; every other thread leaves them alone.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  }
  void wait() const {
    int signal = 0;
    while (sigwait(&signals_, &signal) != 0) {
    }
  }

 private:
  sigset_t signals_{};
};

server::Level level_of(std::string_view name) {
  if (name == "debug") return server::Level::debug;
  if (name == "warning") return server::Level::warning;
  if (name == "error") return server::Level::error;
  return server::Level::info;
}

// The page by its name in the reference, and by its other names.
std::string trust_pages(const std::string& address) {
  std::vector<std::string> names;
  for (const std::string& name : texts::addresses().trust)
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  std::string pages;
  for (const std::string& name : names) {
    if (!pages.empty()) pages += names[1] == name ? " (or " : ", ";
    pages.append(address).append(name);
  }
  return names.size() > 1 ? pages + ")" : pages;
}

std::string address_of(const std::string& scheme, const std::string& bind, u16 port) {
  const bool everywhere = bind == "0.0.0.0" || bind == "::";
  const std::string host = everywhere ? "localhost" : bind;
  const bool bracketed = host.find(':') != std::string::npos;
  return scheme + "//" + (bracketed ? "[" : "") + host + (bracketed ? "]" : "") + ':' + std::to_string(port) + '/';
}

// 8443 beside 8080, and 443 beside 80.
constexpr u16 kToSecurePort = 363;

std::optional<u16> local_tls_port_of(const ServeOptions& options) {
  if (!options.local_tls && options.local_tls_port) throw BadInput("--local-tls-port is for --local-tls");
  if (!options.local_tls) return std::nullopt;
  if (!options.certificate.empty())
    throw BadInput("--local-tls is for a server without a certificate of its own: leave it out, or --tls-cert");
  if (options.store == "memory") throw BadInput("--local-tls keeps its certificates in the data folder: not with --store memory");
  if (options.local_tls_port) return options.local_tls_port;
  const u16 port = options.settings.net.port;
  if (port > UINT16_MAX - kToSecurePort) throw BadInput("--local-tls-port must be given beside so high a --port");
  return port == 0 ? u16{0} : static_cast<u16>(port + kToSecurePort);
}

void run(ServeOptions options) {
  server::Settings& settings = options.settings;
  if (options.certificate.empty() != options.key.empty()) throw BadInput("--tls-cert and --tls-key are given together");
  if (!options.certificate.empty()) settings.net.tls = net::TlsFiles{options.certificate, options.key};
  settings.local_tls_port = local_tls_port_of(options);
  settings.store = options.store == "memory" ? server::StoreKind::memory : server::StoreKind::sqlite;
  settings.log_level = level_of(options.level);
  settings.quota = {options.device_megabytes << kMegabyteBits, options.address_megabytes << kMegabyteBits,
                    options.server_megabytes << kMegabyteBits};
  settings.free_space_floor = options.floor_megabytes << kMegabyteBits;
  if (options.metrics_port != 0) settings.metrics_port = options.metrics_port;
  const StopSignals signals;  // before any thread is made: they inherit it
  net::raise_descriptor_limit();
  const auto opened = server::GameServer::open(settings);
  if (!opened.ok()) throw BadInput(opened.error());
  server::GameServer& games = *opened.value();
  const std::string address = address_of(settings.net.tls ? "https:" : "http:", settings.net.bind, games.port());
  std::string lines = "Minuit is served at " + address + "\n";
  if (games.local_tls_port() != 0)
    lines += "and at " + address_of("https:", settings.net.bind, games.local_tls_port()) +
             ", once a device trusts the house: " + trust_pages(address) + "\nThe certificate of the house has the fingerprint " +
             games.house_fingerprint() + "\n";
  std::cout << lines << std::flush;
  std::thread waiting([&] {
    signals.wait();
    games.stop();
  });
  games.run();
  waiting.join();
}

void add_limits(CLI::App& command, net::Limits& limits) {
  const auto add = [&](const char* name, auto& value, const char* text) {
    command.add_option(name, value, text)->check(CLI::PositiveNumber)->check(whole())->capture_default_str();
  };
  add("--connections", limits.connections, "At most so many at a time");
  add("--connections-per-address", limits.connections_per_address, "At most so many from one address");
  add("--seats-kept-per-address", limits.seats_kept_per_address, "Sockets of seated people that never have to go for others");
  add("--connects-per-second", limits.connects_per_second, "New connections of one address, before they are closed");
  add("--connects-burst", limits.connects_burst, "New connections of one address in one go");
  add("--frames-per-second", limits.frames_per_second, "Messages of one socket, before it has to wait");
  add("--frames-burst", limits.frames_burst, "Messages of one socket in one go");
  add("--frames-per-second-of-address", limits.frames_per_second_of_address, "Messages of all sockets of one address");
  add("--send-queue-bytes", limits.send_queue_bytes, "Waiting for one socket, before it is dropped as too slow");
}

}  // namespace

void add_serve(CLI::App& app) {
  static ServeOptions options;  // read by the callback, after this function
  server::Settings& settings = options.settings;
  settings.net.bind = "0.0.0.0";
  settings.net.port = 8080;
  CLI::App* command = app.add_subcommand("serve", "Serve tables to players and programs until told to stop");
  const auto number = [&](const char* name, auto& value, const char* text, u64 least, u64 most) {
    command->add_option(name, value, text)->check(CLI::Range(least, most))->check(whole())->capture_default_str();
  };
  number("--port", settings.net.port, "Where to listen; 0: any that is free", 0, 65535);
  command->add_option("--bind", settings.net.bind, "On which address")->capture_default_str();
  command->add_option("--data", settings.data, "The folder of the tables")->capture_default_str();
  command->add_option("--store", options.store, "sqlite, or memory: nothing lasts")
      ->check(CLI::IsMember({"sqlite", "memory"}))
      ->capture_default_str();
  number("--threads", settings.net.threads, "Threads for the network and the tables", 1, net::kMostLoops);
  number("--bot-threads", settings.bot_threads, "Threads for the bots", 1, 64);
  number("--bot-pause", settings.bot_pause_ms, "Milliseconds a bot waits, so that people can follow", 0, 60'000);
  command->add_option("--tls-cert", options.certificate, "The certificate with its chain, PEM: serve HTTPS");
  command->add_option("--tls-key", options.key, "Its key, PEM");
  command->add_flag("--local-tls", options.local_tls,
                    "HTTPS on a second port, with a certificate of this house that devices can be told to trust");
  command
      ->add_option("--local-tls-port", options.local_tls_port,
                   "Its port, usually --port and 363, so 8443 beside 8080; 0: any that is free")
      ->check(CLI::Range(0, UINT16_MAX))
      ->check(whole());
  command->add_option("--allow-origin", settings.net.allowed_origins, "Pages of this origin may connect too (repeatable)");
  command->add_option("--trusted-proxy", settings.net.trusted_proxies,
                      "Believe the X-Forwarded-For and X-Forwarded-Proto of this address (repeatable)");
  command->add_flag("--deflate", settings.net.deflate, "Compress large messages for those who offer it");
  number("--tables-per-minute", settings.openings_per_minute, "Tables and names one person or address may open", 1, 1'000'000);
  number("--requests-per-minute", settings.requests_per_minute, "Requests and sockets one person or address may ask for", 1,
         100'000'000);
  number("--newcomers-per-hour", settings.newcomers_per_hour, "New people one address may bring", 1, 100'000'000);
  number("--files-per-minute", settings.files_per_minute, "Files of the client one address may ask for", 1, 100'000'000);
  constexpr u64 kMostMegabytes = 1'000'000;
  number("--quota-device", options.device_megabytes, "Megabytes one device may cause to be written in a day; 0: any", 0,
         kMostMegabytes);
  number("--quota-address", options.address_megabytes, "The same for one address; 0: any", 0, kMostMegabytes);
  number("--quota-server", options.server_megabytes, "The same for all together; 0: any", 0, kMostMegabytes);
  number("--free-space-floor", options.floor_megabytes,
         "With fewer megabytes free on the disk, nothing new is begun; 0: no matter how few", 0, kMostMegabytes);
  number("--keep-days", settings.keep_days, "Remove tables at which nothing happened for so long; 0: keep them for ever", 0,
         36'500);
  add_limits(*command, settings.net.limits);
  number("--metrics-port", options.metrics_port, "Where Prometheus reads; 0: nowhere", 0, 65535);
  command->add_option("--metrics-bind", settings.metrics_bind, "On which address")->capture_default_str();
  command->add_option("--log-level", options.level, "debug, info, warning or error")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}))
      ->capture_default_str();
  command->add_flag("--log-json", settings.log_json, "Write the log as JSON lines");
  command->callback([] { run(options); });
}

}  // namespace minuit::app
