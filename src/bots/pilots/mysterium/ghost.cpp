#include "bots/pilots/mysterium/ghost.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "base/bits.hpp"

namespace minuit::mysterium {

namespace {

constexpr int kMostInAGift = 3;
constexpr double kPriceOfACard = 0.01;  // so that a card that adds nothing is kept
constexpr double kPoorIfFree = 0.7;  // the crow goes when a medium would understand less than this, and it comes back by itself
constexpr double kPoor = 0.45;       // or does not

struct Gift {
  Give give;
  double worth = -1;
};

[[nodiscard]] VisionList picked(const VisionList& hand, u32 mask) {
  VisionList list;
  for (; mask != 0; mask &= mask - 1) list.push_back(hand[static_cast<std::size_t>(lowest_bit(mask))]);
  return list;
}

// How the imagined mediums read what one medium has and may get.
class Audience {
 public:
  Audience(const View& view, const Mind& mind, Medium medium)
      : medium_(view.mediums[medium.value]), kind_(static_cast<Kind>(medium_.sleeve.size())) {
    const Clues open = open_cards(view, kind_);
    for (u8 nth = 0; nth < mind.temper().listeners; ++nth) {
      readings_.emplace_back(mind.listener(nth), kind_, open);
      before_.push_back(belief_of(readings_.back(), medium_));
    }
  }
  [[nodiscard]] double understands(const VisionList& visions) const {
    const Clue target = medium_.targets[medium_.sleeve.size()];
    double sum = 0;
    for (std::size_t nth = 0; nth < readings_.size(); ++nth)
      sum += with_visions(readings_[nth], before_[nth], visions)[target.value];
    return sum / static_cast<double>(readings_.size());
  }

 private:
  const MediumView& medium_;
  Kind kind_;
  std::vector<Reading> readings_;
  std::vector<Belief> before_;
};

[[nodiscard]] Gift best_for(const View& view, const Mind& mind, Medium medium) {
  const Audience audience(view, mind, medium);
  Gift best;
  for (u32 mask = 1; mask < (1U << view.hand.size()); ++mask) {
    if (std::popcount(mask) > kMostInAGift) continue;
    const VisionList visions = picked(view.hand, mask);
    const double worth = audience.understands(visions) - kPriceOfACard * static_cast<double>(visions.size() - 1);
    if (worth > best.worth) best = {{medium, visions}, worth};
  }
  return best;
}

[[nodiscard]] VisionList without(const VisionList& hand, const VisionSet& kept) {
  VisionList list;
  for (const Vision vision : hand)
    if (!kept.has(vision)) list.push_back(vision);
  return list;
}

}  // namespace

double understood(const View& view, const Mind& mind, const Give& give) {
  return Audience(view, mind, give.medium).understands(give.visions);
}

Action best_gift(const View& view, const Mind& mind) {
  Gift best;
  double worst = 1;
  VisionSet wanted;
  for (u8 at = 0; at < view.mediums.size(); ++at) {
    const MediumView& medium = view.mediums[at];
    if (medium.gifted || medium.sleeve.size() == kKinds) continue;
    const Gift gift = best_for(view, mind, Medium(at));
    worst = std::min(worst, gift.worth);
    for (const Vision vision : gift.give.visions) wanted.add(vision);
    if (gift.worth > best.worth) best = gift;
  }
  const bool returns = view.setup.difficulty == Difficulty::easy;
  if (view.crows > 0 && worst < (returns ? kPoorIfFree : kPoor))
    if (const VisionList unwanted = without(view.hand, wanted); !unwanted.empty()) return SendCrow{unwanted};
  return best.give;
}

namespace {

// By group, over imagined votes: how often it would be accused, and a little for every medium that leans to it.
using Outcome = std::array<double, kMostGroups>;
constexpr double kLeaning = 0.1;

class Poll {
 public:
  Poll(const View& view, const Mind& mind) : view_(view) {
    for (u8 nth = 0; nth < mind.temper().listeners; ++nth) readings_.emplace_back(mind.listener(nth), view);
  }

  // Every order of the three is as likely; every medium is in its turn like each of the imagined ones.
  [[nodiscard]] Outcome held_on(const VisionList& three) const {
    Outcome outcome{};
    std::array<std::size_t, kSharedSize> order{0, 1, 2};
    do {
      for (std::size_t first = 0; first < readings_.size(); ++first) hold(three, order, first, outcome);
    } while (std::ranges::next_permutation(order).found);
    return outcome;
  }

 private:
  void hold(const VisionList& three, const std::array<std::size_t, kSharedSize>& order, std::size_t first,
            Outcome& outcome) const {
    std::array<int, kMostGroups> votes{};
    for (std::size_t at = 0; at < view_.mediums.size(); ++at) {
      const MediumView& medium = view_.mediums[at];
      VisionList seen;
      for (std::size_t card = 0; card < medium.cards_seen; ++card) seen.push_back(three[order[card]]);
      const GroupReading& reading = readings_[(first + at) % readings_.size()];
      const GroupBelief belief = group_belief(reading, view_.groups.size(), seen);
      votes[static_cast<std::size_t>(std::ranges::max_element(belief) - belief.begin())] += kVote + medium.track;
      for (std::size_t group = 0; group < belief.size(); ++group) outcome[group] += kLeaning * belief[group];
    }
    outcome[static_cast<std::size_t>(std::ranges::max_element(votes) - votes.begin())] += 1;
  }

  static constexpr int kVote = 100;  // with as many votes the track decides: no track is that long

  const View& view_;
  std::vector<GroupReading> readings_;
};

}  // namespace

Action best_shared_vision(const View& view, const Mind& mind) {
  const Poll poll(view, mind);
  Convey best;
  double most = -1;
  for (u32 mask = 1; mask < (1U << view.hand.size()); ++mask) {
    if (std::popcount(mask) != static_cast<int>(kSharedSize)) continue;
    const VisionList three = picked(view.hand, mask);
    const Outcome outcome = poll.held_on(three);
    for (std::size_t group = 0; group < view.groups.size(); ++group) {
      if (outcome[group] <= most) continue;
      most = outcome[group];
      best = {GroupNumber(static_cast<i64>(group)), three};
    }
  }
  return best;
}

}  // namespace minuit::mysterium
