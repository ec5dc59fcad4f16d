// Whatever can be written reads back as the same value.
#include <gtest/gtest.h>

#include "base/rng.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"
#include "tests/support/arbitrary.hpp"

namespace minuit::codec {
namespace {

using fantome::LeFantome;

template <class T>
class RoundTrip : public ::testing::Test {};
using Everything =
    ::testing::Types<LeFantome::Config, LeFantome::Action, LeFantome::Chance, LeFantome::Event, LeFantome::View, LeFantome::State,
                     LeFantome::Resolution, rules::Decision<LeFantome>, bool, i8, u8, i16, u16, i32, u32, i64, u64, Seat, SeatSet,
                     std::string, std::vector<std::string>, std::optional<std::string>, std::array<SeatSet, 3>>;
TYPED_TEST_SUITE(RoundTrip, Everything, );

TYPED_TEST(RoundTrip, IsTheIdentity) {
  Rng rng(2026);
  for (int times = 0; times < 500; ++times) {
    const auto value = tests::arbitrary<TypeParam>(rng);
    const std::string text = to_json(value);
    const auto back = read<TypeParam>(text);
    ASSERT_TRUE(back.ok()) << text << "\n" << back.error().path << ": " << back.error().message;
    ASSERT_TRUE(back.value() == value) << text;
    ASSERT_EQ(to_json(back.value()), text);
  }
}

}  // namespace
}  // namespace minuit::codec
