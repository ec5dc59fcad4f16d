// What goes over a table's socket, both ways. docs/PROTOCOL.md tells it in words; `minuit schema` prints it.
#pragma once
#include <variant>

#include "codec/kinds.hpp"
#include "match/people.hpp"
#include "match/saying.hpp"
#include "rules/contract/decision.hpp"

namespace minuit::match {

using codec::Raw;

// ---- from a client. `command` is the client's own number for what it asks, never used twice by one person at one table: a
// message sent again with the same number is answered again and changes nothing.

// The first message. `version` is what the client has already seen of this table, 0 if nothing.
struct Hello {
  u32 protocol = 0;
  u64 version = 0;
};
struct Sit {
  u64 command = 0;
  Seat seat;
};
struct Stand {
  u64 command = 0;
};
// The host's.
struct FillSeat {
  u64 command = 0;
  Seat seat;
  std::string level;
};
struct FreeSeat {
  u64 command = 0;
  Seat seat;
};
struct LockSeat {
  u64 command = 0;
  Seat seat;
  bool locked = true;
};
struct Remove {
  u64 command = 0;
  std::string person;
};
// Of someone who waits at the door: in, now and whenever they come again; or out, as by Remove.
struct Admit {
  u64 command = 0;
  std::string person;
};
struct TurnAway {
  u64 command = 0;
  std::string person;
};
struct PassHost {
  u64 command = 0;
  std::string person;
};
struct ClaimHost {  // anyone's who sits, when the host has been gone for a while
  u64 command = 0;
};
struct Configure {
  u64 command = 0;
  Raw config;
};
struct SetOptions {
  u64 command = 0;
  Options options;
};
struct Begin {
  u64 command = 0;
};
// Of someone who plays or has played in this match: whether a person who asks for a seat of it may have that seat.
struct Consent {
  u64 command = 0;
  std::string person;
  Seat seat;
  bool agree = false;
};
// A seat's. `point` is the one its Turn gave for this.
struct Decide {
  u64 command = 0;
  u64 point = 0;
  Raw action;
};
struct Intend {
  u64 command = 0;
  u64 point = 0;
  Raw intent;
};
struct Prompt {  // the tap that asks for the dice
  u64 command = 0;
  u64 point = 0;
};
struct TakeBack {
  u64 command = 0;
  u64 point = 0;
};
struct HandOver {  // let a bot play for me
  u64 command = 0;
  std::string level;
};
struct TakeOver {  // and no longer
  u64 command = 0;
};
struct Say {
  u64 command = 0;
  std::string text;
};
// Without words: one of a few faces that the client draws.
enum class Emote : u8 { laugh, gasp, boo, clap, heart, yawn };
BOOST_DESCRIBE_ENUM(Emote, laugh, gasp, boo, clap, heart, yawn)
MINUIT_NAME(Emote)
struct React {
  u64 command = 0;
  Emote emote = Emote::laugh;
};
// A place of the board for the others to look at, or where one plans to go. What the word means the game's clients know.
struct Shown {
  std::string place;
  bool plan = false;
  bool operator==(const Shown&) const = default;
};
struct Show {
  u64 command = 0;
  std::string place;
  bool plan = false;
};
// What would the strongest bot do in one's place, and why? Only who asked is told.
struct Advise {
  u64 command = 0;
  u64 point = 0;
};
// The answer to a Ping, at once. `clock_ms` is the client's own clock, from whatever beginning, as long as it only goes on.
struct Pong {
  u64 nonce = 0;
  i64 clock_ms = 0;
};
MINUIT_DESCRIBE(Shown, (place, plan))
MINUIT_DESCRIBE(Hello, (protocol, version))
MINUIT_DESCRIBE(Sit, (command, seat))
MINUIT_DESCRIBE(Stand, (command))
MINUIT_DESCRIBE(FillSeat, (command, seat, level))
MINUIT_DESCRIBE(FreeSeat, (command, seat))
MINUIT_DESCRIBE(LockSeat, (command, seat, locked))
MINUIT_DESCRIBE(Remove, (command, person))
MINUIT_DESCRIBE(Admit, (command, person))
MINUIT_DESCRIBE(TurnAway, (command, person))
MINUIT_DESCRIBE(PassHost, (command, person))
MINUIT_DESCRIBE(ClaimHost, (command))
MINUIT_DESCRIBE(Configure, (command, config))
MINUIT_DESCRIBE(SetOptions, (command, options))
MINUIT_DESCRIBE(Begin, (command))
MINUIT_DESCRIBE(Consent, (command, person, seat, agree))
MINUIT_DESCRIBE(Decide, (command, point, action))
MINUIT_DESCRIBE(Intend, (command, point, intent))
MINUIT_DESCRIBE(Prompt, (command, point))
MINUIT_DESCRIBE(TakeBack, (command, point))
MINUIT_DESCRIBE(HandOver, (command, level))
MINUIT_DESCRIBE(TakeOver, (command))
MINUIT_DESCRIBE(Say, (command, text))
MINUIT_DESCRIBE(React, (command, emote))
MINUIT_DESCRIBE(Show, (command, place, plan))
MINUIT_DESCRIBE(Advise, (command, point))
MINUIT_DESCRIBE(Pong, (nonce, clock_ms))
using ClientMessage = std::variant<Hello, Sit, Stand, FillSeat, FreeSeat, LockSeat, Remove, Admit, TurnAway, PassHost, ClaimHost,
                                   Configure, SetOptions, Begin, Consent, Decide, Intend, Prompt, TakeBack, HandOver, TakeOver,
                                   Say, React, Show, Advise, Pong>;
MINUIT_NAME(ClientMessage)

// ---- from the server.

// A seat as others see it.
struct SeatInfo {
  std::optional<Person> person;
  std::optional<std::string> bot;
  std::optional<std::string> played_by;  // the level of the bot that plays for the person now
  bool present = false;
  bool locked = false;
};
// Someone who is new to a match with secrets asks for a free seat of it.
struct SeatRequest {
  Person person;
  Seat seat;
  std::vector<std::string> agreed;   // the ids of those who have said yes
  std::vector<std::string> awaited;  // and of those who have not answered yet
  i64 left_ms = 0;                   // until it lapses
  bool operator==(const SeatRequest&) const = default;
};
struct SpeechInfo {
  u64 version = 0;
  i64 at = 0;  // milliseconds since 1970
  Person person;
  std::optional<Seat> seat;
  std::string text;  // empty if it is an emote, or a place is shown
  std::optional<Emote> emote;
  std::optional<Shown> shown;
};
// What is awaited, for one viewer. The points are to be sent back with the command; one that is not there is not for this viewer.
struct Turn {
  rules::Awaiting awaiting;
  std::optional<u64> decide;
  Raw actions;  // the list of what this seat may decide, or null
  std::optional<u64> prompt;
  std::optional<u64> take_back;
  bool may_talk = true;
  std::optional<i64> left_ms;  // until the clock decides
  bool operator==(const Turn&) const = default;
};
struct MatchInfo {
  u64 number = 0;  // the first match of a table is 1
  Raw view;
  Turn turn;
};
// The events of a version that someone missed; none if it was taken back, or not a decision.
struct Missed {
  u64 version = 0;
  Raw events;
};
// Everything, as it is now: the answer to Hello, and whenever the seats, the options or the match change.
struct Table {
  u64 version = 0;
  std::string game;
  u32 rules_version = 0;
  Raw config;
  Options options;
  std::string host;  // the id of a person
  std::string you;
  std::optional<Seat> seat;  // yours
  std::vector<SeatInfo> seats;
  u32 watching = 0;              // how many people are there without a seat
  std::vector<Person> watchers;  // the first of them
  std::vector<SeatRequest> requests;
  std::optional<MatchInfo> match;
  std::vector<SpeechInfo> speeches;
  std::vector<Missed> missed;
};
// Nothing new since the version of Hello.
struct UpToDate {
  u64 version = 0;
};
// Who is here, and on which terms: whenever that changes.
struct Seating {
  u64 version = 0;
  Options options;
  std::string host;
  std::vector<SeatInfo> seats;
  u32 watching = 0;
  std::vector<Person> watchers;
  std::vector<SeatRequest> requests;
};
// The answer to Hello for someone who must wait at the door until the host lets them in. Nothing else of the table is told.
struct Waiting {
  std::string game;
  std::string host;  // their name
  std::string you;   // your id
};
// For the host alone: who waits at the door, whoever came first comes first. Whenever that changes.
struct Knocking {
  std::vector<Person> people;
};
// A decision was taken: what happened, and what it changed of this viewer's view (codec/changes.hpp says how to read it).
struct Update {
  u64 version = 0;
  std::optional<u64> done;  // your command, if it was yours
  Raw events;
  Raw changes;
  Turn turn;
  bool operator==(const Update&) const = default;
};
// An action and the reason for it, if the bot can tell.
struct Counsel {
  Raw action;
  std::optional<Saying> why;
};
struct Advised {  // the answer to Advise
  u64 command = 0;
  u64 point = 0;
  Counsel counsel;
};
struct Said {
  SpeechInfo speech;
};
struct Done {
  u64 command = 0;
  u64 version = 0;  // of the table when it was done
};
// Games in which hands race (docs/PROTOCOL.md, Races).
struct Ping {
  u64 nonce = 0;
};
// How well the server knows the line to a seat, and what it makes up for.
struct LineInfo {
  Seat seat;
  bool measured = false;  // false: nothing is made up for
  u32 round_trip_ms = 0;  // that is made up for
  u32 spread_ms = 0;      // how much it varies, either way
  u32 credit_ms = 0;      // by how much the device's word may still go below what the server measures
};
// Something will be shown to all at one instant.
struct Countdown {
  u64 point = 0;                  // for the signals of this race
  i64 in_ms = 0;                  // from now, as the server sends this
  std::optional<i64> show_at_ms;  // the instant by this client's own clock; nothing if it is not known
  std::vector<LineInfo> lines;    // of the seats with a person
};
// What is shown, sent so that it arrives at the instant.
struct Reveal {
  u64 point = 0;
  Raw shown;
};
// The race is void: it will be begun anew.
struct CalledOff {
  u64 point = 0;
};
// Why not: the clause of a rules ledger or of docs/PROTOCOL.md, and which of its reasons. With TB and stale the sentence is the
// message TB-stale of the texts.
struct Refused {
  u64 command = 0;  // 0 if the message could not be read
  std::string clause;
  std::string reason;
  Raw arguments;      // what that message is given, a list
  std::string path;   // of the fault in the message, if it is one of form
  std::string fault;  // and what is wrong there, in English, for whoever wrote the program that sent it
};
MINUIT_DESCRIBE(SeatInfo, (person, bot, played_by, present, locked))
MINUIT_DESCRIBE(SeatRequest, (person, seat, agreed, awaited, left_ms))
MINUIT_DESCRIBE(SpeechInfo, (version, at, person, seat, text, emote, shown))
MINUIT_DESCRIBE(Turn, (awaiting, decide, actions, prompt, take_back, may_talk, left_ms))
MINUIT_DESCRIBE(MatchInfo, (number, view, turn))
MINUIT_DESCRIBE(Missed, (version, events))
MINUIT_DESCRIBE(Table, (version, game, rules_version, config, options, host, you, seat, seats, watching, watchers, requests,
                        match, speeches, missed))
MINUIT_DESCRIBE(UpToDate, (version))
MINUIT_DESCRIBE(Seating, (version, options, host, seats, watching, watchers, requests))
MINUIT_DESCRIBE(Waiting, (game, host, you))
MINUIT_DESCRIBE(Knocking, (people))
MINUIT_DESCRIBE(Update, (version, done, events, changes, turn))
MINUIT_DESCRIBE(Said, (speech))
MINUIT_DESCRIBE(Counsel, (action, why))
MINUIT_DESCRIBE(Advised, (command, point, counsel))
MINUIT_DESCRIBE(Done, (command, version))
MINUIT_DESCRIBE(Refused, (command, clause, reason, arguments, path, fault))
MINUIT_DESCRIBE(Ping, (nonce))
MINUIT_DESCRIBE(LineInfo, (seat, measured, round_trip_ms, spread_ms, credit_ms))
MINUIT_DESCRIBE(Countdown, (point, in_ms, show_at_ms, lines))
MINUIT_DESCRIBE(Reveal, (point, shown))
MINUIT_DESCRIBE(CalledOff, (point))
using ServerMessage = std::variant<Table, UpToDate, Seating, Update, Said, Done, Refused, Advised, Ping, Countdown, Reveal,
                                   CalledOff, Waiting, Knocking>;
MINUIT_NAME(ServerMessage)

}  // namespace minuit::match
