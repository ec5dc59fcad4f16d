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

class Reasoner {
 public:
  Reasoner(const View& view, const Mind& mind, rules::Language language)
      : view_(view), mind_(mind), french_(language == rules::Language::french) {}

  std::string operator()(const Give& give) const {
    const MediumView& whom = view_.mediums[give.medium.value];
    Link best;
    strongest(give.visions, static_cast<Kind>(whom.sleeve.size()), whom.targets[whom.sleeve.size()], best);
    return say("Pour ", "For ") + name(kMediumNames[give.medium.value]) + colon() + told(best) +
           sure(understood(view_, mind_, give));
  }
  std::string operator()(const SendCrow& /*crow*/) const {
    return say("Ces visions disent trop peu de ce qu'il reste à trouver.",
               "These visions say too little of what is left to find.");
  }
  std::string operator()(const Choose& choose) const {
    const MediumView& who = view_.mediums[choose.medium.value];
    BoundedList<Vision, kVisions> visions;
    for (const GivenVision& given : who.visions) visions.push_back(given.vision);
    if (visions.empty()) return say("Sans vision, il faut deviner.", "Without a vision one has to guess.");
    Link best;
    strongest(visions, static_cast<Kind>(who.sleeve.size()), choose.card, best);
    return name(kMediumNames[choose.medium.value]) + colon() + told(best) +
           sure(beliefs(view_, mind_)[choose.medium.value][choose.card.value]);
  }
  std::string operator()(const Bet& bet) const {
    const std::optional<Clue>& choice = view_.mediums[bet.about.value].choice;
    const bool agrees = bet.stance == Stance::agree;
    std::string text = agrees ? say("Les visions parlent pour le choix de ", "The visions speak for the choice of ")
                              : say("Les visions parlent contre le choix de ", "The visions speak against the choice of ");
    text += name(kMediumNames[bet.about.value]);
    if (!choice) return text + ".";
    const double right = beliefs(view_, mind_)[bet.about.value][choice->value];
    return text + sure(agrees ? right : 1 - right);
  }
  std::string operator()(const Withdraw& withdraw) const {
    return say("Le choix de ", "The choice of ") + name(kMediumNames[withdraw.about.value]) +
           say(" n'est plus si clair.", " is no longer so clear.");
  }
  std::string operator()(const Ready& /*ready*/) const {
    return say("Tout est dit pour cette heure.", "All is said for this hour.");
  }
  std::string operator()(const Convey& convey) const { return of_group(convey.visions, convey.culprit); }
  std::string operator()(const Vote& vote) const { return of_group(view_.shared, vote.group); }

 private:
  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(french_ ? french : english);
  }
  [[nodiscard]] std::string name(const rules::Named& thing) const { return say(thing.french, thing.english); }
  [[nodiscard]] std::string colon() const { return say(" : ", ": "); }

  // "une lanterne dans la vision, une bougie avec la pianiste"
  [[nodiscard]] std::string told(const Link& link) const {
    const std::string card = name(kClueNames[link.clue]);
    const u8 seen = kInVision[link.at];
    const u8 there = kInClue[link.at];
    const bool colours = (kByColour[link.at] - kNeither) * kShareOfColour > (kByKind[link.at] - kNeither) * kShareOfKind;
    if (colours) return say("la vision a les couleurs de la carte « ", "the vision has the colours of “") + card + say(" »", "”");
    const std::string left = name(kMotifNames[seen]) + say(" dans la vision", " in the vision");
    if (seen == there) return left + say(" comme sur la carte « ", " as on “") + card + say(" »", "”");
    return left + ", " + name(kMotifNames[there]) + say(" sur la carte « ", " on “") + card + say(" »", "”");
  }
  // ", à 64 %."
  [[nodiscard]] std::string sure(double chance) const {
    return say(", sûr à ", ", ") + std::to_string(static_cast<int>(chance * 100)) + say(" %.", " % sure.");
  }
  [[nodiscard]] std::string of_group(const auto& visions, GroupNumber group) const {
    Link best;
    for (const Kind kind : kAllKinds)
      strongest(visions, kind, view_.groups[group.value].cards[static_cast<std::size_t>(kind)], best);
    const std::optional<Medium>& medium = view_.groups[group.value].medium;
    const std::string whose = medium ? say("Le groupe de ", "The group of ") + name(kMediumNames[medium->value])
                                     : say("Un groupe de plus", "A further group");
    return whose + colon() + told(best) + ".";
  }

  const View& view_;
  const Mind& mind_;
  bool french_;
};

}  // namespace

std::string reason_for(const View& view, const Mind& mind, const Action& action, rules::Language language) {
  return std::visit(Reasoner(view, mind, language), action);
}

}  // namespace minuit::mysterium
