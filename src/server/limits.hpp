// Every bound of the glue, by name; those of the transport and of the authority stand in their own limits.hpp.
#pragma once
#include <cstddef>

#include "base/types.hpp"

namespace minuit::server {

inline constexpr std::size_t kMostAppends = std::size_t{1} << 16U;        // waiting for the disk; beyond: not saved (TB-21)
inline constexpr std::size_t kMostAppendBytes = std::size_t{64} << 20U;   // of them
inline constexpr std::size_t kMostStoreJobs = 4096;                       // reads and openings that wait; beyond: refused
inline constexpr std::size_t kMostStoreJobBytes = std::size_t{8} << 20U;  // of what they were asked with
inline constexpr std::size_t kMostStoreJobsOfOne = 1024;  // of them of one network address; and as many more of the server itself
inline constexpr std::size_t kMostStoreJobBytesOfOne = std::size_t{2} << 20U;  // of those
inline constexpr std::size_t kJobsInARow = 16;                                 // then the appends that came meanwhile
inline constexpr std::size_t kMostThoughts = 4096;                        // waiting for a bot's thread; beyond: asked again later
inline constexpr std::size_t kMostThoughtBytes = std::size_t{32} << 20U;  // of them
inline constexpr std::size_t kMostThoughtsOfOne = 1024;                   // of them of one network address
inline constexpr std::size_t kMostThoughtBytesOfOne = std::size_t{8} << 20U;  // of those
inline constexpr std::size_t kUrgentInARow = 8;                               // jobs, then one of those that are less urgent
inline constexpr std::size_t kErrandBytes = std::size_t{16} << 10U;  // what an errand, which cannot be weighed, counts for
inline constexpr u64 kThinkingTime_ms = 90;                          // of a bot, for one decision
inline constexpr u64 kAdviceTime_ms = 300;                           // of a bot that advises, in whatever game
inline constexpr std::size_t kMostAdvices = 24;                      // asked for and not yet given; beyond: refused
inline constexpr std::size_t kMostAdvicesOfNetwork = 8;              // of them
inline constexpr std::size_t kMostAdvicesOfDevice = 4;               // of those
inline constexpr u32 kAdvicesPerMinute = 120;                        // of the whole server; as many in one go
inline constexpr u32 kAdvicesPerMinuteOfOne = 40;                    // of them of one network address
inline constexpr int kBotNiceness = 10;                              // below the network

inline constexpr std::size_t kMostEarlyMessages = 16;  // of a socket whose person is still being looked up; beyond: closed
inline constexpr std::size_t kMostEarlyBytes = std::size_t{16} << 10U;  // of them
inline constexpr std::size_t kMostParcelBytes = std::size_t{16}
                                                << 20U;  // of messages on their way to one other thread; beyond: closed
inline constexpr std::size_t kMostListed = 1000;         // tables in the public list
inline constexpr std::size_t kMostListedOfOne = 3;       // of them of one host; the others wait for a place
inline constexpr std::size_t kMostListedOfDevice = 4;    // of all who share a device
inline constexpr std::size_t kMostListedOfNetwork = 12;  // of one network address: a school has as many, each once
inline constexpr std::size_t kMostPersonEntries = 4000;  // of a person's file: one page of the store; beyond: not remembered
inline constexpr std::size_t kLinkBytes = 128;           // likewise, the device of who shares one, noted once
inline constexpr std::size_t kNameBytes = 192;           // that a name counts for, with all that is written around it
inline constexpr std::size_t kMostOwnTables = 100;       // shown to a person, the latest
inline constexpr std::size_t kMostRecordsRead = 12;      // at once; beyond: 503
inline constexpr std::size_t kMostRecordsOfNetwork = 3;  // of them; beyond: 429
inline constexpr std::size_t kMostRecordsOfDevice = 2;   // of those
inline constexpr std::size_t kMostEvidenceKept = 16;     // pieces of evidence, to be sent again
inline constexpr std::size_t kMostEvidenceBytes = std::size_t{512} << 10U;  // of one that is kept
inline constexpr std::size_t kMostRationed = 10'000;    // people and addresses whose requests are counted at a time
inline constexpr std::size_t kMostReplaySteps = 1000;   // of one page; the rest is asked for
inline constexpr std::size_t kMostReplayReasons = 250;  // of bots, in one page; each takes up to a third of a millisecond
inline constexpr std::size_t kMostLevelNames = 100;     // of bots, in one record; seats with others count as stood in for
inline constexpr std::size_t kMostReplayBytes = std::size_t{1} << 20U;  // of events and changes; a page has one step at least

inline constexpr std::size_t kMostTablesTold = 24;     // of a person's, with their matches
inline constexpr std::size_t kMostMatchesKept = 20;    // of a table, the latest
inline constexpr std::size_t kMostMatchesTold = 5;     // of each table where many are told
inline constexpr std::size_t kMostDigests = 256;       // tables whose matches are kept in mind
inline constexpr std::size_t kMostDoors = 256;         // tables of which is kept in mind who may read of them
inline constexpr std::size_t kMostBrowsing = 32;       // lists of matches being made; beyond: 503
inline constexpr std::size_t kDigestBatch = 1000;      // entries of logs, or a page: then something else may be worked at
inline constexpr std::size_t kMostDigested = 100'000;  // entries read for one list; the next one goes on from there

inline constexpr u64 kDeviceBytesPerDay = u64{8}
                                          << 20U;  // written to the disk: 128 matches are begun, of which nobody plays more
inline constexpr u64 kNetworkBytesPerDay = u64{32} << 20U;  // of one address: 512 matches, a school's day
inline constexpr u64 kServerBytesPerDay = u64{256} << 20U;  // of all: 4096 matches
inline constexpr u64 kModestBytes = u64{512}
                                    << 10U;  // a network below this may write though the server is over its quota: 8 matches
inline constexpr std::size_t kMostSpenders = 10'000;     // devices, and as many networks, whose bytes are counted at a time
inline constexpr u64 kNotedBytes = u64{64} << 10U;       // by which the server's total changes before it is noted anew
inline constexpr u64 kFreeSpaceFloor = u64{256} << 20U;  // free on the disk; below it, no table is opened and no match begun
inline constexpr i64 kHousekeeping_ms = 1000;            // between two looks at the disk
inline constexpr i64 kRetentionEvery_ms = i64{6} * 3'600'000;  // passes over all logs, if they are not kept for ever
inline constexpr i64 kRetentionPause_ms = 20;                  // between two steps of a pass
inline constexpr std::size_t kRetentionLogs = 32;              // looked at in one step
inline constexpr u32 kUnplayedDays =
    7;  // a table at which nothing was played is kept so long: it was opened for next weekend, or by a machine

inline constexpr u32 kOpeningsPerMinute = 60;    // of tables and names, for one person or address; as many in one go
inline constexpr u32 kRequestsPerMinute = 1200;  // of the API, for one person or address; as many in one go
inline constexpr u32 kFilesPerMinute = 12'000;  // of the client's files, for one address; as many in one go: a school's first day
inline constexpr u32 kSocketCost = 2;           // requests that a socket counts for: a person is looked up, a table told
inline constexpr u32 kRecordCost = 10;          // and a record, a replay or a list of matches: whole logs are read
// What is read of a log to open its table counts as requests: by its entries, of which each takes 1 µs to play again, in Pas vu,
// pas pris ! 80, or by its bytes, whichever are more. A request is then worth 8 ms at the very most, and all those of an address
// 10 s a minute.
inline constexpr std::size_t kEntriesARequest = 100;
inline constexpr std::size_t kEntryBytesARequest = std::size_t{64} << 10U;
inline constexpr i64 kLongestDebt = 10;           // minutes for which requests are refused after reading, however much it was
inline constexpr i64 kStoreSick_ms = 30'000;      // since the last append that failed, unless another succeeded
inline constexpr i64 kComplainEvery_ms = 10'000;  // of a disk that does not take what it is given, in the log
inline constexpr i64 kWarningEvery_ms = 1000;     // of each kind, in the log
inline constexpr std::size_t kMostWarningKinds = 256;         // that are told apart
inline constexpr std::size_t kMostMeasuring = 16;             // connections to the metrics' port
inline constexpr std::size_t kMostBrowsingOfNetwork = 8;      // of them; beyond: 429
inline constexpr std::size_t kMostBrowsingOfDevice = 4;       // of those
inline constexpr std::size_t kMostBans = 1000;                // of the operator's, at a time
inline constexpr std::size_t kMostRevoked = 10'000;           // cookies that the operator has revoked
inline constexpr std::size_t kMostMarked = 10'000;            // tables that the operator has closed or unlisted
inline constexpr std::size_t kMostReports = 1000;             // of players; the oldest that are dealt with go for new ones
inline constexpr std::size_t kMostReportsOfDevice = 20;       // of them that the operator has not dealt with
inline constexpr std::size_t kMostReportsOfSite = 100;        // of those, of an address or an IPv6 /48; beyond, its own go
inline constexpr std::size_t kMostReportsOfSiteAtTable = 20;  // of these; beyond: 429
inline constexpr std::size_t kMostReportsOfSiteAbout = 10;    // likewise, about one device
inline constexpr std::size_t kReportsDoneAtOnce = 20;         // on the store's thread, when the operator is done with many
inline constexpr std::size_t kMostReportedLines = 20;         // of what was said, kept with a report
inline constexpr u32 kReportsPerHour = 10;                    // of one device; as many in one go
inline constexpr u32 kReportsPerHourOfNetwork = 30;           // of one address
inline constexpr u32 kNewcomersPerHour = 240;  // cookies for newcomers of one address; as many in one go: a school's first day

inline constexpr std::size_t kMostDeskWishes = 16;    // to be told, to leave or to be erased, that wait; beyond: 503
inline constexpr std::size_t kMostDeskOfNetwork = 4;  // of them; beyond: 429
inline constexpr std::size_t kMostDeskOfDevice = 1;   // of those
inline constexpr u32 kDeskCost = 100;                 // requests that one counts for: all logs are read
inline constexpr std::size_t kDeskLogs = 32;          // listed in one step; read one by one
inline constexpr int kMostRewritings = 8;             // of one log, when somebody writes to it again and again meanwhile
inline constexpr std::size_t kMostOwnDataBytes = std::size_t{8} << 20U;  // of logs, in one answer; the rest is asked for
inline constexpr std::size_t kMostErasures = 1024;                       // that are noted and not done yet; beyond: 503
inline constexpr i64 kScrubEvery_ms = 600'000;  // at most, for everyone waits while the file is written anew
inline constexpr i64 kScrubShare = 50;          // of the time may be spent on it, as one in so many
inline constexpr i64 kDeskPatience_ms = 20;     // before the store is asked again that was full
inline constexpr i64 kScrubAgain_ms = 60'000;   // after one that failed
inline constexpr i64 kEraseAgain_ms = 60'000;   // likewise, an erasure

inline constexpr std::size_t kMoveCodeChars = 10;           // of five bits each
inline constexpr i64 kMoveCode_us = i64{600} * 1'000'000;   // that a code lasts
inline constexpr std::size_t kMostMoveCodes = 4096;         // at a time; beyond: 503
inline constexpr std::size_t kMostMoveCodesOfNetwork = 64;  // of them
inline constexpr u32 kMoveGuesses = 10;                     // codes that one address may try in ten minutes, as many in one go
inline constexpr i64 kMoveGuesses_us = i64{600} * 1'000'000;
inline constexpr u32 kMoveGuessesOfAll = 600;  // in a minute: so that many addresses are of no use
inline constexpr u32 kMoveFirsts = 2;          // in ten minutes, of one site: half of these are for nothing else

}  // namespace minuit::server
