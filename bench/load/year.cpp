#include "bench/load/year.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "bench/load/latencies.hpp"
#include "bench/load/machine.hpp"
#include "bench/load/year_files.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/gathering.hpp"
#include "server/people.hpp"
#include "server/quota.hpp"
#include "server/retention.hpp"
#include "store/sqlite.hpp"

namespace minuit::load {

namespace {

using match::journal::Entry;

constexpr i64 kFirstDay_ms = 1'800'000'000'000;
constexpr u32 kHours = 24;
constexpr i64 kHour_ms = 3'600'000;
constexpr double kMebi = 1024.0 * 1024.0;
constexpr std::size_t kBatch = 32;  // entries of several tables that are written together
constexpr std::size_t kAbuseBatch = 512;
constexpr u32 kHonestPeople = 3000;
constexpr u32 kCookiesOfAbuser = 8;
constexpr u32 kOpeningsAnHour = 60 * 60 / kCookiesOfAbuser;  // of a cookie: the ration of its address
constexpr u32 kOpenedADay = 40;                              // tables somebody comes back to
constexpr u32 kMostSteps = 1'000'000;

class Year {
 public:
  explicit Year(const YearSettings& settings)
      : settings_(settings),
        rng_(settings.seed),
        logs_(recorded_logs(settings.recorded)),
        retention_(settings.keep_days),
        abused_(std::size_t{settings.abusers} * kCookiesOfAbuser) {
    std::filesystem::remove(settings.database);
    auto opened = store::SqliteStore::open(settings.database);
    if (!opened.ok()) throw Failure(opened.error().message);
    store_ = std::move(opened).value();
  }

  void run(const std::function<void(const MonthReport&)>& tell) {
    for (u32 day = 1; day <= settings_.days; ++day) {
      for (u32 hour = 0; hour < kHours; ++hour) {
        now_ms_ = kFirstDay_ms + (i64{day} * kHours + hour) * kHour_ms;
        // Those who abuse the server come first in every hour, so that whatever is left is left for the others.
        for (u32 abuser = 0; abuser < settings_.abusers; ++abuser) abuse(abuser, hour);
        const u32 matches = (hour + 1) * settings_.matches_per_day / kHours - hour * settings_.matches_per_day / kHours;
        for (u32 i = 0; i < matches; ++i) play(rng_.below(kHonestPeople));
        flush(honest_, append_times_);
      }
      let_old_ones_go();
      for (u32 i = 0; i < kOpenedADay && !tables_.empty(); ++i) open(tables_[rng_.below(static_cast<u32>(tables_.size()))]);
      if (day % settings_.report_every_days == 0 || day == settings_.days) tell(month(day));
    }
  }

 private:
  struct Waiting {
    std::vector<std::string> logs;
    std::vector<std::string> bytes;
    std::vector<u64> versions;
  };

  struct AbusedLog {
    std::string log;
    u64 version = 0;
  };

  [[nodiscard]] std::string new_table() {
    std::string name(12, '0');
    constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
    for (char& letter : name) letter = kLetters[rng_.below(static_cast<u32>(kLetters.size()))];
    return name;
  }
  [[nodiscard]] bool may_write(const std::string& device, const std::string& network, u64 bytes, bool must) {
    return quota_.spend({device, network}, bytes, must, now_ms_ * 1000);
  }

  void write(Waiting& waiting, std::string log, u64 version, std::string bytes, std::size_t batch, Latencies* times) {
    waiting.logs.push_back(std::move(log));
    waiting.versions.push_back(version);
    waiting.bytes.push_back(std::move(bytes));
    if (waiting.logs.size() >= batch) flush(waiting, times);
  }
  void flush(Waiting& waiting, Latencies* times) {
    if (waiting.logs.empty()) return;
    std::vector<store::Append> appends;
    appends.reserve(waiting.logs.size());
    for (std::size_t i = 0; i < waiting.logs.size(); ++i)
      appends.push_back({waiting.logs[i], waiting.versions[i], waiting.bytes[i]});
    const i64 began = now_ns();
    const auto receipts = store_->append(appends);
    if (times != nullptr) times->add(now_ns() - began);
    for (const store::Receipt& receipt : receipts)
      if (receipt.outcome != store::Outcome::kept) throw Failure("the store does not take an entry");
    waiting = {};
  }
  void flush(Waiting& waiting, Latencies& times) { flush(waiting, &times); }

  // One recorded match at a new table, of three people who have not been here together before.
  void play(u32 who) {
    const std::string device = "honest" + std::to_string(who);
    const std::string network = "home" + std::to_string(who / 2);
    const std::string table = new_table();
    const std::string log = std::string(kTableLogs) + table;
    u64 version = 0;
    u64 match_bytes = 0;
    for (const Entry& recorded : logs_[rng_.below(static_cast<u32>(logs_.size()))]) {
      Entry entry = recorded;
      entry.at = now_ms_;
      std::string bytes = codec::to_json(entry);
      const u64 size = bytes.size() + match::kEntryOverheadBytes;
      bool allowed = true;
      if (std::holds_alternative<match::journal::Begun>(entry.what)) {
        if (version > 100) break;  // one match of each log is enough
        allowed = may_write(device, network, match::kMatchBytes, false);
      } else if (std::holds_alternative<match::journal::Decided>(entry.what)) {
        if (match_bytes + size > match::kMatchBytes) allowed = may_write(device, network, size, true);
        match_bytes += size;
      } else {
        allowed = may_write(device, network, size, false);
      }
      if (!allowed) {
        ++report_.honest_refused;
        break;
      }
      report_.honest_written_mib += static_cast<double>(bytes.size()) / kMebi;
      write(honest_, log, version++, std::move(bytes), kBatch, &append_times_);
    }
    flush(honest_, &append_times_);
    if (version == 0) return;
    ++report_.honest_matches;
    tables_.push_back(table);
    for (u32 i = 0; i < 3; ++i)
      if (!server::remember_table(*store_, "honestperson" + std::to_string((who + i) % kHonestPeople), table, now_ms_))
        throw Failure("a person's file was not written");
  }

  // Opens a table a day with each cookie, begins a match there, for a table at which nothing was played is not kept for long, and
  // speaks until a quota says no. Others open one table after the other, as many as are let.
  void abuse(u32 abuser, u32 hour) {
    const std::string network = "abuser" + std::to_string(abuser);
    const bool opens = abuser < settings_.openers;
    for (u32 cookie = 0; cookie < kCookiesOfAbuser; ++cookie) {
      const std::string device = network + '.' + std::to_string(cookie);
      AbusedLog& abused = abused_[abuser * kCookiesOfAbuser + cookie];
      if (hour == 0) abused = {};
      for (u32 opened = 0; opened < (opens ? kOpeningsAnHour : 1); ++opened) {
        if (abused.version == 0 || opens) abused = {std::string(kTableLogs) + new_table(), 0};
        if (abused.version == 0 && !open_abused(device, network, abused, !opens)) break;
      }
      Entry speech = logs_.front().front();
      speech.at = now_ms_;
      match::journal::Spoken spoken;
      spoken.text = std::string(match::kMostSpeechBytes, 'x');
      speech.what = std::move(spoken);
      while (!opens && abused.version > 0 && add_abuse(device, network, abused, speech)) {
      }
    }
    flush(abuse_, nullptr);
  }
  [[nodiscard]] bool open_abused(const std::string& device, const std::string& network, AbusedLog& abused, bool begin) {
    for (const Entry& recorded : logs_.front()) {
      if (std::holds_alternative<match::journal::Decided>(recorded.what)) break;
      if (std::holds_alternative<match::journal::Begun>(recorded.what) && !begin) break;
      Entry entry = recorded;
      entry.at = now_ms_;
      if (!add_abuse(device, network, abused, entry)) return false;
    }
    return true;
  }
  [[nodiscard]] bool add_abuse(const std::string& device, const std::string& network, AbusedLog& abused, const Entry& entry) {
    std::string bytes = codec::to_json(entry);
    const bool begins = std::holds_alternative<match::journal::Begun>(entry.what);
    const u64 size = begins ? match::kMatchBytes : bytes.size() + match::kEntryOverheadBytes;
    if (!may_write(device, network, size, false)) {
      ++report_.abuse_refused;
      return false;
    }
    report_.abuse_written_mib += static_cast<double>(bytes.size()) / kMebi;
    write(abuse_, abused.log, abused.version++, std::move(bytes), kAbuseBatch, nullptr);
    return true;
  }

  // One pass, in the steps in which the server does it.
  void let_old_ones_go() {
    for (u32 steps = 0; steps < kMostSteps; ++steps) {
      const i64 began = now_ns();
      const auto step = retention_.look(*store_, now_ms_);
      if (!step.ok()) throw Failure(step.error().message);
      if (!server::remove_logs(*store_, step.value().tables) || !server::remove_logs(*store_, step.value().people))
        throw Failure("old logs cannot be removed");
      step_times_.add(now_ns() - began);
      report_.logs_removed += step.value().tables.size() + step.value().people.size();
      if (!step.value().tables.empty())
        std::erase_if(tables_, [&](const std::string& table) {
          return std::ranges::any_of(step.value().tables, [&](const auto& log) { return log.name.ends_with(table); });
        });
      if (step.value().last) return;
    }
  }

  void open(const std::string& table) {
    const i64 began = now_ns();
    match::Games games;
    games.has_bot = [](auto, auto) { return true; };
    match::Gathering gathering(games);
    for (;;) {
      const auto page = store_->read(std::string(kTableLogs) + table, gathering.version());
      if (!page.ok()) throw Failure(page.error().message);
      if (page.value().empty()) break;
      for (const store::Entry& each : page.value()) {
        const auto entry = codec::read<Entry>(each.bytes);
        if (!entry.ok()) throw Failure("an entry cannot be read: " + entry.error().message);
        if (const auto damage = gathering.take(entry.value())) throw Failure("an entry cannot be: " + *damage);
      }
    }
    open_times_.add(now_ns() - began);
  }

  [[nodiscard]] MonthReport month(u32 day) {
    report_.day = day;
    report_.logs = 0;
    for (std::string after;;) {
      const auto page = store_->list(after);
      if (!page.ok()) throw Failure(page.error().message);
      if (page.value().empty()) break;
      report_.logs += page.value().size();
      after = page.value().back().name;
    }
    report_.database_mib = (file_bytes(settings_.database) + file_bytes(settings_.database + "-wal")) / kMebi;
    report_.free_mib = free_bytes(settings_.database) / kMebi;
    report_.rss_mib = static_cast<double>(resident_kib(getpid())) / 1024;
    report_.append_p50_ms = append_times_.percentile_ms(0.5);
    report_.append_p99_ms = append_times_.percentile_ms(0.99);
    report_.open_p50_ms = open_times_.percentile_ms(0.5);
    report_.open_p99_ms = open_times_.percentile_ms(0.99);
    report_.step_p99_ms = step_times_.percentile_ms(0.99);
    append_times_ = {};
    open_times_ = {};
    step_times_ = {};
    report_.seconds = static_cast<double>(now_ns() - began_ns_) / 1e9;
    return report_;
  }

  YearSettings settings_;
  Rng rng_;
  std::vector<std::vector<Entry>> logs_;
  std::unique_ptr<store::Store> store_;
  server::Quota quota_{server::Quota::Limits{}};
  server::Retention retention_;
  i64 now_ms_ = kFirstDay_ms;
  i64 began_ns_ = now_ns();
  Waiting honest_;
  Waiting abuse_;
  std::vector<AbusedLog> abused_;
  std::vector<std::string> tables_;  // honest ones that are there
  Latencies append_times_, open_times_, step_times_;
  MonthReport report_;
};

}  // namespace

void simulate_year(const YearSettings& settings, const std::function<void(const MonthReport&)>& tell) {
  Year(settings).run(tell);
}

}  // namespace minuit::load
