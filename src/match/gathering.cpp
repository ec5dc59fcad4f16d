#include "match/gathering.hpp"

#include <algorithm>
#include <cassert>

namespace minuit::match {

using catalog::Match;

namespace {

// A point is one number on the wire, exact in any JSON reader: match, takebacks and the game's own point side by side.
constexpr u32 kPointBits = 20;
constexpr u32 kTakebackBits = 18;

[[nodiscard]] u64 joined(u64 match_number, u64 takebacks, u64 game_point) {
  const auto low = [](u64 number, u32 bits) { return number & ((u64{1} << bits) - 1); };
  return (low(match_number, 53 - kPointBits - kTakebackBits) << (kPointBits + kTakebackBits)) |
         (low(takebacks, kTakebackBits) << kPointBits) | low(game_point, kPointBits);
}

[[nodiscard]] std::string told(const Match::Answer& answer) {
  if (const auto* fault = std::get_if<codec::Fault>(&answer)) return fault->path + ": " + fault->message;
  return std::get<rules::Refusal>(answer).text(texts::english());
}

}  // namespace

std::optional<std::string> Gathering::take(const journal::Entry& entry) {
  if ((version_ == 0) != std::holds_alternative<journal::Opened>(entry.what)) return "a log begins with Opened, and only there";
  begin_entry(entry);
  threshold_.take(entry.what);
  return std::visit([&](const auto& what) { return apply(what); }, entry.what);
}

void Gathering::take_proposed(const journal::Entry& entry) {
  begin_entry(entry);
  const rules::Awaiting before = match_->awaiting();
  const u32 glass = match_->hourglass();
  match_->take();
  recent_.decided(version_, *match_, std::get<journal::Decided>(entry.what).decision.text);
  after_decision(before, glass);
}

void Gathering::begin_entry(const journal::Entry& entry) {
  ++version_;
  at_ = entry.at;
  waited_ms_ = std::max(waited_ms_, entry.waited_ms);
  by_somebody_ = !entry.by.empty();
  if (entry.command != 0) remember(entry);
}

void Gathering::remember(const journal::Entry& entry) {
  const auto known = std::ranges::find(doers_, entry.by, &Doer::person);
  if (known != doers_.end()) {
    std::rotate(known, known + 1, doers_.end());
  } else {
    if (doers_.size() == kDoersKept) doers_.erase(doers_.begin());
    doers_.push_back({.person = entry.by, .commands = {}});
  }
  Doer& doer = doers_.back();
  if (doer.commands.size() < kCommandsKept) {
    doer.commands.push_back({entry.command, version_});
  } else {
    doer.commands[doer.next++ % kCommandsKept] = {entry.command, version_};
  }
}

void Gathering::begin_wait() {
  waiting_since_ = version_;
  waited_ms_ = 0;
  begun_ = {};
}

// The wait goes on while the seats of one set decide one after the other, or as long as the game's own hourglass runs; anything
// else begins another.
void Gathering::after_decision(const rules::Awaiting& before, u32 glass) {
  const rules::Awaiting now = match_->awaiting();
  const auto* seats = std::get_if<rules::Seats>(&now);
  const auto* were = std::get_if<rules::Seats>(&before);
  const std::optional<Seat> chooser = match_->chooser();
  const bool goes_on = seats != nullptr && were != nullptr && chooser && seats->deadline == were->deadline &&
                       were->set.has(*chooser) &&
                       (glass != 0 ? match_->hourglass() == glass : seats->set == were->set.without(*chooser));
  if (!goes_on) return begin_wait();
  if (by_somebody_) begun_ = begun_.with(*chooser);
}

std::optional<std::string> Gathering::apply(const journal::Opened& opened) {
  auto match = games_->open(header_line(opened.game, games_->newest_rules(opened.game), opened.config.text));
  if (!match.ok()) return match.error().path + ": " + match.error().message;
  game_ = opened.game;
  config_ = opened.config.text;
  options_ = opened.options;
  host_ = opened.host;
  chairs_.resize(match.value()->players());
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::ChairSet& set) {
  if (set.seat.value >= chairs_.size()) return "a chair that is not there";
  chairs_[set.seat.value] = set.chair;
  if (set.chair.person && playing()) note_sitter(set.chair, set.seat);
  return std::nullopt;
}

// Those who came first stay: when it is full, nobody new is let into a match with secrets.
void Gathering::note_sitter(const Chair& chair, Seat seat) {
  const Sitter sitter{chair.person->id, device_of(*chair.person, chair.device), seat};
  const auto same = [&](const Sitter& each) { return each.person == sitter.person && each.seat == seat; };
  if (!sitters_full() && std::ranges::none_of(sitters_, same)) sitters_.push_back(sitter);
}

std::optional<std::string> Gathering::apply(const journal::HostSet& set) {
  host_ = set.person;
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::Removed& removed) {
  for (Chair& chair : chairs_) {
    if (!chair.person) continue;
    if (chair.person->id == removed.person.id || (removed.device && device_of(*chair.person, chair.device) == *removed.device))
      chair = empty_chair(chair.locked);
  }
  if (removed.device) options_.knock = true;
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::Admitted& /*admitted*/) { return std::nullopt; }

std::optional<std::string> Gathering::apply(const journal::Configured& configured) {
  auto match = games_->open(header_line(game_, games_->newest_rules(game_), configured.config.text));
  if (!match.ok()) return match.error().path + ": " + match.error().message;
  config_ = configured.config.text;
  chairs_.resize(match.value()->players());
  match_.reset();
  recent_.clear();
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::OptionsSet& set) {
  options_ = set.options;
  return std::nullopt;
}

// A match of rules that this program no longer knows stays in the log; the table can begin another.
std::optional<std::string> Gathering::apply(const journal::Begun& begun) {
  ++match_number_;
  takebacks_ = 0;
  recent_.clear();
  match_.reset();
  auto match = games_->open(header_line(game_, begun.rules_version, config_));
  if (!match.ok()) return std::nullopt;
  match_ = std::move(match).value();
  recent_.begin(*match_, version_);
  sitters_.clear();
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].person) note_sitter(chairs_[seat], Seat(static_cast<i64>(seat)));
  begin_wait();
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::Decided& decided) {
  if (match_ == nullptr) return std::nullopt;
  const rules::Awaiting before = match_->awaiting();
  const u32 glass = match_->hourglass();
  const Match::Answer answer = match_->decide(decided.decision.text);
  if (!std::holds_alternative<std::monostate>(answer)) return told(answer);
  recent_.decided(version_, *match_, decided.decision.text);
  after_decision(before, glass);
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::TakenBack& /*back*/) {
  if (match_ == nullptr) return std::nullopt;
  if (!recent_.last()) return "nothing was there to be taken back";
  const u32 glass = match_->hourglass();
  match_ = recent_.take_back(version_);
  ++takebacks_;
  if (glass == 0 || match_->hourglass() != glass) begin_wait();  // else it could be turned back
  return std::nullopt;
}

std::optional<std::string> Gathering::apply(const journal::Spoken& spoken) {
  speeches_.push_back({version_, at_, spoken.person, spoken.seat, spoken.text, spoken.emote, spoken.shown});
  if (speeches_.size() > kSpeechesKept) speeches_.pop_front();
  return std::nullopt;
}

std::optional<Seat> Gathering::seat_of(std::string_view person) const {
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].person && chairs_[seat].person->id == person) return Seat(static_cast<i64>(seat));
  return std::nullopt;
}

namespace {

[[nodiscard]] bool same_eyes(const Gathering::Sitter& sitter, const Caller& who) {
  return sitter.person == who.person.id || sitter.device == who.device;
}

}  // namespace

bool Gathering::has_sat_at(const Caller& who, Seat seat) const {
  return std::ranges::any_of(sitters_, [&](const Sitter& each) { return each.seat == seat && same_eyes(each, who); });
}

bool Gathering::has_sat(std::string_view person) const {
  return std::ranges::find(sitters_, person, &Sitter::person) != sitters_.end();
}

// Also where both seats see the same just now: they need not a moment later.
bool Gathering::would_see_more(const Caller& who, Seat seat) const {
  return has_secrets() && !has_sat_at(who, seat) &&
         std::ranges::any_of(sitters_, [&](const Sitter& each) { return same_eyes(each, who); });
}

bool Gathering::others_have_sat(const Caller& who) const {
  return std::ranges::any_of(sitters_, [&](const Sitter& each) { return !same_eyes(each, who); });
}

bool Gathering::playing() const { return match_ != nullptr && !std::holds_alternative<rules::Over>(match_->awaiting()); }

u64 Gathering::point(Seat seat) const { return joined(match_number_, takebacks_, match_->decision_point(seat)); }
u64 Gathering::nature_point() const { return joined(match_number_, takebacks_, match_->decisions()); }

// Not after the end: the record of a finished match is for everyone to read.
bool Gathering::may_take_back(Seat seat) const {
  if (!playing()) return false;
  const auto last = recent_.last();
  return last && last->chooser == seat && !last->revealed;
}

std::optional<u64> Gathering::done(std::string_view person, u64 command) const {
  const auto doer = std::ranges::find(doers_, person, &Doer::person);
  if (doer == doers_.end()) return std::nullopt;
  for (const Command& each : doer->commands)
    if (each.number == command) return each.version;
  return std::nullopt;
}

}  // namespace minuit::match
