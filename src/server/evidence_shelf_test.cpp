// The evidence of a look: kept for those who ask again, and told to programs that ask for it.
#include "server/evidence_shelf.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/read.hpp"
#include "rules/games/pas_vu_pas_pris/evidence.hpp"
#include "server/api.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;

TEST(EvidenceShelf, keeps_so_many_and_lets_the_one_go_that_nobody_asked_for) {
  EvidenceShelf shelf;
  const auto which = [](u64 number) { return EvidenceShelf::Which{"table", 1, number}; };
  for (u64 number = 0; number < kMostEvidenceKept; ++number) shelf.keep(which(number), std::to_string(number));
  EXPECT_EQ(shelf.find(which(0)), "0") << "asked for again";
  shelf.keep(which(99), "99");
  EXPECT_EQ(shelf.size(), kMostEvidenceKept);
  EXPECT_EQ(shelf.find(which(0)), "0");
  EXPECT_EQ(shelf.find(which(99)), "99");
  EXPECT_FALSE(shelf.find(which(1)));
  shelf.keep(which(99), "other");
  EXPECT_EQ(shelf.find(which(99)), "99");
  EXPECT_EQ(shelf.size(), kMostEvidenceKept);
}

TEST(EvidenceShelf, tells_tables_and_matches_apart) {
  EvidenceShelf shelf;
  shelf.keep({"one", 1, 1}, "a look");
  EXPECT_FALSE(shelf.find({"other", 1, 1}));
  EXPECT_FALSE(shelf.find({"one", 2, 1}));
  EXPECT_FALSE(shelf.find({"one", 1, 2}));
}

TEST(EvidenceShelf, keeps_nothing_too_large) {
  EvidenceShelf shelf;
  shelf.keep({"table", 1, 1}, std::string(kMostEvidenceBytes, ' '));
  shelf.keep({"table", 1, 2}, std::string(kMostEvidenceBytes + 1, ' '));
  EXPECT_EQ(shelf.size(), 1U);
}

[[nodiscard]] std::string begun_table(u16 port, TablePlayer** host, std::unique_ptr<TablePlayer>& holder, std::string_view game,
                                      std::string_view config) {
  const std::string cookie = new_cookie(port);
  const HttpAnswer answer = post(
      port, "/api/tables",
      R"({"command":1,"game":")" + std::string(game) + R"(","config":)" + std::string(config) + R"(,"bots":["random"]})", cookie);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  const std::string table = codec::read<TableOpened>(answer.body).value().table;
  holder = std::make_unique<TablePlayer>(port, table, cookie);
  *host = holder.get();
  EXPECT_TRUE(holder->read_a<match::Table>());
  holder->send(match::Begin{2});
  EXPECT_TRUE(holder->read_a<match::Done>());
  while (!holder->turn && holder->read()) {
  }
  return "/api/tables/" + table + "/matches/1/evidence/";
}

TEST(Evidence, PV_42_of_a_look_is_told_to_everyone_and_to_nobody_before_it) {
  const RunningServer running;
  const u16 port = running.port();
  TablePlayer* host = nullptr;
  std::unique_ptr<TablePlayer> holder;
  const std::string path = begun_table(port, &host, holder, "pas-vu-pas-pris", R"({"players":2})");
  const HttpAnswer early = get(port, path + "1");
  EXPECT_EQ(early.status, 404U) << "nobody has looked yet";
  EXPECT_THAT(early.body, HasSubstr(R"("clause":"SV-14")"));
  while (host->view.find(R"("round":2)") == std::string::npos) ASSERT_TRUE(play({host}, 1));

  const HttpAnswer first = get(port, path + "1");
  ASSERT_EQ(first.status, 200U) << first.body;
  const auto evidence = codec::read<keyhole::Evidence>(first.body);
  ASSERT_TRUE(evidence.ok());
  EXPECT_EQ(evidence.value().look.number, 1);
  u64 samples = 0;
  for (const keyhole::Run& run : evidence.value().runs) samples += run.length;
  EXPECT_EQ(samples, u64{evidence.value().side} * evidence.value().side) << "a whole picture";
  EXPECT_EQ(get(port, path + "1").body, first.body) << "asked for again";
  EXPECT_EQ(get(port, path + "1", new_cookie(port)).body, first.body) << "who is not at the table sees what all see";

  EXPECT_THAT(get(port, path + "2").body, HasSubstr(R"("clause":"SV-14")")) << "still to come";
  EXPECT_THAT(get(port, path + "0").body, HasSubstr(R"("clause":"SV-14")")) << "counted from 1";
  for (const std::string_view bad : {"", "x", "-1", "1x", "99999999999999999999"}) {
    const HttpAnswer answer = get(port, path + std::string(bad));
    EXPECT_EQ(answer.status, 404U) << bad;
    EXPECT_THAT(answer.body, HasSubstr(R"("clause":"SV-01")")) << bad;
  }
  EXPECT_THAT(get(port, "/api/tables/0123456789ab/matches/1/evidence/1").body, HasSubstr(R"("clause":"TB-25")"));
}

TEST(Evidence, is_none_where_a_game_has_none) {
  const RunningServer running;
  TablePlayer* host = nullptr;
  std::unique_ptr<TablePlayer> holder;
  const std::string path = begun_table(running.port(), &host, holder, "le-fantome-de-minuit", R"({"players":2,"rounds":1})");
  ASSERT_TRUE(play({host}, 5));
  const HttpAnswer answer = get(running.port(), path + "1");
  EXPECT_EQ(answer.status, 404U);
  EXPECT_THAT(answer.body, HasSubstr(R"("clause":"SV-14")"));
}

}  // namespace
}  // namespace minuit::server
