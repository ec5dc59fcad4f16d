#include "server/person_desk.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/data_folder.hpp"
#include "server/doors.hpp"
#include "server/oversight.hpp"
#include "server/people.hpp"
#include "server/record.hpp"

namespace minuit::server {

namespace fs = std::filesystem;
namespace journal = match::journal;

struct PersonDesk::Core {
  mutable std::mutex mutex;
  std::condition_variable changed;
  bool ending = false;
  std::deque<net::Task> tasks;
  std::multiset<std::string, std::less<>> leaving;
  bool scrub_wanted = false;
  i64 scrub_at = 0;  // steady
};

namespace {

std::string note_name(const Erasure& erasure) {
  constexpr std::size_t kChars = 24;
  return std::string(kErasureLogs) + erasure.salt.substr(0, kChars);
}

std::string_view table_in(std::string_view log) { return log.substr(kTableLogs.size()); }

bool append_to(store::Store& store, std::string_view log, u64 expected, std::string_view bytes) {
  const store::Append append{log, expected, bytes};
  return store.append({&append, 1}).front().outcome == store::Outcome::kept;
}

// Removes a log whatever it has come to; true if it is not there afterwards.
bool remove_whole(store::Store& store, const std::string& log) {
  const auto version = store.version(log);
  if (!version.ok()) return false;
  if (version.value() == 0) return true;
  const store::Removal removal{log, version.value()};
  const auto removed = store.remove({&removal, 1});
  return removed.ok() && removed.value() == 1;
}

}  // namespace

PersonDesk::PersonDesk(Around around) : around_(std::move(around)), core_(std::make_shared<Core>()), thread_([this] { run(); }) {}

void PersonDesk::finish() {
  {
    const std::lock_guard lock(core_->mutex);
    core_->ending = true;
  }
  core_->changed.notify_all();
  if (thread_.joinable()) thread_.join();
  std::deque<net::Task> unanswered;
  const std::lock_guard lock(core_->mutex);
  unanswered.swap(core_->tasks);
}

bool PersonDesk::ending() const {
  const std::lock_guard lock(core_->mutex);
  return core_->ending;
}

bool PersonDesk::put(net::Task task) {
  {
    const std::lock_guard lock(core_->mutex);
    if (core_->ending || core_->tasks.size() >= kMostErasures) return false;
    core_->tasks.push_back(std::move(task));
  }
  core_->changed.notify_all();
  return true;
}

void PersonDesk::run() {
  resume();
  std::unique_lock lock(core_->mutex);
  while (!core_->ending) {
    if (!core_->tasks.empty()) {
      net::Task task = std::move(core_->tasks.front());
      core_->tasks.pop_front();
      lock.unlock();
      task();
      lock.lock();
      continue;
    }
    const i64 at = now().steady_ms;
    if (core_->scrub_wanted && at >= core_->scrub_at) {
      lock.unlock();
      (void)scrub();
      lock.lock();
      continue;
    }
    const auto something = [this] { return core_->ending || !core_->tasks.empty(); };
    if (core_->scrub_wanted) {
      core_->changed.wait_for(lock, std::chrono::milliseconds(core_->scrub_at - at), something);
    } else {
      core_->changed.wait(lock, something);
    }
  }
}

// ---- the store, one short visit after the other

// Nothing if the server stops meanwhile.
template <class T>
std::optional<T> PersonDesk::on_store(std::function<T(store::Store&)> job) {
  struct Answer {
    std::optional<T> value;
  };
  const auto answer = std::make_shared<Answer>();
  const auto wait = [&](const std::function<void()>& done) {
    while (!ending()) {
      auto visit = [job, answer, core = core_, done](store::Store& store) {
        T value = job(store);
        {
          const std::lock_guard lock(core->mutex);
          answer->value = std::move(value);
        }
        done();
      };
      if (around_.store.ask(to_read(server_itself()), std::move(visit))) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(kDeskPatience_ms));
    }
  };
  if (!wait_for(wait)) return std::nullopt;
  const std::lock_guard lock(core_->mutex);
  return std::move(answer->value);
}

bool PersonDesk::wait_for(const std::function<void(const std::function<void()>& done)>& start) {
  const auto over = std::make_shared<bool>(false);
  start([core = core_, over] {
    {
      const std::lock_guard lock(core->mutex);
      *over = true;
    }
    core->changed.notify_all();
  });
  std::unique_lock lock(core_->mutex);
  core_->changed.wait(lock, [&] { return *over || core_->ending; });
  return *over;
}

bool PersonDesk::read_log(const std::string& log, const std::function<void(store::Entry)>& take, bool& damaged) {
  using Page = Result<std::vector<store::Entry>, store::Trouble>;
  for (u64 version = 0;;) {
    auto page = on_store<Page>([log, version](store::Store& store) { return store.read(log, version); });
    if (!page) return false;
    damaged = !page->ok();
    if (damaged || page->value().empty()) return true;
    version = page->value().back().version;
    for (store::Entry& each : page->value()) take(std::move(each));
  }
}

bool PersonDesk::each_log(std::string_view kind, const std::string& after,
                          const std::function<bool(const std::string& log)>& visit) {
  using Page = Result<std::vector<store::TableInfo>, store::Trouble>;
  std::string last = after;
  for (;;) {
    const auto page = on_store<Page>([last](store::Store& store) { return store.list_some(last, kDeskLogs); });
    if (!page || !page->ok()) return false;
    if (page->value().empty()) return true;
    for (const store::TableInfo& each : page->value()) {
      if (!each.name.starts_with(kind)) return true;
      if (!visit(each.name)) return false;
      last = each.name;
    }
  }
}

// ---- telling

bool PersonDesk::tell(Whose whose, Part part, net::Callback<std::optional<OwnData>> answer) {
  return put([this, whose = std::move(whose), part = std::move(part), answer = std::move(answer)]() mutable {
    answer(collect(whose, part));
  });
}

std::optional<OwnData> PersonDesk::collect(const Whose& whose, const Part& part) {
  OwnData data;
  data.made = time_text(now().wall_ms);
  for (std::size_t at = 0; at < whose.people.size() && part.after.table.empty(); ++at) {
    std::vector<store::Entry> file;
    bool damaged = false;
    const auto keep = [&](store::Entry entry) { file.push_back(std::move(entry)); };
    if (!read_log(std::string(kPersonLogs) + whose.people[at], keep, damaged)) return std::nullopt;
    if (!file.empty() || at == 0) data.people.push_back(kept_of(whose.people[at], whose.as[at], file));
  }
  std::size_t bytes = 0;
  const auto visit = [&](const std::string& log) {
    const std::string table(table_in(log));
    OwnDataReader reader(whose.people, table, table == part.after.table ? part.after.version : 0, part.most_bytes - bytes);
    bool damaged = false;
    if (!read_log(log, [&](const store::Entry& entry) { reader.take(entry); }, damaged)) return false;
    if (reader.empty()) return true;
    bytes += reader.bytes();
    const auto cut = reader.cut();
    data.tables.push_back(std::move(reader).kept());
    if (!cut && bytes < part.most_bytes) return true;
    data.next = DataMark{table, cut.value_or(0)}.text();
    return false;
  };
  // One of which a part was told comes first.
  const bool begun = part.after.version > 0;
  const bool all = (!begun || visit(table_log(part.after.table))) && each_log(kTableLogs, table_log(part.after.table), visit);
  if (!all && !data.next) return std::nullopt;
  return data;
}

// ---- leaving

bool PersonDesk::leave(std::vector<std::string> people, net::Callback<std::optional<u64>> answer) {
  return put([this, people = std::move(people), answer = std::move(answer)]() mutable { answer(stand_up(people)); });
}

std::optional<u64> PersonDesk::stand_up(const std::vector<std::string>& people) {
  if (!wait_for([&](const auto& done) { around_.send_off(people, done); })) return std::nullopt;
  std::set<std::string> tables;
  for (const std::string& person : people) {
    const auto profile =
        on_store<Result<Profile, store::Trouble>>([person](store::Store& store) { return read_profile(store, person); });
    if (!profile || !profile->ok()) return std::nullopt;
    tables.insert(profile->value().tables.begin(), profile->value().tables.end());
  }
  u64 seats = 0;
  for (const std::string& table : tables) {
    const auto left = stand_up_at(table, people);
    if (!left) return std::nullopt;
    seats += *left;
  }
  return seats;
}

std::optional<u64> PersonDesk::stand_up_at(const std::string& table, const std::vector<std::string>& people) {
  const std::string log = table_log(table);
  for (int turn = 0; turn < kMostRewritings; ++turn) {
    std::vector<match::Chair> chairs;
    u64 version = 0;
    bool damaged = false;
    const auto take = [&](const store::Entry& entry) {
      version = entry.version;
      if (passes_the_door(entry.bytes)) return;
      if (const auto read = codec::read<journal::Entry>(entry.bytes); read.ok()) note_chairs(chairs, read.value().what);
    };
    if (!read_log(log, take, damaged)) return std::nullopt;
    const std::vector<journal::Entry> entries = standing_up(chairs, people, now().wall_ms);
    if (damaged || entries.empty()) return 0;
    const auto kept = on_store<bool>([log, version, entries](store::Store& store) {
      std::vector<std::string> bytes;
      bytes.reserve(entries.size());
      for (const journal::Entry& each : entries) bytes.push_back(codec::to_json(each));
      std::vector<store::Append> appends;
      appends.reserve(bytes.size());
      for (const std::string& each : bytes) appends.push_back({log, version + appends.size(), each});
      const auto receipts = store.append(appends);
      return std::ranges::all_of(receipts, [](const auto& each) { return each.outcome == store::Outcome::kept; });
    });
    if (!kept) return std::nullopt;
    if (!*kept) continue;
    if (!wait_for([&](const auto& done) { around_.read_anew(table, done); })) return std::nullopt;
    return entries.size();
  }
  return std::nullopt;
}

// ---- erasing

bool PersonDesk::note(store::Store& store, const Erasure& erasure) {
  {
    const std::lock_guard lock(core_->mutex);
    if (core_->leaving.size() + erasure.people.size() > kMostErasures) return false;
  }
  if (!append_to(store, note_name(erasure), 0, codec::to_json(erasure))) return false;
  bar(erasure, true);
  return true;
}

void PersonDesk::bar(const Erasure& erasure, bool now) {
  const std::lock_guard lock(core_->mutex);
  for (const std::string& each : erasure.people) {
    if (now) {
      core_->leaving.insert(each);
    } else if (const auto found = core_->leaving.find(each); found != core_->leaving.end()) {
      core_->leaving.erase(found);
    }
  }
}

bool PersonDesk::leaving(std::string_view person) const {
  const std::lock_guard lock(core_->mutex);
  return core_->leaving.contains(person);
}

void PersonDesk::erase(Erasure erasure, net::Callback<Erased> answer) {
  (void)put([this, erasure = std::move(erasure), answer = std::move(answer)]() mutable {
    const auto erased = carry_out(erasure);
    if (erased && answer) answer(*erased);
  });
}

// What was noted before the server stopped, or crashed.
void PersonDesk::resume() {
  using Page = Result<std::vector<store::TableInfo>, store::Trouble>;
  std::string after(kErasureLogs);
  for (;;) {
    const auto page = on_store<Page>([after](store::Store& store) { return store.list_some(after, kDeskLogs); });
    if (!page || !page->ok()) return;
    for (const store::TableInfo& each : page->value()) {
      if (!each.name.starts_with(kErasureLogs)) return;
      after = each.name;
      if (each.name == kScrubLog) {
        const std::lock_guard lock(core_->mutex);
        core_->scrub_wanted = true;
        continue;
      }
      Erasure erasure;
      bool damaged = false;
      const auto take = [&](const store::Entry& entry) {
        if (auto read = codec::read<Erasure>(entry.bytes); read.ok()) erasure = std::move(read).value();
      };
      if (!read_log(each.name, take, damaged)) return;
      if (erasure.people.empty()) continue;
      bar(erasure, true);
      erase(std::move(erasure), {});
    }
    if (page->value().empty()) return;
  }
}

// A log that somebody writes to meanwhile is rewritten again; when a table's people are at it, they are told anew, and what they
// have written until then is looked through once more.
PersonDesk::Rewriting PersonDesk::rewrite(const Erasure& erasure, const std::string& log, std::vector<std::string>& sharers) {
  const std::string table(table_in(log));
  bool done = false;
  for (int turn = 0; turn < kMostRewritings; ++turn) {
    LogRewriter rewriter(erasure, log);
    bool damaged = false;
    if (!read_log(log, [&](store::Entry entry) { rewriter.take(std::move(entry)); }, damaged)) return Rewriting::stopped;
    if (damaged) return Rewriting::left;
    sharers.insert(sharers.end(), rewriter.sharers().begin(), rewriter.sharers().end());
    if (!rewriter.changed()) return done ? Rewriting::done : Rewriting::nothing;
    const bool understood = rewriter.understood();
    const u64 version = rewriter.version();
    const auto entries = std::make_shared<const std::vector<std::string>>(std::move(rewriter).entries());
    const auto replaced = on_store<Result<bool, store::Trouble>>(
        [log, version, entries](store::Store& store) { return store.replace({log, version, *entries}); });
    if (!replaced) return Rewriting::stopped;
    if (!replaced->ok()) {
      around_.log.error("a table could not be rewritten", {{"trouble", replaced->error().message}});
      return Rewriting::left;
    }
    if (!replaced->value()) continue;
    done = true;
    around_.forget(table);
    if (!wait_for([&](const auto& finished) { around_.read_anew(table, finished); })) return Rewriting::stopped;
    if (!understood) return Rewriting::left;
  }
  return Rewriting::left;
}

std::optional<PersonDesk::Erased> PersonDesk::carry_out(Erasure& erasure) {
  Erased erased;
  for (bool again = true; again;) {
    if (!wait_for([&](const auto& done) { around_.send_off(erasure.people, done); })) return std::nullopt;
    std::vector<std::string> sharers;
    erased.left = 0;
    const bool all = each_log(kTableLogs, std::string(kTableLogs), [&](const std::string& log) {
      const Rewriting how = rewrite(erasure, log, sharers);
      if (how == Rewriting::done) ++erased.tables;
      if (how == Rewriting::left) ++erased.left;
      return how != Rewriting::stopped;
    });
    if (!all) return std::nullopt;
    std::erase_if(sharers,
                  [&](const std::string& each) { return std::ranges::find(erasure.people, each) != erasure.people.end(); });
    again = !sharers.empty();
    if (!again) break;
    bar(erasure, false);
    std::ranges::sort(sharers);
    sharers.erase(std::ranges::unique(sharers).begin(), sharers.end());
    erasure.people.insert(erasure.people.end(), sharers.begin(), sharers.end());
    bar(erasure, true);
    const auto noted = on_store<bool>([erasure](store::Store& store) {
      const auto version = store.version(note_name(erasure));
      return version.ok() && append_to(store, note_name(erasure), version.value(), codec::to_json(erasure));
    });
    if (!noted) return std::nullopt;
  }
  remove_copies(erasure);
  if (!remove_notes(erasure, erased) || !close_file(erasure, erased)) return std::nullopt;
  bar(erasure, false);
  if (erased.left > 0)
    around_.log.error("logs that cannot be read still hold somebody who was to be erased: run minuit repair, then start again",
                      {{"logs", static_cast<i64>(erased.left)}});
  {
    const std::lock_guard lock(core_->mutex);
    core_->scrub_wanted = true;
    erased.clean = now().steady_ms >= core_->scrub_at;
  }
  erased.clean = erased.clean && scrub();
  around_.log.info("somebody was erased", {{"tables", static_cast<i64>(erased.tables)}});
  return erased;
}

// What the operator has written down about them, in logs of a few entries each.
bool PersonDesk::remove_notes(const Erasure& erasure, Erased& erased) {
  std::vector<std::string> about;
  const bool all = each_log(kOperatorLogs, std::string(kOperatorLogs), [&](const std::string& log) {
    bool damaged = false;
    bool found = mentions(log, erasure.people);
    const auto take = [&](const store::Entry& entry) { found = found || mentions(entry.bytes, erasure.people); };
    if (!read_log(log, take, damaged)) return false;
    if (found) about.push_back(log);
    return true;
  });
  if (!all) return false;
  const auto removed = on_store<bool>([about, notes_gone = around_.notes_gone](store::Store& store) {
    const bool gone = std::ranges::all_of(about, [&](const std::string& each) { return remove_whole(store, each); });
    if (!about.empty() && notes_gone) notes_gone(store);
    return gone;
  });
  erased.notes = about.size();
  return removed && *removed;
}

// Their own files, and the note. That traces are left is written down first.
bool PersonDesk::close_file(const Erasure& erasure, Erased& erased) {
  const auto closed = on_store<std::optional<u64>>([erasure, all_done = erased.left == 0](store::Store& store) {
    std::optional<u64> files;
    const auto marked = store.version(kScrubLog);
    if (!marked.ok() || (marked.value() == 0 && !append_to(store, kScrubLog, 0, "{}"))) return files;
    u64 found = 0;
    for (const std::string& each : erasure.people) {
      const std::string file = std::string(kPersonLogs) + each;
      const auto version = store.version(file);
      if (!version.ok() || !remove_whole(store, file)) return files;
      if (version.value() > 0) ++found;
    }
    if (all_done && !remove_whole(store, note_name(erasure))) return files;
    files = found;
    return files;
  });
  if (closed && !*closed) around_.log.error("an erasure could not be finished: it goes on after the next start");
  if (!closed || !*closed) return false;
  erased.people = **closed;
  return true;
}

// Databases beside the one in use: kept by a repair, or left behind by one that was interrupted. Whoever is erased may be in
// them.
void PersonDesk::remove_copies(const Erasure& erasure) {
  if (around_.folder.empty()) return;
  const std::string database = fs::path(database_in(around_.folder)).filename().string();
  std::error_code trouble;
  std::vector<fs::path> copies;
  for (const fs::directory_entry& each : fs::directory_iterator(around_.folder, trouble))
    if (each.path().filename().string().starts_with(database + ".")) copies.push_back(each.path());
  for (const fs::path& each : copies) {
    std::ifstream file(each, std::ios::binary);
    constexpr std::size_t kBlock = std::size_t{1} << 20U;
    std::string block;
    bool found = false;
    for (std::string more(kBlock, '\0'); !found && (file.read(more.data(), kBlock), file.gcount() > 0);) {
      block.append(more, 0, static_cast<std::size_t>(file.gcount()));
      found = mentions(block, erasure.people);
      block.erase(0, block.size() - std::min(block.size(), std::size_t{64}));
    }
    if (!found) continue;
    fs::remove(each, trouble);
    around_.log.info("an old copy of the database held somebody who was erased, and was removed");
  }
}

bool PersonDesk::scrub() {
  const i64 began = now().steady_ms;
  const auto scrubbed = on_store<bool>([log = &around_.log](store::Store& store) {
    if (const auto trouble = store.scrub()) {
      log->warn("traces of what was erased are still in the file", {{"trouble", trouble->message}});
      return false;
    }
    return remove_whole(store, std::string(kScrubLog));
  });
  const i64 ended = now().steady_ms;
  const bool clean = scrubbed && *scrubbed;
  const std::lock_guard lock(core_->mutex);
  core_->scrub_wanted = !clean;
  core_->scrub_at = ended + (clean ? std::max(around_.scrub_every_ms, (ended - began) * kScrubShare) : kScrubAgain_ms);
  return clean;
}

}  // namespace minuit::server
