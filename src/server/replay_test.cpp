// Finished matches told again: what each pair of eyes is shown, and that unfinished ones stay closed.
#include "server/replay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/changes.hpp"
#include "match/refusals.hpp"
#include "server/browse.hpp"
#include "server/digest.hpp"
#include "server/refusals.hpp"
#include "server/shelf.hpp"
#include "tests/contract/parlour/words.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::server {
namespace {

using match::Lounge;
using parlour::Parlour;
using testing::HasSubstr;
using testing::Not;

// Ada and Bo play the parlour game, which has secrets; Cy watches.
class ReplayTest : public testing::Test {
 protected:
  void SetUp() override {
    lounge.open(R"({"game":"parlour","players":2,"options":{"away_seconds":0}})");
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  bool over() { return std::holds_alternative<rules::Over>(lounge.turn('a').awaiting); }
  bool asked(char who) {
    const match::Turn turn = lounge.turn(who);
    return turn.prompt || turn.decide;
  }
  void begin() {
    lounge.now.wall_ms += 60'000;
    ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  }
  void play_on() {
    while (!over()) {
      if (lounge.jobs.empty()) {
        ASSERT_EQ(lounge.play(asked('a') ? 'a' : 'b'), "ok");
      } else {
        lounge.run_job();
      }
    }
  }
  // Bots play, and Ada where she is asked.
  void play_on_by_bots() {
    while (!over()) {
      if (!lounge.jobs.empty()) {
        lounge.run_job();
      } else if (asked('a')) {
        ASSERT_EQ(lounge.play('a'), "ok");
      } else {
        lounge.pass(1000);
      }
    }
  }
  std::vector<store::Entry> log() { return lounge.store.read(Lounge::kTable, 0).value(); }
  RecordReader reader(u64 number = 1, std::optional<std::size_t> entries = {}) {
    RecordReader reads(games, number);
    const std::vector<store::Entry> all = log();
    for (std::size_t at = 0; at < entries.value_or(all.size()); ++at) reads.take(all[at]);
    return reads;
  }
  u64 decisions_of_bo() {
    return static_cast<u64>(std::ranges::count_if(reader().decisions(), [](const std::string& each) {
      return each.find(R"("type":"Chosen","seat":1)") != std::string::npos;
    }));
  }
  Replay replay(const ReplayWish& wish, u64 number = 1) {
    auto told = replay_of(reader(number), games, wish);
    EXPECT_TRUE(told.ok());
    return told.ok() ? std::move(told).value() : Replay{};
  }
  std::string denied(const ReplayWish& wish, u64 number = 1, std::optional<std::size_t> entries = {}) {
    const auto told = replay_of(reader(number, entries), games, wish);
    if (told.ok()) return "told";
    return std::to_string(told.error().status) + " " + rules::to_string(told.error().why.reason->clause);
  }

  match::Games games = match::games_with<Parlour>();
  Lounge lounge{games};
};

TEST_F(ReplayTest, eyes_see_what_they_were_shown) {
  begin();
  play_on();
  const std::vector<std::pair<char, rules::Viewer>> viewers{{'a', Seat{0}}, {'b', Seat{1}}, {'c', rules::Spectator{}}};
  for (const auto& [who, eyes] : viewers) {
    const Replay told = replay({eyes});
    std::size_t at = 0;
    std::string view;
    for (const std::string& frame : lounge.frames[Lounge::id(who)]) {
      const match::ServerMessage message = Lounge::parsed(frame);
      if (const auto* table = std::get_if<match::Table>(&message); table != nullptr && table->match) {
        EXPECT_EQ(told.view, table->match->view) << who;
        EXPECT_EQ(told.awaiting, table->match->turn.awaiting) << who;
        view = told.view.text;
      }
      const auto* update = std::get_if<match::Update>(&message);
      if (update == nullptr) continue;
      ASSERT_LT(at, told.steps.size()) << who;
      EXPECT_EQ(told.steps[at].events, update->events) << who << at;
      EXPECT_EQ(told.steps[at].changes, update->changes) << who << at;
      EXPECT_EQ(told.steps[at].awaiting, update->turn.awaiting) << who << at;
      view = codec::with_changes(view, told.steps[at].changes.text).value();
      ++at;
    }
    EXPECT_EQ(at, told.decisions);
    EXPECT_EQ(view, lounge.view(who)) << "where it led";
  }
}

TEST_F(ReplayTest, secrets_are_for_those_who_had_them_and_for_all_seeing_eyes) {
  begin();
  play_on();
  const auto plans = [&](const rules::Viewer& eyes) {
    const Replay told = replay({eyes});
    std::string text;
    for (const ReplayStep& step : told.steps) text += step.events.text;
    return text;
  };
  const std::string hers = R"({"type":"Planned","seat":0,"plan":{)";
  const std::string his = R"({"type":"Planned","seat":1,"plan":{)";
  EXPECT_THAT(plans(Seat{0}), testing::AllOf(HasSubstr(hers), Not(HasSubstr(his))));
  EXPECT_THAT(plans(Seat{1}), testing::AllOf(HasSubstr(his), Not(HasSubstr(hers))));
  EXPECT_THAT(plans(rules::Spectator{}), testing::AllOf(Not(HasSubstr(hers)), Not(HasSubstr(his))));
  EXPECT_THAT(plans(rules::AllSeeing{}), testing::AllOf(HasSubstr(hers), HasSubstr(his)));
}

// Ada decides herself, Bo only until he lets a bot play for him.
TEST_F(ReplayTest, a_bot_says_why_to_its_own_eyes_and_to_all_seeing_ones) {
  games.why = [](const match::Games::Deed& deed) -> std::optional<match::Saying> {
    return match::Saying{std::string(deed.level), codec::Raw{std::string(deed.view_json)}};
  };
  begin();
  while (!asked('b')) ASSERT_EQ(lounge.play('a'), "ok");
  while (asked('b')) ASSERT_EQ(lounge.play('b'), "ok");
  const u64 by_himself = decisions_of_bo();
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"hard")"), "ok");
  play_on_by_bots();
  const Replay all = replay({});
  u64 of_bo = 0;
  for (const ReplayStep& step : all.steps) {
    const bool by_bot = step.by == Seat{1} && ++of_bo > by_himself;
    ASSERT_EQ(step.why.has_value(), by_bot);
    if (by_bot) {
      EXPECT_EQ(step.why->name, "hard");
    }
  }
  EXPECT_GT(of_bo, by_himself);
  const Replay his = replay({Seat{1}});
  const Replay hers = replay({Seat{0}});
  for (std::size_t at = 0; at < all.steps.size(); ++at) {
    EXPECT_EQ(his.steps[at].why, all.steps[at].why);
    EXPECT_FALSE(hers.steps[at].why);
  }
}

// Bots play on: a page ends after so many reasons, and the next goes on from there.
TEST_F(ReplayTest, pages_have_so_many_reasons_at_most) {
  games.why = [](const match::Games::Deed& /*deed*/) { return match::Saying{"because", codec::Raw{"[]"}}; };
  begin();
  ASSERT_EQ(lounge.ask('a', "HandOver", R"("level":"hard")"), "ok");
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"hard")"), "ok");
  play_on_by_bots();
  const Replay all = replay({});
  constexpr std::size_t kMost = 2;
  ReplayWish wish{.most_reasons = kMost};
  std::vector<ReplayStep> steps;
  while (steps.size() < all.steps.size()) {
    wish.from = steps.size();
    const Replay page = replay(wish);
    ASSERT_FALSE(page.steps.empty());
    const auto reasons =
        static_cast<std::size_t>(std::ranges::count_if(page.steps, [](const ReplayStep& step) { return step.why.has_value(); }));
    steps.insert(steps.end(), page.steps.begin(), page.steps.end());
    EXPECT_EQ(reasons, steps.size() < all.steps.size() ? kMost : std::min(reasons, kMost));
  }
  for (std::size_t at = 0; at < steps.size(); ++at) EXPECT_EQ(steps[at].why, all.steps[at].why);
}

// What a person who was removed had handed over to is no longer who plays.
TEST_F(ReplayTest, a_seat_left_empty_is_played_by_the_bot_that_steps_in) {
  begin();
  while (!asked('b')) ASSERT_EQ(lounge.play('a'), "ok");
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"hard")"), "ok");
  ASSERT_EQ(lounge.ask('a', "Remove", R"("person":"b")"), "ok");
  play_on_by_bots();
  const RecordReader reads = reader();
  bool played = false;
  for (std::size_t at = 0; at < reads.decisions().size(); ++at) {
    if (reads.decisions()[at].find(R"("type":"Chosen","seat":1)") == std::string::npos) continue;
    const auto level = reads.bot_of(at, Seat{1});
    if (!level) continue;
    EXPECT_EQ(*level, match::stand_in_level(games, "parlour"));
    played = true;
  }
  EXPECT_TRUE(played);
}

TEST_F(ReplayTest, nothing_is_told_of_a_match_before_its_end) {
  begin();
  const std::size_t begun = log().size();
  play_on();
  for (std::size_t entries = begun; entries < log().size(); ++entries)
    for (const rules::Viewer& eyes :
         {rules::Viewer(Seat{0}), rules::Viewer(rules::Spectator{}), rules::Viewer(rules::AllSeeing{})})
      EXPECT_EQ(denied({eyes}, 1, entries), "409 TB-10") << entries;
  EXPECT_EQ(denied({rules::AllSeeing{}}), "told");
  begin();
  EXPECT_EQ(denied({rules::AllSeeing{}}, 2), "409 TB-10") << "the next one";
  EXPECT_EQ(denied({rules::AllSeeing{}}, 1), "told");
}

TEST_F(ReplayTest, what_was_taken_back_is_not_told) {
  begin();
  while (!lounge.turn('a').decide) ASSERT_EQ(lounge.play(asked('a') ? 'a' : 'b'), "ok");
  ASSERT_EQ(lounge.play('a'), "ok");
  ASSERT_EQ(lounge.take_back('a'), "ok");
  play_on();
  const Replay told = replay({Seat{0}});
  std::string view = told.view.text;
  for (const ReplayStep& step : told.steps) view = codec::with_changes(view, step.changes.text).value();
  EXPECT_EQ(view, lounge.view('a'));
  std::size_t decided = 0;
  for (const store::Entry& entry : log()) decided += entry.bytes.find(R"("type":"Decided")") == std::string::npos ? 0U : 1U;
  EXPECT_EQ(told.decisions, decided - 1);
  EXPECT_EQ(told.steps.size(), told.decisions);
}

TEST_F(ReplayTest, names_who_played_and_who_decided) {
  begin();
  const i64 at = lounge.now.wall_ms;
  play_on();
  ASSERT_EQ(lounge.ask('b', "Stand"), "ok") << "who leaves afterwards has played all the same";
  const Replay told = replay({});
  EXPECT_EQ(told.game, "parlour");
  EXPECT_EQ(told.begun, at);
  EXPECT_EQ(told.eyes, "all");
  ASSERT_EQ(told.players.size(), 2U);
  EXPECT_EQ(told.players[0].person->name, "Ada");
  EXPECT_EQ(told.players[1].person->name, "Person b");
  for (const ReplayStep& step : told.steps) {
    const bool planned = step.events.text.find(R"("type":"Planned")") != std::string::npos;
    EXPECT_EQ(step.by.has_value(), planned) << step.events.text;
    const std::string seat = step.by ? std::to_string(step.by->number()) : "";
    EXPECT_THAT(step.events.text, HasSubstr(R"("seat":)" + seat));
  }
}

TEST_F(ReplayTest, pages_have_a_largest_size_and_make_the_whole) {
  begin();
  play_on();
  const Replay whole = replay({Seat{1}});
  ASSERT_EQ(whole.steps.size(), whole.decisions) << "within kMostReplaySteps";
  const auto in_pages = [&](std::size_t steps, std::size_t bytes) {
    std::vector<std::size_t> sizes;
    std::string view = whole.view.text;
    for (u64 from = 0; from < whole.decisions;) {
      const Replay page = replay({Seat{1}, from, steps, bytes});
      EXPECT_EQ(codec::with_changes(view, "{}").value(), codec::with_changes(page.view.text, "{}").value()) << from;
      EXPECT_EQ(page.from, from);
      std::size_t size = 0;
      for (const ReplayStep& step : page.steps) {
        EXPECT_EQ(step.changes, whole.steps[from++].changes);
        view = codec::with_changes(view, step.changes.text).value();
        size += step.events.text.size() + step.changes.text.size();
      }
      EXPECT_TRUE(size <= bytes || page.steps.size() == 1) << "one step at least";
      sizes.push_back(page.steps.size());
      if (page.steps.empty()) break;
    }
    return sizes;
  };
  const std::vector<std::size_t> by_steps = in_pages(3, kMostReplayBytes);
  EXPECT_THAT(std::vector(by_steps.begin(), by_steps.end() - 1), testing::Each(3U));
  EXPECT_EQ(in_pages(1000, 1).size(), whole.decisions);
  const std::size_t two = whole.steps[0].events.text.size() + whole.steps[0].changes.text.size() +
                          whole.steps[1].events.text.size() + whole.steps[1].changes.text.size();
  EXPECT_EQ(replay({Seat{1}, 0, 1000, two}).steps.size(), 2U) << "at the limit";
  EXPECT_EQ(replay({Seat{1}, 0, 1000, two - 1}).steps.size(), 1U);
  EXPECT_TRUE(replay({Seat{1}, whole.decisions}).steps.empty()) << "where it ended";
}

TEST_F(ReplayTest, what_cannot_be_told_is_refused) {
  begin();
  play_on();
  const u64 decisions = replay({}).decisions;
  EXPECT_EQ(denied({Seat{1}}), "told");
  EXPECT_EQ(denied({Seat{2}}), "400 SV-12");
  EXPECT_EQ(denied({rules::AllSeeing{}, decisions}), "told");
  EXPECT_EQ(denied({rules::AllSeeing{}, decisions + 1}), "400 SV-13");
  EXPECT_EQ(denied({}, 2), "404 SV-08");
  EXPECT_EQ(denied({}, 1, 0), "404 TB-25");
  RecordReader damaged = reader();
  damaged.take({damaged.version() + 1, "not an entry"});
  EXPECT_EQ(replay_of(damaged, games, {}).error().why.reason, &match::kNotReadable);
  match::Games others;  // that know no parlour
  EXPECT_EQ(replay_of(reader(), others, {}).error().why.reason, &kOtherRules);
}

// ---- what a table's log comes to

TEST_F(ReplayTest, a_digest_goes_on_where_it_stopped) {
  Digest digest(games);
  const auto read_on = [&] { digest.take(lounge.store.read(Lounge::kTable, digest.version()).value()); };
  read_on();
  TableSummary summary = digest.summary("table", 10);
  EXPECT_EQ(summary.game, "parlour");
  EXPECT_EQ(summary.host.name, "Ada");
  ASSERT_EQ(summary.seats.size(), 2U);
  EXPECT_EQ(summary.seats[1].person->name, "Person b");
  EXPECT_TRUE(summary.matches.empty());
  begin();
  const i64 begun = lounge.now.wall_ms;
  read_on();
  summary = digest.summary("table", 10);
  EXPECT_TRUE(summary.playing);
  ASSERT_EQ(summary.matches.size(), 1U);
  EXPECT_EQ(summary.matches[0].begun, begun);
  EXPECT_FALSE(summary.matches[0].ended || summary.matches[0].result);
  lounge.now.wall_ms += 5'000;
  play_on();
  read_on();
  summary = digest.summary("table", 10);
  EXPECT_FALSE(summary.playing);
  EXPECT_EQ(summary.matches[0].ended, lounge.now.wall_ms);
  EXPECT_EQ(summary.last, lounge.now.wall_ms);
  ASSERT_TRUE(summary.matches[0].result);
  EXPECT_EQ(rules::Over{*summary.matches[0].result}, std::get<rules::Over>(lounge.turn('a').awaiting));
  EXPECT_EQ(summary.matches[0].players, summary.seats);

  Digest at_once(games);
  at_once.take(log());
  EXPECT_EQ(codec::to_json(at_once.summary("table", 10)), codec::to_json(summary));
}

TEST_F(ReplayTest, a_digest_keeps_the_latest_matches) {
  for (std::size_t count = 0; count <= kMostMatchesKept; ++count) {
    begin();
    play_on();
  }
  Digest digest(games);
  digest.take(log());
  const auto matches = digest.summary("table", 1000).matches;
  ASSERT_EQ(matches.size(), kMostMatchesKept);
  EXPECT_EQ(matches.front().number, kMostMatchesKept + 1) << "the latest first";
  EXPECT_EQ(matches.back().number, 2U);
  const auto fewer = digest.summary("table", 3).matches;
  ASSERT_EQ(fewer.size(), 3U);
  EXPECT_EQ(fewer.back().number, kMostMatchesKept - 1);
}

TEST_F(ReplayTest, a_damaged_log_is_known_for_one) {
  Digest digest(games);
  digest.take(log());
  EXPECT_FALSE(digest.damaged());
  const std::vector<store::Entry> bad{{digest.version() + 1, "not an entry"}};
  digest.take(bad);
  EXPECT_TRUE(digest.damaged());
  EXPECT_EQ(digest.version(), bad[0].version) << "it is not read again and again";
}

TEST_F(ReplayTest, the_shelf_keeps_those_used_last) {
  Shelf shelf(games, 2);
  const auto keep = [&](std::string_view table) {
    auto digest = shelf.take(table);
    if (digest->version() == 0) digest->take(log());
    shelf.put(table, std::move(digest), shelf.generation());
  };
  for (const char* table : {"one", "two", "one", "three"}) keep(table);
  EXPECT_EQ(shelf.size(), 2U);
  EXPECT_EQ(shelf.take("two")->version(), 0U) << "used longest ago";
  auto first = shelf.take("one");
  EXPECT_EQ(first->version(), log().size());
  auto second = shelf.take("one");
  EXPECT_EQ(second->version(), 0U) << "lent to another";
  const std::vector<store::Entry> beginning{log().front()};
  second->take(beginning);
  shelf.put("one", std::move(first), shelf.generation());
  shelf.put("one", std::move(second), shelf.generation());
  EXPECT_EQ(shelf.take("one")->version(), log().size()) << "the one that has read more stays";
  shelf.put("nowhere", shelf.take("nowhere"), shelf.generation());
  EXPECT_EQ(shelf.size(), 1U) << "tables that are not there take no place";
}

// ---- bringing several up to date

TEST(Browse, reads_in_turns_and_goes_on_another_time) {
  const match::Games games = match::games_with<Parlour>();
  store::MemoryStore store;
  const auto entry = [](const match::journal::What& what) {
    match::journal::Entry made;
    made.what = what;
    return codec::to_json(made);
  };
  const std::string opened = entry(match::journal::Opened{"parlour", codec::Raw{"{}"}, {"a", "Ada"}, {}, {}});
  match::journal::Spoken spoken;
  spoken.person = {"a", "Ada"};
  spoken.text = "Good evening";
  const std::string said = entry(spoken);
  for (const char* table : {"t/one", "t/two", "t/three"}) {
    const std::vector<store::Append> appends{{table, 0, opened}, {table, 1, said}, {table, 2, said}};
    ASSERT_EQ(store.append(appends).back().outcome, store::Outcome::kept);
  }
  Shelf shelf(games);
  const auto turns = [&](const Browse::Limits& limits) {
    Browse browse(shelf, limits);
    for (const char* table : {"one", "two", "three", "nowhere"}) browse.add(table);
    std::vector<std::size_t> sizes;  // tables read in each turn
    for (auto pages = browse.read(store); !pages.value().empty(); pages = browse.read(store)) {
      sizes.push_back(pages.value().size());
      browse.take(pages.value());
    }
    return sizes;
  };
  EXPECT_EQ(turns({.batch = 4, .entries = 6}), (std::vector<std::size_t>{2})) << "two logs of three entries: the limit";
  EXPECT_EQ(shelf.size(), 2U);
  EXPECT_EQ(turns({.batch = 4, .entries = 6}), (std::vector<std::size_t>{1})) << "the third, another time";
  EXPECT_EQ(shelf.size(), 3U);
  EXPECT_TRUE(turns({.batch = 4, .entries = 6}).empty()) << "nothing is new";
  EXPECT_EQ(shelf.take("three")->version(), 3U);
  Shelf fresh(games);
  Browse all(fresh, {.batch = 3, .entries = 100});
  for (const char* table : {"one", "two"}) all.add(table);
  EXPECT_EQ(all.read(store).value().size(), 1U) << "a turn is over when it has enough";
}

}  // namespace
}  // namespace minuit::server
