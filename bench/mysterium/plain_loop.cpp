#include "bench/mysterium/plain_loop.hpp"

#include <algorithm>
#include <bit>

namespace minuit::bench {

namespace {

constexpr int kMediums[8] = {0, 0, 2, 4, 3, 4, 5, 6};
constexpr int kTokens[8] = {0, 0, 0, 0, 2, 2, 3, 3};  // of each sort
constexpr int kLaid[3][8] = {{0, 0, 4, 5, 5, 6, 6, 7}, {0, 0, 5, 6, 6, 7, 8, 8}, {0, 0, 6, 7, 7, 8, 9, 9}};
constexpr int kCrows[3] = {1, 3, 1};
constexpr int kNo = -1;

int nth(u32 bits, u32 n) {
  for (; n > 0; --n) bits &= bits - 1;
  return std::countr_zero(bits);
}

// 84 cards in two words.
struct Cards {
  u64 low = 0, high = 0;
  [[nodiscard]] u32 size() const { return static_cast<u32>(std::popcount(low) + std::popcount(high)); }
  [[nodiscard]] int nth(u32 n) const {
    const auto below = static_cast<u32>(std::popcount(low));
    u64 bits = n < below ? low : high;
    for (u32 skip = n < below ? n : n - below; skip > 0; --skip) bits &= bits - 1;
    return std::countr_zero(bits) + (n < below ? 0 : 64);
  }
  void flip(int card) { (card < 64 ? low : high) ^= u64{1} << (card % 64); }
  void move_to(Cards& other) {
    other.low |= low;
    other.high |= high;
    low = high = 0;
  }
};

struct Seance {
  int players, difficulty;
  lab::Luck luck;
  PlainSeance result;
  int mediums = kMediums[players];
  int each = mediums / (players - 1);
  Cards pile{~u64{0}, (u64{1} << 20) - 1};
  Cards heap{}, hand{};
  Cards before[6]{};
  u32 laid[3] = {};
  int target[3][6] = {};
  u32 sleeved[3] = {};
  int found[6] = {}, choice[6] = {}, track[6] = {};
  int tokens[6][2] = {};
  int bet[6][6] = {};  // kNo, 0 agrees, 1 disagrees
  int crows = kCrows[difficulty];
  int hour = 0;

  int draw(u32 bits) {
    ++result.decisions;
    return nth(bits, luck.nature.below(static_cast<u32>(std::popcount(bits))));
  }

  void deal() {
    for (u32& cards : laid)
      for (int card = 0; card < kLaid[difficulty][players]; ++card) cards |= 1U << draw(0x3ffffU & ~cards);
    for (int kind = 0; kind < 3; ++kind) {
      u32 left = laid[kind];
      for (int m = 0; m < mediums; ++m) {
        target[kind][m] = draw(left);
        left &= ~(1U << target[kind][m]);
      }
    }
    for (auto& row : bet)
      for (int& each_bet : row) each_bet = kNo;
    for (int& each_choice : choice) each_choice = kNo;
    fill_tokens();
  }
  void fill_tokens() {
    for (auto& pools : tokens) pools[0] = pools[1] = kTokens[players];
  }

  void refill() {
    while (hand.size() < 7) {
      if (pile.size() == 0) heap.move_to(pile);
      if (pile.size() == 0) return;
      const int card = pile.nth(luck.nature.below(pile.size()));
      ++result.decisions;
      pile.flip(card);
      hand.flip(card);
    }
  }

  void give() {
    u32 waiting = 0;
    for (int m = 0; m < mediums; ++m)
      if (found[m] < 3) waiting |= 1U << m;
    while (waiting != 0 && hand.size() > 0) {
      const u32 subsets = (1U << hand.size()) - 1;
      const auto targets = static_cast<u32>(std::popcount(waiting));
      const u32 index = luck.minds.below((targets + (crows > 0 ? 1 : 0)) * subsets);
      ++result.decisions;
      const u32 to = index / subsets;
      const int m = to == targets ? kNo : nth(waiting, to);
      const Cards held = hand;
      for (u32 mask = index % subsets + 1; mask != 0; mask &= mask - 1) {
        const int card = held.nth(static_cast<u32>(std::countr_zero(mask)));
        hand.flip(card);
        (m == kNo ? heap : before[m]).flip(card);
      }
      if (m == kNo)
        --crows;
      else
        waiting &= ~(1U << m);
      refill();
    }
  }

  [[nodiscard]] u32 open_cards(int m) const {
    if (found[m] == 3) return 0;
    return laid[found[m]] & ~sleeved[found[m]] & ~(choice[m] == kNo ? 0U : 1U << choice[m]);
  }
  [[nodiscard]] bool may_bet(int m, int about, int stance) const {
    return about != m && choice[about] != kNo && bet[m][about] != stance && tokens[m][stance] > 0;
  }
  void take_back(int m, int about) {
    if (bet[m][about] != kNo) ++tokens[m][bet[m][about]];
    bet[m][about] = kNo;
  }

  // One change by the player of these mediums; true if that is to be ready.
  bool change(int first) {
    const u32 cards[2] = {open_cards(first), each == 2 ? open_cards(first + 1) : 0U};
    u32 bets = 0;
    u32 placed = 0;
    if (kTokens[players] > 0)
      for (int about = 0; about < mediums; ++about) {
        for (int stance = 0; stance < 2; ++stance)
          if (may_bet(first, about, stance)) bets |= 1U << (2 * about + stance);
        if (bet[first][about] != kNo) placed |= 1U << about;
      }
    const auto count = [](u32 bits) { return static_cast<u32>(std::popcount(bits)); };
    u32 index = luck.minds.below(count(cards[0]) + count(cards[1]) + count(bets) + count(placed) + 1);
    ++result.decisions;
    for (int own = 0; own < 2; ++own) {
      if (index < count(cards[own])) {
        choice[first + own] = nth(cards[own], index);
        chose = true;
        return false;
      }
      index -= count(cards[own]);
    }
    if (index < count(bets)) {
      const int made = nth(bets, index);
      take_back(first, made / 2);
      bet[first][made / 2] = made % 2;
      --tokens[first][made % 2];
      return false;
    }
    index -= count(bets);
    if (index == count(placed)) return true;
    take_back(first, nth(placed, index));
    return false;
  }
  bool chose = false;

  void guess() {
    int used[6] = {};
    u32 ready = 0;
    for (;;) {
      int who = 0;
      while (who < players - 1 && ((ready >> who & 1U) != 0 || used[who] == 100 * each)) ++who;
      if (who == players - 1) return;
      chose = false;
      ++used[who];
      if (change(who * each)) ready |= 1U << who;
      if (chose) ready = 0;
    }
  }

  void settle(int about, bool right) {
    for (int m = 0; m < mediums; ++m) {
      if (bet[m][about] == kNo) continue;
      if ((bet[m][about] == 0) == right) ++track[m];
      bet[m][about] = kNo;
    }
  }

  // True when all are done.
  bool answer() {
    bool all = true;
    for (int m = 0; m < mediums; ++m) {
      if (found[m] == 3) continue;
      const bool right = choice[m] == target[found[m]][m];
      if (right) {
        sleeved[found[m]] |= 1U << choice[m];
        before[m].move_to(heap);
        if (++found[m] == 3 && players > 3) track[m] += 7 - hour;
      }
      settle(m, right);
      choice[m] = kNo;
      all = all && found[m] == 3;
    }
    return all;
  }

  [[nodiscard]] int level(int m) const {
    if (players < 4) return 3;
    const int two = players < 6 ? 5 : 7;
    const int three = players < 6 ? 7 : 10;
    return track[m] >= three ? 3 : track[m] >= two ? 2 : 1;
  }

  // With two players: six more cards, of which two groups are made.
  void join() {
    u32 left[3] = {};
    for (int kind = 0; kind < 3; ++kind) left[kind] = laid[kind] & ~sleeved[kind];
    for (int group = 0; group < 2; ++group)
      for (u32& cards : left) cards &= ~(1U << draw(cards));
  }

  // Votes by player; three players go on until both say the same.
  void vote(int groups, int (&votes)[6]) {
    int seen = 0;
    for (int m = 0; m < mediums; ++m) seen = std::max(seen, level(m));
    for (int turned = 1; turned <= seen; ++turned) {
      (void)luck.nature.below(static_cast<u32>(4 - turned));
      ++result.decisions;
      for (int round = 1;; ++round) {
        for (int who = 0; who < players - 1; ++who) {
          if (level(who * each) != turned) continue;
          votes[who] = static_cast<int>(luck.minds.below(static_cast<u32>(groups)));
          ++result.decisions;
        }
        if (players != 3 || turned < 3 || votes[0] == votes[1] || round == 200) break;
      }
    }
  }

  // Most votes, then the most clairvoyant, then the first seat.
  [[nodiscard]] int accused(const int (&votes)[6]) const {
    int count[6] = {};
    for (int who = 0; who < players - 1; ++who) ++count[votes[who]];
    int best = 0;
    const auto level = [&](int who) {
      const int first = who * each;
      return track[first];
    };
    for (int who = 1; who < players - 1; ++who) {
      const int more = count[votes[who]] - count[votes[best]];
      if (more > 0 || (more == 0 && level(who) > level(best))) best = who;
    }
    return votes[best];
  }

  void finish() {
    if (players == 2) join();
    const int groups = mediums + (players == 2 ? 2 : 0);
    const int culprit = static_cast<int>(luck.minds.below(static_cast<u32>(groups) * 35) / 35);
    ++result.decisions;
    int votes[6] = {};
    vote(groups, votes);
    result.ending = accused(votes) == culprit ? 0 : 1;
  }

  void play() {
    deal();
    for (;;) {
      ++hour;
      if (difficulty == 0) crows = 1;
      if (hour == 4) fill_tokens();
      refill();
      give();
      guess();
      if (answer()) {
        refill();
        finish();
        break;
      }
      if (hour == 7) {
        result.ending = 2;
        break;
      }
    }
    result.hour = hour;
    for (int m = 0; m < mediums; ++m) {
      result.found += found[m];
      result.tracks += track[m];
    }
  }
};

}  // namespace

PlainSeance play_plain_seance(int players, int difficulty, lab::Luck luck) {
  Seance seance{.players = players, .difficulty = difficulty, .luck = luck, .result = {}};
  seance.play();
  return seance.result;
}

}  // namespace minuit::bench
