// A server with one honest table, for neighbours to disturb: whatever they do, its match must be played to the end.
#pragma once
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::support {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define MINUIT_WATCHED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MINUIT_WATCHED
#endif
#ifdef MINUIT_WATCHED
inline constexpr bool kWatched = true;  // by a sanitizer: slow, and with memory of its own
#else
inline constexpr bool kWatched = false;
#endif
inline constexpr int kMany = kWatched ? 50 : 400;
inline constexpr std::string_view kHonestTable =
    R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":3,"rounds":1},"bots":["random"],"options":{"listed":true}})";

[[nodiscard]] inline std::string open_table(u16 port, const std::string& cookie, std::string_view body = kHonestTable) {
  const HttpAnswer answer = post(port, "/api/tables", body, cookie);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  const auto opened = codec::read<server::TableOpened>(answer.body);
  return opened.ok() ? opened.value().table : "";
}

// A figure as Prometheus reads it.
[[nodiscard]] inline u64 metric(u16 metrics_port, const std::string& name) {
  const std::string text = "\n" + get(metrics_port, "/metrics").body;
  const std::size_t at = text.find("\n" + name + " ");
  EXPECT_NE(at, std::string::npos) << name;
  return at == std::string::npos ? 0 : std::stoull(text.substr(at + name.size() + 2));
}

class Town {
 public:
  explicit Town(const server::Settings& settings = test_settings())
      : server(settings),
        host_cookie(new_cookie(port())),
        guest_cookie(new_cookie(port())),
        table(open_table(port(), host_cookie)),
        host(port(), table, host_cookie),
        guest(port(), table, guest_cookie) {
    EXPECT_TRUE(host.read_a<match::Table>() && guest.read_a<match::Table>());
    guest.send(match::Sit{1, Seat{1}});
    EXPECT_TRUE(guest.read_a<match::Done>());
    host.send(match::Begin{2});
    EXPECT_TRUE(host.read_a<match::Done>());
    while (!host.turn && host.read()) {
    }
    EXPECT_TRUE(guest.read_to(host.version));
  }

  [[nodiscard]] u16 port() const { return server.port(); }
  [[nodiscard]] std::string path() const { return "/ws/" + table; }
  [[nodiscard]] bool plays_on(u64 decisions = 2) { return play({&host, &guest}, decisions); }

  // Someone new at the honest table, greeted; or only connected.
  [[nodiscard]] std::unique_ptr<NetClient> stranger(int receive_bytes = 0) const {
    auto client = silent_stranger(receive_bytes);
    client->write_text(R"({"type":"Hello","protocol":2,"version":0})");
    return client;
  }
  [[nodiscard]] std::unique_ptr<NetClient> silent_stranger(int receive_bytes = 0) const {
    auto client = std::make_unique<NetClient>(port(), receive_bytes);
    EXPECT_TRUE(client->upgrade(path()).starts_with("HTTP/1.1 101 "));
    return client;
  }

  [[nodiscard]] u64 metric(const std::string& name) { return support::metric(server.server().metrics_port(), name); }
  [[nodiscard]] server::Health health() const {
    const auto health = codec::read<server::Health>(get(port(), "/health").body);
    return health.ok() ? health.value() : server::Health{};
  }
  // Beside the one that asks.
  [[nodiscard]] u64 connections() const { return health().connections - 1; }
  // Waits, the honest ones saying from time to time that they are there.
  template <class Condition>
  [[nodiscard]] bool wait_until(Condition condition) {
    constexpr int kPatience = 2000;
    for (int i = 0; i < kPatience; ++i) {
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      for (TablePlayer* each : {&host, &guest}) each->breathe();
    }
    return false;
  }

  // The match comes to its end, all is well, and nobody is left.
  void ends_well() {
    EXPECT_TRUE(plays_on(100'000));
    EXPECT_TRUE(host.over() && guest.over());
    EXPECT_EQ(get(port(), "/api/tables/" + table + "/matches/1/record", host_cookie).status, 200U);
    EXPECT_EQ(health().status, "ok");
    host.leave();
    guest.leave();
    // Every look is a connection too, and the server may see the end of the one before a little later.
    bool empty = false;
    for (int i = 0; i < 2000 && !empty; ++i) {
      const server::Health now = health();
      empty = now.connections == 1 && now.tables == 0;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_TRUE(empty) << connections() << " connections, " << health().tables << " tables";
  }

  RunningServer server;
  std::string host_cookie, guest_cookie;
  std::string table;
  TablePlayer host, guest;
};

}  // namespace minuit::support
