#include "net/gate.hpp"

#include <gtest/gtest.h>

#include <deque>

namespace minuit::net {
namespace {

constexpr AddressKey address(u8 last) { return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 10, 0, 0, last}; }

TEST(Gate, LetsInToTheLimitAndNotOneMore) {
  Limits limits;
  limits.connections = 3;
  limits.connections_per_address = 2;
  limits.refusals = 1;
  Gate gate(limits);
  std::deque<Ticket> inside;
  for (const int from : {1, 1, 2}) {
    inside.push_back(gate.enter(address(static_cast<u8>(from))));
    EXPECT_EQ(inside.back().welcome(), Welcome::yes);
  }
  EXPECT_EQ(gate.inside(), 3U);
  {
    const Ticket told = gate.enter(address(3));
    EXPECT_EQ(told.welcome(), Welcome::full);
    EXPECT_EQ(gate.enter(address(3)).welcome(), Welcome::no) << "no more than one is told at a time";
  }
  EXPECT_EQ(gate.enter(address(3)).welcome(), Welcome::full);
  inside.pop_back();
  EXPECT_EQ(gate.enter(address(1)).welcome(), Welcome::address_full);
  EXPECT_EQ(gate.enter(address(3)).welcome(), Welcome::yes);
  EXPECT_EQ(gate.inside(), 2U);
}

TEST(Gate, CountsAProxysConnectionsForThoseBehindIt) {
  Limits limits;
  limits.connections = 4;
  limits.connections_per_address = 1;
  Gate gate(limits);
  std::deque<Ticket> inside;
  for (int i = 0; i < 4; ++i) {
    inside.push_back(gate.enter(address(9), true));
    ASSERT_EQ(inside.back().welcome(), Welcome::yes);
  }
  EXPECT_EQ(gate.enter(address(9), true).welcome(), Welcome::full);
  EXPECT_TRUE(inside[0].move_to(address(1)));
  EXPECT_TRUE(inside[0].move_to(address(1))) << "where it is already";
  EXPECT_FALSE(inside[1].move_to(address(1)));
  EXPECT_TRUE(inside[0].move_to(address(2))) << "the next one who comes over the same connection";
  EXPECT_TRUE(inside[1].move_to(address(1)));
  inside.clear();
  EXPECT_EQ(gate.inside(), 0U);
  const Ticket again = gate.enter(address(1));
  EXPECT_EQ(again.welcome(), Welcome::yes) << "all was given back";
}

TEST(Gate, CountsAnIpv6NetworkAsOne) {
  AddressKey one{0x20, 1, 0xD, 0xB8, 0, 0, 0, 1, 9, 9, 9, 9, 9, 9, 9, 9};
  AddressKey neighbour = one;
  neighbour[15] = 1;
  AddressKey stranger = one;
  stranger[7] = 2;
  EXPECT_EQ(address_key(one), address_key(neighbour));
  EXPECT_NE(address_key(one), address_key(stranger));
  EXPECT_NE(address_key(address(1)), address_key(address(2)));
}

}  // namespace
}  // namespace minuit::net
