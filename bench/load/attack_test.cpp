#include "bench/load/attack.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "codec/read.hpp"
#include "match/gathering.hpp"
#include "store/sqlite.hpp"

namespace minuit::load {
namespace {

TEST(LoadAttacks, have_names_of_their_own_and_say_what_they_do) {
  std::set<std::string_view> names;
  for (const KnownAttack& each : known_attacks()) {
    EXPECT_TRUE(names.insert(each.name).second) << each.name;
    EXPECT_FALSE(each.what.empty());
    EXPECT_NE(each.run, nullptr);
  }
  EXPECT_THROW((void)run_attack("none of them", {}), Failure);
}

TEST(LoadAttacks, prepare_logs_that_a_server_can_read) {
  const auto folder = std::filesystem::temp_directory_path() / ("minuit-attack-test-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const std::string path = folder / "minuit.sqlite";
  constexpr u64 kEntries = 3000;
  prepare_tables(path, kEntries);
  const auto store = store::SqliteStore::open(path);
  ASSERT_TRUE(store.ok());
  match::Games games;
  for (const std::string_view table : {kLongTable, kShortTable}) {
    match::Gathering gathering(games);
    for (;;) {
      const auto page = store.value()->read("t/" + std::string(table), gathering.version());
      ASSERT_TRUE(page.ok());
      if (page.value().empty()) break;
      for (const store::Entry& each : page.value()) {
        const auto entry = codec::read<match::journal::Entry>(each.bytes);
        ASSERT_TRUE(entry.ok()) << entry.error().message;
        ASSERT_EQ(gathering.take(entry.value()), std::nullopt);
      }
    }
    EXPECT_TRUE(gathering.playing());
    EXPECT_EQ(gathering.version() > kEntries / 2, table == kLongTable);
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace minuit::load
