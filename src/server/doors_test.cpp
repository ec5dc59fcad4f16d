#include "server/doors.hpp"

#include <gtest/gtest.h>

namespace minuit::server {
namespace {

store::Entry entry(u64 version, std::string what) {
  return {version, R"({"at":1,"by":"a","command":1,"what":)" + std::move(what) + "}"};
}

Doors::Door read_to(Doors& doors, std::string_view table, u64 version) {
  Doors::Door door = doors.find(table);
  for (u64 next = door.version + 1; next <= version; ++next) {
    const store::Entry each = entry(next, R"({"type":"Begun","rules_version":1})");
    door.take(std::span(&each, 1));
  }
  doors.keep(table, door);
  return door;
}

TEST(Doors, are_kept_and_those_nobody_asks_for_go) {
  Doors doors(2);
  (void)read_to(doors, "one", 3);
  (void)read_to(doors, "two", 4);
  EXPECT_EQ(doors.find("one").version, 3U);
  (void)read_to(doors, "three", 5);
  EXPECT_EQ(doors.size(), 2U);
  EXPECT_EQ(doors.find("two").version, 0U);
  EXPECT_EQ(doors.find("one").version, 3U);
}

// A host can open a table of the same name when the old one is gone; what the old one allowed must not count for it.
TEST(Doors, of_a_table_that_is_gone_are_forgotten) {
  Doors doors;
  (void)read_to(doors, "one", 9);
  const Doors::Door under_way = doors.find("one");
  doors.forget("one");
  EXPECT_EQ(doors.find("one").version, 0U);
  doors.keep("one", under_way);
  EXPECT_EQ(doors.find("one").version, 0U) << "it was found before the table went";
  (void)read_to(doors, "one", 2);
  EXPECT_EQ(doors.find("one").version, 2U);
}

}  // namespace
}  // namespace minuit::server
