// Someone new asks for a seat of a running match that has secrets. The table sees it, and all who have played in it must agree:
// those whose seat was freed too, or a host could free the seats of all others and agree with himself. Meanwhile a bot plays.
#include <algorithm>

#include "match/refusals.hpp"
#include "match/room.hpp"

namespace minuit::match {

// Who must agree: everyone of this match who is here, or has left only just now, and does not share the device of who asks.
std::vector<std::string> Room::electors(const Caller& asker) const {
  std::vector<std::string> list;
  for (const Gathering::Sitter& each : gathering_.sitters()) {
    if (each.person == asker.person.id || each.device == asker.device || gathering_.removed(each.person, each.device)) continue;
    const auto gone = gone_since_.find(each.person);
    const bool here = present(each.person) || (gone != gone_since_.end() && now_.steady_ms - gone->second < kElectorGone_ms);
    if (here && std::ranges::find(list, each.person) == list.end()) list.push_back(each.person);
  }
  return list;
}

Room::Ruling Room::ask_for_seat(const Guest& who, Seat seat) {
  const Caller asker = caller(who);
  const auto same = [&](const Request& each) { return each.asker.person.id == who.person.id && each.seat == seat; };
  if (std::ranges::any_of(requests_, same)) return Nothing{};
  if (gathering_.sitters_full()) return rules::refuse(kTooManyAsk);
  if (electors(asker).empty()) return rules::refuse(kNobodyToAgree);
  const auto of_device = [&](const Request& each) { return each.asker.device == who.device; };
  if (requests_.size() >= kMostRequests && std::ranges::none_of(requests_, of_device)) return rules::refuse(kTooManyAsk);
  if (!asks_.spend(who.device, now_.steady_ms)) return rules::refuse(kTooOften);
  std::erase_if(requests_, of_device);  // one of a device at a time: who asks for another seat no longer asks for this one
  requests_.push_back({asker, seat, {}, now_.steady_ms + kRequest_ms, gathering_.match_number()});
  tell_seating();
  return Nothing{};
}

// A request is weighed when somebody agrees, and only then: that someone leaves never lets it pass.
Room::Ruling Room::rule(const Guest& who, const Consent& consent) {
  if (drop_requests()) tell_seating();
  const auto found = std::ranges::find_if(
      requests_, [&](const Request& each) { return each.asker.person.id == consent.person && each.seat == consent.seat; });
  if (found == requests_.end()) return rules::refuse(kNobodyAsks);
  const std::vector<std::string> all = electors(found->asker);
  if (std::ranges::find(all, who.person.id) == all.end()) return rules::refuse(kNoSayInIt);
  if (!consent.agree) {
    requests_.erase(found);
    tell_seating();
    return Nothing{};
  }
  if (std::ranges::find(found->agreed, who.person.id) == found->agreed.end()) found->agreed.push_back(who.person.id);
  const auto agrees = [&](const std::string& id) { return std::ranges::find(found->agreed, id) != found->agreed.end(); };
  if (!std::ranges::all_of(all, agrees)) {
    tell_seating();
    return Nothing{};
  }
  return seated(found->asker, found->seat);
}

Room::Ruling Room::seated(const Caller& who, Seat seat) const {
  Chair chair = gathering_.chairs()[seat.value];
  chair.person = who.person;
  chair.device = who.device;
  return journal::What(journal::ChairSet{seat, chair});
}

// Lets go of the requests that have lapsed or come to nothing; true if there were any.
bool Room::drop_requests() {
  const auto over = [&](const Request& each) {
    const Caller& who = each.asker;
    if (each.lapses <= now_.steady_ms || each.match != gathering_.match_number() || !gathering_.has_secrets()) return true;
    if (!present(who.person.id) || gathering_.seat_of(who.person.id) || gathering_.would_see_more(who, each.seat)) return true;
    const Chair& chair = gathering_.chairs()[each.seat.value];
    return chair.taken() || (chair.locked && who.person.id != gathering_.host().id);
  };
  return std::erase_if(requests_, over) > 0;
}

std::vector<SeatRequest> Room::request_infos() const {
  std::vector<SeatRequest> infos;
  for (const Request& each : requests_) {
    SeatRequest info{each.asker.person, each.seat, each.agreed, {}, std::max<i64>(0, each.lapses - now_.steady_ms)};
    for (std::string& id : electors(each.asker))
      if (std::ranges::find(each.agreed, id) == each.agreed.end()) info.awaited.push_back(std::move(id));
    infos.push_back(std::move(info));
  }
  return infos;
}

}  // namespace minuit::match
