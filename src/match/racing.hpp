// A race at a table: its contest, its referee, and who has been told what.
#pragma once
#include <deque>
#include <memory>

#include "match/referee.hpp"

namespace minuit::match {

struct RunningRace {
  RunningRace(std::unique_ptr<catalog::Contest> of, u64 at_point, i64 instant)
      : contest(std::move(of)), referee(*contest, instant), point(at_point) {}

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
  u64 point;
  std::vector<Heard> heard;      // three a seat at most
  std::vector<Planned> planned;  // likewise
};

}  // namespace minuit::match
