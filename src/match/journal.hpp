// What a table's log is made of. The log alone makes the table: who reads it from the start has the table as it was.
#pragma once
#include <variant>

#include "match/messages.hpp"

namespace minuit::match::journal {

struct Opened {
  std::string game;
  Raw config;
  Person host;
  Options options;
  std::optional<std::string> device;  // the host's
};
struct ChairSet {
  Seat seat;
  Chair chair;
};
struct HostSet {
  Person person;
  std::optional<std::string> device;
};
// With a device, all who share it are out, and from now on newcomers must knock. Logs of before have none: the person alone is
// out.
struct Removed {
  Person person;
  std::optional<std::string> device;
};
struct Admitted {
  Person person;
  std::string device;
};
struct Configured {
  Raw config;
};
struct OptionsSet {
  Options options;
};
// Each match keeps the rules it was begun with.
struct Begun {
  u32 rules_version = 0;
};
struct Decided {
  Raw decision;
};
struct TakenBack {};
struct Spoken {
  Person person;
  std::optional<Seat> seat;
  std::string text;
  std::optional<Emote> emote;
  std::optional<Shown> shown;
};
MINUIT_DESCRIBE(Opened, (game, config, host, options, device))
MINUIT_DESCRIBE(ChairSet, (seat, chair))
MINUIT_DESCRIBE(HostSet, (person, device))
MINUIT_DESCRIBE(Removed, (person, device))
MINUIT_DESCRIBE(Admitted, (person, device))
MINUIT_DESCRIBE(Configured, (config))
MINUIT_DESCRIBE(OptionsSet, (options))
MINUIT_DESCRIBE(Begun, (rules_version))
MINUIT_DESCRIBE(Decided, (decision))
MINUIT_DESCRIBE(TakenBack, ())
MINUIT_DESCRIBE(Spoken, (person, seat, text, emote, shown))
using What =
    std::variant<Opened, ChairSet, HostSet, Removed, Admitted, Configured, OptionsSet, Begun, Decided, TakenBack, Spoken>;
MINUIT_NAME(What)

// `by` and `command` are of who asked for it, so that a retry after a crash is known; empty and 0 for bots and the clock.
// `waited_ms` is how long what is awaited had been awaited by then, by the steady clock and without the time in which nobody was
// there: `at` could not tell, it jumps with the wall clock.
struct Entry {
  i64 at = 0;  // milliseconds since 1970
  std::string by;
  u64 command = 0;
  i64 waited_ms = 0;
  What what;
};
MINUIT_DESCRIBE(Entry, (at, by, command, waited_ms, what))

}  // namespace minuit::match::journal
