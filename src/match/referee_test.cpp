#include "match/referee.hpp"

#include <gtest/gtest.h>

#include <map>

namespace minuit::match {
namespace {

constexpr Seat kOne{0};
constexpr Seat kTwo{1};
constexpr Seat kThree{2};
constexpr i64 kInstant = 100'000;
constexpr i32 kLimit = 20'000;

// A contest whose touches are worth what the test says: by the signal's number.
class Sketch final : public catalog::Contest {
 public:
  std::map<std::size_t, rules::Weight> weights;

  [[nodiscard]] rules::RaceTerms terms() const override { return {SeatSet::first(3), kLimit, 400}; }
  [[nodiscard]] std::string shown_json() const override { return "null"; }
  [[nodiscard]] Result<Signal, codec::Fault> take(std::string_view /*json*/) override { return Signal{}; }
  [[nodiscard]] Result<std::vector<Signal>, codec::Fault> take_list(std::string_view /*json*/) override {
    return std::vector<Signal>{};
  }
  [[nodiscard]] rules::Weight weigh(const catalog::PlacedTouch& touch) const override {
    const rules::Weight weight = weights.at(touch.signal);
    return weight == rules::Weight::needs_cry && touch.cried ? rules::Weight::ends : weight;
  }
  [[nodiscard]] i32 counted_ms(Seat /*seat*/, i32 time_ms) const override { return time_ms; }
  [[nodiscard]] i32 cry_within_ms(Seat /*seat*/) const override { return 1500; }
  [[nodiscard]] std::string decision_json(std::span<const catalog::PlacedTouch> /*touches*/) const override { return ""; }
};

struct Court {
  Sketch sketch;
  Referee referee{sketch, kInstant};
  std::array<WordCredit, 3> credits;
  std::size_t next = 0;

  bool touch(Seat seat, i64 word, i64 arrival, rules::Weight weight = rules::Weight::ends) {
    sketch.weights[next] = weight;
    return hear(seat, {{rules::SignKind::touch, static_cast<i32>(word)}, next++}, arrival);
  }
  bool cry(Seat seat, i32 after, i64 arrival) { return hear(seat, {{rules::SignKind::cry, after}, 0}, arrival); }
  bool pass(Seat seat, i64 arrival) { return hear(seat, {{rules::SignKind::pass, 0}, 0}, arrival); }
  bool hear(Seat seat, const catalog::Contest::Signal& signal, i64 arrival) {
    return referee.hear(seat, signal, kInstant + arrival, credits[seat.value]);
  }
  [[nodiscard]] i64 closes(i64 now) const { return referee.closes_at(kInstant + now) - kInstant; }
  [[nodiscard]] std::vector<catalog::PlacedTouch> verdict(u64 seed = 1) const {
    Rng lots(seed);
    return referee.verdict(lots);
  }
};

TEST(Referee, PT_60_sends_what_is_shown_half_a_round_trip_before_the_instant) {
  const Court court;
  EXPECT_EQ(court.referee.send_at({false, 300, 0}), kInstant - 150);
  EXPECT_EQ(court.referee.send_at({}), kInstant);
}

TEST(Referee, PT_62_the_earlier_hand_wins_though_its_touch_comes_later) {
  Court court;
  court.referee.set_line(kOne, {false, 10, 1});
  court.referee.set_line(kTwo, {false, 300, 10});
  EXPECT_TRUE(court.touch(kOne, 900, 905));
  EXPECT_GT(court.closes(905), 905) << "the slow line might bring an earlier one";
  EXPECT_LE(court.closes(905), 905 + kMostWindow_ms);
  EXPECT_TRUE(court.touch(kTwo, 850, 1000));
  EXPECT_EQ(court.verdict()[0].seat, kTwo);
  EXPECT_EQ(court.verdict()[0].time_ms, 850);
}

TEST(Referee, PT_62_waits_no_longer_than_the_bound) {
  Court court;
  court.referee.set_line(kTwo, {false, 400, 900});
  EXPECT_TRUE(court.touch(kOne, 900, 905));
  EXPECT_LE(court.closes(905), 905 + kMostWindow_ms);
}

TEST(Referee, PT_24_ends_at_once_when_all_have_touched_or_given_up) {
  Court court;
  EXPECT_EQ(court.closes(0), kLimit + kWindowSlack_ms) << "nobody yet: the time of a throw, and the way of a last touch";
  EXPECT_TRUE(court.touch(kOne, 900, 905, rules::Weight::errs));
  EXPECT_TRUE(court.pass(kTwo, 1000));
  EXPECT_GT(court.closes(1000), 1000) << "an error does not end it";
  EXPECT_TRUE(court.pass(kThree, 1200));
  EXPECT_EQ(court.closes(1200), 1200);
}

TEST(Referee, PT_24_a_touch_after_the_time_of_a_throw_does_not_count) {
  Court court;
  EXPECT_TRUE(court.touch(kOne, kLimit + 1, kLimit + 2));
  EXPECT_TRUE(court.verdict().empty());
}

TEST(Referee, PT_61_a_word_below_what_was_measured_is_paid_from_the_credit) {
  Court court;
  court.referee.set_line(kOne, {false, 100, 0});
  EXPECT_TRUE(court.touch(kOne, 400, 1050));  // measured: 1000
  const auto order = court.verdict();
  EXPECT_EQ(order[0].time_ms, 1000 - kFullCredit_ms);
  EXPECT_TRUE(order[0].by_arrival);
  EXPECT_EQ(court.credits[0].left(), 0);
}

TEST(Referee, PT_61_a_forger_spends_the_credit_once) {
  WordCredit credit;
  EXPECT_EQ(credit.settle(500, 1000), 1000 - kFullCredit_ms);
  EXPECT_EQ(credit.settle(500, 1000), 1000);
  credit.refill();
  EXPECT_EQ(credit.settle(500, 1000), 1000 - kCreditPerRace_ms);
}

TEST(Referee, PT_61_an_honest_word_above_the_measured_time_pays_back) {
  WordCredit credit;
  EXPECT_EQ(credit.settle(970, 1000), 970);
  EXPECT_EQ(credit.left(), kFullCredit_ms - 30);
  EXPECT_EQ(credit.settle(1020, 1000), 1020);
  EXPECT_EQ(credit.left(), kFullCredit_ms - 10);
  EXPECT_EQ(credit.settle(5000, 1000), 5000);
  EXPECT_EQ(credit.left(), kFullCredit_ms) << "never more than all";
}

TEST(Referee, PT_62_a_block_holds_everything_until_its_shout) {
  Court court;
  EXPECT_TRUE(court.touch(kOne, 800, 800, rules::Weight::needs_cry));
  EXPECT_TRUE(court.touch(kTwo, 900, 900));
  EXPECT_TRUE(court.pass(kThree, 950));
  EXPECT_EQ(court.closes(950), 800 + 1500 + kCrySlack_ms);
  EXPECT_TRUE(court.cry(kOne, 1200, 2000));
  EXPECT_LE(court.closes(2000), 2000);
  EXPECT_TRUE(court.verdict()[0].cried);
}

TEST(Referee, PT_64_a_shout_that_comes_too_late_is_none) {
  Court court;
  EXPECT_TRUE(court.touch(kOne, 800, 800, rules::Weight::needs_cry));
  EXPECT_TRUE(court.cry(kOne, 1501, 2300));
  EXPECT_FALSE(court.verdict()[0].cried);
  EXPECT_TRUE(court.touch(kTwo, 900, 900, rules::Weight::needs_cry));
  EXPECT_TRUE(court.cry(kTwo, 100, 900 + 1500 + kCrySlack_ms + 1)) << "whatever it says";
  EXPECT_FALSE(court.verdict()[1].cried);
  const i64 after = 800 + 1500 + kCrySlack_ms + 200;
  EXPECT_GT(court.closes(after), after) << "both are errors now, and the third may still touch";
}

TEST(Referee, PT_23_hears_one_touch_of_a_seat_and_no_shout_before_it) {
  Court court;
  EXPECT_FALSE(court.cry(kOne, 100, 500));
  EXPECT_TRUE(court.touch(kOne, 800, 800));
  EXPECT_FALSE(court.touch(kOne, 700, 810));
  EXPECT_FALSE(court.pass(kOne, 900));
  EXPECT_TRUE(court.pass(kTwo, 900));
  EXPECT_FALSE(court.touch(kTwo, 900, 950));
}

TEST(Referee, PT_62_equal_within_the_error_falls_by_lot_and_says_so) {
  std::map<u8, int> firsts;
  for (u64 seed = 0; seed < 200; ++seed) {
    Court court;
    EXPECT_TRUE(court.touch(kOne, 800, 800));
    EXPECT_TRUE(court.touch(kTwo, 806, 806));
    EXPECT_TRUE(court.touch(kThree, 830, 830));
    const auto order = court.verdict(seed);
    ++firsts[order[0].seat.value];
    EXPECT_TRUE(order[0].by_lot && order[1].by_lot);
    EXPECT_EQ(order[2].seat, kThree);
    EXPECT_FALSE(order[2].by_lot);
  }
  EXPECT_NEAR(firsts[0], 100, 30);
  EXPECT_NEAR(firsts[1], 100, 30);
}

TEST(Referee, PT_63_a_bot_has_its_own_time_and_no_line) {
  Court court;
  court.referee.set_line(kOne, {true, 0, 0});
  EXPECT_TRUE(court.touch(kOne, 843, 843));
  EXPECT_EQ(court.verdict()[0].time_ms, 843);
  EXPECT_EQ(court.verdict()[0].margin_ms, kFrame_ms);
  EXPECT_EQ(court.credits[0].left(), kFullCredit_ms);
}

}  // namespace
}  // namespace minuit::match
