// Tables with four people each, as they are brought together before anything is measured.
#pragma once
#include <array>
#include <span>
#include <string>
#include <vector>

#include "bench/load/person.hpp"
#include "bench/load/schedule.hpp"

namespace minuit::load {

inline constexpr std::size_t kSeats = 4;
inline constexpr u32 kMostTables = 20'000;
inline constexpr std::string_view kGame = "le-fantome-de-minuit";

struct Table {
  std::string name;
  std::array<Person, kSeats> people;

  u64 version = 0;  // that all seats have seen
  Choice next;      // what may be done now, and by whom
  std::size_t next_seat = 0;
  bool over = false;

  u64 command = 0;  // on its way
  std::size_t mover = 0;
  bool beginning = false;  // what is on its way is a new match
  std::size_t heard = 0;   // how many seats have the update
  i64 from_ns = 0;         // what its time is counted from
  Schedule schedule;
  u64 moves_left = 0;  // if only so many are to be made
};

// Answers the name of the table; an empty `config` is the game's usual setup. `bots` is a list of levels, for the last seats.
[[nodiscard]] std::string open_table(Person& host, std::string_view game, u32 players, std::string_view config,
                                     std::string_view bots = "[]", bool listed = false);
// The host opens the table; nobody is there yet.
void open_table(Table& table, const Place& place, u32 number, std::string_view game = kGame);
// Everyone calls, sits down, the host begins. Step by step for all tables together, so that they share what the disk costs.
void bring_together(std::span<Table> tables, Rng& rng);
[[nodiscard]] std::vector<Table> make_tables(const Place& place, u32 count, Rng& rng);

[[nodiscard]] match::ServerMessage understood(std::string_view text);
// Passes over what else is said until a message of this kind comes.
template <class Message>
Message wait_for(Person& person) {
  Message found;
  person.wait([&](std::string_view text) {
    const match::ServerMessage message = understood(text);
    if (const auto* refused = std::get_if<match::Refused>(&message))
      throw Failure("refused: " + refused->clause + ": " + refused->reason + ' ' + refused->path + ' ' + refused->fault);
    const auto* wanted = std::get_if<Message>(&message);
    if (wanted != nullptr) found = *wanted;
    return wanted != nullptr;
  });
  return found;
}
[[nodiscard]] std::string hello(u64 version);
// What a table message says of the turn of who got it.
void note_turn(Table& table, std::size_t seat, const match::Turn& turn, Rng& rng);

}  // namespace minuit::load
