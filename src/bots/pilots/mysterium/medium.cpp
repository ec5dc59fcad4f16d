#include "bots/pilots/mysterium/medium.hpp"

#include <algorithm>
#include <optional>

#include "rules/games/mysterium/culprit.hpp"

namespace minuit::mysterium {

namespace {

// A token that was wrong costs nothing, so an even chance is enough; there are few occasions to disagree, so a little more is
// waited for.
constexpr double kEven = 0.5;
constexpr double kDoubtful = 0.4;

// Tokens that are not used before they return, or before the end, are wasted.
[[nodiscard]] bool tokens_lapse(const View& view) { return view.hour + 1 == kTokensReturnAt || view.hour == kHours; }

[[nodiscard]] bool has_token_at(const MediumView& medium, Medium about) {
  return std::ranges::any_of(medium.tokens, [&](const Token& token) { return token.about == about; });
}

// A token that speaks against what one believes by now, because a choice was changed.
[[nodiscard]] std::optional<Action> regretted(const View& view, Medium me, const std::array<Belief, kMostMediums>& believed) {
  for (const Token& token : view.mediums[me.value].tokens) {
    const std::optional<Clue>& choice = view.mediums[token.about.value].choice;
    if (choice && (believed[token.about.value][choice->value] >= kEven) != (token.stance == Stance::agree))
      return Withdraw{token.about};
  }
  return std::nullopt;
}

[[nodiscard]] std::optional<Action> best_bet(const View& view, Medium me, const std::array<Belief, kMostMediums>& believed) {
  const MediumView& own = view.mediums[me.value];
  for (u8 at = 0; at < view.mediums.size(); ++at) {
    const Medium about(at);
    const MediumView& other = view.mediums[at];
    if (about == me || !other.choice || has_token_at(own, about)) continue;
    const double right = believed[at][other.choice->value];
    if (own.agree_left > 0 && right >= kEven) return Bet{about, Stance::agree};
    if (own.disagree_left > 0 && right < (tokens_lapse(view) ? kEven : kDoubtful)) return Bet{about, Stance::disagree};
  }
  return std::nullopt;
}

// The likeliest card that one's own other medium has not taken already, unless it could be no other.
[[nodiscard]] Clue best_card(const View& view, const MediumView& medium, const Belief& belief) {
  Belief left = belief;
  for (const MediumView& other : view.mediums)
    if (other.seat == medium.seat && other.choice && other.sleeve.size() == medium.sleeve.size()) left[other.choice->value] = 0;
  const auto best = std::ranges::max_element(left);
  return *best > 0 ? Clue(best - left.begin()) : Clue(std::ranges::max_element(belief) - belief.begin());
}

}  // namespace

Action best_guess(const View& view, Seat seat, const Mind& mind, bool begun) {
  const std::array<Belief, kMostMediums> believed = beliefs(view, mind);
  for (u8 at = 0; at < view.mediums.size(); ++at) {
    const MediumView& medium = view.mediums[at];
    if (medium.seat != seat || medium.sleeve.size() == kKinds || medium.choice) continue;
    return Choose{Medium(at), best_card(view, medium, believed[at])};
  }
  if (has_tokens(view.setup) && !begun) {
    const Medium me = medium_of(view.setup, seat);
    if (const auto regret = regretted(view, me, believed)) return *regret;
    if (const auto bet = best_bet(view, me, believed)) return *bet;
  }
  return Ready{};
}

Action best_vote(const View& view, Seat seat, const Mind& mind, bool begun) {
  // Where both must agree, the younger follows.
  if (must_agree(view.setup))
    for (u8 at = 0; at < view.players.size(); ++at)
      if (const Seat other(at);
          other != seat && view.players[at].vote && place_by_age(view.setup, other) < place_by_age(view.setup, seat))
        return Vote{*view.players[at].vote};
  if (begun && view.players[seat.value].vote) return Vote{*view.players[seat.value].vote};
  const GroupBelief belief = group_belief(GroupReading(mind, view), view.groups.size(), view.shared);
  return Vote{GroupNumber(std::ranges::max_element(belief) - belief.begin())};
}

}  // namespace minuit::mysterium
