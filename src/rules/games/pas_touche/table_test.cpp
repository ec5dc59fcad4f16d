// PT-01 to PT-11: cards, tracks, levels, and what everyone says before the first throw.
#include <map>
#include <set>

#include "resolve/pas_touche/resolver.hpp"
#include "rules/games/pas_touche/scenario_test.hpp"

namespace minuit::touche {
namespace {

using scenario::Table;

TEST(PasToucheTable, PT_01_has_six_sweets_of_one_to_six_for_2_to_6_players) {
  std::set<std::pair<Sweet, int>> cards;
  for (std::size_t index = 0; index < kCards; ++index) {
    EXPECT_EQ(index_of(card_at(index)), index);
    cards.emplace(card_at(index).sweet, card_at(index).count.number());
  }
  EXPECT_EQ(cards.size(), 36U);
  EXPECT_EQ(PasTouche::kPlayers.fewest, 2);
  EXPECT_EQ(PasTouche::kPlayers.most, 6);
}

TEST(PasToucheTable, PT_02_a_throw_names_one_card_of_the_grid) {
  Table table = Table::racing({1, 1});
  table.race(scenario::kThreeWaffles, {});
  const auto thrown = table.events<Thrown>();
  ASSERT_EQ(thrown.size(), 1U);
  EXPECT_EQ(card_at(table.state.grid[thrown[0].place.value]), scenario::kThreeWaffles);
}

TEST(PasToucheTable, PT_03_the_grid_takes_every_card_once) {
  State state = PasTouche::start(PasTouche::setup(2));
  EXPECT_TRUE(view_of(state).grid.empty());
  Layout twice;
  twice.cards.fill(card_at(0));
  const rules::Verdict verdict = rules::judge<PasTouche>(state, rules::Resolved<PasTouche>{twice});
  ASSERT_FALSE(verdict.ok());
  EXPECT_EQ(rules::to_string(verdict.refusal().clause()), "PT-03");
  Rng rng(5);
  std::set<u8> first_places;
  for (int each = 0; each < 200; ++each) {
    const Resolution laid = rules::Resolver<PasTouche>::resolve(state, rng);
    ASSERT_TRUE(PasTouche::judge(state, laid).ok());
    first_places.insert(index_of(std::get<Layout>(laid).cards[0]));
  }
  EXPECT_GT(first_places.size(), 30U) << "any card may lie anywhere";
}

TEST(PasToucheTable, PT_04_has_18_cards_of_each_colour) {
  std::map<Colour, int> count;
  for (int card = 0; card < kConstraints; ++card) ++count[colour_of(ConstraintId(card))];
  for (const auto& [colour, cards] : count) EXPECT_EQ(cards, 18);
  EXPECT_EQ(count.size(), 4U);
}

TEST(PasToucheTable, PT_05_each_colour_forbids_what_it_should) {
  std::map<Colour, std::map<std::pair<int, int>, int>> kinds;  // how many sweets and numbers a card forbids
  std::map<Colour, std::array<int, kSweets>> sweets;
  std::map<Colour, std::array<int, kCounts>> counts;
  std::map<Colour, std::set<std::pair<u8, u8>>> different;
  for (int card = 0; card < kConstraints; ++card) {
    const Colour colour = colour_of(ConstraintId(card));
    const Forbidden forbids = kForbids[static_cast<std::size_t>(card)];
    ++kinds[colour][{std::popcount(forbids.sweets), std::popcount(forbids.counts)}];
    different[colour].emplace(forbids.sweets, forbids.counts);
    for (std::size_t bit = 0; bit < 6; ++bit) {
      sweets[colour][bit] += forbids.sweets >> bit & 1;
      counts[colour][bit] += forbids.counts >> bit & 1;
    }
  }
  using Kinds = std::map<std::pair<int, int>, int>;
  EXPECT_EQ(kinds[Colour::green], (Kinds{{{1, 0}, 12}, {{0, 1}, 6}}));
  EXPECT_EQ(kinds[Colour::orange], (Kinds{{{1, 1}, 18}}));
  EXPECT_EQ(kinds[Colour::red], (Kinds{{{0, 2}, 15}, {{1, 1}, 3}}));
  EXPECT_EQ(kinds[Colour::violet], (Kinds{{{2, 0}, 15}, {{0, 2}, 3}}));
  EXPECT_EQ(sweets[Colour::green], (std::array{2, 2, 2, 2, 2, 2}));
  EXPECT_EQ(counts[Colour::green], (std::array{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(sweets[Colour::orange], (std::array{3, 3, 3, 3, 3, 3}));
  EXPECT_EQ(counts[Colour::orange], (std::array{3, 3, 3, 3, 3, 3}));
  for (const Colour colour : {Colour::orange, Colour::red, Colour::violet}) EXPECT_EQ(different[colour].size(), 18U);
}

TEST(PasToucheTable, PT_06_tracks_are_crossed_only_on_a_first_space) {
  using enum Space;
  const auto spaces = [](Colour colour) {
    const Track& track = track_of(colour);
    return std::vector<Space>(track.spaces.begin(), track.spaces.begin() + track.length);
  };
  EXPECT_EQ(spaces(Colour::green), (std::vector{padlock, padlock, arrow}));
  EXPECT_EQ(spaces(Colour::orange), (std::vector{padlock, arrow, arrow}));
  EXPECT_EQ(spaces(Colour::red), (std::vector{crossed, arrow, arrow, padlock}));
  EXPECT_EQ(spaces(Colour::violet), (std::vector{crossed, arrow, arrow, arrow}));
}

TEST(PasToucheTable, PT_07_has_16_levels_of_three_colours) {
  std::string levels;
  for (int level = 1; level <= kLevels; ++level) {
    for (const Colour colour : colours_of(Level(level))) levels += "GORV"[static_cast<int>(colour)];
    levels += ' ';
  }
  EXPECT_EQ(levels, "GGG GGO GOO GGR OOO GOR OOR GRR ORR OOV RRR ORV RRV OVV RVV VVV ");
  Table table = Table::racing({4, 1});
  const PlayerView player = view_of(table.state).players[0];
  EXPECT_EQ(player.slots[2].colour, Colour::red);
  EXPECT_EQ(player.slots[2].track.size(), 4U);
  EXPECT_EQ(player.length, 10);
}

TEST(PasToucheTable, PT_07_a_card_of_another_colour_is_not_turned_up) {
  Table table = Table::racing({1, 1});
  table.expect(rules::Resolved<PasTouche>{Race{card_at(0), {scenario::touch(scenario::kOne, card_at(0))}}});
  const auto verdict = table.decide(rules::Chance<PasTouche>{Turn{ConstraintId{40}}});
  ASSERT_FALSE(verdict.ok());
  EXPECT_EQ(rules::to_string(verdict.refusal().clause()), "PT-07");
}

TEST(PasToucheTable, PT_10_all_pick_a_level_and_a_hand_once_in_any_order) {
  Table table{PasTouche::start(PasTouche::setup(3)), {}};
  Rng rng(1);
  table.expect(rules::Resolved<PasTouche>{rules::Resolver<PasTouche>::resolve(table.state, rng)});
  const auto prepare = [&](Seat seat, int level, Hand hand) {
    return table.decide(rules::Chosen<PasTouche>{seat, Prepare{Level(level), hand}});
  };
  const u32 point = PasTouche::decision_point(table.state, scenario::kOne);
  EXPECT_TRUE(prepare(scenario::kThree, 16, Hand::left).ok());
  EXPECT_EQ(PasTouche::decision_point(table.state, scenario::kOne), point) << "others act meanwhile";
  EXPECT_FALSE(prepare(scenario::kThree, 1, Hand::left).ok());
  EXPECT_TRUE(prepare(scenario::kOne, 1, Hand::right).ok());
  EXPECT_TRUE(std::holds_alternative<rules::Seats>(PasTouche::awaiting(table.state)));
  EXPECT_TRUE(prepare(scenario::kTwo, 5, Hand::right).ok());
  EXPECT_EQ(table.state.phase, Phase::waiting);
  const View view = view_of(table.state);
  EXPECT_EQ(view.players[2].hand, Hand::left);
  EXPECT_EQ(view.players[2].level, Level{16});
  for (const SlotView& slot : view.players[2].slots) EXPECT_FALSE(slot.card) << "face down";
}

TEST(PasToucheTable, PT_11_for_children_nothing_is_forbidden) {
  Config config;
  config.children = true;
  Table table = Table::racing({1, 1}, config);
  const Card churros{Sweet::churros, Count{1}};
  table.race(churros, {scenario::touch(scenario::kOne, churros)}, scenario::card_forbidding(Colour::green, no_sweet(0)));
  table.race(churros, {scenario::touch(scenario::kOne, churros)});
  EXPECT_EQ(table.outcome(0), Outcome::advanced);
  EXPECT_EQ(table.cube(scenario::kOne), (std::pair{1, 2}));
  EXPECT_TRUE(view_of(table.state).players[0].sweets.empty());
}

TEST(PasToucheTable, PT_05_a_card_that_would_leave_nothing_goes_under_its_pile) {
  Table table = Table::racing({16, 1});
  Player& player = table.state.players[0];
  const auto lay = [&](std::size_t slot, int card) {
    player.cards[slot] = static_cast<u8>(card);
    table.state.piles[3].fresh &= ~(1U << static_cast<unsigned>(card % kCardsOfColour));
  };
  lay(0, scenario::card_forbidding(Colour::violet, no_sweet(0).with(no_sweet(1))));
  lay(1, scenario::card_forbidding(Colour::violet, no_sweet(2).with(no_sweet(3))));
  player.on_track = true;
  player.cube = {Slot{1}, SpaceNumber{3}};
  const Card eclairs{Sweet::doughnut, Count{1}};
  const int last_two = scenario::card_forbidding(Colour::violet, no_sweet(4).with(no_sweet(5)));
  table.expect(rules::Resolved<PasTouche>{Race{eclairs, {scenario::touch(scenario::kOne, eclairs)}}});
  table.turn(last_two);
  EXPECT_EQ(table.events<CardPassed>().size(), 1U);
  EXPECT_EQ(table.state.phase, Phase::turning);
  EXPECT_EQ(table.state.piles[3].under[0], last_two);
  table.turn(scenario::card_forbidding(Colour::violet, no_sweet(0).with(no_sweet(2))));
  EXPECT_EQ(table.state.phase, Phase::waiting);
  EXPECT_TRUE(constraints_of(player).leaves_some());
}

TEST(PasToucheTable, PT_05_if_no_card_of_the_pile_fits_the_last_forbids_nothing) {
  Table table = Table::racing({16, 1});
  Player& player = table.state.players[0];
  player.cards[0] = static_cast<u8>(scenario::card_forbidding(Colour::violet, no_sweet(0).with(no_sweet(1))));
  player.cards[1] = static_cast<u8>(scenario::card_forbidding(Colour::violet, no_sweet(2).with(no_sweet(3))));
  player.on_track = true;
  player.cube = {Slot{1}, SpaceNumber{3}};
  const int last_two = scenario::card_forbidding(Colour::violet, no_sweet(4).with(no_sweet(5)));
  table.state.piles[3].fresh = 1U << static_cast<unsigned>(last_two % kCardsOfColour);  // the others are somewhere else
  const Card dice{Sweet::doughnut, Count{1}};
  table.race(dice, {scenario::touch(scenario::kOne, dice)}, last_two);
  EXPECT_EQ(table.state.phase, Phase::racing);
  EXPECT_FALSE(is_forbidden(table.state, scenario::kOne, dice));
  EXPECT_FALSE(view_of(table.state).players[0].slots[2].binds);
}

}  // namespace
}  // namespace minuit::touche
