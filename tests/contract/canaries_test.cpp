// A suite that never fails proves nothing: every canary must be caught, and by the law it breaks.
#include <gtest/gtest.h>

#include "tests/contract/canaries.hpp"
#include "tests/contract/matches.hpp"

namespace minuit::laws {
namespace {

template <class G, Law L>
struct Canary {
  using Game = G;
  static constexpr Law kBreaks = L;
};

template <class C>
class Canaries : public testing::Test {};

using Cage = testing::Types<
    Canary<parlour::LeakInView, Law::views>, Canary<parlour::LeakByCounting, Law::views>,
    Canary<parlour::LeakAtTheEnd, Law::views>, Canary<parlour::LeakInEvent, Law::views>, Canary<parlour::LeakOfPlan, Law::views>,
    Canary<parlour::LeakInActions, Law::choices>, Canary<parlour::LeakInRefusal, Law::choices>,
    Canary<parlour::LeakInTalk, Law::choices>, Canary<parlour::NosySink, Law::sink>, Canary<parlour::Unrecorded, Law::replay>,
    Canary<parlour::ForgetfulCodec, Law::replay>, Canary<parlour::ListsTheRefused, Law::menu>,
    Canary<parlour::AcceptsTheUnlisted, Law::menu>, Canary<parlour::Unsorted, Law::menu>, Canary<parlour::MarkedDeck, Law::menu>,
    Canary<parlour::LosesAPiece, Law::pieces>, Canary<parlour::Endless, Law::bound>, Canary<parlour::RestlessPoint, Law::point>,
    Canary<parlour::FrozenPoint, Law::point>, Canary<parlour::PoorImagining, Law::imagining>,
    Canary<parlour::HidesTheReveal, Law::reveals>>;
TYPED_TEST_SUITE(Canaries, Cage);

TYPED_TEST(Canaries, IsCaughtByTheLawItBreaks) {
  const Outcome outcome = play_matches<typename TypeParam::Game>(2000, 5, Sampling{});
  ASSERT_TRUE(outcome.violation) << "not caught in " << outcome.games << " matches";
  EXPECT_EQ(outcome.violation->law, TypeParam::kBreaks) << name(outcome.violation->law) << ": " << outcome.violation->message;
  EXPECT_FALSE(outcome.violation->message.empty());
}

}  // namespace
}  // namespace minuit::laws
