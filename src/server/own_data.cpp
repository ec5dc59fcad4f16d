#include "server/own_data.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <iterator>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/erasure.hpp"
#include "server/identity.hpp"

namespace minuit::server {

namespace journal = match::journal;

namespace {

bool is_begun(std::string_view entry) { return entry.find(R"("what":{"type":"Begun")") != std::string_view::npos; }

// The devices of others are nobody's business.
void keep_device(std::optional<std::string>& device, const std::vector<std::string>& people) {
  if (device && std::ranges::find(people, *device) == people.end()) device.reset();
}

}  // namespace

std::string time_text(i64 wall_ms) {
  constexpr i64 kSecond = 1000;
  const auto seconds = static_cast<std::time_t>(wall_ms / kSecond);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  const std::string millis = std::to_string(kSecond + wall_ms % kSecond);
  return std::string(text.data(), size) + "." + millis.substr(1) + "Z";
}

bool is_empty(const OwnData& data) {
  const auto nothing = [](const KeptPerson& each) { return each.names.empty() && each.tables.empty() && each.devices.empty(); };
  return std::ranges::all_of(data.people, nothing) && data.bans.empty() && data.revoked.empty() && data.reports.empty() &&
         data.tables.empty() && !data.next;
}

void add_part(OwnData& all, OwnData part) {
  const auto add = [](auto& to, auto& from) { std::ranges::move(from, std::back_inserter(to)); };
  for (KeptPerson& each : part.people) {
    const auto same = std::ranges::find(all.people, each.id, &KeptPerson::id);
    if (same == all.people.end()) {
      all.people.push_back(std::move(each));
      continue;
    }
    add(same->names, each.names);
    add(same->tables, each.tables);
    add(same->devices, each.devices);
  }
  add(all.bans, part.bans);
  add(all.revoked, part.revoked);
  add(all.reports, part.reports);
  add(all.tables, part.tables);
  all.next = std::move(part.next);
}

void PersonReader::take(const store::Entry& entry, bool room) {
  any_ = true;
  const auto own = codec::read<PersonEntry>(entry.bytes);
  if (own.ok() && own.value().name) kept_.name = *own.value().name;
  if (entry.version <= after_) return;
  cut_ = cut_ || !room;
  if (cut_) return;
  last_ = entry.version;
  const auto keep = [&](auto& list, auto kept) {
    bytes_ += codec::to_json(kept).size();
    list.push_back(std::move(kept));
  };
  if (own.ok()) {
    const std::string at = time_text(own.value().at);
    if (own.value().name) keep(kept_.names, KeptName{at, *own.value().name});
    if (own.value().table) keep(kept_.tables, KeptVisit{at, *own.value().table});
  } else if (const auto link = codec::read<PersonLink>(entry.bytes); link.ok()) {
    keep(kept_.devices, KeptDevice{time_text(link.value().at), link.value().device});
  }
}

std::optional<KeptReport> kept_of(const Report& report, const std::vector<std::string>& people) {
  const auto is_one = [&](const std::string& id) { return std::ranges::find(people, id) != people.end(); };
  const ReportHead& head = report.head;
  const bool made = is_one(head.reporter.id) || is_one(head.reporter_device);
  const bool about = is_one(head.reported.id) || is_one(head.reported_device);
  KeptReport kept{time_text(head.at), head.table, head.game, ReportRole::quoted, head.reason, std::nullopt, {}};
  if (made) kept.role = ReportRole::made;
  if (about) kept.role = ReportRole::about;
  if (head.done) kept.done = time_text(*head.done);
  for (const ReportedLine& line : report.lines)
    if (is_one(line.person.id)) kept.words.push_back({time_text(line.at), line.person.id, line.person.name, line.text});
  if (!made && !about && kept.words.empty()) return std::nullopt;
  return kept;
}

std::string DataMark::text() const {
  const std::string& whose = person.empty() ? table : person;
  return version == 0 ? whose : whose + "." + std::to_string(version);
}

std::optional<DataMark> DataMark::from(std::string_view text) {
  DataMark mark;
  if (text.empty()) return mark;
  const std::size_t dot = std::min(text.find('.'), text.size());
  const std::string_view whose = text.substr(0, dot);
  (is_person_id(whose) ? mark.person : mark.table) = whose;
  if (dot > 0 && !is_person_id(whose) && !is_table_id(whose)) return std::nullopt;
  if (dot == text.size()) return mark;
  const std::string_view number = text.substr(dot + 1);
  const auto read = std::from_chars(number.data(), number.data() + number.size(), mark.version);
  if (read.ec != std::errc{} || read.ptr != number.data() + number.size()) return std::nullopt;
  return mark;
}

bool OwnDataReader::is_one(std::string_view person) const { return std::ranges::find(*people_, person) != people_->end(); }

void OwnDataReader::take(const store::Entry& entry) {
  version_ = entry.version;
  if (is_begun(entry.bytes)) ++match_;
  const bool concerns = mentions(entry.bytes, *people_);
  if (!concerns && entry.version != 1) return;
  auto read = codec::read<journal::Entry>(entry.bytes);
  if (!read.ok()) return;
  if (const auto* opened = std::get_if<journal::Opened>(&read.value().what)) kept_.game = opened->game;
  if (!concerns || entry.version <= after_) return;
  cut_ = bytes_ > most_bytes_;
  if (cut_) return;
  last_ = entry.version;
  bytes_ += entry.bytes.size();
  note(read.value());
}

void OwnDataReader::note(const journal::Entry& entry) {
  const std::string at = time_text(entry.at);
  journal::What what = entry.what;
  if (const auto* decided = std::get_if<journal::Decided>(&what)) {
    kept_.decisions.push_back({at, entry.by, match_, decided->decision});
    return;
  }
  if (const auto* spoken = std::get_if<journal::Spoken>(&what)) {
    // Somebody else's words stay theirs, whatever they wrote.
    if (is_one(spoken->person.id))
      kept_.chat.push_back(
          {at, spoken->person.id, spoken->person.name, spoken->seat, spoken->text, spoken->emote, spoken->shown});
    return;
  }
  if (auto* set = std::get_if<journal::ChairSet>(&what)) {
    if (set->chair.person && is_one(set->chair.person->id) && !set->chair.stand_in) {
      kept_.seats.push_back({at, set->chair.person->id, set->chair.person->name, set->seat});
      return;
    }
    keep_device(set->chair.device, *people_);
  } else if (auto* opened = std::get_if<journal::Opened>(&what)) {
    keep_device(opened->device, *people_);
  } else if (auto* host = std::get_if<journal::HostSet>(&what)) {
    keep_device(host->device, *people_);
  } else if (auto* removed = std::get_if<journal::Removed>(&what)) {
    keep_device(removed->device, *people_);
  } else if (auto* admitted = std::get_if<journal::Admitted>(&what)) {
    if (!is_one(admitted->device)) admitted->device.clear();
  }
  kept_.events.push_back({at, entry.by, std::move(what)});
}

std::string indented(std::string_view json) {
  std::string text;
  std::size_t depth = 0;
  bool quoted = false;
  const auto line = [&] { text.append("\n").append(2 * depth, ' '); };
  for (std::size_t at = 0; at < json.size(); ++at) {
    const char each = json[at];
    const char next = at + 1 < json.size() ? json[at + 1] : '\0';
    if (quoted) {
      text += each;
      if (each == '\\' && next != '\0') text += json[++at];
      if (each == '"') quoted = false;
      continue;
    }
    const bool opens = each == '{' || each == '[';
    const bool closes = each == '}' || each == ']';
    if (opens && (next == '}' || next == ']')) {
      text.append({each, next});
      ++at;
      continue;
    }
    if (closes && depth > 0) {
      --depth;
      line();
    }
    text += each;
    if (each == '"') quoted = true;
    if (opens) ++depth;
    if (opens || each == ',') line();
    if (each == ':') text += ' ';
  }
  return text;
}

}  // namespace minuit::server
