// What bots say of their own decisions after a match.
#include "server/thinking.hpp"

#include <gtest/gtest.h>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/contract/play.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::server {
namespace {

using mysterium::Mysterium;

// The first gift of a ghost.
struct Gift {
  Gift() {
    Rng rng(7);
    mysterium::State state = Mysterium::start(Mysterium::setup(4));
    while (std::holds_alternative<rules::Nature>(Mysterium::awaiting(state)))
      Mysterium::apply(state, rules::draw<Mysterium>(state, rng), rules::NoAudience{});
    view = codec::to_json(Mysterium::view(state, Seat{0}));
    std::vector<mysterium::Action> legal;
    const auto first = rules::list_actions<Mysterium>(state, Seat{0}, legal).front();
    decision = codec::to_json(rules::Decision<Mysterium>(rules::Chosen<Mysterium>{Seat{0}, first}));
  }
  std::string view, decision;
};

TEST(Why, MY_61_a_bot_gives_its_reason_and_the_same_whenever_asked) {
  const Gift gift;
  const match::Games::Deed deed{"mysterium", "hard", gift.view, gift.decision};
  const auto saying = why(deed);
  ASSERT_TRUE(saying);
  const auto given = codec::read<std::vector<codec::Raw>>(saying->arguments.text);
  ASSERT_TRUE(given.ok()) << saying->arguments.text;
  EXPECT_EQ(texts::arguments_of("mysterium/reasons", saying->name), given.value().size()) << saying->name;
  EXPECT_EQ(why(deed), saying);
}

TEST(Why, is_not_told_where_there_is_nothing_to_tell) {
  const Gift gift;
  EXPECT_FALSE(why({"mysterium", "random", gift.view, gift.decision})) << "it does not know";
  EXPECT_FALSE(why({"mysterium", "no-such-level", gift.view, gift.decision}));
  EXPECT_FALSE(why({"no-such-game", "hard", gift.view, gift.decision}));
  EXPECT_FALSE(why({"mysterium", "hard", "{}", gift.decision}));
  EXPECT_FALSE(why({"mysterium", "hard", gift.view, R"({"type":"Elapsed"})"}));
}

}  // namespace
}  // namespace minuit::server
