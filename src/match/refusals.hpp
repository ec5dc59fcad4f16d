// What the authority itself refuses. The rows are listed in docs/PROTOCOL.md; their sentences are in common/server of the texts.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::match {

using rules::Reason;

inline constexpr Reason kUnreadable{{"TB", 1}, "unreadable"};
inline constexpr Reason kStale{{"TB", 2}, "stale"};
inline constexpr Reason kNotSeated{{"TB", 3}, "not_seated"};
inline constexpr Reason kNotHost{{"TB", 4}, "not_host"};
inline constexpr Reason kNoSuchSeat{{"TB", 5}, "no_such_seat", 1};
inline constexpr Reason kSeatTaken{{"TB", 6}, "seat_taken"};
inline constexpr Reason kSeatLocked{{"TB", 7}, "seat_locked"};
inline constexpr Reason kNobodyThere{{"TB", 8}, "nobody_there"};
inline constexpr Reason kHostIsHere{{"TB", 9}, "host_is_here"};
inline constexpr Reason kMatchRuns{{"TB", 10}, "match_runs"};
inline constexpr Reason kNoMatch{{"TB", 11}, "no_match"};
inline constexpr Reason kSeatsEmpty{{"TB", 12}, "seats_empty", 1};
inline constexpr Reason kNoSuchBot{{"TB", 13}, "no_such_bot"};
inline constexpr Reason kNotForYou{{"TB", 14}, "not_for_you"};
inline constexpr Reason kNothingToTakeBack{{"TB", 15}, "nothing_to_take_back"};
inline constexpr Reason kNoIntents{{"TB", 16}, "no_intents"};
inline constexpr Reason kSilence{{"TB", 17}, "silence"};
inline constexpr Reason kTooTalkative{{"TB", 18}, "too_talkative"};
inline constexpr Reason kNothingSaid{{"TB", 19}, "nothing_said", 1};
inline constexpr Reason kBadOptions{{"TB", 20}, "bad_options", 2};
inline constexpr Reason kNotSaved{{"TB", 21}, "not_saved"};
inline constexpr Reason kTooBusy{{"TB", 22}, "too_busy"};
inline constexpr Reason kWrongProtocol{{"TB", 23}, "wrong_protocol"};
inline constexpr Reason kHelloFirst{{"TB", 24}, "hello_first"};
inline constexpr Reason kNoSuchTable{{"TB", 25}, "no_such_table"};
inline constexpr Reason kShutOut{{"TB", 26}, "shut_out"};
inline constexpr Reason kTableFull{{"TB", 27}, "table_full"};
inline constexpr Reason kLogFull{{"TB", 28}, "log_full"};
inline constexpr Reason kAlreadySeated{{"TB", 29}, "already_seated"};
inline constexpr Reason kNotYourself{{"TB", 30}, "not_yourself"};
inline constexpr Reason kTooLong{{"TB", 31}, "too_long", 1};
inline constexpr Reason kStillThinking{{"TB", 32}, "still_thinking"};
inline constexpr Reason kNotReadable{{"TB", 33}, "not_readable"};
inline constexpr Reason kTooOften{{"TB", 34}, "too_often"};
inline constexpr Reason kNoPlace{{"TB", 35}, "no_place", 1};
inline constexpr Reason kNoRace{{"TB", 36}, "no_race"};
inline constexpr Reason kNotNow{{"TB", 37}, "not_now"};
inline constexpr Reason kHasSeenAnother{{"TB", 38}, "has_seen_another"};
inline constexpr Reason kNobodyAsks{{"TB", 39}, "nobody_asks"};
inline constexpr Reason kNoSayInIt{{"TB", 40}, "no_say_in_it"};
inline constexpr Reason kNobodyToAgree{{"TB", 41}, "nobody_to_agree"};
inline constexpr Reason kTooManyAsk{{"TB", 42}, "too_many_ask"};
inline constexpr Reason kAtTheDoor{{"TB", 43}, "at_the_door"};
inline constexpr Reason kNobodyOpened{{"TB", 44}, "nobody_opened"};
inline constexpr Reason kWroteTooMuch{{"TB", 45}, "wrote_too_much"};
inline constexpr Reason kDiskLow{{"TB", 46}, "disk_low"};
inline constexpr Reason kClosedByOperator{{"TB", 47}, "closed_by_operator"};
inline constexpr Reason kDeleted{{"TB", 48}, "deleted"};
inline constexpr Reason kUnlisted{{"TB", 49}, "unlisted"};
inline constexpr Reason kReadAnew{{"TB", 50}, "read_anew"};

}  // namespace minuit::match
