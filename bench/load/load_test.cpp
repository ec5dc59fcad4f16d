#include <gtest/gtest.h>

#include "bench/load/frames.hpp"
#include "bench/load/glance.hpp"
#include "bench/load/latencies.hpp"
#include "bench/load/machine.hpp"
#include "bench/load/schedule.hpp"
#include "codec/write.hpp"

namespace minuit::load {
namespace {

// A server's frame is a client's without the mask.
[[nodiscard]] std::string served(Opcode opcode, std::size_t size) {
  std::string frame;
  add_frame(frame, opcode, std::string(size, 'x'));
  const std::size_t head = size < 126 ? 2 : size <= 0xFFFF ? 4 : 10;
  frame[1] = static_cast<char>(static_cast<u8>(frame[1]) & 0x7FU);
  return frame.erase(head, 4);
}

TEST(LoadFrames, come_back_whole_at_every_form_of_their_size) {
  for (const std::size_t size : {0U, 1U, 125U, 126U, 127U, 0xFFFFU, 0x10000U, 1U << 20U}) {
    const std::string bytes = served(Opcode::text, size) + served(Opcode::ping, 3);
    std::size_t at = 0;
    Frame frame;
    ASSERT_EQ(next_frame(bytes, at, frame), Found::frame) << size;
    EXPECT_EQ(frame.payload.size(), size);
    ASSERT_EQ(next_frame(bytes, at, frame), Found::frame);
    EXPECT_EQ(frame.opcode, Opcode::ping);
    EXPECT_EQ(at, bytes.size());
    EXPECT_EQ(next_frame(bytes, at, frame), Found::more);
  }
}

TEST(LoadFrames, wait_for_the_rest_and_stay_where_they_are) {
  const std::string bytes = served(Opcode::text, 200);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    std::size_t at = 0;
    Frame frame;
    EXPECT_EQ(next_frame(std::string_view(bytes).substr(0, size), at, frame), Found::more) << size;
    EXPECT_EQ(at, 0U);
  }
}

TEST(LoadFrames, refuse_what_our_server_does_not_send) {
  std::size_t at = 0;
  Frame frame;
  std::string masked;
  add_frame(masked, Opcode::text, "x");
  EXPECT_EQ(next_frame(masked, at, frame), Found::bad);
  EXPECT_EQ(next_frame(std::string("\x01\x01x"), at, frame), Found::bad) << "a fragment";
  EXPECT_EQ(next_frame(std::string("\xC1\x01x"), at, frame), Found::bad) << "a compressed frame";
  EXPECT_EQ(next_frame(served(Opcode::text, kMostFrameBytes + 1), at, frame), Found::bad) << "too long";
  EXPECT_EQ(close_code("\x03\xF4"), 1012);
  EXPECT_EQ(close_code(""), 1005);
}

[[nodiscard]] match::Update update() {
  match::Update made;
  made.version = 17;
  made.events.text = R"([{"type":"Spoken","text":"\"turn\":{\"awaiting\":"}])";
  made.changes.text = R"({"turn":{"awaiting":1},"list":[1,2,{"a":"]}"}]})";
  made.turn.awaiting = rules::Seats{.set = SeatSet().with(Seat(1)), .deadline = {}};
  return made;
}

TEST(LoadGlance, sees_in_an_update_what_a_full_reading_sees) {
  Rng rng(1);
  match::Update mine = update();
  mine.done = 5;
  mine.turn.decide = 9;
  mine.turn.actions.text = R"([{"type":"Place","square":"a,]}"}])";
  const auto glance = glance_at_update(codec::to_json(match::ServerMessage(mine)), rng);
  ASSERT_TRUE(glance);
  EXPECT_EQ(glance->version, 17U);
  EXPECT_EQ(glance->done, 5U);
  EXPECT_FALSE(glance->over);
  EXPECT_EQ(glance->choice.kind, Choice::Kind::decide);
  EXPECT_EQ(glance->choice.point, 9U);
  EXPECT_EQ(glance->choice.action, R"({"type":"Place","square":"a,]}"})");
  EXPECT_EQ(message_for(glance->choice, 3),
            R"({"type":"Decide","command":3,"point":9,"action":{"type":"Place","square":"a,]}"}})");
}

TEST(LoadGlance, sees_prompts_others_turns_and_the_end) {
  Rng rng(1);
  match::Update other = update();
  auto glance = glance_at_update(codec::to_json(match::ServerMessage(other)), rng);
  ASSERT_TRUE(glance);
  EXPECT_EQ(glance->choice.kind, Choice::Kind::nothing);
  EXPECT_FALSE(glance->done);
  other.turn.prompt = 4;
  glance = glance_at_update(codec::to_json(match::ServerMessage(other)), rng);
  ASSERT_TRUE(glance);
  EXPECT_EQ(message_for(glance->choice, 8), R"({"type":"Prompt","command":8,"point":4})");
  other.turn.prompt.reset();
  other.turn.awaiting = rules::Over{};
  glance = glance_at_update(codec::to_json(match::ServerMessage(other)), rng);
  ASSERT_TRUE(glance);
  EXPECT_TRUE(glance->over);
  EXPECT_FALSE(glance_at_update(codec::to_json(match::ServerMessage(match::Done{})), rng));
}

TEST(LoadGlance, draws_every_item_of_a_list) {
  Rng rng(1);
  std::string seen;
  for (int i = 0; i < 200; ++i) {
    const std::string item(any_item(R"([1,{"a":[2,3]},"b,c"])", rng));
    if (seen.find(item) == std::string::npos) seen += item + ' ';
  }
  EXPECT_EQ(seen.size(), std::string(R"(1 {"a":[2,3]} "b,c" )").size());
  EXPECT_EQ(any_item("[]", rng), "");
  EXPECT_EQ(any_item("null", rng).substr(0, 0), "");
}

TEST(LoadLatencies, give_percentiles_by_nearest_rank) {
  Latencies times;
  EXPECT_EQ(times.percentile_ms(0.5), 0);
  for (int ms = 100; ms >= 1; --ms) times.add(i64{ms} * 1'000'000);
  EXPECT_DOUBLE_EQ(times.percentile_ms(0.5), 50);
  EXPECT_DOUBLE_EQ(times.percentile_ms(0.99), 99);
  EXPECT_DOUBLE_EQ(times.percentile_ms(1), 100);
  EXPECT_DOUBLE_EQ(times.percentile_ms(0), 1);
  times.add(500'000'000);
  EXPECT_DOUBLE_EQ(times.percentile_ms(1), 500);
  EXPECT_DOUBLE_EQ(times.most_ms(), 500);
  EXPECT_EQ(times.count(), 101U);
}

TEST(LoadSchedule, keeps_its_beat_whatever_the_server_does) {
  EXPECT_EQ(Schedule::interval_ns(500, 8000), 62'500'000);
  EXPECT_EQ(Schedule::interval_ns(500, 0), 0);
  Schedule schedule(100, 10);
  EXPECT_TRUE(schedule.paced());
  schedule.next();
  schedule.next();
  EXPECT_EQ(schedule.due_ns(), 120);
  schedule.restart(1000);
  EXPECT_EQ(schedule.due_ns(), 1010);
  EXPECT_FALSE(Schedule().paced());
}

TEST(LoadMachine, adds_up_a_metric_and_nothing_that_only_begins_like_it) {
  const std::string page = "# HELP a_total x\na_total{loop=\"0\"} 3\na_total{loop=\"1\"} 4.5\na_total_more 9\nb 1\n";
  EXPECT_EQ(metric(page, "a_total"), 7.5);
  EXPECT_EQ(metric(page, "b"), 1);
  EXPECT_FALSE(metric(page, "c"));
}

}  // namespace
}  // namespace minuit::load
