// How people are told everything that is kept about them.
#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/kin.hpp"
#include "server/oversight.hpp"
#include "server/person_core.hpp"

namespace minuit::server {

bool PersonDesk::tell(Whose whose, Part part, net::Callback<std::optional<OwnData>> answer) {
  return put([this, whose = std::move(whose), part = std::move(part), answer = std::move(answer)]() mutable {
    answer(collect(whose, part));
  });
}

// Reads everything: what people have in their files, what tables tell, what was reported.
std::optional<Kin> PersonDesk::find_kin() {
  Kin kin;
  bool damaged = false;
  const auto read = [&](std::string_view kind, const auto& take) {
    return each_log(kind, std::string(kind), [&](const std::string& log) {
      return read_log(log, [&](const store::Entry& entry) { take(log, entry.bytes); }, damaged);
    });
  };
  const bool all = read(kPersonLogs,
                        [&](const std::string& log, const std::string& entry) {
                          kin.take_file(std::string_view(log).substr(kPersonLogs.size()), entry);
                        }) &&
                   read(kTableLogs, [&](const std::string&, const std::string& entry) { kin.take_table(entry); }) &&
                   read(kReportLogs, [&](const std::string&, const std::string& entry) { kin.take_report(entry); });
  if (!all) return std::nullopt;
  return kin;
}

bool PersonDesk::find_all(Whose& whose) {
  const auto kin = find_kin();
  if (!kin) return false;
  whose.people = kin->with(whose.people);
  whose.as.resize(whose.people.size());
  return true;
}

// All whom it is about are named by the first part, also those who have no file: so whoever asks for the next part knows them.
bool PersonDesk::collect_people(const Whose& whose, const Part& part, OwnData& data, std::size_t& bytes) {
  const bool first = part.after.beginning();
  auto at = static_cast<std::size_t>(std::ranges::find(whose.people, part.after.person) - whose.people.begin());
  if (first) at = 0;
  std::optional<DataMark> cut;
  for (u64 after = part.after.version; at < whose.people.size(); ++at, after = 0) {
    PersonReader reader(whose.people[at], whose.as[at], after);
    bool damaged = false;
    const auto take = [&](const store::Entry& entry) { reader.take(entry, bytes + reader.bytes() < part.most_bytes); };
    if (!read_log(std::string(kPersonLogs) + whose.people[at], take, damaged)) return false;
    bytes += reader.bytes();
    if (reader.cut() && !cut) cut = reader.mark();
    if (reader.bytes() > 0 || (first && (reader.any() || at == 0 || whose.alone_known)))
      data.people.push_back(std::move(reader).kept());
    if (cut && !first) break;
  }
  if (!cut && bytes >= part.most_bytes) cut = DataMark{"", kMostPersonEntries, whose.people.back()};
  if (cut) data.next = cut->text();
  return true;
}

bool PersonDesk::collect_notes(const Whose& whose, OwnData& data, std::size_t& bytes) {
  const auto last_of = [&](const std::string& log, auto& last) {
    bool damaged = false;
    const auto take = [&](const store::Entry& entry) {
      if (auto read = codec::read<std::remove_cvref_t<decltype(*last)>>(entry.bytes); read.ok()) last = std::move(read).value();
    };
    return read_log(log, take, damaged);
  };
  const auto keep = [&](auto& list, auto kept) {
    bytes += codec::to_json(kept).size();
    list.push_back(std::move(kept));
  };
  for (const std::string& each : whose.people) {
    std::optional<Revocation> revoked;
    if (!last_of(std::string(kRevokedLogs) + each, revoked)) return false;
    if (revoked) keep(data.revoked, KeptRevocation{time_text(revoked->at), each});
  }
  return each_log(kBanLogs, std::string(kBanLogs), [&](const std::string& log) {
    std::optional<Ban> ban;
    if (!last_of(log, ban)) return false;
    const bool theirs = ban && std::ranges::find(whose.people, ban->value) != whose.people.end();
    if (theirs) keep(data.bans, KeptBan{time_text(ban->since), time_text(ban->until), ban->kind, ban->value});
    return true;
  });
}

std::optional<OwnData> PersonDesk::collect(Whose whose, const Part& part) {
  OwnData data;
  data.made = time_text(now().wall_ms);
  std::size_t bytes = 0;
  if (part.after.beginning()) {
    if (whose.alone_known && !find_all(whose)) return std::nullopt;
    if (!collect_notes(whose, data, bytes)) return std::nullopt;
  }
  const bool of_people = part.after.beginning() || !part.after.person.empty();
  if (of_people && !collect_people(whose, part, data, bytes)) return std::nullopt;
  if (data.next) return data;
  if (part.after.table.empty() && !collect_reports(whose, part, data, bytes)) return std::nullopt;
  if (data.next) return data;
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
  const bool begun = part.after.version > 0 && !part.after.table.empty();
  const bool all = (!begun || visit(table_log(part.after.table))) && each_log(kTableLogs, table_log(part.after.table), visit);
  if (!all && !data.next) return std::nullopt;
  return data;
}

bool PersonDesk::collect_reports(const Whose& whose, const Part& part, OwnData& data, std::size_t& bytes) {
  const std::string kind(kReportLogs);
  const bool begun = part.after.version > 0 && part.after.person.empty();
  const std::string after = begun ? kind + std::to_string(part.after.version) : kind;
  const bool all = each_log(kReportLogs, after, [&](const std::string& log) {
    std::optional<Report> last;
    bool damaged = false;
    const auto take = [&](const store::Entry& entry) {
      if (auto read = codec::read<Report>(entry.bytes); read.ok()) last = std::move(read.value());
    };
    if (!read_log(log, take, damaged)) return false;
    auto kept = last ? kept_of(*last, whose.people) : std::nullopt;
    if (!kept) return true;
    bytes += codec::to_json(*kept).size();
    data.reports.push_back(std::move(*kept));
    if (bytes < part.most_bytes) return true;
    data.next = DataMark{"", last->head.number}.text();
    return false;
  });
  return all || data.next;
}

}  // namespace minuit::server
