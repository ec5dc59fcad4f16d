// What each of the operator's commands is asked and what it tells, as JSON over the operator's socket.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "match/people.hpp"
#include "server/oversight.hpp"
#include "server/own_data.hpp"

namespace minuit::server::admin {

// ---- tables

struct Tables {
  bool all = false;    // those at which nobody is, too
  std::string search;  // in ids, games and names; without regard to case and accents; empty: all
  std::string after;   // the `next` of the page before; empty: from the beginning
};
struct TableRow {
  std::string table;
  std::string game;
  match::Person host;
  std::vector<std::string> seated;  // people's names, bots' levels, nothing for free seats
  u32 connected = 0;                // people's connections now
  std::string state;                // playing, waiting: between matches; asleep: nobody is there; unreadable
  u64 matches = 0;                  // begun so far
  i64 last = 0;                     // when something happened there, milliseconds since 1970
  bool listed = false;              // its host wants it in the public list
  bool closed_by_host = false;
  bool closed = false;    // by the operator
  bool unlisted = false;  // by the operator
};
struct TablePage {
  std::vector<TableRow> tables;
  std::optional<std::string> next;  // there may be more: ask for what comes after this
};
struct OneTable {
  std::string table;
};
struct SeatRow {
  u32 seat = 0;
  std::optional<match::Person> person;
  std::optional<std::string> device;
  std::optional<std::string> bot;
};
// Someone who is connected now.
struct Present {
  match::Person person;
  std::string device;
  std::string network;  // an IPv4 address, or the /64 of an IPv6 one
  bool at_door = false;
};
struct TableDetail {
  TableRow row;
  u64 entries = 0;
  std::string host_device;
  std::vector<SeatRow> seats;
  std::vector<Present> present;
};
struct TableMarked {
  std::string table;
  bool closed = false;
  bool unlisted = false;
  u32 disconnected = 0;
};
struct TableDeleted {
  std::string table;
  u64 entries = 0;
  u32 disconnected = 0;
};
MINUIT_DESCRIBE(Tables, (all, search, after))
MINUIT_ALLOW_DEFAULTS(Tables)
MINUIT_DESCRIBE(TableRow, (table, game, host, seated, connected, state, matches, last, listed, closed_by_host, closed, unlisted))
MINUIT_DESCRIBE(TablePage, (tables, next))
MINUIT_DESCRIBE(OneTable, (table))
MINUIT_DESCRIBE(SeatRow, (seat, person, device, bot))
MINUIT_DESCRIBE(Present, (person, device, network, at_door))
MINUIT_DESCRIBE(TableDetail, (row, entries, host_device, seats, present))
MINUIT_DESCRIBE(TableMarked, (table, closed, unlisted, disconnected))
MINUIT_DESCRIBE(TableDeleted, (table, entries, disconnected))

// ---- people

struct MakeBan {
  BanKind kind = BanKind::person;
  std::string value;
  i64 seconds = 0;
  std::string reason;  // for the operator; whoever is banned is not shown it
};
struct BanMade {
  Ban ban;
  u32 disconnected = 0;
};
struct Bans {};
struct BanPage {
  std::vector<Ban> bans;  // that last; the one that ends first comes first
};
struct Unban {
  u64 id = 0;
};
struct BanLifted {
  Ban ban;
};
struct Revoke {
  std::string id;  // of a person or a device
};
struct CookieRevoked {
  std::string device;
  u32 disconnected = 0;
};
// Everything that is kept about a person, page by page.
struct ExportPerson {
  std::string id;
  std::string after;  // the `next` of the page before; empty: from the beginning
  // Of later pages: all whom the first one named. Who shares the device is looked for only once.
  std::vector<std::string> people;
};
struct ErasePerson {
  std::string id;
};
struct PersonErased {
  std::string id;
  u64 people = 0;            // with those who share the device
  u64 tables = 0;            // in whose logs nobody stands for them now
  u64 notes = 0;             // of the operator that went with them
  u64 reports = 0;           // in which nobody stands for them now
  u64 left = 0;              // logs that are damaged and still hold something
  bool goes_on = false;      // it takes longer than a command may wait: nothing else is told
  u64 clean_in_s = 0;        // 0: no trace is left in the files; else when that is done at the latest
  std::string scrub_failed;  // why it could not be done at once, if it was tried
};
MINUIT_DESCRIBE(ExportPerson, (id, after, people))
MINUIT_ALLOW_DEFAULTS(ExportPerson)
MINUIT_DESCRIBE(ErasePerson, (id))
MINUIT_DESCRIBE(PersonErased, (id, people, tables, notes, reports, left, goes_on, clean_in_s, scrub_failed))
MINUIT_DESCRIBE(MakeBan, (kind, value, seconds, reason))
MINUIT_DESCRIBE(BanMade, (ban, disconnected))
MINUIT_DESCRIBE(Bans, ())
MINUIT_DESCRIBE(BanPage, (bans))
MINUIT_DESCRIBE(Unban, (id))
MINUIT_DESCRIBE(BanLifted, (ban))
MINUIT_DESCRIBE(Revoke, (id))
MINUIT_DESCRIBE(CookieRevoked, (device, disconnected))

// ---- reports

struct ListReports {
  bool all = false;  // those that are dealt with, too
  u64 before = 0;    // the `next` of the page before; 0: from the newest on
};
struct ReportPage {
  std::vector<ReportHead> reports;  // the newest first
  std::optional<u64> next;
};
struct OneReport {
  u64 number = 0;
  bool done = false;  // the operator is done with it
};
// Done with many: of a table, by a person or a device, or all.
struct ClearReports {
  std::string table;
  std::string reporter;
};
struct ReportsCleared {
  u64 count = 0;
  bool more = false;  // there may be others yet: ask again
};
MINUIT_DESCRIBE(ClearReports, (table, reporter))
MINUIT_ALLOW_DEFAULTS(ClearReports)
MINUIT_DESCRIBE(ReportsCleared, (count, more))
MINUIT_DESCRIBE(ListReports, (all, before))
MINUIT_ALLOW_DEFAULTS(ListReports)
MINUIT_DESCRIBE(ReportPage, (reports, next))
MINUIT_DESCRIBE(OneReport, (number, done))

}  // namespace minuit::server::admin
