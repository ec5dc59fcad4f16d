// Tables that an earlier build has kept go on where they stood. Each .log is one table as the build of 18 November 2026 wrote it
// (commit 96efe97): an entry a line, in the middle of a match. The formats of entries, setups and decisions are promised; whoever
// changes one reads these, too. The one of Le Fantôme de minuit is older still: no devices are written down in it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "match/journal.hpp"
#include "tests/support/lounge.hpp"
#include "tests/support/places.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kPeople = "abcdefgh";

std::vector<std::string> entries_of(const std::string& game) {
  std::ifstream file(std::filesystem::path(support::source_folder()) / "tests/saved" / (game + ".log"));
  std::vector<std::string> entries;
  for (std::string line; std::getline(file, line);) entries.push_back(line);
  return entries;
}

class Saved : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    entries = entries_of(GetParam());
    u64 version = 0;
    for (const std::string& bytes : entries) {
      const store::Append one{Lounge::kTable, version++, bytes};
      ASSERT_EQ(lounge.store.append(std::span(&one, 1))[0].outcome, store::Outcome::kept);
    }
    lounge.commands = 1000;  // of those in the log a retry would be known
    lounge.come('a');
    const Table table = lounge.last<Table>('a');
    seats = table.seats.size();
    for (const char who : kPeople.substr(1, seats - 1)) lounge.come(who);
  }
  // Who is asked something, or '-'.
  char awaited() {
    for (const char who : kPeople.substr(0, seats)) {
      const Turn turn = lounge.turn(who);
      if (turn.prompt || turn.decide) return who;
    }
    return '-';
  }

  Lounge lounge{games_with<>()};
  std::vector<std::string> entries;
  std::size_t seats = 0;
};

TEST_P(Saved, a_table_of_before_is_there_with_all_that_happened) {
  const Table table = lounge.last<Table>('a');
  EXPECT_EQ(lounge.warnings, std::vector<std::string>{});
  EXPECT_EQ(lounge.dropped.size(), 0U);
  EXPECT_EQ(table.game, GetParam());
  EXPECT_EQ(table.version, entries.size());
  EXPECT_EQ(table.host, "a");
  EXPECT_FALSE(table.options.listed) << "as it was set";
  ASSERT_TRUE(table.match);
  EXPECT_EQ(table.match->number, 1U);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    ASSERT_TRUE(table.seats[seat].person);
    EXPECT_EQ(table.seats[seat].person->id, std::string(1, kPeople[seat]));
  }
  ASSERT_EQ(table.speeches.size(), 2U);
  EXPECT_EQ(table.speeches.front().text, "Bonsoir { $who } ! « prêts »");
}

TEST_P(Saved, and_is_played_on) {
  const u64 before = lounge.log_size();
  int decided = 0;
  for (int step = 0; step < 60 && decided < 8; ++step) {
    const char who = awaited();
    if (who != '-') {
      ASSERT_EQ(lounge.play(who), "ok") << who;
      ++decided;
    } else if (!lounge.jobs.empty()) {
      lounge.run_job();
    } else {
      lounge.pass(1000);
    }
  }
  EXPECT_GT(decided, 0);
  EXPECT_GT(lounge.log_size(), before);
  EXPECT_EQ(lounge.warnings, std::vector<std::string>{});
  // And is there once more when the server has been started again, with entries of both builds.
  const std::string view = lounge.view('a');
  lounge.restart();
  lounge.come('a');
  EXPECT_EQ(lounge.view('a'), view);
}

// What is written today is read as it was then: the same members in the same order.
TEST_P(Saved, is_written_as_before) {
  for (const std::string& bytes : entries) {
    const auto entry = codec::read<journal::Entry>(bytes);
    ASSERT_TRUE(entry.ok()) << bytes << ": " << entry.error().path << " " << entry.error().message;
    EXPECT_EQ(codec::to_json(entry.value()), bytes);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Saved,
                         ::testing::Values("le-fantome-de-minuit", "chasseurs-de-tresor", "pas-touche", "mysterium",
                                           "pas-vu-pas-pris"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace minuit::match
