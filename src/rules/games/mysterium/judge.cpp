// The gate: what breaks which rule.
#include "rules/games/mysterium/game.hpp"
#include "rules/games/mysterium/refusals.hpp"

namespace minuit::mysterium {

using rules::refuse;
using rules::Verdict;

Verdict Mysterium::check(const Config& config) {
  const i32 count = config.players.number();
  if (config.ghost.value >= config.players.value) return refuse(kGhostNotSeated, config.ghost.number(), count);
  if (!config.eldest) return rules::kOk;
  if (config.eldest->value >= config.players.value) return refuse(kEldestNotSeated, config.eldest->number(), count);
  return *config.eldest == config.ghost ? refuse(kEldestIsGhost, config.eldest->number()) : rules::kOk;
}

namespace {

[[nodiscard]] Verdict judge_medium(const State& s, Medium medium) {
  return medium.value < medium_count(s) ? rules::kOk : refuse(kNoSuchMedium, medium.number());
}

// MY-20: named in rising order, from the hand.
[[nodiscard]] Verdict judge_visions(const State& s, const VisionList& visions) {
  if (visions.empty()) return refuse(kNoVisions);
  for (std::size_t at = 1; at < visions.size(); ++at)
    if (visions[at] <= visions[at - 1]) return refuse(kOutOfOrder);
  for (const Vision vision : visions)
    if (!s.hand.has(vision)) return refuse(kNotInHand, vision.number());
  return rules::kOk;
}

Verdict judge_kind(const State& s, Seat /*seat*/, const Give& give) {
  if (s.phase != Phase::giving) return refuse(kNoGiftsNow);
  if (const Verdict verdict = judge_medium(s, give.medium); !verdict.ok()) return verdict;
  if (is_done(s, give.medium)) return refuse(kMediumDone, medium_key(give.medium));
  if ((s.gifted & bit(give.medium)) != 0) return refuse(kGiftedAlready, medium_key(give.medium));
  return judge_visions(s, give.visions);
}

Verdict judge_kind(const State& s, Seat /*seat*/, const SendCrow& crow) {
  if (s.phase != Phase::giving) return refuse(kNoCrowNow);
  if (s.crows == 0) return refuse(kCrowSpent);
  return judge_visions(s, crow.visions);
}

Verdict judge_kind(const State& s, Seat seat, Choose choose) {
  if (s.phase != Phase::guessing) return refuse(kNotGuessing);
  const Medium medium = choose.medium;
  if (const Verdict verdict = judge_medium(s, medium); !verdict.ok()) return verdict;
  if (seat_of(s.setup, medium) != seat) return refuse(kNotYourMedium, medium_key(medium));
  if (is_done(s, medium)) return refuse(kNothingToFind, medium_key(medium));
  const Kind kind = kind_of(s, medium);
  if ((s.laid[static_cast<std::size_t>(kind)] & bit(choose.card)) == 0) return refuse(kNotLaid, enum_name(kind));
  if ((sleeved(s, kind) & bit(choose.card)) != 0) return refuse(kInASleeve);
  return s.choices[medium.value] == choose.card.value ? refuse(kChosenAlready) : rules::kOk;
}

[[nodiscard]] Verdict judge_about(const State& s, Seat seat, Medium about) {
  if (s.phase != Phase::guessing) return refuse(kNotGuessing);
  if (!has_tokens(s.setup)) return refuse(kNoTokens);
  if (const Verdict verdict = judge_medium(s, about); !verdict.ok()) return verdict;
  return about == medium_of(s.setup, seat) ? refuse(kNotOnOneself) : rules::kOk;
}

Verdict judge_kind(const State& s, Seat seat, Bet bet) {
  if (const Verdict verdict = judge_about(s, seat, bet.about); !verdict.ok()) return verdict;
  const Medium medium = medium_of(s.setup, seat);
  if (s.choices[bet.about.value] == kNone) return refuse(kNothingToBetOn, medium_key(bet.about));
  if (s.bets[medium.value][bet.about.value] == static_cast<u8>(bet.stance)) return refuse(kSameBet);
  return token_left(s, medium, bet.about, bet.stance) ? rules::kOk : refuse(kTokenSpent);
}

Verdict judge_kind(const State& s, Seat seat, Withdraw withdraw) {
  if (const Verdict verdict = judge_about(s, seat, withdraw.about); !verdict.ok()) return verdict;
  return s.bets[medium_of(s.setup, seat).value][withdraw.about.value] == kNoToken ? refuse(kNoBetThere) : rules::kOk;
}

Verdict judge_kind(const State& s, Seat /*seat*/, Ready /*ready*/) {
  return s.phase == Phase::guessing ? rules::kOk : refuse(kNotGuessing);
}

[[nodiscard]] Verdict judge_group(const State& s, GroupNumber group) {
  const u8 groups = group_count(s.setup);
  return group.value < groups ? rules::kOk : refuse(kNoSuchGroup, group.number(), groups - 1);
}

Verdict judge_kind(const State& s, Seat /*seat*/, const Convey& convey) {
  if (s.phase != Phase::conveying) return refuse(kNoCulpritNow);
  if (const Verdict verdict = judge_group(s, convey.culprit); !verdict.ok()) return verdict;
  if (convey.visions.size() != kSharedSize) return refuse(kThreeShared);
  return judge_visions(s, convey.visions);
}

Verdict judge_kind(const State& s, Seat /*seat*/, Vote vote) {
  return s.phase == Phase::voting ? judge_group(s, vote.group) : refuse(kNoVoteNow);
}

Verdict judge_chance(const State& s, Lay lay) {
  if (s.phase != Phase::laying) return refuse(kNothingToLay);
  if (lay.kind != kind_to_lay(s)) return refuse(kOtherKindToLay);
  return (s.laid[static_cast<std::size_t>(lay.kind)] & bit(lay.card)) == 0 ? rules::kOk : refuse(kLaidAlready);
}

Verdict judge_chance(const State& s, Assign assign) {
  if (s.phase != Phase::assigning) return refuse(kNothingToAssign);
  if (assign.kind != kind_to_assign(s) || assign.medium != medium_to_assign(s)) return refuse(kOtherToAssign);
  return (to_assign(s) & bit(assign.card)) != 0 ? rules::kOk : refuse(kNotToBeAssigned);
}

Verdict judge_chance(const State& s, Draw draw) {
  if (s.phase != Phase::drawing) return refuse(kHandFull);
  return s.pile.has(draw.vision) ? rules::kOk : refuse(kNotInPile);
}

Verdict judge_chance(const State& s, Join join) {
  if (s.phase != Phase::joining) return refuse(kNothingToJoin);
  if (join.group != group_to_join(s) || join.kind != kind_to_join(s)) return refuse(kOtherToJoin);
  return (ungrouped(s, join.kind) & bit(join.card)) != 0 ? rules::kOk : refuse(kNotToBeJoined);
}

Verdict judge_chance(const State& s, Turn turn) {
  if (s.phase != Phase::turning) return refuse(kNothingToTurn);
  return s.shared.has(turn.vision) ? rules::kOk : refuse(kNotShared);
}

}  // namespace

Verdict Mysterium::judge(const State& s, Seat seat, const Action& action) {
  return std::visit([&](const auto& kind) { return judge_kind(s, seat, kind); }, action);
}

Verdict Mysterium::judge(const State& s, const Chance& chance) {
  return std::visit([&](const auto& kind) { return judge_chance(s, kind); }, chance);
}

}  // namespace minuit::mysterium
