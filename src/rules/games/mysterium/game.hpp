// Mysterium as the contract wants it: a silent ghost sends visions to mediums, who find a culprit together. Cards, 2 to 7
// players, much that is hidden, simultaneous choices under an hourglass, a shared result.
#pragma once
#include "rules/games/mysterium/choices.hpp"
#include "rules/games/mysterium/culprit.hpp"
#include "rules/games/mysterium/draws.hpp"
#include "rules/games/mysterium/view.hpp"

namespace minuit::mysterium {

// Every vision, wherever it is.
struct Pieces {
  VisionSet visions;
  u8 count = 0;
  bool operator==(const Pieces&) const = default;
};

struct Mysterium {
  using Config = mysterium::Config;
  using State = mysterium::State;
  using View = mysterium::View;
  using Action = mysterium::Action;
  using Chance = mysterium::Chance;
  using Event = mysterium::Event;
  using Resolution = rules::NoResolution;
  using Inventory = Pieces;

  static constexpr std::string_view kId = "mysterium";
  static constexpr std::string_view kLedger = "MY";
  static constexpr std::string_view kName = "Mysterium";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::complete;
  static constexpr bool kCooperative = true;

  static Config setup(u8 players);
  static rules::Verdict check(const Config& config);
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  static rules::Awaiting awaiting(const State& s);
  static u32 decision_point(const State& s, Seat seat) { return s.stage * kPointsOfAStage + s.used[seat.value]; }
  // The hourglass runs on through a stage, whoever is ready or no longer so.
  static u32 hourglass(const State& s) { return s.stage; }
  static bool may_talk(const State& s, Seat seat);

  static Choices actions(const State& s, Seat seat);
  static Draws chances(const State& s);
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Chance& chance);

  static void apply(State& s, const Chance& chance, auto&& emit) {
    std::visit([&](const auto& kind) { apply(s, kind, emit); }, chance);
  }
  static void apply(State& s, Lay lay, auto&& emit);
  static void apply(State& s, Assign assign, auto&& emit);
  static void apply(State& s, Draw draw, auto&& emit);
  static void apply(State& s, Join join, auto&& emit);
  static void apply(State& s, Turn turn, auto&& emit);
  static void apply(State& s, rules::Elapsed elapsed, auto&& emit);
  static void apply(State& s, Seat seat, const Give& give, auto&& emit);
  static void apply(State& s, Seat seat, const SendCrow& crow, auto&& emit);
  static void apply(State& s, Seat seat, Choose choose, auto&& emit);
  static void apply(State& s, Seat seat, Bet bet, auto&& emit);
  static void apply(State& s, Seat seat, Withdraw withdraw, auto&& emit);
  static void apply(State& s, Seat seat, Ready ready, auto&& emit);
  static void apply(State& s, Seat seat, const Convey& convey, auto&& emit);
  static void apply(State& s, Seat seat, Vote vote, auto&& emit);

  static View view(const State& s, const rules::Viewer& viewer) { return view_of(s, viewer); }
  static std::optional<Event> seen(const Event& event, const rules::Viewer& viewer) { return seen_by(event, viewer); }
  // A vote shows its voter nothing, but it is final (MY-41); nor does a gift, but the mediums have seen the visions (MY-20). What
  // reveals nothing could be taken back.
  static bool reveals(const Event& event) {
    return std::holds_alternative<Answered>(event) || std::holds_alternative<VotesCounted>(event) ||
           std::holds_alternative<Voted>(event) || std::holds_alternative<VisionsGiven>(event);
  }
  static Inventory inventory(const State& s);

 private:
  static constexpr u32 kPointsOfAStage = 256;  // a seat's changes in one

  static void after_change(State& s, auto&& emit) {
    if (guessing_seats(s).empty()) end_hour(s, emit);
  }
  // Puts the token lying there back into its pool.
  static void take_back_token(State& s, Medium medium, Medium about) {
    u8& bet = s.bets[medium.value][about.value];
    if (bet != kNoToken) ++s.tokens[medium.value][pool_of(s.setup, static_cast<Stance>(bet))];
    bet = kNoToken;
  }
};

// The kind of card that nature lays out, or the ghost draws, next; the medium it is for.
[[nodiscard]] constexpr Kind kind_to_lay(const State& s) {
  for (const Kind kind : kAllKinds)
    if (std::popcount(s.laid[static_cast<std::size_t>(kind)]) < laid_of_each(s.setup)) return kind;
  return Kind::object;
}
[[nodiscard]] constexpr Kind kind_to_assign(const State& s) { return static_cast<Kind>(s.assigned / medium_count(s)); }
[[nodiscard]] constexpr Medium medium_to_assign(const State& s) { return Medium(s.assigned % medium_count(s)); }
[[nodiscard]] constexpr Clues to_assign(const State& s) {
  const auto kind = static_cast<std::size_t>(kind_to_assign(s));
  Clues cards = s.laid[kind];
  for (u8 medium = 0; medium < medium_to_assign(s).value; ++medium) cards &= ~bit(Clue(s.targets[kind][medium]));
  return cards;
}
[[nodiscard]] constexpr GroupNumber group_to_join(const State& s) {
  return GroupNumber(medium_count(s) + i64{s.joins} / i64{kKinds});
}
[[nodiscard]] constexpr Kind kind_to_join(const State& s) { return static_cast<Kind>(s.joins % kKinds); }

inline Draws Mysterium::chances(const State& s) {
  switch (s.phase) {
    case Phase::laying: {
      const Kind kind = kind_to_lay(s);
      return {Lay{kind, Clue{}}, kAllClues & ~s.laid[static_cast<std::size_t>(kind)]};
    }
    case Phase::assigning: return {Assign{medium_to_assign(s), kind_to_assign(s), Clue{}}, to_assign(s)};
    case Phase::joining: return {Join{group_to_join(s), kind_to_join(s), Clue{}}, ungrouped(s, kind_to_join(s))};
    case Phase::turning: return {Turn{}, s.shared};
    default: return {Draw{}, s.pile};
  }
}

void Mysterium::apply(State& s, Lay lay, auto&& emit) {
  assert(judge(s, Chance(lay)).ok());
  s.laid[static_cast<std::size_t>(lay.kind)] |= bit(lay.card);
  rules::tell(emit, [&] { return ClueLaid{lay.kind, lay.card}; });
  if (std::popcount(s.laid.back()) == laid_of_each(s.setup)) s.phase = Phase::assigning;
}

void Mysterium::apply(State& s, Assign assign, auto&& emit) {
  assert(judge(s, Chance(assign)).ok());
  s.targets[static_cast<std::size_t>(assign.kind)][assign.medium.value] = assign.card.value;
  ++s.assigned;
  rules::tell(emit, [&] { return TargetDrawn{s.setup.ghost, assign.medium, assign.kind, assign.card}; });
  if (s.assigned == kKinds * medium_count(s)) strike_hour(s, emit);
}

void Mysterium::apply(State& s, Draw draw, auto&& emit) {
  assert(judge(s, Chance(draw)).ok());
  s.pile.remove(draw.vision);
  s.hand.add(draw.vision);
  rules::tell(emit, [&] { return VisionDrawn{s.setup.ghost, draw.vision, s.hand.size()}; });
  refill(s, emit);
}

void Mysterium::apply(State& s, Join join, auto&& emit) {
  assert(judge(s, Chance(join)).ok());
  s.joined[s.joins / kKinds][static_cast<std::size_t>(join.kind)] = join.card.value;
  ++s.joins;
  rules::tell(emit, [&] { return GroupJoined{join.group, join.kind, join.card}; });
  await_shared_vision(s, emit);
}

void Mysterium::apply(State& s, Turn turn, auto&& emit) {
  assert(judge(s, Chance(turn)).ok());
  s.shared.remove(turn.vision);
  s.turned[s.turns++] = turn.vision;
  rules::tell(emit, [&] { return SharedTurned{turn.vision, s.turns}; });
  begin_stage(s, Phase::voting);
  if (voting_seats(s).empty()) go_on_turning(s, emit);
}

// MY-22, MY-25: who has not chosen has chosen wrong; MY-41: who has not voted has no vote.
void Mysterium::apply(State& s, rules::Elapsed /*elapsed*/, auto&& emit) {
  rules::tell(emit, [] { return TimeUp{}; });
  if (s.phase == Phase::guessing) return end_hour(s, emit);
  go_on_turning(s, emit);
}

void Mysterium::apply(State& s, [[maybe_unused]] Seat seat, const Give& give, auto&& emit) {
  assert(judge(s, seat, give).ok());
  for (const Vision vision : give.visions) {
    s.hand.remove(vision);
    s.before[give.medium.value].add(vision);
    s.given_at[vision.value] = s.hour;
  }
  s.gifted = static_cast<Mediums>(s.gifted | bit(give.medium));
  rules::tell(emit, [&] { return VisionsGiven{give.medium, give.visions}; });
  refill(s, emit);
}

void Mysterium::apply(State& s, [[maybe_unused]] Seat seat, const SendCrow& crow, auto&& emit) {
  assert(judge(s, seat, crow).ok());
  for (const Vision vision : crow.visions) {
    s.hand.remove(vision);
    s.heap.add(vision);
  }
  --s.crows;
  rules::tell(emit, [&] { return CrowSent{s.setup.ghost, crow.visions, static_cast<u8>(crow.visions.size()), s.crows}; });
  refill(s, emit);
}

void Mysterium::apply(State& s, Seat seat, Choose choose, auto&& emit) {
  assert(judge(s, seat, choose).ok());
  ++s.used[seat.value];
  s.choices[choose.medium.value] = choose.card.value;
  s.ready = {};  // MY-22
  rules::tell(emit, [&] { return CardChosen{choose.medium, kind_of(s, choose.medium), choose.card}; });
  after_change(s, emit);
}

void Mysterium::apply(State& s, Seat seat, Bet bet, auto&& emit) {
  assert(judge(s, seat, bet).ok());
  ++s.used[seat.value];
  const Medium medium = medium_of(s.setup, seat);
  take_back_token(s, medium, bet.about);
  --s.tokens[medium.value][pool_of(s.setup, bet.stance)];
  s.bets[medium.value][bet.about.value] = static_cast<u8>(bet.stance);
  rules::tell(emit, [&] { return BetPlaced{medium, bet.about, bet.stance}; });
  after_change(s, emit);
}

void Mysterium::apply(State& s, Seat seat, Withdraw withdraw, auto&& emit) {
  assert(judge(s, seat, withdraw).ok());
  ++s.used[seat.value];
  const Medium medium = medium_of(s.setup, seat);
  take_back_token(s, medium, withdraw.about);
  rules::tell(emit, [&] { return BetWithdrawn{medium, withdraw.about}; });
  after_change(s, emit);
}

void Mysterium::apply(State& s, Seat seat, [[maybe_unused]] Ready ready, auto&& emit) {
  assert(judge(s, seat, ready).ok());
  ++s.used[seat.value];
  s.ready = s.ready.with(seat);
  rules::tell(emit, [&] { return SaidReady{seat}; });
  after_change(s, emit);
}

void Mysterium::apply(State& s, [[maybe_unused]] Seat seat, const Convey& convey, auto&& emit) {
  assert(judge(s, seat, convey).ok());
  s.culprit = convey.culprit.value;
  for (const Vision vision : convey.visions) {
    s.hand.remove(vision);
    s.shared.add(vision);
  }
  s.phase = Phase::turning;
  rules::tell(emit, [&] { return Conveyed{s.setup.ghost, convey.culprit, convey.visions}; });
}

void Mysterium::apply(State& s, Seat seat, Vote vote, auto&& emit) {
  assert(judge(s, seat, vote).ok());
  ++s.used[seat.value];
  s.votes[seat.value] = vote.group.value;
  rules::tell(emit, [&] { return Voted{seat, must_agree(s.setup) ? medium_seats(s.setup) : SeatSet(seat), vote.group}; });
  if (must_agree(s.setup)) s.ready = s.ready.with(seat);
  if (!voting_seats(s).empty()) return;
  if (must_agree(s.setup) && !agreed(s) && s.used[seat.value] < changes_of(s.setup)) return vote_again(s, emit);
  go_on_turning(s, emit);
}

static_assert(rules::Game<Mysterium> && rules::HasDeadlines<Mysterium>);

}  // namespace minuit::mysterium
