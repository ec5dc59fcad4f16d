#include "bench/le_fantome_de_minuit/plain_loop.hpp"

#include <cstring>

namespace minuit::bench {

namespace {

constexpr int kLast = 28;
constexpr u32 kGallery = 0x1ffffffeU;  // bit n: square n
constexpr int kFace[6] = {0, 0, 1, 2, 4, 5};
constexpr int kFigures[9] = {0, 0, 6, 5, 4, 3, 2, 2, 2};
constexpr int kGroupPoints[9] = {10, 9, 8, 7, 6, 5, 4, 3, 2};  // the steps, then the cellar
constexpr int kDoorSquare[11] = {3, 4, 6, 9, 11, 15, 17, 18, 21, 24, 26};

constexpr u32 doors() {
  u32 all = 0;
  for (const int square : kDoorSquare) all |= 1U << square;
  return all;
}
constexpr bool exact(int square) { return square == 6 || square == 9; }
constexpr int room_points(int square) { return exact(square) ? -3 : square == 21 || square == 26 ? 1 : 0; }

// By pips and square: the doors that a figure can enter.
struct Reach {
  u32 of[6][29] = {};
  constexpr Reach() {
    for (int pips = 1; pips < 6; ++pips)
      for (int square = 1; square <= kLast; ++square)
        for (int step = 0; step < pips; ++step) {
          const int door = (square + step - 1) % kLast + 1;
          if ((doors() >> door & 1U) != 0 && (!exact(door) || step == pips - 1)) of[pips][square] |= 1U << door;
        }
  }
};
constexpr Reach kReach;

int nth(u32 bits, u32 n) {
  for (; n > 0; --n) bits &= bits - 1;
  return __builtin_ctz(bits);
}
int nth_of_many(u32 bits, u32 n) {
  int skipped = 0;
  for (u32 some = static_cast<u32>(__builtin_popcount(bits & 0x7fU)); n >= some;
       some = static_cast<u32>(__builtin_popcount(bits & 0x7fU))) {
    n -= some;
    bits >>= 7;
    skipped += 7;
  }
  return skipped + nth(bits, n);
}

struct Loop {
  int players;
  lab::Luck luck;
  u64 decisions = 0;
  int totals[8] = {};
  u32 at[8] = {};        // by seat: the squares it stands on
  u8 count[8][32] = {};  // by seat and square
  u64 group[9] = {};     // captives: by step, the cellar last; a byte a seat
  int groups = 0;        // steps taken
  u8 guest[32] = {};     // by door square: the seat inside
  u32 free_doors = doors();
  int left = 0;  // figures on the gallery
  int starter = 0;

  [[nodiscard]] u32 everyone() const {
    u32 all = 0;
    for (const u32 squares : at) all |= squares;
    return all;
  }
  void stand(int seat, int square) {
    ++count[seat][square];
    at[seat] |= 1U << square;
  }
  void leave(int seat, int square) {
    if (--count[seat][square] == 0) at[seat] &= ~(1U << square);
  }
  int place(int seat, u32 free) {
    const int square = nth_of_many(free, luck.minds.below(static_cast<u32>(__builtin_popcount(free))));
    stand(seat, square);
    ++decisions;
    return square;
  }

  [[gnu::noinline]] void capture(int square) {
    const int step = groups < 8 ? groups++ : 8;
    for (int seat = 0; seat < players; ++seat) {
      const int caught = count[seat][square];
      if (caught == 0) continue;
      group[step] += static_cast<u64>(caught) << (8 * seat);
      totals[seat] += caught * kGroupPoints[step];
      left -= caught;
      count[seat][square] = 0;
      at[seat] &= ~(1U << square);
    }
  }

  void first_placing() {
    u32 free = kGallery;
    int seat = starter;
    for (left = 0; left < players * kFigures[players]; ++left) {
      free &= ~(1U << place(seat, free));
      seat = seat + 1 == players ? 0 : seat + 1;
    }
  }

  // Of the seats with someone among these, the most frightened; equal: clockwise from the last starter.
  [[nodiscard]] int worst(u64 among) const {
    const int lowest = __builtin_ctzll(among) / 8;
    if (among >> (8 * lowest) < 256) return lowest;  // all of one seat
    int found = -1;
    for (int turn = 0, seat = starter; turn < players; ++turn, seat = seat + 1 == players ? 0 : seat + 1)
      if ((among >> (8 * seat) & 255U) != 0 && (found < 0 || totals[seat] > totals[found])) found = seat;
    return found;
  }

  void next_placing() {
    for (u32 taken = doors() & ~free_doors; taken != 0; taken &= taken - 1) {
      const int square = __builtin_ctz(taken);
      stand(guest[square], square);
    }
    free_doors = doors();
    u32 free = kGallery & ~everyone();
    for (u64& captives : group) {
      while (captives != 0) {
        const int seat = worst(captives);
        free &= ~(1U << place(seat, free));
        captives -= u64{1} << (8 * seat);
      }
    }
    groups = 0;
    left = players * kFigures[players];
    starter = worst(0x0101010101010101U);
  }

  // One of the choices of this roll, taken at random: move, hide, or stay.
  void use_roll(int seat, int pips, int hugo) {
    const u32 mine = at[seat];
    const u32 open = hugo > 0 ? free_doors : 0;
    const u32* reach = kReach.of[pips];
    const u32 moves = static_cast<u32>(__builtin_popcount(mine));
    u32 hides = 0;
    if (open != 0)
      for (u32 rest = mine; rest != 0; rest &= rest - 1)
        hides += static_cast<u32>(__builtin_popcount(reach[__builtin_ctz(rest)] & open));
    const bool stay = moves == 1 && count[seat][__builtin_ctz(mine)] == 1;
    u32 choice = luck.minds.below(moves + hides + (stay ? 1 : 0));
    ++decisions;
    if (choice < moves) {
      const int from = nth(mine, choice);
      const int to = from + pips > kLast ? from + pips - kLast : from + pips;
      leave(seat, from);
      stand(seat, to);
      if (to == hugo) capture(to);
      return;
    }
    choice -= moves;
    if (choice >= hides) return;
    for (u32 rest = mine;; rest &= rest - 1) {
      const int from = __builtin_ctz(rest);
      const u32 near = reach[from] & open;
      const u32 here = static_cast<u32>(__builtin_popcount(near));
      if (choice < here) {
        const int door = nth(near, choice);
        leave(seat, from);
        --left;
        guest[door] = static_cast<u8>(seat);
        free_doors &= ~(1U << door);
        totals[seat] += room_points(door);
        if (free_doors == 0) trap();
        return;
      }
      choice -= here;
    }
  }

  void round() {
    int hugo = -7;  // steps up to 0, squares from 1
    const int stride = players < 5 ? 3 : 2;
    int seat = starter;
    for (int turns = 0; turns < 2000; ++turns) {
      const int pips = kFace[luck.nature.below(6)];
      ++decisions;
      if (pips == 0) {
        const u32 all = everyone();
        for (int pace = 0; pace < stride; ++pace) {
          hugo = hugo == kLast ? 1 : hugo + 1;
          if (hugo > 0 && (all >> hugo & 1U) != 0) capture(hugo);
        }
      } else if (at[seat] != 0) {
        use_roll(seat, pips, hugo);
      }
      if (left == 0) return;
      seat = seat + 1 == players ? 0 : seat + 1;
    }
    trap();
  }

  [[gnu::noinline]] void trap() {
    for (int seat = 0; seat < players; ++seat) {
      for (; at[seat] != 0; at[seat] &= at[seat] - 1) {
        u8& here = count[seat][__builtin_ctz(at[seat])];
        group[8] += u64{here} << (8 * seat);
        totals[seat] += here * kGroupPoints[8];
        here = 0;
      }
    }
    left = 0;
  }
};

}  // namespace

PlainMatch play_plain_match(int players, lab::Luck luck) {
  Loop loop{.players = players, .luck = luck};
  loop.starter = static_cast<int>(loop.luck.nature.below(static_cast<u32>(players)));
  ++loop.decisions;
  loop.first_placing();
  loop.round();
  for (int round = 1; round < 3; ++round) {
    loop.next_placing();
    loop.round();
  }
  PlainMatch match{.decisions = loop.decisions, .totals = {}};
  for (int seat = 0; seat < players; ++seat) match.totals[static_cast<std::size_t>(seat)] = loop.totals[seat];
  return match;
}

}  // namespace minuit::bench
