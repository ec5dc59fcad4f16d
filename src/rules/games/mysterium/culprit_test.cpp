#include <gtest/gtest.h>

#include "rules/games/mysterium/table_test.hpp"

namespace minuit::mysterium {
namespace {

constexpr int kGhost = 0;

// All cards found; nobody is clairvoyant unless a track is set by hand.
TableForTests before_the_shared_vision(const Config& config) {
  TableForTests table(config);
  table.all_found();
  table.s.track.fill(0);
  return table;
}
// And the shared vision given, with its first card turned.
TableForTests before_the_vote(const Config& config, std::initializer_list<int> tracks = {}, int culprit = 0) {
  TableForTests table = before_the_shared_vision(config);
  std::ranges::copy(tracks, table.s.track.begin());
  EXPECT_EQ(table.act(config.ghost.value, Convey{GroupNumber(culprit), table.lowest_of_hand(3)}), "ok");
  table.deal();
  return table;
}

TEST(Culprit, MY_40_each_mediums_cards_form_a_group_and_the_ghost_picks_one_in_secret) {
  TableForTests table = before_the_shared_vision(Mysterium::setup(4));
  EXPECT_EQ(table.awaited(), SeatSet(Seat{kGhost}));
  const View view = table.view(Seat{2});
  ASSERT_EQ(view.groups.size(), 3U);
  for (u8 group = 0; group < 3; ++group)
    EXPECT_EQ(view.groups[group], (Group{Medium(group), {Clue(group), Clue(group), Clue(group)}}));
  EXPECT_EQ(table.s.hand.size(), kHandSize);
  EXPECT_EQ(table.verdict(kGhost, Give{Medium{0}, table.lowest_of_hand(1)}), "MY-20");
  EXPECT_EQ(table.verdict(kGhost, Convey{GroupNumber{3}, table.lowest_of_hand(3)}), "MY-40");
  EXPECT_EQ(table.verdict(kGhost, Convey{GroupNumber{2}, table.lowest_of_hand(2)}), "MY-40");
  EXPECT_EQ(Mysterium::actions(table.s, Seat{kGhost}).size(), 35U * 3);
  ASSERT_EQ(table.act(kGhost, Convey{GroupNumber{2}, table.lowest_of_hand(3)}), "ok");
  EXPECT_EQ(Mysterium::seen(table.told[0], Seat{2}), Event((Conveyed{Seat{kGhost}, std::nullopt, {}})));
  EXPECT_EQ(table.view(Seat{2}).culprit, std::nullopt);
  EXPECT_EQ(table.view(Seat{kGhost}).culprit, GroupNumber{2});
}

TEST(Culprit, MY_40_not_before_all_are_done_and_chance_mixes_the_three) {
  TableForTests table(4);
  EXPECT_EQ(table.verdict(kGhost, Convey{GroupNumber{0}, table.lowest_of_hand(3)}), "MY-40");
  table = before_the_shared_vision(Mysterium::setup(4));
  const VisionList three = table.lowest_of_hand(3);
  ASSERT_EQ(table.act(kGhost, Convey{GroupNumber{0}, three}), "ok");
  EXPECT_EQ(Mysterium::chances(table.s).size(), 3U);
  EXPECT_FALSE(Mysterium::judge(table.s, Turn{table.s.hand.nth(0)}).ok()) << "a card that was not given";
  ASSERT_EQ(table.decide(rules::Chance<Mysterium>{Turn{three[2]}}), "ok");
  EXPECT_EQ(table.view(Seat{1}).shared, (BoundedList<Vision, kSharedSize>{three[2]}));
  EXPECT_TRUE(table.view(Seat{1}).face_down.empty());
}

TEST(Vote, MY_41_by_the_track_after_one_two_or_three_cards) {
  struct Row {
    u8 players;
    u8 track;
    u8 cards;
  };
  for (const Row& row : {Row{4, 0, 1}, Row{4, 4, 1}, Row{5, 5, 2}, Row{5, 6, 2}, Row{4, 7, 3}, Row{5, 18, 3}, Row{6, 6, 1},
                         Row{7, 7, 2}, Row{6, 9, 2}, Row{7, 10, 3}, Row{2, 0, 3}, Row{3, 0, 3}}) {
    State s = Mysterium::start(Mysterium::setup(row.players));
    s.track[1] = row.track;
    EXPECT_EQ(cards_seen(s, Medium{1}), row.cards) << int{row.players} << " players, " << int{row.track};
  }
}

TEST(Vote, MY_41_a_card_stays_until_all_of_its_level_have_voted) {
  TableForTests table = before_the_vote(Mysterium::setup(5), {0, 5, 0, 6});
  EXPECT_EQ(table.awaited(), SeatSet(Seat{1}).with(Seat{3}));
  EXPECT_EQ(table.act(2, Vote{GroupNumber{0}}), "CT-02");
  ASSERT_EQ(table.act(3, Vote{GroupNumber{0}}), "ok");
  EXPECT_EQ(table.act(3, Vote{GroupNumber{1}}), "CT-02") << "final";
  EXPECT_EQ(table.s.turns, 1);
  ASSERT_EQ(table.act(1, Vote{GroupNumber{3}}), "ok");
  table.deal();
  EXPECT_EQ(table.s.turns, 2);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{2}).with(Seat{4}));
  EXPECT_EQ(table.act(2, Vote{GroupNumber{4}}), "MY-40") << "there is no such group";
  ASSERT_EQ(table.act(2, Vote{GroupNumber{0}}), "ok");
  ASSERT_EQ(table.act(4, Vote{GroupNumber{1}}), "ok");
  EXPECT_EQ(table.s.phase, Phase::over) << "nobody waits for the third card";
  EXPECT_EQ(table.heard<CulpritShown>().at(0).visions.size(), 1U);
}

TEST(Vote, MY_41_cards_that_nobody_votes_on_are_turned_at_once) {
  const TableForTests table = before_the_vote(Mysterium::setup(4), {7, 7, 9});
  EXPECT_EQ(table.s.turns, 3);
  EXPECT_EQ(table.awaited().size(), 3);
}

TEST(Vote, MY_41_nobody_talks_unless_three_play) {
  for (u8 players = 2; players <= 7; ++players) {
    TableForTests table = before_the_vote(Mysterium::setup(players));
    EXPECT_EQ(Mysterium::may_talk(table.s, Seat{1}), players <= 3) << int{players};
    EXPECT_FALSE(Mysterium::may_talk(table.s, Seat{kGhost}));
    EXPECT_EQ(table.verdict(1, Ready{}), "MY-23");
  }
}

TEST(Vote, MY_41_who_has_not_voted_in_time_has_no_vote) {
  TableForTests table = before_the_vote(Mysterium::setup(4), {0, 0, 5}, 1);
  ASSERT_EQ(table.act(1, Vote{GroupNumber{0}}), "ok");
  ASSERT_EQ(table.elapse(), "ok");
  table.deal();
  EXPECT_EQ(table.awaited(), SeatSet(Seat{3})) << "the second seat is too late";
  ASSERT_EQ(table.elapse(), "ok");
  EXPECT_EQ(table.heard<VotesCounted>().at(0).accused, GroupNumber{0});
  TableForTests silent = before_the_vote(Mysterium::setup(4));
  ASSERT_EQ(silent.elapse(), "ok");
  EXPECT_EQ(silent.heard<VotesCounted>().at(0).accused, std::nullopt);
  EXPECT_EQ(silent.s.ending, Ending::mistaken);
}

TEST(Vote, MY_41_with_two_players_two_groups_join_and_there_is_one_vote) {
  for (const Difficulty difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) {
    Config config = Mysterium::setup(2);
    config.difficulty = difficulty;
    TableForTests table = before_the_shared_vision(config);
    const View view = table.view(Seat{1});
    ASSERT_EQ(view.groups.size(), 4U);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      Clues cards = 0;
      for (const Group& group : view.groups) cards |= bit(group.cards[kind]);
      EXPECT_EQ(std::popcount(cards), 4) << "no card is in two groups";
      EXPECT_EQ(cards & ~table.s.laid[kind], 0U);
    }
    EXPECT_EQ(view.groups[3].medium, std::nullopt);
    ASSERT_EQ(table.act(kGhost, Convey{GroupNumber{3}, table.lowest_of_hand(3)}), "ok");
    table.deal();
    EXPECT_EQ(table.s.turns, 3);
    ASSERT_EQ(table.act(1, Vote{GroupNumber{3}}), "ok");
    EXPECT_EQ(table.s.ending, Ending::solved);
  }
}

TEST(Vote, MY_41_further_groups_are_put_together_card_by_card) {
  TableForTests table(2);
  while (table.s.phase != Phase::joining) {
    if (table.s.phase == Phase::giving) table.give_all();
    for (int medium = 0; medium < 2; ++medium) ASSERT_EQ(table.choose(medium, medium), "ok");
    ASSERT_EQ(table.act(1, Ready{}), "ok");
    while (table.s.phase == Phase::drawing)
      ASSERT_EQ(table.decide(rules::Chance<Mysterium>{Mysterium::chances(table.s)[0].outcome}), "ok");
  }
  const auto verdict = [&](Join join) {
    const rules::Verdict met = Mysterium::judge(table.s, join);
    return met.ok() ? "ok" : rules::to_string(met.refusal().clause());
  };
  EXPECT_EQ(verdict({GroupNumber{2}, Kind::person, Clue{0}}), "MY-41") << "a medium's";
  EXPECT_EQ(verdict({GroupNumber{2}, Kind::place, Clue{2}}), "MY-41") << "the person comes first";
  EXPECT_EQ(verdict({GroupNumber{3}, Kind::person, Clue{2}}), "MY-41");
  EXPECT_EQ(verdict({GroupNumber{2}, Kind::person, Clue{3}}), "ok");
}

TEST(Vote, MY_41_with_three_players_both_must_agree_and_see_each_other) {
  TableForTests table = before_the_vote(Mysterium::setup(3), {}, 2);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{1}).with(Seat{2}));
  ASSERT_EQ(table.act(1, Vote{GroupNumber{0}}), "ok");
  EXPECT_EQ(table.view(Seat{2}).players[1].vote, GroupNumber{0});
  EXPECT_EQ(table.view(Seat{kGhost}).players[1].vote, std::nullopt);
  EXPECT_EQ(table.view(rules::Spectator{}).players[1].vote, std::nullopt);
  EXPECT_EQ(table.act(1, Vote{GroupNumber{1}}), "CT-02") << "it is for the other to vote";
  ASSERT_EQ(table.act(2, Vote{GroupNumber{2}}), "ok");
  EXPECT_EQ(table.heard<Disagreed>().size(), 1U);
  EXPECT_EQ(table.awaited(), SeatSet(Seat{1}).with(Seat{2})) << "both vote again";
  ASSERT_EQ(table.act(2, Vote{GroupNumber{2}}), "ok");
  EXPECT_EQ(table.s.phase, Phase::voting);
  ASSERT_EQ(table.act(1, Vote{GroupNumber{2}}), "ok");
  EXPECT_EQ(table.s.ending, Ending::solved);
}

TEST(Vote, MY_41_if_three_players_do_not_agree_the_eldests_counts) {
  Config config = Mysterium::setup(3);
  config.eldest = Seat{2};
  TableForTests table = before_the_vote(config, {}, 2);
  ASSERT_EQ(table.act(1, Vote{GroupNumber{0}}), "ok");
  ASSERT_EQ(table.act(2, Vote{GroupNumber{2}}), "ok");
  TableForTests hurried = table;
  ASSERT_EQ(hurried.elapse(), "ok");
  EXPECT_EQ(hurried.heard<VotesCounted>().at(0).accused, GroupNumber{2});
  // Without an hourglass they may change their minds, but not for ever.
  for (int vote = 1; vote < 2 * kMostChanges; ++vote) {
    ASSERT_EQ(table.s.phase, Phase::voting) << vote;
    ASSERT_EQ(table.act(1, Vote{GroupNumber{0}}), "ok") << vote;
    ASSERT_EQ(table.act(2, Vote{GroupNumber{3}}), "ok") << vote;
  }
  EXPECT_EQ(table.s.phase, Phase::over);
  EXPECT_EQ(table.s.accused, 3);
}

// Votes by medium; the ghost sits first, so medium n is seat n + 1.
struct Count {
  std::vector<int> votes;
  std::vector<u8> tracks;
  std::optional<Seat> eldest;
  int accused;
};

TEST(Vote, MY_42_most_votes_then_the_most_clairvoyant_then_the_eldest) {
  for (const Count& row : {
           Count{{0, 1, 1}, {9, 0, 0}, {}, 1}, Count{{0, 1, 2}, {0, 3, 1}, {}, 1}, Count{{0, 1, 2}, {0, 3, 3}, {}, 1},
           Count{{0, 1, 2}, {0, 3, 3}, Seat{3}, 2}, Count{{0, 1, 2}, {0, 0, 0}, {}, 0}, Count{{0, 1, 2}, {0, 0, 0}, Seat{2}, 1},
           Count{{0, 0, 1, 1, 2}, {1, 0, 0, 2, 9}, {}, 1},  // whoever voted for a group that is not tied has no say
           Count{{0, 0, 1, 1, 2}, {1, 0, 0, 1, 9}, Seat{3}, 1},
           Count{{0, 0, 1, 1, 2}, {1, 0, 0, 1, 9}, Seat{5}, 0},  // after the last seat comes the first
       }) {
    Config config = Mysterium::setup(static_cast<u8>(row.votes.size() + 1));
    config.eldest = row.eldest;
    State s = Mysterium::start(config);
    for (std::size_t medium = 0; medium < row.votes.size(); ++medium) {
      s.votes[medium + 1] = static_cast<u8>(row.votes[medium]);
      s.track[medium] = row.tracks[medium];
    }
    EXPECT_EQ(int{accused_group(s)}, row.accused) << ::testing::PrintToString(row.votes) << ::testing::PrintToString(row.tracks);
  }
}

TEST(Vote, MY_42_the_most_clairvoyant_is_found_wherever_the_ghost_sits) {
  for (const int ghost : {0, 1, 2, 3}) {
    Config config = Mysterium::setup(4);
    config.ghost = Seat(ghost);
    TableForTests table = before_the_vote(config, {5, 6, 5}, 1);
    for (int medium = 0; medium < 3; ++medium)
      ASSERT_EQ(table.act(seat_of(config, Medium(medium)).value, Vote{GroupNumber(medium)}), "ok");
    EXPECT_EQ(table.s.accused, 1) << ghost;
  }
}

TEST(Vote, MY_41_a_vote_costs_no_token) {
  TableForTests table = before_the_vote(Mysterium::setup(4));
  for (auto& tokens : table.s.tokens) tokens.fill(0);
  EXPECT_EQ(table.act(1, Vote{GroupNumber{0}}), "ok");
}

TEST(Vote, MY_43_right_and_all_win_wrong_and_all_lose) {
  for (const int culprit : {0, 1}) {
    TableForTests table = before_the_vote(Mysterium::setup(4), {}, culprit);
    for (const int seat : {1, 2, 3}) ASSERT_EQ(table.act(seat, Vote{GroupNumber{0}}), "ok");
    const bool won = culprit == 0;
    EXPECT_EQ(std::get<rules::Over>(Mysterium::awaiting(table.s)), (rules::Over{rules::Shared{.won = won, .score = 9}}));
    EXPECT_EQ(table.heard<CulpritShown>().at(0).culprit, GroupNumber(culprit));
    EXPECT_EQ(table.heard<Ended>().at(0).ending, won ? Ending::solved : Ending::mistaken);
    EXPECT_TRUE(Mysterium::may_talk(table.s, Seat{kGhost})) << "now it may say what it meant";
  }
}

}  // namespace
}  // namespace minuit::mysterium
