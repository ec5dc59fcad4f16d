#include "net/gate.hpp"

#include <algorithm>

namespace minuit::net {
namespace {

constexpr std::size_t at(Standing standing) { return static_cast<std::size_t>(standing); }

}  // namespace

AddressKey address_key(const std::array<u8, 16>& ipv6) {
  constexpr std::array<u8, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  AddressKey key = ipv6;
  if (!std::equal(mapped.begin(), mapped.end(), ipv6.begin())) std::fill(key.begin() + 8, key.end(), u8{0});
  return key;
}

// ---- tickets

Ticket::~Ticket() {
  if (gate_ != nullptr) gate_->leave(place_);
}

bool Ticket::evicted() const {
  const std::lock_guard lock(gate_->mutex_);
  return place_->where == Place::Where::leaving;
}

bool Ticket::move_to(const AddressKey& address) { return gate_->move(place_, address); }

void Ticket::stand(Standing standing) {
  const std::lock_guard lock(gate_->mutex_);
  gate_->stand(place_, standing);
}

bool Ticket::become_socket(SocketId id) {
  const std::lock_guard lock(gate_->mutex_);
  if (place_->where != Place::Where::inside) return false;
  place_->socket = id;
  gate_->stand(place_, Standing::watching);
  return true;
}

// ---- the gate

Gate::Gate(const Limits& limits, Evict evict)
    : most_(limits.connections),
      most_per_address_(limits.connections_per_address),
      most_refusals_(limits.refusals),
      seats_kept_(limits.seats_kept_per_address),
      evict_(std::move(evict)) {}

Ticket Gate::enter(const AddressKey& address, bool proxy, unsigned loop) {
  const PartyKey key{address, proxy};
  std::optional<Eviction> eviction;
  std::optional<Ticket> ticket;
  {
    const std::lock_guard lock(mutex_);
    const auto address_full = [&] {
      const auto known = parties_.find(key);
      return !proxy && known != parties_.end() && known->second.count >= most_per_address_;
    };
    if (inside_ >= most_ || address_full()) eviction = make_room(key, address_full());
    const bool lets_in = inside_ < most_ && !address_full();
    if (!lets_in && told_.size() >= most_refusals_) return {nullptr, Welcome::no, {}};
    Places made;
    made.push_back({.number = next_number_++, .loop = loop, .party = key, .socket = {}, .queued = {}});
    const auto place = made.begin();
    if (lets_in) {
      ++inside_;
      queues_[at(Standing::silent)].push_back(&*place);
      place->queued = std::prev(queues_[at(Standing::silent)].end());
      join(place, made, key);
      ticket.emplace(this, Welcome::yes, place);
    } else {
      place->where = Place::Where::told;
      told_.splice(told_.end(), made);
      ticket.emplace(this, address_full() ? Welcome::address_full : Welcome::full, place);
    }
  }
  tell(eviction);
  return std::move(*ticket);
}

void Gate::tell(const std::optional<Eviction>& eviction) const {
  if (eviction && evict_) evict_(*eviction);
}

bool Gate::move(Places::iterator place, const AddressKey& to) {
  std::optional<Eviction> eviction;
  {
    const std::lock_guard lock(mutex_);
    const PartyKey key{to, false};
    if (place->where != Place::Where::inside) return false;
    if (place->party == key) return true;
    const auto full = [&] {
      const auto known = parties_.find(key);
      return known != parties_.end() && known->second.count >= most_per_address_;
    };
    if (full()) eviction = make_room(key, true);
    if (full()) return false;
    Places moving;
    part(place, moving);
    join(place, moving, key);
  }
  tell(eviction);
  return true;
}

std::size_t Gate::inside() const {
  const std::lock_guard lock(mutex_);
  return inside_;
}

std::array<u64, kStandings> Gate::evicted() const {
  const std::lock_guard lock(mutex_);
  return evicted_;
}

void Gate::leave(Places::iterator place) {
  const std::lock_guard lock(mutex_);
  Places gone;
  switch (place->where) {
    case Place::Where::inside:
      --inside_;
      queues_[at(place->standing)].erase(place->queued);
      return part(place, gone);
    case Place::Where::told: return gone.splice(gone.end(), told_, place);
    case Place::Where::leaving: return gone.splice(gone.end(), leaving_, place);
  }
}

// ---- parties: those who are counted together

Gate::Party& Gate::party_of(const Place& place) { return parties_.find(place.party)->second; }

void Gate::join(Places::iterator place, Places& from, const PartyKey& key) {
  Party& party = parties_[key];
  place->party = key;
  Places& places = party.places[at(place->standing)];
  places.splice(places.end(), from, place);
  ++party.count;
  rank(key, party);
}

void Gate::part(Places::iterator place, Places& to) {
  const PartyKey key = place->party;
  Party& party = party_of(*place);
  to.splice(to.end(), party.places[at(place->standing)], place);
  --party.count;
  rank(key, party);
  if (party.count == 0) parties_.erase(key);
}

void Gate::stand(Places::iterator place, Standing standing) {
  if (place->where != Place::Where::inside || place->standing == standing) return;
  Party& party = party_of(*place);
  Places& to = party.places[at(standing)];
  to.splice(to.end(), party.places[at(place->standing)], place);
  auto& queue = queues_[at(standing)];
  queue.splice(queue.end(), queues_[at(place->standing)], place->queued);
  place->standing = standing;
  rank(place->party, party);
}

void Gate::rank(const PartyKey& key, Party& party) {
  const std::size_t wanted = gives(key, party) ? party.count : 0;
  if (wanted == party.ranked) return;
  if (party.ranked > 0) ranking_.erase({party.ranked, key});
  if (wanted > 0) ranking_.insert({wanted, key});
  party.ranked = wanted;
}

// ---- who has to go

// Whether others may take a place of theirs. A proxy's own connections carry the requests of many: only the silent ones.
bool Gate::gives(const PartyKey& key, const Party& party) const {
  if (key.proxy) return !party.places[at(Standing::silent)].empty();
  const std::size_t kept = std::min(party.places[at(Standing::seated)].size(), seats_kept_);
  return party.count > kept;
}

// The one that has gone the longest without a whole request.
Place* Gate::quiet_of(const PartyKey& key) {
  const auto known = parties_.find(key);
  if (known == parties_.end()) return nullptr;
  for (const Standing standing : {Standing::silent, Standing::reading}) {
    if (key.proxy && standing != Standing::silent) break;  // it carries the request of somebody else
    if (Places& places = known->second.places[at(standing)]; !places.empty()) return &places.front();
  }
  return nullptr;
}

Place* Gate::victim_for(const PartyKey& newcomer, bool address_full) {
  if (!address_full) {
    const auto known = parties_.find(newcomer);
    const std::size_t would_hold = newcomer.proxy || known == parties_.end() ? 1 : known->second.count + 1;
    if (!ranking_.empty() && ranking_.rbegin()->first > would_hold) {
      const PartyKey& most = ranking_.rbegin()->second;
      auto& places = parties_.find(most)->second.places;
      for (const Standing standing : {Standing::silent, Standing::reading, Standing::answering, Standing::watching})
        if (!places[at(standing)].empty()) return &places[at(standing)].front();
      return &places[at(Standing::seated)].back();  // whoever sat down first stays
    }
  }
  if (Place* own = quiet_of(newcomer); own != nullptr || address_full) return own;
  // Nobody holds more than their share. Whoever has asked for nothing can still come again without loss.
  if (!queues_[at(Standing::silent)].empty()) return queues_[at(Standing::silent)].front();
  const auto& reading = queues_[at(Standing::reading)];
  const auto found = std::ranges::find_if(reading, [](const Place* each) { return !each->party.proxy; });
  return found == reading.end() ? nullptr : *found;
}

std::optional<Eviction> Gate::make_room(const PartyKey& newcomer, bool address_full) {
  if (leaving_.size() >= 2 * most_refusals_) return std::nullopt;
  Place* victim = victim_for(newcomer, address_full);
  if (victim == nullptr) return std::nullopt;
  const Eviction eviction{.loop = victim->loop,
                          .ticket = victim->number,
                          .socket = victim->socket,
                          .standing = victim->standing,
                          .address = victim->party.address,
                          .hasty = leaving_.size() >= most_refusals_};
  ++evicted_[at(victim->standing)];
  --inside_;
  queues_[at(victim->standing)].erase(victim->queued);
  Places& places = party_of(*victim).places[at(victim->standing)];
  // It is the first of them, or the last of those who sit.
  const auto place = std::ranges::find_if(places, [&](const Place& each) { return &each == victim; });
  part(place, leaving_);
  place->where = Place::Where::leaving;
  return eviction;
}

}  // namespace minuit::net
