// What the transport is served with: the HTTP API and the sockets of tables.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "match/opening.hpp"
#include "net/server.hpp"
#include "server/api.hpp"
#include "server/doors.hpp"
#include "server/evidence_shelf.hpp"
#include "server/local_tls.hpp"
#include "server/move_codes.hpp"
#include "server/person_desk.hpp"
#include "server/ration.hpp"
#include "server/shard.hpp"
#include "server/shelf.hpp"
#include "server/slots.hpp"

namespace minuit::server {

class Service final : public net::Service {
 public:
  struct Terms {
    std::vector<std::string> allowed_origins;
    u32 openings_per_minute = kOpeningsPerMinute;
    u32 newcomers_per_hour = kNewcomersPerHour;
    u32 files_per_minute = kFilesPerMinute;
    const LocalTls* local_tls = nullptr;  // if there is HTTPS with a certificate of the house
  };
  Service(Terms terms, const ServerKey& key, const Surroundings& around, std::vector<std::unique_ptr<Shard>>& shards);
  void use(net::Server& server) { server_ = &server; }  // before anything else
  void use(PersonDesk& desk) { desk_ = &desk; }         // likewise
  void drain() { draining_ = true; }                    // from any thread
  [[nodiscard]] bool draining() const { return draining_; }

  void answer(const net::Request& request, net::Reply reply) override;
  std::variant<net::Response, net::Admission> admit(const net::Request& request) override;
  void opened(net::Socket& socket) override;
  void received(net::Socket& socket, std::string_view text) override;
  void closed(net::SocketId id) override;
  void refused(const net::Refusal& refusal) override;
  void certificate_changed(std::string_view trouble) override;

  [[nodiscard]] u64 tables() const;                           // with someone at them
  void forget(const std::vector<Retention::Log>& tables);     // they are no more; from any thread
  void forget(std::string_view table);                        // its log is another now; from any thread
  void forget_codes(const std::vector<std::string>& people);  // for a second device; from any thread

  // For the operator's commands, from any thread but those of the loops: closes the sockets of those of whom it is true, after
  // having sent them a message. Gives how many there were.
  struct Somebody {
    const std::string& person;
    const std::string& device;
    const std::string& remote;
  };
  struct Parting {
    u16 code = 0;
    std::string reason;   // of the close frame
    std::string message;  // sent before it; empty: none
  };
  u32 part_with(const std::function<bool(const Somebody&)>& whom, const Parting& parting);
  // The device of a person who is connected now.
  [[nodiscard]] std::optional<std::string> device_of(std::string_view person);

 private:
  // Someone at a table's socket; all of it belongs to the thread of the socket's loop.
  struct Guest {
    std::string table;
    unsigned shard = 0;
    match::Caller caller;
    std::string remote;               // the whole address
    std::optional<Visitor> unproven;  // who it is if the store knows them
    std::string query;                // of such a one
    bool arrived = false;
    bool gone = false;
    std::vector<std::string> early;  // what came before they were known
    std::size_t early_bytes = 0;
  };
  using Guests = std::unordered_map<u64, std::shared_ptr<Guest>>;
  struct Asked {
    const net::Request& request;
    Visitor visitor;
    match::Account account;
    Visitor device;  // whose cookie it is
  };

  // As of visitor_of, but whoever comes with a cookie that the operator has revoked, or is being erased, is somebody new.
  [[nodiscard]] Visitor visitor(const net::Request& request) const;

  // sockets.cpp
  [[nodiscard]] bool recognise(const store::Store& store, Guest& guest);
  void note_device(store::Store& store, const match::Caller& caller);
  void arrive(net::SocketId id, Guest& guest);
  void pass_on(net::SocketId id, const Guest& guest, std::string_view text);

  // api.cpp
  [[nodiscard]] net::Response front(const net::Request& request);
  void answer_to(const Visitor& device, const net::Request& request, net::Reply reply);
  void answer_api(const Asked& asked, net::Reply reply);
  // Whether somebody new from there may be given a cookie. Who has a good one need not ask.
  [[nodiscard]] bool may_name(const Visitor& device, const net::Request& request);
  [[nodiscard]] net::Response health(const net::Request& request) const;
  [[nodiscard]] Trust trust() const;
  [[nodiscard]] net::Response listed() const;
  [[nodiscard]] std::optional<net::Response> refuse_post(const Asked& asked);
  [[nodiscard]] std::optional<net::Response> refuse_often(const net::Request& request, const Visitor& visitor, u32 cost);
  void tell_me(const Asked& asked, net::Reply reply);
  void set_name(const Asked& asked, net::Reply reply);
  void open_table(const Asked& asked, net::Reply reply);

  // reporting.cpp
  void take_report(const Asked& asked, std::string_view table, net::Reply reply);
  void keep_report(Report report, const match::Account& whose, Departures::Pass pass, net::Reply reply);
  // own_service.cpp
  [[nodiscard]] static bool is_own_post(std::string_view path);
  void answer_own(const Asked& asked, net::Reply reply);
  void tell_data(const Asked& asked, Slots::Slot slot, net::Reply reply);
  void leave_all(const Asked& asked, Slots::Slot slot, net::Reply reply);
  void erase_me(const Asked& asked, Slots::Slot slot, net::Reply reply);
  void make_code(const Asked& asked, net::Reply reply);
  void move_here(const Asked& asked, net::Reply reply);
  void forget_here(const Asked& asked, net::Reply reply);

  // matches.cpp
  void tell_of_table(const Asked& asked, net::Reply reply);
  void tell_list(const Asked& asked, std::optional<std::string> table, net::Reply reply);
  // Reads the log for who may read of the table, then goes on with the reply unless it was needed for a refusal.
  using GoOn = net::Callback<net::Reply>;
  void pass_the_door(const Asked& asked, std::string_view table, net::Reply reply, GoOn go_on);

  Terms terms_;
  ServerKey key_;
  Surroundings around_;
  std::vector<std::unique_ptr<Shard>>& shards_;
  net::Server* server_ = nullptr;
  PersonDesk* desk_ = nullptr;
  std::vector<Guests> guests_;  // by loop
  Ration openings_;
  Ration newcomers_;
  Ration files_;
  Ration reports_{kReportsPerHour, Ration::kHour_us};
  Ration reports_of_network_{kReportsPerHourOfNetwork, Ration::kHour_us};
  std::string games_json_;
  std::string page_;
  i64 begun_ms_ = now().steady_ms;
  std::atomic<bool> draining_{false};
  Slots records_{{kMostRecordsRead, kMostRecordsOfNetwork, kMostRecordsOfDevice}};
  Slots browsing_{{kMostBrowsing, kMostBrowsingOfNetwork, kMostBrowsingOfDevice}};
  Slots desk_slots_{{kMostDeskWishes, kMostDeskOfNetwork, kMostDeskOfDevice}};
  MoveCodes codes_;
  Shelf shelf_;
  EvidenceShelf evidence_;
  Doors doors_;
};

}  // namespace minuit::server
