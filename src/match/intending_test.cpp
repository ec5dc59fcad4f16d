// Bots that let the world decide: what they intend is worked out, and what is refused they must decide otherwise.
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kAbove = R"({"x":3000,"y":3000,"z":4000})";
constexpr std::string_view kOutside = R"({"x":9000,"y":3000,"z":600})";

std::string release(std::string_view at) {
  return R"({"type":"Release","pose":{"at":)" + std::string(at) + R"(,"turn":{"w":16384,"x":0,"y":0,"z":0}}})";
}

// A hall in which a bot has the die; it has just seized a piece.
class BotIntends : public testing::Test {
 protected:
  BotIntends() {
    lounge.open(R"({"game":"pas-vu-pas-pris","config":{"players":2,"layout":1,"first_die":1},"bots":["normal"]})");
    lounge.come('a');
    EXPECT_EQ(lounge.ask('a', "Begin"), "ok");
    for (int step = 0; step < 60 && !holds_a_piece(); ++step) {
      lounge.pass(500);
      if (!lounge.jobs.empty() && !holds_a_piece()) {
        answer(seize());
      } else {
        (void)lounge.play('a');
      }
    }
    EXPECT_TRUE(holds_a_piece());
  }

  [[nodiscard]] Thought* thought() { return lounge.jobs.empty() ? nullptr : std::get_if<Thought>(&lounge.jobs.front().job); }
  [[nodiscard]] bool holds_a_piece() {
    return thought() != nullptr && thought()->view_json.find(R"("phase":"placing")") != std::string::npos;
  }
  // The last of its list: to seize something, if it can.
  [[nodiscard]] std::string seize() {
    const auto list = codec::read<std::vector<codec::Raw>>(thought()->actions_json);
    return list.value().back().text;
  }
  void answer(const std::string& json) {
    const JobNumber number = lounge.jobs.front().number;
    lounge.jobs.pop_front();
    lounge.house->worked(std::string(Lounge::kTable), number, JobResult(json), lounge.now);
    lounge.run_disk();
  }

  Lounge lounge{games_with<>()};
};

TEST_F(BotIntends, and_the_world_says_what_comes_of_it) {
  EXPECT_FALSE(thought()->choose);
  answer(release(kAbove));
  ASSERT_EQ(lounge.jobs.size(), 1U);
  EXPECT_EQ(thought(), nullptr) << "an errand for the resolver";
  const std::size_t told = lounge.frames[Lounge::id('a')].size();
  lounge.run_job();
  const auto& frames = lounge.frames[Lounge::id('a')];
  ASSERT_GT(frames.size(), told);
  EXPECT_NE(frames.back().find(R"("type":"PieceRests")"), std::string::npos) << frames.back();
  EXPECT_TRUE(lounge.warnings.empty());
}

TEST_F(BotIntends, and_what_is_refused_it_is_not_asked_for_again) {
  answer(release(kOutside));
  ASSERT_EQ(lounge.jobs.size(), 1U);
  lounge.run_job();
  ASSERT_TRUE(holds_a_piece());
  EXPECT_TRUE(thought()->choose);
  answer(R"({"type":"PutBack"})");
  EXPECT_FALSE(holds_a_piece());
  EXPECT_NE(lounge.frames[Lounge::id('a')].back().find(R"("type":"PieceLeft")"), std::string::npos);
}

// Somebody who lets go of a piece where it cannot stay may try again, but not for ever at the price of a simulation each.
TEST(PersonIntends, so_many_in_a_row_and_then_one) {
  Lounge lounge{games_with<>()};
  lounge.open(R"({"game":"pas-vu-pas-pris","config":{"players":2,"layout":1,"first_die":0}})");
  for (const char who : {'a', 'b'}) lounge.come(who);
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  const auto phase = [&](std::string_view name) {
    return lounge.view('a').find(R"("phase":")" + std::string(name) + '"') != std::string::npos;
  };
  const auto decide = [&](const std::string& action) {
    const std::string point = std::to_string(lounge.turn('a').decide.value_or(0));
    return lounge.ask('a', "Decide", R"("point":)" + point + R"(,"action":)" + action);
  };
  for (int step = 0; step < 200 && !phase("placing"); ++step) {
    if (phase("seizing") && lounge.turn('a').decide) {
      for (const std::string piece : {"mirror", "piano", "trolley", "desk", "armchair", "table"})
        if (decide(R"({"type":"Seize","piece":")" + piece + R"("})") == "ok") break;
    } else {
      for (const char who : {'a', 'b'}) (void)lounge.play(who);
      while (!lounge.jobs.empty()) lounge.run_job();
    }
  }
  ASSERT_TRUE(phase("placing"));
  const std::string point = R"("point":)" + std::to_string(*lounge.turn('a').decide) + R"(,"intent":)";
  const auto let_go = [&] { return lounge.ask('a', "Intend", point + release(kOutside)); };
  for (u32 n = 0; n < kIntentsInARow; ++n) {
    ASSERT_EQ(let_go(), "no answer") << "it takes time to work out";
    lounge.run_job();
    ASSERT_TRUE(phase("placing"));
  }
  EXPECT_EQ(let_go(), "TB-34");
  EXPECT_TRUE(lounge.jobs.empty()) << "nothing is worked out";
  EXPECT_EQ(lounge.ask('a', "Intend", point + R"({"type":"Nothing"})"), "TB-01") << "what cannot be read costs nothing";
  lounge.pass(kIntentEvery_ms);
  EXPECT_EQ(let_go(), "no answer");
}

}  // namespace
}  // namespace minuit::match
