#include "sim/witness.hpp"

#include <limits>

#include "codec/read.hpp"
#include "codec/write.hpp"

namespace minuit::sim {

using match::Table;
using match::Turn;
namespace journal = match::journal;

namespace {

constexpr std::size_t kPlainEvery = 32;  // decisions

[[nodiscard]] rules::Viewer viewer_of(std::optional<Seat> seat) {
  return seat ? rules::Viewer(*seat) : rules::Viewer(rules::Spectator{});
}

}  // namespace

Witness::Witness(Scene& scene, const match::Games& games, const store::Store& store, std::string table)
    : scene_(&scene), games_(&games), store_(&store), table_(std::move(table)), truth_(games) {}

const std::string& Witness::actions_of(Seat seat) const {
  auto& known = actions_[seat.value];
  if (!known) known = truth_.match()->actions_json(seat);
  return *known;
}

std::size_t Witness::eye(std::optional<Seat> seat) const { return seat ? seat->value : truth_.chairs().size(); }

void Witness::take(const std::string& bytes) {
  const auto entry = codec::read<journal::Entry>(bytes);
  if (!entry.ok()) return scene_->violate("fork", "an entry cannot be read: " + bytes);
  check_asked_for(entry.value());
  if (!std::holds_alternative<journal::Spoken>(entry.value().what)) actions_ = {};
  if (truth_.playing() && truth_.match()->racing() && std::holds_alternative<journal::Decided>(entry.value().what))
    judged_race_point_ = race_point_;
  const auto damage = truth_.take(entry.value());
  if (damage) return scene_->violate("fork", "the log does not replay at " + std::to_string(lines_.size() + 1) + ": " + *damage);
  const journal::Entry& kept = entry.value();
  Line line{.by = kept.by, .command = kept.command, .decision = false, .events = {}};
  scene_->count(Mark::entries);
  const bool trusted = kept.command != 0 && truth_.version() > 1 && !distrusted_.contains(kept.by);
  if (trusted && !kept.by.empty() && !wanted_.contains({kept.by, kept.command}))
    scene_->violate("out of nothing", kept.by + " never asked for " + bytes);
  if (kept.command != 0 && distrusted_.contains(kept.by)) commands_.erase({kept.by, kept.command});
  if (kept.command != 0 && !commands_.try_emplace({kept.by, kept.command}, truth_.version()).second)
    scene_->violate("applied twice", "command " + std::to_string(kept.command) + " of " + kept.by + " is in the log at " +
                                         std::to_string(commands_[{kept.by, kept.command}]) + " and at " +
                                         std::to_string(truth_.version()));
  if (const auto* begun = std::get_if<journal::Begun>(&kept.what)) {
    scene_->count(Mark::begun);
    match_from_ = truth_.version();
    header_ = match::header_line(truth_.game(), begun->rules_version, truth_.config());
    played_.clear();
  } else if (const auto* decided = std::get_if<journal::Decided>(&kept.what)) {
    scene_->count(Mark::decisions);
    if (!truth_.playing()) scene_->count(Mark::finished);
    line.decision = true;
    played_.push_back(decided->decision.text);
    for (u8 seat = 0; seat < truth_.match()->players(); ++seat) line.events.push_back(truth_.match()->events_json(Seat{seat}));
    line.events.push_back(truth_.match()->events_json(rules::Spectator{}));
  } else if (std::holds_alternative<journal::TakenBack>(kept.what)) {
    scene_->count(Mark::takebacks);
    line.decision = true;
    line.events.assign(truth_.match()->players() + 1U, "[]");
    if (!played_.empty()) played_.pop_back();
    compare_with_plain_replay();
  } else if (std::holds_alternative<journal::Configured>(kept.what)) {
    header_.clear();
  }
  lines_.push_back(std::move(line));
  if (lines_.back().decision && played_.size() % kPlainEvery == 0) compare_with_plain_replay();
}

// An entry someone asked for is what they asked for, at the point they asked it for.
void Witness::check_asked_for(const journal::Entry& entry) {
  const auto wanted = wanted_.find({entry.by, entry.command});
  if (wanted == wanted_.end() || distrusted_.contains(entry.by)) return;
  const auto seat = truth_.seat_of(entry.by);
  const bool match = truth_.match() != nullptr;
  const bool right = std::visit(
      [&]<class C>(const C& command) {
        if constexpr (std::is_same_v<C, match::Decide> || std::is_same_v<C, match::Intend>) {
          return match && seat && command.point == truth_.point(*seat) && std::holds_alternative<journal::Decided>(entry.what);
        } else if constexpr (std::is_same_v<C, match::Prompt>) {
          return match && command.point == truth_.nature_point() && std::holds_alternative<journal::Decided>(entry.what);
        } else if constexpr (std::is_same_v<C, match::TakeBack>) {
          return match && seat && command.point == truth_.nature_point() &&
                 std::holds_alternative<journal::TakenBack>(entry.what);
        } else if constexpr (std::is_same_v<C, match::Say>) {
          const auto* spoken = std::get_if<journal::Spoken>(&entry.what);
          return spoken != nullptr && spoken->text == command.text && spoken->person.id == entry.by;
        } else if constexpr (std::is_same_v<C, match::React>) {
          const auto* spoken = std::get_if<journal::Spoken>(&entry.what);
          return spoken != nullptr && spoken->emote == command.emote && spoken->person.id == entry.by;
        } else if constexpr (std::is_same_v<C, match::Show>) {
          const auto* spoken = std::get_if<journal::Spoken>(&entry.what);
          return match && seat && spoken != nullptr && spoken->shown == match::Shown{command.place, command.plan} &&
                 spoken->person.id == entry.by;
        } else if constexpr (std::is_same_v<C, match::Sit>) {
          const auto* set = std::get_if<journal::ChairSet>(&entry.what);
          return !seat && set != nullptr && set->seat == command.seat && !truth_.chairs()[command.seat.value].taken() &&
                 may_sit(*set, false);
        } else if constexpr (std::is_same_v<C, match::Consent>) {
          const auto* set = std::get_if<journal::ChairSet>(&entry.what);
          return command.agree && set != nullptr && set->seat == command.seat && set->chair.person &&
                 set->chair.person->id == command.person && set->chair.person->id != entry.by && may_sit(*set, true);
        } else {
          return true;
        }
      },
      wanted->second);
  if (!right) scene_->violate("out of nothing", entry.by + " did not ask for this here: " + codec::to_json(entry));
}

// The match from nothing but its setup and its standing decisions: the short way of a taking back must come to the same.
void Witness::compare_with_plain_replay() {
  if (header_.empty() || truth_.match() == nullptr) return;
  const auto plain = games_->open(header_);
  if (!plain.ok()) return scene_->violate("fork", "the match cannot be opened again");
  for (const std::string& decision : played_)
    if (!std::holds_alternative<std::monostate>(plain.value()->decide(decision)))
      return scene_->violate("fork", "a standing decision cannot be taken again: " + decision);
  if (plain.value()->digest() != truth_.match()->digest() || plain.value()->decisions() != truth_.match()->decisions())
    scene_->violate("fork", "the match is not what its standing decisions make it");
}

void Witness::advance(u64 version) {
  if (version <= truth_.version()) return;
  read_to(version);
  if (truth_.version() < version)
    scene_->violate("told before stored",
                    "version " + std::to_string(version) + " was told, the log ends at " + std::to_string(truth_.version()));
}

void Witness::catch_up_quietly() {
  for (auto page = store_->read(table_, log_end_); page.ok() && !page.value().empty(); page = store_->read(table_, log_end_))
    log_end_ = page.value().back().version;
}

void Witness::catch_up() { read_to(std::numeric_limits<u64>::max()); }

// Not beyond: another process may have written what the authority does not know of yet.
void Witness::read_to(u64 version) {
  while (!scene_->violation() && truth_.version() < version) {
    const auto page = store_->read(table_, truth_.version());
    if (!page.ok() || page.value().empty()) return;
    for (const store::Entry& entry : page.value()) {
      if (entry.version != truth_.version() + 1) return scene_->violate("fork", "the versions of the log have a gap");
      take(entry.bytes);
      if (scene_->violation() || truth_.version() == version) return;
    }
  }
}

namespace {

bool may_talk(const catalog::Match& match, std::optional<Seat> seat) {
  if (seat) return match.may_talk(*seat);
  for (u32 at = 0; at < match.players(); ++at)
    if (!match.may_talk(Seat(i64{at}))) return false;
  return true;
}

}  // namespace

Turn Witness::turn_for(std::optional<Seat> seat) const {
  Turn turn;
  const catalog::Match& match = *truth_.match();
  turn.awaiting = match.awaiting();
  turn.may_talk = !truth_.playing() || may_talk(match, seat);
  if (!seat) return turn;
  if (const auto* seats = std::get_if<rules::Seats>(&turn.awaiting); seats != nullptr && seats->set.has(*seat)) {
    turn.decide = truth_.point(*seat);
    turn.actions.text = actions_of(*seat);
  }
  if (const auto* nature = std::get_if<rules::Nature>(&turn.awaiting); nature != nullptr && nature->prompters.has(*seat))
    turn.prompt = truth_.nature_point();
  if (truth_.may_take_back(*seat)) turn.take_back = truth_.nature_point();
  return turn;
}

// In a match with secrets nobody sees two hands, and nobody who is new to it sits down unasked.
bool Witness::may_sit(const journal::ChairSet& set, bool agreed) const {
  if (!set.chair.person || !set.chair.device) return false;
  const match::Caller who{*set.chair.person, *set.chair.device, {}};
  if (!truth_.has_secrets()) return true;
  return !truth_.would_see_more(who, set.seat) && (agreed || truth_.has_sat_at(who, set.seat) || !truth_.others_have_sat(who));
}

Table Witness::table_for(const std::string& person) const {
  Table table;
  table.version = truth_.version();
  table.game = truth_.game();
  table.rules_version = games_->newest_rules(truth_.game());
  table.config.text = truth_.config();
  table.options = truth_.options();
  table.host = truth_.host().id;
  table.you = person;
  table.seat = truth_.seat_of(person);
  for (const match::Chair& chair : truth_.chairs())
    table.seats.push_back({.person = chair.person, .bot = chair.bot, .played_by = {}, .present = false, .locked = chair.locked});
  table.speeches.assign(truth_.speeches().begin(), truth_.speeches().end());
  if (truth_.match() != nullptr)
    table.match = match::MatchInfo{truth_.match_number(), match::Raw{truth_.match()->view_json(viewer_of(table.seat))},
                                   turn_for(table.seat)};
  return table;
}

void Witness::said(const Frame& frame, const std::string& person) {
  const match::ServerMessage& message = frame.message;
  const bool broadcast = !std::holds_alternative<match::Done>(message) && !std::holds_alternative<Table>(message) &&
                         !std::holds_alternative<match::Advised>(message);
  if (!broadcast || last_text_ != frame.text) {
    last_text_ = frame.text;
    last_eyes_.clear();
  } else if (last_eyes_.contains(eye(truth_.seat_of(person)))) {
    return;
  }
  std::visit([&](const auto& each) { check(each, person); }, message);
  last_eyes_.insert(eye(truth_.seat_of(person)));
}

void Witness::asked(u64 version, Seat seat, const std::string& view, const std::optional<std::string>& actions) {
  advance(version);
  if (scene_->violation() || truth_.match() == nullptr) return;
  if (view != truth_.match()->view_json(seat) || (actions && *actions != actions_of(seat)))
    scene_->violate("sight", "a bot was shown something else than its seat sees");
}

void Witness::commanded(const std::string& person, u64 command, const match::ClientMessage& message) {
  wanted_.insert_or_assign({person, command}, message);
}

void Witness::refused_for_good(const std::string& person, u64 command) { refused_.insert({person, command}); }

void Witness::settle_accounts() {
  catch_up();
  if (scene_->violation()) return;
  for (const Acknowledged& each : acknowledged_) {
    const auto found = commands_.find({each.person, each.command});
    if (found == commands_.end() || (found->second != each.version && !distrusted_.contains(each.person)))
      return scene_->violate("acknowledged and lost", "command " + std::to_string(each.command) + " of " + each.person);
  }
  for (const auto& [person, command] : refused_)
    if (commands_.contains({person, command}))
      return scene_->violate("refused and done", "command " + std::to_string(command) + " of " + person + " is in the log");
  compare_with_plain_replay();
  match::Gathering again(*games_);
  u64 version = 0;
  for (auto page = store_->read(table_, 0); page.ok() && !page.value().empty(); page = store_->read(table_, version))
    for (const store::Entry& entry : page.value()) {
      version = entry.version;
      const auto read = codec::read<journal::Entry>(entry.bytes);
      if (!read.ok() || again.take(read.value())) return scene_->violate("fork", "the log does not replay from its start");
    }
  if (version != truth_.version() || again.chairs() != truth_.chairs() ||
      (again.match() != nullptr && again.match()->digest() != truth_.match()->digest()))
    scene_->violate("fork", "the log has changed under its reader");
}

}  // namespace minuit::sim
