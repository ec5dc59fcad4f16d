// The end of a round, its points, and the beginning of the next: FM-40 to FM-53.
#pragma once
#include "rules/games/le_fantome_de_minuit/capture.hpp"

namespace minuit::fantome {

// FM-50, FM-51: of the seats in the crowd the one with most fright points; equal: clockwise from the last starter.
[[nodiscard]] inline Seat most_frightened(const State& s, Crowd among) {
  if (const auto owner = among.sole_owner()) return *owner;
  Seat most = s.starter;
  int points = -32768;
  Seat seat = s.starter;
  for (u8 count = players(s); count > 0; --count, seat = clockwise(s, seat)) {
    if (among.of(seat) > 0 && s.totals[seat.value] > points) {
      most = seat;
      points = s.totals[seat.value];
    }
  }
  return most;
}

inline void stand(State& s, Seat seat, Square square) {
  s.gallery[square.value].add(seat);
  s.stands[seat.value] |= bit(square);
  s.occupied |= bit(square);
}

inline void leave(State& s, Seat seat, Square square) {
  Crowd& crowd = s.gallery[square.value];
  crowd.remove(seat);
  if (crowd.of(seat) == 0) s.stands[seat.value] &= ~bit(square);
  if (crowd.empty()) s.occupied &= ~bit(square);
}

// FM-50: the stairs from step 10 on, then the cellar.
[[nodiscard]] inline Crowd* next_captives(State& s) {
  for (Crowd& step : s.stairs)
    if (!step.empty()) return &step;
  return s.cellar.empty() ? nullptr : &s.cellar;
}

inline void begin_round(State& s, auto&& emit) {
  s.phase = Phase::rolling;
  s.turn = s.starter;
  rules::tell(emit, [&] { return Began{static_cast<u8>(s.round + 1), s.starter}; });
}

// FM-51: Hugo is back on his step already; the most frightened rolls first.
inline void begin_next_round(State& s, auto&& emit) {
  s.starter = most_frightened(s, Crowd{0x11111111U});
  begin_round(s, emit);
}

void await_captives(State& s, auto&& emit) {
  if (const Crowd* captives = next_captives(s)) {
    s.phase = Phase::returning;
    s.turn = most_frightened(s, *captives);
  } else {
    begin_next_round(s, emit);
  }
}

// Calls f(room, seat) for each room with someone inside, in the order of the doors.
void each_guest(const State& s, auto&& f) {
  for (Squares taken = kAllDoors & ~s.free_rooms; taken != 0; taken &= taken - 1) {
    const Room room = kRoomAt[static_cast<std::size_t>(lowest_bit(taken))];
    f(data(room), Seat(s.rooms[static_cast<std::size_t>(room)]));
  }
}

// FM-50: those in rooms step out in front of their door.
void come_out(State& s, auto&& emit) {
  each_guest(s, [&](const RoomData& room, Seat seat) {
    s.rooms[static_cast<std::size_t>(room.room)] = kNobody;
    stand(s, seat, room.door);
    rules::tell(emit, [&] { return CameOut{seat, room.room, room.door}; });
  });
  s.free_rooms = kAllDoors;
}

inline void add_points(State& s, Crowd crowd, int points) {
  for (u8 seat = 0; crowd.counts != 0; ++seat, crowd.counts >>= 4U)
    s.totals[seat] = static_cast<i16>(s.totals[seat] + points * static_cast<int>(crowd.counts & 15U));
}

// FM-42
inline void count_points(State& s) {
  const auto before = s.totals;
  for (std::size_t step = 0; step < kSteps; ++step)
    if (!s.stairs[step].empty()) add_points(s, s.stairs[step], kStepValues[step].number());
  add_points(s, s.cellar, kCellarPoints);
  each_guest(
      s, [&](const RoomData& room, Seat seat) { s.totals[seat.value] = static_cast<i16>(s.totals[seat.value] + room.points); });
  for (u8 seat = 0; seat < players(s); ++seat) s.sheet[s.round][seat] = static_cast<i8>(s.totals[seat] - before[seat]);
}

// FM-52: the fewest points win; equal: a shared win.
[[nodiscard]] inline rules::Ranking ranking(const State& s) {
  rules::Ranking ranking;
  for (u8 seat = 0; seat < players(s); ++seat) {
    u8 place = 1;
    for (u8 other = 0; other < players(s); ++other)
      if (s.totals[other] < s.totals[seat]) ++place;
    ranking.seats.push_back({place, s.totals[seat]});
  }
  return ranking;
}

void end_round(State& s, auto&& emit) {
  count_points(s);
  rules::tell(emit, [&] {
    RoundEnded ended{.round = static_cast<u8>(s.round + 1), .points = {}};
    for (u8 seat = 0; seat < players(s); ++seat) ended.points.push_back(s.sheet[s.round][seat]);
    return ended;
  });
  s.roll = Face::ghost;
  if (s.round + 1 == s.setup.rounds.value) {
    s.phase = Phase::over;
    rules::tell(emit, [&] {
      Ended ended;
      const rules::Ranking result = ranking(s);
      for (u8 seat = 0; seat < players(s); ++seat)
        if (result.seats[seat].place == 1) ended.winners.push_back(Seat{seat});
      return ended;
    });
    return;
  }
  ++s.round;
  s.turns = 0;
  s.hugo = {};
  come_out(s, emit);
  await_captives(s, emit);
}

// FM-41, FM-53: those still on the gallery go to the cellar.
void trap(State& s, Cause cause, auto&& emit) {
  Crowd trapped;
  for (Squares left = s.occupied; left != 0; left &= left - 1) trapped.join(take_from_gallery(s, Square(lowest_bit(left))));
  s.cellar.join(trapped);
  rules::tell(emit, [&] { return Trapped{cause, bands_of(s, trapped)}; });
}

// FM-40, FM-41, FM-53: the gallery is empty, or there is no hope left on it.
template <class Audience>
[[gnu::noinline]] void close_round(State& s, Audience&& emit) {
  if (s.occupied != 0) trap(s, s.free_rooms == 0 ? Cause::rooms_full : Cause::turn_cap, emit);
  end_round(s, emit);
}

// After a roll that moves nobody, or a seat's move.
void end_turn(State& s, auto&& emit) {
  ++s.turns;
  if (s.occupied == 0 || s.free_rooms == 0 || s.turns >= s.setup.turn_cap.value) [[unlikely]]
    return close_round(s, emit);
  s.turn = clockwise(s, s.turn);
  s.phase = Phase::rolling;
}

}  // namespace minuit::fantome
