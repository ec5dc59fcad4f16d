#include "bench/pas_touche/plain_loop.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace minuit::bench {

namespace {

constexpr int kCap = 500;
constexpr int kOff = -1;
constexpr int kDown = -1;
constexpr const char* kLevels[16] = {"GGG", "GGO", "GOO", "GGR", "OOO", "GOR", "OOR", "GRR",
                                     "ORR", "OOV", "RRR", "ORV", "RRV", "OVV", "RVV", "VVV"};
// Padlock o, arrow <, crossed x.
constexpr const char* kTracks[4] = {"oo<", "o<<", "x<<o", "x<<<"};
constexpr int kLengths[4] = {3, 3, 4, 4};

constexpr int colour_of(char letter) { return letter == 'G' ? 0 : letter == 'O' ? 1 : letter == 'R' ? 2 : 3; }

// Twelve bits: what a card forbids, sweets below numbers.
struct Deck {
  u32 cards[72] = {};
  constexpr Deck() {
    int at = 0;
    const auto sweet = [](int s) { return 1U << s; };
    const auto count = [](int c) { return 1U << (6 + c); };
    for (int s = 0; s < 6; ++s)
      for (int twice = 0; twice < 2; ++twice) cards[at++] = sweet(s);
    for (int c = 0; c < 6; ++c) cards[at++] = count(c);
    for (int s = 0; s < 6; ++s)
      for (const int c : {s, s + 1, s + 3}) cards[at++] = sweet(s) | count(c % 6);
    for (int a = 0; a < 6; ++a)
      for (int b = a + 1; b < 6; ++b) cards[at++] = count(a) | count(b);
    cards[at++] = sweet(0) | count(2);
    cards[at++] = sweet(2) | count(4);
    cards[at++] = sweet(4) | count(0);
    for (int a = 0; a < 6; ++a)
      for (int b = a + 1; b < 6; ++b) cards[at++] = sweet(a) | sweet(b);
    for (int c = 0; c < 6; c += 2) cards[at++] = count(c) | count(c + 1);
  }
};
constexpr Deck kDeck;

struct Hand {
  int seat, card, hand, time;
  bool shout;
};

struct Races {
  int players;
  bool children;
  lab::Luck luck;
  PlainRaces result;
  const char* level[6] = {};
  int touching[6] = {};
  int slot[6], space[6];
  int card[6][3];
  bool void_card[6][3] = {};
  u32 fresh[4] = {0x3ffff, 0x3ffff, 0x3ffff, 0x3ffff};
  int under[4][18] = {};
  int lying[4] = {};

  [[nodiscard]] u32 forbidden(int who) const {
    u32 bits = 0;
    for (int s = 0; s < 3; ++s)
      if (card[who][s] != kDown && !void_card[who][s]) bits |= kDeck.cards[card[who][s]];
    return bits;
  }
  [[nodiscard]] bool barred(int who, int dice) const {
    const u32 bits = forbidden(who);
    return !children && ((bits >> (dice / 6) & 1) != 0 || (bits >> (6 + dice % 6) & 1) != 0);
  }
  [[nodiscard]] int colour(int who, int s) const { return colour_of(level[who][s]); }

  // Nature turns cards up until one fits, or none is left.
  void turn_up(int who) {
    const int s = slot[who];
    const int c = colour(who, s);
    const int all = std::popcount(fresh[c]) + lying[c];
    for (int tried = 1;; ++tried) {
      int drawn = 0;
      if (fresh[c] != 0) {
        u32 nth = luck.nature.below(static_cast<u32>(std::popcount(fresh[c])));
        u32 bits = fresh[c];
        for (; nth > 0; --nth) bits &= bits - 1;
        const int place = std::countr_zero(bits);
        fresh[c] &= ~(1U << place);
        drawn = 18 * c + place;
      } else {
        (void)luck.nature.below(1);
        drawn = under[c][0];
        for (int at = 1; at < lying[c]; ++at) under[c][at - 1] = under[c][at];
        --lying[c];
      }
      ++result.decisions;
      const u32 bits = forbidden(who) | kDeck.cards[drawn];
      const bool fits = children || ((bits & 0x3f) != 0x3f && bits >> 6 != 0x3f);
      if (fits || tried == all) {
        card[who][s] = drawn;
        void_card[who][s] = !fits;
        return;
      }
      under[c][lying[c]++] = drawn;
    }
  }

  // True if that wins.
  bool advance(int who, bool& turns) {
    if (slot[who] == kOff) {
      slot[who] = space[who] = 0;
    } else if (space[who] + 1 < kLengths[colour(who, slot[who])]) {
      ++space[who];
    } else if (slot[who] == 2) {
      return true;
    } else {
      ++slot[who];
      space[who] = 0;
    }
    turns = card[who][slot[who]] == kDown;
    return false;
  }

  void penalise(int who) {
    const int s = slot[who];
    if (s == kOff) return;
    const char sign = kTracks[colour(who, s)][space[who]];
    if (sign == 'o') return;
    if (space[who] > 0) {
      --space[who];
    } else if (--slot[who] >= 0) {
      space[who] = kLengths[colour(who, slot[who])] - 1;
    }
    if (sign != 'x') return;
    const int c = colour(who, s);
    under[c][lying[c]++] = card[who][s];
    card[who][s] = kDown;
    void_card[who][s] = false;
  }

  Hand any_hand(int who, int dice) {
    Rng& rng = luck.nature;
    Hand made{who, dice, touching[who], static_cast<int>(rng.below(3000)), false};
    if (rng.below(2) == 0) {
      made.shout = barred(who, dice);
      if (made.shout) made.hand = 1 - made.hand;
      return made;
    }
    if (rng.below(2) != 0) made.card = static_cast<int>(rng.below(36));
    if (rng.below(2) != 0) made.hand = 1 - made.hand;
    made.shout = rng.below(2) == 0;
    return made;
  }

  // True if the throw wins the match.
  bool play_throw() {
    (void)luck.nature.below(1);
    const int dice = static_cast<int>(luck.nature.below(36));
    Hand hands[6];
    int count = 0;
    for (int who = 0; who < players; ++who) {
      if (luck.nature.below(4) == 0) continue;
      hands[count++] = any_hand(who, dice);
      for (int at = count - 1; at > 0 && hands[at].time < hands[at - 1].time; --at) std::swap(hands[at], hands[at - 1]);
    }
    result.decisions += 2;
    ++result.throws;
    for (int at = 0; at < count; ++at) {
      const Hand& made = hands[at];
      const bool right = made.time >= 100 && made.card == dice;
      const bool mine = made.hand == touching[made.seat];
      const bool bar = barred(made.seat, dice);
      if (right && mine && !bar) {
        bool turns = false;
        if (advance(made.seat, turns)) {
          result.winners = 1 << made.seat;
          return true;
        }
        if (turns) turn_up(made.seat);
        return false;
      }
      if (right && !mine && bar && made.shout) return false;
      penalise(made.seat);
    }
    return false;
  }

  void play() {
    for (u32 place = 36; place > 1; --place) (void)luck.nature.below(place);  // where the cards lie matters to nobody here
    for (int who = 0; who < players; ++who) {
      const u32 choice = luck.minds.below(32);
      level[who] = kLevels[choice / 2];
      touching[who] = static_cast<int>(choice % 2);
      slot[who] = kOff;
      space[who] = 0;
      for (int& each : card[who]) each = kDown;
    }
    result.decisions = 1 + static_cast<u64>(players);
    bool won = false;
    while (!won && result.throws < kCap) won = play_throw();
    int most = 0;
    for (int who = 0; who < players; ++who) {
      int& done = result.progress[who];
      if (slot[who] != kOff) done = space[who] + 1;
      for (int s = 0; s < slot[who]; ++s) done += kLengths[colour(who, s)];
      most = std::max(most, done);
    }
    if (won) return;
    for (int who = 0; who < players; ++who)
      if (result.progress[who] == most) result.winners |= 1 << who;
  }
};

}  // namespace

PlainRaces play_plain_races(int players, bool children, lab::Luck luck) {
  Races races{.players = players, .children = children, .luck = luck, .result = {}, .slot = {}, .space = {}, .card = {}};
  races.play();
  return races.result;
}

}  // namespace minuit::bench
