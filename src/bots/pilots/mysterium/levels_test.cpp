#include "bots/pilots/mysterium/levels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "bots/pilots/mysterium/because.hpp"
#include "bots/pilots/mysterium/listener.hpp"
#include "lab/random_match.hpp"

namespace minuit::mysterium {
namespace {

using Question = bots::Question<Mysterium>;

[[nodiscard]] std::string in_words(const texts::Sentence& reason, texts::Language language) {
  return texts::say(language, "mysterium/reasons", reason);
}

// One bot in every seat; each question and its answer is shown to `look`.
State play(const Config& config, bots::Bot<Mysterium>& bot, u64 game, auto&& look) {
  lab::Luck luck = lab::Luck::of_game(61, game);
  State s = Mysterium::start(config);
  std::vector<Action> legal;
  while (s.phase != Phase::over) {
    const rules::Awaiting awaiting = Mysterium::awaiting(s);
    if (std::holds_alternative<rules::Nature>(awaiting)) {
      Mysterium::apply(s, rules::draw<Mysterium>(s, luck.nature), rules::NoAudience{});
      continue;
    }
    const Seat seat = std::get<rules::Seats>(awaiting).set.lowest();
    const View view = Mysterium::view(s, seat);
    const Question question{seat, rules::list_actions<Mysterium>(s, seat, legal), &view};
    const Action action = bot.choose(question, bot.usual_budget(), luck.minds);
    look(question, action);
    rules::act<Mysterium>(s, seat, action, rules::NoAudience{});
  }
  return s;
}

TEST(MysteriumBots, MY_61_every_decision_is_legal_and_has_a_reason_in_every_language) {
  for (u8 players = 2; players <= 7; ++players) {
    const auto bot = bot_of(kLevels[players % kLevels.size()].temper);
    const State s = play(Mysterium::setup(players), *bot, players, [&](const Question& question, const Action& action) {
      ASSERT_TRUE(std::ranges::binary_search(question.legal, action));
      const std::optional<texts::Sentence> reason = bot->reason(question, action);
      ASSERT_TRUE(reason);
      EXPECT_EQ(texts::arguments_of("mysterium/reasons", reason->name), reason->arguments.size()) << reason->name;
      for (const texts::Language language : texts::Language::all()) {
        const std::string words = in_words(*reason, language);
        EXPECT_TRUE(words.ends_with('.')) << words;
        EXPECT_EQ(std::ranges::count(words, '.'), 1) << words;
      }
      EXPECT_NE(in_words(*reason, texts::Language()), in_words(*reason, texts::english()));
    });
    EXPECT_EQ(s.phase, Phase::over);
  }
}

// A bot holds nothing but its view: the same view asked twice, by two bots and with other luck, gets the same answer.
TEST(MysteriumBots, MY_61_decide_by_their_view_alone) {
  const auto bot = bot_of(kLevels[2].temper);
  const auto twin = bot_of(kLevels[2].temper);
  Rng other(99);
  const auto ask_again = [&](const Question& question, const Action& action) {
    EXPECT_EQ(twin->choose(question, twin->usual_budget(), other), action);
  };
  EXPECT_EQ(play(Mysterium::setup(4), *bot, 4, ask_again).phase, Phase::over);
}

TEST(MysteriumBots, MY_24_a_token_is_taken_back_when_the_choice_it_spoke_for_has_changed) {
  const auto bot = bot_of(kLevels[2].temper);
  bool withdrawn = false;
  const auto change_the_choice = [&](const Question& question, const Action& action) {
    const auto* bet = std::get_if<Bet>(&action);
    if (bet == nullptr || bet->stance != Stance::agree || withdrawn) return;
    View view = *question.view;
    const Medium me = medium_of(view.setup, question.seat);
    MediumView& about = view.mediums[bet->about.value];
    view.mediums[me.value].tokens.push_back({bet->about, Stance::agree});
    for (const Clue card : view.laid[about.sleeve.size()])
      if (card != about.choice) {
        about.choice = card;
        Rng rng(1);
        const Action again = bot->choose({question.seat, question.legal, &view}, bot->usual_budget(), rng);
        withdrawn = withdrawn || again == Action(Withdraw{bet->about});
      }
  };
  for (u64 game = 0; game < 4; ++game) (void)play(Mysterium::setup(5), *bot, game, change_the_choice);
  EXPECT_TRUE(withdrawn);
}

// What a player has laid down in an hour stands when a bot goes on for them: it chooses where no card is chosen, and says ready.
TEST(MysteriumBots, MY_22_of_an_hour_that_its_player_began_a_bot_does_only_the_rest) {
  const auto bot = bot_of(kLevels[1].temper);
  int tokens = 0;
  const auto ask_as_stand_in = [&](const Question& question, const Action& action) {
    const View& view = *question.view;
    if (view.phase != Phase::guessing) return;
    Rng rng(1);
    Question begun = question;
    begun.begun = true;
    const Action rest = bot->choose(begun, bot->usual_budget(), rng);
    tokens += std::holds_alternative<Bet>(action) || std::holds_alternative<Withdraw>(action) ? 1 : 0;
    const bool chooses = std::holds_alternative<Choose>(action);
    EXPECT_EQ(rest, chooses ? action : Action(Ready{}));
  };
  (void)play(Mysterium::setup(5), *bot, 5, ask_as_stand_in);
  EXPECT_GT(tokens, 0) << "by itself it would have put down or taken back some";
}

TEST(MysteriumBots, MY_41_a_vote_of_the_eldest_stands_when_a_bot_goes_on_for_them) {
  const auto bot = bot_of(kLevels[1].temper);
  int votes = 0;
  const auto vote_again = [&](const Question& question, const Action& action) {
    const auto* vote = std::get_if<Vote>(&action);
    if (vote == nullptr || question.seat != medium_seats(question.view->setup).lowest()) return;
    View view = *question.view;
    const GroupNumber other((vote->group.number() + 1) % static_cast<int>(view.groups.size()));
    view.players[question.seat.value].vote = other;
    Rng rng(1);
    EXPECT_EQ(bot->choose({question.seat, question.legal, &view, true}, bot->usual_budget(), rng), Action(Vote{other}));
    ++votes;
  };
  for (u64 game = 0; game < 40 && votes == 0; ++game) (void)play(Mysterium::setup(3), *bot, game, vote_again);
  EXPECT_GT(votes, 0);
}

TEST(MysteriumBots, MY_61_a_token_is_given_for_what_is_likelier_than_not) {
  const auto bot = bot_of(kLevels[2].temper);
  std::array<int, kStances> tokens{};
  const auto look = [&](const Question& question, const Action& action) {
    const auto* bet = std::get_if<Bet>(&action);
    if (bet == nullptr) return;
    ++tokens[static_cast<std::size_t>(bet->stance)];
    const std::optional<texts::Sentence> reason = bot->reason(question, action);
    ASSERT_TRUE(reason);
    EXPECT_GE(std::get<i64>(reason->arguments.back()), 50) << in_words(*reason, texts::english());
  };
  (void)play(Mysterium::setup(5), *bot, 5, look);
  for (const int placed : tokens) EXPECT_GT(placed, 0);
}

// Things go by keys, and every key has its words: in the table that a client is told of, and here.
TEST(MysteriumBots, MY_61_reasons_name_the_motifs_and_the_card_and_leave_the_medium_to_whoever_shows_them) {
  const texts::Sentence give = texts::sentence("give", "1", "things", "lantern", "candle", "c04", 64);
  EXPECT_EQ(in_words(give, texts::Language()),
            "Pour Bleu\u00A0: une lanterne dans la vision, une bougie sur la carte «\u00A0La pianiste\u00A0», sûr à 64\u00A0%.");
  EXPECT_EQ(in_words(give, texts::english()), "For Blue: a lantern in the vision, a candle on “The pianist”, 64% sure.");
  const texts::Sentence choose = texts::sentence("choose", "Anna", "same", "cloud-long", "cloud-long", "c01", 8);
  EXPECT_EQ(in_words(choose, texts::english()), "Anna: a drifting cloud in the vision as on “The botanist”, 8% sure.");
  EXPECT_EQ(in_words(texts::sentence("withdraw", "Anna"), texts::Language()), "Le choix d’Anna n’est plus si clair.");
  for (const auto& [level, keys] : {std::pair<std::string, std::span<const std::string_view>>("things", kMotifKeys),
                                    std::pair<std::string, std::span<const std::string_view>>("cards", kClueKeys)})
    for (const std::string_view key : keys) {
      std::string name = level + "-" + std::string(key);
      std::ranges::replace(name.begin() + static_cast<std::ptrdiff_t>(level.size()) + 1, name.end(), '-', '_');
      EXPECT_EQ(texts::arguments_of("mysterium/reasons", name), 0) << name;
    }
}

// One of two mediums of one player can only be looking for the card that the other stands on.
TEST(MysteriumBots, MY_23_a_card_is_shared_where_no_other_is_left) {
  for (const Level& level : kLevels) {
    const auto bot = bot_of(level.temper);
    bool shared = false;
    const auto leave_one = [&](const Question& question, const Action& action) {
      const auto* choose = std::get_if<Choose>(&action);
      if (choose == nullptr || choose->medium.value % 2 != 0) return;
      View view = *question.view;
      MediumView& first = view.mediums[choose->medium.value];
      MediumView& second = view.mediums[choose->medium.value + 1U];
      if (second.choice || second.sleeve.size() != first.sleeve.size()) return;
      first.choice = choose->card;
      second.wrong = {};
      for (const Clue card : view.laid[second.sleeve.size()])
        if (card != choose->card) second.wrong.push_back(card);
      Rng rng(1);
      EXPECT_EQ(bot->choose({question.seat, question.legal, &view}, bot->usual_budget(), rng),
                Action(Choose{Medium(choose->medium.value + 1), choose->card}));
      shared = true;
    };
    (void)play(Mysterium::setup(3), *bot, 3, leave_one);
    EXPECT_TRUE(shared);
  }
}

TEST(Listener, MY_61_beliefs_add_up_and_no_card_is_believed_that_is_wrong_found_or_another_mediums) {
  const Mind mind({.make = Make::usual, .depth = 1, .noise = 0, .listeners = 1}, 0);
  const auto bot = bot_of(kLevels[1].temper);
  const auto look = [&](const Question& question, const Action& /*action*/) {
    const View& view = *question.view;
    if (view.phase != Phase::guessing) return;
    const auto believed = beliefs(view, mind);
    std::array<Belief, kKinds> by_kind{};
    for (std::size_t at = 0; at < view.mediums.size(); ++at) {
      const MediumView& medium = view.mediums[at];
      const std::size_t kind = medium.sleeve.size();
      double sum = 0;
      for (const double each : believed[at]) sum += each;
      EXPECT_NEAR(sum, kind == kKinds ? 0 : 1, 1e-9);
      if (kind == kKinds) continue;
      const Clues open = open_cards(view, static_cast<Kind>(kind));
      for (std::size_t card = 0; card < kClues; ++card) {
        EXPECT_TRUE((open >> card & 1U) != 0 || believed[at][card] == 0) << card;
        by_kind[kind][card] += believed[at][card];
      }
      for (const Clue card : medium.wrong) EXPECT_EQ(believed[at][card.value], 0);
    }
    for (const Belief& together : by_kind)
      for (const double each : together) EXPECT_LE(each, 1 + 1e-9) << "a card is one medium's at most";
  };
  for (const u8 players : {u8{4}, u8{7}}) EXPECT_EQ(play(Mysterium::setup(players), *bot, players, look).phase, Phase::over);
}

}  // namespace
}  // namespace minuit::mysterium
