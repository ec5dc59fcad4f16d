#include <gtest/gtest.h>

#include "codec/write.hpp"
#include "lab/random_match.hpp"
#include "rules/games/mysterium/guided_test.hpp"
#include "rules/games/mysterium/words.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::mysterium {
namespace {

// A medium that understands nothing: any card that it has not tried and nobody has found.
Action blind_guess(const State& s, Seat seat, Rng& rng) {
  const Medium medium = medium_of(s.setup, seat);
  if (is_done(s, medium) || s.choices[medium.value] != kNone) return Ready{};
  const Kind kind = kind_of(s, medium);
  const Clues may_be = s.laid[static_cast<std::size_t>(kind)] & ~sleeved(s, kind) & ~s.wrong[medium.value];
  return Choose{medium, Clue(nth_of_few(may_be, rng.below(static_cast<u32>(std::popcount(may_be)))))};
}

bool blind_match_finds_all(Difficulty difficulty, Rng& rng) {
  Config config = Mysterium::setup(4);
  config.difficulty = difficulty;
  State s = Mysterium::start(config);
  while (s.phase != Phase::over && s.phase != Phase::conveying) {
    if (s.phase == Phase::giving) {
      rules::act<Mysterium>(s, config.ghost, Give{Medium(lowest_bit(to_give(s))), listed([&] {
                                                    VisionSet one;
                                                    one.add(s.hand.nth(0));
                                                    return one;
                                                  }())},
                            rules::NoAudience{});
    } else if (s.phase == Phase::guessing) {
      const Seat seat = guessing_seats(s).lowest();
      rules::act<Mysterium>(s, seat, blind_guess(s, seat, rng), rules::NoAudience{});
    } else {
      Mysterium::apply(s, rules::draw<Mysterium>(s, rng), rules::NoAudience{});
    }
  }
  return s.phase == Phase::conveying;
}

// The check at the end of the rules page, with a fixed seed.
TEST(RandomPlay, MY_25_visions_that_say_nothing_find_all_cards_in_8_5_or_1_4_percent) {
  constexpr int kMatches = 3000;
  Rng rng(25);
  const auto share = [&](Difficulty difficulty) {
    int found = 0;
    for (int match = 0; match < kMatches; ++match) found += blind_match_finds_all(difficulty, rng) ? 1 : 0;
    return 100.0 * found / kMatches;
  };
  EXPECT_NEAR(share(Difficulty::easy), 8.5, 1.6);
  EXPECT_NEAR(share(Difficulty::medium), 1.4, 0.7);
  EXPECT_NEAR(share(Difficulty::hard), 0.4, 0.4);
}

TEST(RandomPlay, MY_23_allocates_nothing) {
  State state = Mysterium::start(Mysterium::setup(7));
  const u64 before = support::allocations();
  lab::play_random_match<Mysterium>(state, lab::Luck::of_game(3, 1));
  EXPECT_EQ(support::allocations(), before);
}

// Every kind of event comes up, and has a sentence in each language.
TEST(Words, MY_44_every_event_is_told_in_every_language_and_hides_what_is_hidden) {
  std::array<int, std::variant_size_v<Event>> heard{};
  for (u64 match = 0; match < 40; ++match) {
    Rng rng(match);
    State s = Mysterium::start(Mysterium::setup(static_cast<u8>(2 + match % 6)));
    const auto decision = [&]() -> rules::Decision<Mysterium> {
      const bool lavish = match % 4 == 0 && s.phase == Phase::giving;  // till the pile is empty
      if (lavish) return rules::Chosen<Mysterium>{s.setup.ghost, any_action(s, s.setup.ghost, rng)};
      return guided_decision(s, rng);
    };
    while (s.phase != Phase::over)
      rules::step<Mysterium>(s, decision(), [&](const Event& event) {
        ++heard[event.index()];
        const Event dimmed = *Mysterium::seen(event, rules::Spectator{});
        for (const rules::Language language : rules::Language::all()) {
          const std::string told = sentence(event, language);
          EXPECT_TRUE(told.ends_with(".") || told.ends_with("!")) << told;
          EXPECT_EQ(dimmed == event, sentence(dimmed, language) == told) << told;
        }
        EXPECT_NE(sentence(event, texts::english()), sentence(event, rules::Language())) << codec::to_json(event);
      });
    for (const rules::Viewer& viewer : {rules::Viewer(Seat{1}), rules::Viewer(rules::AllSeeing{})})
      EXPECT_NE(picture(Mysterium::view(s, viewer), rules::Language(), rules::Ink::plain),
                picture(Mysterium::view(s, viewer), texts::english(), rules::Ink::coloured));
  }
  for (std::size_t kind = 0; kind < heard.size(); ++kind) EXPECT_GT(heard[kind], 0) << kind;
}

TEST(Words, MY_24_a_token_is_told_in_whole_sentences) {
  const BetPlaced agrees{Medium{0}, Medium{1}, Stance::agree};
  const BetPlaced disagrees{Medium{0}, Medium{1}, Stance::disagree};
  EXPECT_EQ(sentence(agrees, rules::Language()), "Rouge est d’accord avec Bleu.");
  EXPECT_EQ(sentence(disagrees, rules::Language()), "Rouge n’est pas d’accord avec Bleu.");
  EXPECT_EQ(sentence(disagrees, texts::english()), "Red disagrees with Blue.");
}

}  // namespace
}  // namespace minuit::mysterium
