// Replays and lists of matches as programs ask for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/changes.hpp"
#include "codec/read.hpp"
#include "server/api.hpp"
#include "server/limits.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;

std::string open_table(u16 port, const std::string& cookie, u64 command = 1) {
  const HttpAnswer answer = post(port, "/api/tables",
                                 R"({"command":)" + std::to_string(command) +
                                     R"(,"game":"le-fantome-de-minuit","config":{"players":2,"rounds":1},"bots":["random"]})",
                                 cookie);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  const auto opened = codec::read<TableOpened>(answer.body);
  return opened.ok() ? opened.value().table : "";
}

template <class T>
T told(const HttpAnswer& answer) {
  EXPECT_EQ(answer.status, 200U) << answer.body;
  auto read = codec::read<T>(answer.body);
  EXPECT_TRUE(read.ok()) << answer.body;
  return read.ok() ? std::move(read).value() : T{};
}

TEST(Matches, are_listed_and_told_again_when_they_are_over) {
  const TemporaryFolder folder;
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder.path();
  auto running = std::make_unique<RunningServer>(settings);
  u16 port = running->port();
  const std::string cookie = new_cookie(port);
  EXPECT_EQ(post(port, "/api/me", R"({"name":"Zoé"})", cookie).status, 200U);
  const std::string table = open_table(port, cookie);
  const std::string path = "/api/tables/" + table + "/matches";
  EXPECT_TRUE(told<TableSummary>(get(port, path)).matches.empty());

  TablePlayer host(port, table, cookie);
  ASSERT_TRUE(host.read_a<match::Table>());
  host.send(match::Begin{2});
  ASSERT_TRUE(host.read_a<match::Done>());
  while (!host.turn && host.read()) {
  }
  ASSERT_TRUE(play({&host}, 6));
  const HttpAnswer early = get(port, path + "/1/replay?eyes=0", cookie);
  EXPECT_EQ(early.status, 409U) << "also for one's own eyes: there is the table for that";
  EXPECT_THAT(early.body, HasSubstr(R"("clause":"TB-10")"));
  TableSummary summary = told<OwnTables>(get(port, "/api/me/tables", cookie)).tables.at(0);
  EXPECT_TRUE(summary.playing);
  EXPECT_FALSE(summary.matches.at(0).ended);

  ASSERT_TRUE(play({&host}, 100'000));
  const Replay replay = told<Replay>(get(port, path + "/1/replay?eyes=0"));
  EXPECT_EQ(replay.steps.size(), replay.decisions);
  std::string view = replay.view.text;
  for (const ReplayStep& step : replay.steps) view = codec::with_changes(view, step.changes.text).value();
  EXPECT_EQ(view, host.view) << "it ends where the match ended";
  EXPECT_EQ(replay.steps.back().awaiting, host.turn->awaiting);
  EXPECT_EQ(replay.players.at(0).person->name, "Zoé");
  EXPECT_EQ(replay.players.at(1).bot, "random");
  const Replay rest = told<Replay>(get(port, path + "/1/replay?from=" + std::to_string(replay.decisions - 2)));
  EXPECT_EQ(rest.steps.size(), 2U);
  EXPECT_EQ(rest.eyes, "all");

  running->stop();
  running = std::make_unique<RunningServer>(settings);
  port = running->port();
  for (int time = 0; time < 2; ++time) {  // read from the disk, then from the shelf
    summary = told<OwnTables>(get(port, "/api/me/tables", cookie)).tables.at(0);
    EXPECT_EQ(summary.table, table);
    EXPECT_EQ(summary.game, "le-fantome-de-minuit");
    EXPECT_FALSE(summary.playing);
    ASSERT_TRUE(summary.matches.at(0).ended);
    EXPECT_GE(*summary.matches[0].ended, summary.matches[0].begun);
    EXPECT_EQ(rules::Over{*summary.matches[0].result}, std::get<rules::Over>(host.turn->awaiting));
  }
  EXPECT_EQ(codec::to_json(told<TableSummary>(get(port, path))), codec::to_json(summary)) << "for who has the link";
  EXPECT_TRUE(told<OwnTables>(get(port, "/api/me/tables", new_cookie(port))).tables.empty());
}

TEST(Matches, what_is_not_there_is_said_so) {
  const RunningServer running;
  const u16 port = running.port();
  const std::string table = open_table(port, new_cookie(port));
  struct Row {
    std::string path;
    unsigned status;
    std::string_view clause;
  };
  const std::string here = "/api/tables/" + table + "/matches";
  const std::string nowhere = "/api/tables/0123456789ab/matches";
  const Row rows[] = {
      {nowhere, 404, "TB-25"},
      {nowhere + "/1/replay", 404, "TB-25"},
      {here + "/1/replay", 404, "SV-08"},
      {here + "/0/replay", 404, "SV-01"},
      {here + "/-1/replay", 404, "SV-01"},
      {here + "/99999999999999999999/replay", 404, "SV-01"},
      {here + "/1", 404, "SV-01"},
      {here + "/1/", 404, "SV-01"},
      {here + "/1/nonsense", 404, "SV-01"},
      {here + "/", 404, "SV-01"},
      {here + "x", 404, "SV-01"},
      {"/api/tables/", 404, "SV-01"},
      {"/api/tables/" + table, 404, "SV-01"},
      {"/api/tablesx", 404, "SV-01"},
      {here + "/1/replay?eyes=8", 400, "SV-12"},
      {here + "/1/replay?eyes=", 400, "SV-12"},
      {here + "/1/replay?eyes=public", 400, "SV-12"},
      {here + "/1/replay?from=x", 400, "TB-01"},
      {here + "/1/replay?from=-1", 400, "TB-01"},
      {here + "/1/replay?&&=&eyes=7&from=18446744073709551615", 404, "SV-08"},
  };
  for (const Row& row : rows) {
    const HttpAnswer answer = get(port, row.path);
    EXPECT_EQ(answer.status, row.status) << row.path;
    EXPECT_THAT(answer.body, HasSubstr(R"("clause":")" + std::string(row.clause))) << row.path;
  }
  EXPECT_EQ(post(port, here, "{}").status, 404U);
}

TEST(Matches, so_many_tables_are_told_and_no_more) {
  Settings settings = test_settings();
  settings.openings_per_minute = 1000;
  const RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  std::string last;
  for (u64 command = 1; command <= kMostTablesTold + 1; ++command) last = open_table(running.port(), cookie, command);
  const OwnTables list = told<OwnTables>(get(running.port(), "/api/me/tables", cookie));
  ASSERT_EQ(list.tables.size(), kMostTablesTold);
  EXPECT_EQ(list.tables.front().table, last) << "the latest first";
}

}  // namespace
}  // namespace minuit::server
