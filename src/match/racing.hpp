// A race at a table: its contest, its referee, and who has been told what.
#pragma once
#include <deque>
#include <memory>

#include "match/referee.hpp"

namespace minuit::match {

inline constexpr std::size_t kMostSignals = 4;  // of a seat, in one race
inline constexpr std::size_t kMostTries = 32;   // likewise, refused ones too

struct RunningRace {
  RunningRace(std::unique_ptr<catalog::Contest> of, u64 own_number, u64 of_question, i64 instant)
      : contest(std::move(of)), referee(*contest, instant), number(own_number), question(of_question) {}

  struct Heard {  // so that a retry is answered and not taken for a second touch
    Seat seat;
    u64 command = 0;
  };
  // What a bot will do, at its time.
  struct Planned {
    Seat seat;
    catalog::Contest::Signal signal;
    i64 at = 0;
  };

  std::unique_ptr<catalog::Contest> contest;
  Referee referee;
  u64 number;                // told as its point: drawn anew for each, so that nothing meant for a void race lands in the next
  u64 question;              // which the match waited for when it was called
  std::vector<Heard> heard;  // kMostSignals a seat at most
  std::vector<Planned> planned;        // likewise
  std::array<u8, kMostSeats> tries{};  // signals of each seat, refused ones too
  SeatSet asked;                       // bots that have been asked what they do
  i64 closed_at = 0;                   // once it is judged; steady
};

// A race that is judged: who asks again for what was heard in it is told so.
struct PastRace {
  u64 number = 0;
  std::vector<RunningRace::Heard> heard;
};

}  // namespace minuit::match
