// A world from its first entry to the calm after the storm.
#include "sim/world.hpp"

#include <algorithm>
#include <map>

#include "codec/write.hpp"
#include "match/opening.hpp"
#include "store/memory.hpp"

namespace minuit::sim {

using match::Table;

namespace {
constexpr i64 kStormMost_ms = 24LL * 3600 * 1000;
constexpr i64 kStuck_ms = 120'000;  // without an entry, while a match is played and nothing fails
constexpr i64 kCalmMost_ms = 6LL * 3600 * 1000;
constexpr i64 kQuiet_ms = 15'000;
constexpr u32 kMostGoodnights = 5;
}  // namespace

World::World(const Setting& setting, u64 seed)
    : setting_(&setting),
      seed_(seed),
      scene_(seed, setting.tracing),
      homes_(Rng::stream(seed, 1)),
      play_(&setting.plays[scene_.below(static_cast<u32>(setting.plays.size()))]),
      store_(setting.make_store ? setting.make_store(seed) : std::make_unique<store::MemoryStore>()),
      witness_(scene_, *setting.games, *store_, table_),
      wishes_(scene_, *play_, people_) {
  const auto some = [&](u32 share, u32 most) { return scene_.chance(share) ? 1 + scene_.below(most) : 0; };
  weather_.breaks = some(800, 80);
  weather_.crashes = some(600, 40);
  weather_.disk = some(400, 40);
  weather_.clocks = some(400, 30);
  weather_.strangers = some(200, 20);
  weather_.unreadable = some(200, 200);
  weather_.slow = some(300, 300);
  weather_.late = some(400, 200);
  weather_.latency = scene_.between(2, 250);
  weather_.disk_ms = scene_.between(2, scene_.chance(200) ? 900 : 40);
}

void World::open_table() {
  match::OpenTable request;
  request.command = 1;
  request.game = play_->game;
  request.config.text = play_->configs[scene_.below(static_cast<u32>(play_->configs.size()))];
  request.options.turn_seconds = scene_.chance(400) ? 8 : 0;
  request.options.away_seconds = scene_.chance(500) ? 5 : 60;
  request.options.listed = scene_.chance(300);
  if (scene_.chance(500)) request.bots.emplace_back("random");
  const auto opening = match::opening(*setting_->games, request, clients_[0].who, 0);
  const auto* entries = std::get_if<std::vector<std::string>>(&opening);
  if (entries == nullptr)
    return scene_.violate("form", "the table cannot be opened: " + codec::to_json(std::get<match::Refused>(opening)));
  for (u64 version = 0; version < entries->size(); ++version) {
    const store::Append append{table_, version, (*entries)[version]};
    (void)store_->append(std::span(&append, 1));
  }
}

Report World::run() {
  invite();
  open_table();
  boot();
  for (std::size_t client = 0; client < clients_.size(); ++client)
    for (std::size_t device = 0; device < clients_[client].devices.size(); ++device)
      reconnect(client, device, scene_.between(0, client == 0 ? 50 : 3000));
  act();
  while (storm_ && scene_.step(kStormMost_ms)) {
  }
  if (!scene_.violation()) calm();
  if (!scene_.violation()) witness_.settle_accounts();
  Report report{.seed = seed_,
                .digest = scene_.digest(),
                .counts = scene_.counts(),
                .violation = scene_.violation(),
                .story = scene_.story()};
  report.counts.worlds[play_->game] = 1;
  return report;
}

// The network heals, everyone comes back, time passes: the match must come to its end and all must know the same.
void World::calm() {
  scene_.note("calm", acts_);
  disk_full_until_ = 0;
  disturb();
  for (auto& [id, connection] : connections_) connection.slow = false;
  while (scene_.step(stalled_until_)) {
  }
  const i64 until = scene_.now() + kCalmMost_ms;
  i64 moved_at = std::max(scene_.now(), stalled_until_);
  u64 moved_to = 0;
  i64 quiet_since = 0;
  bool said = false;
  u32 goodnights = 0;
  while (!scene_.violation()) {
    const i64 next = scene_.now() + 500;
    while (scene_.step(next)) {
    }
    if (scene_.violation()) return;
    scene_.later(next > scene_.now() ? next - scene_.now() : 0, [] {});
    (void)scene_.step(next);
    witness_.catch_up_quietly();
    if (witness_.log_end() != moved_to) {
      moved_to = witness_.log_end();
      moved_at = std::max(scene_.now(), stalled_until_);
    }
    const bool open = std::ranges::any_of(clients_, [](const Client& each) {
      return std::ranges::any_of(each.devices, [](const Device& device) { return device.open && device.greeted; });
    });
    const match::Room* room = house_ ? house_->room(table_) : nullptr;
    const bool playing = room == nullptr || room->gathering().version() == 0 || room->gathering().playing();
    for (std::size_t client = 0; client < clients_.size(); ++client) said ? retry(client) : think(client);
    if (std::ranges::all_of(clients_, [](const Client& each) {
          return std::ranges::all_of(each.devices, [](const Device& device) { return device.banned; });
        }))
      return;
    if (scene_.now() > until) return scene_.violate("progress", "the match does not come to its end");
    if ((playing || !open) && scene_.now() - moved_at > kStuck_ms)
      return scene_.violate("progress", open ? "a match is played and nothing happens any more" : "nobody gets to the table");
    if (playing || !open) {  // a Begin may have been under way for long
      said = false;
      continue;
    }
    // Someone says good night, so that a room that another process wrote behind comes to know of it.
    if (said && scene_.now() - quiet_since < kQuiet_ms) continue;
    if (!everyone_settled() && scene_.now() - moved_at < kStuck_ms) continue;
    if (said && (room->gathering().version() == moved_to || goodnights > kMostGoodnights)) return check_convergence();
    said = true;
    ++goodnights;
    say_good_night();
    quiet_since = scene_.now();
  }
}

// All are back and have had their answers.
bool World::everyone_settled() const {
  if (std::ranges::any_of(connections_, [](const auto& each) { return each.second.under_way != 0; })) return false;
  return std::ranges::all_of(clients_, [](const Client& each) {
    const bool back =
        std::ranges::all_of(each.devices, [](const Device& page) { return page.banned || (page.open && page.greeted); });
    const bool gone = std::ranges::all_of(each.devices, [](const Device& page) { return page.banned; });
    return back && (gone || each.kind == Kind::hostile || each.unanswered.empty());
  });
}

void World::say_good_night() {
  for (std::size_t client = 0; client < clients_.size(); ++client)
    for (std::size_t device = 0; device < clients_[client].devices.size(); ++device)
      if (const Device& page = clients_[client].devices[device]; page.open && page.greeted && page.table)
        return say(client, device, match::Say{0, "good night"});
}

void World::check_convergence() {
  witness_.catch_up();
  if (scene_.violation()) return;
  const match::Room* room = house_->room(table_);
  if (room == nullptr) return scene_.violate("progress", "the room is gone while someone is there");
  const match::Gathering& live = room->gathering();
  const match::Gathering& truth = witness_.truth();
  if (live.version() != truth.version() || live.chairs() != truth.chairs() || live.config() != truth.config() ||
      !(live.options() == truth.options()) || live.host() != truth.host() ||
      (live.match() == nullptr) != (truth.match() == nullptr) ||
      (live.match() != nullptr && live.match()->digest() != truth.match()->digest()) ||
      live.match_number() != truth.match_number())
    return scene_.violate(
        "fork", "the room and its log differ: " + std::to_string(live.version()) + " and " + std::to_string(truth.version()));
  if (listing_.has_value() != truth.options().listed) scene_.violate("convergence", "the public list is wrong");
  for (const Client& client : clients_) {
    for (const Device& device : client.devices)
      if (device.open) check_device(client, device);
    const Device& page = client.devices.front();
    // At the door one keeps what one wanted to send.
    if (client.kind != Kind::hostile && !client.unanswered.empty() && page.open && !page.waiting)
      scene_.violate("progress", "a command of " + client.who.id + " was never answered: " + client.unanswered.front().text);
  }
}

void World::check_device(const Client& client, const Device& device) {
  const bool knocks = witness_.truth().threshold().way_of(client.who.id, client.shared) == match::Threshold::Way::knock;
  if (device.waiting && knocks) return;  // nobody has let them in
  if (!device.greeted || !device.table) return scene_.violate("convergence", client.who.id + " was never greeted");
  Table known = *device.table;
  Table right = witness_.table_for(client.who.id);
  known.version = device.version;
  known.missed.clear();
  if (known.match) known.match->turn.left_ms.reset();
  for (std::size_t at = 0; at < right.seats.size(); ++at) {
    match::SeatInfo& info = right.seats[at];
    const match::Chair& chair = witness_.truth().chairs()[at];
    info.present = chair.bot || (chair.person && !gone_.contains(chair.person->id));
    if (at < known.seats.size() && (info.present || chair.stand_in)) info.played_by = chair.stand_in;
    if (at < known.seats.size() && !info.present && !chair.stand_in) info.played_by = known.seats[at].played_by;
    if (chair.bot) info.played_by.reset();
  }
  std::map<std::string, match::Person> watching;
  for (const auto& [id, connection] : connections_)
    if (connection.arrived && connection.table == table_ && clients_[connection.client].devices[connection.device].greeted &&
        !witness_.truth().seat_of(clients_[connection.client].who.id))
      watching.emplace(clients_[connection.client].who.id, clients_[connection.client].who);
  right.watching = static_cast<u32>(watching.size());
  if (watching.size() <= match::kWatchersNamed) {  // in whatever order they came
    std::ranges::sort(known.watchers, {}, &match::Person::id);
    for (const auto& [id, who] : watching) right.watchers.push_back(who);
  } else {
    right.watchers = known.watchers;
  }
  const std::string told = codec::to_json(known);
  const std::string expected = codec::to_json(right);
  if (told != expected) scene_.violate("convergence", client.who.id + " knows " + told + " and the log has " + expected);
}

Report run_world(const Setting& setting, u64 seed) { return World(setting, seed).run(); }

}  // namespace minuit::sim
