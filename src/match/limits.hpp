// Every size, count and rate the authority allows.
#pragma once
#include <cstddef>

#include "base/seat.hpp"
#include "base/types.hpp"

namespace minuit::match {

inline constexpr u32 kProtocolVersion = 2;

inline constexpr std::size_t kMostNameBytes = 64;
inline constexpr std::size_t kMostSpeechBytes = 500;
inline constexpr std::size_t kMostPlaceBytes = 32;  // of a place of the board that is shown
inline constexpr std::size_t kMostConfigBytes = 2048;
inline constexpr std::size_t kMostIntentBytes = 8192;

inline constexpr std::size_t kMostConnections = 64;  // at one table
inline constexpr std::size_t kWatchersNamed = 12;    // the others are only counted
// Messages that wait while a table writes, and their bytes: of one connection, of one person who plays (sits, or is the host)
// over all their connections, of all who only look on together, and of all. Those who play have places that nobody else can fill.
inline constexpr std::size_t kMostWaitingOfOne = 16;
inline constexpr std::size_t kMostWaitingOfWatchers = 64;
inline constexpr std::size_t kMostWaiting = kMostWaitingOfWatchers + (kMostSeats + 1) * kMostWaitingOfOne;
inline constexpr std::size_t kMostWaitingBytesOfOne = std::size_t{32} << 10U;
inline constexpr std::size_t kMostWaitingBytesOfWatchers = std::size_t{128} << 10U;
inline constexpr std::size_t kMostWaitingBytes = kMostWaitingBytesOfWatchers + (kMostSeats + 1) * kMostWaitingBytesOfOne;
inline constexpr std::size_t kMostAtDoor = 16;          // connections that wait to be let in
inline constexpr std::size_t kMostAtDoorOfOne = 2;      // of them from one device
inline constexpr std::size_t kMostAtDoorOfNetwork = 6;  // and from one network
inline constexpr std::size_t kMostRemoved = 64;         // people shown the door of one table
inline constexpr std::size_t kMostAdmitted = 128;       // devices let in by the host of one table
inline constexpr std::size_t kMostKnown = 128;          // devices that have had a seat at one table
inline constexpr std::size_t kMostSitters = 32;         // of one match with secrets: nobody else sits down
inline constexpr std::size_t kMostRequests = 8;         // for seats of a match with secrets
inline constexpr std::size_t kSpeechesKept = 30;        // for those who come later
inline constexpr std::size_t kCommandsKept = 32;        // of one person, so that a retry is answered and not replayed
inline constexpr std::size_t kDoersKept = 128;          // people whose commands are remembered, those of the last commands
inline constexpr std::size_t kMostRecent = 32;          // decisions kept in mind, to take back and to tell those who return
inline constexpr std::size_t kFewestRecent = 16;        // as many stay when the older ones are let go
inline constexpr u64 kMostEntries = 500'000;            // of one table's log; after that it only lets a match end
inline constexpr u64 kMostMatches = 4000;               // of one table
inline constexpr std::size_t kMatchBytes = std::size_t{64} << 10U;  // counted when a match is begun; beyond it, as it is written
inline constexpr std::size_t kEarnestMatchBytes = std::size_t{256} << 10U;  // a longer one waits if too much was written
inline constexpr std::size_t kEntryOverheadBytes = 48;  // what the disk needs for an entry beside its bytes, for the counting
inline constexpr std::size_t kSittingBytes = 128;       // what is noted of a table in the file of who sits down there
inline constexpr u32 kSpeechesInARow = 5;               // then one
inline constexpr u32 kSpeechEvery_ms = 1500;
inline constexpr u32 kAdvicesInARow = 3;  // asked by one person, then one
inline constexpr u32 kAdviceEvery_ms = 4000;
inline constexpr u32 kIntentsInARow = 12;  // of one person, for the world to work out; then one
inline constexpr u32 kIntentEvery_ms = 1000;
inline constexpr u32 kAsksInARow = 2;  // of one device, for a seat of a match with secrets; then one
inline constexpr u32 kAskEvery_ms = 30'000;
// Of one device, of what makes the table be told anew: Hello again, seats, terms, takebacks; then one.
inline constexpr u32 kTellingsInARow = 40;
inline constexpr u32 kTellingEvery_ms = 250;

inline constexpr i64 kHelloWithin_ms = 30'000;       // of coming; then one has to go
inline constexpr i64 kAtDoor_ms = 600'000;           // so long one waits at the door; then one has to go
inline constexpr i64 kRequest_ms = 90'000;           // so long one asks for a seat of a match with secrets
inline constexpr i64 kElectorGone_ms = 120'000;      // who has left is still asked for so long; longer than a request lives
inline constexpr i64 kHostGone_ms = 60'000;          // then another who sits may claim the role
inline constexpr i64 kHostGoneForGood_ms = 600'000;  // then anyone may, if nobody who sits is there
inline constexpr i64 kPatience_ms = 1000;            // before the clock and the bots try again what failed

inline constexpr i32 kMostTurnSeconds = 3600;
inline constexpr i32 kMostAwaySeconds = 3600;

}  // namespace minuit::match
