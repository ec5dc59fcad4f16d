// What a seat may not know does not reach it: pairs of states that differ only in that. The campaign plays as many as one likes:
//   MINUIT_PAIRS=100000 build/release/minuit_tests --gtest_filter='Hiding.*'
#include <gtest/gtest.h>

#include <cstdlib>

#include "codec/write.hpp"
#include "rules/games/mysterium/guided_test.hpp"
#include "rules/games/mysterium/table_test.hpp"
#include "tests/contract/laws.hpp"

namespace minuit::mysterium {
namespace {

constexpr u64 kPairs = 4000;

u64 pairs_wanted() {
  const char* wanted = std::getenv("MINUIT_PAIRS");
  return wanted == nullptr ? kPairs : std::strtoull(wanted, nullptr, 10);
}

std::string told_to(const rules::Viewer& viewer, State s, const rules::Decision<Mysterium>& decision) {
  std::string text;
  rules::step<Mysterium>(s, decision, [&](const Event& event) {
    if (const auto seen = Mysterium::seen(event, viewer)) text += codec::to_json(*seen) + "\n";
  });
  return text;
}

// What the viewer cannot tell apart from this decision in the other state: the same one, or where its content is hidden any
// other.
std::optional<rules::Decision<Mysterium>> alike(const State& s, const rules::Decision<Mysterium>& decision,
                                                const rules::Viewer& viewer, Rng& rng) {
  using Chosen = rules::Chosen<Mysterium>;
  if (const auto* chance = std::get_if<rules::Chance<Mysterium>>(&decision)) {
    const bool hidden = viewer != rules::Viewer(s.setup.ghost) &&
                        (std::holds_alternative<Draw>(chance->outcome) || std::holds_alternative<Assign>(chance->outcome));
    if (hidden) return rules::Chance<Mysterium>{rules::draw<Mysterium>(s, rng)};
  }
  if (const auto* chosen = std::get_if<Chosen>(&decision); chosen != nullptr && viewer != rules::Viewer(chosen->seat)) {
    if (const auto* crow = std::get_if<SendCrow>(&chosen->action)) {
      VisionSet some;
      while (some.size() < crow->visions.size()) some.add(s.hand.nth(rng.below(s.hand.size())));
      return Chosen{chosen->seat, SendCrow{listed(some)}};
    }
    if (std::holds_alternative<Convey>(chosen->action)) return Chosen{chosen->seat, any_action(s, chosen->seat, rng)};
    const auto* seat = std::get_if<Seat>(&viewer);
    const bool partner = must_agree(s.setup) && seat != nullptr && *seat != s.setup.ghost;
    if (std::holds_alternative<Vote>(chosen->action) && !partner) return Chosen{chosen->seat, any_action(s, chosen->seat, rng)};
  }
  return rules::judge<Mysterium>(s, decision).ok() ? std::optional(decision) : std::nullopt;
}

// Another state that looks the same to the viewer.
State twin_of(const State& s, const rules::Viewer& viewer, Rng& rng) {
  State twin = imagine(Mysterium::view(s, viewer), rng);
  twin.stage = s.stage;
  return twin;
}

// The ghost answers, or the votes are counted.
bool reveals(State s, const rules::Decision<Mysterium>& decision) {
  bool told = false;
  rules::step<Mysterium>(s, decision, [&](const Event& event) {
    told = told || std::holds_alternative<Answered>(event) || std::holds_alternative<VotesCounted>(event);
  });
  return told;
}

void expect_no_difference(const State& s, const State& twin, const rules::Viewer& viewer, Rng& rng) {
  ASSERT_EQ(codec::to_json(Mysterium::view(twin, viewer)), codec::to_json(Mysterium::view(s, viewer)));
  if (const auto* seat = std::get_if<Seat>(&viewer)) {
    const laws::Finding finding = laws::Sight<Mysterium>::same_choices(s, twin, *seat, rng);
    ASSERT_FALSE(finding) << finding->message;
  }
  if (s.phase == Phase::over) return;
  const auto decision = guided_decision(s, rng);
  const auto other = alike(twin, decision, viewer, rng);
  if (!other || reveals(s, decision) || reveals(twin, *other)) return;  // all learn what becomes of it
  ASSERT_EQ(told_to(viewer, twin, *other), told_to(viewer, s, decision)) << codec::to_json(decision);
}

TEST(Hiding, MY_44_states_that_differ_in_what_a_seat_may_not_know_look_and_sound_alike) {
  Rng rng(44);
  u64 pairs = 0;
  std::array<u64, 10> by_phase{};
  for (u64 match = 0; pairs < pairs_wanted(); ++match) {
    Config config = Mysterium::setup(static_cast<u8>(2 + match % 6));
    config.difficulty = static_cast<Difficulty>(match / 6 % 3);
    config.ghost = Seat(static_cast<i64>(rng.below(config.players.value)));
    config.either_tokens = rng.below(2) == 1;
    State s = Mysterium::start(config);
    while (s.phase != Phase::over && pairs < pairs_wanted()) {
      if (s.phase >= Phase::joining || rng.below(8) == 0) {
        const u32 who = rng.below(config.players.value + 1U);
        const rules::Viewer viewer =
            who == config.players.value ? rules::Viewer(rules::Spectator{}) : rules::Viewer(Seat(static_cast<i64>(who)));
        const State twin = twin_of(s, viewer, rng);
        if (twin == s) continue;  // the viewer knows all there is
        ASSERT_NO_FATAL_FAILURE(expect_no_difference(s, twin, viewer, rng)) << "match " << match;
        ++pairs;
        ++by_phase[static_cast<std::size_t>(s.phase)];
      }
      rules::step<Mysterium>(s, guided_decision(s, rng), rules::NoAudience{});
    }
  }
  for (const Phase phase : {Phase::assigning, Phase::drawing, Phase::giving, Phase::guessing, Phase::conveying, Phase::voting})
    EXPECT_GT(by_phase[static_cast<std::size_t>(phase)], 0U) << codec::to_json(phase);
}

// Random play hardly ever comes this far, so the laws of sight are looked at here too.
TEST(Hiding, MY_44_the_laws_hold_to_the_last_vote) {
  Rng rng(7);
  laws::Sight<Mysterium> sight;
  std::array<int, 3> endings{};
  for (u64 match = 0; match < 60; ++match) {
    Config config = Mysterium::setup(static_cast<u8>(2 + match % 6));
    State s = Mysterium::start(config);
    while (s.phase != Phase::over) {
      const bool late = s.phase >= Phase::joining;
      if (late || rng.below(32) == 0) {
        const laws::Finding finding = sight.check(s, config.players.value, rng);
        ASSERT_FALSE(finding) << finding->message;
      }
      if (late) {
        const laws::Finding finding = laws::check_menu<Mysterium>(s, Mysterium::awaiting(s), 16, rng);
        ASSERT_FALSE(finding) << finding->message;
      }
      rules::step<Mysterium>(s, guided_decision(s, rng), rules::NoAudience{});
    }
    ++endings[static_cast<std::size_t>(s.ending)];
  }
  for (const Ending ending : {Ending::solved, Ending::mistaken}) EXPECT_GT(endings[static_cast<std::size_t>(ending)], 2);
}

TEST(Hiding, MY_44_only_the_ghost_sees_its_cards_and_hand) {
  TableForTests table(4);
  const View ghost = table.view(Seat{0});
  EXPECT_EQ(ghost.hand.size(), kHandSize);
  EXPECT_EQ(ghost.mediums[1].targets, (BoundedList<Clue, kKinds>{Clue{1}, Clue{1}, Clue{1}}));
  for (const rules::Viewer& viewer : {rules::Viewer(Seat{1}), rules::Viewer(rules::Spectator{})}) {
    const View view = table.view(viewer);
    EXPECT_TRUE(view.hand.empty());
    EXPECT_EQ(view.hand_size, kHandSize);
    for (const MediumView& medium : view.mediums) EXPECT_TRUE(medium.targets.empty());
  }
  EXPECT_EQ(table.view(rules::AllSeeing{}).hand.size(), kHandSize);
  ASSERT_EQ(table.act(0, SendCrow{table.lowest_of_hand(2)}), "ok");
  EXPECT_EQ(Mysterium::seen(table.told[0], Seat{1}), Event((CrowSent{Seat{0}, {}, 2, 0})));
  EXPECT_EQ(Mysterium::seen(table.told[0], Seat{0}), table.told[0]);
}

TEST(Hiding, MY_44_a_vote_is_its_voters_until_all_are_counted) {
  TableForTests table(4);
  table.all_found();
  table.s.track.fill(0);
  ASSERT_EQ(table.act(0, Convey{GroupNumber{1}, table.lowest_of_hand(3)}), "ok");
  table.deal();
  ASSERT_EQ(table.act(2, Vote{GroupNumber{1}}), "ok");
  EXPECT_EQ(Mysterium::seen(table.told[0], Seat{2}), Event((Voted{Seat{2}, SeatSet(Seat{2}), GroupNumber{1}})));
  EXPECT_EQ(Mysterium::seen(table.told[0], Seat{0}), Event((Voted{Seat{2}, SeatSet(Seat{2}), std::nullopt})));
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}}) {
    EXPECT_TRUE(table.view(seat).players[2].voted);
    EXPECT_EQ(table.view(seat).players[2].vote, std::nullopt);
  }
  EXPECT_EQ(table.view(Seat{2}).players[2].vote, GroupNumber{1});
  EXPECT_TRUE(Mysterium::reveals(table.told[0])) << "final: at a table it cannot be taken back";
  ASSERT_EQ(table.act(1, Vote{GroupNumber{1}}), "ok");
  ASSERT_EQ(table.act(3, Vote{GroupNumber{0}}), "ok");
  EXPECT_EQ(table.view(Seat{0}).players[3].vote, GroupNumber{0});
  EXPECT_EQ(table.view(Seat{1}).culprit, GroupNumber{1});
  EXPECT_EQ(table.view(Seat{1}).accused, GroupNumber{1});
}

TEST(Hiding, MY_20_the_ghost_is_silent_from_first_to_last) {
  Rng rng(2);
  State s = Mysterium::start(Mysterium::setup(5));
  while (s.phase != Phase::over) {
    EXPECT_FALSE(Mysterium::may_talk(s, Seat{0}));
    EXPECT_EQ(Mysterium::may_talk(s, Seat{3}), s.phase != Phase::turning && s.phase != Phase::voting);
    rules::step<Mysterium>(s, guided_decision(s, rng), rules::NoAudience{});
  }
}

}  // namespace
}  // namespace minuit::mysterium
