// Hugo's walk and what it catches: FM-13, FM-30 to FM-33.
#pragma once
#include "rules/games/le_fantome_de_minuit/events.hpp"
#include "rules/games/le_fantome_de_minuit/view.hpp"

namespace minuit::fantome {

// Built only when someone listens.
[[nodiscard]] inline Bands bands_of(const State& s, Crowd crowd) {
  Bands bands;
  for (u8 seat = 0; seat < players(s); ++seat)
    if (const u32 figures = crowd.of(Seat{seat}); figures > 0) bands.push_back({Seat{seat}, static_cast<u8>(figures)});
  return bands;
}

// FM-31, FM-32: the free step nearest the cellar, or the cellar when every step is taken.
[[nodiscard]] inline int free_step(const State& s) {
  int step = 0;
  while (step < kSteps && !s.stairs[static_cast<std::size_t>(step)].empty()) ++step;
  return step;
}

inline Crowd take_from_gallery(State& s, Square square) {
  const Crowd crowd = s.gallery[square.value];
  s.gallery[square.value] = {};
  s.occupied &= ~bit(square);
  for (Squares& squares : s.stands) squares &= ~bit(square);
  return crowd;
}

// FM-30: everyone on the square, together.
template <class Audience>
void capture(State& s, Square square, Audience&& emit) {
  const Crowd caught = take_from_gallery(s, square);
  const int step = free_step(s);
  if (step < kSteps)
    s.stairs[static_cast<std::size_t>(step)] = caught;
  else
    s.cellar.join(caught);
  rules::tell(emit, [&] {
    const Spot to = step < kSteps ? Spot{OnStep{kStepValues[static_cast<std::size_t>(step)]}} : Spot{InCellar{}};
    return Captured{square, bands_of(s, caught), to};
  });
}

// FM-13. Most walks meet nobody, so the whole stretch is looked at before it is walked.
void walk_hugo(State& s, auto&& emit) {
  Hugo goal = s.hugo;
  goal.advance(s.stride);
  rules::tell(emit, [&] { return HugoWalked{spot_of(s.hugo), spot_of(goal)}; });
  if ((s.occupied & swept(s.hugo, s.stride)) != 0) {
    for (; s.hugo != goal;) {
      s.hugo.advance();
      if (s.hugo.on_gallery() && (s.occupied >> s.hugo.at & 1U) != 0) capture(s, Square(s.hugo.at), emit);
    }
  }
  s.hugo = goal;
}

}  // namespace minuit::fantome
