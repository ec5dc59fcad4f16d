// Every game of the catalogue, and the parlour game, keep the laws.
#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "catalog/games.hpp"
#include "rules/contract/pace.hpp"
#include "tests/contract/matches.hpp"
#include "tests/contract/parlour/game.hpp"

namespace minuit::laws {
namespace {

template <class G>
class Laws : public testing::Test {};

using Held = boost::mp11::mp_rename<boost::mp11::mp_push_back<catalog::Games, parlour::Parlour>, testing::Types>;
struct Named {
  template <class G>
  static std::string GetName(int /*index*/) {
    return std::string(G::kId);
  }
};
TYPED_TEST_SUITE(Laws, Held, Named);

TYPED_TEST(Laws, AreKeptAlongRandomMatches) {
  const Outcome outcome = play_matches<TypeParam>(rules::fewer<TypeParam>(1050), 20261115, Sampling{});
  EXPECT_EQ(outcome.games, rules::fewer<TypeParam>(1050));
  EXPECT_GT(outcome.decisions, outcome.games);
  if (outcome.violation)
    FAIL() << "match " << outcome.games - 1 << ", decision " << outcome.violation->decision << ": "
           << name(outcome.violation->law) << ": " << outcome.violation->message;
}

TYPED_TEST(Laws, AreKeptUnderACloseLookAtEveryDecision) {
  const Outcome outcome =
      play_matches<TypeParam>(rules::fewer<TypeParam>(21), 7, Sampling{.rarely = rules::Slow<TypeParam> ? 20U : 1U});
  if (outcome.violation)
    FAIL() << "match " << outcome.games - 1 << ", decision " << outcome.violation->decision << ": "
           << name(outcome.violation->law) << ": " << outcome.violation->message;
}

}  // namespace
}  // namespace minuit::laws
