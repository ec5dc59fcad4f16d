#include "rules/games/mysterium/words.hpp"

#include <string_view>

namespace minuit::mysterium {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile. Mediums go by
// their colours, cards by their numbers.
struct Teller {
  Language language;

  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(language == Language::french ? french : english);
  }
  [[nodiscard]] std::string medium(Medium medium) const {
    const rules::Named& name = kMediumNames[medium.value];
    return say(name.french, name.english);
  }
  // "le personnage 3" in French, "person 3" in English.
  [[nodiscard]] std::string clue(Kind kind, Clue card) const {
    const rules::Named& name = name_of_kind(kind);
    const std::string_view article = kind == Kind::object ? "l'" : "le ";
    return say(article, "") + say(name.french, name.english) + " " + std::to_string(card.number());
  }
  // Of a card that is not named: "son lieu", "the place".
  [[nodiscard]] std::string wanted(Kind kind) const {
    const rules::Named& name = name_of_kind(kind);
    return say("son ", "the ") + say(name.french, name.english);
  }
  [[nodiscard]] std::string visions(const VisionList& list) const {
    std::string text = say(list.size() == 1 ? "la vision " : "les visions ", list.size() == 1 ? "vision " : "visions ");
    for (std::size_t at = 0; at < list.size(); ++at) {
      if (at > 0) text += at + 1 == list.size() ? say(" et ", " and ") : ", ";
      text += std::to_string(list[at].number());
    }
    return text;
  }
  [[nodiscard]] std::string cards(int count) const {
    return std::to_string(count) + say(count == 1 ? " carte" : " cartes", count == 1 ? " card" : " cards");
  }
  [[nodiscard]] std::string player(Seat seat) const { return say("La place ", "Seat ") + std::to_string(seat.number()); }
  [[nodiscard]] std::string group(GroupNumber group) const {
    return say("le groupe ", "group ") + std::to_string(group.number());
  }
  [[nodiscard]] std::string stance(Stance stance) const {
    return stance == Stance::agree ? say("est d'accord", "agrees") : say("n'est pas d'accord", "disagrees");
  }

  std::string operator()(const ClueLaid& event) const {
    return say("Sur la table : ", "On the table: ") + clue(event.kind, event.card) + ".";
  }
  std::string operator()(const TargetDrawn& event) const {
    const std::string whom = say(" pour ", " for ") + medium(event.medium);
    if (!event.card)
      return say("Le fantôme tire en secret un ", "The ghost secretly draws a card of the kind ") +
             say(name_of_kind(event.kind).french, name_of_kind(event.kind).english) + whom + ".";
    return say("Le fantôme tire ", "The ghost draws ") + clue(event.kind, *event.card) + whom + ".";
  }
  std::string operator()(const HourStruck& event) const { return say("Heure ", "Hour ") + std::to_string(event.hour) + "."; }
  std::string operator()(const TokensReturned& /*event*/) const {
    return say("Les jetons de clairvoyance joués reviennent à leurs médiums.",
               "Spent clairvoyance tokens return to their mediums.");
  }
  std::string operator()(const PileShuffled& event) const {
    return say("La pioche est remélangée : ", "The pile is shuffled anew: ") + cards(event.cards) + ".";
  }
  std::string operator()(const VisionDrawn& event) const {
    if (!event.vision) return say("Le fantôme pioche une vision.", "The ghost draws a vision.");
    return say("Le fantôme pioche la vision ", "The ghost draws vision ") + std::to_string(event.vision->number()) + ".";
  }
  std::string operator()(const VisionsGiven& event) const {
    return medium(event.medium) + say(" reçoit ", " is given ") + visions(event.visions) + ".";
  }
  std::string operator()(const CrowSent& event) const {
    return say("Le fantôme envoie le corbeau et défausse ", "The ghost sends the crow and discards ") +
           (event.visions.empty() ? cards(event.cards) : visions(event.visions)) + ".";
  }
  std::string operator()(const GlassTurned& /*event*/) const {
    return say("Le sablier est retourné.", "The hourglass is turned.");
  }
  std::string operator()(const CardChosen& event) const {
    return medium(event.medium) + say(" choisit ", " chooses ") + clue(event.kind, event.card) + ".";
  }
  std::string operator()(const BetPlaced& event) const {
    return medium(event.medium) + " " + stance(event.stance) + say(" avec ", " with ") + medium(event.about) + ".";
  }
  std::string operator()(const BetWithdrawn& event) const {
    return medium(event.medium) + say(" reprend son jeton auprès de ", " takes back the token at ") + medium(event.about) + ".";
  }
  std::string operator()(const SaidReady& event) const { return player(event.seat) + say(" est prête.", " is ready."); }
  std::string operator()(const TimeUp& /*event*/) const { return say("Le temps est écoulé.", "Time is up."); }
  std::string operator()(const Answered& event) const {
    if (!event.card)
      return medium(event.medium) + say(" n'a rien choisi : ", " has chosen nothing: ") + wanted(event.kind) +
             say(" reste à trouver.", " is still to be found.");
    return medium(event.medium) + say(", ", ", ") + clue(event.kind, *event.card) +
           (event.right ? say(" : trouvé !", ": found!") : say(" : ce n'est pas cela.", ": that is not it."));
  }
  std::string operator()(const BetSettled& event) const {
    const std::string who = medium(event.medium);
    if (!event.right) return who + say(" s'est trompé sur ", " was wrong about ") + medium(event.about) + ".";
    return who + say(" avait vu juste sur ", " was right about ") + medium(event.about) +
           say(" : clairvoyance ", ": clairvoyance ") + std::to_string(event.track) + ".";
  }
  std::string operator()(const CameThrough& event) const {
    std::string text = medium(event.medium) + say(" a ses trois cartes", " has all three cards");
    if (event.steps > 0)
      text += say(" et avance de ", " and moves up by ") + std::to_string(event.steps) +
              say(" : clairvoyance ", ": clairvoyance ") + std::to_string(event.track);
    return text + ".";
  }
  std::string operator()(const GroupJoined& event) const {
    const std::string card = clue(event.kind, event.card);
    return say("Dans ", "Into ") + group(event.group) + say(" vient ", " comes ") + card + ".";
  }
  std::string operator()(const Conveyed& event) const {
    if (!event.culprit)
      return say("Le fantôme a choisi un coupable et donne trois visions à tous.",
                 "The ghost has chosen a culprit and gives three visions to all.");
    return say("Le fantôme choisit ", "The ghost chooses ") + group(*event.culprit) +
           say(" et donne à tous ", " and gives all ") + visions(event.visions) + ".";
  }
  std::string operator()(const SharedTurned& event) const {
    return say("Vision commune, carte ", "Shared vision, card ") + std::to_string(event.cards) + say(" : ", ": ") +
           std::to_string(event.vision.number()) + ".";
  }
  std::string operator()(const Voted& event) const {
    if (!event.group) return player(event.seat) + say(" a voté.", " has voted.");
    return player(event.seat) + say(" vote pour ", " votes for ") + group(*event.group) + ".";
  }
  std::string operator()(const Disagreed& /*event*/) const {
    return say("Ils ne sont pas d'accord : ils votent de nouveau.", "They do not agree: they vote again.");
  }
  std::string operator()(const VotesCounted& event) const {
    std::string text = say("Votes :", "Votes:");
    for (const Ballot& ballot : event.votes)
      text += " " + std::to_string(ballot.seat.number()) + "→" + std::to_string(ballot.group.number());
    if (event.votes.empty()) text += say(" aucun", " none");
    return text + (event.accused ? say(". Accusé : ", ". Accused: ") + group(*event.accused) + "."
                                 : say(". Personne n'est accusé.", ". Nobody is accused."));
  }
  std::string operator()(const CulpritShown& event) const {
    std::string text = say("Le coupable était ", "The culprit was ") + group(event.culprit);
    if (!event.visions.empty()) text += say(" ; restaient cachées ", "; still face down lay ") + visions(event.visions);
    return text + ".";
  }
  std::string operator()(const TargetShown& event) const {
    return medium(event.medium) + say(" cherchait ", " was looking for ") + clue(event.kind, event.card) + ".";
  }
  std::string operator()(const Ended& event) const {
    switch (event.ending) {
      case Ending::solved: return say("Le coupable est démasqué : tout le monde gagne !", "The culprit is found: everyone wins!");
      case Ending::mistaken:
        return say("Ce n'était pas le coupable : tout le monde perd.", "That was not the culprit: everyone loses.");
      default: return say("La septième heure est passée : tout le monde perd.", "The seventh hour is over: everyone loses.");
    }
  }
};

}  // namespace

std::string sentence(const Event& event, Language language) { return std::visit(Teller{language}, event); }

}  // namespace minuit::mysterium
