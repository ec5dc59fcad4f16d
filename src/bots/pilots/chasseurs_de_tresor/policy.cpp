#include "bots/pilots/chasseurs_de_tresor/policy.hpp"

#include <algorithm>

#include "rules/contract/play.hpp"

namespace minuit::hunters {

namespace {

constexpr int kFarAway = 1'000'000;
constexpr int kChancesOfSpirit = 20;  // in 36, with two dice

[[nodiscard]] constexpr int steps(const State& s, Space from, Space to) { return steps_between(s.lock, from, to); }
[[nodiscard]] constexpr std::size_t index(Space space) { return static_cast<std::size_t>(space); }

}  // namespace

Policy::Policy(const State& state, const Weights& weights) : s_(state), w_(weights) {
  count_arrivals();
  find_errand();
}

void Policy::count_arrivals() {
  for (Cards left = s_.pile & kClassicCards & ~bits_of(Card::shuffle); left != 0; left &= left - 1) {
    auto room = static_cast<Room>(lowest_bit(left));
    while (is_haunted(s_, room)) room = next(room);
    ++arrivals_[static_cast<std::size_t>(room)];
  }
}

// GH-34: round the haunted rooms.
void Policy::find_way_out() {
  const Spaces wall = spaces_of(s_.haunted);
  way_out_.fill(kSpaces);
  Spaces reached = bit(Space::outside);
  Spaces edge = reached;
  for (u8 count = 0; edge != 0; ++count) {
    for (Spaces left = edge; left != 0; left &= left - 1) way_out_[index(lowest_space(left))] = count;
    edge = neighbours(s_.lock, edge) & ~reached & ~wall;
    reached |= edge;
  }
}

// GH-51: the lower the number the sooner it can leave; of one that is face down nothing is known.
int Policy::cost_of_jewel(std::size_t room) const {
  int cost = -w_.far_jewel * steps(s_, Space::outside, space_of(static_cast<Room>(room)));
  if (is_haunted(s_, static_cast<Room>(room))) cost += w_.haunted_jewel;
  if (is_advanced(s_)) cost += s_.numbers[room] == 0 ? w_.unknown : w_.number_gap * (s_.numbers[room] - s_.rescued - 1);
  return cost;
}

void Policy::find_errand() {
  const u8 me = s_.turn.value;
  distance_.fill(kFarAway);
  if (pack(s_) != kEmpty) {
    find_way_out();
    goal_ = {Errand::door, Space::outside};
    const int step = may_leave_with(s_, pack(s_)) ? w_.step_laden : w_.wait_step;
    for (std::size_t space = 0; space < kSpaces; ++space) distance_[space] = step * way_out_[space];
    return;
  }
  const auto consider = [&](Space target, int cost, Errand errand) {
    for (std::size_t space = 0; space < kSpaces; ++space) {
      const int total = cost + w_.step * steps(s_, static_cast<Space>(space), target);
      if (space == index(where(s_)) && total < distance_[space]) goal_ = {errand, target};
      distance_[space] = std::min(distance_[space], total);
    }
  };
  for (Rooms left = s_.jewels; left != 0; left = static_cast<Rooms>(left & (left - 1))) {
    const auto room = static_cast<std::size_t>(lowest_bit(left));
    const Space target = space_of(static_cast<Room>(room));
    int cost = cost_of_jewel(room);
    const int mine = steps(s_, where(s_), target);
    for (u8 other = 0; other < s_.hunters; ++other)
      if (other != me && s_.packs[other] == kEmpty && steps(s_, s_.at[other], target) < mine) cost += w_.other_is_nearer;
    consider(target, cost, Errand::jewel);
  }
  for (u8 other = 0; other < s_.hunters; ++other)
    if (other != me && is_held(s_, other)) consider(s_.at[other], -w_.help, Errand::help);
  if (goal_.errand == Errand::none) consider(Space::outside, 0, Errand::door);
}

int Policy::value_of_ghost(std::size_t room, int ghosts) const {
  const int value = ghosts == 1 ? w_.ghost_alone : w_.ghost_of_two;
  return arrivals_[room] == 0 ? value : value * w_.card_in_pile / 100;
}

int Policy::fight_worth(Room room) const {
  const Space space = space_of(room);
  const auto at = static_cast<std::size_t>(room);
  int others = 0;
  bool held = false;
  for (u8 other = 0; other < s_.hunters; ++other) {
    if (other == s_.turn.value || s_.at[other] != space) continue;
    ++others;
    held = held || s_.packs[other] != kEmpty;
  }
  if (is_haunted(s_, room)) {
    if (others == 0) return 0;
    held = held || pack(s_) != kEmpty;
    return (w_.spirit + w_.spirit_each * spirits(s_) + (held ? w_.free_held : 0)) * kChancesOfSpirit / 36;
  }
  const int ghosts = s_.ghosts[at];
  if (ghosts == 0) return 0;
  const int first = value_of_ghost(at, ghosts);
  if (others == 0) return first / 2;
  return ghosts == 1 ? first * 3 / 4 : first * 3 / 4 + value_of_ghost(at, 1) / 4;
}

int Policy::worth_of(Space to) const {
  const bool laden = pack(s_) != kEmpty;
  int worth = -distance_[index(to)];
  if (to == Space::outside && laden) return worth + w_.rescue;
  if (!is_room(to)) return worth;
  const Room room = room_of(to);
  worth += fight_worth(room);
  if (laden && is_haunted(s_, room) && where(s_) != to) worth -= w_.held;
  if (laden && s_.ghosts[static_cast<std::size_t>(room)] == 2 && arrivals_[static_cast<std::size_t>(room)] > 0)
    worth -= w_.haunt_risk;
  if (!laden && jewel_lies(s_, room) && !is_haunted(s_, room)) worth += w_.take;
  return worth;
}

// Not into a spirit's arms without company; and never so that nobody is left to fetch the jewel that must leave next.
int Policy::worth(Take /*take*/) const {
  const Room room = room_of(where(s_));
  if (is_haunted(s_, room) && hunters_in(s_, where(s_)) == 1) return -w_.held;
  if (!is_advanced(s_)) return w_.take;
  const u8 number = s_.numbers[static_cast<std::size_t>(room)];
  const u8 wanted = static_cast<u8>(s_.rescued + 1);
  if (number == wanted) return w_.take;
  int free = 0;
  bool is_carried = false;
  for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
    free += s_.packs[hunter] == kEmpty ? 1 : 0;
    is_carried = is_carried || s_.packs[hunter] == wanted;
  }
  const int gap = number - wanted;
  if (free <= 1 && !is_carried) return -w_.held;
  return w_.take - w_.number_gap * std::max(0, gap - free + 1);
}

int Policy::worth(Swap /*swap*/) const {
  const u8 lying = s_.numbers[static_cast<std::size_t>(room_of(where(s_)))];
  return (pack(s_) - lying) * w_.number_gap;
}

Action by_policy(const State& s, Rng& rng, u32 whim, const Weights& weights) {
  const Policy policy(s, weights);
  Action best;
  int best_worth = -kFarAway * 2;
  const auto consider = [&](const auto& action) {
    const int worth = policy.worth(action) + static_cast<int>(whim == 0 ? 0 : rng.below(whim));
    if (worth <= best_worth) return;
    best_worth = worth;
    best = action;
  };
  if (s.phase == Phase::moving) {
    for (Spaces left = reach(s); left != 0; left &= left - 1) consider(Move{lowest_space(left)});
    consider(Stay{});
  } else {
    if (pack(s) == kEmpty)
      consider(Take{});
    else
      consider(Swap{});
    consider(Leave{});
  }
  return best;
}

void play_out(State& s, Rng& rng, u32 whim, const Weights& weights) {
  while (s.phase != Phase::over) {
    if (s.phase == Phase::moving || s.phase == Phase::choosing)
      rules::act<Chasseurs>(s, awaited_seat(s), by_policy(s, rng, whim, weights), rules::NoAudience{});
    else
      Chasseurs::apply(s, rules::draw<Chasseurs>(s, rng), rules::NoAudience{});
  }
}

void play_out_at_random(State& s, Rng& rng) {
  while (s.phase != Phase::over) {
    if (s.phase == Phase::moving || s.phase == Phase::choosing) {
      const Choices legal = Chasseurs::actions(s, awaited_seat(s));
      rules::act<Chasseurs>(s, awaited_seat(s), legal[rng.below(static_cast<u32>(legal.size()))], rules::NoAudience{});
    } else {
      Chasseurs::apply(s, rules::draw<Chasseurs>(s, rng), rules::NoAudience{});
    }
  }
}

}  // namespace minuit::hunters
