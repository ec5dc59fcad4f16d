#include "rules/games/pas_touche/scenario_test.hpp"

namespace minuit::touche::scenario {

using Decision = rules::Decision<PasTouche>;

Table Table::racing(std::initializer_list<int> levels, Config config) {
  config.players = Players(static_cast<i64>(levels.size()));
  Table table{PasTouche::start(config), {}};
  Layout layout;
  for (std::size_t place = 0; place < kCards; ++place) layout.cards[place] = card_at(kCards - 1 - place);
  table.expect(rules::Resolved<PasTouche>{layout});
  i64 seat = 0;
  for (const int level : levels) table.expect(rules::Chosen<PasTouche>{Seat(seat++), Prepare{Level(level), Hand::right}});
  table.call();
  return table;
}

rules::Verdict Table::decide(const Decision& decision) {
  const rules::Verdict verdict = rules::judge<PasTouche>(state, decision);
  if (!verdict.ok()) return verdict;
  const Pieces before = PasTouche::inventory(state);
  told.clear();
  rules::step<PasTouche>(state, decision, [&](const auto& event) { told.emplace_back(event); });
  EXPECT_EQ(PasTouche::inventory(state), before);
  return verdict;
}

void Table::expect(const Decision& decision) {
  const rules::Verdict verdict = decide(decision);
  ASSERT_TRUE(verdict.ok()) << verdict.refusal().text(texts::english());
}

void Table::race(Card dice, std::initializer_list<Finish> touches, std::optional<int> card) {
  Race race{dice, {}};
  for (const Finish& each : touches) race.touches.push_back(each);
  expect(rules::Resolved<PasTouche>{race});
  const std::vector<Event> of_race = told;
  if (card) turn(*card);
  if (state.phase == Phase::waiting) call();
  told = of_race;
}

std::pair<int, int> Table::cube(Seat seat) const {
  if (!player(seat).on_track) return {0, 0};
  return {player(seat).cube.slot.number() + 1, player(seat).cube.space.number() + 1};
}

int card_forbidding(Colour colour, Forbidden forbids) {
  for (int card = 0; card < kConstraints; ++card)
    if (colour_of(ConstraintId(card)) == colour && kForbids[static_cast<std::size_t>(card)] == forbids) return card;
  ADD_FAILURE() << "no such card";
  return 0;
}

}  // namespace minuit::touche::scenario
