#include "bots/pilots/pas_touche/mind.hpp"

#include <algorithm>
#include <cstdlib>

namespace minuit::touche {

namespace {

constexpr int kRow = 6;
constexpr u8 kCentre = 14;
constexpr u32 kCertain = 1'000'000;
constexpr u32 kShoutMean_ms = 350;
constexpr u32 kShoutLeast_ms = 150;
constexpr u32 kShoutMost_ms = 1450;

// An exponential of mean 1000, by its 64 slices: integers, so that every machine draws the same.
constexpr std::array<u16, 64> kExponential{8,    24,   40,   56,   73,   90,   107,  125,  143,  161,  179,  198,  217,
                                           237,  257,  277,  298,  319,  341,  363,  386,  409,  433,  458,  483,  508,
                                           535,  562,  589,  618,  647,  678,  709,  741,  774,  809,  845,  882,  920,
                                           960,  1002, 1045, 1091, 1138, 1188, 1241, 1297, 1356, 1418, 1485, 1556, 1633,
                                           1717, 1808, 1908, 2019, 2144, 2287, 2454, 2655, 2906, 3243, 3753, 4852};

[[nodiscard]] u32 exponential(u32 mean, Rng& rng) { return mean * kExponential[rng.below(kExponential.size())] / 1000; }
// The sum of two: none is ever quite at once, few take long.
[[nodiscard]] u32 skewed(u32 mean, Rng& rng) { return exponential(mean / 2, rng) + exponential(mean / 2, rng); }
[[nodiscard]] bool happens(u32 in_a_million, Rng& rng) { return rng.below(kCertain) < in_a_million; }

[[nodiscard]] int row(int place) { return place / kRow; }
[[nodiscard]] int column(int place) { return place % kRow; }
[[nodiscard]] u32 distance(int one, int other) {
  return static_cast<u32>(std::max(std::abs(row(one) - row(other)), std::abs(column(one) - column(other))));
}

// Calls f with the places beside this one.
void beside(int place, auto&& f) {
  for (int down = -1; down <= 1; ++down)
    for (int right = -1; right <= 1; ++right) {
      const int to_row = row(place) + down;
      const int to_column = column(place) + right;
      if ((down != 0 || right != 0) && to_row >= 0 && to_row < kRow && to_column >= 0 && to_column < kRow)
        f(to_row * kRow + to_column);
    }
}

[[nodiscard]] bool alike(Card one, Card other) { return one.sweet == other.sweet || one.count == other.count; }

[[nodiscard]] u32 clutter(const Sight& sight, int place) {
  u32 count = 0;
  beside(place, [&](int next) { count += alike(card_at(sight.grid[static_cast<std::size_t>(next)]), sight.dice) ? 1U : 0U; });
  return count;
}

// A card that is easily taken for the right one: of the same sweet, one more or one less.
[[nodiscard]] Card mistaken(const Sight& sight, Rng& rng) {
  const int count = sight.dice.count.value;
  const bool more = count == 1 || (count < kCounts && rng.below(2) == 0);
  return {sight.dice.sweet, Count(more ? count + 1 : count - 1)};
}

[[nodiscard]] Hand other(Hand hand) { return hand == Hand::left ? Hand::right : Hand::left; }

}  // namespace

Sight sight_of(const State& s, Seat seat, Card dice) {
  Sight sight{s.grid, {}, s.players[seat.value].hand, kCentre, dice};
  if (!s.setup.children) sight.forbidden = constraints_of(s.players[seat.value]);
  if (s.throws > 0) sight.eyes = place_of(s, s.last.dice).value;
  return sight;
}

Sight sight_of(const View& view, Seat seat, Card dice) {
  Sight sight{{}, {}, Hand::left, kCentre, dice};
  for (std::size_t place = 0; place < view.grid.size(); ++place) sight.grid[place] = index_of(view.grid[place]);
  const PlayerView& player = view.players[seat.value];
  for (const Sweet sweet : player.sweets) sight.forbidden = sight.forbidden.with(no_sweet(static_cast<int>(sweet)));
  for (const Count count : player.counts) sight.forbidden = sight.forbidden.with(no_count(count.value));
  sight.hand = player.hand.value_or(Hand::left);
  if (view.last) sight.eyes = view.last->place.value;
  return sight;
}

std::optional<Gesture> gesture(const Sight& sight, const Skill& skill, Rng& rng) {
  const int place = static_cast<int>(std::ranges::find(sight.grid, index_of(sight.dice)) - sight.grid.begin());
  const u32 constraints = static_cast<u32>(std::popcount(sight.forbidden.sweets) + std::popcount(sight.forbidden.counts));
  const u32 usual = skill.base_ms + skill.step_ms * distance(sight.eyes, place) + skill.clutter_ms * clutter(sight, place) +
                    skill.check_ms * constraints + skewed(skill.search_ms, rng);
  const u32 time = usual * skill.pace / kUsualPace;
  const bool forbidden = sight.forbidden.has(sight.dice);
  const bool believes = forbidden != happens(std::min(kCertain, skill.slip * constraints), rng);
  if (believes && !forbidden) return std::nullopt;
  Gesture made;
  made.touch.card = happens(skill.wrong_card, rng) ? mistaken(sight, rng) : sight.dice;
  made.touch.hand = believes != happens(skill.wrong_hand, rng) ? other(sight.hand) : sight.hand;
  made.touch.reaction_ms = Time(std::min<i64>(time, Time::kMax));
  if (believes && !happens(skill.no_shout, rng))
    made.shout = Shout{Time(std::min(kShoutMost_ms, kShoutLeast_ms + exponential(kShoutMean_ms, rng)))};
  return made;
}

std::vector<Signal> signals_of(const std::optional<Gesture>& gesture) {
  if (!gesture) return {GiveUp{}};
  std::vector<Signal> signals{gesture->touch};
  if (gesture->shout) signals.emplace_back(*gesture->shout);
  return signals;
}

}  // namespace minuit::touche
