// The process with the house in it: what it asks of disk, network and bots, how it dies and comes back.
#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "sim/world.hpp"

namespace minuit::sim {

using match::ConnectionId;
using match::Kept;

namespace {
constexpr i64 kWallStart = 1'700'000'000'000;
constexpr u32 kMostPiledUp = 48;  // frames; then a client is too slow
constexpr u64 kMostJobs = 64;
}  // namespace

match::Instant World::instant() const {
  i64 steady = scene_.now() - boot_ - slept_;
  if (setting_->mutant == Mutant::hurries_clock) steady *= 3;
  return {steady, kWallStart + scene_.now() + wall_skew_};
}

// Everything comes to the process in a row, and waits while it is stopped.
void World::post(std::function<void()> call) {
  inbox_.push_back(std::move(call));
  pump();
}

void World::pump() {
  if (pumping_) return;
  if (!house_) return inbox_.clear();
  if (scene_.now() < stalled_until_) {
    scene_.later(stalled_until_ - scene_.now(), [this] { pump(); });
    return;
  }
  pumping_ = true;
  while (house_ && !inbox_.empty() && !scene_.violation()) {
    const auto call = std::move(inbox_.front());
    inbox_.pop_front();
    call();
    after_call();
  }
  pumping_ = false;
}

void World::after_call() {
  if (!house_) return;
  note_presence();
  if (const match::Room* room = house_->room(table_)) {
    scene_.counts().at_least(Mark::waiting_most, room->waiting());
    if (room->waiting() > match::kMostWaiting || room->waiting_bytes() > match::kMostWaitingBytes)
      scene_.violate("bounds", "too many messages wait");
    if (room->waiting() == 0 && room->waiting_bytes() != 0) scene_.violate("bounds", "the bytes that wait are miscounted");
    watch_the_clock(*room);
    check_evidence(*room);
  }
  if (house_->connections() > connections_.size()) scene_.violate("bounds", "the house knows more connections than there are");
  if (dying_) return crash();
  plan_tick();
}

// What an event comes with for whoever asks is the same from the log as in the room, and for all who know of the event.
void World::check_evidence(const match::Room& room) {
  const match::Gathering& g = room.gathering();
  const match::Gathering& truth = witness_.truth();
  if (room.waking() || g.match() == nullptr || g.version() != truth.version()) return;
  const std::pair<u64, u64> decision(g.match_number(), g.match()->decisions());
  if (proven_ == decision) return;
  proven_ = decision;
  const std::size_t pieces = g.match()->evidence(rules::Spectator{});
  for (std::size_t seat = 0; seat <= g.chairs().size(); ++seat) {
    const rules::Viewer viewer = seat < g.chairs().size() ? rules::Viewer(Seat(static_cast<i64>(seat))) : rules::Spectator{};
    if (g.match()->evidence(viewer) != pieces || truth.match()->evidence(viewer) != pieces)
      return scene_.violate("evidence", "a viewer has more or less of it than another");
  }
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    scene_.count(Mark::evidence);
    const Seat seat(i64{scene_.below(g.match()->players())});
    if (g.match()->evidence_json(rules::Spectator{}, piece) != truth.match()->evidence_json(seat, piece))
      return scene_.violate("evidence", "the log makes something else of it than the room");
  }
}

void World::plan_tick() {
  const i64 wakes = house_->wakes_at();
  if (wakes == tick_at_ || setting_->mutant == Mutant::loses_ticks) return;
  tick_at_ = wakes;
  if (wakes == match::kNever) return;
  const i64 delay = std::max<i64>(0, wakes - instant().steady_ms) + scene_.between(0, 10);
  scene_.later(delay, [this, epoch = epoch_] {
    if (epoch != epoch_ || !house_) return;
    post([this] {
      tick_at_ = match::kNever;
      house_->tick(instant());
    });
  });
}

void World::boot() {
  ++epoch_;
  boot_ = scene_.now() - scene_.between(0, 100'000);
  slept_ = 0;
  tick_at_ = match::kNever;
  house_ = std::make_unique<match::House>(*setting_->games, match::Pace{.bot_pause_ms = 200}, *this);
  disturb();
  late_until_ = 0;
  scene_.note("boot", epoch_);
}

void World::crash() {
  if (!house_) return;
  scene_.count(Mark::crashes);
  scene_.note("crash", epoch_);
  dying_ = false;
  dies_after_.reset();
  if (flying_ && !flying_->written) {
    if (storm_ && scene_.chance(500)) {
      write_to_disk();
      scene_.count(Mark::kept_untold);
    } else {
      scene_.count(Mark::lost_in_flight);
    }
  } else if (flying_) {
    scene_.count(Mark::kept_untold);
  }
  flying_.reset();
  house_.reset();
  ++epoch_;
  inbox_.clear();
  jobs_ = 0;
  listing_.reset();
  for (auto& [id, connection] : connections_) {
    connection.arrived = false;
    connection.deaf = true;
    connection.mute = true;
    close_at_client(id, scene_.between(1, 3000), false);
  }
  note_presence();
  scene_.later(scene_.between(50, 8000), [this] { boot(); });
}

void World::append(std::string_view /*table*/, u64 expected_version, std::string bytes) {
  if (flying_) scene_.violate("bounds", "two appends at once");
  check_entry(bytes);
  scene_.note("append", expected_version + 1, bytes);
  flying_ = Flying{expected_version, std::move(bytes), false};
  const bool dies = storm_ && scene_.chance(weather_.crashes);
  const u32 when = scene_.below(4);
  if (dies && when == 0) dying_ = true;  // before anything is written
  const i64 delay = scene_.between(1, weather_.disk_ms);
  if (setting_->mutant == Mutant::tells_before_storing && scene_.chance(200)) {
    scene_.later(1, [this, epoch = epoch_] {
      if (epoch == epoch_) post([this] { house_->stored(table_, Kept::kept, instant()); });
    });
    scene_.later(delay + 5, [this, flying = *flying_] {
      const store::Append late{table_, flying.expected, flying.bytes};
      (void)store_->append(std::span(&late, 1));
    });
    flying_.reset();
    return;
  }
  scene_.later(delay, [this, epoch = epoch_, dies, when] {
    if (epoch != epoch_) return;
    if (scene_.now() < disk_full_until_) {
      scene_.count(Mark::unwritten);
      return answer_append(Kept::unwritten);
    }
    write_to_disk();
    if (dies && when == 1) return crash();  // written and not told
    if (dies && when >= 2) dies_after_ = scene_.below(4);
  });
}

void World::write_to_disk() {
  const store::Append append{table_, flying_->expected, flying_->bytes};
  flying_->written = true;
  if (setting_->mutant == Mutant::forgets_kept && scene_.chance(20)) return answer_append(Kept::kept);
  const store::Receipt receipt = store_->append(std::span(&append, 1)).front();
  if (receipt.outcome == store::Outcome::stale) scene_.count(Mark::stale);
  answer_append(receipt.outcome == store::Outcome::kept    ? Kept::kept
                : receipt.outcome == store::Outcome::stale ? Kept::stale
                                                           : Kept::unwritten);
}

void World::answer_append(Kept kept) {
  if (kept != Kept::kept) disturb();
  scene_.later(scene_.between(0, weather_.disk_ms), [this, kept, epoch = epoch_] {
    if (epoch != epoch_) return;
    post([this, kept] {
      scene_.note("stored", static_cast<u64>(kept));
      flying_.reset();
      house_->stored(table_, kept, instant());
    });
  });
}

void World::load(std::string_view table, u64 after_version) {
  disturb();
  scene_.later(scene_.between(1, weather_.disk_ms), [this, epoch = epoch_, after_version, name = std::string(table)] {
    if (epoch != epoch_) return;
    std::optional<std::vector<std::string>> entries;
    if (storm_ && scene_.chance(weather_.unreadable)) {
      scene_.count(Mark::unreadable);
    } else {
      entries.emplace();
      const auto page = store_->read(name, after_version);
      const std::size_t most = scene_.chance(700) ? page.value().size() : 1 + scene_.below(20);
      for (const store::Entry& entry : page.value()) {
        if (entries->size() == most) break;
        entries->push_back(entry.bytes);
      }
    }
    post([this, name, entries] {
      scene_.note("loaded", entries ? entries->size() : 9999);
      house_->loaded(name, entries, instant());
    });
  });
}

void World::send(std::span<const ConnectionId> to, std::string text) {
  auto message = codec::read<match::ServerMessage>(text);
  if (!message.ok()) return scene_.violate("form", "a message cannot be read: " + message.error().path + " of " + text);
  if (dies_after_ && (*dies_after_)-- == 0) {
    scene_.count(Mark::crashes_in_publish);
    dying_ = true;
  }
  if (dying_) return;
  std::vector<ConnectionId> all(to.begin(), to.end());
  if (setting_->mutant == Mutant::crosses_wires && scene_.chance(20)) {
    all.clear();
    for (const auto& [id, connection] : connections_)
      if (connection.arrived) all.push_back(id);
  }
  const u64 number = next_frame_++;
  const auto sent = sent_.emplace(number, Sent{{std::move(text), std::move(message).value()}}).first;
  for (const ConnectionId id : all) {
    const auto found = connections_.find(id);
    if (found == connections_.end() || !found->second.arrived)
      return scene_.violate("bounds", "a message for a connection that is gone");
    witness_.said(sent->second.frame, clients_[found->second.client].who.id);
    if (scene_.violation()) return;
    if (found->second.under_way >= kMostPiledUp) {
      scene_.count(Mark::piled_up);
      lose(id, false);
      scene_.later(1, [this, id] { close_at_server(id); });
    }
    down(id, number);
  }
  if (sent->second.under_way == 0) sent_.erase(sent);
}

void World::drop(ConnectionId id, match::Goodbye why, const rules::Reason& /*reason*/) {
  scene_.note("drop", id, std::to_string(static_cast<int>(why)));
  ++scene_.counts().goodbyes[std::to_string(static_cast<int>(why))];
  const auto found = connections_.find(id);
  if (found == connections_.end()) return scene_.violate("bounds", "a connection is dropped that is not there");
  found->second.dropped = true;
  if (why == match::Goodbye::no_such_table && found->second.table == table_)
    scene_.violate("acknowledged and lost", "the table is gone");
  close_at_client(id, std::max<i64>(1, found->second.down_clear - scene_.now()), why == match::Goodbye::shut_out);
  scene_.later(scene_.between(1, 50), [this, id] { close_at_server(id); });
}

void World::work(std::string_view table, match::JobNumber number, match::Job job, const match::Account& /*whose*/) {
  if (++jobs_ > kMostJobs) scene_.violate("bounds", "too many jobs");
  i64 delay = scene_.between(1, 400);
  if (storm_ && scene_.chance(weather_.late)) {
    delay = scene_.between(2000, 40'000);
    late_until_ = std::max(late_until_, scene_.now() + delay);
    scene_.count(Mark::late_thoughts);
  }
  match::JobResult result = std::string();
  if (const auto* thought = std::get_if<match::Thought>(&job)) {
    scene_.count(Mark::thoughts);
    const bool races = !thought->shown_json.empty();
    witness_.asked(house_->room(table_)->gathering().version(), thought->seat, thought->view_json,
                   races ? std::nullopt : std::optional(thought->actions_json));
    const auto actions = items_of(thought->actions_json);
    if (actions.empty() && !races) return scene_.violate("progress", "a bot has nothing to choose from");
    if (races) {
      Rng rng = luck();
      result = play_->signals(thought->seat, thought->view_json, thought->shown_json, rng);
    } else {
      result = choice_of(*thought, actions);
    }
    if (thought->counsel)
      result = codec::to_json(match::Counsel{codec::Raw{result.value()}, match::Saying{"why_not", codec::Raw{"[]"}}});
    if (storm_ && scene_.chance(5)) {
      result = std::string("{}");
      scene_.count(Mark::bad_thoughts);
    }
  } else {
    scene_.count(Mark::errands);
    Rng rng = luck();
    result = std::get<std::unique_ptr<catalog::Errand>>(job)->run(rng);
  }
  scene_.later(delay, [this, number, result, name = std::string(table), epoch = epoch_] {
    if (epoch != epoch_) return;
    --jobs_;
    post([this, number, result, name] { house_->worked(name, number, result, instant()); });
  });
}

// A bot's: one of the actions, or now and then an intent.
std::string World::choice_of(const match::Thought& thought, const std::vector<std::string_view>& actions) {
  const std::string_view action = actions[scene_.below(static_cast<u32>(actions.size()))];
  if (!play_->intent || thought.choose || thought.counsel || !scene_.chance(500)) return std::string(action);
  Rng rng = luck();
  const auto intent = play_->intent(thought.view_json, action, rng);
  if (!intent) return std::string(action);
  scene_.count(Mark::intents_of_bots);
  return *intent;
}

void World::list(std::string_view /*table*/, const std::optional<match::Listing>& listing, std::string_view /*host*/,
                 const match::Account& /*whose*/) {
  listing_ = listing;
}

void World::warn(std::string_view /*table*/, std::string_view what) {
  scene_.note("warn", 0, what);
  if (what.find("damaged") != std::string_view::npos) scene_.violate("fork", std::string(what));
}

}  // namespace minuit::sim
