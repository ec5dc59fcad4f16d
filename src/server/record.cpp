#include "server/record.hpp"

#include <algorithm>

#include "codec/read.hpp"
#include "codec/record.hpp"
#include "match/threshold.hpp"
#include "server/limits.hpp"

namespace minuit::server {

namespace journal = match::journal;

void note_chairs(std::vector<match::Chair>& chairs, const journal::What& what) {
  if (const auto* set = std::get_if<journal::ChairSet>(&what)) {
    if (chairs.size() <= set->seat.value) chairs.resize(std::size_t{set->seat.value} + 1);
    chairs[set->seat.value] = set->chair;
  } else if (const auto* removed = std::get_if<journal::Removed>(&what)) {
    for (match::Chair& chair : chairs) {
      if (!chair.person) continue;
      const bool of_device = removed->device && match::device_of(*chair.person, chair.device) == *removed->device;
      if (of_device || chair.person->id == removed->person.id) chair = match::empty_chair(chair.locked);
    }
  }
}

void RecordReader::take(const store::Entry& entry) {
  version_ = entry.version;
  const auto read = codec::read<journal::Entry>(entry.bytes);
  if (!read.ok()) {
    damaged_ = true;
    return;
  }
  const journal::What& what = read.value().what;
  note_chairs(chairs_, what);
  if (const auto* opened = std::get_if<journal::Opened>(&what)) {
    game_ = opened->game;
    config_ = opened->config.text;
  } else if (const auto* configured = std::get_if<journal::Configured>(&what)) {
    config_ = configured->config.text;
  } else if (const auto* begun = std::get_if<journal::Begun>(&what)) {
    if (++number_ == wanted_) {
      header_ = match::header_line(game_, begun->rules_version, config_);
      beginning_ = {game_, config_, begun->rules_version, read.value().at, chairs_};
    }
  }
  if (number_ != wanted_) return;
  if (const auto* decided = std::get_if<journal::Decided>(&what)) {
    bytes_ += decided->decision.text.size() + 1;
    if (bytes_ > codec::kMostRecordBytes) damaged_ = true;
    if (damaged_) return;
    decisions_.push_back(decided->decision.text);
    levels_.push_back(read.value().by.empty() ? std::optional(levels()) : std::nullopt);
  } else if (std::holds_alternative<journal::TakenBack>(what) && !decisions_.empty()) {
    decisions_.pop_back();
    levels_.pop_back();
  }
}

RecordReader::Levels RecordReader::levels() {
  Levels levels{};
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    const std::string name = chairs_[seat].bot.value_or(chairs_[seat].stand_in.value_or(""));
    const auto known = std::ranges::find(level_names_, name);
    if (known == level_names_.end() && level_names_.size() > kMostLevelNames) continue;
    levels[seat] = static_cast<u8>(known - level_names_.begin());
    if (known == level_names_.end()) level_names_.push_back(name);
  }
  return levels;
}

std::optional<std::string> RecordReader::bot_of(std::size_t decision, Seat seat) const {
  const std::optional<Levels>& levels = levels_[decision];
  if (!levels) return std::nullopt;
  const u8 level = (*levels)[seat.value];
  return level == 0 ? match::stand_in_level(*games_, game_) : level_names_[level];
}

RecordReader::State RecordReader::state() const {
  if (version_ == 0) return State::no_table;
  if (header_.empty()) return State::no_match;
  if (damaged_) return State::damaged;
  if (complete()) return State::finished;  // another was begun: that one is over
  const auto match = games_->open(header_);
  if (!match.ok()) return State::being_played;  // of rules this program does not know: it cannot tell
  for (const std::string& decision : decisions_)
    if (!std::holds_alternative<std::monostate>(match.value()->decide(decision))) return State::damaged;
  return std::holds_alternative<rules::Over>(match.value()->awaiting()) ? State::finished : State::being_played;
}

std::string RecordReader::text() const {
  std::string text = header_ + '\n';
  for (const std::string& decision : decisions_) text.append(decision).append("\n");
  return text;
}

}  // namespace minuit::server
