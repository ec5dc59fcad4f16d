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

bool find_type(Parser& parser, bool& first) {
  bool at_start = true;
  while (parser.next('}', at_start)) {
    std::string_view name;
    if (!parser.key(name)) return false;
    if (name == kTypeKey) return true;
    first = false;
    const std::string skipped(name);
    if (!parser.skip_value()) {
      parser.inside(std::string_view(skipped));
      return false;
    }
  }
  return !parser.failed() && fail_missing(parser, kTypeKey);
}

bool fail_too_many(Parser& parser, std::string_view limit, std::size_t room) {
  return parser.fail("expected a list of " + std::string(limit) + std::to_string(room) + ", found more");
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
