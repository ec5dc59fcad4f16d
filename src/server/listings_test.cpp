// The public list: who is shown, and who before whom.
#include "server/listings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace minuit::server {
namespace {

match::Listing listing(const std::string& host, u32 free = 2, bool playing = false) { return {"game", host, 4, free, playing}; }

std::vector<std::string> tables(const Listings& listings) {
  std::vector<std::string> names;
  std::ranges::transform(listings.shown(), std::back_inserter(names), &Listings::Shown::table);
  return names;
}
using Names = std::vector<std::string>;

// Somebody on a device and an address of their own.
void list(Listings& listings, const std::string& table, const std::string& host) {
  listings.set(table, listing(host), host, {host, host});
}

TEST(Listings, one_host_has_so_many_and_the_next_waits_for_a_place) {
  Listings listings;
  for (const char* table : {"a1", "a2", "a3", "a4"}) list(listings, table, "a");
  list(listings, "b1", "b");
  EXPECT_EQ(tables(listings), (Names{"a1", "b1", "a2", "a3"})) << "others' first before one's second";
  EXPECT_EQ(listings.of("a", ""), 4U);
  EXPECT_EQ(listings.of("a", "a2"), 3U);
  listings.set("a1", std::nullopt, "a", {});
  EXPECT_EQ(tables(listings), (Names{"a2", "b1", "a3", "a4"}));
  list(listings, "a2", "b");
  EXPECT_EQ(tables(listings), (Names{"a3", "b1", "a4", "a2"})) << "the role was passed on";
  for (const char* table : {"a2", "a3", "a4", "b1", "b1"}) listings.set(table, std::nullopt, "", {});
  EXPECT_TRUE(tables(listings).empty());
  EXPECT_EQ(listings.of("a", ""), 0U);
}

TEST(Listings, shows_so_many_and_someone_of_everyone_first) {
  Listings listings;
  for (int i = 0; i < 10; ++i) list(listings, "flood" + std::to_string(i), "legion");
  for (std::size_t i = 0; i < kMostListed - 2; ++i) list(listings, "t" + std::to_string(i), "host " + std::to_string(i));
  EXPECT_EQ(listings.shown().size(), kMostListed);
  list(listings, "late", "late");
  const auto shown = tables(listings);
  EXPECT_EQ(shown.size(), kMostListed);
  EXPECT_EQ(std::ranges::count(shown, "late"), 1);
  EXPECT_EQ(std::ranges::count_if(shown, [](const auto& table) { return table.starts_with("flood"); }), 1);
}

// Whatever their ids: of hosts that sort before and after the honest one, listed before and after it.
TEST(Listings, thirty_six_tables_of_one_address_push_nobody_away) {
  Listings listings;
  const auto spam = [&](int number) {
    const std::string host = std::string(1, static_cast<char>('a' + number % 26)) + std::to_string(number);
    listings.set("spam" + std::to_string(number), listing(host), host, {host, "10.0.0.1"});
  };
  for (int i = 0; i < 18; ++i) spam(i);
  listings.set("honest", listing("honest"), "honest", {"honest", "192.0.2.9"});
  for (int i = 18; i < 36; ++i) spam(i);
  const auto shown = tables(listings);
  EXPECT_LE(std::ranges::find(shown, "honest") - shown.begin(), 1);
  EXPECT_EQ(shown.size(), 1 + kMostListedOfNetwork);
}

TEST(Listings, of_one_address_each_device_comes_in_turn_and_has_so_many) {
  Listings listings;
  for (int i = 0; i < 7; ++i) {
    const std::string guest = "guest " + std::to_string(i);
    listings.set("g" + std::to_string(i), listing(guest), guest, {"shared", "school"});
  }
  listings.set("pupil", listing("pupil"), "pupil", {"own", "school"});
  const auto shown = tables(listings);
  EXPECT_EQ(shown, (Names{"g0", "pupil", "g1", "g2", "g3"}));
  EXPECT_EQ(shown.size(), 1 + kMostListedOfDevice);
}

TEST(Listings, those_with_a_free_seat_come_first_and_of_these_who_waits_longest) {
  Listings listings;
  listings.set("played", listing("p", 1, true), "p", {"p", "p"});
  listings.set("full", listing("f", 0), "f", {"f", "f"});
  list(listings, "old", "x");
  list(listings, "new", "a");
  EXPECT_EQ(tables(listings), (Names{"old", "new", "played", "full"}));
  listings.set("old", listing("x", 0, true), "x", {"x", "x"});
  EXPECT_EQ(tables(listings), (Names{"new", "played", "full", "old"}));
  listings.set("old", listing("x"), "x", {"x", "x"});
  EXPECT_EQ(tables(listings), (Names{"old", "new", "played", "full"})) << "it keeps its age";
}

TEST(Listings, a_table_counts_for_whoever_it_was_listed_for_while_it_has_that_host) {
  Listings listings;
  for (int i = 0; i < 14; ++i)
    listings.set("t" + std::to_string(i), listing("h"), "h" + std::to_string(i), {"d" + std::to_string(i), "spammer"});
  EXPECT_EQ(tables(listings).size(), kMostListedOfNetwork);
  for (int i = 0; i < 14; ++i)  // the host has gone, somebody else looks in
    listings.set("t" + std::to_string(i), listing("h", 1), "h" + std::to_string(i), {"v", "visitor " + std::to_string(i)});
  EXPECT_EQ(tables(listings).size(), kMostListedOfNetwork);
}

}  // namespace
}  // namespace minuit::server
