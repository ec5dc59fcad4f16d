#include "server/person_desk.hpp"

#include <algorithm>
#include <cstdint>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/doors.hpp"
#include "server/people.hpp"
#include "server/person_core.hpp"
#include "server/record.hpp"

namespace minuit::server {

namespace journal = match::journal;

PersonDesk::PersonDesk(Around around) : around_(std::move(around)), core_(std::make_shared<Core>()), thread_([this] { run(); }) {}

void PersonDesk::finish() {
  {
    const std::lock_guard lock(core_->mutex);
    core_->ending = true;
  }
  core_->changed.notify_all();
  if (thread_.joinable()) thread_.join();
  std::deque<net::Task> unanswered;
  {
    const std::lock_guard lock(core_->mutex);
    unanswered.swap(core_->tasks);
  }
  scrub_at_last();
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
    const i64 next = next_duty();
    if (next <= at) {
      lock.unlock();
      do_duty();
      lock.lock();
      continue;
    }
    const auto something = [this] { return core_->ending || !core_->tasks.empty(); };
    if (next == INT64_MAX) {
      core_->changed.wait(lock, something);
    } else {
      core_->changed.wait_for(lock, std::chrono::milliseconds(next - at), something);
    }
  }
}

i64 PersonDesk::next_duty() const {
  i64 next = core_->resume_at.value_or(INT64_MAX);
  if (!core_->unfinished.empty()) next = std::min(next, core_->again_at);
  if (core_->scrub_wanted) next = std::min(next, core_->scrub_at);
  return next;
}

void PersonDesk::do_duty() {
  const i64 at = now().steady_ms;
  std::unique_lock lock(core_->mutex);
  const bool notes = core_->resume_at && at >= *core_->resume_at;
  const bool again = !core_->unfinished.empty() && at >= core_->again_at;
  lock.unlock();
  if (notes) return resume();
  if (again) return try_again();
  (void)scrub();
}

// ---- the store, one short visit after the other

bool PersonDesk::went_well(const Failure& failure) {
  if (failure) trouble_ = *failure;
  return !failure;
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
    if (!page) return false;
    if (!page->ok()) return went_well(Failure(page->error().message));
    if (page->value().empty()) return true;
    for (const store::TableInfo& each : page->value()) {
      if (!each.name.starts_with(kind)) return true;
      if (!visit(each.name)) return false;
      last = each.name;
    }
  }
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

}  // namespace minuit::server
