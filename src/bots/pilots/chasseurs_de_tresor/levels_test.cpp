#include "bots/pilots/chasseurs_de_tresor/levels.hpp"

#include <gtest/gtest.h>

#include "base/digest.hpp"
#include "bots/pilots/chasseurs_de_tresor/foresight.hpp"
#include "bots/pilots/chasseurs_de_tresor/reason.hpp"
#include "bots/pilots/chasseurs_de_tresor/weigh.hpp"
#include "rules/contract/play.hpp"
#include "rules/games/chasseurs_de_tresor/scenario_test.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::hunters {
namespace {

using bots::Budget;
using bots::make_bot;

[[nodiscard]] Action chosen(std::string_view level, const State& s, u64 seed) {
  const auto bot = make_bot<Chasseurs>(level);
  std::vector<Action> buffer;
  const auto legal = rules::list_actions<Chasseurs>(s, awaited_seat(s), buffer);
  const View view = view_of(s);
  Rng rng(seed);
  // Enough to look three turns ahead where few things may happen, and quick without optimisation.
  return bot->choose({awaited_seat(s), legal, &view}, Budget::of_nodes(1'000), rng);
}

struct Case {
  const char* name;
  const char* position;
  Action good;
};
const std::vector<Case> kCases{
    {"the last jewel goes out", "R h1+; jewels; out 7; ghosts; next move R 3", Move{Space::outside}},
    {"everyone goes home once all jewels are out", "R h2; jewels; out 8; ghosts; next move R 4", Move{Space::outside}},
    {"the number that must leave next is taken", "advanced; R J; jewels J1 A C D E G I L; ghosts; next choose R", Take{}},
};

// What matches are lost by: jewels carried about, spirits left alone, backpacks full of what cannot leave. The first two are from
// matches that were lost, where the best outlook is another; the others are made up.
const std::vector<Case> kLessons{
    {"the number that leaves next is carried to the door, not into a haunted room",
     "advanced; R h7+4; B I; T K+6; Y F+5; jewels G8 J7; ghosts A2 C1 E1 G1 H1 I1 L1; haunted B F; out 3; closed green; "
     "next move R 6",
     Move{Space::hall_1}},
    {"a hunter that carries a jewel goes where it can fight",
     "advanced; R I+4; B H+3; T I+2; Y E; jewels A8 E7 G L5; ghosts A1 B1 C1 D1 E1 F1 K1 L2; haunted G J; out 1; next move B 4",
     Move{Space::room_l}},
    {"number 1 goes out though ghosts are near",
     "advanced; R h3+1; B E; T G; Y L; jewels A4 C D6 E2 I7 J; ghosts L2 G1 B2; haunted C H; next move R 3",
     Move{Space::outside}},
    {"two stay with a spirit when the sixth is near",
     "advanced; R F; B F; T h5; Y G; jewels A1 C D6 E2 I7 J; ghosts L2 B2 A1; haunted C H K D F; next move R 1", Stay{}},
    {"a second hunter joins the one that is held",
     "advanced; R h12; B F+1; T C; Y L; jewels A4 C D6 E2 I7; ghosts L1; haunted F H; next move R 1", Move{Space::room_f}},
    {"the last backpack is left free for number 1",
     "advanced; R J; B h1+4; T h4+5; Y G; jewels J8 A1 C D E I; ghosts F1; next choose R", Leave{}},
};

TEST(Foresight, avoids_what_matches_are_lost_by) {
  for (const Case& each : kLessons)
    for (u64 seed = 1; seed <= 3; ++seed)
      EXPECT_EQ(chosen("hard", scenario::read_position(each.position), seed), each.good) << each.name;
}

TEST(HuntersBots, hard_sees_what_is_plain_to_see) {
  for (const Case& each : kCases)
    for (u64 seed = 1; seed <= 3; ++seed)
      EXPECT_EQ(chosen("hard", scenario::read_position(each.position), seed), each.good) << each.name;
}

TEST(HuntersBots, are_named_from_weak_to_strong) {
  const auto names = bots::bots_of<Chasseurs>();
  EXPECT_EQ((std::vector<std::string_view>(names.begin(), names.end())),
            (std::vector<std::string_view>{"random", "easy", "normal", "hard"}));
  for (const auto name : names) EXPECT_NE(make_bot<Chasseurs>(name), nullptr) << name;
  EXPECT_EQ(make_bot<Chasseurs>("hardest"), nullptr);
}

// Every roll and card of the next turn is weighed, none is drawn: luck hardly has a part in the choice.
TEST(Foresight, leaves_little_to_luck) {
  for (const char* position :
       {"R h12; B F; ghosts F2 I2 L1; haunted C; next move R 5", "R E; T H; ghosts E2; haunted H A; next move R 2"}) {
    const State s = scenario::read_position(position);
    for (u64 seed = 2; seed <= 4; ++seed) EXPECT_EQ(chosen("hard", s, seed), chosen("hard", s, 1)) << position;
  }
}

TEST(Foresight, stops_when_its_budget_is_spent) {
  const State s = scenario::read_position("advanced; R h12; B F; ghosts F2 I2 L1; haunted C; next move R 5");
  std::vector<Action> buffer;
  const auto legal = rules::list_actions<Chasseurs>(s, awaited_seat(s), buffer);
  for (const u64 nodes : {u64{0}, u64{1}, u64{100}}) {
    Rng rng(1);
    Foresight foresight(Budget::of_nodes(nodes), rng);
    EXPECT_TRUE(Chasseurs::judge(s, awaited_seat(s), foresight.choose(s, legal)).ok());
    EXPECT_EQ(foresight.nodes(), nodes);
  }
}

// GH-51: backpacks that are full of numbers that cannot leave are a deadlock.
TEST(Foresight, keeps_a_backpack_free_for_what_leaves_next) {
  const auto worth = [](const char* position) { return worth_taking(scenario::read_position(position)); };
  EXPECT_TRUE(worth("advanced; R J; jewels J8 A C; next choose R"));
  EXPECT_TRUE(worth("advanced; R J; B h1+4; T h2+5; jewels J3 A C; next choose R"));
  EXPECT_FALSE(worth("advanced; R J; B h1+4; T h2+5; jewels J8 A C; next choose R"));
  EXPECT_FALSE(worth("advanced; R J; B h1+4; T h2+5; Y h5+6; jewels J2 A C; next choose R"));
  EXPECT_TRUE(worth("advanced; R J; B h1+4; T h2+5; Y h5+6; jewels J1 A C; next choose R"));
  EXPECT_TRUE(worth("advanced; R J; B h1+1; T h2+5; Y h5+6; jewels J2 A C; next choose R"));
  EXPECT_TRUE(worth("R J; B h1+; T h2+; Y h5+; jewels J; next choose R"));
}

struct Played {
  u64 digest = 0;
  bool won = false;
};

// A match of seats that take turns between bots; every choice goes through the gate.
[[nodiscard]] Played play_match(Config config, const std::vector<std::string_view>& names, u64 nodes, u64 seed) {
  std::vector<std::unique_ptr<bots::Bot<Chasseurs>>> table;
  for (const auto name : names) table.push_back(make_bot<Chasseurs>(name));
  Rng rng(seed);
  Digest digest;
  std::vector<Action> buffer;
  State s = Chasseurs::start(config);
  while (s.phase != Phase::over) {
    if (s.phase != Phase::moving && s.phase != Phase::choosing) {
      Chasseurs::apply(s, rules::draw<Chasseurs>(s, rng), rules::NoAudience{});
      continue;
    }
    const Seat seat = awaited_seat(s);
    const auto legal = rules::list_actions<Chasseurs>(s, seat, buffer);
    const View view = view_of(s);
    const Action action = table[seat.value % table.size()]->choose({seat, legal, &view}, Budget::of_nodes(nodes), rng);
    EXPECT_TRUE(Chasseurs::judge(s, seat, action).ok());
    digest.add(action);
    rules::act<Chasseurs>(s, seat, action, rules::NoAudience{});
  }
  return {digest.value(), s.ending == Ending::escaped};
}

[[nodiscard]] Config setup_of(u8 players, Mode mode, bool swap = false) {
  Config config = Chasseurs::setup(players);
  config.mode = mode;
  config.swap = swap;
  return config;
}

TEST(HuntersBots, choose_legally_in_every_company) {
  for (u8 players = 1; players <= 4; ++players)
    for (const Mode mode : {Mode::classic, Mode::advanced})
      (void)play_match(setup_of(players, mode, true), {"random", "easy", "normal", "hard"}, 20, players);
}

// docs/BOTS.md has the measured shares; a few matches tell a bot from a broken one.
TEST(HuntersBots, a_team_of_normal_bots_wins_often) {
  int won = 0;
  for (u64 seed = 0; seed < 20; ++seed) won += play_match(setup_of(4, Mode::classic), {"normal"}, 0, seed).won ? 1 : 0;
  EXPECT_GE(won, 6);
}

// The same on g++ and clang, optimised or not: floating point must not matter. It changes whenever a bot thinks differently.
TEST(HuntersBots, think_alike_on_every_machine) {
  EXPECT_EQ(play_match(setup_of(2, Mode::classic), {"hard", "normal"}, 40, 1).digest, 8217172686152516460ULL);
  EXPECT_EQ(play_match(setup_of(3, Mode::advanced), {"easy", "normal", "hard"}, 40, 2).digest, 10073544593936913067ULL);
}

TEST(HuntersBots, a_choice_allocates_nothing) {
  for (const char* position : {"R h12; next move R 6", "advanced; R J; next choose R; jewels J3 A"}) {
    const State s = scenario::read_position(position);
    std::vector<Action> buffer;
    const auto legal = rules::list_actions<Chasseurs>(s, awaited_seat(s), buffer);
    const View view = view_of(s);
    for (const auto name : bots::bots_of<Chasseurs>()) {
      const auto bot = make_bot<Chasseurs>(name);
      Rng rng(1);
      const u64 before = support::allocations();
      (void)bot->choose({awaited_seat(s), legal, &view}, bot->usual_budget(), rng);
      EXPECT_EQ(support::allocations(), before) << name;
    }
  }
}

constexpr std::string_view kCatalogue = "chasseurs_de_tresor/reasons";

struct Why {
  const char* position;
  Action action;
  const char* french;
  const char* english;
};
const std::vector<Why> kReasons{
    {"R h1+; jewels; out 7; next move R 3", Move{Space::outside}, "Sors ce joyau\u00A0: il en restera 0 à sauver.",
     "Carry this jewel out: then 0 are left."},
    {"R h12; B F; ghosts; haunted F; next move R 1", Move{Space::room_f},
     "À deux, vous pouvez chasser l’esprit de la pièce\u00A0: la salle à manger F.",
     "Together you can drive out the spirit: dining room F."},
    {"R h2; next move R 1", Move{Space::room_j}, "Un joyau à prendre\u00A0: la salle de billard J.",
     "A jewel to take: billiard room J."},
    {"R h12; ghosts F2; next move R 1", Move{Space::room_f},
     "Deux fantômes\u00A0: un de plus et la pièce est hantée\u00A0: la salle à manger F.",
     "Two ghosts: one more and the room is haunted: dining room F."},
    {"R h8; ghosts H1; next move R 1", Move{Space::room_h}, "Chasse le fantôme avant que d’autres viennent\u00A0: la cuisine H.",
     "Drive the ghost out before more come: kitchen H."},
    {"R h5+; ghosts; next move R 1", Move{Space::hall_4}, "Rapporte le joyau\u00A0: encore 4 pas jusqu’à la porte.",
     "Bring the jewel home: 4 steps to the door."},
    {"advanced; R h5+3; ghosts; next move R 1", Move{Space::hall_4},
     "Attends près de la porte\u00A0: c’est d’abord le tour du joyau 1.", "Wait near the door: first it is the turn of jewel 1."},
    {"R h5+; B K; jewels; ghosts; haunted F; T F+; next move B 1", Move{Space::hall_9},
     "Va aider Turquoise, que retient un esprit.", "Go and help Turquoise, whom a spirit holds."},
    {"R F+; jewels; ghosts; haunted F; next move R 1", Stay{}, "L’esprit te retient\u00A0: attends de l’aide.",
     "The spirit holds you: wait for help."},
    {"R h1; ghosts; next move R 1", Move{Space::hall_2}, "De là, un joyau est à 1 pas\u00A0: la salle de billard J.",
     "From there a jewel is 1 step away: billiard room J."},
    {"R h2; jewels; out 8; next move R 1", Move{Space::hall_1}, "Il est temps de rentrer\u00A0: tout le monde doit sortir.",
     "Time to go home: everyone must get out."},
    {"R J; ghosts; next choose R", Take{}, "Ce joyau n’attend plus que toi.", "This jewel is waiting for you."},
    {"advanced; R J; jewels J1; next choose R", Take{}, "C’est le joyau qui doit sortir maintenant.",
     "It is the jewel that must leave next."},
    {"advanced; R J; jewels J2; next choose R", Take{}, "Le joyau 2 sortira plus tard\u00A0: garde-le près de la porte.",
     "Jewel 2 will leave later: keep it near the door."},
    {"R J; haunted J; next choose R", Leave{}, "Avec un joyau, l’esprit te retiendrait ici.",
     "With a jewel the spirit would hold you here."},
    {"advanced; R J; jewels J8; next choose R", Leave{}, "Garde le sac à dos libre pour un joyau qui sort plus tôt.",
     "Keep the backpack free for a jewel that leaves sooner."},
    {"advanced; swap; R J+8; jewels J1; next choose R", Swap{}, "L’autre joyau doit sortir plus tôt.",
     "The other jewel must leave sooner."},
};

TEST(Advice, gives_its_reason_in_a_sentence) {
  for (const Why& why : kReasons) {
    const View view = view_of(scenario::read_position(why.position));
    const texts::Sentence reason = reason_for(view, why.action);
    EXPECT_EQ(texts::say(texts::Language(), kCatalogue, reason), why.french);
    EXPECT_EQ(texts::say(texts::english(), kCatalogue, reason), why.english);
  }
}

TEST(Advice, is_the_strongest_bots_choice) {
  const State s = scenario::read_position(kCases[0].position);
  std::vector<Action> buffer;
  const auto legal = rules::list_actions<Chasseurs>(s, awaited_seat(s), buffer);
  const View view = view_of(s);
  Rng rng(1);
  const bots::Advice<Chasseurs> advice = bots::advise<Chasseurs>({awaited_seat(s), legal, &view}, 10'000, rng);
  EXPECT_EQ(advice.action, kCases[0].good);
  ASSERT_TRUE(advice.why);
  EXPECT_EQ(texts::say(texts::english(), kCatalogue, *advice.why), "Carry this jewel out: then 0 are left.");
}

}  // namespace
}  // namespace minuit::hunters
