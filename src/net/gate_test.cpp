#include "net/gate.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <utility>
#include <vector>

namespace minuit::net {
namespace {

constexpr AddressKey address(u8 last) { return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 10, 0, 0, last}; }

// A gate that notes who had to go.
struct Door {
  explicit Door(const Limits& limits) : gate(limits, [this](const Eviction& each) { evicted.push_back(each.ticket); }) {}
  Ticket& come(u8 from, bool proxy = false) { return inside.emplace_back(gate.enter(address(from), proxy)); }
  Ticket& socket(u8 from, bool sits = false) {
    Ticket& ticket = come(from);
    EXPECT_TRUE(ticket.become_socket(SocketId{ticket.number()}));
    if (sits) ticket.stand(Standing::seated);
    return ticket;
  }
  // Who had to go since the last look, told by the order in which they came.
  std::vector<u64> gone() { return std::exchange(evicted, {}); }

  std::vector<u64> evicted;
  Gate gate;
  std::deque<Ticket> inside;
};

using Gone = std::vector<u64>;

TEST(Gate, LetsInToTheLimitAndNotOneMore) {
  Limits limits;
  limits.connections = 3;
  limits.connections_per_address = 2;
  limits.refusals = 1;
  Door door(limits);
  for (const int from : {1, 1, 2}) EXPECT_EQ(door.socket(static_cast<u8>(from), true).welcome(), Welcome::yes);
  EXPECT_EQ(door.gate.inside(), 3U);
  {
    const Ticket told = door.gate.enter(address(3));
    EXPECT_EQ(told.welcome(), Welcome::full);
    EXPECT_EQ(door.gate.enter(address(3)).welcome(), Welcome::no) << "no more than one is told at a time";
  }
  EXPECT_EQ(door.gate.enter(address(3)).welcome(), Welcome::full);
  door.inside.pop_back();
  EXPECT_EQ(door.gate.enter(address(1)).welcome(), Welcome::address_full);
  EXPECT_EQ(door.gate.enter(address(3)).welcome(), Welcome::yes);
  EXPECT_EQ(door.gate.inside(), 2U);
  EXPECT_EQ(door.gone(), Gone{});
}

TEST(Gate, WhoHoldsTheMostGivesTheLongestSilent) {
  Limits limits;
  limits.connections = 6;
  Door door(limits);
  for (int i = 0; i < 4; ++i) door.come(1);
  door.come(2);
  door.come(2);
  door.inside[0].stand(Standing::reading);
  door.inside[0].stand(Standing::silent);  // the second is now the one that has been silent the longest
  EXPECT_EQ(door.come(3).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{1});
  EXPECT_TRUE(door.inside[1].evicted());
  EXPECT_FALSE(door.inside[1].become_socket(SocketId{7})) << "it has no place any more";
  EXPECT_EQ(door.gate.inside(), 6U);
  EXPECT_EQ(door.come(3).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{2});
  EXPECT_EQ(door.come(3).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{6}) << "all hold two: it is the newcomer's own that goes";
  door.inside.clear();
  EXPECT_EQ(door.gate.inside(), 0U);
}

TEST(Gate, ThoseWhoDoNothingGoBeforeThoseWhoDo) {
  Limits limits;
  limits.connections = 6;
  limits.seats_kept_per_address = 1;
  Door door(limits);
  door.socket(1, true);
  door.socket(1, true);
  door.socket(1);
  door.come(1).stand(Standing::answering);
  door.come(1).stand(Standing::reading);
  door.come(1);
  for (const u64 next : {u64{5}, u64{4}, u64{3}}) {
    door.come(static_cast<u8>(10 + next)).stand(Standing::answering);
    EXPECT_EQ(door.gone(), Gone{next});
  }
  const Ticket fourth = door.gate.enter(address(20));
  EXPECT_EQ(fourth.welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{2}) << "who only watches";
  EXPECT_EQ(door.gate.evicted(), (std::array<u64, kStandings>{1, 1, 1, 1, 0}));
}

TEST(Gate, SoManyWhoSitKeepTheirPlaces) {
  Limits limits;
  limits.connections = 4;
  limits.seats_kept_per_address = 2;
  Door door(limits);
  for (int i = 0; i < 4; ++i) door.socket(1, true);
  door.socket(2, true);
  EXPECT_EQ(door.gone(), Gone{3}) << "beyond their number, the last to sit down";
  door.socket(3, true);
  EXPECT_EQ(door.gone(), Gone{2});
  EXPECT_EQ(door.come(4).welcome(), Welcome::full) << "those who are left keep theirs";
  EXPECT_EQ(door.gone(), Gone{});
  door.inside[0].stand(Standing::watching);  // stood up
  EXPECT_EQ(door.come(4).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{0});
}

TEST(Gate, AFullAddressGivesOneOfItsOwnSilentOnes) {
  Limits limits;
  limits.connections_per_address = 2;
  Door door(limits);
  door.come(1);
  door.come(1);
  EXPECT_EQ(door.come(1).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{0});
  for (const std::size_t each : {1U, 2U}) EXPECT_TRUE(door.inside[each].become_socket(SocketId{each}));
  EXPECT_EQ(door.come(1).welcome(), Welcome::address_full) << "but no socket";
  EXPECT_EQ(door.gone(), Gone{});
}

// Who has many networks holds one place in each: nobody holds more than their share, and still the silent ones give way.
TEST(Gate, ManyAddressesWithOneSilentConnectionEachLockNobodyOut) {
  Limits limits;
  limits.connections = 3;
  Door door(limits);
  for (const int from : {1, 2, 3}) door.come(static_cast<u8>(from));
  EXPECT_EQ(door.come(4).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{0});
  for (const std::size_t each : {1U, 2U, 3U}) EXPECT_TRUE(door.inside[each].become_socket(SocketId{each}));
  EXPECT_EQ(door.come(5).welcome(), Welcome::full);
}

TEST(Gate, ThoseOnTheirWayOutAreBounded) {
  Limits limits;
  limits.connections = 10;
  limits.refusals = 2;
  std::vector<bool> hasty;
  Gate gate(limits, [&](const Eviction& each) { hasty.push_back(each.hasty); });
  std::deque<Ticket> inside;
  for (int i = 0; i < 10; ++i) inside.push_back(gate.enter(address(1)));
  for (int i = 0; i < 6; ++i) inside.push_back(gate.enter(address(2)));
  EXPECT_EQ(hasty, (std::vector<bool>{false, false, true, true})) << "then nobody goes before some of them have gone";
  EXPECT_EQ(inside[13].welcome(), Welcome::yes);
  EXPECT_EQ(inside[14].welcome(), Welcome::full);
  inside.pop_front();
  EXPECT_EQ(gate.enter(address(3)).welcome(), Welcome::yes) << "one has gone";
}

TEST(Gate, ASocketBehindAProxyTakesThePlaceOfASilentOneOfItsAddress) {
  Limits limits;
  limits.connections = 4;
  limits.connections_per_address = 1;
  Door door(limits);
  door.come(1);
  EXPECT_TRUE(door.come(9, true).move_to(address(1)));
  EXPECT_EQ(door.gone(), Gone{0});
  EXPECT_TRUE(door.inside[1].become_socket(SocketId{1}));
  EXPECT_FALSE(door.come(9, true).move_to(address(1)));
  door.come(9, true);
  door.inside[2].stand(Standing::answering);
  EXPECT_EQ(door.come(9, true).welcome(), Welcome::yes);
  EXPECT_EQ(door.come(2).welcome(), Welcome::yes);
  EXPECT_EQ(door.gone(), Gone{3}) << "of the proxy's own, one that nobody uses";
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
    inside.back().stand(Standing::answering);
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
