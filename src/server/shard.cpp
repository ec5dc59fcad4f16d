#include "server/shard.hpp"

#include <algorithm>
#include <iterator>

#include "codec/write.hpp"
#include "match/opening.hpp"
#include "match/refusals.hpp"
#include "server/answers.hpp"
#include "server/people.hpp"

namespace minuit::server {
namespace {

// To the rooms 0 is nobody, to the transport its first socket.
match::ConnectionId connection_of(net::SocketId socket) { return static_cast<match::ConnectionId>(socket) + 1; }
net::SocketId socket_of(match::ConnectionId connection) { return static_cast<net::SocketId>(connection - 1); }

// The members of an entry come in order, and none before `what` holds what someone wrote.
bool is_decision(std::string_view entry) {
  constexpr std::string_view kWhat = R"("what":)";
  const std::size_t at = entry.find(kWhat);
  return at != std::string_view::npos && entry.substr(at + kWhat.size()).starts_with(R"({"type":"Decided")");
}

}  // namespace

void Shard::arrive(net::SocketId socket, std::string_view table, const match::Caller& caller) {
  const bool deleted = around_.oversight.being_deleted(table);
  if (deleted || around_.oversight.marks(table).closed) {
    const rules::Reason& reason = deleted ? match::kDeleted : match::kClosedByOperator;
    server_->send(socket, net::frame_of(codec::to_json(match::ServerMessage(match::refused(0, rules::refuse(reason))))));
    return drop(connection_of(socket), deleted ? match::Goodbye::no_such_table : match::Goodbye::closed_by_operator, reason);
  }
  // Asked here and nowhere before: whoever was let in is sent off by the erasure that begins afterwards.
  if (around_.departures.leaving(caller.device) || around_.departures.leaving(caller.person.id))
    return drop(connection_of(socket), match::Goodbye::read_anew, match::kReadAnew);
  if (house_.room(table) == nullptr) openers_.insert_or_assign(std::string(table), match::Account{caller.device, caller.network});
  house_.arrive(connection_of(socket), table, caller, now());
  settle();
}

void Shard::leave(net::SocketId socket) {
  house_.leave(connection_of(socket), now());
  settle();
}

void Shard::receive(net::SocketId socket, std::string_view text) {
  house_.receive(connection_of(socket), text, now());
  settle();
}

void Shard::settle() {
  figures_.rooms.set(house_.rooms());
  figures_.connections.set(house_.connections());
  const i64 wakes_at = house_.wakes_at();
  if (wakes_at >= armed_for_) return;
  armed_for_ = wakes_at;
  const i64 delay = std::max<i64>(0, wakes_at - now().steady_ms);
  server_->after(number_, net::Milliseconds(delay), [this, alarm = ++alarm_] { wake(alarm); });
}

void Shard::wake(u64 alarm) {
  if (alarm != alarm_) return;
  armed_for_ = match::kNever;
  house_.tick(now());
  settle();
}

// ---- from other threads

bool Shard::hand_over(Parcel parcel) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    if (const auto* text = std::get_if<std::string>(&parcel.what)) {
      if (parcel_bytes_ + text->size() > kMostParcelBytes) return false;
      parcel_bytes_ += text->size();
    }
    first = parcels_.empty();
    parcels_.push_back(std::move(parcel));
  }
  if (first) server_->post(number_, [this] { open_parcels(); });
  return true;
}

void Shard::open_parcels() {
  {
    const std::lock_guard lock(mutex_);
    std::swap(parcels_, opening_);
    parcel_bytes_ = 0;
  }
  for (Parcel& parcel : opening_) open(parcel);
  opening_.clear();
}

void Shard::open(Parcel& parcel) {
  if (const auto* text = std::get_if<std::string>(&parcel.what)) {
    receive(parcel.socket, *text);
  } else if (const auto* arrival = std::get_if<Arrival>(&parcel.what)) {
    arrive(parcel.socket, arrival->table, arrival->caller);
  } else {
    leave(parcel.socket);
  }
}

void Shard::post_stored(Writings answers) {
  server_->post(number_, [this, answers = std::move(answers)] {
    const match::Instant instant = now();
    for (const Writing& each : answers) house_.stored(each.table(), each.kept, instant);
    settle();
  });
}

void Shard::post_worked(Worked worked) {
  server_->post(number_, [this, worked = std::move(worked)] {
    house_.worked(worked.table, worked.number, worked.result, now());
    settle();
  });
}

void Shard::post_read_anew(std::string table, Heard done) {
  server_->post(number_, [this, table = std::move(table), done = std::move(done)] {
    house_.read_anew(table, now());
    settle();
    done();
  });
}

void Shard::post_send_off(std::vector<std::string> people, Heard done) {
  server_->post(number_, [this, people = std::move(people), done = std::move(done)] {
    house_.send_off(people, now());
    flush();  // what they have written so far stands before whatever is asked of the store now
    settle();
    done();
  });
}

void Shard::retire(std::vector<Retention::Log> tables, Removed removed) {
  server_->post(number_, [this, tables = std::move(tables), removed = std::move(removed)]() mutable {
    std::erase_if(tables, [&](const Retention::Log& each) {
      return house_.room(std::string_view(each.name).substr(kTableLogs.size())) != nullptr;
    });
    if (tables.empty()) return;
    {
      const std::lock_guard lock(mutex_);
      std::ranges::move(tables, std::back_inserter(leaving_));
    }
    const bool asked = around_.store.ask(to_play(server_itself()), [this, removed = std::move(removed)](store::Store& store) {
      const std::vector<Retention::Log> leaving = take_leaving();
      if (!remove_logs(store, leaving)) return around_.log.warn("old tables could not be removed");
      removed(leaving);
    });
    if (asked) return;
    (void)take_leaving();  // they are found again another time
    around_.log.warn("the store is too busy to remove old tables");
  });
}

std::vector<Retention::Log> Shard::take_leaving() {
  const std::lock_guard lock(mutex_);
  return std::exchange(leaving_, {});
}

u32 Shard::dismiss(std::string_view table, match::Goodbye why, const rules::Reason& reason) {
  const std::size_t gone = house_.dismiss(table, why, reason, now());
  settle();
  return static_cast<u32>(gone);
}

void Shard::nudge(std::string_view table) {
  house_.nudge(table, now());
  settle();
}

// ---- what the rooms ask for

// Handed over after all else that the loop has to do now: what many tables write in one turn is one batch.
void Shard::append(std::string_view table, u64 expected_version, std::string bytes) {
  figures_.entries.add();
  if (is_decision(bytes)) figures_.decisions.add();
  if (outbox_.empty()) server_->post(number_, [this] { flush(); });
  outbox_.push_back({table_log(table), expected_version, std::move(bytes)});
}

void Shard::flush() {
  if (!outbox_.empty()) around_.store.append(number_, std::exchange(outbox_, {}));
}

// The store's thread does not keep to the order in which it is asked: a log whose removal waits could be read first and then be
// removed with someone at its table. So whoever asks for a log takes it off the list of those that leave. If its removal has
// begun it is no longer on the list, and the log is read when nothing of it is left.
void Shard::load(std::string_view table, u64 after_version) {
  const std::string log = table_log(table);
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(leaving_, [&](const Retention::Log& each) { return each.name == log; });
  }
  const auto opener = openers_.find(table);
  const match::Account whose = opener == openers_.end() ? server_itself() : opener->second;
  const auto tell = [this](std::string name, std::optional<std::vector<std::string>> entries) {
    server_->post(number_, [this, name = std::move(name), entries = std::move(entries)] {
      house_.loaded(name, entries, now());
      if (const match::Room* room = house_.room(name); room == nullptr || !room->waking()) openers_.erase(name);
      settle();
    });
  };
  auto job = [this, tell, name = std::string(table), log, after_version, whose](store::Store& store) {
    auto page = store.read(log, after_version);
    if (!page.ok()) {
      around_.log.warn("a table cannot be read", {{"table", shortened(name)}, {"trouble", page.error().message}});
      return tell(name, std::nullopt);
    }
    charge(whose, page.value());
    std::vector<std::string> entries;
    entries.reserve(page.value().size());
    for (store::Entry& each : page.value()) entries.push_back(std::move(each.bytes));
    tell(name, std::move(entries));
  };
  const bool asked = around_.store.ask(to_play(whose, table), std::move(job));
  if (!asked) tell(std::string(table), std::nullopt);
}

void Shard::charge(const match::Account& whose, const std::vector<store::Entry>& read) {
  std::size_t bytes = 0;
  for (const store::Entry& each : read) bytes += each.bytes.size();
  const auto requests = static_cast<u32>(std::max(read.size() / kEntriesARequest, bytes / kEntryBytesARequest));
  if (requests == 0 || whose == server_itself()) return;
  const i64 now_us = steady_us();
  around_.requests.charge(whose.network, now_us, requests);
  around_.requests.charge(whose.device, now_us, requests);
}

void Shard::send(std::span<const match::ConnectionId> to, std::string text) {
  const net::Frame frame = net::frame_of(std::move(text));
  for (const match::ConnectionId connection : to) server_->send(socket_of(connection), frame);
}

void Shard::drop(match::ConnectionId connection, match::Goodbye why, const rules::Reason& reason) {
  server_->close(socket_of(connection), static_cast<u16>(why), closing_text(rules::refuse(reason)));
}

void Shard::work(std::string_view table, match::JobNumber number, match::Job job, const match::Account& whose) {
  if (const auto refused = around_.workers.take({number_, std::string(table), number, std::move(job), whose}))
    post_worked({std::string(table), number, *refused});
}

void Shard::list(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host,
                 const match::Account& whose) {
  around_.listings.set(table, may_list(table) ? listing : std::nullopt, host, whose);
}

void Shard::seated(std::string_view table, const match::Person& person) {
  auto pass = around_.departures.pass({person.id});
  if (!pass.whole()) return;
  // From where they came is not known here: the server notes it, and people take turns as devices do.
  match::Account whose = server_itself();
  whose.device = person.id;
  const Cause cause = to_play(whose, table);
  auto job = [this, table = std::string(table), id = person.id, pass = std::move(pass)](store::Store& store) {
    if (!remember_table(store, id, table, now().wall_ms)) around_.log.warn("a person's file was not written");
  };
  const bool asked = around_.store.ask(cause, std::move(job));
  if (!asked) around_.log.warn("the store is too busy to note who sits where");
}

void Shard::sits(match::ConnectionId connection, bool now) { server_->seated(socket_of(connection), now); }

// What is told now is sent when the loop is done with this turn: before the next task.
void Shard::judged(i64 closed_at) {
  server_->post(number_, [this, closed_us = closed_at * 1000] {
    figures_.verdict_us.add(static_cast<u64>(std::max<i64>(0, steady_us() - closed_us)));
  });
}

void Shard::warn(std::string_view table, std::string_view what) {
  around_.log.warn_of("a table", what, {{"table", shortened(table)}});
}

}  // namespace minuit::server
