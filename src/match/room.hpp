// One table and everyone who looks at it: the mailbox. Messages come in one after the other, what they change is first handed to
// the store and told only when it is safe there. Nothing here knows of sockets, disks, threads or clocks: they are Outside.
#pragma once
#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/rng.hpp"
#include "match/credit.hpp"
#include "match/gathering.hpp"
#include "match/line.hpp"
#include "match/racing.hpp"

namespace minuit::match {

using ConnectionId = u64;
using JobNumber = u64;

// Now, twice: `steady_ms` never jumps and measures waits, `wall_ms` is written down.
struct Instant {
  i64 steady_ms = 0;
  i64 wall_ms = 0;
};
inline constexpr i64 kNever = std::numeric_limits<i64>::max();

// Why a connection is closed, as the code of the WebSocket's close frame. docs/PROTOCOL.md lists them.
enum class Goodbye : u16 {
  read_anew = 1012,
  come_back = 1013,
  wrong_protocol = 4000,
  shut_out = 4003,
  no_such_table = 4004,
  table_full = 4009,
  damaged = 4010,
  silent = 4011,
  nobody_opened = 4012,
  closed_by_operator = 4013,
  banned = 4014,
};

// A question for a bot: what its seat sees, and nothing else.
struct Thought {
  std::string game;
  Seat seat;
  std::string level;
  std::string view_json;
  std::string actions_json;
  std::string shown_json;  // in a race: what is shown; the answer is then a list of signals with their times
  bool choose = false;     // what it intended was refused: it must choose
  bool counsel = false;    // for a player: the answer is a Counsel, of the strongest bot whatever the level
  bool begun = false;      // for a player who has decided a part of this: that stands
};
// What is worked out elsewhere and comes back by `Room::worked`: a thought gives an action or an intent, an errand a decision.
using Job = std::variant<Thought, std::unique_ptr<catalog::Errand>>;
using JobResult = Result<std::string, rules::Refusal>;

enum class Kept : u8 { kept, stale, unwritten };

// A table of the public list.
struct Listing {
  std::string game;
  std::string host;
  u32 seats = 0;
  u32 free = 0;
  bool playing = false;
  bool operator==(const Listing&) const = default;
};
MINUIT_DESCRIBE(Listing, (game, host, seats, free, playing))

// Why an entry is written. Who has written too much must not make a match stand still for the others: what `goes_on` is counted
// and never refused.
enum class Purpose : u8 { goes_on, begins, changes };
enum class Allowed : u8 { yes, over_quota, disk_low };
// What a room may ask of the world. Answers come later, never from inside the call.
class Outside {
 public:
  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;
  virtual ~Outside() = default;

  virtual void append(std::string_view table, u64 expected_version, std::string bytes) = 0;  // answered by Room::stored
  virtual void load(std::string_view table, u64 after_version) = 0;                          // answered by Room::loaded
  virtual void send(std::span<const ConnectionId> to, std::string text) = 0;
  virtual void drop(ConnectionId connection, Goodbye why, const rules::Reason& reason) = 0;
  // Answered by Room::worked. `whose`: those whose other work waits together with it.
  virtual void work(std::string_view table, JobNumber number, Job job, const Account& whose) = 0;
  // What the public list may show of the table, whose it is, and from where they came.
  virtual void list(std::string_view table, const std::optional<Listing>& listing, std::string_view host,
                    const Account& whose) = 0;
  // So many bytes are about to be written, unless the answer is no. Whoever counts nothing need not listen.
  [[nodiscard]] virtual Allowed spend(const Account& /*whose*/, std::size_t /*bytes*/, Purpose /*why*/) { return Allowed::yes; }
  // Whether the table may be in the public list if its host wants it there.
  [[nodiscard]] virtual bool may_list(std::string_view /*table*/) { return true; }
  // Someone has a seat, as before or newly. Whoever keeps no list of a person's tables need not listen.
  virtual void seated(std::string_view /*table*/, const Person& /*person*/) {}
  // Whether the person behind a connection sits here has changed; at first nobody does.
  virtual void sits(ConnectionId /*connection*/, bool /*now*/) {}
  // A race is judged, stored and told to everyone at the table. `closed_at`: when nothing was to be waited for any more; steady.
  virtual void judged(i64 /*closed_at*/) {}
  // Something is wrong that a person should look at; never holds what players wrote.
  virtual void warn(std::string_view table, std::string_view what) = 0;
  [[nodiscard]] virtual Rng luck() = 0;  // a new one each time, from a source nobody can foresee
};

struct Pace {
  u32 bot_pause_ms = 700;  // so that people can follow
};

class Room {
 public:
  Room(std::string table, const Games& games, const Pace& pace, Outside& outside, JobNumber first_job);

  void arrive(ConnectionId connection, const Caller& caller, Instant now);
  void leave(ConnectionId connection, Instant now);
  void receive(ConnectionId connection, std::string_view text, Instant now);
  void stored(Kept kept, Instant now);
  // A page of the log; an empty one is its end. Nothing: it could not be read.
  void loaded(const std::optional<std::vector<std::string>>& entries, Instant now);
  void worked(JobNumber number, const JobResult& result, Instant now);
  void tick(Instant now);
  // Sends everyone away, those at the door too; how many connections that were.
  std::size_t dismiss(Goodbye why, const rules::Reason& reason, Instant now);
  // What Outside answers may have changed.
  void nudge(Instant now);
  // The log was changed by somebody else, perhaps in entries that were read: it is read again, and everyone is told all of it.
  void read_anew(Instant now);
  // These people, and all who share a device with one of them, are disconnected. They may come back as who they are then.
  void send_off(std::span<const std::string> people, Instant now);
  [[nodiscard]] bool hosts_any_of(std::span<const std::string> people) const;  // connected, at the table or at its door

  // Everyone who is connected, for whoever runs the server.
  struct Connected {
    Caller caller;
    bool greeted = false;
    bool at_door = false;
  };
  [[nodiscard]] std::vector<Connected> connected() const;
  [[nodiscard]] i64 wakes_at() const { return wakes_at_; }                                 // steady; tick then
  [[nodiscard]] bool idle() const { return guests_.empty() && door_.empty() && !busy(); }  // may be forgotten: the log has it all
  [[nodiscard]] bool waking() const { return loading_ || outdated_; }                      // its log is still to be read
  [[nodiscard]] std::size_t waiting() const { return mail_.size(); }                       // messages
  [[nodiscard]] std::size_t waiting_bytes() const { return mail_bytes_; }
  [[nodiscard]] const Gathering& gathering() const { return gathering_; }
  // Not at the door and not gone: time runs for those.
  [[nodiscard]] bool inside(ConnectionId connection) const {
    return std::ranges::find(guests_, connection, &Guest::connection) != guests_.end();
  }
  [[nodiscard]] const std::string& table() const { return table_; }

 private:
  struct Guest {
    ConnectionId connection = 0;
    Person person;
    std::string device;   // as of the Caller
    std::string network;  // as of the Caller
    bool greeted = false;
    bool sits = false;        // as Outside was told
    std::size_t waiting = 0;  // messages of theirs in the mailbox
    std::size_t waiting_bytes = 0;
    i64 hello_by = 0;            // steady
    std::unique_ptr<Line> line;  // where hands race
    i64 ping_at = 0;             // steady
    bool revealed = false;       // has been sent what this race shows
    i64 leaves_by = 0;           // steady; at the door
  };
  // Someone new asks for a seat of a match with secrets.
  struct Request {
    Caller asker;
    Seat seat;
    std::vector<std::string> agreed;
    i64 lapses = 0;  // steady
    u64 match = 0;   // the number of it
  };
  struct Letter {
    ConnectionId from = 0;
    std::string text;
    i64 at = 0;  // steady
  };
  struct Worked {
    JobNumber number = 0;
    JobResult result;
    i64 at = 0;  // steady
  };
  // Who asked for the entry that is being stored; nobody, if a bot or the clock did.
  struct Origin {
    ConnectionId connection = 0;
    std::string person;
    u64 command = 0;
  };
  struct Pending {
    journal::Entry entry;  // a decision stands ready in the match as well
    Origin origin;
  };
  struct Working {
    JobNumber number = 0;
    u64 point = 0;
    Origin origin;
    bool forced = false;    // the time of the turn was up: it counts whoever plays the seat
    bool intended = false;  // it is what a bot's intent comes to
  };
  // A command comes to an entry, to nothing that needs writing, to something that is being worked out, or to a refusal.
  struct Nothing {};
  struct Later {};
  using Ruling = std::variant<journal::What, Nothing, Later, rules::Refusal, codec::Fault>;

  [[nodiscard]] bool busy() const { return loading_ || pending_.has_value(); }
  [[nodiscard]] Guest* guest(ConnectionId connection);
  // Of these people, or on the device of one of them.
  [[nodiscard]] static bool is_one_of(const Guest& who, std::span<const std::string> people) {
    return std::ranges::any_of(people, [&](const std::string& id) { return who.person.id == id || who.device == id; });
  }
  [[nodiscard]] bool present(std::string_view person) const;
  // On whose account the table itself works: the host's if they are here, else that of someone who sits, else of whoever is here.
  [[nodiscard]] Account account() const;

  // mailbox.cpp
  void open_letter(const Letter& letter);
  void read_mail();
  [[nodiscard]] i64 next_arrival() const;
  void write(journal::What what, const Origin& origin);
  // Of who asked for an entry; what bots and the clock do is the table's own.
  [[nodiscard]] Account account_of(const Origin& origin) const;
  [[nodiscard]] bool only_undoes(const journal::What& what) const;
  [[nodiscard]] Allowed spend(const journal::What& what, std::size_t bytes, const Origin& origin);
  void count_match(const journal::What& what, std::size_t bytes);
  void publish(const Pending& done);
  void settle();
  void tell_who_sits();
  void keep_off_the_list();
  void opened();
  void sort_out_the_first();
  [[nodiscard]] bool make_room_for(const Guest& newcomer);
  [[nodiscard]] bool has_place(const Guest& who, std::size_t bytes) const;
  void welcome(Guest& newcomer, const Hello& hello);
  void send_away(Goodbye why, const rules::Reason& reason);
  void part_with_the_silent();
  void answer(const Origin& origin, Ruling ruling);
  void deny(const Origin& origin, const rules::Refusal& refusal);
  void deny(const Origin& origin, const codec::Fault& fault);
  void start_over();

  // door.cpp
  [[nodiscard]] Threshold::Way way_of(const Guest& newcomer) const;
  [[nodiscard]] std::string name_for(const Person& person) const;
  void enter(Guest newcomer);
  void stand_at_door(Guest newcomer);
  [[nodiscard]] Guest* at_door(ConnectionId connection);
  void hear_at_door(Guest& who, std::string_view text);
  std::vector<ConnectionId> mind_the_door();  // those who came in
  void part_with_those_at_door();
  [[nodiscard]] i64 door_wakes_at() const;
  void tell_knocking();
  [[nodiscard]] Ruling rule(const Guest& who, const Admit& admit);
  [[nodiscard]] Ruling rule(const Guest& who, const TurnAway& away);

  // asking.cpp
  [[nodiscard]] static Caller caller(const Guest& who) { return {who.person, who.device, who.network}; }
  [[nodiscard]] std::vector<std::string> electors(const Caller& asker) const;
  [[nodiscard]] Ruling ask_for_seat(const Guest& who, Seat seat);
  [[nodiscard]] Ruling rule(const Guest& who, const Consent& consent);
  [[nodiscard]] Ruling seated(const Caller& who, Seat seat) const;
  [[nodiscard]] bool drop_requests();
  [[nodiscard]] std::vector<SeatRequest> request_infos() const;

  // commands.cpp
  [[nodiscard]] Ruling rule(const Guest& who, const Sit& sit);
  [[nodiscard]] Ruling rule(const Guest& who, const Stand& stand);
  [[nodiscard]] Ruling rule(const Guest& who, const FillSeat& fill);
  [[nodiscard]] Ruling rule(const Guest& who, const FreeSeat& free);
  [[nodiscard]] Ruling rule(const Guest& who, const LockSeat& lock);
  [[nodiscard]] Ruling rule(const Guest& who, const Remove& remove);
  [[nodiscard]] Ruling rule(const Guest& who, const PassHost& pass);
  [[nodiscard]] Ruling rule(const Guest& who, const ClaimHost& claim);
  [[nodiscard]] Ruling rule(const Guest& who, const Configure& configure);
  [[nodiscard]] Ruling rule(const Guest& who, const SetOptions& set);
  [[nodiscard]] Ruling rule(const Guest& who, const Begin& begin);
  [[nodiscard]] Ruling rule(const Guest& who, const Decide& decide);
  [[nodiscard]] Ruling rule(const Guest& who, const Intend& intend);
  [[nodiscard]] Ruling rule(const Guest& who, const Prompt& prompt);
  [[nodiscard]] Ruling rule(const Guest& who, const TakeBack& back);
  [[nodiscard]] Ruling rule(const Guest& who, const HandOver& hand);
  [[nodiscard]] Ruling rule(const Guest& who, const TakeOver& take);
  [[nodiscard]] Ruling rule(const Guest& who, const Say& say);
  [[nodiscard]] Ruling rule(const Guest& who, const React& react);
  [[nodiscard]] Ruling rule(const Guest& who, const Show& show);
  [[nodiscard]] Ruling rule(const Guest& who, const Advise& advise);
  [[nodiscard]] Ruling speak(const Guest& who, journal::Spoken spoken);
  [[nodiscard]] bool is_host(const Guest& who) const { return who.person.id == gathering_.host().id; }
  // Nobody is known to, until the log is read.
  [[nodiscard]] bool plays(const Guest& who) const { return !loading_ && (is_host(who) || gathering_.seat_of(who.person.id)); }
  [[nodiscard]] bool may_talk(std::optional<Seat> seat) const;  // while a match is played
  [[nodiscard]] Ruling decided(const catalog::Match::Answer& answer);

  // clock.cpp: what happens without anyone asking
  void look_at_the_clock();
  void rewind_clock(i64 already_ms);
  [[nodiscard]] i64 due_at() const;
  [[nodiscard]] bool comes_before(i64 arrived) const;
  void let_time_decide();
  void ask_around();
  void hurry(const rules::Seats& seats);
  void let_bots_think(const rules::Seats& seats);
  void take_result(JobNumber number, const JobResult& result);
  [[nodiscard]] bool give_counsel(JobNumber number, const JobResult& result);
  [[nodiscard]] std::size_t slot_of(JobNumber number) const;
  [[nodiscard]] std::optional<std::string> bot_for(Seat seat) const;
  [[nodiscard]] std::string default_level() const;
  void think(Seat seat, const std::string& level, bool forced, bool choose = false);
  [[nodiscard]] bool take_intent(Seat seat, const Working& work, const JobResult& result);
  void draw();
  void plan_wake();
  [[nodiscard]] i64 away_at(const Chair& chair) const;
  [[nodiscard]] SeatSet played_by_bots() const;

  // racing.cpp
  [[nodiscard]] static bool is_pong(std::string_view text);
  void take_pong(Guest& who, std::string_view text);
  [[nodiscard]] Terms terms_of(const Guest& who) const;
  [[nodiscard]] Terms terms_of(Seat seat) const;
  void ping_those_due();
  void run_race();
  void call_race();
  void ask_bots();
  void tell_countdown(const Guest& to);
  void reveal_to_those_due();
  void hear_bots();
  void judge_race();
  void plan_signals(Seat seat, const std::string& list_json);
  [[nodiscard]] Ruling rule_signal(const Guest& who, Seat seat, const Intend& intend);
  void call_race_off();
  [[nodiscard]] i64 race_wakes_at() const;
  [[nodiscard]] bool is_measured(const Guest& who) const;

  // telling.cpp
  void tell_decision(const Origin& origin);
  void tell_seating();
  void tell_table(Guest& to, std::vector<Missed> missed);
  void tell_everything();
  void send_to(ConnectionId to, const ServerMessage& message);
  [[nodiscard]] std::vector<ConnectionId> greeted() const;
  [[nodiscard]] rules::Viewer viewer(const Guest& who) const;
  [[nodiscard]] Turn turn_for(std::optional<Seat> seat) const;
  [[nodiscard]] std::vector<SeatInfo> seat_infos() const;
  [[nodiscard]] std::vector<Person> watchers() const;  // everyone once, who came first comes first
  void update_listing();

  std::string table_;
  const Games* games_;
  Pace pace_;
  Outside* outside_;
  Gathering gathering_;
  std::vector<Guest> guests_;
  std::vector<Guest> door_;  // those who wait to be let in: they are not at the table
  std::vector<Request> requests_;
  std::deque<Letter> mail_;
  std::size_t mail_bytes_ = 0;
  std::deque<Worked> results_;  // at most one a slot of working_
  std::optional<Pending> pending_;
  std::size_t match_bytes_ = 0;  // of the log, since a match was begun last
  bool loading_ = true;
  bool outdated_ = false;  // what was read so far, or is being read, is not the log as it is now
  Instant now_;
  i64 arrived_ = 0;  // the letter that is being read; steady

  i64 wakes_at_ = kNever;
  u64 wait_ = 0;                                                  // the wait the clock runs for, as Gathering counts them
  i64 wait_began_ = 0;                                            // steady
  i64 frozen_at_ = kNever;                                        // since when nobody is here; time stands still then
  std::map<std::string, i64, std::less<>> gone_since_;            // people of chairs without a connection; steady
  std::array<std::optional<Working>, kMostSeats + 1> working_{};  // by seat; the last one is the world's
  std::array<std::optional<Working>, kMostSeats> advising_{};     // by seat
  JobNumber next_job_;
  std::unique_ptr<RunningRace> race_;
  PastRace past_race_;
  std::array<WordCredit, kMostSeats> credits_{};  // by seat
  Credit speeches_{kSpeechesInARow, kSpeechEvery_ms};
  Credit advices_{kAdvicesInARow, kAdviceEvery_ms};
  Credit intents_{kIntentsInARow, kIntentEvery_ms};
  Credit asks_{kAsksInARow, kAskEvery_ms};
  Credit tellings_{kTellingsInARow, kTellingEvery_ms};
  i64 hello_by_ = kNever;  // when the first of those who have not said Hello has to go; steady
  i64 patience_ = 0;       // the clock and the bots try nothing before: the disk, or a bot, has just failed; steady
  SeatSet bots_;           // the seats that bots play, as last told
  bool listed_ = false;
  Listing listing_;  // as last given out
  std::string listed_for_;
};

}  // namespace minuit::match
