// What of somebody who is erased is elsewhere than in tables: notes of the operator, reports, old copies, unused parts of the
// file.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <future>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/data_folder.hpp"
#include "server/identity.hpp"
#include "server/oversight.hpp"
#include "server/person_core.hpp"

namespace minuit::server {

namespace fs = std::filesystem;

namespace {

// Nobody may make a report disappear by being erased, not even whoever is reported: it stays, and nobody stands for them in it.
std::string without(std::string entry, const Erasure& erasure, const std::string& log) {
  if (auto read = codec::read<Report>(entry); read.ok()) {
    forget_in(read.value(), erasure.people);
    entry = codec::to_json(read.value());
  }
  hide_ids(entry, erasure, log);
  return entry;
}

Failure replace_in(store::Store& store, const std::string& log, const std::vector<std::string>& entries) {
  const auto replaced = store.replace({log, entries.size(), entries});
  if (!replaced.ok()) return replaced.error().message;
  return replaced.value() ? Failure() : Failure("a report was written to meanwhile");
}

Failure scrub_in(store::Store& store, Log& log) {
  if (const auto trouble = store.scrub()) {
    log.warn("traces of what was erased are still in the file", {{"trouble", trouble->message}});
    return trouble->message;
  }
  return remove_whole(store, std::string(kScrubLog));
}

// SQLite may cut an entry anywhere and go on with it on another page; of an id that is cut in two, one half is whole.
bool may_hold(std::string_view bytes, const std::vector<std::string>& people) {
  constexpr std::size_t kHalf = kPersonIdChars / 2;
  return std::ranges::any_of(people, [&](const std::string_view id) {
    return bytes.find(id.substr(0, kHalf)) != std::string_view::npos || bytes.find(id.substr(kHalf)) != std::string_view::npos;
  });
}

Result<bool, std::string> holds_one_of(const fs::path& copy, const std::vector<std::string>& people) {
  const auto unreadable = [&](const std::string& why) {
    return "the old copy " + copy.filename().string() + " cannot be looked through: " + why;
  };
  std::error_code trouble;
  if (!fs::is_regular_file(fs::symlink_status(copy, trouble))) return unreadable(trouble ? trouble.message() : "it is no file");
  std::ifstream file(copy, std::ios::binary);
  if (!file) return unreadable("it cannot be opened");
  constexpr std::size_t kBlock = std::size_t{1} << 20U;
  std::string block;
  for (std::string more(kBlock, '\0'); file.read(more.data(), kBlock), file.gcount() > 0;) {
    block.append(more, 0, static_cast<std::size_t>(file.gcount()));
    if (may_hold(block, people)) return true;
    block.erase(0, block.size() - std::min(block.size(), kPersonIdChars));
  }
  if (!file.eof()) return unreadable("it cannot be read to its end");
  return false;
}

}  // namespace

// What the operator has written down about them goes, in logs of a few entries each; reports stay without them.
bool PersonDesk::remove_notes(const Erasure& erasure, Erased& erased) {
  std::vector<std::string> logs;
  const bool listed = each_log(kOperatorLogs, std::string(kOperatorLogs), [&](const std::string& log) {
    logs.push_back(log);
    return true;
  });
  if (!listed) return false;
  bool changed = false;
  bool done = true;
  for (const std::string& log : logs) {
    std::vector<std::string> entries;
    bool damaged = false;
    bool about = mentions(log, erasure.people);
    const auto take = [&](store::Entry entry) {
      about = about || mentions(entry.bytes, erasure.people);
      entries.push_back(std::move(entry.bytes));
    };
    done = read_log(log, take, damaged);
    if (!done) break;
    if (!about) continue;
    changed = true;
    const bool stays = log.starts_with(kReportLogs) && !damaged;
    done = stays ? rewrite_report(erasure, log, std::move(entries)) : remove_note(log);
    if (!done) break;
    ++(stays ? erased.reports : erased.notes);
  }
  if (!changed || !around_.notes_gone) return done;
  const auto told = on_store<bool>([gone = around_.notes_gone](store::Store& store) {
    gone(store);
    return true;
  });
  return told && done;
}

bool PersonDesk::remove_note(const std::string& log) {
  if (log.starts_with(kRevokedLogs) && around_.seal_revoked)
    return went_well(on_store<Failure>([log, seal = around_.seal_revoked](store::Store& store) {
      const bool sealed = seal(store, log.substr(kRevokedLogs.size()));
      return sealed ? Failure() : Failure("that a cookie is revoked could not be written down anew");
    }));
  return went_well(on_store<Failure>([log](store::Store& store) { return remove_whole(store, log); }));
}

bool PersonDesk::rewrite_report(const Erasure& erasure, const std::string& log, std::vector<std::string> entries) {
  for (std::string& each : entries) each = without(std::move(each), erasure, log);
  return went_well(
      on_store<Failure>([log, entries = std::move(entries)](store::Store& store) { return replace_in(store, log, entries); }));
}

// Databases beside the one in use: kept by a repair, or left behind by one that was interrupted. Whoever is erased may be in
// them, and what cannot be looked through may hold them.
Failure PersonDesk::remove_copies(const Erasure& erasure) {
  if (around_.folder.empty()) return std::nullopt;
  const std::string database = fs::path(database_in(around_.folder)).filename().string();
  std::error_code trouble;
  std::vector<fs::path> copies;
  fs::directory_iterator each(around_.folder, trouble);
  for (; !trouble && each != fs::directory_iterator(); each.increment(trouble))
    if (each->path().filename().string().starts_with(database + ".")) copies.push_back(each->path());
  if (trouble) return "old copies of the database cannot be looked for: " + trouble.message();
  for (const fs::path& copy : copies) {
    const auto held = holds_one_of(copy, erasure.people);
    if (!held.ok()) return held.error();
    if (!held.value()) continue;
    fs::remove(copy, trouble);
    if (trouble) return "the old copy " + copy.filename().string() + " cannot be removed: " + trouble.message();
    around_.log.info("an old copy of the database held somebody who was erased, and was removed");
  }
  return std::nullopt;
}

bool PersonDesk::scrub() {
  const i64 began = now().steady_ms;
  const bool clean = went_well(on_store<Failure>([log = &around_.log](store::Store& store) { return scrub_in(store, *log); }));
  const i64 ended = now().steady_ms;
  const std::lock_guard lock(core_->mutex);
  core_->scrub_wanted = !clean;
  core_->scrub_at = ended + (clean ? std::max(around_.scrub_every_ms, (ended - began) * kScrubShare) : kScrubAgain_ms);
  return clean;
}

// When nobody plays any more nobody waits for it, and a folder that is laid aside should hold no traces.
void PersonDesk::scrub_at_last() {
  {
    const std::lock_guard lock(core_->mutex);
    if (!std::exchange(core_->scrub_wanted, false)) return;
  }
  std::promise<void> done;
  const bool asked = around_.store.ask(to_read(server_itself()), [&](store::Store& store) {
    (void)scrub_in(store, around_.log);
    done.set_value();
  });
  if (asked) done.get_future().wait();
}

}  // namespace minuit::server
