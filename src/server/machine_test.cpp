#include "server/machine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minuit::server {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

TEST(Machine, is_called_by_its_names_and_addresses) {
  const Machine machine{"PC-Salon", {"127.0.0.1", "192.168.1.5", "fd00::5", "192.168.1.5"}};
  EXPECT_EQ(label_of(machine), "pc-salon");
  EXPECT_THAT(names_of(machine, "0.0.0.0"),
              ElementsAre("pc-salon.local", "pc-salon", "localhost", "127.0.0.1", "::1", "192.168.1.5", "fd00::5"));
  EXPECT_THAT(names_of(machine, "127.0.0.2"), Contains("127.0.0.2")) << "the address it is told to listen on";
  EXPECT_THAT(names_of(machine, "::"), Not(Contains("::")));
  EXPECT_THAT(names_of({"pc.home.arpa", {}}, "::"),
              ElementsAre("pc.local", "pc", "pc.home.arpa", "localhost", "127.0.0.1", "::1"));
}

TEST(Machine, that_has_an_odd_name_goes_by_its_addresses) {
  for (const char* odd : {"", "a,DNS:bank.example", "é", "-a", "a_b", ".", "a b"}) {
    EXPECT_EQ(label_of({odd, {}}), "") << odd;
    EXPECT_THAT(names_of({odd, {}}, "::"), ElementsAre("localhost", "127.0.0.1", "::1")) << odd;
  }
  EXPECT_EQ(label_of({std::string(64, 'a'), {}}), "");
}

TEST(Machine, has_a_bounded_number_of_names) {
  Machine machine{"pc", {}};
  for (int i = 0; i < 200; ++i) machine.addresses.push_back("10.0.0." + std::to_string(i));
  EXPECT_EQ(names_of(machine, "::").size(), kMostNames);
}

TEST(Machine, knows_which_words_may_be_the_end_of_public_names) {
  for (const char* word : {"dev", "box", "raspberrypi", "xn--p1ai"}) EXPECT_TRUE(may_be_public_suffix(word)) << word;
  for (const char* word : {"pc-salon", "pi4", "desktop-4f2a"}) EXPECT_FALSE(may_be_public_suffix(word)) << word;
}

TEST(Machine, of_this_test_has_an_address) { EXPECT_THAT(this_machine().addresses, Contains("127.0.0.1")); }

}  // namespace
}  // namespace minuit::server
