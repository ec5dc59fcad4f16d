// A table is its log: what a log may say, and what becomes of one that says something else.
#include "match/gathering.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/match_of.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::HasSubstr;

constexpr std::string_view kOpened =
    R"({"type":"Opened","game":"le-fantome-de-minuit","config":{"players":2},"host":{"id":"a","name":"Ada"},"options":{}})";

// Takes entries one after the other; the answer is "" or what was wrong with the last.
std::string take(Gathering& gathering, std::initializer_list<std::string_view> whats) {
  std::string damage;
  i64 at = 0;
  for (const std::string_view what : whats) {
    at += 1000;
    const auto entry = codec::read<journal::Entry>(R"({"at":)" + std::to_string(at) +
                                                   R"(,"by":"a","command":0,"waited_ms":0,"what":)" + std::string(what) + "}");
    if (!entry.ok()) return "unreadable: " + entry.error().path + " " + entry.error().message;
    damage = gathering.take(entry.value()).value_or("");
  }
  return damage;
}

TEST(Gathering, says_what_is_wrong_with_a_log) {
  const Games games = games_with<>();
  struct Row {
    std::initializer_list<std::string_view> whats;
    std::string_view damage;
  };
  constexpr std::string_view kBegun = R"({"type":"Begun","rules_version":1})";
  const Row rows[] = {
      {{kOpened}, ""},
      {{kBegun}, "begins with Opened"},
      {{kOpened, kOpened}, "begins with Opened"},
      {{R"({"type":"Opened","game":"chess","config":{},"host":{"id":"a","name":"A"},"options":{}})"}, "no game"},
      {{kOpened, R"({"type":"ChairSet","seat":2,"chair":{"locked":true}})"}, "a chair that is not there"},
      {{kOpened, R"({"type":"ChairSet","seat":1,"chair":{"locked":true}})"}, ""},
      {{kOpened, kBegun, R"({"type":"TakenBack"})"}, "nothing was there"},
      {{kOpened, kBegun, R"({"type":"Decided","decision":{"type":"Chance","outcome":{"type":"Bravest","seat":1}}})"}, ""},
      {{kOpened, kBegun, R"({"type":"Decided","decision":{"type":"Elapsed"}})"}, "No deadline"},
      {{kOpened, kBegun, R"({"type":"Decided","decision":{"type":"Chance"}})"}, "$"},
  };
  for (const Row& row : rows) {
    Gathering gathering(games);
    const std::string damage = take(gathering, row.whats);
    if (row.damage.empty()) {
      EXPECT_EQ(damage, "") << (row.whats.end() - 1)->data();
    } else {
      EXPECT_THAT(damage, HasSubstr(row.damage)) << (row.whats.end() - 1)->data();
    }
  }
}

TEST(Gathering, a_match_of_rules_no_longer_known_stays_in_the_log_and_another_can_begin) {
  const Games games = games_with<>();
  Gathering gathering(games);
  EXPECT_EQ(take(gathering, {kOpened, R"({"type":"Begun","rules_version":77})",
                             R"({"type":"Decided","decision":{"of":"other rules"}})", R"({"type":"TakenBack"})"}),
            "");
  EXPECT_EQ(gathering.match(), nullptr);
  EXPECT_EQ(gathering.match_number(), 1U);
  EXPECT_EQ(take(gathering, {R"({"type":"Begun","rules_version":1})"}), "");
  EXPECT_TRUE(gathering.playing());
  EXPECT_EQ(gathering.match_number(), 2U);
}

TEST(Gathering, remembers_so_many_commands) {
  const Games games = games_with<>();
  Gathering gathering(games);
  ASSERT_EQ(take(gathering, {kOpened}), "");
  for (u64 command = 1; command <= kCommandsKept + 1; ++command) {
    const journal::Entry entry{0, "b", command, 0, journal::OptionsSet{}};
    ASSERT_EQ(gathering.take(entry), std::nullopt);
  }
  EXPECT_FALSE(gathering.done("b", 1));
  EXPECT_EQ(gathering.done("b", 2), 3U);
  EXPECT_FALSE(gathering.done("a", 2)) << "of someone else";
}

TEST(Gathering, remembers_the_commands_of_so_many_people) {
  const Games games = games_with<>();
  Gathering gathering(games);
  ASSERT_EQ(take(gathering, {kOpened}), "");
  const auto act = [&](std::size_t person) {
    const journal::Entry entry{0, "p" + std::to_string(person), 7, 0, journal::OptionsSet{}};
    ASSERT_EQ(gathering.take(entry), std::nullopt);
  };
  for (std::size_t person = 0; person < kDoersKept; ++person) act(person);
  EXPECT_TRUE(gathering.done("p0", 7));
  act(0);
  act(kDoersKept);
  EXPECT_TRUE(gathering.done("p0", 7)) << "who did something lately";
  EXPECT_FALSE(gathering.done("p1", 7)) << "who did nothing for longest is forgotten";
  EXPECT_TRUE(gathering.done("p2", 7));
}

// Any mixture of decisions and takebacks leaves the match as the standing decisions alone would.
TEST(Recent, taking_back_is_replaying_without) {
  for (u64 seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    auto start = catalog::open_match(header_line("le-fantome-de-minuit", 1, R"({"players":2})"));
    std::unique_ptr<catalog::Match> match = std::move(start).value();
    const std::unique_ptr<catalog::Match> beginning = match->clone();
    Recent recent;
    recent.begin(*match, 0);
    std::vector<std::string> standing;
    for (u64 version = 1; version <= 300 && !std::holds_alternative<rules::Over>(match->awaiting()); ++version) {
      if (recent.last() && rng.below(3) == 0) {
        match = recent.take_back(version);
        standing.pop_back();
      } else {
        const rules::Awaiting awaiting = match->awaiting();
        if (std::holds_alternative<rules::Nature>(awaiting)) {
          ASSERT_EQ(match->propose_draw(rng).index(), 0U);
        } else {
          const Seat seat = std::get<rules::Seats>(awaiting).set.lowest();
          const auto list = codec::read<std::vector<codec::Raw>>(match->actions_json(seat));
          const auto pick = rng.below(static_cast<u32>(list.value().size()));
          ASSERT_EQ(match->propose_choice(seat, list.value()[pick].text).index(), 0U);
        }
        standing.push_back(match->proposed_json());
        match->take();
        recent.decided(version, *match, standing.back());
      }
      const std::unique_ptr<catalog::Match> again = beginning->clone();
      for (const std::string& decision : standing) ASSERT_EQ(again->decide(decision).index(), 0U);
      ASSERT_EQ(again->digest(), match->digest()) << "seed " << seed << " version " << version;
      const auto missed = recent.since(version, rules::Spectator{});
      ASSERT_TRUE(missed && missed->empty());
      if (version > kMostRecent) {
        ASSERT_FALSE(recent.since(0, rules::Spectator{}).has_value());
      } else {
        ASSERT_EQ(recent.since(0, rules::Spectator{}).value().size(), version);
      }
    }
  }
}

TEST(Opening, makes_the_first_entries_or_says_why_not) {
  const Games games = games_with<>();
  struct Row {
    std::string_view request, answer;
  };
  const Row rows[] = {
      {R"({"game":"le-fantome-de-minuit"})", "2"},
      {R"({"game":"le-fantome-de-minuit","players":8,"bots":["easy","hard"]})", "4"},
      {R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy","hard"]})", "3"},
      {R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy","hard","easy"]})", "TB-05"},
      {R"({"game":"le-fantome-de-minuit","players":9})", "TB-01"},
      {R"({"game":"le-fantome-de-minuit","config":{"players":3,"rounds":2}})", "2"},
      {R"({"game":"le-fantome-de-minuit","config":{"players":1}})", "TB-01"},
      {R"({"game":"le-fantome-de-minuit","bots":["none"]})", "TB-13"},
      {R"({"game":"le-fantome-de-minuit","options":{"away_seconds":3601}})", "TB-20"},
      {R"({"game":"no"})", "TB-01"},
  };
  for (const Row& row : rows) {
    const auto request = codec::read<OpenTable>(row.request);
    ASSERT_TRUE(request.ok()) << row.request;
    const auto made = opening(games, request.value(), Person{"a", "Ada"}, 5);
    const std::string answer = made.index() == 0 ? std::to_string(std::get<0>(made).size()) : std::get<Refused>(made).clause;
    EXPECT_EQ(answer, row.answer) << row.request;
  }
}

}  // namespace
}  // namespace minuit::match
