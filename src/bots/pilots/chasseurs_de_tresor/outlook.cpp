#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"

#include "bots/pilots/chasseurs_de_tresor/weigh.hpp"

namespace minuit::hunters {

bool worth_taking(const State& s) {
  if (!is_advanced(s)) return true;
  constexpr int kSoon = 2;  // numbers away
  const int number = s.numbers[static_cast<std::size_t>(room_of(where(s)))];
  unsigned carried = 0;
  int others_free = -1;
  for (u8 hunter = 0; hunter < s.hunters; ++hunter) {
    carried |= 1U << s.packs[hunter];
    others_free += s.packs[hunter] == kEmpty ? 1 : 0;
  }
  int wanted = s.rescued + 1;  // the first that nobody carries
  while ((carried >> wanted & 1U) != 0) ++wanted;
  if (number == wanted) return true;
  return others_free >= 2 || (others_free == 1 && number <= wanted + kSoon);
}

double outlook(const State& s) { return weigh(s, chance_to_win); }

double outlook_after(const State& s, const Action& action) { return worth_a_look(s, action) ? outlook(after(s, action)) : 0.0; }

}  // namespace minuit::hunters
