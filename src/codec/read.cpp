#include "codec/read.hpp"

namespace minuit::codec::detail {

bool take_seats(Parser& parser, SeatSet& seats) {
  seats = {};
  if (!parser.open('[', "a list of seats")) return false;
  int last = -1;
  std::size_t index = 0;
  for (bool first = true; parser.next(']', first); ++index) {
    Seat seat;
    bool good = take(parser, seat);
    if (good && seat.number() <= last) good = parser.fail("expected seats in ascending order, each once");
    if (!good) {
      parser.inside(index);
      return false;
    }
    last = seat.number();
    seats = seats.with(seat);
  }
  return !parser.failed();
}

bool fail_unknown(Parser& parser, std::string_view name, const std::string& known) {
  parser.fail(known.empty() ? "unknown field; there are none" : "unknown field; there are: " + known);
  parser.inside(name);
  return false;
}

bool fail_twice(Parser& parser, std::string_view name) {
  parser.fail("field given twice");
  parser.inside(name);
  return false;
}

bool fail_missing(Parser& parser, std::string_view name) {
  parser.fail("missing field");
  parser.inside(name);
  return false;
}

}  // namespace minuit::codec::detail
