// The network: a connection keeps its frames in order while it lives, and dies with a tail of them undelivered, either way.
#include <algorithm>

#include "codec/write.hpp"
#include "sim/world.hpp"

namespace minuit::sim {

using match::ConnectionId;

void World::connect(std::size_t client, std::size_t device, const std::string& table) {
  if (!house_) return reconnect(client, device, scene_.between(500, 4000));
  const ConnectionId id = next_connection_++;
  Connection& made = connections_[id];
  made.client = client;
  made.device = device;
  made.table = table;
  made.slow = storm_ && scene_.chance(weather_.slow);
  if (homes_.below(20) == 0) clients_[client].network = any_network();
  const i64 delay = scene_.between(1, weather_.latency);
  made.up_clear = scene_.now() + delay;
  Device& page = clients_[client].devices[device];
  page.connection = id;
  page.open = true;
  page.greeted = false;
  page.waiting = false;
  scene_.count(Mark::opened);
  scene_.note("connect", id, clients_[client].who.id);
  scene_.later(delay, [this, id, epoch = epoch_] {
    if (epoch != epoch_) return;
    post([this, id] {
      const auto found = connections_.find(id);
      if (found == connections_.end() || found->second.mute) return;
      found->second.arrived = true;
      note_presence();
      const Client& caller = clients_[found->second.client];
      house_->arrive(id, found->second.table, {caller.who, caller.shared, caller.network}, instant());
    });
  });
  const Client& who = clients_[client];
  if (who.kind == Kind::hostile && storm_ && scene_.chance(300)) up(id, wishes_.mischief(who, page.table));
  if (who.kind == Kind::hostile && storm_ && scene_.chance(100)) return;  // never says Hello
  greet(page);
}

void World::up(ConnectionId id, std::string text) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  Connection& line = found->second;
  line.up_clear = std::max(line.up_clear, scene_.now() + scene_.between(1, weather_.latency));
  if (setting_->mutant == Mutant::doubles_commands && scene_.chance(50)) {
    const std::size_t at = text.find(R"("command":)");
    if (at != std::string::npos) up(id, std::string(text).insert(at + 10, "9"));
  }
  scene_.later(line.up_clear - scene_.now(), [this, id, epoch = epoch_, text = std::move(text)] {
    if (epoch != epoch_) return;
    post([this, id, text] {
      const auto still = connections_.find(id);
      if (still == connections_.end() || still->second.mute || !still->second.arrived) return;
      scene_.count(Mark::frames_up);
      scene_.note("up", id, text);
      house_->receive(id, text, instant());
    });
  });
}

void World::down(ConnectionId id, u64 frame) {
  Connection& line = connections_.at(id);
  if (line.deaf) return;
  if (setting_->mutant == Mutant::swallows_frames && scene_.chance(10)) return;
  const i64 latency = line.slow ? scene_.between(1500, 6000) : scene_.between(1, weather_.latency);
  line.down_clear = std::max(line.down_clear + (line.slow ? 700 : 0), scene_.now() + latency);
  ++line.under_way;
  ++sent_.at(frame).under_way;
  scene_.later(line.down_clear - scene_.now(), [this, id, frame] {
    Sent& sent = sent_.at(frame);
    come_down(id, sent.frame);
    if (--sent.under_way == 0) sent_.erase(frame);
  });
}

void World::come_down(ConnectionId id, const Frame& frame) {
  const auto still = connections_.find(id);
  if (still == connections_.end()) return;
  --still->second.under_way;
  if (still->second.deaf) return;
  scene_.count(Mark::frames_down);
  scene_.note("down", id, frame.text);
  hear(still->second.client, still->second.device, frame.message);
}

void World::lose(ConnectionId id, bool half) {
  const auto found = connections_.find(id);
  if (found == connections_.end() || found->second.deaf) return;
  scene_.note("lose", id);
  found->second.deaf = true;
  found->second.mute = !half;
  scene_.count(half ? Mark::half_deaf : Mark::broken);
  scene_.later(scene_.between(0, 20'000), [this, id] { close_at_server(id); });
  close_at_client(id, scene_.between(0, 5000), false);
}

void World::close_at_server(ConnectionId id) {
  const auto found = connections_.find(id);
  if (found == connections_.end() || !found->second.arrived) return;
  found->second.deaf = true;
  post([this, id] {
    const auto still = connections_.find(id);
    if (still == connections_.end() || !still->second.arrived) return;
    still->second.arrived = false;
    note_presence();
    scene_.note("leave", id);
    house_->leave(id, instant());
  });
}

void World::close_at_client(ConnectionId id, i64 after, bool banned) {
  scene_.later(after, [this, id, banned] {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    found->second.deaf = true;
    const std::size_t client = found->second.client;
    const std::size_t index = found->second.device;
    Device& device = clients_[client].devices[index];
    if (!found->second.arrived) connections_.erase(found);
    if (device.connection != id) return;
    device.connection = 0;
    device.open = false;
    device.greeted = false;
    device.waiting = false;
    device.banned = device.banned || banned;
    reconnect(client, index, storm_ && scene_.chance(150) ? scene_.between(5000, 60'000) : scene_.between(50, 3000));
  });
}

void World::reconnect(std::size_t client, std::size_t device, i64 after) {
  scene_.later(after, [this, client, device] {
    const Device& page = clients_[client].devices[device];
    if (page.open || page.banned) return;
    scene_.count(Mark::reconnects);
    connect(client, device, table_);
  });
}

}  // namespace minuit::sim
