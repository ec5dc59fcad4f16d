// Everything the server keeps about a person, as one document that people and programs can read.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/kinds.hpp"
#include "match/journal.hpp"
#include "server/oversight.hpp"
#include "server/people.hpp"
#include "server/reports.hpp"
#include "store/store.hpp"

namespace minuit::server {

// Times are written as 2026-11-18T14:05:09.123Z.
struct KeptName {
  std::string at;
  std::string name;
};
struct KeptVisit {
  std::string at;
  std::string table;
};
// With whose cookie they came, if not with one of their own.
struct KeptDevice {
  std::string at;
  std::string device;
};
// The file of one person. Who shares the device is a person too: `1` to `7`, or `screen`; the device's own is `own`.
struct KeptPerson {
  std::string id;
  std::string as;    // empty if that is not known
  std::string name;  // that they have now; empty if they never gave one
  std::vector<KeptName> names;
  std::vector<KeptVisit> tables;  // opened or sat at
  std::vector<KeptDevice> devices;
};
// What the operator has set about them. The note for the operator at a ban is not told: it may be about others.
struct KeptBan {
  std::string at;
  std::string until;
  BanKind kind = BanKind::person;
  std::string person;
};
struct KeptRevocation {
  std::string at;
  std::string person;
};
struct KeptSeat {
  std::string at;
  std::string person;
  std::string name;
  Seat seat;
};
struct KeptSpeech {
  std::string at;
  std::string person;
  std::string name;
  std::optional<Seat> seat;
  std::string text;
  std::optional<match::Emote> emote;
  std::optional<match::Shown> shown;
};
struct KeptDecision {
  std::string at;
  std::string person;
  u64 match = 0;  // its number at this table
  codec::Raw decision;
};
// Anything else they did at the table or that was done to them, as the log has it.
struct KeptEvent {
  std::string at;
  std::string by;  // the id of who did it; empty for a bot or the clock
  match::journal::What what;
};
struct KeptTable {
  std::string table;
  std::string game;
  std::vector<KeptSeat> seats;
  std::vector<KeptSpeech> chat;
  std::vector<KeptDecision> decisions;
  std::vector<KeptEvent> events;
};
// A report to the operator that they made, that is about them, or that quotes them. Who else was part of it is not told: whoever
// reports somebody is not handed over to them.
enum class ReportRole : u8 { made, about, quoted };
BOOST_DESCRIBE_ENUM(ReportRole, made, about, quoted)
MINUIT_NAME(ReportRole)
struct KeptWords {
  std::string at;
  std::string person;
  std::string name;
  std::string text;
};
struct KeptReport {
  std::string at;
  std::string table;
  std::string game;
  ReportRole role = ReportRole::quoted;
  std::optional<ReportReason> reason;
  std::optional<std::string> done;  // when the operator was done with it
  std::vector<KeptWords> words;     // their own, as the report quotes them
};
struct OwnData {
  std::string made;
  std::vector<KeptPerson> people;  // the first part names all of them
  std::vector<KeptBan> bans;
  std::vector<KeptRevocation> revoked;  // cookies
  std::vector<KeptReport> reports;
  std::vector<KeptTable> tables;
  // There is more: ask again with this as `after`. What is long of one person or table comes in parts.
  std::optional<std::string> next;
};
// Up to where it was told: all of the tables before this one, and of this one all entries up to a version. Reports come before
// all tables: while no table is named, the version is the number of the last report that was told. Files of people come before
// all reports: while a person is named, all files before theirs were told, and of theirs all entries up to the version.
struct DataMark {
  std::string table;
  u64 version = 0;       // 0: all of it
  std::string person{};  // NOLINT(readability-redundant-member-init): g++ asks for what has no initializer
  [[nodiscard]] bool beginning() const { return person.empty() && table.empty() && version == 0; }
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<DataMark> from(std::string_view text);  // an empty text is the beginning
};
MINUIT_DESCRIBE(KeptName, (at, name))
MINUIT_DESCRIBE(KeptVisit, (at, table))
MINUIT_DESCRIBE(KeptDevice, (at, device))
MINUIT_DESCRIBE(KeptPerson, (id, as, name, names, tables, devices))
MINUIT_DESCRIBE(KeptBan, (at, until, kind, person))
MINUIT_DESCRIBE(KeptRevocation, (at, person))
MINUIT_DESCRIBE(KeptSeat, (at, person, name, seat))
MINUIT_DESCRIBE(KeptSpeech, (at, person, name, seat, text, emote, shown))
MINUIT_DESCRIBE(KeptDecision, (at, person, match, decision))
MINUIT_DESCRIBE(KeptEvent, (at, by, what))
MINUIT_DESCRIBE(KeptTable, (table, game, seats, chat, decisions, events))
MINUIT_DESCRIBE(KeptWords, (at, person, name, text))
MINUIT_DESCRIBE(KeptReport, (at, table, game, role, reason, done, words))
MINUIT_DESCRIBE(OwnData, (made, people, bans, revoked, reports, tables, next))

[[nodiscard]] std::string time_text(i64 wall_ms);

// Whether nothing is kept about these people; what only names them does not count.
[[nodiscard]] bool is_empty(const OwnData& data);
// Puts the next part behind the ones before.
void add_part(OwnData& all, OwnData part);

// Takes the file of a person entry by entry, and has what it tells of those after a version.
class PersonReader {
 public:
  PersonReader(std::string id, std::string as, u64 after) : after_(after), last_(after) {
    kept_.id = std::move(id);
    kept_.as = std::move(as);
  }
  // As long as `room` says so, that is: then only the name of now.
  void take(const store::Entry& entry, bool room);
  [[nodiscard]] std::size_t bytes() const { return bytes_; }  // of what is told
  [[nodiscard]] bool cut() const { return cut_; }             // there is more
  [[nodiscard]] bool any() const { return any_; }             // there is a file
  [[nodiscard]] DataMark mark() const { return {"", last_, kept_.id}; }
  [[nodiscard]] KeptPerson kept() && { return std::move(kept_); }

 private:
  KeptPerson kept_;
  u64 after_;
  u64 last_;
  std::size_t bytes_ = 0;
  bool cut_ = false;
  bool any_ = false;
};

// Nothing if none of these people is part of it.
[[nodiscard]] std::optional<KeptReport> kept_of(const Report& report, const std::vector<std::string>& people);

// Takes the log of a table entry by entry and has what it tells of these people.
class OwnDataReader {
 public:
  // Of the entries after a version, as many as come to so many bytes, and one more.
  OwnDataReader(const std::vector<std::string>& people, std::string table, u64 after = 0, std::size_t most_bytes = SIZE_MAX)
      : people_(&people), after_(after), most_bytes_(most_bytes) {
    kept_.table = std::move(table);
  }

  void take(const store::Entry& entry);
  [[nodiscard]] u64 version() const { return version_; }
  [[nodiscard]] bool empty() const { return bytes_ == 0; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }  // of the log that it is made of
  // The last entry that was taken, if there are more about them.
  [[nodiscard]] std::optional<u64> cut() const { return cut_ ? std::optional(last_) : std::nullopt; }
  [[nodiscard]] KeptTable kept() && { return std::move(kept_); }

 private:
  void note(const match::journal::Entry& entry);
  [[nodiscard]] bool is_one(std::string_view person) const;

  const std::vector<std::string>* people_;
  KeptTable kept_;
  u64 after_;
  std::size_t most_bytes_;
  u64 version_ = 0;
  u64 last_ = 0;
  bool cut_ = false;
  u64 match_ = 0;
  std::size_t bytes_ = 0;
};

// The same JSON with one member or item a line.
[[nodiscard]] std::string indented(std::string_view json);

}  // namespace minuit::server
