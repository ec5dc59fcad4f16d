// What each command comes to. Nothing is changed here: a command becomes an entry for the log, or a refusal.
#include <algorithm>

#include "match/refusals.hpp"
#include "match/room.hpp"
#include "match/text.hpp"

namespace minuit::match {

using journal::What;
using rules::refuse;

Room::Ruling Room::rule(const Guest& who, const Sit& sit) {
  const auto& chairs = gathering_.chairs();
  if (sit.seat.value >= chairs.size()) return refuse(kNoSuchSeat, static_cast<i32>(chairs.size()));
  if (const auto seat = gathering_.seat_of(who.person.id)) {
    if (*seat == sit.seat) return Nothing{};
    return refuse(kAlreadySeated);
  }
  const Chair& chair = chairs[sit.seat.value];
  if (chair.taken()) return refuse(kSeatTaken);
  if (chair.locked && !is_host(who)) return refuse(kSeatLocked);
  const Caller asker = caller(who);
  if (gathering_.would_see_more(asker, sit.seat)) return refuse(kHasSeenAnother);
  const bool is_new = gathering_.has_secrets() && !gathering_.has_sat_at(asker, sit.seat);
  if (is_new && gathering_.others_have_sat(asker)) return ask_for_seat(who, sit.seat);
  return seated(asker, sit.seat);
}

Room::Ruling Room::rule(const Guest& who, const Stand& /*stand*/) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return Nothing{};
  return What(journal::ChairSet{*seat, empty_chair(gathering_.chairs()[seat->value].locked)});
}

Room::Ruling Room::rule(const Guest& who, const FillSeat& fill) {
  if (!is_host(who)) return refuse(kNotHost);
  const auto& chairs = gathering_.chairs();
  if (fill.seat.value >= chairs.size()) return refuse(kNoSuchSeat, static_cast<i32>(chairs.size()));
  const Chair& chair = chairs[fill.seat.value];
  if (chair.person) return refuse(kSeatTaken);
  if (!games_->has_bot(gathering_.game(), fill.level)) return refuse(kNoSuchBot);
  Chair filled = empty_chair(chair.locked);
  filled.bot = fill.level;
  return What(journal::ChairSet{fill.seat, filled});
}

Room::Ruling Room::rule(const Guest& who, const FreeSeat& free) {
  if (!is_host(who)) return refuse(kNotHost);
  const auto& chairs = gathering_.chairs();
  if (free.seat.value >= chairs.size()) return refuse(kNoSuchSeat, static_cast<i32>(chairs.size()));
  const Chair& chair = chairs[free.seat.value];
  if (!chair.taken()) return Nothing{};
  return What(journal::ChairSet{free.seat, empty_chair(chair.locked)});
}

Room::Ruling Room::rule(const Guest& who, const LockSeat& lock) {
  if (!is_host(who)) return refuse(kNotHost);
  const auto& chairs = gathering_.chairs();
  if (lock.seat.value >= chairs.size()) return refuse(kNoSuchSeat, static_cast<i32>(chairs.size()));
  Chair chair = chairs[lock.seat.value];
  if (chair.locked == lock.locked) return Nothing{};
  chair.locked = lock.locked;
  return What(journal::ChairSet{lock.seat, chair});
}

Room::Ruling Room::rule(const Guest& who, const Remove& remove) {
  if (!is_host(who)) return refuse(kNotHost);
  if (remove.person == who.person.id) return refuse(kNotYourself);
  if (gathering_.removed(remove.person)) return Nothing{};
  std::optional<journal::Removed> removed;
  if (const auto seat = gathering_.seat_of(remove.person)) {
    const Chair& chair = gathering_.chairs()[seat->value];
    removed = journal::Removed{*chair.person, device_of(*chair.person, chair.device)};
  }
  for (const auto* list : {&guests_, &door_})
    for (const Guest& each : *list)
      if (each.person.id == remove.person) removed = journal::Removed{each.person, each.device};
  if (!removed) return refuse(kNobodyThere);
  if (removed->device == who.device) return refuse(kNotYourself);
  return What(*removed);
}

Room::Ruling Room::rule(const Guest& who, const PassHost& pass) {
  if (!is_host(who)) return refuse(kNotHost);
  for (const Guest& each : guests_)
    if (each.person.id == pass.person) return What(journal::HostSet{each.person, each.device});
  return refuse(kNobodyThere);
}

// Whoever sits comes before whoever watches; the table of one who is gone for good is anyone's.
Room::Ruling Room::rule(const Guest& who, const ClaimHost& /*claim*/) {
  if (is_host(who)) return Nothing{};
  const bool sits = gathering_.seat_of(who.person.id).has_value();
  const bool someone_sits =
      std::ranges::any_of(gathering_.chairs(), [&](const Chair& chair) { return chair.person && present(chair.person->id); });
  if (!sits && someone_sits) return refuse(kNotSeated);
  if (present(gathering_.host().id)) return refuse(kHostIsHere);
  const auto gone = gone_since_.find(gathering_.host().id);
  const i64 long_enough = sits ? kHostGone_ms : kHostGoneForGood_ms;
  if (gone != gone_since_.end() && now_.steady_ms - gone->second < long_enough) return refuse(kHostIsHere);
  return What(journal::HostSet{who.person, who.device});
}

Room::Ruling Room::rule(const Guest& who, const Configure& configure) {
  if (!is_host(who)) return refuse(kNotHost);
  if (gathering_.playing()) return refuse(kMatchRuns);
  const std::string& config = configure.config.text;
  if (config.size() > kMostConfigBytes) return refuse(kTooLong, static_cast<i32>(kMostConfigBytes));
  const u32 rules = games_->newest_rules(gathering_.game());
  const auto match = games_->open(header_line(gathering_.game(), rules, config));
  if (!match.ok()) return match.error();
  for (std::size_t seat = match.value()->players(); seat < gathering_.chairs().size(); ++seat)
    if (gathering_.chairs()[seat].person) return refuse(kSeatTaken);
  return What(journal::Configured{Raw{match.value()->config_json()}});  // without what it may have been padded with
}

Room::Ruling Room::rule(const Guest& who, const SetOptions& set) {
  if (!is_host(who)) return refuse(kNotHost);
  if (set.options.turn_seconds > u32{kMostTurnSeconds} || set.options.away_seconds > u32{kMostAwaySeconds})
    return refuse(kBadOptions, kMostTurnSeconds, kMostAwaySeconds);
  if (set.options.listed && !outside_->may_list(table_)) return refuse(kUnlisted);
  if (set.options == gathering_.options()) return Nothing{};
  return What(journal::OptionsSet{set.options});
}

Room::Ruling Room::rule(const Guest& who, const Begin& /*begin*/) {
  if (!is_host(who)) return refuse(kNotHost);
  if (gathering_.playing()) return refuse(kMatchRuns);
  const auto empty = std::ranges::count_if(gathering_.chairs(), [](const Chair& chair) { return !chair.taken(); });
  if (empty > 0) return refuse(kSeatsEmpty, static_cast<i32>(empty));
  if (gathering_.match_number() >= kMostMatches) return refuse(kLogFull);
  return What(journal::Begun{games_->newest_rules(gathering_.game())});
}

// A decision the match was proposed becomes an entry.
Room::Ruling Room::decided(const catalog::Match::Answer& answer) {
  if (const auto* fault = std::get_if<codec::Fault>(&answer)) return *fault;
  if (const auto* refusal = std::get_if<rules::Refusal>(&answer)) return *refusal;
  return What(journal::Decided{Raw{gathering_.match()->proposed_json()}});
}

Room::Ruling Room::rule(const Guest& who, const Decide& decide) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (!gathering_.playing()) return refuse(kNoMatch);
  if (decide.point != gathering_.point(*seat)) return refuse(kStale);
  return decided(gathering_.match()->propose_choice(*seat, decide.action.text));
}

Room::Ruling Room::rule(const Guest& who, const Intend& intend) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (!gathering_.playing()) return refuse(kNoMatch);
  const catalog::Match& match = *gathering_.match();
  if (match.races()) return rule_signal(who, *seat, intend);
  if (!match.takes_intents()) return refuse(kNoIntents);
  if (intend.point != gathering_.point(*seat)) return refuse(kStale);
  if (intend.intent.text.size() > kMostIntentBytes) return refuse(kTooLong, static_cast<i32>(kMostIntentBytes));
  auto& working = working_[seat->value];
  if (working && working->origin.connection != 0) {
    const bool again = working->origin.command == intend.command && working->origin.person == who.person.id;
    if (!again) return refuse(kStillThinking);
    working->origin.connection = who.connection;  // the answer goes to where it was asked for last
    return Later{};
  }
  if (working && working->forced && working->point == intend.point) return refuse(kStale);  // the time of the turn is up
  auto errand = match.errand(*seat, intend.intent.text);
  if (!errand.ok()) return errand.error();
  if (!intents_.spend(who.person.id, now_.steady_ms)) return refuse(kTooOften);
  working = Working{next_job_++, intend.point, {who.connection, who.person.id, intend.command}, false, false};
  outside_->work(table_, working->number, std::move(errand).value(), {who.device, who.network});
  return Later{};
}

Room::Ruling Room::rule(const Guest& who, const Prompt& prompt) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (!gathering_.playing()) return refuse(kNoMatch);
  if (prompt.point != gathering_.nature_point()) return refuse(kStale);
  const rules::Awaiting awaiting = gathering_.match()->awaiting();
  const auto* nature = std::get_if<rules::Nature>(&awaiting);
  if (nature == nullptr || !nature->prompters.has(*seat)) return refuse(kNotForYou);
  Rng luck = outside_->luck();
  return decided(gathering_.match()->propose_draw(luck));
}

Room::Ruling Room::rule(const Guest& who, const TakeBack& back) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (gathering_.match() == nullptr) return refuse(kNoMatch);
  if (back.point != gathering_.nature_point()) return refuse(kStale);
  if (!gathering_.may_take_back(*seat)) return refuse(kNothingToTakeBack);
  return What(journal::TakenBack{});
}

Room::Ruling Room::rule(const Guest& who, const HandOver& hand) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (!games_->has_bot(gathering_.game(), hand.level)) return refuse(kNoSuchBot);
  Chair chair = gathering_.chairs()[seat->value];
  if (chair.stand_in == hand.level) return Nothing{};
  chair.stand_in = hand.level;
  return What(journal::ChairSet{*seat, chair});
}

Room::Ruling Room::rule(const Guest& who, const TakeOver& /*take*/) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  Chair chair = gathering_.chairs()[seat->value];
  if (!chair.stand_in) return Nothing{};
  chair.stand_in.reset();
  return What(journal::ChairSet{*seat, chair});
}

// Who only watches may not speak into the silence of any player: it could be that player's second self.
bool Room::may_talk(std::optional<Seat> seat) const {
  const catalog::Match& match = *gathering_.match();
  if (seat) return match.may_talk(*seat);
  for (std::size_t at = 0; at < gathering_.chairs().size(); ++at)
    if (!match.may_talk(Seat(static_cast<i64>(at)))) return false;
  return true;
}

Room::Ruling Room::rule(const Guest& who, const Say& say) {
  if (say.text.empty() || say.text.size() > kMostSpeechBytes || has_control(say.text))
    return refuse(kNothingSaid, static_cast<i32>(kMostSpeechBytes));
  return speak(who, {{}, {}, say.text, {}, {}});
}

Room::Ruling Room::rule(const Guest& who, const React& react) { return speak(who, {{}, {}, "", react.emote, {}}); }

// Those who watch have nothing to plan, and their finger on the board would be advice.
Room::Ruling Room::rule(const Guest& who, const Show& show) {
  if (!gathering_.seat_of(who.person.id)) return refuse(kNotSeated);
  if (!gathering_.playing()) return refuse(kNoMatch);
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
  };
  if (show.place.empty() || show.place.size() > kMostPlaceBytes || !std::ranges::all_of(show.place, fits))
    return refuse(kNoPlace, static_cast<i32>(kMostPlaceBytes));
  return speak(who, {{}, {}, "", {}, Shown{show.place, show.plan}});
}

Room::Ruling Room::rule(const Guest& who, const Advise& advise) {
  const auto seat = gathering_.seat_of(who.person.id);
  if (!seat) return refuse(kNotSeated);
  if (!gathering_.playing()) return refuse(kNoMatch);
  const catalog::Match& match = *gathering_.match();
  const rules::Awaiting awaiting = match.awaiting();
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (seats == nullptr || !seats->set.has(*seat) || advise.point != gathering_.point(*seat)) return refuse(kStale);
  auto& advising = advising_[seat->value];
  if (advising && advising->point == advise.point) {
    const bool again = advising->origin.command == advise.command && advising->origin.person == who.person.id;
    if (!again) return refuse(kStillThinking);
    advising->origin.connection = who.connection;  // the answer goes to where it was asked for last
    return Later{};
  }
  if (!advices_.spend(who.person.id, now_.steady_ms)) return refuse(kTooOften);
  advising = Working{next_job_++, advise.point, {who.connection, who.person.id, advise.command}, false, false};
  outside_->work(table_, advising->number,
                 Thought{gathering_.game(), *seat, "", match.view_json(*seat), match.actions_json(*seat), "", false, true, false},
                 {who.device, who.network});
  return Later{};
}

// Words, faces and fingers are one: where one is silent the other would tell as much, and all are heard by all.
Room::Ruling Room::speak(const Guest& who, journal::Spoken spoken) {
  spoken.person = who.person;
  spoken.seat = gathering_.seat_of(who.person.id);
  if (gathering_.playing() && !may_talk(spoken.seat)) return refuse(kSilence);
  if (!speeches_.spend(who.person.id, now_.steady_ms)) return refuse(kTooTalkative);
  return What(std::move(spoken));
}

}  // namespace minuit::match
