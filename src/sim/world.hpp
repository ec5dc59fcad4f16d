// A simulated world: one table of the real authority with its log in a real store, people, a network, a disk and two clocks that
// all fail, from one seed.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <optional>

#include "match/house.hpp"
#include "sim/client.hpp"
#include "sim/witness.hpp"

namespace minuit::sim {

class World final : public match::Outside {
 public:
  World(const Setting& setting, u64 seed);
  [[nodiscard]] Report run();

  // What the room asks of the world: server.cpp.
  void append(std::string_view table, u64 expected_version, std::string bytes) override;
  void load(std::string_view table, u64 after_version) override;
  void send(std::span<const match::ConnectionId> to, std::string text) override;
  void drop(match::ConnectionId connection, match::Goodbye why, const rules::Reason& reason) override;
  void work(std::string_view table, match::JobNumber number, match::Job job, const match::Account& whose) override;
  void list(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host,
            const match::Account& whose) override;
  void warn(std::string_view table, std::string_view what) override;
  [[nodiscard]] Rng luck() override { return Rng(scene_.any()); }

 private:
  // How much of each misfortune this world has.
  struct Weather {
    u32 breaks = 0;      // connections, in a thousand acts
    u32 crashes = 0;     // in a thousand appends
    u32 disk = 0;        // full for a while, in a thousand acts
    u32 clocks = 0;      // jumps and stalls, in a thousand acts
    u32 strangers = 0;   // another writer, in a thousand acts
    u32 unreadable = 0;  // in a thousand readings
    u32 slow = 0;        // clients, in a thousand connections
    u32 late = 0;        // thoughts, in a thousand
    i64 latency = 40;
    i64 disk_ms = 5;
  };
  struct Connection {
    std::size_t client = 0;
    std::size_t device = 0;
    std::string table;
    bool arrived = false;  // the house knows of it
    bool dropped = false;  // the room does not, any more
    bool deaf = false;     // nothing reaches the client any more
    bool mute = false;     // nothing reaches the server any more
    bool slow = false;
    i64 up_clear = 0;  // when the last frame under way arrives
    i64 down_clear = 0;
    u32 under_way = 0;  // frames to the client
  };
  struct Flying {  // an append
    u64 expected = 0;
    std::string bytes;
    bool written = false;
  };

  struct Wait {
    u64 since = 0;  // the entry it began with
    i64 began = 0;  // awake
    u64 decisions = 0;
    i64 decided = 0;  // the last of them, awake
    bool hurried = false;
    match::Options options;
    // Since when a seat is asked for what it is asked for now; awake. Where an hourglass runs, that is not since the wait began.
    struct Asked {
      u64 point = 0;
      i64 since = 0;
    };
    std::array<std::optional<Asked>, kMostSeats> asked{};
  };

  // server.cpp
  void post(std::function<void()> call);
  void pump();
  void after_call();
  void boot();
  void crash();
  void write_to_disk();
  void answer_append(match::Kept kept);
  void plan_tick();
  void disturb();
  [[nodiscard]] i64 quiet() const;
  void watch_the_clock(const match::Room& room);
  void watch_the_absent(const match::Gathering& g);
  void check_evidence(const match::Room& room);
  [[nodiscard]] match::Instant instant() const;
  [[nodiscard]] i64 awake() const;  // how long the table has been open with someone there
  void note_presence();
  [[nodiscard]] std::string choice_of(const match::Thought& thought, const std::vector<std::string_view>& actions);
  void check_entry(const std::string& bytes);
  void check_unasked(const match::journal::Decided& decided, const match::Room& room);

  // network.cpp
  void connect(std::size_t client, std::size_t device, const std::string& table);
  void up(match::ConnectionId id, std::string text);
  void down(match::ConnectionId id, u64 frame);
  void come_down(match::ConnectionId id, const Frame& frame);
  void lose(match::ConnectionId id, bool half);  // the line is cut
  void close_at_server(match::ConnectionId id);  // the house lets go of it
  void close_at_client(match::ConnectionId id, i64 after, bool banned);
  void reconnect(std::size_t client, std::size_t device, i64 after);

  // people.cpp
  void invite();
  [[nodiscard]] std::string any_network();
  void act();
  void think(std::size_t client);
  void greet(Device& device);
  void say(std::size_t client, std::size_t device, const match::ClientMessage& message);
  void retry(std::size_t client);
  void hear(std::size_t client, std::size_t device, const match::ServerMessage& message);
  void answered(Client& client, u64 command);
  void see(Device& page, const match::Reveal& reveal);
  void misfortune();

  // world.cpp
  void open_table();
  void calm();
  [[nodiscard]] bool everyone_settled() const;
  void say_good_night();
  void check_convergence();
  void check_device(const Client& client, const Device& device);

  const Setting* setting_;
  u64 seed_;
  Scene scene_;
  Rng homes_;  // who shares a device, and whose network is which: no other draw of the world depends on it
  const Play* play_;
  Weather weather_;
  std::unique_ptr<store::Store> store_;
  std::string table_ = "table";
  Witness witness_;
  std::vector<Client> clients_;
  std::vector<std::string> people_;
  Wishes wishes_;
  Reading reading_;
  bool storm_ = true;
  u32 acts_ = 0;

  std::map<match::ConnectionId, Connection> connections_;
  match::ConnectionId next_connection_ = 1;
  // What was sent and is still on its way to somebody, by numbers of its own.
  struct Sent {
    Frame frame;
    u32 under_way = 0;
  };
  std::map<u64, Sent> sent_;
  u64 next_frame_ = 1;

  std::unique_ptr<match::House> house_;  // none: the process is down
  u64 epoch_ = 0;                        // which process
  std::deque<std::function<void()>> inbox_;
  bool pumping_ = false;
  i64 stalled_until_ = 0;
  i64 boot_ = 0;
  i64 slept_ = 0;
  i64 wall_skew_ = 0;
  i64 tick_at_ = match::kNever;
  std::optional<Flying> flying_;
  i64 disk_full_until_ = 0;
  std::optional<u32> dies_after_;  // so many more sends
  bool dying_ = false;
  u64 jobs_ = 0;
  std::optional<match::Listing> listing_;

  // For the timers: time in which the table was open, someone was there and the clock ran.
  i64 awake_ = 0;
  i64 awake_at_ = 0;
  bool anyone_ = false;
  std::optional<Wait> wait_;
  std::map<std::string, i64> gone_;  // awake
  // Since when nothing has kept the clock from doing its work: by the world's time, and by the time in which someone was there,
  // for a room that is read again counts its wait anew from when somebody comes in.
  i64 undisturbed_since_ = 0;
  i64 undisturbed_since_awake_ = 0;
  i64 late_until_ = 0;          // when the last of the late bots and resolvers will have answered
  std::pair<u64, u64> proven_;  // the match and the decision of it whose evidence was looked at last
};

}  // namespace minuit::sim
