#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole::scenario {

Table::Table(const Config& config) : state(Game::start(config)) {
  chance(Arrange{LayoutNumber(config.layout.number() == 0 ? 1 : config.layout.number())});
  chance(HangKeyhole{{Side::north, DoorNumber(1)}});
  chance(GiveDie{config.first_die.value_or(kOne)});
  const auto stand = [&](Piece piece, i32 x, i32 y) { state.pieces[static_cast<std::size_t>(piece)] = pose(piece, x, y); };
  stand(Piece::piano, 1000, 5300);
  stand(Piece::desk, 3000, 5500);
  stand(Piece::table, 4700, 5200);
  stand(Piece::armchair, 2600, 4400);
  stand(Piece::trolley, 1200, 4200);
  stand(Piece::mirror, 4500, 4300);
}

rules::Verdict Table::decide(const Decision& decision) {
  const rules::Verdict verdict = rules::judge<Game>(state, decision);
  if (!verdict.ok()) return verdict;
  told.clear();
  rules::step<Game>(state, decision, [&](const Event& event) { told.push_back(event); });
  return verdict;
}

void Table::expect(const Decision& decision) {
  const rules::Verdict verdict = decide(decision);
  EXPECT_TRUE(verdict.ok()) << rules::to_string(verdict.refusal().clause()) << ": " << verdict.refusal().text(texts::english());
}

void Table::expect_refused(const Decision& decision, u8 clause) {
  const rules::Verdict verdict = rules::judge<Game>(state, decision);
  ASSERT_FALSE(verdict.ok()) << "expected PV-" << int{clause};
  EXPECT_EQ(verdict.refusal().clause().number, clause) << verdict.refusal().text(texts::english());
}

Result<Resolution, rules::Refusal> Table::release(Seat seat, const Pose& at_pose) {
  Rng rng(1);
  const auto resolution = rules::Resolver<Game>::resolve(state, seat, Intent(Release{at_pose}), rng);
  if (!resolution.ok()) return resolution;
  const rules::Verdict verdict = decide(rules::Resolved<Game>{resolution.value()});
  if (!verdict.ok()) return verdict.refusal();
  return resolution;
}

void Table::settle() {
  Rng rng(1);
  if (std::holds_alternative<rules::World>(Game::awaiting(state)))
    expect(rules::Resolved<Game>{rules::Resolver<Game>::resolve(state, rng)});
}

void Table::put(Seat seat, int figure, const Rest& rest) {
  GhostState& ghost = state.players[seat.value].ghosts[static_cast<std::size_t>(figure)];
  ghost.where = Where::hall;
  ghost.pose = pose_of(size_of(Figure(figure)), rest, false);
}

void Table::draw_all(MoveCardId card) {
  state.cards_left |= 1U << card.value;  // whoever had it before
  chance(Draw{card});
  while (state.phase != Phase::planning) {
    MoveCardId next(14);
    while ((state.cards_left >> next.value & 1U) == 0) next = MoveCardId((next.number() + 1) % static_cast<int>(kMoveCards));
    chance(Draw{next});
    if (state.phase == Phase::seizing) act(state.turn, Decline{});
  }
}

void Table::plan_nothing() {
  for (u8 seat = 0; seat < state.setup.players.value && state.phase == Phase::planning; ++seat)
    if (!state.players[seat].planned) act(Seat{seat}, Plan{});
}

void Table::choose_and_look(Side side, int door) {
  settle();
  for (int pips = 6; state.phase == Phase::rolling; --pips) chance(Roll{Pips(pips)});
  if (state.phase == Phase::choosing) act(state.turn, ChooseSide{side});
  if (state.phase == Phase::aiming) chance(Roll{Pips(door)});
}

void Table::skip_round(Side side, int door) {
  draw_all(MoveCardId(14 + (state.round - 1)));
  plan_nothing();
  choose_and_look(side, door);
  settle();
}

Walk walk(int figure, std::initializer_list<Square> path, const Rest& rest) { return {Figure(figure), path, false, rest}; }
Walk leave(int figure, std::initializer_list<Square> path) { return {Figure(figure), path, true, {}}; }
Plan plan(std::initializer_list<Walk> walks, std::initializer_list<Fusion> fusions) {
  Plan result;
  for (const Walk& each : walks) result.walks.push_back(each);
  for (const Fusion& each : fusions) result.fusions.push_back(each);
  return result;
}

}  // namespace minuit::keyhole::scenario
