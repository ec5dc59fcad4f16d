#include "rules/games/mysterium/words.hpp"

#include <vector>

namespace minuit::mysterium {

namespace {

using rules::Language;

// The sentences of one language: one function for each kind of event, so that a forgotten one does not compile. Mediums go by
// their colours, cards by their numbers.
struct Teller {
  texts::Words words;

  [[nodiscard]] static std::vector<std::string> numbers(const VisionList& list) {
    std::vector<std::string> numbers;
    for (const Vision vision : list) numbers.push_back(std::to_string(vision.number()));
    return numbers;
  }

  std::string operator()(const ClueLaid& event) const {
    return words("events-clue_laid", enum_name(event.kind), event.card.number());
  }
  std::string operator()(const TargetDrawn& event) const {
    if (!event.card) return words("events-target_drawn_hidden", enum_name(event.kind), medium_key(event.medium));
    return words("events-target_drawn", enum_name(event.kind), event.card->number(), medium_key(event.medium));
  }
  std::string operator()(const HourStruck& event) const { return words("events-hour_struck", event.hour); }
  std::string operator()(const TokensReturned& /*event*/) const { return words("events-tokens_returned"); }
  std::string operator()(const PileShuffled& event) const { return words("events-pile_shuffled", event.cards); }
  std::string operator()(const VisionDrawn& event) const {
    return event.vision ? words("events-vision_drawn", event.vision->number()) : words("events-vision_drawn_hidden");
  }
  std::string operator()(const VisionsGiven& event) const {
    return words("events-visions_given", medium_key(event.medium), numbers(event.visions));
  }
  std::string operator()(const CrowSent& event) const {
    return event.visions.empty() ? words("events-crow_sent_hidden", event.cards)
                                 : words("events-crow_sent", numbers(event.visions));
  }
  std::string operator()(const GlassTurned& /*event*/) const { return words("events-glass_turned"); }
  std::string operator()(const CardChosen& event) const {
    return words("events-card_chosen", medium_key(event.medium), enum_name(event.kind), event.card.number());
  }
  std::string operator()(const BetPlaced& event) const {
    return words("events-bet_placed", medium_key(event.medium), medium_key(event.about), enum_name(event.stance));
  }
  std::string operator()(const BetWithdrawn& event) const {
    return words("events-bet_withdrawn", medium_key(event.medium), medium_key(event.about));
  }
  std::string operator()(const SaidReady& event) const { return words("events-said_ready", event.seat.number()); }
  std::string operator()(const TimeUp& /*event*/) const { return words("events-time_up"); }
  std::string operator()(const Answered& event) const {
    if (!event.card) return words("events-answered_none", medium_key(event.medium), enum_name(event.kind));
    return words(event.right ? "events-answered_right" : "events-answered_wrong", medium_key(event.medium), enum_name(event.kind),
                 event.card->number());
  }
  std::string operator()(const BetSettled& event) const {
    if (!event.right) return words("events-bet_wrong", medium_key(event.medium), medium_key(event.about));
    return words("events-bet_right", medium_key(event.medium), medium_key(event.about), event.track);
  }
  std::string operator()(const CameThrough& event) const {
    return words("events-came_through", medium_key(event.medium), event.steps, event.track);
  }
  std::string operator()(const GroupJoined& event) const {
    return words("events-group_joined", event.group.number(), enum_name(event.kind), event.card.number());
  }
  std::string operator()(const Conveyed& event) const {
    if (!event.culprit) return words("events-conveyed_hidden");
    return words("events-conveyed", event.culprit->number(), numbers(event.visions));
  }
  std::string operator()(const SharedTurned& event) const {
    return words("events-shared_turned", event.cards, event.vision.number());
  }
  std::string operator()(const Voted& event) const {
    if (!event.group) return words("events-voted_hidden", event.seat.number());
    return words("events-voted", event.seat.number(), event.group->number());
  }
  std::string operator()(const Disagreed& /*event*/) const { return words("events-disagreed"); }
  std::string operator()(const VotesCounted& event) const {
    if (!event.accused) return words("events-votes_counted_none");  // nobody has voted
    std::string ballots;
    for (const Ballot& ballot : event.votes) {
      if (!ballots.empty()) ballots += ' ';
      ballots += std::to_string(ballot.seat.number()) + "→" + std::to_string(ballot.group.number());
    }
    return words("events-votes_counted", ballots, event.accused->number());
  }
  std::string operator()(const CulpritShown& event) const {
    if (event.visions.empty()) return words("events-culprit_shown", event.culprit.number());
    return words("events-culprit_shown_early", event.culprit.number(), numbers(event.visions));
  }
  std::string operator()(const TargetShown& event) const {
    return words("events-target_shown", medium_key(event.medium), enum_name(event.kind), event.card.number());
  }
  std::string operator()(const Ended& event) const { return words("events-ended", enum_name(event.ending)); }
};

}  // namespace

std::string sentence(const Event& event, Language language) {
  return std::visit(Teller{texts::Words("mysterium/engine", language)}, event);
}

}  // namespace minuit::mysterium
