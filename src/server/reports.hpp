// What players have reported of others, until the operator has dealt with it. Asked from any thread; changed on the store's
// thread. Each report is a log of its own, whose last entry is the report as it is.
#pragma once
#include <map>
#include <optional>
#include <shared_mutex>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "base/result.hpp"
#include "match/people.hpp"
#include "server/log.hpp"
#include "store/store.hpp"

namespace minuit::server {

inline constexpr std::string_view kReportLogs = "a/report/";

enum class ReportReason : u8 { insults, cheating, name, spam, other };
BOOST_DESCRIBE_ENUM(ReportReason, insults, cheating, name, spam, other)
MINUIT_NAME(ReportReason)

struct ReportHead {
  u64 number = 0;
  i64 at = 0;  // milliseconds since 1970
  std::string table;
  std::string game;
  match::Person reporter;
  std::string reporter_device;
  match::Person reported;
  std::string reported_device;  // empty if it is not known
  std::optional<ReportReason> reason;
  std::optional<i64> done;  // when the operator was done with it
  // From where it was sent, as marks: the same for the same, and nobody without the server's key reads an address from them.
  std::optional<std::string> site;     // of one owner, as of site_of()
  std::optional<std::string> network;  // in it
};
struct ReportedLine {
  i64 at = 0;
  match::Person person;
  std::string text;
};
struct Report {
  ReportHead head;
  std::vector<ReportedLine> lines;  // what was said last at the table, the oldest first
};
MINUIT_DESCRIBE(ReportHead,
                (number, at, table, game, reporter, reporter_device, reported, reported_device, reason, done, site, network))
MINUIT_DESCRIBE(ReportedLine, (at, person, text))
MINUIT_DESCRIBE(Report, (head, lines))

// Takes the names and words of these people out of it; their ids stay, for whoever hides them.
void forget_in(Report& report, const std::vector<std::string>& people);

class Reports {
 public:
  void load(const store::Store& store, Log& log);

  // From any thread: those before a number (0: from the newest on), the newest first; at most so many.
  [[nodiscard]] std::vector<ReportHead> list(bool done_too, u64 before, std::size_t most) const;

  // On the store's thread. Somebody who reports the same person of the same table again, before the operator has dealt with it,
  // is told the same and nothing more is kept. When there are too many, the oldest that are dealt with go; while there are none
  // of these, the oldest of whoever has most, as of report_places.hpp; and if nobody has more than they, no more are taken.
  enum class Taken : u8 { kept, too_many, unwritten };
  [[nodiscard]] Taken take(store::Store& store, Report report);
  // The error is one line for the operator. One that is done with forgets all names and words.
  [[nodiscard]] static Result<Report, std::string> read(const store::Store& store, u64 number);
  [[nodiscard]] Result<Report, std::string> set_done(store::Store& store, u64 number, i64 wall_ms);
  // Which of those that wait; an empty text stands for all.
  struct Which {
    std::string table;
    std::string reporter;  // the person or the device
  };
  // So many of them at most, and how many it were.
  [[nodiscard]] Result<u64, std::string> set_done(store::Store& store, const Which& which, std::size_t most, i64 wall_ms);

 private:
  [[nodiscard]] std::optional<Taken> refuse(const ReportHead& wish) const;
  mutable std::shared_mutex mutex_;
  std::map<u64, ReportHead> heads_;
};

}  // namespace minuit::server
