// The parlour game as the contract wants it. Its rules stand in types.hpp.
#pragma once
#include <algorithm>
#include <string_view>

#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"
#include "tests/contract/parlour/refusals.hpp"
#include "tests/contract/parlour/state.hpp"

namespace minuit::parlour {

struct Parlour {
  using Config = parlour::Config;
  using State = parlour::State;
  using View = parlour::View;
  using Action = parlour::Action;
  using Chance = Draw;
  using Event = parlour::Event;
  using Resolution = Settling;
  using Inventory = Cards;  // a figure has just one square and cannot be lost
  using Actions = BoundedList<Action, kFigures.size() * kValues>;
  using Chances = BoundedList<rules::Odds<Chance>, kValues>;

  static constexpr std::string_view kId = "parlour";
  static constexpr std::string_view kLedger = "TG";
  static constexpr std::string_view kName = "Le Salon";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::complete;

  static Config setup(u8 players) { return {.players = Players(players), .deadline = Seconds{30}}; }
  static rules::Verdict check(const Config& /*config*/) { return rules::kOk; }
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  static rules::Awaiting awaiting(const State& s);
  static u32 decision_point(const State& s, Seat seat) { return s.round + (s.plans[seat.value] ? 1U : 0U); }
  static bool may_talk(const State& s, Seat /*seat*/) { return s.phase != Phase::planning; }  // TG-10

  static Actions actions(const State& s, Seat seat);
  static Chances chances(const State& s);
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Draw& draw);
  static rules::Verdict judge(const State& s, const Settling& settling);

  static void apply(State& s, const Draw& draw, auto&& emit);
  static void apply(State& s, Seat seat, Walk walk, auto&& emit) { plan(s, seat, walk, emit); }
  static void apply(State& s, Seat seat, Rest rest, auto&& emit) { plan(s, seat, rest, emit); }
  static void apply(State& s, rules::Elapsed elapsed, auto&& emit);
  static void apply(State& s, const Settling& settling, auto&& emit);

  static View view(const State& s, const rules::Viewer& viewer);
  static std::optional<Event> seen(const Event& event, const rules::Viewer& viewer);
  static bool reveals(const Event& event) { return std::holds_alternative<Shown>(event); }  // the plans of the others
  static Inventory inventory(const State& s);

 private:
  static void plan(State& s, Seat seat, const Action& action, auto&& emit);
  static void show_plans(State& s, auto&& emit);
  static void end_round(State& s, auto&& emit);
};

inline State Parlour::start(const Config& config) {
  State s;
  s.setup = config;
  s.deck.counts.fill(kCopies);
  return s;
}

// Every card drawn; in each round a plan a seat and one settling.
inline u64 Parlour::longest(const Config& config) {
  const u64 seats = config.players.value;
  const u64 rounds = config.rounds.value;
  return seats * (kHandSize + rounds - 1) + rounds * (seats + 1);
}

[[nodiscard]] inline i32 score(const State& s, u8 seat) {
  i32 sum = 0;
  for (const Square square : s.figures[seat]) sum += square.number();
  return sum;
}

// TG-08, TG-09
[[nodiscard]] inline rules::Over result(const State& s) {
  rules::Ranking ranking;
  i32 sum = 0;
  for (u8 seat = 0; seat < players(s); ++seat) {
    rules::Standing standing{.place = 1, .score = score(s, seat)};
    for (u8 other = 0; other < players(s); ++other)
      if (score(s, other) > standing.score) ++standing.place;
    ranking.seats.push_back(standing);
    sum += standing.score;
  }
  if (!s.setup.together) return {ranking};
  return {rules::Shared{.won = sum >= kTogetherGoal * players(s) * s.setup.rounds.number(), .score = sum}};
}

inline rules::Awaiting Parlour::awaiting(const State& s) {
  switch (s.phase) {
    case Phase::dealing: return rules::Nature{*next_to_draw(s)};
    case Phase::jostling: return rules::World{};
    case Phase::over: return result(s);
    default: break;
  }
  rules::Seats seats{planning(s), {}};
  if (s.setup.deadline) seats.deadline = rules::Deadline{s.setup.deadline->value * 1000U};
  return seats;
}

inline Parlour::Actions Parlour::actions(const State& s, Seat seat) {
  Actions list;
  for (const Figure figure : kFigures) {
    if (s.figures[seat.value][static_cast<std::size_t>(figure)] == kBuffet) continue;
    for (int value = 1; value <= kValues; ++value)
      if (s.hands[seat.value].of(Card{value}) > 0) list.push_back(Walk{figure, Card{value}});
  }
  if (list.empty()) list.push_back(Rest{});
  return list;
}

inline rules::Verdict Parlour::judge(const State& s, Seat seat, const Action& action) {
  const Pair& pair = s.figures[seat.value];
  if (const auto* walk = std::get_if<Walk>(&action)) {
    if (pair[static_cast<std::size_t>(walk->figure)] == kBuffet) return rules::refuse(kAtTheBuffet);
    if (s.hands[seat.value].of(walk->card) == 0) return rules::refuse(kCardNotHeld, walk->card.number());
    return rules::kOk;
  }
  if (std::any_of(pair.begin(), pair.end(), [](Square square) { return square != kBuffet; })) return rules::refuse(kMustWalk);
  return rules::kOk;
}

inline Parlour::Chances Parlour::chances(const State& s) {
  Chances odds;
  for (int value = 1; value <= kValues; ++value)
    if (const u8 left = s.deck.of(Card{value}); left > 0) odds.push_back({Draw{Card{value}}, left});
  return odds;
}

inline rules::Verdict Parlour::judge(const State& s, const Draw& draw) {
  if (s.deck.of(draw.card) == 0) return rules::refuse(kCardNotLeft, draw.card.number());
  return rules::kOk;
}

inline rules::Verdict Parlour::judge(const State& s, const Settling& settling) {
  const Places jostlers = jostling(s);
  if (settling.places.size() != jostlers.size()) return rules::refuse(kNotTheJostlers);
  for (std::size_t index = 0; index < jostlers.size(); ++index) {
    const Place& from = jostlers[index];
    const Place& to = settling.places[index];
    if (to.seat != from.seat || to.figure != from.figure) return rules::refuse(kNotTheJostlers);
    const int aside = to.square.number() - from.square.number();
    if (aside < -1 || aside > 1) return rules::refuse(kTooFarAside, from.square.number(), to.square.number());
  }
  return rules::kOk;
}

void Parlour::apply(State& s, const Draw& draw, auto&& emit) {
  const Seat seat = *next_to_draw(s);
  s.deck.remove(draw.card);
  s.hands[seat.value].add(draw.card);
  rules::tell(emit, [&] { return Drawn{seat, draw.card}; });
  if (!next_to_draw(s)) s.phase = Phase::planning;
}

void Parlour::plan(State& s, Seat seat, const Action& action, auto&& emit) {
  s.plans[seat.value] = action;
  rules::tell(emit, [&] { return Planned{seat, action}; });
  if (planning(s).empty()) show_plans(s, emit);
}

// TG-06: the list begins with the lady's lowest card, or the gentleman's when she is at the buffet, or is just to rest.
void Parlour::apply(State& s, rules::Elapsed /*elapsed*/, auto&& emit) {
  for (u8 seat = 0; seat < parlour::players(s); ++seat) {
    if (s.plans[seat]) continue;
    s.plans[seat] = actions(s, Seat{seat})[0];
    rules::tell(emit, [&] { return Hurried{Seat{seat}}; });
  }
  show_plans(s, emit);
}

// TG-05
void Parlour::show_plans(State& s, auto&& emit) {
  for (u8 seat = 0; seat < parlour::players(s); ++seat) {
    const Action action = *s.plans[seat];
    s.plans[seat].reset();
    rules::tell(emit, [&] { return Shown{Seat{seat}, action}; });
    const auto* walk = std::get_if<Walk>(&action);
    if (walk == nullptr) continue;
    s.hands[seat].remove(walk->card);
    s.aside.add(walk->card);
    Square& square = s.figures[seat][static_cast<std::size_t>(walk->figure)];
    square = Square(std::min(square.number() + walk->card.number(), kBuffet.number()));
  }
  if (jostling(s).empty()) return end_round(s, emit);
  s.phase = Phase::jostling;
}

void Parlour::apply(State& s, const Settling& settling, auto&& emit) {
  for (const Place& place : settling.places) s.figures[place.seat.value][static_cast<std::size_t>(place.figure)] = place.square;
  rules::tell(emit, [&] { return Settled{settling.places}; });
  end_round(s, emit);
}

void Parlour::end_round(State& s, auto&& emit) {
  ++s.round;
  if (s.round == s.setup.rounds.value) {
    s.phase = Phase::over;
    return rules::tell(emit, [&] { return Ended{}; });
  }
  s.phase = next_to_draw(s) ? Phase::dealing : Phase::planning;
}

inline View Parlour::view(const State& s, const rules::Viewer& viewer) {
  View view{.setup = s.setup, .phase = s.phase, .round = s.round, .deck = s.deck.size(), .aside = s.aside, .seats = {}};
  for (u8 seat = 0; seat < parlour::players(s); ++seat) {
    SeatView shown{
        .figures = s.figures[seat], .cards = s.hands[seat].size(), .planned = s.plans[seat].has_value(), .hand = {}, .plan = {}};
    if (viewer == rules::Viewer(Seat{seat}) || viewer == rules::Viewer(rules::AllSeeing{})) {
      shown.hand = s.hands[seat];
      shown.plan = s.plans[seat];
    }
    view.seats.push_back(shown);
  }
  return view;
}

inline std::optional<Event> Parlour::seen(const Event& event, const rules::Viewer& viewer) {
  const auto may_see = [&](Seat owner) { return viewer == rules::Viewer(owner) || viewer == rules::Viewer(rules::AllSeeing{}); };
  if (const auto* drawn = std::get_if<Drawn>(&event); drawn != nullptr && !may_see(drawn->seat))
    return Drawn{drawn->seat, std::nullopt};
  if (const auto* planned = std::get_if<Planned>(&event); planned != nullptr && !may_see(planned->seat))
    return Planned{planned->seat, std::nullopt};
  return event;
}

inline Parlour::Inventory Parlour::inventory(const State& s) {
  Cards all = s.deck;
  all.join(s.aside);
  for (const Cards& hand : s.hands) all.join(hand);
  return all;
}

inline State imagine(const View& view, Rng& rng) {
  State s = Parlour::start(view.setup);
  s.phase = view.phase;
  s.round = view.round;
  s.aside = view.aside;
  s.deck.take(view.aside);
  for (std::size_t seat = 0; seat < view.seats.size(); ++seat) {
    s.figures[seat] = view.seats[seat].figures;
    s.plans[seat] = view.seats[seat].plan;
    s.hands[seat] = view.seats[seat].hand.value_or(Cards{});
    s.deck.take(s.hands[seat]);
  }
  for (u8 seat = 0; seat < players(s); ++seat) {
    while (s.hands[seat].size() < view.seats[seat].cards) {
      const Card card = rules::draw<Parlour>(s, rng).card;
      s.deck.remove(card);
      s.hands[seat].add(card);
    }
    if (!view.seats[seat].planned || s.plans[seat]) continue;
    const Parlour::Actions list = Parlour::actions(s, Seat{seat});
    s.plans[seat] = list[rng.below(static_cast<u32>(list.size()))];
  }
  return s;
}

static_assert(rules::Game<Parlour> && rules::HasDeadlines<Parlour> && rules::HasWorld<Parlour>);

}  // namespace minuit::parlour

// A jostle ends otherwise each time; nobody could compute it from the state.
template <std::derived_from<minuit::parlour::Parlour> G>
struct minuit::rules::Resolver<G> {
  static parlour::Settling resolve(const typename G::State& s, Rng& rng) {
    parlour::Settling settling{parlour::jostling(s)};
    for (parlour::Place& place : settling.places) place.square = parlour::Square(place.square.number() - 1 + i64{rng.below(3)});
    return settling;
  }
};
