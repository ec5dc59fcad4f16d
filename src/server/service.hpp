// What the transport is served with: the HTTP API and the sockets of tables.
#pragma once
#include <atomic>
#include <memory>
#include <unordered_map>
#include <vector>

#include "match/opening.hpp"
#include "net/server.hpp"
#include "server/evidence_shelf.hpp"
#include "server/ration.hpp"
#include "server/shard.hpp"
#include "server/shelf.hpp"

namespace minuit::server {

class Service final : public net::Service {
 public:
  struct Terms {
    std::vector<std::string> allowed_origins;
    u32 openings_per_minute = kOpeningsPerMinute;
    u32 requests_per_minute = kRequestsPerMinute;
  };
  Service(Terms terms, const Surroundings& around, std::vector<std::unique_ptr<Shard>>& shards);
  void use(net::Server& server) { server_ = &server; }  // before anything else
  void drain() { draining_ = true; }                    // from any thread

  void answer(const net::Request& request, net::Reply reply) override;
  std::variant<net::Response, net::Admission> admit(const net::Request& request) override;
  void opened(net::Socket& socket) override;
  void received(net::Socket& socket, std::string_view text) override;
  void closed(net::SocketId id) override;

  [[nodiscard]] u64 tables() const;  // with someone at them

 private:
  // Someone at a table's socket; all of it belongs to the thread of the socket's loop.
  struct Guest {
    std::string table;
    unsigned shard = 0;
    match::Person person;
    bool arrived = false;
    bool gone = false;
    std::vector<std::string> early;  // what came before they were known
    std::size_t early_bytes = 0;
  };
  using Guests = std::unordered_map<u64, std::shared_ptr<Guest>>;
  struct Asked {
    const net::Request& request;
    Visitor visitor;
  };

  // sockets.cpp
  void arrive(net::SocketId id, Guest& guest);
  void pass_on(net::SocketId id, const Guest& guest, std::string_view text);

  // api.cpp
  [[nodiscard]] net::Response front(const net::Request& request) const;
  [[nodiscard]] net::Response health() const;
  [[nodiscard]] net::Response listed() const;
  [[nodiscard]] std::optional<net::Response> refuse_post(const Asked& asked);
  [[nodiscard]] std::optional<net::Response> refuse_often(const net::Request& request, const Visitor& visitor, u32 cost);
  void tell_me(const Asked& asked, net::Reply reply);
  void set_name(const Asked& asked, net::Reply reply);
  void open_table(const Asked& asked, net::Reply reply);

  // matches.cpp
  void tell_of_table(const net::Request& request, net::Reply reply);
  void tell_own_tables(const Asked& asked, net::Reply reply);

  Terms terms_;
  Surroundings around_;
  std::vector<std::unique_ptr<Shard>>& shards_;
  net::Server* server_ = nullptr;
  std::vector<Guests> guests_;  // by loop
  Ration openings_;
  Ration requests_;
  std::string games_json_;
  std::string page_;
  i64 begun_ms_ = now().steady_ms;
  std::atomic<bool> draining_{false};
  std::atomic<std::size_t> records_{0};   // being read
  std::atomic<std::size_t> browsing_{0};  // lists of matches being made
  Shelf shelf_;
  EvidenceShelf evidence_;
};

}  // namespace minuit::server
