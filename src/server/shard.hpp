// The tables of one loop: a House and the outside world it asks for things. Everything here happens on the loop's thread but
// what says otherwise.
#pragma once
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

#include "match/house.hpp"
#include "net/server.hpp"
#include "server/allowance.hpp"
#include "server/counts.hpp"
#include "server/departures.hpp"
#include "server/identity.hpp"
#include "server/listings.hpp"
#include "server/log.hpp"
#include "server/oversight.hpp"
#include "server/ration.hpp"
#include "server/retention.hpp"
#include "server/store_thread.hpp"
#include "server/workers.hpp"

namespace minuit::server {

[[nodiscard]] inline unsigned shard_of(std::string_view table, unsigned shards) {
  return shards == 1 ? 0 : static_cast<unsigned>(std::hash<std::string_view>{}(table) % shards);
}

// What all shards share.
struct Surroundings {
  const match::Games& games;
  StoreThread& store;
  Workers& workers;
  Listings& listings;
  Log& log;
  Allowance& allowance;
  Ration& requests;  // by address and by device
  Oversight& oversight;
  Departures& departures;
};

class Shard final : public match::Outside {
 public:
  Shard(unsigned number, const match::Pace& pace, const Surroundings& around)
      : number_(number), around_(around), house_(around.games, pace, *this) {}
  void use(net::Server& server) { server_ = &server; }  // before anything else

  void arrive(net::SocketId socket, std::string_view table, const match::Caller& caller);
  void leave(net::SocketId socket);
  void receive(net::SocketId socket, std::string_view text);

  // The same from the thread of a socket's own loop, in order.
  struct Arrival {
    std::string table;
    match::Caller caller;
  };
  struct Leaving {};
  struct Parcel {
    net::SocketId socket{};
    std::variant<std::string, Arrival, Leaving> what;
  };
  // False if too much is on its way already; who comes and who goes is always taken.
  [[nodiscard]] bool hand_over(Parcel parcel);

  // From any thread: the answers of the store and of the workers.
  void post_stored(Writings answers);
  void post_worked(Worked worked);

  // From any thread: of these logs, those whose tables nobody is at are removed. Whoever comes to such a table before the store's
  // thread begins with that keeps it; whoever comes later is served behind it, and finds none.
  using Removed = std::function<void(const std::vector<Retention::Log>& tables)>;  // on the store's thread
  void retire(std::vector<Retention::Log> tables, Removed removed);

  // For the operator's commands. Sends everyone at a table away; how many connections that were.
  [[nodiscard]] u32 dismiss(std::string_view table, match::Goodbye why, const rules::Reason& reason);
  // The operator has changed what may be done with the table.
  void nudge(std::string_view table);
  [[nodiscard]] const match::House& house() const { return house_; }

  // From any thread: as of the House. `done` is called when it has heard of it.
  using Heard = std::function<void()>;
  void post_read_anew(std::string table, Heard done);
  void post_send_off(std::vector<std::string> people, Heard done);

  // When the loop has ended: what was still to be handed to the store.
  void flush();

  struct Figures {
    Count rooms, connections, decisions, entries;
    Spread verdict_us;  // from the close of a race's window until the verdict was sent
  };
  [[nodiscard]] const Figures& figures() const { return figures_; }

  void append(std::string_view table, u64 expected_version, std::string bytes) override;
  void load(std::string_view table, u64 after_version) override;
  void send(std::span<const match::ConnectionId> to, std::string text) override;
  void drop(match::ConnectionId connection, match::Goodbye why, const rules::Reason& reason) override;
  void work(std::string_view table, match::JobNumber number, match::Job job, const match::Account& whose) override;
  void list(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host,
            const match::Account& whose) override;
  [[nodiscard]] match::Allowed spend(const match::Account& who, std::size_t bytes, match::Purpose why) override {
    return around_.allowance.spend(who, bytes, why);
  }
  [[nodiscard]] bool may_list(std::string_view table) override { return !around_.oversight.marks(table).unlisted; }
  void seated(std::string_view table, const match::Person& person) override;
  void sits(match::ConnectionId connection, bool now) override;
  void judged(i64 closed_at) override;
  void warn(std::string_view table, std::string_view what) override;
  [[nodiscard]] Rng luck() override { return luck_.draw(); }

 private:
  void open(Parcel& parcel);
  void open_parcels();
  void settle();  // after anything the house was told
  void wake(u64 alarm);
  // On the store's thread: what is read of a log counts as requests of whoever made its table be opened.
  void charge(const match::Account& whose, const std::vector<store::Entry>& read);
  [[nodiscard]] std::vector<Retention::Log> take_leaving();

  const unsigned number_;
  Surroundings around_;
  net::Server* server_ = nullptr;
  match::House house_;
  SystemLuck luck_;
  Figures figures_;

  Writings outbox_;  // until the loop has read all sockets that are ready
  i64 armed_for_ = match::kNever;
  u64 alarm_ = 0;  // the timer that counts; earlier ones ring for nothing

  // Who made a table be opened, until its log is read: as many as there are tables that are being read.
  std::map<std::string, match::Account, std::less<>> openers_;

  std::mutex mutex_;
  std::vector<Parcel> parcels_;  // under the mutex
  std::size_t parcel_bytes_ = 0;
  std::vector<Retention::Log> leaving_;  // under the mutex: to be removed, unless someone comes
  std::vector<Parcel> opening_;
};

}  // namespace minuit::server
