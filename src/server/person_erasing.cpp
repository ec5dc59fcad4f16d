// How somebody is erased, one step after the other; each may fail, and then all of it is tried again.
#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/identity.hpp"
#include "server/kin.hpp"
#include "server/people.hpp"
#include "server/person_core.hpp"

namespace minuit::server {
namespace {

std::string note_name(const Erasure& erasure) {
  constexpr std::size_t kChars = 24;
  return std::string(kErasureLogs) + erasure.salt.substr(0, kChars);
}

Failure append_to(store::Store& store, std::string_view log, u64 expected, std::string_view bytes) {
  const store::Append append{log, expected, bytes};
  switch (store.append({&append, 1}).front().outcome) {
    case store::Outcome::kept: return std::nullopt;
    case store::Outcome::unwritten: return store.trouble().message;
    case store::Outcome::stale:
    case store::Outcome::refused: break;
  }
  return "it was written to meanwhile";
}

}  // namespace

Failure remove_whole(store::Store& store, const std::string& log) {
  const auto version = store.version(log);
  if (!version.ok()) return version.error().message;
  if (version.value() == 0) return std::nullopt;
  const store::Removal removal{log, version.value()};
  const auto removed = store.remove({&removal, 1});
  if (!removed.ok()) return removed.error().message;
  return removed.value() == 1 ? Failure() : Failure("it was written to meanwhile");
}

Failure PersonDesk::note(store::Store& store, const Erasure& erasure) {
  if (around_.departures.count() + erasure.people.size() > kMostErasures) return "too many are being erased: try again later";
  if (auto failure = append_to(store, note_name(erasure), 0, codec::to_json(erasure))) return failure;
  {
    const std::lock_guard lock(core_->mutex);
    core_->noted.insert(note_name(erasure));
  }
  around_.departures.begin(erasure.people);
  return std::nullopt;
}

// A code for a second device, which is believed again from now on, would let them come back as who they were.
void PersonDesk::let_in(const Erasure& erasure) {
  if (around_.forget_codes) around_.forget_codes(erasure.people);
  around_.departures.end(erasure.people);
}

bool PersonDesk::wait_for_passes(const Erasure& erasure) {
  return wait_for([&](const auto& done) { around_.departures.when_let_go(erasure.people, done); });
}

void PersonDesk::erase(Erasure erasure, net::Callback<Erased> answer) {
  (void)put([this, erasure = std::move(erasure), answer = std::move(answer)]() mutable {
    const auto erased = carry_out(std::move(erasure));
    if (erased && answer) answer(*erased);
  });
}

std::optional<Erasure> PersonDesk::unfinished(std::string_view person) {
  const std::lock_guard lock(core_->mutex);
  const auto found = std::ranges::find_if(
      core_->unfinished, [&](const Erasure& each) { return std::ranges::find(each.people, person) != each.people.end(); });
  if (found == core_->unfinished.end()) return std::nullopt;
  Erasure erasure = std::move(*found);
  core_->unfinished.erase(found);
  return erasure;
}

void PersonDesk::try_again() {
  Erasure erasure;
  {
    const std::lock_guard lock(core_->mutex);
    if (core_->unfinished.empty()) return;
    erasure = std::move(core_->unfinished.front());
    core_->unfinished.pop_front();
  }
  (void)carry_out(std::move(erasure));
}

// What was noted before the server stopped, or crashed. It was promised, so what cannot be read now is looked for again.
void PersonDesk::resume() {
  {
    const std::lock_guard lock(core_->mutex);
    core_->resume_at.reset();
  }
  Failure failure;
  const bool listed = each_log(kErasureLogs, std::string(kErasureLogs), [&](const std::string& log) {
    if (auto trouble = take_up(log)) failure = std::move(trouble);
    return !ending();
  });
  if (ending()) return;
  if (!listed) failure = trouble_;
  if (!failure) return;
  around_.log.error("erasures of before cannot be read: it is tried again every minute, and after the next start",
                    {{"trouble", *failure}});
  const std::lock_guard lock(core_->mutex);
  core_->resume_at = now().steady_ms + around_.again_ms;
}

Failure PersonDesk::take_up(const std::string& note) {
  {
    const std::lock_guard lock(core_->mutex);
    if (note == kScrubLog) {
      core_->scrub_wanted = true;
      return std::nullopt;
    }
    if (core_->noted.contains(note)) return std::nullopt;
  }
  Erasure erasure;
  bool damaged = false;
  const auto take = [&](const store::Entry& entry) {
    auto read = codec::read<Erasure>(entry.bytes);
    damaged = damaged || !read.ok();
    if (read.ok()) erasure = std::move(read).value();
  };
  bool unread = false;
  if (!read_log(note, take, unread)) return std::nullopt;
  if (damaged || unread || erasure.people.empty()) return note + " is damaged, or of a later program";
  {
    const std::lock_guard lock(core_->mutex);
    core_->noted.insert(note);
  }
  around_.departures.begin(erasure.people);
  erase(std::move(erasure), {});
  return std::nullopt;
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
      if (replaced->error().cause == store::Cause::other) return Rewriting::left;
      trouble_ = replaced->error().message;  // of the disk, not of the log: it may be better the next time
      return Rewriting::stopped;
    }
    if (!replaced->value()) continue;
    done = true;
    around_.forget(table);
    if (!wait_for([&](const auto& finished) { around_.read_anew(table, finished); })) return Rewriting::stopped;
    if (!understood) return Rewriting::left;
  }
  return Rewriting::left;
}

// Written down before it counts.
bool PersonDesk::widen(Erasure& erasure, const std::vector<std::string>& people) {
  Erasure wider = erasure;
  for (const std::string& each : people)
    if (std::ranges::find(wider.people, each) == wider.people.end()) wider.people.push_back(each);
  if (wider.people.size() == erasure.people.size()) return true;
  const auto noted = on_store<Failure>([wider](store::Store& store) -> Failure {
    const auto version = store.version(note_name(wider));
    if (!version.ok()) return version.error().message;
    return append_to(store, note_name(wider), version.value(), codec::to_json(wider));
  });
  if (!went_well(noted)) return false;
  around_.departures.begin(wider.people);
  around_.departures.end(erasure.people);
  erasure = std::move(wider);
  return true;
}

// Whoever asked for it themselves has named all who can share the device. The operator knows one public id, which does not tell
// them.
bool PersonDesk::complete(Erasure& erasure) {
  if (erasure.people.size() > kMostGuests) return true;
  const auto kin = find_kin();
  return kin && widen(erasure, kin->with(erasure.people));
}

bool PersonDesk::rewrite_all(Erasure& erasure, Erased& erased) {
  for (;;) {
    if (!wait_for([&](const auto& done) { around_.send_off(erasure.people, done); })) return false;
    if (!wait_for_passes(erasure)) return false;
    std::vector<std::string> sharers;
    erased.left = 0;
    const bool all = each_log(kTableLogs, std::string(kTableLogs), [&](const std::string& log) {
      const Rewriting how = rewrite(erasure, log, sharers);
      if (how == Rewriting::done) ++erased.tables;
      if (how == Rewriting::left) ++erased.left;
      return how != Rewriting::stopped;
    });
    if (!all) return false;
    const std::size_t known = erasure.people.size();
    if (!widen(erasure, sharers)) return false;
    if (erasure.people.size() == known) return true;
  }
}

std::optional<PersonDesk::Erased> PersonDesk::carry_out(Erasure erasure) {
  Erased erased;
  trouble_.clear();
  // What they wish to be written, too, tells who shares the device.
  const bool done = wait_for_passes(erasure) && complete(erasure) && rewrite_all(erasure, erased) &&
                    remove_notes(erasure, erased) && went_well(remove_copies(erasure)) && close_file(erasure, erased);
  if (!done) return put_off(std::move(erasure));
  let_in(erasure);
  if (erased.left > 0)
    around_.log.error("logs that cannot be read still hold somebody who was to be erased: run minuit repair, then start again",
                      {{"logs", static_cast<i64>(erased.left)}});
  {
    const std::lock_guard lock(core_->mutex);
    if (erased.left == 0) core_->noted.erase(note_name(erasure));
    core_->scrub_wanted = true;
    erased.clean_in_ms = std::max<i64>(0, core_->scrub_at - now().steady_ms);
  }
  if (erased.clean_in_ms == 0 && !scrub()) {
    erased.clean_in_ms = kScrubAgain_ms;
    erased.scrub_failed = trouble_;
  }
  around_.log.info("somebody was erased", {{"tables", static_cast<i64>(erased.tables)}});
  return erased;
}

// They stay barred: what is begun must come to its end.
std::optional<PersonDesk::Erased> PersonDesk::put_off(Erasure erasure) {
  const std::lock_guard lock(core_->mutex);
  if (core_->ending) return std::nullopt;
  Erased erased;
  erased.failed = trouble_.empty() ? "the store cannot be read or written" : trouble_;
  around_.log.error("an erasure could not be finished: it is tried again every minute, and after the next start",
                    {{"trouble", erased.failed}});
  core_->unfinished.push_back(std::move(erasure));
  core_->again_at = now().steady_ms + around_.again_ms;
  return erased;
}

// Their own files, and the note. That traces are left is written down first.
bool PersonDesk::close_file(const Erasure& erasure, Erased& erased) {
  struct Closed {
    u64 files = 0;
    Failure failure;
  };
  const auto closed = on_store<Closed>([erasure, all_done = erased.left == 0](store::Store& store) {
    Closed told;
    const auto marked = store.version(kScrubLog);
    if (!marked.ok()) {
      told.failure = marked.error().message;
    } else if (marked.value() == 0) {
      told.failure = append_to(store, kScrubLog, 0, "{}");
    }
    for (const std::string& each : erasure.people) {
      if (told.failure) return told;
      const std::string file = std::string(kPersonLogs) + each;
      const auto version = store.version(file);
      if (version.ok() && version.value() > 0) ++told.files;
      told.failure = remove_whole(store, file);
    }
    if (!told.failure && all_done) told.failure = remove_whole(store, note_name(erasure));
    return told;
  });
  if (!closed) return false;
  erased.people = closed->files;
  return went_well(closed->failure);
}

}  // namespace minuit::server
