#include "server/networks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minuit::server {
namespace {

using ::testing::HasSubstr;

std::string text_of(const std::string& given) {
  const auto network = Network::of(given);
  return network.ok() ? network.value().text() : network.error();
}

bool holds(const std::string& network, const std::string& address) {
  return Network::of(network).value().holds(address_in(address).value());
}

TEST(Networks, are_written_in_one_way) {
  EXPECT_EQ(text_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(text_of("192.0.2.7/24"), "192.0.2.0/24");
  EXPECT_EQ(text_of("192.0.2.7/32"), "192.0.2.7");
  EXPECT_EQ(text_of("2001:db8:1:2:3::4"), "2001:db8:1:2::/64") << "an address of IPv6 stands for its network";
  EXPECT_EQ(text_of("2001:db8:1:2:3::4/128"), "2001:db8:1:2:3::4/128");
  EXPECT_EQ(text_of("2001:db8:ffff::/33"), "2001:db8:8000::/33");
}

TEST(Networks, hold_the_addresses_that_begin_alike) {
  EXPECT_TRUE(holds("192.0.2.0/25", "192.0.2.127"));
  EXPECT_FALSE(holds("192.0.2.0/25", "192.0.2.128"));
  EXPECT_TRUE(holds("192.0.2.7", "192.0.2.7"));
  EXPECT_FALSE(holds("192.0.2.7", "192.0.2.8"));
  EXPECT_TRUE(holds("192.0.2.7", "::ffff:192.0.2.7")) << "the same address, as a socket of IPv6 shows it";
  EXPECT_TRUE(holds("2001:db8::1", "2001:db8::ffff:1"));
  EXPECT_FALSE(holds("2001:db8::1", "2001:db8:0:1::1"));
  EXPECT_FALSE(holds("2001:db8::/16", "192.0.2.7"));
}

TEST(Networks, that_are_none_are_told_so) {
  for (const char* given :
       {"", "nonsense", "192.0.2", "192.0.2.7/", "192.0.2.7/33", "192.0.2.7/a", "2001:db8::/129", "/24", "1.2.3.4/24 "})
    EXPECT_THAT(text_of(given), HasSubstr("is not a network")) << given;
  EXPECT_THAT(text_of("10.0.0.0/7"), HasSubstr("too many addresses"));
  EXPECT_THAT(text_of("::/0"), HasSubstr("too many addresses"));
}

}  // namespace
}  // namespace minuit::server
