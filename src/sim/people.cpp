// What people do, what they make of what they hear, and what befalls them.
#include <algorithm>

#include "codec/write.hpp"
#include "sim/world.hpp"

namespace minuit::sim {

using match::ClientMessage;
using match::Table;

namespace {
constexpr i64 kRetryAfter_ms = 3000;
constexpr std::size_t kMostUnanswered = 6;
constexpr u32 kNetworks = 3;
}  // namespace

void World::invite() {
  const auto add = [&](const std::string& id, Kind kind) {
    Client client;
    client.who = {id, "name of " + id};
    client.shared = id;
    if (!clients_.empty() && homes_.below(5) == 0)
      client.shared = clients_[homes_.below(static_cast<u32>(clients_.size()))].shared;
    client.network = any_network();
    client.kind = kind;
    client.devices.resize(scene_.chance(250) ? 2 : 1);
    client.next_command = 2;
    clients_.push_back(std::move(client));
    people_.push_back(id);
    if (kind == Kind::hostile) witness_.distrust(id);
  };
  add("p0", Kind::player);
  const u32 more = 1 + scene_.below(3);
  for (u32 each = 1; each <= more; ++each) add("p" + std::to_string(each), scene_.chance(150) ? Kind::idler : Kind::player);
  if (scene_.chance(500)) add("w", Kind::watcher);
  if (scene_.chance(300)) add("h", Kind::hostile);
}

std::string World::any_network() { return "network " + std::to_string(homes_.below(kNetworks)); }

void World::greet(Device& device) {
  if (storm_ && scene_.chance(60)) {  // the page was loaded anew
    device.version = 0;
    device.table.reset();
  }
  up(device.connection, codec::to_json(ClientMessage(match::Hello{match::kProtocolVersion, device.version})));
}

void World::act() {
  if (!storm_) return;
  if (++acts_ > setting_->acts) {
    storm_ = false;
    return;
  }
  think(scene_.below(static_cast<u32>(clients_.size())));
  misfortune();
  scene_.later(scene_.chance(30) ? scene_.between(4000, 60'000) : scene_.between(5, 500), [this] { act(); });
}

void World::think(std::size_t index) {
  Client& client = clients_[index];
  retry(index);
  std::vector<std::size_t> open;
  for (std::size_t device = 0; device < client.devices.size(); ++device)
    if (client.devices[device].open && (client.devices[device].greeted || client.kind == Kind::hostile)) open.push_back(device);
  if (open.empty()) return;
  const std::size_t device = open[scene_.below(static_cast<u32>(open.size()))];
  Device& page = client.devices[device];
  if (client.kind == Kind::hostile && storm_) {
    if (scene_.chance(30))  // Hello, more often than it may be said
      for (u32 each = 0; each < match::kTellingsInARow + 10; ++each)
        up(page.connection, codec::to_json(ClientMessage(match::Hello{match::kProtocolVersion, 0})));
    const u32 flood = scene_.chance(100) ? 40 : 3;
    for (u32 each = 0; each < flood; ++each) {
      scene_.count(Mark::hostile);
      up(page.connection, wishes_.mischief(client, page.table));
    }
    return;
  }
  if (!page.table || client.unanswered.size() >= kMostUnanswered) return;
  if (!storm_ && page.table->host == client.who.id && client.unanswered.empty() &&
      (page.table->options.turn_seconds == 0 || page.table->options.away_seconds == 0 || page.table->options.knock))
    return say(index, device,
               match::SetOptions{0, {.listed = false, .closed = false, .turn_seconds = 20, .away_seconds = 10, .knock = false}});
  // Who waits for an answer mostly does nothing else.
  if (!client.unanswered.empty() && !scene_.chance(200)) return;
  if (const auto wish = wishes_.wish(client, page, !storm_)) say(index, device, *wish);
}

void World::say(std::size_t index, std::size_t device, const ClientMessage& message) {
  Client& client = clients_[index];
  ClientMessage numbered = message;
  const u64 number = client.next_command++;
  std::visit(
      [&]<class C>(C& each) {
        if constexpr (requires { each.command; }) each.command = number;
      },
      numbered);
  witness_.commanded(client.who.id, number, numbered);
  scene_.count(Mark::commands);
  Command command{.number = number, .text = codec::to_json(numbered), .sent_at = scene_.now(), .times = 1};
  up(client.devices[device].connection, command.text);
  if (storm_ && scene_.chance(30)) {  // a doubled frame
    up(client.devices[device].connection, command.text);
    command.times = 2;
  }
  client.unanswered.push_back(std::move(command));
}

// What was not answered is sent again, under the same number, over whatever connection there is.
void World::retry(std::size_t index) {
  Client& client = clients_[index];
  for (const Device& device : client.devices) {
    if (!device.open || !device.greeted) continue;
    for (Command& command : client.unanswered) {
      if (scene_.now() - command.sent_at < kRetryAfter_ms) continue;
      command.sent_at = scene_.now();
      ++command.times;
      scene_.count(Mark::retries);
      up(device.connection, command.text);
    }
    return;
  }
}

void World::answered(Client& client, u64 command) {
  std::erase_if(client.unanswered, [&](const Command& each) { return each.number == command; });
}

void World::hear(std::size_t index, std::size_t device, const match::ServerMessage& message) {
  Client& client = clients_[index];
  Device& page = client.devices[device];
  const auto next = [&](u64 version) {
    if (page.version + 1 != version)
      scene_.violate("gap", client.who.id + " knows " + std::to_string(page.version) + " and hears " + std::to_string(version));
    page.version = version;
  };
  if (const auto* table = std::get_if<Table>(&message)) {
    if (table->version < page.version) scene_.violate("fork", client.who.id + " is told an older table than it knows");
    page.table = *table;
    page.version = table->version;
    page.greeted = true;
    page.waiting = false;
  } else if (const auto* fresh = std::get_if<match::UpToDate>(&message)) {
    if (!page.table || fresh->version != page.version) scene_.violate("gap", client.who.id + " is not up to date");
    page.greeted = true;
  } else if (const auto* update = std::get_if<match::Update>(&message)) {
    next(update->version);
    if (!page.table || !page.table->match) return scene_.violate("gap", client.who.id + " hears of a match it does not know");
    const std::string* const view = reading_.with_changes(page.table->match->view.text, update->changes.text);
    if (view == nullptr) return scene_.violate("sight", client.who.id + " is told changes of another view");
    page.table->match->view.text = *view;
    page.table->match->turn = update->turn;
    if (!std::holds_alternative<rules::World>(update->turn.awaiting)) page.race.reset();
    if (update->done) answered(client, *update->done);
  } else if (const auto* said = std::get_if<match::Said>(&message)) {
    next(said->speech.version);
    if (!page.table) return scene_.violate("gap", client.who.id + " hears a speech at a table it does not know");
    page.table->speeches.push_back(said->speech);
    if (page.table->speeches.size() > match::kSpeechesKept) page.table->speeches.erase(page.table->speeches.begin());
  } else if (const auto* seating = std::get_if<match::Seating>(&message)) {
    if (!page.table) return scene_.violate("gap", client.who.id + " hears of seats at a table it does not know");
    page.table->options = seating->options;
    page.table->host = seating->host;
    page.table->seats = seating->seats;
    page.table->watching = seating->watching;
    page.table->watchers = seating->watchers;
    page.table->requests = seating->requests;
  } else if (std::holds_alternative<match::Waiting>(message)) {
    page.waiting = true;
  } else if (const auto* knocking = std::get_if<match::Knocking>(&message)) {
    page.knocking.clear();
    for (const match::Person& each : knocking->people) page.knocking.push_back(each.id);
  } else if (const auto* done = std::get_if<match::Done>(&message)) {
    answered(client, done->command);
  } else if (const auto* advised = std::get_if<match::Advised>(&message)) {
    answered(client, advised->command);
  } else if (const auto* ping = std::get_if<match::Ping>(&message)) {
    const i64 clock = scene_.now() + 1'000'000 * static_cast<i64>(index + 1);
    if (!scene_.chance(30)) up(page.connection, codec::to_json(ClientMessage(match::Pong{ping->nonce, clock})));
  } else if (const auto* countdown = std::get_if<match::Countdown>(&message)) {
    page.race = Device::Race{.point = countdown->point, .shown = {}, .signals = {}};
  } else if (const auto* reveal = std::get_if<match::Reveal>(&message)) {
    see(page, *reveal);
  } else if (std::holds_alternative<match::CalledOff>(message)) {
    page.race.reset();
  } else if (const auto* refused = std::get_if<match::Refused>(&message); refused != nullptr && refused->command != 0) {
    for (const Command& each : client.unanswered)
      if (each.number == refused->command && each.times == 1 && client.kind != Kind::hostile)
        witness_.refused_for_good(client.who.id, each.number);
    answered(client, refused->command);
  }
}

// Dice are seen: the hand of who sits here knows what it will do.
void World::see(Device& page, const match::Reveal& reveal) {
  if (!page.race || page.race->point != reveal.point || !page.race->shown.empty()) return;
  page.race->shown = reveal.shown.text;
  if (!page.table || !page.table->seat || !page.table->match || !play_->signals) return;
  Rng rng = Rng::stream(reveal.point, static_cast<u64>(scene_.now()));
  const std::string signals = play_->signals(*page.table->seat, page.table->match->view.text, reveal.shown.text, rng);
  for (const std::string_view each : items_of(signals)) page.race->signals.emplace_back(each);
  scene_.count(Mark::reveals);
}

void World::misfortune() {
  if (!connections_.empty() && scene_.chance(weather_.breaks)) {
    auto line = connections_.begin();
    std::advance(line, scene_.below(static_cast<u32>(connections_.size())));
    lose(line->first, scene_.chance(400));
  }
  if (scene_.chance(weather_.crashes / 4)) post([this] { dying_ = true; });
  if (scene_.chance(weather_.disk)) disk_full_until_ = scene_.now() + scene_.between(10, 6000);
  if (scene_.chance(weather_.clocks)) {
    i64 far = scene_.between(1, 3'600'000);
    scene_.note("clock", static_cast<u64>(far));
    switch (scene_.below(3)) {
      case 0:
        wall_skew_ += scene_.chance(500) ? far : -far;
        scene_.count(Mark::wall_jumps);
        break;
      case 1:
        stalled_until_ = std::max(stalled_until_, scene_.now() + far % 9000);
        scene_.count(Mark::stalls);
        break;
      default:
        if (scene_.now() < stalled_until_) break;
        far %= 40'000;
        stalled_until_ = scene_.now() + far;
        slept_ += far;
        awake_ -= anyone_ ? far : 0;
        scene_.count(Mark::sleeps);
    }
    disturb();
  }
  if (scene_.chance(weather_.strangers)) {
    witness_.catch_up_quietly();
    const match::Person stranger{"stranger", "stranger"};
    const std::string bytes =
        codec::to_json(match::journal::Entry{0, "", 0, 0, match::journal::Spoken{stranger, {}, "boo", {}, {}}});
    const store::Append append{table_, witness_.log_end(), bytes};
    if (!flying_ && store_->append(std::span(&append, 1)).front().outcome == store::Outcome::kept) scene_.count(Mark::foreign);
  }
}

}  // namespace minuit::sim
