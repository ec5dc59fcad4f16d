#include "codec/record.hpp"

#include <gtest/gtest.h>

#include "codec/viewer.hpp"
#include "rules/contract/play.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::codec {
namespace {

using fantome::LeFantome;
using Record = rules::Record<LeFantome>;

constexpr std::string_view kHeader =
    R"({"game":"le-fantome-de-minuit","rules_version":1,"config":{"players":2,"rounds":1,"turn_cap":1}})";
constexpr std::string_view kRoll = R"({"type":"Chance","outcome":{"type":"Roll","face":"ghost"}})";

[[nodiscard]] std::string lines(std::initializer_list<std::string_view> all, std::string_view end = "\n") {
  std::string text;
  for (const std::string_view line : all) {
    text += line;
    text += end;
  }
  return text;
}

[[nodiscard]] Record random_match(u64 seed) {
  Rng rng(seed);
  Record record{LeFantome::setup(3), {}};
  auto state = LeFantome::start(record.config);
  for (;;) {
    const auto awaiting = LeFantome::awaiting(state);
    if (std::holds_alternative<rules::Over>(awaiting)) return record;
    if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
      const Seat seat = seats->set.lowest();
      const auto actions = LeFantome::actions(state, seat);
      record.decisions.emplace_back(rules::Chosen<LeFantome>{seat, actions[rng.below(static_cast<u32>(actions.size()))]});
    } else {
      record.decisions.emplace_back(rules::Chance<LeFantome>{rules::draw<LeFantome>(state, rng)});
    }
    rules::step<LeFantome>(state, record.decisions.back(), rules::NoAudience{});
  }
}

TEST(Record, ReadsBackWhatWasWritten) {
  for (u64 seed = 0; seed < 10; ++seed) {
    const Record record = random_match(seed);
    const std::string text = write_record(record);
    const auto back = read_record<LeFantome>(text);
    ASSERT_TRUE(back.ok()) << back.error().line << ": " << back.error().message;
    EXPECT_EQ(back.value(), record);
    EXPECT_EQ(write_record(back.value()), text);
  }
}

TEST(Record, TakesAnyEndOfLine) {
  const auto plain = read_record<LeFantome>(lines({kHeader, kRoll}));
  ASSERT_TRUE(plain.ok());
  EXPECT_EQ(plain.value().decisions.size(), 1U);
  for (const std::string& text : {lines({kHeader, kRoll}, "\r\n"), lines({kHeader, kRoll}) + "\n",
                                  lines({kHeader, kRoll}) + " \r\n\n", std::string(kHeader) + "\n" + std::string(kRoll)}) {
    const auto other = read_record<LeFantome>(text);
    ASSERT_TRUE(other.ok()) << text << other.error().message;
    EXPECT_EQ(other.value(), plain.value());
  }
  EXPECT_TRUE(read_record<LeFantome>(kHeader).ok());
}

struct Bad {
  std::string text;
  u64 line;
  std::string path;
  std::string message;  // a part of it
};

TEST(Record, RefusesBadOnes) {
  const std::string truncated(kRoll.substr(0, kRoll.size() - 3));
  const auto header = [](std::string_view rest) { return R"({"game":"le-fantome-de-minuit",)" + std::string(rest); };
  const std::vector<Bad> table{
      {"", 1, "$", "the record is empty"},
      {" \r\n\n", 1, "$", "the record is empty"},
      {"\n" + std::string(kHeader), 1, "$", "blank"},
      {lines({kRoll}), 1, "$.type", "unknown field; there are: game, rules_version, config"},
      {lines({kHeader, kRoll, truncated}), 3, "$.outcome.face", "text without its closing quote"},
      {lines({kHeader, "", kRoll}), 2, "$", "the line is blank"},
      {lines({kHeader, kHeader}), 2, "$.type", "missing field"},
      {lines({kHeader, std::string(kRoll) + std::string(kRoll)}), 2, "$", "more text follows"},
      {lines({R"({"game":"chess","rules_version":1,"config":{}})"}), 1, "$.game", "expected le-fantome-de-minuit, found chess"},
      {lines({header(R"("rules_version":2,"config":{}})")}), 1, "$.rules_version",
       "version 2 of the rules, this program plays version 1"},
      {lines({header(R"("rules_version":2,"config":{"new":1}})")}), 1, "$.rules_version", "version 2"},
      {lines({header(R"("rules_version":1,"config":{"players":9}})")}), 1, "$.config.players", "from 2 to 8, found 9"},
      {lines({header(R"("rules_version":1,"config":{"players":2,"players":2}})")}), 1, "$.config.players", "given twice"},
      {lines({header(R"("rules_version":1,"config":{"players":2,"starter":5}})")}), 1, "$.config", "FM-62: Seat 5 cannot start"},
      {lines({header(R"("rules_version":1})")}), 1, "$.config", "missing field"},
      {lines({kHeader, std::string(kMostLineBytes + 1, ' ') + std::string(kRoll)}), 2, "$", "at most 65536 are read"},
      {std::string(kMostRecordBytes + 1, ' '), 0, "$", "at most 67108864 are read"},
  };
  for (const Bad& bad : table) {
    const auto result = read_record<LeFantome>(bad.text);
    ASSERT_FALSE(result.ok()) << bad.text;
    EXPECT_EQ(result.error().line, bad.line) << bad.text.substr(0, 200);
    EXPECT_EQ(result.error().path, bad.path) << bad.text.substr(0, 200);
    EXPECT_NE(result.error().message.find(bad.message), std::string::npos) << result.error().message;
  }
}

TEST(Record, TakesALineAtTheLimit) {
  std::string line(kRoll);
  line.resize(kMostLineBytes, ' ');
  EXPECT_TRUE(read_record<LeFantome>(lines({kHeader, line, kRoll})).ok());
}

TEST(Record, TakesNoMoreDecisionsThanAMatchCanLast) {
  const auto config = read_setup<LeFantome>(kHeader);
  ASSERT_TRUE(config.ok());
  std::string text = lines({kHeader});
  for (u64 left = LeFantome::longest(config.value()); left > 0; --left) text += lines({kRoll});
  EXPECT_TRUE(read_record<LeFantome>(text).ok());
  const auto over = read_record<LeFantome>(text + lines({kRoll}));
  ASSERT_FALSE(over.ok());
  EXPECT_EQ(over.error().line, LeFantome::longest(config.value()) + 2);
}

TEST(Record, TellsItsGameFirst) {
  const auto header = read_header(R"({"game":"chess","rules_version":7,"config":{"x":[1]}})");
  ASSERT_TRUE(header.ok());
  EXPECT_EQ(header.value(), (Header{"chess", 7, R"({"x":[1]})"}));
  EXPECT_FALSE(read_header("").ok());
}

TEST(Viewer, HasANameBothWays) {
  for (const std::string name : {"0", "7", "spectator", "all"}) {
    const auto viewer = parse_viewer(name);
    ASSERT_TRUE(viewer.has_value()) << name;
    EXPECT_EQ(to_string(*viewer), name);
  }
  for (const std::string name : {"", "8", "-1", "00", "1 ", "All", "spectators"})
    EXPECT_FALSE(parse_viewer(name).has_value()) << name;
}

}  // namespace
}  // namespace minuit::codec
