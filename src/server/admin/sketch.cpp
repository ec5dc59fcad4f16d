#include "server/admin/sketch.hpp"

#include <algorithm>
#include <array>

#include "codec/read.hpp"
#include "match/limits.hpp"

namespace minuit::server::admin {
namespace {

// Most of a log is moves and words. The members of an entry come in order, and none before `what` holds what someone wrote.
bool says_nothing_here(std::string_view entry) {
  constexpr std::string_view kWhat = R"("what":{"type":")";
  constexpr std::array<std::string_view, 3> kPassedOver{"Decided\"", "TakenBack\"", "Spoken\""};
  const std::size_t at = entry.find(kWhat);
  if (at == std::string_view::npos) return false;
  const std::string_view type = entry.substr(at + kWhat.size());
  return std::ranges::any_of(kPassedOver, [&](std::string_view each) { return type.starts_with(each); });
}

}  // namespace

std::vector<SeatRow> seat_rows(const std::vector<match::Chair>& chairs) {
  std::vector<SeatRow> rows;
  rows.reserve(chairs.size());
  for (const match::Chair& chair : chairs)
    rows.push_back({static_cast<u32>(rows.size()), chair.person,
                    chair.person ? std::optional(match::device_of(*chair.person, chair.device)) : std::nullopt, chair.bot});
  return rows;
}

std::vector<std::string> seated(const std::vector<match::Chair>& chairs) {
  std::vector<std::string> names;
  names.reserve(chairs.size());
  for (const match::Chair& chair : chairs)
    names.push_back(chair.person ? chair.person->name : (chair.bot ? "(" + *chair.bot + ")" : ""));
  return names;
}

void Sketch::take(std::span<const store::Entry> entries) {
  for (const store::Entry& each : entries) {
    version_ = each.version;
    const bool last = &each == &entries.back();
    if (!last && says_nothing_here(each.bytes)) continue;
    const auto entry = codec::read<match::journal::Entry>(each.bytes);
    if (!entry.ok()) {
      damaged_ = true;  // or of a later program
      continue;
    }
    last_ = entry.value().at;
    take(entry.value().what);
  }
}

void Sketch::note(const match::Person& person, const std::optional<std::string>& device) {
  if (devices_.size() < match::kMostKnown) devices_.insert_or_assign(person.id, match::device_of(person, device));
}

void Sketch::take(const match::journal::What& what) {
  using namespace match::journal;  // NOLINT(google-build-using-namespace): the words of a log
  if (const auto* opened = std::get_if<Opened>(&what)) {
    game_ = opened->game;
    host_ = opened->host;
    host_device_ = match::device_of(opened->host, opened->device);
    options_ = opened->options;
    note(opened->host, opened->device);
  } else if (const auto* host = std::get_if<HostSet>(&what)) {
    host_ = host->person;
    host_device_ = match::device_of(host->person, host->device);
    note(host->person, host->device);
  } else if (const auto* options = std::get_if<OptionsSet>(&what)) {
    options_ = options->options;
  } else if (const auto* set = std::get_if<ChairSet>(&what)) {
    if (chairs_.size() <= set->seat.value) chairs_.resize(std::size_t{set->seat.value} + 1);
    chairs_[set->seat.value] = set->chair;
    if (set->chair.person) note(*set->chair.person, set->chair.device);
  } else if (const auto* removed = std::get_if<Removed>(&what)) {
    note(removed->person, removed->device);
    for (match::Chair& chair : chairs_)
      if (chair.person && (chair.person->id == removed->person.id ||
                           (removed->device && match::device_of(*chair.person, chair.device) == *removed->device)))
        chair = match::empty_chair(chair.locked);
  } else if (const auto* admitted = std::get_if<Admitted>(&what)) {
    note(admitted->person, admitted->device);
  } else if (std::holds_alternative<Begun>(what)) {
    ++matches_;
  }
}

TableRow Sketch::row(std::string_view table) const {
  return {.table = std::string(table),
          .game = game_,
          .host = host_,
          .seated = seated(chairs_),
          .connected = 0,
          .state = damaged_ ? "unreadable" : "asleep",
          .matches = matches_,
          .last = last_,
          .listed = options_.listed,
          .closed_by_host = options_.closed,
          .closed = false,
          .unlisted = false};
}

std::vector<SeatRow> Sketch::seats() const { return seat_rows(chairs_); }

std::string Sketch::device_of(std::string_view person) const {
  const auto found = devices_.find(person);
  return found == devices_.end() ? std::string() : found->second;
}

}  // namespace minuit::server::admin
