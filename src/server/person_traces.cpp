// What of somebody who is erased is elsewhere than in tables: notes of the operator, reports, old copies, unused parts of the
// file.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <future>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/data_folder.hpp"
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
    done = stays ? rewrite_report(erasure, log, std::move(entries))
                 : went_well(on_store<Failure>([log](store::Store& store) { return remove_whole(store, log); }));
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

bool PersonDesk::rewrite_report(const Erasure& erasure, const std::string& log, std::vector<std::string> entries) {
  for (std::string& each : entries) each = without(std::move(each), erasure, log);
  return went_well(
      on_store<Failure>([log, entries = std::move(entries)](store::Store& store) { return replace_in(store, log, entries); }));
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
