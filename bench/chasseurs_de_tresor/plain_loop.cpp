#include "bench/chasseurs_de_tresor/plain_loop.hpp"

namespace minuit::bench {

namespace {

// Places: 0 outside, 1 to 23 the hall, 24 to 35 the rooms A to L.
constexpr int kPlaces = 36;
constexpr int kA = 24;
constexpr u64 kHall = ((u64{1} << 23) - 1) << 1;
constexpr int kCap = 1000;
constexpr u32 kLetters = 0xfff;
constexpr int kShuffle = 12, kDraw2 = 13, kDraw3 = 14, kBlue = 15, kGreen = 17;
constexpr u32 kEverything = 0x7ffff;
constexpr u32 kSetAside = 1U << kShuffle | 1U << kDraw2 | 1U << kDraw3;

// Pairs of neighbours; the hall first, then doors by colour. A room is its letter, a hall square its number as a character.
struct Walk {
  u64 near[3][kPlaces] = {};
  u64 reach[3][kPlaces][7] = {};

  constexpr void join(int a, int b, int colour) {
    for (int lock = 0; lock < 3; ++lock) {
      if (colour != 0 && lock == colour) continue;
      near[lock][a] |= u64{1} << b;
      near[lock][b] |= u64{1} << a;
    }
  }
  constexpr Walk() {
    for (int square = 0; square < 9; ++square) join(square, square + 1, 0);
    join(3, 10, 0);
    for (int square = 10; square < 13; ++square) join(square, square + 1, 0);
    join(13, 16, 0);
    for (int square = 16; square < 23; ++square) join(square, square + 1, 0);
    join(16, 15, 0);
    join(15, 14, 0);
    for (const char* doors = "ABBCCDEFFIIHHEGJKL"; *doors != 0; doors += 2) join(kA + doors[0] - 'A', kA + doors[1] - 'A', 0);
    const int blue[] = {'J', 2, 'I', 5, 'K', 9, 'F', 12, 'B', 19, 'E', 22, 'D', 14};
    const int green[] = {'L', 2, 'H', 8, 'G', 13, 'F', 18, 'A', 22, 'C', 15};
    for (int door = 0; door < 14; door += 2) join(kA + blue[door] - 'A', blue[door + 1], 1);
    for (int door = 0; door < 12; door += 2) join(kA + green[door] - 'A', green[door + 1], 2);
    for (int lock = 0; lock < 3; ++lock)
      for (int place = 0; place < kPlaces; ++place)
        for (int pips = 1; pips < 7; ++pips) reach[lock][place][pips] = flood(lock, place, pips, 0);
  }
  [[nodiscard]] constexpr u64 flood(int lock, int from, int pips, u64 wall) const {
    u64 all = u64{1} << from;
    u64 edge = all;
    for (; pips > 0; --pips) {
      u64 next = 0;
      for (u64 left = edge & ~wall; left != 0; left &= left - 1) next |= near[lock][__builtin_ctzll(left)];
      edge = next & ~all;
      all |= next;
    }
    return all;
  }
};
constexpr Walk kWalk;

int nth(u64 bits, u32 n) {
  for (; n > 0; --n) bits &= bits - 1;
  return __builtin_ctzll(bits);
}

struct Hunt {
  int hunters;
  bool advanced;
  lab::Luck luck;
  PlainHunt result;
  int ghosts[12] = {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
  int number[12] = {};
  int at[4] = {};
  int pack[4] = {};
  u32 haunted = 0;
  u32 jewels = 0xb5d;  // A C D E G I J L
  u32 unseen = 0xff;
  u32 pile = 0, discard = 0, view = 0;
  int lock = 0;
  int me = 0;

  [[nodiscard]] int company(int place) const {
    int count = 0;
    for (int hunter = 0; hunter < hunters; ++hunter) count += at[hunter] == place ? 1 : 0;
    return count;
  }
  [[nodiscard]] bool standoff() const {
    u64 seen = 0;
    for (int hunter = 0; hunter < hunters; ++hunter) {
      const u64 bit = u64{1} << at[hunter];
      if (pack[hunter] == 0 || (u64{haunted} << kA & bit) == 0 || (seen & bit) != 0) return false;
      seen |= bit;
    }
    return true;
  }
  [[nodiscard]] bool won() const {
    if (result.rescued < 8) return false;
    for (int hunter = 0; hunter < hunters; ++hunter)
      if (at[hunter] != 0) return false;
    return true;
  }
  void ghost(int room) {
    while ((haunted >> room & 1U) != 0) room = room == 11 ? 0 : room + 1;
    if (++ghosts[room] < 3) return;
    ghosts[room] = 0;
    haunted |= 1U << room;
  }
  void doors(int card) {
    const int colour = card < kGreen ? 1 : 2;
    if (lock == colour) {
      discard |= 1U << card;
      return;
    }
    discard |= view;
    view = 1U << card;
    lock = colour;
  }
  int top() {
    const int card = nth(pile, luck.nature.below(static_cast<u32>(__builtin_popcount(pile))));
    ++result.decisions;
    // Of two alike the engine takes the first.
    const int taken =
        card > kBlue && (card == kBlue + 1 || card == kGreen + 1) && (pile >> (card - 1) & 1U) != 0 ? card - 1 : card;
    pile &= ~(1U << taken);
    return taken;
  }
  [[nodiscard]] bool lost() const { return __builtin_popcount(haunted) == 6; }
  // A letter or closed doors.
  void plain(int card) {
    if (card >= kBlue) return doors(card);
    discard |= 1U << card;
    ghost(card);
  }
  [[gnu::noinline]] void several(int card) {
    u32 aside = 1U << card;
    for (int left = card == kDraw2 ? 2 : 3; left > 0;) {
      const int next = top();
      if ((1U << next & kSetAside) != 0) {
        aside |= 1U << next;
      } else {
        plain(next);
        if (lost()) return;
        --left;
      }
      if (left > 0 && pile == 0) {
        pile = discard;
        discard = 0;
      }
    }
    pile |= discard | aside;
    discard = 0;
  }
  void card() {
    const int turned = top();
    if (turned == kShuffle) {
      pile = advanced ? kEverything : kLetters | 1U << kShuffle;
      discard = view = 0;
      lock = 0;
    } else if (turned == kDraw2 || turned == kDraw3) {
      several(turned);
    } else {
      plain(turned);
    }
  }
  void move(int pips) {
    const int from = at[me];
    const u64 wall = pack[me] != 0 ? u64{haunted} << kA : 0;
    u64 spaces = wall == 0 ? kWalk.reach[lock][from][pips] : kWalk.flood(lock, from, pips, wall);
    if (pack[me] != 0 && advanced && pack[me] != result.rescued + 1) spaces &= ~u64{1};
    u64 taken = u64{1} << from;
    for (int hunter = 0; hunter < hunters; ++hunter) taken |= u64{1} << at[hunter] & kHall;
    spaces &= ~taken;
    const u32 count = static_cast<u32>(__builtin_popcountll(spaces));
    const u32 choice = luck.minds.below(count + 1);
    ++result.decisions;
    if (choice < count) at[me] = nth(spaces, choice);
  }
  void jewel(int room) {
    if ((jewels >> room & 1U) == 0) return;
    if (advanced && number[room] == 0) {
      number[room] = 1 + nth(unseen, luck.nature.below(static_cast<u32>(__builtin_popcount(unseen))));
      unseen &= ~(1U << (number[room] - 1));
      ++result.decisions;
    }
    if (pack[me] != 0) return;
    ++result.decisions;
    if (luck.minds.below(2) != 0) return;
    pack[me] = advanced ? number[room] : 9;
    number[room] = 0;
    jewels &= ~(1U << room);
  }
  void fight(int room) {
    const bool spirit = (haunted >> room & 1U) != 0;
    const bool together = company(at[me]) > 1;
    if (spirit ? !together : ghosts[room] == 0) return;
    ++result.decisions;
    const u32 ticket = luck.nature.below(together ? 36 : 6);
    // One die: 3 ghosts, 2 spirits, a blank. Two: the first die in steps of 18, 12 and 6 tickets, the second within.
    int hits = 0;
    bool shown = false;
    if (!together) {
      hits = ticket < 3 ? 1 : 0;
    } else {
      const u32 first = ticket < 18 ? 0 : ticket < 30 ? 1 : 2;
      const u32 rest = ticket < 18 ? ticket / 3 : ticket < 30 ? (ticket - 18) / 2 : ticket - 30;
      const u32 second = rest < 3 ? 0 : rest < 5 ? 1 : 2;
      hits = (first == 0 ? 1 : 0) + (second == 0 ? 1 : 0);
      shown = first == 1 || second == 1;
    }
    if (spirit && shown) haunted &= ~(1U << room);
    ghosts[room] = ghosts[room] > hits ? ghosts[room] - hits : 0;
  }
  // -1 while the match goes on.
  int turn() {
    const int pips = 1 + static_cast<int>(luck.nature.below(6));
    ++result.decisions;
    if (pips != 6) {
      card();
      if (lost()) return 1;
      if (standoff()) return 2;
    }
    move(pips);
    if (at[me] == 0 && pack[me] != 0) {
      pack[me] = 0;
      ++result.rescued;
    }
    if (at[me] >= kA) {
      jewel(at[me] - kA);
      fight(at[me] - kA);
    }
    ++result.turns;
    if (won()) return 0;
    if (standoff()) return 2;
    if (result.turns >= kCap) return 3;
    me = me + 1 == hunters ? 0 : me + 1;
    return -1;
  }
};

}  // namespace

PlainHunt play_plain_hunt(int players, bool advanced, lab::Luck luck) {
  Hunt hunt{.hunters = players == 3 ? 3 : 4, .advanced = advanced, .luck = luck, .result = {}};
  hunt.pile = advanced ? kEverything : kLetters | 1U << kShuffle;
  if (players > 1) {
    hunt.me = static_cast<int>(hunt.luck.nature.below(static_cast<u32>(players)));
    ++hunt.result.decisions;
  }
  do hunt.result.ending = hunt.turn();
  while (hunt.result.ending < 0);
  return hunt.result;
}

}  // namespace minuit::bench
