// A game that takes intents is asked about a resolution while its seats are awaited; one that does not is spared.
#include <gtest/gtest.h>

#include "tests/contract/parlour/game.hpp"

namespace minuit::parlour {
namespace {

// The parlour game, if its guests only intended to walk and were shoved at once.
struct Shoving : Parlour {
  using Intent = Walk;
};
static_assert(rules::TakesIntents<Shoving> && !rules::TakesIntents<Parlour>);
static_assert(rules::ResolvesIntents<Parlour>);
static_assert(!rules::ResolvesIntents<Shoving>, "it would need a resolver for them");

template <class G>
std::string verdict_while_planning(const Settling& settling) {
  State state = G::start(G::setup(2));
  while (std::holds_alternative<rules::Nature>(G::awaiting(state))) {
    const Draw draw = G::chances(state)[0].outcome;
    G::apply(state, draw, rules::NoAudience{});
  }
  EXPECT_TRUE(std::holds_alternative<rules::Seats>(G::awaiting(state)));
  const rules::Verdict verdict = rules::judge<G>(state, rules::Resolved<G>{settling});
  return verdict.ok() ? "ok" : rules::to_string(verdict.refusal().clause());
}

TEST(Contract, CT_05_a_resolution_is_judged_while_seats_are_awaited_only_where_intents_are_taken) {
  const Settling nobody{};
  const Settling somebody{.places = {Place{}}};  // nobody jostles yet, so the game's own rule refuses it
  EXPECT_EQ(verdict_while_planning<Parlour>(nobody), "CT-05");
  EXPECT_EQ(verdict_while_planning<Parlour>(somebody), "CT-05");
  EXPECT_EQ(verdict_while_planning<Shoving>(nobody), "ok");
  EXPECT_TRUE(verdict_while_planning<Shoving>(somebody).starts_with("TG-")) << verdict_while_planning<Shoving>(somebody);
}

}  // namespace
}  // namespace minuit::parlour
