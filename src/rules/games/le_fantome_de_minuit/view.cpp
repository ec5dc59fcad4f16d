#include "rules/games/le_fantome_de_minuit/view.hpp"

#include <algorithm>

#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::fantome {

namespace {

[[nodiscard]] SeatView seat_view(const State& s, Seat seat) {
  SeatView view;
  const auto put = [&](u32 figures, const Spot& spot) {
    for (; figures > 0; --figures) view.figures.push_back(spot);
  };
  put(s.hand.of(seat), InHand{});
  for (Squares left = s.stands[seat.value]; left != 0; left &= left - 1) {
    const int square = lowest_bit(left);
    put(s.gallery[static_cast<std::size_t>(square)].of(seat), OnSquare{Square{square}});
  }
  for (const RoomData& room : kRoomTable)
    if (s.rooms[static_cast<std::size_t>(room.room)] == seat.value) put(1, InRoom{room.room});
  for (std::size_t step = 0; step < kSteps; ++step) put(s.stairs[step].of(seat), OnStep{kStepValues[step]});
  put(s.cellar.of(seat), InCellar{});
  std::sort(view.figures.begin(), view.figures.end());
  const int played = s.phase == Phase::over ? s.round + 1 : s.round;
  for (int round = 0; round < played; ++round) view.points.push_back(s.sheet[static_cast<std::size_t>(round)][seat.value]);
  view.total = s.totals[seat.value];
  return view;
}

struct PutBack {
  State& s;
  Seat seat;
  void operator()(InHand /*spot*/) const { s.hand.add(seat); }
  void operator()(OnSquare spot) const { stand(s, seat, spot.square); }
  void operator()(InRoom spot) const {
    s.rooms[static_cast<std::size_t>(spot.room)] = seat.value;
    s.free_rooms &= ~bit(data(spot.room).door);
  }
  void operator()(OnStep spot) const {
    s.stairs[static_cast<std::size_t>(kStepValues.front().number() - spot.value.number())].add(seat);
  }
  void operator()(InCellar /*spot*/) const { s.cellar.add(seat); }
};

}  // namespace

Spot spot_of(Hugo hugo) {
  if (hugo.on_gallery()) return OnSquare{Square(hugo.at)};
  return OnStep{kStepValues[static_cast<std::size_t>(hugo.at + kSteps - 1)]};
}

Spot next_captive(const State& s) {
  for (std::size_t step = 0; step < kSteps; ++step)
    if (!s.stairs[step].empty()) return OnStep{kStepValues[step]};
  return InCellar{};
}

View view_of(const State& s) {
  View view;
  view.setup = s.setup;
  view.phase = s.phase;
  view.round = static_cast<u8>(s.round + 1);
  view.turns = s.turns;
  view.turn = s.turn;
  view.starter = s.starter;
  if (s.phase == Phase::moving) view.roll = s.roll;
  if (s.phase == Phase::returning) view.returning = next_captive(s);
  view.hugo = spot_of(s.hugo);
  for (u8 seat = 0; seat < players(s); ++seat) view.seats.push_back(seat_view(s, Seat{seat}));
  return view;
}

State imagine(const View& view) {
  State s = LeFantome::start(view.setup);
  s.hand = {};
  s.phase = view.phase;
  s.round = static_cast<u8>(view.round - 1);
  s.turns = view.turns;
  s.turn = view.turn;
  s.starter = view.starter;
  if (view.roll) s.roll = *view.roll;
  if (const auto* square = std::get_if<OnSquare>(&view.hugo)) s.hugo.at = static_cast<i8>(square->square.number());
  if (const auto* step = std::get_if<OnStep>(&view.hugo))
    s.hugo.at = static_cast<i8>(kStepValues.back().number() - step->value.number());
  for (std::size_t index = 0; index < view.seats.size(); ++index) {
    const SeatView& seat = view.seats[index];
    for (const Spot& spot : seat.figures) std::visit(PutBack{s, Seat(static_cast<i64>(index))}, spot);
    for (std::size_t round = 0; round < seat.points.size(); ++round) s.sheet[round][index] = static_cast<i8>(seat.points[round]);
    s.totals[index] = seat.total;
  }
  return s;
}

}  // namespace minuit::fantome
