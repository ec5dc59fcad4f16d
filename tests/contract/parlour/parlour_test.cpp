// The rules of the parlour game, clause by clause.
#include <gtest/gtest.h>

#include "tests/contract/parlour/game.hpp"

namespace minuit::parlour {
namespace {

using rules::NoAudience;
using Decision = rules::Decision<Parlour>;

constexpr Seat kAnn{0};
constexpr Seat kBen{1};

[[nodiscard]] Config two(u8 rounds) { return {.players = Players{2}, .rounds = Rounds{rounds}, .deadline = Seconds{30}}; }

// Both hold the cards given, Ann first.
[[nodiscard]] State dealt(const Config& config, std::array<int, 4> cards) {
  State s = Parlour::start(config);
  for (const int card : cards) Parlour::apply(s, Draw{Card{card}}, NoAudience{});
  return s;
}

void plan(State& s, Seat seat, const Action& action) {
  const Decision decision = rules::Chosen<Parlour>{seat, action};
  ASSERT_TRUE(rules::judge<Parlour>(s, decision).ok());
  rules::step<Parlour>(s, decision, NoAudience{});
}

[[nodiscard]] std::string clause(const rules::Verdict& verdict) {
  return verdict.ok() ? "ok" : rules::to_string(verdict.refusal().clause());
}

TEST(Parlour, TG_01_AllStartOnTheDoorstep) {
  const State s = Parlour::start(Parlour::setup(4));
  for (const Pair& pair : s.figures) EXPECT_EQ(pair, (Pair{kDoorstep, kDoorstep}));
}

TEST(Parlour, TG_02_CardsAreDrawnFromWhatIsLeftAndOnlyTheOwnerSeesThem) {
  State s = Parlour::start(two(1));
  s.deck.counts = {0, 1, 4, 4};
  EXPECT_EQ(clause(Parlour::judge(s, Draw{Card{1}})), "TG-02");
  ASSERT_EQ(Parlour::chances(s).size(), 3U);
  EXPECT_EQ(Parlour::chances(s)[0].weight, 1U);
  Parlour::apply(s, Draw{Card{2}}, [](const Event& event) {
    EXPECT_EQ(Parlour::seen(event, kAnn), Event(Drawn{kAnn, Card{2}}));
    EXPECT_EQ(Parlour::seen(event, kBen), Event(Drawn{kAnn, std::nullopt}));
    EXPECT_EQ(Parlour::seen(event, rules::Spectator{}), Event(Drawn{kAnn, std::nullopt}));
  });
  EXPECT_EQ(Parlour::view(s, kAnn).seats[0].hand, s.hands[0]);
  EXPECT_EQ(Parlour::view(s, kBen).seats[0].hand, std::nullopt);
  EXPECT_EQ(Parlour::view(s, kBen).seats[0].cards, 1);
}

TEST(Parlour, TG_03_PlansAreMadeAtOnceInSecretFromTheHand) {
  State s = dealt(two(1), {1, 2, 3, 4});
  EXPECT_EQ(std::get<rules::Seats>(Parlour::awaiting(s)).set, SeatSet::first(2));
  EXPECT_EQ(clause(Parlour::judge(s, kAnn, Walk{Figure::lady, Card{3}})), "TG-03");
  plan(s, kBen, Walk{Figure::gentleman, Card{4}});
  EXPECT_EQ(std::get<rules::Seats>(Parlour::awaiting(s)).set, SeatSet(kAnn));
  EXPECT_TRUE(Parlour::view(s, kAnn).seats[1].planned);
  EXPECT_EQ(Parlour::view(s, kAnn).seats[1].plan, std::nullopt);
  EXPECT_EQ(Parlour::view(s, kBen).seats[1].plan, Action(Walk{Figure::gentleman, Card{4}}));
}

TEST(Parlour, TG_04_AFigureAtTheBuffetStaysAndOnlyThenMayOneRest) {
  State s = dealt(two(1), {1, 2, 3, 4});
  EXPECT_EQ(clause(Parlour::judge(s, kAnn, Rest{})), "TG-04");
  s.figures[0] = {kBuffet, kDoorstep};
  EXPECT_EQ(clause(Parlour::judge(s, kAnn, Walk{Figure::lady, Card{1}})), "TG-04");
  EXPECT_EQ(clause(Parlour::judge(s, kAnn, Rest{})), "TG-04");
  s.figures[0] = {kBuffet, kBuffet};
  EXPECT_EQ(Parlour::actions(s, kAnn), (Parlour::Actions{Rest{}}));
}

TEST(Parlour, TG_05_WhenAllHavePlannedTheFiguresWalk) {
  State s = dealt(two(2), {1, 2, 3, 4});
  s.figures[1][0] = Square{6};
  plan(s, kBen, Walk{Figure::lady, Card{4}});
  EXPECT_EQ(s.figures[1][0], Square{6});
  plan(s, kAnn, Walk{Figure::gentleman, Card{2}});
  EXPECT_EQ(s.figures[1][0], kBuffet);
  EXPECT_EQ(s.figures[0][1], Square{2});
  EXPECT_EQ(s.aside.counts, (std::array<u8, kValues>{0, 1, 0, 1}));
  EXPECT_EQ(s.phase, Phase::dealing);
}

TEST(Parlour, TG_06_TheClockPlaysTheLowestCard) {
  State s = dealt(two(2), {3, 2, 3, 4});
  s.figures[1][0] = kBuffet;
  EXPECT_EQ(std::get<rules::Seats>(Parlour::awaiting(s)).deadline, rules::Deadline{30'000});
  rules::step<Parlour>(s, rules::Elapsed{}, NoAudience{});
  EXPECT_EQ(s.figures[0][0], Square{2});
  EXPECT_EQ(s.figures[1][1], Square{3});
  Config unhurried = two(1);
  unhurried.deadline.reset();
  EXPECT_EQ(clause(rules::judge<Parlour>(dealt(unhurried, {1, 2, 3, 4}), rules::Elapsed{})), "CT-04");
}

TEST(Parlour, TG_07_JostlersComeToRestWithinASquare) {
  State s = dealt(two(1), {2, 1, 2, 4});
  plan(s, kAnn, Walk{Figure::lady, Card{2}});
  plan(s, kBen, Walk{Figure::gentleman, Card{2}});
  ASSERT_TRUE(std::holds_alternative<rules::World>(Parlour::awaiting(s)));
  const auto settling = [](int ann, int ben) {
    return Settling{{{kAnn, Figure::lady, Square{ann}}, {kBen, Figure::gentleman, Square{ben}}}};
  };
  EXPECT_EQ(clause(Parlour::judge(s, Settling{{{kAnn, Figure::lady, Square{2}}}})), "TG-07");
  EXPECT_EQ(clause(Parlour::judge(s, settling(2, 4))), "TG-07");
  EXPECT_EQ(clause(Parlour::judge(s, settling(1, 3))), "ok");
  Parlour::apply(s, settling(1, 3), NoAudience{});
  EXPECT_EQ(s.figures[0][0], Square{1});
  EXPECT_EQ(s.figures[1][1], Square{3});
}

[[nodiscard]] State finished(bool together) {
  State s = Parlour::start(two(1));
  s.setup.together = together;
  s.phase = Phase::over;
  s.figures[0] = {Square{3}, Square{0}};
  s.figures[1] = {Square{2}, Square{2}};
  return s;
}

TEST(Parlour, TG_08_TheFarthestWin) {
  State s = finished(false);
  const auto ranking = [&] { return std::get<rules::Ranking>(std::get<rules::Over>(Parlour::awaiting(s)).result); };
  EXPECT_EQ(ranking().seats[0].place, 2);
  EXPECT_EQ(ranking().seats[1].place, 1);
  EXPECT_EQ(ranking().seats[1].score, 4);
  s.figures[0][1] = Square{1};
  EXPECT_EQ(ranking().seats[0].place, 1);
  EXPECT_EQ(ranking().seats[1].place, 1);
}

TEST(Parlour, TG_09_OrAllWinOrLoseTogether) {
  State s = finished(true);
  EXPECT_EQ(std::get<rules::Over>(Parlour::awaiting(s)), (rules::Over{rules::Shared{.won = false, .score = 7}}));
  s.figures[0][1] = Square{1};
  EXPECT_EQ(std::get<rules::Over>(Parlour::awaiting(s)), (rules::Over{rules::Shared{.won = true, .score = 8}}));
}

TEST(Parlour, TG_10_NobodyTalksWhilePlansAreMade) {
  EXPECT_TRUE(Parlour::may_talk(Parlour::start(two(1)), kAnn));
  EXPECT_FALSE(Parlour::may_talk(dealt(two(1), {1, 2, 3, 4}), kAnn));
}

}  // namespace
}  // namespace minuit::parlour
