#include "bots/pilots/mysterium/reason.hpp"

#include <string_view>

#include "bots/pilots/mysterium/because.hpp"
#include "bots/pilots/mysterium/by_colour.hpp"
#include "bots/pilots/mysterium/by_kind.hpp"
#include "bots/pilots/mysterium/ghost.hpp"

namespace minuit::mysterium {

namespace {

// A vision and a card that have much in common.
struct Link {
  std::size_t at = 0;    // in the tables
  std::size_t clue = 0;  // in the list of all clues
  int strength = -kNeither * 2;
};

template <class List>
void strongest(const List& visions, Kind kind, Clue card, Link& best) {
  for (const Vision vision : visions) {
    const std::size_t at = association(vision, kind, card);
    const int strength = by_kind_and_colour(kByKind[at], kByColour[at]);
    if (strength > best.strength) best = {at, clue_at(kind, card), strength};
  }
}

// What of a vision goes with what of a card, as the texts tell it.
struct Told {
  std::string_view by;
  std::string_view seen;   // in the vision
  std::string_view there;  // on the card
  std::string_view card;
};

[[nodiscard]] Told told(const Link& link) {
  const u8 seen = kInVision[link.at];
  const u8 there = kInClue[link.at];
  const bool colours = (kByColour[link.at] - kNeither) * kShareOfColour > (kByKind[link.at] - kNeither) * kShareOfKind;
  const std::string_view by = colours ? "colours" : seen == there ? "same" : "things";
  return {by, kMotifKeys[seen], kMotifKeys[there], kClueKeys[link.clue]};
}

[[nodiscard]] int percent(double chance) { return static_cast<int>(chance * 100); }

class Reasoner {
 public:
  using Reason = std::optional<texts::Sentence>;

  Reasoner(const View& view, const Mind& mind) : view_(view), mind_(mind) {}

  Reason operator()(const Give& give) const {
    const MediumView& whom = view_.mediums[give.medium.value];
    Link best;
    strongest(give.visions, static_cast<Kind>(whom.sleeve.size()), whom.targets[whom.sleeve.size()], best);
    return of_link("give", give.medium, best, understood(view_, mind_, give));
  }
  Reason operator()(const SendCrow& /*crow*/) const { return texts::sentence("crow"); }
  Reason operator()(const Choose& choose) const {
    const MediumView& who = view_.mediums[choose.medium.value];
    BoundedList<Vision, kVisions> visions;
    for (const GivenVision& given : who.visions) visions.push_back(given.vision);
    if (visions.empty()) return texts::sentence("guess");
    Link best;
    strongest(visions, static_cast<Kind>(who.sleeve.size()), choose.card, best);
    return of_link("choose", choose.medium, best, beliefs(view_, mind_)[choose.medium.value][choose.card.value]);
  }
  Reason operator()(const Bet& bet) const {
    const std::optional<Clue>& choice = view_.mediums[bet.about.value].choice;
    if (!choice) return std::nullopt;
    const bool agrees = bet.stance == Stance::agree;
    const double right = beliefs(view_, mind_)[bet.about.value][choice->value];
    return texts::sentence(agrees ? "bet-agree" : "bet-disagree", medium_key(bet.about), percent(agrees ? right : 1 - right));
  }
  Reason operator()(const Withdraw& withdraw) const { return texts::sentence("withdraw", medium_key(withdraw.about)); }
  Reason operator()(const Ready& /*ready*/) const { return texts::sentence("ready"); }
  Reason operator()(const Convey& convey) const { return of_group(convey.visions, convey.culprit); }
  Reason operator()(const Vote& vote) const { return of_group(view_.shared, vote.group); }

 private:
  [[nodiscard]] static Reason of_link(std::string_view name, Medium medium, const Link& link, double chance) {
    const auto [by, seen, there, card] = told(link);
    return texts::sentence(name, medium_key(medium), by, seen, there, card, percent(chance));
  }
  [[nodiscard]] Reason of_group(const auto& visions, GroupNumber group) const {
    Link best;
    for (const Kind kind : kAllKinds)
      strongest(visions, kind, view_.groups[group.value].cards[static_cast<std::size_t>(kind)], best);
    const auto [by, seen, there, card] = told(best);
    const std::optional<Medium>& medium = view_.groups[group.value].medium;
    if (!medium) return texts::sentence("group-further", by, seen, there, card);
    return texts::sentence("group-of_medium", medium_key(*medium), by, seen, there, card);
  }

  const View& view_;
  const Mind& mind_;
};

}  // namespace

std::optional<texts::Sentence> reason_for(const View& view, const Mind& mind, const Action& action) {
  return std::visit(Reasoner(view, mind), action);
}

}  // namespace minuit::mysterium
