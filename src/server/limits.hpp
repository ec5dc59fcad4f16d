// Every bound of the glue, by name; those of the transport and of the authority stand in their own limits.hpp.
#pragma once
#include <cstddef>

#include "base/types.hpp"

namespace minuit::server {

inline constexpr std::size_t kMostAppends = std::size_t{1} << 16U;        // waiting for the disk; beyond: not saved (TB-21)
inline constexpr std::size_t kMostAppendBytes = std::size_t{64} << 20U;   // of them
inline constexpr std::size_t kMostStoreJobs = 4096;                       // reads and openings that wait; beyond: refused
inline constexpr std::size_t kMostStoreJobBytes = std::size_t{8} << 20U;  // of what they were asked with
inline constexpr std::size_t kJobsInARow = 16;                            // then the appends that came meanwhile
inline constexpr std::size_t kMostThoughts = 4096;                        // waiting for a bot's thread; beyond: asked again later
inline constexpr std::size_t kMostThoughtBytes = std::size_t{32} << 20U;  // of them
inline constexpr std::size_t kErrandBytes = std::size_t{16} << 10U;       // what an errand, which cannot be weighed, counts for
inline constexpr u64 kThinkingTime_ms = 90;                               // of a bot, for one decision
inline constexpr int kBotNiceness = 10;                                   // below the network

inline constexpr std::size_t kMostEarlyMessages = 16;  // of a socket whose person is still being looked up; beyond: closed
inline constexpr std::size_t kMostEarlyBytes = std::size_t{16} << 10U;  // of them
inline constexpr std::size_t kMostParcelBytes = std::size_t{16}
                                                << 20U;  // of messages on their way to one other thread; beyond: closed
inline constexpr std::size_t kMostListed = 1000;         // tables in the public list
inline constexpr std::size_t kMostListedOfOne = 3;       // of them of one host; the others wait for a place
inline constexpr std::size_t kMostPersonEntries = 4000;  // of a person's file: one page of the store; beyond: not remembered
inline constexpr std::size_t kMostOwnTables = 100;       // shown to a person, the latest
inline constexpr std::size_t kMostRecordsRead = 8;       // at once; beyond: 503
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
inline constexpr std::size_t kMostBrowsing = 32;       // lists of matches being made; beyond: 503
inline constexpr std::size_t kDigestBatch = 1000;      // entries of logs, or a page: then something else may be worked at
inline constexpr std::size_t kMostDigested = 100'000;  // entries read for one list; the next one goes on from there

inline constexpr u32 kOpeningsPerMinute = 60;    // of tables and names, for one person or address; as many in one go
inline constexpr u32 kRequestsPerMinute = 1200;  // of the API, for one person or address; as many in one go
inline constexpr u32 kSocketCost = 2;            // requests that a socket counts for: a person is looked up, a table told
inline constexpr u32 kRecordCost = 10;           // and a record, a replay or a list of matches: whole logs are read
inline constexpr i64 kStoreSick_ms = 30'000;     // since the last append that failed, unless another succeeded
inline constexpr i64 kWarningEvery_ms = 1000;    // of each kind, in the log

}  // namespace minuit::server
