// What is refused over HTTP before a table is reached. The rows are listed in docs/SERVING.md; their sentences are in
// common/server.
#pragma once
#include "match/refusals.hpp"

namespace minuit::server {

using rules::Reason;

inline constexpr Reason kNotFound{{"SV", 1}, "not_found"};
inline constexpr Reason kWrongMethod{{"SV", 2}, "wrong_method"};
inline constexpr Reason kNotJson{{"SV", 3}, "not_json"};
inline constexpr Reason kForeignPage{{"SV", 4}, "foreign_page"};
inline constexpr Reason kTooOften{{"SV", 5}, "too_often"};
inline constexpr Reason kBadName{{"SV", 6}, "bad_name", 1};
inline constexpr Reason kServerBusy{{"SV", 7}, "server_busy"};
inline constexpr Reason kNoSuchMatch{{"SV", 8}, "no_such_match"};
inline constexpr Reason kTooManyListed{{"SV", 9}, "too_many_listed", 1};
inline constexpr Reason kNoSuchSharer{{"SV", 10}, "no_such_sharer", 1};
inline constexpr Reason kOtherRules{{"SV", 11}, "other_rules"};
inline constexpr Reason kNoSuchEyes{{"SV", 12}, "no_such_eyes", 1};
inline constexpr Reason kNoSuchDecision{{"SV", 13}, "no_such_decision", 1};
inline constexpr Reason kNoSuchEvidence{{"SV", 14}, "no_such_evidence", 1};
inline constexpr Reason kTooManyNewcomers{{"SV", 15}, "too_many_newcomers"};
inline constexpr Reason kTooMuchAdvice{{"SV", 16}, "too_much_advice"};
// The thing is until when.
inline constexpr Reason kBanned{{"SV", 17}, "banned"};
inline constexpr Reason kTooManyReports{{"SV", 18}, "too_many_reports"};
inline constexpr Reason kNotAtTable{{"SV", 19}, "not_at_table"};
inline constexpr Reason kNotOneself{{"SV", 20}, "not_oneself"};
inline constexpr Reason kNoSuchCode{{"SV", 21}, "no_such_code"};
inline constexpr Reason kTooManyGuesses{{"SV", 22}, "too_many_guesses"};
inline constexpr Reason kSomebodyElse{{"SV", 23}, "somebody_else"};

}  // namespace minuit::server
