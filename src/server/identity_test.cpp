#include "server/identity.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <set>

#include "match/text.hpp"
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
  const ServerKey key = ServerKey::drawn();
  Secret secret{};
  const std::string id = person_id(secret);
  EXPECT_EQ(id, "rf6ozhy4tybgwrhq") << "it is in the logs of old tables: it must not change";
  const std::string table = table_id(key, secret, 1);
  EXPECT_TRUE(is_table_id(table));
  EXPECT_EQ(table_id(key, secret, 1), table);
  EXPECT_NE(table_id(key, secret, 2), table);
  EXPECT_NE(table_id(ServerKey::drawn(), secret, 1), table) << "who has not the key cannot look for a fine one";
  secret[31] = 1;
  EXPECT_NE(person_id(secret), id);
  EXPECT_NE(table_id(key, secret, 1), table);
}

net::Request with_cookie(const std::string& text) {
  net::Request request;
  request.headers = {{"Cookie", "minuit=" + text}};
  return request;
}
// `minuit=...` of the Set-Cookie header that somebody is given.
std::string given_to(const Visitor& visitor, const ServerKey& key, bool secure = false) {
  net::Headers headers;
  bring_cookie(headers, key, visitor, secure);
  EXPECT_EQ(headers[0].first, "Set-Cookie");
  return headers[0].second;
}

TEST(Identity, over_tls_the_cookie_is_of_this_host_alone) {
  const ServerKey key = ServerKey::drawn();
  net::Request request;
  request.secure = true;
  const Visitor visitor = visitor_of(request, key);
  EXPECT_TRUE(visitor.is_new);
  const std::string value = given_to(visitor, key, true);
  EXPECT_TRUE(value.starts_with("__Host-minuit=")) << value;
  EXPECT_NE(value.find("; Secure"), std::string::npos);
  request.headers = {{"Cookie", value.substr(0, value.find(';'))}};
  EXPECT_EQ(visitor_of(request, key).id, visitor.id);
  request.secure = false;
  EXPECT_NE(visitor_of(request, key).id, visitor.id);
}

// Beside a plain port browsers bring its cookie over TLS, too. An unsigned one could be anybody's: it does not move.
TEST(Identity, moves_over_from_the_plain_port_of_the_same_host_only_with_a_signed_cookie) {
  const ServerKey key = ServerKey::drawn();
  const Secret secret = new_secret();
  const auto came = [&](const std::string& text, bool second_port) {
    net::Request request = with_cookie(text);
    request.secure = true;
    request.second_port = second_port;
    return visitor_of(request, key);
  };
  const Visitor moved = came(cookie_text(key, secret), true);
  EXPECT_EQ(moved.id, person_id(secret));
  EXPECT_FALSE(moved.is_new || moved.unproven);
  EXPECT_TRUE(came(cookie_text(key, secret), false).is_new) << "a server that speaks TLS alone takes nothing that came in clear";
  for (const std::string& text : {to_text(secret), cookie_text(ServerKey::drawn(), secret)}) {
    const Visitor nobody = came(text, true);
    EXPECT_TRUE(nobody.is_new && !nobody.unproven) << text;
    EXPECT_NE(nobody.id, person_id(secret)) << text;
  }
}

TEST(Identity, only_what_the_server_signed_is_believed) {
  const ServerKey key = ServerKey::drawn();
  const Secret secret = new_secret();
  const std::string good = cookie_text(key, secret);
  const Visitor visitor = visitor_of(with_cookie(good), key);
  EXPECT_EQ(visitor.id, person_id(secret));
  EXPECT_FALSE(visitor.is_new || visitor.unproven);

  // These may be somebody the store knows; by themselves they prove nothing.
  std::string forged = good;
  forged.back() = forged.back() == 'A' ? 'B' : 'A';
  const std::string foreign = cookie_text(ServerKey::drawn(), secret);
  for (const std::string& text : {forged, foreign, to_text(secret)}) {
    const Visitor claimed = visitor_of(with_cookie(text), key);
    EXPECT_EQ(claimed.id, person_id(secret)) << text;
    EXPECT_TRUE(claimed.unproven) << text;
  }
  for (const std::string& text : {good.substr(0, good.size() - 1), good + "A", good.substr(1), to_text(secret) + ".",
                                  good.substr(0, 42), std::string(), std::string("forged"), std::string(good.size(), '*')}) {
    const Visitor nobody = visitor_of(with_cookie(text), key);
    EXPECT_TRUE(nobody.is_new && !nobody.unproven) << text;
    EXPECT_NE(nobody.id, person_id(secret)) << text;
  }
}

TEST(Identity, what_brings_a_cookie_is_kept_by_nobody_else) {
  const ServerKey key = ServerKey::drawn();
  const Visitor visitor = newcomer();
  const auto keeping = [&](const net::Headers& before) {
    net::Headers headers = before;
    bring_cookie(headers, key, visitor, false);
    std::vector<std::string> found;
    for (const auto& [name, value] : headers)
      if (name == "Cache-Control") found.push_back(value);
    return found;
  };
  using Found = std::vector<std::string>;
  EXPECT_EQ(keeping({}), Found{"private, no-cache"});
  EXPECT_EQ(keeping({{"Cache-Control", "no-cache"}}), Found{"private, no-cache"});
  EXPECT_EQ(keeping({{"Cache-Control", "public, max-age=60"}}), Found{"private, no-cache"});
  EXPECT_EQ(keeping({{"Cache-Control", "no-store"}}), Found{"no-store"});
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
  const auto all = sharers_of(device);
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()), ids);
  EXPECT_EQ(all.front(), device.id);
  const Visitor other = newcomer();
  EXPECT_NE(named_by("as=1", other)->id, named_by("as=1", device)->id);
}

TEST(Identity, a_device_has_so_many_guests) {
  const Visitor device = newcomer();
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
  EXPECT_EQ(match::tidy_name("  Zoé "), "Zoé");
  EXPECT_EQ(match::tidy_name(std::string(64, 'a')), std::string(64, 'a'));
  for (const std::string& bad : {std::string(), std::string("  "), std::string(65, 'a'), std::string("a\tb"),
                                 std::string("a\x7f"), std::string("a\xC2\x85"), std::string("\xFF"), std::string("a\0b", 3)})
    EXPECT_FALSE(match::tidy_name(bad)) << bad;
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

TEST(Ration, a_bucket_may_take_longer_to_fill) {
  Ration ration(60, Ration::kHour_us);
  for (int i = 0; i < 60; ++i) EXPECT_TRUE(ration.take("a", 0));
  EXPECT_FALSE(ration.take("a", 59'999'999));
  EXPECT_TRUE(ration.take("a", 60'000'000));
  EXPECT_FALSE(ration.take("a", 60'000'000));
}

TEST(Ration, there_are_only_so_many_buckets) {
  Ration ration(1);
  for (std::size_t i = 0; i < kMostRationed; ++i) ASSERT_TRUE(ration.take(std::to_string(i), 0));
  EXPECT_TRUE(ration.take("abcdefghijklmnop", 0)) << "counts for the address alone";
  EXPECT_TRUE(ration.take("abcdefghijklmnop", 0));
  EXPECT_TRUE(ration.take("abcdefghijklmnop", 60'000'000)) << "full ones need no place";
  EXPECT_FALSE(ration.take("abcdefghijklmnop", 60'000'000));
}

// Someone with ten thousand networks of one site uses up what is left of that site, and keeps nobody else out.
TEST(Ration, who_owns_a_site_keeps_nobody_else_out) {
  Ration ration(2);
  const auto of_site = [](std::size_t number) {
    std::array<char, 64> text{};
    (void)std::snprintf(text.data(), text.size(), "2001:db8:1:%zx::1", number);
    return neighbourhood(text.data());
  };
  for (std::size_t i = 0; i < kMostRationed; ++i) ASSERT_TRUE(ration.take(of_site(i), 0));
  for (const std::size_t more : {1U, 2U}) EXPECT_TRUE(ration.take(of_site(kMostRationed + more), 0));
  EXPECT_FALSE(ration.take(of_site(kMostRationed + 3), 0)) << "the rest of the site shares one bucket";
  for (const char* honest : {"192.0.2.7", "2001:db8:2:1::1", "198.51.100.1"}) {
    EXPECT_TRUE(ration.take(neighbourhood(honest), 0)) << honest;
    EXPECT_TRUE(ration.take(neighbourhood(honest), 0)) << honest;
    EXPECT_FALSE(ration.take(neighbourhood(honest), 0)) << honest;
  }
}

TEST(Ration, neighbours_share_a_bucket) {
  EXPECT_EQ(neighbourhood("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(neighbourhood("2001:db8:1:2::1"), neighbourhood("2001:db8:1:2:ffff::9"));
  EXPECT_NE(neighbourhood("2001:db8:1:2::1"), neighbourhood("2001:db8:1:3::1"));
  EXPECT_EQ(around(neighbourhood("2001:db8:1:2::1")), around(neighbourhood("2001:db8:1:3::1")));
  EXPECT_NE(around(neighbourhood("2001:db8:1:2::1")), around(neighbourhood("2001:db8:2:2::1")));
  EXPECT_EQ(around("192.0.2.7"), "192.0");
  EXPECT_EQ(around("1.2.3.45"), "1.2");
  EXPECT_EQ(around("abcdefghijklmnop"), "") << "abcdefghijklmnop";
}

}  // namespace
}  // namespace minuit::server
