#include "bots/pilots/pas_vu_pas_pris/watch.hpp"

#include "bots/pilots/pas_vu_pas_pris/worth.hpp"
#include "rules/games/pas_vu_pas_pris/round.hpp"
#include "rules/games/pas_vu_pas_pris/sight/probe.hpp"

namespace minuit::keyhole {

std::vector<Door> next_doors(const State& s) {
  std::vector<Door> doors;
  for (std::size_t at = 0; at < kDoors; ++at) {
    const Door door = door_at(at);
    const bool stays = s.bell == Bell::knock || s.phase == Phase::aiming;
    if ((door.side == s.keyhole.side) != stays) continue;
    if (s.crystal && s.crystal->number() != door.number.number()) continue;
    doors.push_back(door);
    if (s.bell == Bell::double_look) doors.push_back({opposite(door.side), door.number});
  }
  return doors;
}

bool Watch::over() const {
  if (looks_ >= budget_.nodes) return true;
  if (budget_.milliseconds == bots::Budget::kUnlimited) return false;
  return std::chrono::steady_clock::now() - begun_ >= std::chrono::milliseconds(budget_.milliseconds);
}

double Watch::gain(const State& s, Seat seat, const std::vector<Door>& doors, std::span<const Hope> hopes) {
  const Scene scene = scene_of(s);
  const double others = s.setup.players.number() - 1;
  double sum = 0;
  u32 taken = 0;
  for (const Door door : doors) {
    if (over() && taken > 0) break;
    const Sight sight = take(scene, door);
    ++taken;
    for (u8 ghost = 0; ghost < kMostGhosts; ++ghost)
      if ((sight.seen >> ghost & 1U) != 0) sum += owner_of(ghost) == seat ? -at_stake(s, ghost) : at_stake(s, ghost) / others;
    if (hopes.empty()) continue;
    Probe probe(scene, door, canvas_);
    for (const Hope& hope : hopes) sum += probe.would_see(hope.ghost) ? 0 : hope.worth;
  }
  return taken == 0 ? 0 : sum / taken;
}

}  // namespace minuit::keyhole
