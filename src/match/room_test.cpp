// A table of Le Fantôme de minuit, from the first chair to the last decision: who may do what, and that nothing is told before it
// is stored.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/match_of.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::HasSubstr;

class RoomTest : public testing::Test {
 protected:
  // Ada opens a table for two and sits; Bo comes and sits; Cy watches.
  void SetUp() override {
    lounge.open(R"({"game":"le-fantome-de-minuit","players":2})");
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  void begin() { ASSERT_EQ(lounge.ask('a', "Begin"), "ok"); }
  // The seat that is asked something, as the letter of its person.
  char awaited() {
    for (const char who : {'a', 'b'}) {
      const Turn turn = lounge.turn(who);
      if (turn.prompt || turn.decide) return who;
    }
    return '-';
  }
  // Plays until somebody has to choose, not roll.
  char until_choice() {
    while (!lounge.turn(awaited()).decide) EXPECT_EQ(lounge.play(awaited()), "ok");
    return awaited();
  }
  static char other(char who) { return who == 'a' ? 'b' : 'a'; }

  Lounge lounge{games_with<>()};
};

TEST_F(RoomTest, a_newcomer_sees_the_table) {
  const Table table = lounge.last<Table>('c');
  EXPECT_EQ(table.game, "le-fantome-de-minuit");
  EXPECT_EQ(table.host, "a");
  EXPECT_EQ(table.you, "c");
  EXPECT_FALSE(table.seat);
  ASSERT_EQ(table.seats.size(), 2U);
  EXPECT_EQ(table.seats[0].person->name, "Ada");
  const Seating now = lounge.last<Seating>('c');
  EXPECT_EQ(now.watching, 2U);  // Bo had not sat down yet when Cy came: everyone was told again
}

TEST_F(RoomTest, who_watches_is_told_once_and_some_by_name) {
  const auto ids = [&] {
    std::string all;
    for (const Person& each : lounge.last<Seating>('a').watchers) all += each.id;
    return all;
  };
  lounge.come_as(500, 'c');  // a second window of Cy's
  EXPECT_EQ(ids(), "c");
  EXPECT_EQ(lounge.last<Seating>('a').watching, 1U);
  const std::string more = "defghijklmnopqrs";
  for (const char who : more) lounge.come(who);
  EXPECT_EQ(lounge.last<Seating>('a').watching, more.size() + 1);
  EXPECT_EQ(ids(), ("c" + more).substr(0, kWatchersNamed));
  EXPECT_EQ(lounge.last<Table>('s').watchers.size(), kWatchersNamed);
  lounge.go('d');
  EXPECT_EQ(ids(), ("c" + more.substr(1)).substr(0, kWatchersNamed));
}

TEST_F(RoomTest, refusals_name_their_clause) {
  struct Row {
    char who;
    std::string_view type, more, answer;
  };
  const Row rows[] = {
      {'c', "Sit", R"("seat":1)", "TB-06"},
      {'c', "Sit", R"("seat":2)", "TB-05"},
      {'b', "Sit", R"("seat":0)", "TB-29"},
      {'b', "Sit", R"("seat":1)", "ok"},  // again where one sits: nothing to do
      {'b', "Begin", "", "TB-04"},
      {'b', "FillSeat", R"("seat":0,"level":"easy")", "TB-04"},
      {'a', "FillSeat", R"("seat":1,"level":"easy")", "TB-06"},
      {'a', "FillSeat", R"("seat":7,"level":"easy")", "TB-05"},
      {'b', "LockSeat", R"("seat":0,"locked":true)", "TB-04"},
      {'b', "Remove", R"("person":"a")", "TB-04"},
      {'a', "Remove", R"("person":"a")", "TB-30"},
      {'a', "Remove", R"("person":"nobody")", "TB-08"},
      {'a', "PassHost", R"("person":"nobody")", "TB-08"},
      {'b', "ClaimHost", "", "TB-09"},
      {'c', "ClaimHost", "", "TB-03"},
      {'a', "Prompt", R"("point":0)", "TB-11"},
      {'a', "Decide", R"("point":0,"action":{})", "TB-11"},
      {'c', "Decide", R"("point":0,"action":{})", "TB-03"},
      {'a', "TakeBack", R"("point":0)", "TB-11"},
      {'a', "HandOver", R"("level":"none")", "TB-13"},
      {'a', "Say", R"("text":"")", "TB-19"},
      {'a', "Say", R"("text":"a\nb")", "TB-19"},
      {'a', "SetOptions", R"("options":{"turn_seconds":3601})", "TB-20"},
      {'a', "SetOptions", R"("options":{"turn_seconds":3600})", "ok"},
      {'a', "Configure", R"("config":{"players":9})", "TB-01"},
      {'a', "Configure", R"("config":{"players":3})", "ok"},
      {'a', "Begin", "", "TB-12"},
      {'a', "Nonsense", "", "TB-01"},
  };
  for (const Row& row : rows) EXPECT_EQ(lounge.ask(row.who, row.type, row.more), row.answer) << row.type << " " << row.more;
}

TEST_F(RoomTest, a_setup_has_a_largest_size) {
  const auto setup = [](std::size_t bytes) { return R"("config":")" + std::string(bytes - 2, 'c') + "\""; };
  EXPECT_EQ(lounge.ask('a', "Configure", setup(kMostConfigBytes)), "TB-01") << "read, and no setup";
  EXPECT_EQ(lounge.ask('a', "Configure", setup(kMostConfigBytes + 1)), "TB-31");
}

TEST_F(RoomTest, nothing_is_told_before_it_is_stored) {
  begin();
  const std::size_t told = lounge.frames['a'].size() + lounge.frames['b'].size() + lounge.frames['c'].size();
  const Turn turn = lounge.turn('a');
  lounge.house->receive('a', Lounge::command(90, "Prompt", R"("point":)" + std::to_string(*turn.prompt)), lounge.now);
  ASSERT_EQ(lounge.appends.size(), 1U);
  EXPECT_EQ(lounge.frames['a'].size() + lounge.frames['b'].size() + lounge.frames['c'].size(), told);
  lounge.run_disk();
  EXPECT_EQ(lounge.frames['a'].size() + lounge.frames['b'].size() + lounge.frames['c'].size(), told + 3);
  EXPECT_EQ(lounge.last<Update>('a').done, 90U);
  EXPECT_FALSE(lounge.last<Update>('b').done);
}

TEST_F(RoomTest, a_full_disk_changes_nothing_and_says_so) {
  begin();
  const u64 size = lounge.log_size();
  lounge.disk_full = true;
  EXPECT_EQ(lounge.play('a'), "TB-21");
  EXPECT_EQ(lounge.log_size(), size);
  lounge.disk_full = false;
  EXPECT_EQ(lounge.play('a'), "ok");
  EXPECT_EQ(lounge.log_size(), size + 1);
}

TEST_F(RoomTest, a_retry_is_answered_and_not_replayed) {
  begin();
  const std::string point = R"("point":)" + std::to_string(*lounge.turn('a').prompt);
  EXPECT_EQ(lounge.ask_as('a', 77, "Prompt", point), "ok");
  const u64 size = lounge.log_size();
  EXPECT_EQ(lounge.ask_as('a', 77, "Prompt", point), "ok");
  EXPECT_EQ(lounge.log_size(), size);
  EXPECT_EQ(lounge.last<Done>('a').version, size);
  lounge.restart();  // a crash forgets nothing of it
  lounge.come('a');
  EXPECT_EQ(lounge.ask_as('a', 77, "Prompt", point), "ok");
  EXPECT_EQ(lounge.log_size(), size);
  EXPECT_EQ(lounge.ask_as('a', 78, "Prompt", point), "TB-02") << "another number is another command";
}

TEST_F(RoomTest, a_retry_of_what_is_being_stored_waits_for_it) {
  begin();
  const std::string text = Lounge::command(55, "Prompt", R"("point":)" + std::to_string(*lounge.turn('a').prompt));
  lounge.house->receive('a', text, lounge.now);
  lounge.house->receive('a', text, lounge.now);
  const u64 size = lounge.log_size();
  lounge.run_disk();
  EXPECT_EQ(lounge.log_size(), size + 1);
  EXPECT_EQ(lounge.last<Done>('a').command, 55U);
}

TEST_F(RoomTest, the_mailbox_is_bounded) {
  begin();
  const std::string prompt = R"("point":)" + std::to_string(*lounge.turn('a').prompt);
  lounge.house->receive('a', Lounge::command(1000, "Prompt", prompt), lounge.now);
  for (u64 n = 0; n < kMostWaitingOfOne; ++n) lounge.house->receive('b', Lounge::command(2000 + n, "Prompt", prompt), lounge.now);
  const std::size_t seen = lounge.frames['b'].size();
  lounge.house->receive('b', Lounge::command(2999, "Prompt", prompt), lounge.now);
  EXPECT_EQ(lounge.answer_since('b', seen, 2999), "TB-22");
  lounge.run_disk();
  EXPECT_EQ(lounge.answer_since('b', seen + 1, 2000), "TB-02");
}

TEST_F(RoomTest, a_choice_can_be_taken_back_until_someone_else_acts) {
  begin();
  const char who = until_choice();
  const u64 before = *lounge.turn(who).decide;
  const std::string view = lounge.view(who);
  ASSERT_EQ(lounge.play(who), "ok");
  EXPECT_EQ(lounge.take_back(other(who)), "not offered");
  ASSERT_EQ(lounge.take_back(who), "ok");
  const Table table = lounge.last<Table>(who);
  EXPECT_EQ(table.match->view.text, view);
  EXPECT_NE(*table.match->turn.decide, before) << "what was sent before the takeback must be stale";
  ASSERT_EQ(lounge.play(who), "ok");
  ASSERT_EQ(lounge.play(awaited()), "ok");
  if (awaited() != who) {
    EXPECT_EQ(lounge.take_back(who), "not offered");
  }
  const std::string point = R"("point":)" + std::to_string(before);
  EXPECT_EQ(lounge.ask(who, "TakeBack", point), "TB-02");
}

TEST_F(RoomTest, nobody_takes_back_a_roll) {
  begin();
  (void)until_choice();
  for (const char who : {'a', 'b'}) EXPECT_FALSE(lounge.turn(who).take_back);
}

TEST_F(RoomTest, takebacks_survive_a_crash) {
  begin();
  const char who = until_choice();
  for (int round = 0; round < 3; ++round) {
    ASSERT_EQ(lounge.play(who), "ok");
    ASSERT_EQ(lounge.take_back(who), "ok");
  }
  const std::string view = lounge.last<Table>(who).match->view.text;
  lounge.restart();
  lounge.come(who);
  EXPECT_EQ(lounge.last<Table>(who).match->view.text, view);
  EXPECT_EQ(lounge.play(who), "ok");
}

TEST_F(RoomTest, who_returns_hears_what_they_missed) {
  begin();
  const u64 version = lounge.last<Table>('c').version;
  lounge.go('c');
  for (int step = 0; step < 5; ++step) ASSERT_EQ(lounge.play(awaited()), "ok");
  lounge.come('c', version);
  const Table table = lounge.last<Table>('c');
  ASSERT_EQ(table.missed.size(), 5U);
  EXPECT_EQ(table.missed.front().version, version + 1);
  EXPECT_EQ(table.missed.back().version, table.version);
  EXPECT_THAT(table.missed.front().events.text, HasSubstr("type"));
  lounge.go('c');
  lounge.come('c', table.version);
  EXPECT_EQ(lounge.last<UpToDate>('c').version, table.version);
  lounge.go('c');
  for (std::size_t step = 0; step < kMostRecent + 1; ++step) ASSERT_EQ(lounge.play(awaited()), "ok");
  lounge.come('c', version);
  EXPECT_TRUE(lounge.last<Table>('c').missed.empty()) << "too long ago: the view must do";
}

TEST_F(RoomTest, a_match_is_played_to_its_end_and_another_begins) {
  begin();
  for (int step = 0; awaited() != '-'; ++step) {
    ASSERT_LT(step, 5000);
    ASSERT_EQ(lounge.play(awaited()), "ok");
    if (step == 20) {
      lounge.restart();
      for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    }
  }
  EXPECT_TRUE(std::holds_alternative<rules::Over>(lounge.turn('c').awaiting));
  EXPECT_EQ(lounge.ask('a', "Prompt", R"("point":1)"), "TB-11");
  begin();
  EXPECT_EQ(lounge.last<Table>('b').match->number, 2U);
  EXPECT_EQ(lounge.play('a'), "ok");
}

TEST_F(RoomTest, a_stale_writer_reads_the_log_again) {
  begin();
  const store::Append foreign{
      Lounge::kTable, lounge.log_size(),
      R"({"at":5,"by":"z","command":0,"waited_ms":0,"what":{"type":"Spoken","person":{"id":"z","name":"Z"},"seat":null,"text":"boo"}})"};
  ASSERT_EQ(lounge.store.append(std::span(&foreign, 1))[0].outcome, store::Outcome::kept);
  EXPECT_EQ(lounge.play('a'), "TB-21");
  EXPECT_EQ(lounge.last<Table>('a').speeches.back().text, "boo");
  EXPECT_EQ(lounge.play('a'), "ok");
}

TEST_F(RoomTest, the_host_removes_a_nuisance_for_good) {
  EXPECT_EQ(lounge.ask('a', "Remove", R"("person":"b")"), "ok");
  EXPECT_EQ(lounge.dropped.at('b'), Goodbye::shut_out);
  EXPECT_FALSE(lounge.last<Table>('a').seats[1].person);
  lounge.come('b');
  EXPECT_EQ(lounge.dropped.at('b'), Goodbye::shut_out);
  lounge.restart();
  lounge.come('b');
  EXPECT_EQ(lounge.dropped.at('b'), Goodbye::shut_out);
  EXPECT_TRUE(lounge.frames['b'].empty());
}

TEST_F(RoomTest, a_closed_table_lets_only_its_own_in) {
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"closed":true})"), "ok");
  for (const char who : {'a', 'b'}) {
    lounge.go(who);
    lounge.come(who);
    EXPECT_FALSE(lounge.dropped.contains(Lounge::id(who)));
  }
  lounge.come('d');
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::shut_out);
}

TEST_F(RoomTest, a_locked_seat_is_the_hosts_to_give) {
  EXPECT_EQ(lounge.ask('b', "Stand"), "ok");
  EXPECT_EQ(lounge.ask('a', "LockSeat", R"("seat":1,"locked":true)"), "ok");
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "TB-07");
  EXPECT_EQ(lounge.ask('a', "LockSeat", R"("seat":1,"locked":false)"), "ok");
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  EXPECT_EQ(lounge.ask('a', "FreeSeat", R"("seat":1)"), "ok");
  EXPECT_FALSE(lounge.last<Table>('b').seat);
}

TEST_F(RoomTest, the_host_role_passes_on) {
  EXPECT_EQ(lounge.ask('a', "PassHost", R"("person":"b")"), "ok");
  EXPECT_EQ(lounge.ask('a', "Begin"), "TB-04");
  lounge.go('b');
  EXPECT_EQ(lounge.ask('a', "ClaimHost"), "TB-09");
  lounge.pass(kHostGone_ms);
  EXPECT_EQ(lounge.ask('a', "ClaimHost"), "ok");
  EXPECT_EQ(lounge.ask('a', "Begin"), "ok");
}

TEST_F(RoomTest, only_so_many_at_one_table_and_no_table_for_a_wrong_name) {
  for (ConnectionId n = 0; n < kMostConnections - 3; ++n) lounge.come_as(1000 + n, 'd');
  EXPECT_TRUE(lounge.dropped.empty());
  lounge.come_as(5000, 'e');
  EXPECT_EQ(lounge.dropped.at(5000), Goodbye::table_full);
  lounge.house->arrive(6000, "t/elsewhere", caller_of({"a", "Ada"}), lounge.now);
  lounge.run_disk();
  EXPECT_EQ(lounge.dropped.at(6000), Goodbye::no_such_table);
  EXPECT_EQ(lounge.house->rooms(), 1U);
}

TEST_F(RoomTest, a_crowd_does_not_keep_those_out_who_play) {
  for (ConnectionId n = 0; n < kMostConnections - 3; ++n) lounge.come_as(1000 + n, 'd');
  lounge.come_as(5000, 'a');
  EXPECT_FALSE(lounge.dropped.contains(5000)) << "the host";
  EXPECT_EQ(lounge.dropped.at(1000 + kMostConnections - 4), Goodbye::table_full) << "who came last of those who watch";
  EXPECT_EQ(lounge.dropped.size(), 1U);
  for (ConnectionId n = 0; n < 2 * kMostConnections; ++n) lounge.come_as(6000 + n, 'a');
  EXPECT_EQ(lounge.dropped.size(), 1U + 2 * kMostConnections);
  lounge.go('b');
  lounge.come_as(7000, 'a');
  lounge.come('b');
  EXPECT_FALSE(lounge.dropped.contains('b')) << "nor does one player with many connections";
  EXPECT_EQ(lounge.dropped.size(), 2U + 2 * kMostConnections);
  EXPECT_EQ(lounge.ask('b', "Say", R"("text":"Bonsoir")"), "ok");
}

TEST_F(RoomTest, says_hello_first_and_in_the_same_protocol) {
  lounge.house->arrive(500, Lounge::kTable, caller_of({"e", "Eve"}), lounge.now);
  lounge.tell(500, R"({"type":"Sit","command":1,"seat":0})");
  EXPECT_EQ(lounge.last_at<Refused>(500).clause, "TB-24");
  lounge.tell(500, R"({"type":"Hello","protocol":1,"version":0})");
  EXPECT_EQ(lounge.last_at<Refused>(500).clause, "TB-23");
  EXPECT_EQ(lounge.dropped.at(500), Goodbye::wrong_protocol);
}

TEST_F(RoomTest, speech_is_heard_kept_and_bounded) {
  for (u32 n = 0; n < kSpeechesInARow; ++n) EXPECT_EQ(lounge.ask('c', "Say", R"("text":"Bonsoir")"), "ok");
  EXPECT_EQ(lounge.ask('c', "Say", R"("text":"Bonsoir")"), "TB-18");
  EXPECT_EQ(lounge.ask('b', "Say", R"("text":"Salut")"), "ok");
  lounge.pass(kSpeechEvery_ms);
  EXPECT_EQ(lounge.ask('c', "Say", R"("text":"Encore")"), "ok");
  EXPECT_EQ(lounge.last<Said>('a').speech.text, "Encore");
  const std::string longest(kMostSpeechBytes, 'x');
  lounge.pass(20 * kSpeechEvery_ms);
  EXPECT_EQ(lounge.ask('c', "Say", R"("text":")" + longest + "\""), "ok");
  EXPECT_EQ(lounge.ask('c', "Say", R"("text":"x)" + longest + "\""), "TB-19");
  for (std::size_t n = 0; n < kSpeechesKept + 5; ++n) {
    lounge.pass(kSpeechEvery_ms);
    EXPECT_EQ(lounge.ask('b', "Say", R"("text":"la )" + std::to_string(n) + "\""), "ok");
  }
  lounge.restart();
  lounge.come('a');
  EXPECT_EQ(lounge.last<Table>('a').speeches.size(), kSpeechesKept);
}

TEST_F(RoomTest, emotes_are_speech_without_words) {
  EXPECT_EQ(lounge.ask('b', "React", R"("emote":"boo")"), "ok");
  EXPECT_EQ(lounge.last<Said>('a').speech.emote, Emote::boo);
  EXPECT_EQ(lounge.last<Said>('a').speech.text, "");
  EXPECT_EQ(lounge.last<Said>('a').speech.seat, Seat(1));
  EXPECT_EQ(lounge.ask('c', "React", R"("emote":"clap")"), "ok") << "those who watch, too";
  EXPECT_EQ(lounge.last<Said>('a').speech.seat, std::nullopt);
  EXPECT_EQ(lounge.ask('c', "React", R"("emote":"wink")"), "TB-01");
  EXPECT_EQ(lounge.ask('c', "React", ""), "TB-01");
  for (u32 n = 1; n < kSpeechesInARow; ++n)
    EXPECT_EQ(lounge.ask('c', n % 2 == 0 ? "React" : "Say", n % 2 == 0 ? R"("emote":"gasp")" : R"("text":"Oh")"), "ok");
  EXPECT_EQ(lounge.ask('c', "React", R"("emote":"yawn")"), "TB-18") << "words and emotes are counted together";
  EXPECT_EQ(lounge.ask('c', "Say", R"("text":"Oh")"), "TB-18");
  lounge.restart();
  lounge.come('a');
  EXPECT_EQ(lounge.last<Table>('a').speeches.front().emote, Emote::boo);
}

TEST_F(RoomTest, a_place_is_shown_to_all_by_those_who_play) {
  EXPECT_EQ(lounge.ask('b', "Show", R"("place":"room_a","plan":false)"), "TB-11") << "before the match there is no board";
  EXPECT_EQ(lounge.ask('a', "Begin"), "ok");
  EXPECT_EQ(lounge.ask('b', "Show", R"("place":"room_a","plan":true)"), "ok");
  EXPECT_EQ(lounge.last<Said>('a').speech.shown, (Shown{"room_a", true}));
  EXPECT_EQ(lounge.last<Said>('a').speech.seat, Seat(1));
  EXPECT_EQ(lounge.last<Said>('a').speech.text, "");
  EXPECT_EQ(lounge.ask('c', "Show", R"("place":"room_a","plan":false)"), "TB-03") << "who watches keeps the finger off the board";
  for (const std::string place : {"", "Room", "a b", "<b>", "é", "../x"})
    EXPECT_EQ(lounge.ask('b', "Show", R"("place":")" + place + R"(","plan":false)"), "TB-35") << place;
  EXPECT_EQ(lounge.ask('b', "Show", R"("place":")" + std::string(kMostPlaceBytes, 'x') + R"(","plan":false)"), "ok");
  EXPECT_EQ(lounge.ask('b', "Show", R"("place":")" + std::string(kMostPlaceBytes + 1, 'x') + R"(","plan":false)"), "TB-35");
  for (u32 n = 2; n < kSpeechesInARow; ++n) EXPECT_EQ(lounge.ask('b', "Show", R"("place":"x","plan":false)"), "ok");
  EXPECT_EQ(lounge.ask('b', "Show", R"("place":"x","plan":false)"), "TB-18") << "counted together with words";
  EXPECT_EQ(lounge.ask('b', "Say", R"("text":"Oh")"), "TB-18");
}

TEST_F(RoomTest, advice_is_given_to_who_asks_and_changes_nothing) {
  EXPECT_EQ(lounge.ask('a', "Advise", R"("point":0)"), "TB-11");
  begin();
  const char who = until_choice();
  const std::string point = R"("point":)" + std::to_string(*lounge.turn(who).decide);
  EXPECT_EQ(lounge.ask('c', "Advise", point), "TB-03") << "not those who watch";
  EXPECT_EQ(lounge.ask(other(who), "Advise", point), "TB-02") << "nor those who are not asked";
  const u64 entries = lounge.log_size();
  const std::size_t heard = lounge.frames[Lounge::id(other(who))].size();
  EXPECT_EQ(lounge.ask(who, "Advise", point), "no answer") << "it takes time to think";
  EXPECT_EQ(lounge.ask(who, "Advise", point), "TB-32");
  ASSERT_EQ(lounge.jobs.size(), 1U);
  EXPECT_TRUE(std::get<Thought>(lounge.jobs.front().job).counsel);
  EXPECT_EQ(std::get<Thought>(lounge.jobs.front().job).view_json, lounge.view(who)) << "it knows what the seat knows";
  lounge.run_job();
  const Advised advised = lounge.last<Advised>(who);
  EXPECT_EQ(advised.counsel.why, (Saying{"because", codec::Raw{"[]"}}));
  EXPECT_EQ(lounge.log_size(), entries);
  EXPECT_EQ(lounge.frames[Lounge::id(other(who))].size(), heard) << "nobody else hears of it";
  for (u32 n = 1; n < kAdvicesInARow; ++n) {
    EXPECT_EQ(lounge.ask(who, "Advise", point), "no answer");
    lounge.run_job();
  }
  EXPECT_EQ(lounge.ask(who, "Advise", point), "TB-34") << "so many in a row";
  lounge.pass(kAdviceEvery_ms);
  EXPECT_EQ(lounge.ask(who, "Advise", point), "no answer");
  EXPECT_EQ(lounge.play(who), "ok");
  lounge.run_job();
  EXPECT_EQ(lounge.last<Refused>(who).clause, "TB-02") << "the question is another by now";
}

TEST_F(RoomTest, only_listed_tables_with_someone_there_are_listed) {
  EXPECT_FALSE(lounge.listing);
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"listed":true})"), "ok");
  ASSERT_TRUE(lounge.listing);
  EXPECT_EQ(lounge.listing->free, 0U);
  EXPECT_FALSE(lounge.listing->playing);
  begin();
  EXPECT_TRUE(lounge.listing->playing);
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  EXPECT_FALSE(lounge.listing);
  EXPECT_EQ(lounge.house->rooms(), 0U) << "a table that nobody looks at costs nothing";
}

}  // namespace
}  // namespace minuit::match
