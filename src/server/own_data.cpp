#include "server/own_data.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <ctime>

#include "codec/read.hpp"
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

KeptPerson kept_of(std::string id, std::string as, const std::vector<store::Entry>& file) {
  KeptPerson kept{std::move(id), std::move(as), {}, {}};
  for (const store::Entry& each : file) {
    const auto entry = codec::read<PersonEntry>(each.bytes);
    if (!entry.ok()) continue;
    if (entry.value().name) kept.names.push_back({time_text(entry.value().at), *entry.value().name});
    if (entry.value().table) kept.tables.push_back({time_text(entry.value().at), *entry.value().table});
  }
  return kept;
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

std::optional<DataMark> DataMark::from(std::string_view text) {
  DataMark mark;
  if (text.empty()) return mark;
  const std::size_t dot = std::min(text.find('.'), text.size());
  mark.table = text.substr(0, dot);
  if (dot > 0 && !is_table_id(mark.table)) return std::nullopt;
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
