#include "bots/pilots/mysterium/listener.hpp"

#include "base/bits.hpp"

namespace minuit::mysterium {

namespace {

// A ghost that means a card and has a better vision for it takes that one: the third power of how well it is understood.
[[nodiscard]] double eagerly(double understood) { return understood * understood * understood; }

// From how strongly visions pull towards things to how likely each vision is given for each thing.
template <std::size_t N>
void imagine_the_ghost(std::array<std::array<double, N>, kVisions>& table, u8 depth) {
  for (auto& row : table) {
    double sum = 0;
    for (const double pull : row) sum += pull;
    for (double& pull : row) pull = depth == 0 ? pull / sum : eagerly(pull / sum);
  }
  if (depth == 0) return;
  for (std::size_t thing = 0; thing < N; ++thing) {
    double sum = 0;
    for (const auto& row : table) sum += row[thing];
    if (sum == 0) continue;
    for (auto& row : table) row[thing] /= sum;
  }
}

void level(Belief& belief) {
  double sum = 0;
  for (const double each : belief) sum += each;
  if (sum == 0) return;
  for (double& each : belief) each /= sum;
}

// No two mediums have the same card: sums over all ways to deal them out, worked out card by card. `used` is a set of places in
// the list of cards.
class Dealing {
 public:
  Dealing(const std::array<Belief, kMostMediums>& alone, const BoundedList<u8, kMostMediums>& mediums, Clues cards)
      : alone_(alone), mediums_(mediums) {
    for (; cards != 0; cards &= cards - 1) cards_.push_back(static_cast<u8>(lowest_bit(cards)));
    sets_ = std::size_t{1} << cards_.size();
  }

  void into(std::array<Belief, kMostMediums>& together) {
    before_[0][0] = 1;
    for (std::size_t nth = 0; nth < mediums_.size(); ++nth)
      each_step(
          nth, [&](std::size_t used, std::size_t with, double weight) { before_[nth + 1][with] += before_[nth][used] * weight; });
    after_[mediums_.size()].fill(1);
    for (std::size_t nth = mediums_.size(); nth-- > 0;)
      each_step(nth,
                [&](std::size_t used, std::size_t with, double weight) { after_[nth][used] += after_[nth + 1][with] * weight; });
    for (std::size_t nth = 0; nth < mediums_.size(); ++nth) {
      Belief belief{};
      for (std::size_t used = 0; used < sets_; ++used)
        for (std::size_t at = 0; at < cards_.size(); ++at)
          if ((used >> at & 1U) == 0)
            belief[cards_[at]] += before_[nth][used] * weight_of(nth, at) * after_[nth + 1][used | std::size_t{1} << at];
      level(belief);
      together[mediums_[nth]] = belief;
    }
  }

 private:
  static constexpr std::size_t kMostSets = std::size_t{1} << kMostLaid;

  [[nodiscard]] double weight_of(std::size_t nth, std::size_t at) const { return alone_[mediums_[nth]][cards_[at]]; }
  void each_step(std::size_t nth, auto&& f) const {
    for (std::size_t used = 0; used < sets_; ++used)
      for (std::size_t at = 0; at < cards_.size(); ++at)
        if ((used >> at & 1U) == 0) f(used, used | std::size_t{1} << at, weight_of(nth, at));
  }

  const std::array<Belief, kMostMediums>& alone_;
  const BoundedList<u8, kMostMediums>& mediums_;
  BoundedList<u8, kMostLaid> cards_;
  std::size_t sets_ = 1;
  std::array<std::array<double, kMostSets>, kMostMediums + 1>
      before_{};  // by how many mediums have theirs, and which cards that takes
  std::array<std::array<double, kMostSets>, kMostMediums + 1> after_{};  // and in how many ways the others can have theirs
};

}  // namespace

Reading::Reading(const Mind& mind, Kind kind, Clues candidates) : candidates_(candidates) {
  for (std::size_t vision = 0; vision < kVisions; ++vision)
    for (Clues left = candidates; left != 0; left &= left - 1) {
      const Clue card(lowest_bit(left));
      said_[vision][card.value] = mind.pull(Vision(static_cast<i64>(vision)), kind, card);
    }
  imagine_the_ghost(said_, mind.temper().depth);
}

GroupReading::GroupReading(const Mind& mind, const View& view) {
  for (std::size_t vision = 0; vision < kVisions; ++vision)
    for (std::size_t group = 0; group < view.groups.size(); ++group)
      for (const Kind kind : kAllKinds)
        said_[vision][group] +=
            mind.pull(Vision(static_cast<i64>(vision)), kind, view.groups[group].cards[static_cast<std::size_t>(kind)]);
  imagine_the_ghost(said_, mind.temper().depth);
}

Clues open_cards(const View& view, Kind kind) {
  const auto at = static_cast<std::size_t>(kind);
  Clues cards = 0;
  for (const Clue card : view.laid[at]) cards |= bit(card);
  for (const MediumView& medium : view.mediums)
    if (medium.sleeve.size() > at) cards &= ~bit(medium.sleeve[at]);
  return cards;
}

Belief belief_of(const Reading& reading, const MediumView& medium) {
  Belief belief{};
  Clues may_be = reading.candidates();
  for (const Clue card : medium.wrong) may_be &= ~bit(card);
  for (Clues left = may_be; left != 0; left &= left - 1) belief[static_cast<std::size_t>(lowest_bit(left))] = 1;
  for (const GivenVision& given : medium.visions) {
    for (std::size_t card = 0; card < kClues; ++card) belief[card] *= reading.said(given.vision, Clue(static_cast<i64>(card)));
    level(belief);
  }
  level(belief);
  return belief;
}

Belief with_visions(const Reading& reading, Belief belief, const VisionList& visions) {
  for (const Vision vision : visions) {
    for (std::size_t card = 0; card < kClues; ++card) belief[card] *= reading.said(vision, Clue(static_cast<i64>(card)));
    level(belief);
  }
  return belief;
}

std::array<Belief, kMostMediums> beliefs(const View& view, const Mind& mind) {
  std::array<Belief, kMostMediums> alone{};
  std::array<Belief, kMostMediums> together{};
  for (const Kind kind : kAllKinds) {
    BoundedList<u8, kMostMediums> mediums;
    for (u8 at = 0; at < view.mediums.size(); ++at)
      if (view.mediums[at].sleeve.size() == static_cast<std::size_t>(kind)) mediums.push_back(at);
    if (mediums.empty()) continue;
    const Reading reading(mind, kind, open_cards(view, kind));
    for (const u8 at : mediums) alone[at] = together[at] = belief_of(reading, view.mediums[at]);
    if (mind.temper().depth > 0) Dealing(alone, mediums, reading.candidates()).into(together);
  }
  return together;
}

}  // namespace minuit::mysterium
