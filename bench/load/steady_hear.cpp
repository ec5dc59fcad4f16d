// What the players who hold on make of the server's messages.
#include <algorithm>
#include <functional>

#include "bench/load/machine.hpp"
#include "bench/load/steady_players.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr std::size_t kEventsKept = 256;  // tellings of a table whose events are remembered
constexpr i64 kMillisecond_ns = 1'000'000;
constexpr i64 kOvertaken_ns = 20 * kMillisecond_ns;  // until what it came to is known

}  // namespace

void Steady::hear(Held& held, std::size_t seat, const match::ServerMessage& message) {
  Guest& guest = held.guests[seat];
  if (const auto* shown = std::get_if<match::Table>(&message)) return hear_table(held, seat, *shown);
  if (const auto* update = std::get_if<match::Update>(&message)) return hear_update(held, seat, *update);
  if (const auto* same = std::get_if<match::UpToDate>(&message)) {
    if (same->version != guest.version) violation(held, "up to date with a version nobody named");
    // The turn stands as it was, but a choice was forgotten with the connection: ask for all of it.
    guest.version = 0;
    return held.table.people[seat].say(hello(0));
  }
  if (const auto* done = std::get_if<match::Done>(&message)) return answered(held, seat, done->command, done->version);
  if (const auto* refused = std::get_if<match::Refused>(&message)) return hear_refusal(held, seat, *refused);
  if (const auto* ping = std::get_if<match::Ping>(&message))
    return held.table.people[seat].say(
        codec::to_json(match::ClientMessage(match::Pong{ping->nonce, now_ns() / kMillisecond_ns})));
  if (const auto* countdown = std::get_if<match::Countdown>(&message)) guest.race = countdown->point;
  if (const auto* reveal = std::get_if<match::Reveal>(&message)) signal(held, seat, *reveal);
}

// In some games the match goes on by itself, by its clock, its world or its dice: what was sent before that was known is stale.
void Steady::hear_refusal(Held& held, std::size_t seat, const match::Refused& refused) {
  constexpr std::array<std::string_view, 4> kRaceIsOver{"TB-02", "TB-11", "TB-36", "TB-37"};
  if (held.guests[seat].signals.erase(refused.command) != 0 &&
      std::ranges::find(kRaceIsOver, refused.clause) != kRaceIsOver.end())
    return;
  const bool ours = held.asked && held.asked->seat == seat && held.asked->command == refused.command;
  const bool overtaken = refused.clause == "TB-02" || refused.clause == "TB-14" || refused.clause == "TB-11";
  if (!ours || !overtaken || settings_.games[held.game] == kGame)
    return violation(held, "refused: " + refused.clause + ": " + refused.reason + ' ' + refused.path + ' ' + refused.fault);
  ++report_.overtaken;
  held.asked.reset();
  held.guests[seat].choice = {};
  held.due_ns = now_ns() + kOvertaken_ns;
  // Whatever it came to is in the next message, or in this one.
  held.guests[seat].greeted = false;
  held.table.people[seat].say(hello(0));
  held.guests[seat].version = 0;
}

// One hand is quick, the others give up: the race is over as soon as that is known.
void Steady::signal(Held& held, std::size_t seat, const match::Reveal& reveal) {
  constexpr u32 kReaction_ms = 700;
  Guest& guest = held.guests[seat];
  if (reveal.point != guest.race) return;
  Person& person = held.table.people[seat];
  const u64 command = person.new_command();
  guest.signals.insert(command);
  const std::string touch =
      R"({"type":"Touch","card":)" + reveal.shown.text + R"(,"hand":"right","reaction_ms":)" + std::to_string(kReaction_ms) + '}';
  const bool quick = seat == reveal.point % kSeats;
  person.say(
      codec::to_json(match::ClientMessage(match::Intend{command, reveal.point, {quick ? touch : R"({"type":"GiveUp"})"}})));
}

void Steady::hear_table(Held& held, std::size_t seat, const match::Table& shown) {
  Guest& guest = held.guests[seat];
  if (!guest.id.empty() && guest.id != shown.you) violation(held, "a person became another");
  if (shown.seat != Seat(static_cast<i64>(seat))) violation(held, "a person lost their seat");
  guest.id = shown.you;
  u64 before = guest.version;
  for (const match::Missed& missed : shown.missed) {
    if (missed.version != ++before) violation(held, "missed versions are not in a row");
    if (missed.events.text != "null") note_events(held, seat, missed.version, missed.events.text);
  }
  if (!shown.match) return violation(held, "the match is gone");
  greeted(held, seat, shown.version);
  guest.over = is_over(shown.match->turn);
  guest.choice = choice_of(shown.match->turn, rng_);
}

void Steady::greeted(Held& held, std::size_t seat, u64 version) {
  Guest& guest = held.guests[seat];
  if (version < held.acknowledged)
    violation(held,
              "version " + std::to_string(held.acknowledged) + " was acknowledged, the table is at " + std::to_string(version));
  if (version < guest.version) violation(held, "the table went back");
  const bool told = version <= held.acknowledged;
  guest.version = version;
  guest.greeted = true;
  if (!all_there(held) || !held.asked) return;
  if (held.asked->message.empty()) return;
  // Everyone is back and one command has no answer: it is asked for again, under the same number.
  if (!told) ++report_.crashes_between_keeping_and_telling;
  ++report_.asked_again;
  held.table.people[held.asked->seat].say(held.asked->message);
}

void Steady::hear_update(Held& held, std::size_t seat, const match::Update& update) {
  Guest& guest = held.guests[seat];
  if (!guest.greeted) return;
  if (update.version != guest.version + 1)
    violation(held, "after version " + std::to_string(guest.version) + " came " + std::to_string(update.version));
  guest.version = update.version;
  guest.over = is_over(update.turn);
  guest.choice = choice_of(update.turn, rng_);
  note_events(held, seat, update.version, update.events.text);
  if (update.done) answered(held, seat, *update.done, update.version);
}

void Steady::note_events(Held& held, std::size_t seat, u64 version, const std::string& events) {
  const std::size_t mark = std::hash<std::string>{}(events);
  const auto [known, is_new] = held.events.emplace(std::pair(version, seat), mark);
  if (!is_new && known->second != mark) violation(held, "version " + std::to_string(version) + " was told in two ways");
  if (held.events.size() > kEventsKept) held.events.erase(held.events.begin());
}

void Steady::answered(Held& held, std::size_t seat, u64 command, u64 version) {
  if (held.guests[seat].signals.erase(command) != 0) return;
  if (!held.asked || held.asked->seat != seat || held.asked->command != command)
    return violation(held, "an answer to a command that was not asked");
  std::fprintf(file_, "%s %s %llu %llu\n", held.table.name.c_str(), held.guests[seat].id.c_str(),
               static_cast<unsigned long long>(command), static_cast<unsigned long long>(version));
  std::fflush(file_);
  if (version <= held.acknowledged) violation(held, "a command was answered with an old version");
  held.acknowledged = version;
  held.asked.reset();
  ++held.since_back;
  ++report_.acknowledged;
  ++report_.games[held.game].acknowledged;
}

}  // namespace minuit::load
