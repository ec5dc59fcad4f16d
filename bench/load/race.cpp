#include "bench/load/race.hpp"

#include <charconv>
#include <cmath>

#include "bench/load/buckets.hpp"
#include "bench/load/company.hpp"
#include "bench/load/machine.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/limits.hpp"
#include "sim/reaction.hpp"

namespace minuit::load {

namespace {

constexpr std::string_view kRaceGame = "pas-touche";
constexpr std::string_view kPrepare = R"({"type":"Prepare","level":1,"hand":"right"})";
constexpr const char* kVerdicts = "minuit_verdict_seconds";
constexpr u32 kShortestPause_us = 300'000;  // before the next throw is called
constexpr u32 kPauses_us = 1'200'000;       // and so much more at most: tables do not keep step
constexpr u32 kClocks_us = 1'000'000'000;

[[nodiscard]] i64 now_us() { return now_ns() / 1000; }

// The seat that is told to have advanced.
[[nodiscard]] std::optional<std::size_t> winner_of(std::string_view events) {
  constexpr std::string_view kAdvanced = R"({"type":"Advanced","seat":)";
  const std::size_t at = events.find(kAdvanced);
  if (at == std::string_view::npos) return std::nullopt;
  std::size_t seat = 0;
  const char* begin = events.data() + at + kAdvanced.size();
  if (std::from_chars(begin, events.data() + events.size(), seat).ec != std::errc{}) return std::nullopt;
  return seat;
}

[[nodiscard]] bool is_verdict(std::string_view events) { return events.find(R"({"type":"Thrown")") != std::string_view::npos; }

[[nodiscard]] u64 times_in(std::string_view text, std::string_view part) {
  u64 times = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++times;
  return times;
}

void say(Person& person, const match::ClientMessage& message) { person.say(codec::to_json(message)); }

}  // namespace

Race::Race(const RaceSettings& settings) : settings_(settings), rng_(settings.seed) {
  for (std::size_t at = 0; at < settings_.round_trips.size(); ++at) {
    const u32 round_trip = settings_.round_trips[at];
    const sim::Wire wire{round_trip, settings_.jitter_percent, settings_.loss_permille};
    relays_.push_back(round_trip == 0 ? nullptr : std::make_unique<Relay>(settings_.place.port, wire, settings_.seed + at));
  }
}

// The host comes to the server itself for that; all sockets go through the relays.
void Race::open_tables() {
  for (u32 number = 0; number < settings_.tables; ++number) {
    Table table;
    table.turn = number % settings_.round_trips.size();
    table.racers.resize(settings_.round_trips.size());
    for (Racer& racer : table.racers) racer.ahead_us = rng_.below(kClocks_us);
    Person& host = table.racers[0].person;
    host.comes_from(settings_.place, number);
    const auto players = static_cast<u32>(table.racers.size());
    const std::string config = R"({"players":)" + std::to_string(players) + R"(,"children":true})";
    table.name = open_table(host, kRaceGame, players, config);
    for (std::size_t seat = 0; seat < table.racers.size(); ++seat) {
      Place place = settings_.place;
      if (const auto& relay = relays_[line_of(table, seat)]) place.port = relay->port();
      table.racers[seat].person.comes_from(place, number);
    }
    tables_.push_back(std::move(table));
  }
}

void Race::bring_together() {
  for (Table& table : tables_)
    for (Racer& racer : table.racers) {
      racer.person.call(table.name);
      racer.person.say(hello(0));
      (void)wait_for<match::Table>(racer.person);
    }
  for (Table& table : tables_)
    for (std::size_t seat = 1; seat < table.racers.size(); ++seat) {
      Person& person = table.racers[seat].person;
      say(person, match::Sit{person.new_command(), Seat(static_cast<i64>(seat))});
      (void)wait_for<match::Done>(person);
    }
  for (const auto& relay : relays_)
    if (relay) relay->begin_delays();
  for (std::size_t table = 0; table < tables_.size(); ++table) {
    std::vector<Racer>& racers = tables_[table].racers;
    for (std::size_t seat = 0; seat < racers.size(); ++seat)
      poller_.watch(racers[seat].person.socket(), table * kMostRacers + seat);
    say(racers[0].person, match::Begin{racers[0].person.new_command()});
  }
}

void Race::run(i64 until_us) {
  u64 bytes = 0;
  while (now_us() < until_us && report_.throws < settings_.throws) {
    const i64 wake = acts_.empty() ? until_us : std::min(until_us, acts_.top().at_us);
    for (const epoll_event& event : poller_.wait(wake * 1000)) {
      const std::size_t table = event.data.u64 / kMostRacers;
      const std::size_t seat = event.data.u64 % kMostRacers;
      Person& person = tables_[table].racers[seat].person;
      if (!person.on_the_line() || person.listen([&](std::string_view text) { hear(table, seat, text); }, bytes)) continue;
      ++report_.errors;
      person.hang_up();
    }
    for (const i64 now = now_us(); !acts_.empty() && acts_.top().at_us <= now;) {
      const Act due = acts_.top();
      acts_.pop();
      act(due);
    }
  }
}

void Race::hear(std::size_t at, std::size_t seat, std::string_view text) {
  Table& table = tables_[at];
  Racer& racer = table.racers[seat];
  const match::ServerMessage message = understood(text);
  if (const auto* ping = std::get_if<match::Ping>(&message)) {
    say(racer.person, match::Pong{ping->nonce, (now_us() + racer.ahead_us) / 1000});
  } else if (const auto* countdown = std::get_if<match::Countdown>(&message)) {
    count_down(racer, *countdown);
  } else if (const auto* reveal = std::get_if<match::Reveal>(&message)) {
    look(at, seat, *reveal);
  } else if (const auto* update = std::get_if<match::Update>(&message)) {
    if (is_verdict(update->events.text)) {
      racer.point = 0;
      if (seat == 0) count(table, update->events.text);
    }
    answer_turn(at, seat, update->turn);
  } else if (const auto* shown = std::get_if<match::Table>(&message)) {
    racer.decided.reset();
    racer.prompted.reset();
    if (shown->match) answer_turn(at, seat, shown->match->turn);
  } else if (const auto* refused = std::get_if<match::Refused>(&message)) {
    // A hand that is slower than the verdict finds no race, the next one, or the match at its end.
    const bool late = refused->clause == "TB-36" || refused->clause == "TB-02" || refused->clause == "TB-11";
    ++(late ? report_.too_late : report_.refusals);
    if (!late) report_.last_refusal = refused->clause + ": " + refused->reason;
  }
}

void Race::count_down(Racer& racer, const match::Countdown& countdown) {
  racer.point = countdown.point;
  racer.shown.clear();
  racer.show_at_us = countdown.show_at_ms ? *countdown.show_at_ms * 1000 - racer.ahead_us : now_us() + countdown.in_ms * 1000;
}

// The dice are seen at the instant, or when they come if that is later; from there the eyes and the hand take their time.
void Race::look(std::size_t table, std::size_t seat, const match::Reveal& reveal) {
  Racer& racer = tables_[table].racers[seat];
  if (reveal.point != racer.point || !racer.shown.empty()) return;
  racer.shown = reveal.shown.text;
  racer.shown_us = std::max(now_us(), racer.show_at_us);
  acts_.push({racer.shown_us + sim::reaction_us(rng_), table, seat, true, racer.point});
}

void Race::answer_turn(std::size_t at, std::size_t seat, const match::Turn& turn) {
  Racer& racer = tables_[at].racers[seat];
  Person& person = racer.person;
  if (turn.decide && turn.decide != racer.decided) {
    racer.decided = turn.decide;
    say(person, match::Decide{person.new_command(), *turn.decide, {std::string(kPrepare)}});
  }
  if (seat != 0) return;
  if (turn.prompt && turn.prompt != racer.prompted) {
    racer.prompted = turn.prompt;
    acts_.push({now_us() + kShortestPause_us + rng_.below(kPauses_us), at, seat, false, *turn.prompt});
  }
  if (std::holds_alternative<rules::Over>(turn.awaiting)) {
    ++report_.matches;
    say(person, match::Begin{person.new_command()});
  }
}

void Race::act(const Act& due) {
  Racer& racer = tables_[due.table].racers[due.seat];
  Person& person = racer.person;
  if (!due.touch) return say(person, match::Prompt{person.new_command(), due.point});
  if (racer.point != due.point) return;
  // What it really took: this program may be late itself.
  const i64 reaction_ms = (now_us() - racer.shown_us + 500) / 1000;
  const std::string touch =
      R"({"type":"Touch","card":)" + racer.shown + R"(,"hand":"right","reaction_ms":)" + std::to_string(reaction_ms) + '}';
  say(person, match::Intend{person.new_command(), due.point, {touch}});
}

void Race::count(const Table& table, std::string_view events) {
  ++report_.throws;
  report_.by_arrival += times_in(events, R"("by_arrival":true)");
  if (events.find(R"("by_lot":true)") != std::string_view::npos) ++report_.by_lot;
  if (const auto seat = winner_of(events)) {
    ++report_.racers[line_of(table, *seat)].won;
  } else {
    ++report_.nobody;
  }
}

std::string Race::metrics_page() const {
  if (settings_.metrics_port == 0) return {};
  Person reader;
  reader.comes_from({settings_.metrics_port, 1}, 0);
  return reader.request("GET", "/metrics", "", 200);
}

RaceReport Race::measure() {
  for (const u32 round_trip : settings_.round_trips) report_.racers.push_back({.round_trip_ms = round_trip});
  open_tables();
  bring_together();
  const std::string before = metrics_page();
  const i64 began = now_us();
  const double server = cpu_seconds(settings_.server_pid);
  const double others = busy_seconds() - own_cpu_seconds() - server;
  run(began + static_cast<i64>(settings_.most_seconds * 1e6));
  report_.server_cpu_s = cpu_seconds(settings_.server_pid) - server;
  report_.others_cpu_s = std::max(0.0, busy_seconds() - own_cpu_seconds() - cpu_seconds(settings_.server_pid) - others);
  finish(began, before);
  return report_;
}

void Race::finish(i64 began_us, const std::string& page_before) {
  report_.tables = settings_.tables;
  report_.sockets = settings_.tables * static_cast<u32>(settings_.round_trips.size());
  report_.seconds = static_cast<double>(now_us() - began_us) / 1e6;
  report_.load_average = load_average();
  for (const auto& relay : relays_) {
    if (!relay) continue;
    report_.relayed += relay->chunks();
    report_.errors += relay->cut();
  }
  const auto throws = std::max(1.0, static_cast<double>(report_.throws - report_.nobody));
  for (RacerReport& racer : report_.racers) {
    racer.share = static_cast<double>(racer.won) / throws;
    const double half = 1.96 * std::sqrt(racer.share * (1 - racer.share) / throws);
    racer.low = racer.share - half;
    racer.high = racer.share + half;
  }
  if (settings_.metrics_port == 0) return;
  const Buckets verdicts = buckets_of(metrics_page(), kVerdicts) - buckets_of(page_before, kVerdicts);
  report_.verdicts = verdicts.count();
  report_.verdict_p50_ms = verdicts.bound(0.5) * 1000;
  report_.verdict_p99_ms = verdicts.bound(0.99) * 1000;
}

}  // namespace minuit::load
