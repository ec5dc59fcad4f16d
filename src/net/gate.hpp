// Counts connections, in all and by address, and says who may stay. When there is no place left it makes one, if that is fair:
// whoever says nothing goes before whoever watches, those who sit at a table stay, and the address that holds the most has to
// give. For any thread.
#pragma once
#include <array>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "net/server.hpp"

namespace minuit::net {

// Whose connections are counted together: an IPv4 address (as mapped to IPv6) or the network half of an IPv6 one.
using AddressKey = std::array<u8, 16>;
[[nodiscard]] AddressKey address_key(const std::array<u8, 16>& ipv6);

enum class Welcome : u8 {
  yes,
  full,          // to be told 503
  address_full,  // to be told 429
  no,            // to be closed without a word
};

// What a connection is doing. Those that stand first have to go first.
enum class Standing : u8 {
  silent,     // no request has begun: just come, or between two requests
  reading,    // a request has begun and is not whole
  answering,  // it is being answered
  watching,   // a WebSocket whose person does not sit, or is not known to
  seated,     // a WebSocket whose person sits at its table
};
inline constexpr std::size_t kStandings = 5;

// Someone has to go so that another may come. The place is given away already.
struct Eviction {
  unsigned loop = 0;
  u64 ticket = 0;
  std::optional<SocketId> socket;  // if it is a WebSocket
  Standing standing = Standing::silent;
  AddressKey address{};
  bool hasty = false;  // so many are going that there is no time for a goodbye
};

// Those who are counted together: an address, or a proxy for whom it does not stand in yet.
struct PartyKey {
  AddressKey address{};
  bool proxy = false;
  auto operator<=>(const PartyKey&) const = default;
};

// A connection as the gate sees it.
struct Place {
  u64 number = 0;
  unsigned loop = 0;
  PartyKey party;
  Standing standing = Standing::silent;
  std::optional<SocketId> socket;
  enum class Where : u8 { inside, told, leaving } where = Where::inside;
  std::list<Place*>::iterator queued;  // while inside
};
using Places = std::list<Place>;

class Gate;

// A place at the gate, given back when destroyed.
class Ticket {
 public:
  Ticket(Gate* gate, Welcome welcome, Places::iterator place) : gate_(gate), welcome_(welcome), place_(place) {}
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  Ticket(Ticket&& other) noexcept : gate_(std::exchange(other.gate_, nullptr)), welcome_(other.welcome_), place_(other.place_) {}
  Ticket& operator=(Ticket&&) = delete;
  ~Ticket();

  [[nodiscard]] Welcome welcome() const { return welcome_; }
  [[nodiscard]] u64 number() const { return place_->number; }
  [[nodiscard]] bool evicted() const;  // its place has been given to another
  // From now on it is that address's; false, and all is as before, if that has too many.
  [[nodiscard]] bool move_to(const AddressKey& address);
  void stand(Standing standing);
  // It watches from now on, under that name; false if its place has just been given to another.
  [[nodiscard]] bool become_socket(SocketId id);

 private:
  Gate* gate_;
  Welcome welcome_;
  Places::iterator place_;
};

class Gate {
 public:
  // Told of every eviction, on the thread of whoever came, without a lock held.
  using Evict = std::function<void(const Eviction&)>;
  explicit Gate(const Limits& limits, Evict evict = {});
  // A proxy's connections are many people's: they are not counted by its address.
  [[nodiscard]] Ticket enter(const AddressKey& address, bool proxy = false, unsigned loop = 0);
  [[nodiscard]] std::size_t inside() const;
  [[nodiscard]] std::array<u64, kStandings> evicted() const;

 private:
  friend class Ticket;
  struct Party {
    std::array<Places, kStandings> places;  // each in the order in which they came to stand so
    std::size_t count = 0;
    std::size_t ranked = 0;  // as it stands in ranking_; 0: not at all
  };
  using Parties = std::map<PartyKey, Party>;

  [[nodiscard]] Party& party_of(const Place& place);
  void join(Places::iterator place, Places& from, const PartyKey& key);
  void part(Places::iterator place, Places& to);
  void stand(Places::iterator place, Standing standing);
  void rank(const PartyKey& key, Party& party);
  [[nodiscard]] bool gives(const PartyKey& key, const Party& party) const;
  [[nodiscard]] Place* quiet_of(const PartyKey& key);
  [[nodiscard]] Place* victim_for(const PartyKey& newcomer, bool address_full);
  [[nodiscard]] std::optional<Eviction> make_room(const PartyKey& newcomer, bool address_full);
  void tell(const std::optional<Eviction>& eviction) const;
  void leave(Places::iterator place);
  [[nodiscard]] bool move(Places::iterator place, const AddressKey& to);

  const std::size_t most_, most_per_address_, most_refusals_, seats_kept_;
  const Evict evict_;
  mutable std::mutex mutex_;
  u64 next_number_ = 0;
  std::size_t inside_ = 0;
  Parties parties_;
  std::set<std::pair<std::size_t, PartyKey>> ranking_;  // those that can give a place, by how many they hold
  std::array<std::list<Place*>, kStandings> queues_;    // everyone inside, each in the order in which they came to stand so
  Places told_;                                         // refused, and being told so
  Places leaving_;                                      // evicted, and not gone yet
  std::array<u64, kStandings> evicted_{};
};

}  // namespace minuit::net
