#include "server/identity.hpp"

#include <gtest/gtest.h>

#include <set>

#include "server/people.hpp"
#include "server/ration.hpp"

namespace minuit::server {
namespace {

TEST(Identity, secrets_have_one_spelling) {
  const Secret secret = new_secret();
  const std::string text = to_text(secret);
  EXPECT_EQ(text.size(), 43U);
  EXPECT_EQ(secret_from(text), secret);
  EXPECT_FALSE(secret_from(text.substr(1)));
  EXPECT_FALSE(secret_from(text + "A"));
  EXPECT_FALSE(secret_from(std::string(42, 'A') + "B")) << "bits beyond the last byte";
  EXPECT_FALSE(secret_from(std::string(42, 'A') + "*"));
  EXPECT_NE(new_secret(), secret);
}

TEST(Identity, ids_follow_from_the_secret_and_tell_nothing_of_it) {
  Secret secret{};
  const std::string id = person_id(secret);
  EXPECT_EQ(id, "rf6ozhy4tybgwrhq") << "it is in the logs of old tables: it must not change";
  const std::string table = table_id(secret, 1);
  EXPECT_TRUE(is_table_id(table));
  EXPECT_EQ(table_id(secret, 1), table);
  EXPECT_NE(table_id(secret, 2), table);
  secret[31] = 1;
  EXPECT_NE(person_id(secret), id);
  EXPECT_NE(table_id(secret, 1), table);
}

TEST(Identity, over_tls_the_cookie_is_of_this_host_alone) {
  net::Request request;
  request.secure = true;
  const Visitor visitor = visitor_of(request);
  const auto [name, value] = cookie_header(visitor, true);
  EXPECT_EQ(name, "Set-Cookie");
  EXPECT_TRUE(value.starts_with("__Host-minuit=")) << value;
  EXPECT_NE(value.find("; Secure"), std::string::npos);
  request.headers = {{"Cookie", value.substr(0, value.find(';'))}};
  EXPECT_EQ(visitor_of(request).id, visitor.id);
  request.secure = false;
  EXPECT_NE(visitor_of(request).id, visitor.id);
}

TEST(Identity, who_shares_a_device_follows_from_its_secret) {
  const Visitor device{Secret{}, person_id(Secret{})};
  EXPECT_EQ(named_by("", device)->id, device.id);
  EXPECT_EQ(named_by("seat=2&has=1", device)->id, device.id) << "other questions";
  EXPECT_EQ(named_by("as=1", device)->id, "4tp7hkiyin7zmnam") << "it is in the logs of old tables: it must not change";
  std::set<std::string> ids{device.id};
  std::set<Secret> secrets{device.secret};
  for (const std::string as : {"1", "2", "3", "4", "5", "6", "7", "screen"}) {
    const auto visitor = named_by("v=1&as=" + as, device);
    ASSERT_TRUE(visitor) << as;
    EXPECT_EQ(visitor->id, person_id(visitor->secret));
    ids.insert(visitor->id);
    secrets.insert(visitor->secret);
  }
  EXPECT_EQ(ids.size(), 2 + kMostGuests);
  EXPECT_EQ(secrets.size(), 2 + kMostGuests);
  const Visitor other = visitor_of({});
  EXPECT_NE(named_by("as=1", other)->id, named_by("as=1", device)->id);
}

TEST(Identity, a_device_has_so_many_guests) {
  const Visitor device = visitor_of({});
  EXPECT_TRUE(named_by("as=" + std::to_string(kMostGuests), device));
  for (const std::string bad : {"as=0", "as=8", "as=", "as=01", "as=10", "as=-1", "as=1x", "as=%31", "as=Screen", "as=1&as=1"})
    EXPECT_FALSE(named_by(bad, device)) << bad;
}

TEST(Identity, luck_never_comes_twice) {
  SystemLuck luck;
  std::set<u64> seen;
  for (int i = 0; i < 2000; ++i) seen.insert(luck.draw().next());
  EXPECT_EQ(seen.size(), 2000U);
}

TEST(Identity, names_are_trimmed_and_bounded) {
  EXPECT_EQ(tidy_name("  Zoé "), "Zoé");
  EXPECT_EQ(tidy_name(std::string(64, 'a')), std::string(64, 'a'));
  for (const std::string& bad : {std::string(), std::string("  "), std::string(65, 'a'), std::string("a\tb"),
                                 std::string("a\x7f"), std::string("a\xC2\x85"), std::string("\xFF"), std::string("a\0b", 3)})
    EXPECT_FALSE(tidy_name(bad)) << bad;
}

TEST(Ration, a_bucket_empties_and_fills) {
  Ration ration(2);
  i64 now_us = 5'000'000'000;
  EXPECT_TRUE(ration.take("a", now_us));
  EXPECT_TRUE(ration.take("a", now_us));
  EXPECT_FALSE(ration.take("a", now_us));
  EXPECT_TRUE(ration.take("b", now_us)) << "each has a bucket";
  now_us += 30'000'000;
  EXPECT_TRUE(ration.take("a", now_us));
  EXPECT_FALSE(ration.take("a", now_us));
}

TEST(Ration, there_are_only_so_many_buckets) {
  Ration ration(1);
  for (std::size_t i = 0; i < kMostRationed; ++i) ASSERT_TRUE(ration.take(std::to_string(i), 0));
  EXPECT_FALSE(ration.take("one more", 0));
  EXPECT_TRUE(ration.take("one more", 60'000'000)) << "full ones need no place";
}

TEST(Ration, neighbours_share_a_bucket) {
  EXPECT_EQ(neighbourhood("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(neighbourhood("2001:db8:1:2::1"), neighbourhood("2001:db8:1:2:ffff::9"));
  EXPECT_NE(neighbourhood("2001:db8:1:2::1"), neighbourhood("2001:db8:1:3::1"));
}

}  // namespace
}  // namespace minuit::server
