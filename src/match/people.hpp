// Who is at a table.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/describe.hpp"
#include "base/seat.hpp"

namespace minuit::match {

// The id is public and stays with someone from table to table; the secret it was made from does not come this far.
struct Person {
  std::string id;
  std::string name;
  bool operator==(const Person&) const = default;
};
MINUIT_DESCRIBE(Person, (id, name))

// Who comes to a table, and from where. Device and network are for counting and for keeping people apart; no message holds them.
struct Caller {
  Person person;
  std::string device;   // the public id of the device's own person, which all who share the device have in common
  std::string network;  // an IPv4 address, or the network half of an IPv6 one
};
// Who is counted for what is worked out, written or shown, as of the Caller; empty when nobody of the table is there.
struct Account {
  std::string device;
  std::string network;
  bool operator==(const Account&) const = default;
};
// Somebody on a device of their own.
[[nodiscard]] inline Caller caller_of(Person person, std::string network = {}) {
  std::string device = person.id;
  return {std::move(person), std::move(device), std::move(network)};
}

// A seat of the table, with or without someone. A person may let a bot play for a while: `stand_in` is its level.
struct Chair {
  std::optional<Person> person;
  std::optional<std::string> bot;  // its level
  std::optional<std::string> stand_in;
  bool locked = false;                // nobody sits down by themselves
  std::optional<std::string> device;  // the person's; logs of before it was written down do not tell
  bool operator==(const Chair&) const = default;

  [[nodiscard]] bool taken() const { return person || bot; }
};
[[nodiscard]] inline Chair empty_chair(bool locked) {
  Chair chair;
  chair.locked = locked;
  return chair;
}
MINUIT_DESCRIBE(Chair, (person, bot, stand_in, locked, device))

// What the host may set.
struct Options {
  bool listed = false;     // in the list that everyone can read
  bool closed = false;     // nobody new comes in, not even to watch
  u32 turn_seconds = 0;    // then a bot makes the move; 0: as long as one likes
  u32 away_seconds = 120;  // then a bot plays for who is gone, until they are back; 0: never
  bool knock = false;      // newcomers wait at the door until the host lets them in
  bool operator==(const Options&) const = default;
};
MINUIT_DESCRIBE(Options, (listed, closed, turn_seconds, away_seconds, knock))
MINUIT_ALLOW_DEFAULTS(Options)

}  // namespace minuit::match
