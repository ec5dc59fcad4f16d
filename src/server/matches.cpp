// What HTTP tells of the matches of a table: their list, the record, the replay and the evidence of one. Logs are read on the
// store's thread a page at a time, so that what is played meanwhile need not wait; what takes time is worked at where the bots
// think.
#include <charconv>

#include "server/answers.hpp"
#include "server/browse.hpp"
#include "server/people.hpp"
#include "server/replay.hpp"
#include "server/service.hpp"

namespace minuit::server {
namespace {

// ---- addresses

// /api/tables/<table>/matches, /api/tables/<table>/matches/<number>/<what>, or …/evidence/<which>
struct MatchPath {
  std::string_view table;
  u64 match = 0;
  enum class What : u8 { list, record, replay, evidence } what = What::list;
  u64 which = 0;  // of the pieces of evidence
};
std::optional<u64> number_in(std::string_view text) {
  u64 number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}
std::optional<MatchPath> match_path(std::string_view path) {
  constexpr std::string_view kMatches = "/matches";
  if (!path.starts_with(kTablesPath)) return std::nullopt;
  path.remove_prefix(kTablesPath.size());
  if (!path.starts_with('/') || path.size() < 1 + kTableIdChars) return std::nullopt;
  MatchPath found{.table = path.substr(1, kTableIdChars)};
  path.remove_prefix(1 + kTableIdChars);
  if (!is_table_id(found.table) || !path.starts_with(kMatches)) return std::nullopt;
  path.remove_prefix(kMatches.size());
  if (path.empty()) return found;
  const std::size_t slash = path.find('/', 1);
  if (!path.starts_with('/') || slash == std::string_view::npos) return std::nullopt;
  const auto number = number_in(path.substr(1, slash - 1));
  if (!number || *number == 0) return std::nullopt;
  found.match = *number;
  const std::string_view what = path.substr(slash + 1);
  if (constexpr std::string_view kEvidence = "evidence/"; what.starts_with(kEvidence)) {
    const auto which = number_in(what.substr(kEvidence.size()));
    if (!which) return std::nullopt;
    found.what = MatchPath::What::evidence;
    found.which = *which;
    return found;
  }
  if (what != "record" && what != "replay") return std::nullopt;
  found.what = what == "record" ? MatchPath::What::record : MatchPath::What::replay;
  return found;
}

std::variant<ReplayWish, Denial> replay_wish(std::string_view query) {
  ReplayWish wish;
  if (const auto eyes = in_query(query, "eyes")) {
    const auto viewer = codec::parse_viewer(*eyes);
    if (!viewer) return Denial{400, rules::refuse(kNoSuchEyes, static_cast<i32>(kMostSeats) - 1)};
    wish.eyes = *viewer;
  }
  if (const auto from = in_query(query, "from")) {
    const auto number = number_in(*from);
    if (!number) return Denial{400, rules::refuse(match::kUnreadable)};
    wish.from = *number;
  }
  return wish;
}

net::Response no_slot(Slots::Lack lack) { return lack == Slots::Lack::ones_own ? too_often() : busy(); }

net::Response denied(const Denial& denial) { return json_of(denial.status, match::refused(0, denial.why)); }

// ---- one match

net::Response record_answer(const RecordReader& reader) {
  switch (reader.state()) {
    case RecordReader::State::no_table: return refusal(404, match::kNoSuchTable);
    case RecordReader::State::no_match: return refusal(404, kNoSuchMatch);
    case RecordReader::State::being_played: return refusal(409, match::kMatchRuns);
    case RecordReader::State::damaged: return refusal(503, match::kNotReadable);
    case RecordReader::State::finished: break;
  }
  return {200, "application/x-ndjson", reader.text(), {{"Cache-Control", "no-store"}}};
}

struct RecordErrand {
  Slots::Slot slot;
  match::Account whose;
  const Surroundings& around;
  RecordReader reader;
  std::string log;
  std::optional<ReplayWish> replay;  // else the evidence, else the record
  std::optional<EvidenceShelf::Which> evidence;
  EvidenceShelf& kept;
  net::Reply reply;
};

// On a worker's thread.
net::Response worked_out(const RecordErrand& errand) {
  if (errand.evidence) {
    const auto evidence = evidence_of(errand.reader, errand.around.games, errand.evidence->number);
    if (!evidence.ok()) return denied(evidence.error());
    errand.kept.keep(*errand.evidence, evidence.value());
    return json(200, evidence.value());
  }
  if (!errand.replay) return record_answer(errand.reader);
  const auto replay = replay_of(errand.reader, errand.around.games, *errand.replay);
  return replay.ok() ? json_of(200, replay.value()) : denied(replay.error());
}

void read_on(std::unique_ptr<RecordErrand> errand) {
  const Surroundings& around = errand->around;
  const Cause cause = to_read(errand->whose);
  auto job = [errand = std::move(errand)](store::Store& from) mutable {
    const auto page = from.read(errand->log, errand->reader.version());
    if (!page.ok()) return errand->reply(refusal(503, match::kNotReadable));
    for (const store::Entry& entry : page.value()) errand->reader.take(entry);
    if (!page.value().empty() && !errand->reader.complete()) return read_on(std::move(errand));
    Workers& workers = errand->around.workers;
    const match::Account whose = errand->whose;
    (void)workers.take(net::Task([errand = std::move(errand)] { errand->reply(worked_out(*errand)); }), whose);
  };
  (void)around.store.ask(cause, std::move(job));  // one that is not taken answers when it is destroyed
}

// ---- lists of matches

struct ListErrand {
  Slots::Slot slot;
  match::Account whose;
  const Surroundings& around;
  Browse browse;
  net::Reply reply;
  bool one = false;            // a table by its address, not the tables of a person
  std::string person, device;  // who asks for the tables of a person
};

net::Response list_answer(const ListErrand& errand) {
  if (errand.one) {
    const Browse::Item& item = errand.browse.items().front();
    if (item.digest->version() == 0) return refusal(404, match::kNoSuchTable);
    if (item.digest->damaged()) return refusal(503, match::kNotReadable);
    return json_of(200, item.digest->summary(item.table, kMostMatchesKept));
  }
  OwnTables list;
  for (const Browse::Item& item : errand.browse.items())
    if (item.digest->version() != 0 && !item.digest->damaged() && item.digest->may_read(errand.person, errand.device))
      list.tables.push_back(item.digest->summary(item.table, kMostMatchesTold));
  return json_of(200, list);
}

void browse_on(std::unique_ptr<ListErrand> errand) {
  const Surroundings& around = errand->around;
  const Cause cause = to_read(errand->whose);
  auto job = [errand = std::move(errand)](store::Store& store) mutable {
    auto pages = errand->browse.read(store);
    if (!pages.ok()) return errand->reply(refusal(503, match::kNotReadable));
    if (pages.value().empty()) return errand->reply(list_answer(*errand));
    Workers& workers = errand->around.workers;
    const match::Account whose = errand->whose;
    net::Task task([errand = std::move(errand), pages = std::move(pages).value()]() mutable {
      errand->browse.take(pages);
      browse_on(std::move(errand));
    });
    (void)workers.take(std::move(task), whose);
  };
  (void)around.store.ask(cause, std::move(job));
}

// ---- the door: whoever was removed from a table, or never let in, reads nothing of it

struct DoorErrand {
  const Surroundings& around;
  Doors& doors;
  Doors::Door door;
  std::string table;
  std::string person;
  match::Account whose;
  net::Reply reply;
  net::Callback<net::Reply> go_on;
};

void look_through_the_log(std::unique_ptr<DoorErrand> errand) {
  const Surroundings& around = errand->around;
  const Cause cause = to_read(errand->whose);
  auto job = [errand = std::move(errand)](store::Store& store) mutable {
    const auto page = store.read(table_log(errand->table), errand->door.version);
    if (!page.ok()) return errand->reply(refusal(503, match::kNotReadable));
    if (!page.value().empty()) {
      errand->door.take(page.value());
      return look_through_the_log(std::move(errand));
    }
    if (errand->door.version != 0) errand->doors.keep(errand->table, errand->door);
    if (!errand->door.threshold.may_read(errand->person, errand->whose.device))
      return errand->reply(refusal(403, match::kShutOut));
    errand->go_on(std::move(errand->reply));
  };
  (void)around.store.ask(cause, std::move(job));  // one that is not taken answers when it is destroyed
}

}  // namespace

void Service::pass_the_door(const Asked& asked, std::string_view table, net::Reply reply, GoOn go_on) {
  if (around_.oversight.marks(table).closed) return reply(refusal(403, match::kClosedByOperator));
  std::unique_ptr<DoorErrand> errand(new DoorErrand{around_, doors_, doors_.find(table), std::string(table), asked.visitor.id,
                                                    asked.account, std::move(reply), std::move(go_on)});
  look_through_the_log(std::move(errand));
}

void Service::tell_of_table(const Asked& asked, net::Reply reply) {
  const auto path = match_path(asked.request.path);
  if (!path) return reply(refusal(404, kNotFound));
  if (path->what == MatchPath::What::list) return tell_list(asked, std::string(path->table), std::move(reply));
  std::optional<ReplayWish> wish;
  if (path->what == MatchPath::What::replay) {
    const auto wanted = replay_wish(asked.request.query);
    if (const auto* denial = std::get_if<Denial>(&wanted)) return reply(denied(*denial));
    wish = std::get<ReplayWish>(wanted);
  }
  std::optional<EvidenceShelf::Which> evidence;
  if (path->what == MatchPath::What::evidence) evidence = EvidenceShelf::Which{table_log(path->table), path->match, path->which};
  // The place is taken before the door: to look through a log is work too.
  auto slot = records_.take(asked.account);
  if (!slot.ok()) return reply(no_slot(slot.error()));
  if (around_.store.full(asked.account)) return reply(busy());
  auto go_on = [this, slot = std::move(slot).value(), whose = asked.account, table = table_log(path->table), wish, evidence,
                match = path->match](net::Reply inside) mutable {
    if (evidence)
      if (const auto kept = evidence_.find(*evidence)) return inside(json(200, *kept));
    if (around_.store.full(whose)) return inside(busy());
    // NOLINTNEXTLINE(modernize-make-unique): an aggregate
    read_on(std::unique_ptr<RecordErrand>(new RecordErrand{std::move(slot), std::move(whose), around_,
                                                           RecordReader(around_.games, match), table, wish, evidence, evidence_,
                                                           std::move(inside)}));
  };
  pass_the_door(asked, path->table, std::move(reply), std::move(go_on));
}

void Service::forget(const std::vector<Retention::Log>& tables) {
  for (const Retention::Log& each : tables) forget(std::string_view(each.name).substr(kTableLogs.size()));
}

void Service::forget(std::string_view table) {
  shelf_.forget(table);
  doors_.forget(table);
  evidence_.forget(table_log(table));
}

// The matches of one table, or of all the tables of whoever asks.
void Service::tell_list(const Asked& asked, std::optional<std::string> table, net::Reply reply) {
  auto slot = browsing_.take(asked.account);
  if (!slot.ok()) return reply(no_slot(slot.error()));
  if (around_.store.full(asked.account)) return reply(busy());
  if (table) {
    auto go_on = [this, slot = std::move(slot).value(), whose = asked.account, table = *table](net::Reply inside) mutable {
      if (around_.store.full(whose)) return inside(busy());
      std::unique_ptr<ListErrand> errand(
          new ListErrand{std::move(slot), std::move(whose), around_, Browse(shelf_), std::move(inside), true, {}, {}});
      errand->browse.add(table);
      browse_on(std::move(errand));
    };
    return pass_the_door(asked, *table, std::move(reply), std::move(go_on));
  }
  std::unique_ptr<ListErrand> errand(new ListErrand{std::move(slot).value(), asked.account, around_, Browse(shelf_),
                                                    std::move(reply), false, asked.visitor.id, asked.account.device});
  auto job = [errand = std::move(errand), id = asked.visitor.id](store::Store& store) mutable {
    const auto profile = read_profile(store, id);
    if (!profile.ok()) return errand->reply(refusal(503, kServerBusy));
    const std::vector<std::string>& tables = profile.value().tables;
    for (auto each = tables.rbegin(); each != tables.rend() && errand->browse.items().size() < kMostTablesTold; ++each)
      if (!errand->around.oversight.marks(*each).closed) errand->browse.add(*each);
    browse_on(std::move(errand));
  };
  (void)around_.store.ask(to_read(asked.account), std::move(job));
}

}  // namespace minuit::server
