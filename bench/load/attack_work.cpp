// Attacks on what the server works with: its disk, its bots' thread, the places where matches are told again.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "bench/load/attack.hpp"
#include "bench/load/honest.hpp"
#include "bench/load/machine.hpp"
#include "bench/load/poller.hpp"
#include "codec/write.hpp"
#include "match/limits.hpp"

namespace minuit::load {

namespace {

constexpr u32 kAttackerAddress = 0;
constexpr i64 kMillisecond_ns = 1'000'000;
constexpr double kDay_s = 86'400;

[[nodiscard]] double bytes_in(const std::string& folder) {
  double sum = 0;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const auto size = entry.file_size(error);
    if (!error) sum += static_cast<double>(size);
  }
  return sum;
}

// Many sockets that are told what to say now and then, and whose answers are counted.
struct Crowd {
  std::vector<Person> people;
  Poller poller;

  void watch_last() { poller.watch(people.back().socket(), people.size() - 1); }
  void listen(i64 until_ns, const std::function<void(std::size_t who, std::string_view text)>& hear) {
    u64 bytes = 0;
    while (now_ns() < until_ns)
      for (const epoll_event& event : poller.wait(until_ns)) {
        const std::size_t who = event.data.u64;
        if (!people[who].on_the_line()) continue;
        if (!people[who].listen([&](std::string_view text) { hear(who, text); }, bytes)) people[who].hang_up();
      }
  }
};

}  // namespace

// A setup may have two kilobytes, and blanks are none of its meaning. Every table takes four of them a second.
Finding attack_disk(const Target& target) {
  constexpr std::size_t kTables = 60;
  constexpr i64 kEvery_ns = 250 * kMillisecond_ns;
  Finding found;
  if (target.data.empty()) throw Failure("--data is needed: the folder of the server");
  Crowd crowd;
  std::vector<std::string> configs;
  const Person host = target.somebody(kAttackerAddress);
  Person opener = target.somebody(kAttackerAddress);
  opener.show_cookie(host.cookie());
  for (std::size_t i = 0; i < kTables; ++i) {
    std::string table;
    try {
      table = open_table(opener, kGame, 4, "");
    } catch (const Failure&) {
      break;
    }
    Person there;
    there.comes_from({target.port, 250}, kAttackerAddress);
    there.show_cookie(host.cookie());
    const auto shown = enter(there, table);
    if (!shown) continue;
    std::string config = shown->config.text;
    config.insert(1, match::kMostConfigBytes - config.size(), ' ');
    configs.push_back(std::move(config));
    crowd.people.push_back(std::move(there));
    crowd.watch_last();
  }
  const double before = bytes_in(target.data);
  const i64 began = now_ns();
  const i64 until = began + static_cast<i64>(target.seconds * 1e9);
  const i64 settled = began + static_cast<i64>(target.seconds * 0.6e9);  // what is allowed in one go is spent by then
  double at_settled = before;
  u64 done = 0;
  u64 refused = 0;
  std::string clause;
  for (i64 next = began; next < until; next += kEvery_ns) {
    for (std::size_t i = 0; i < crowd.people.size(); ++i) {
      Person& person = crowd.people[i];
      if (person.on_the_line())
        person.say(codec::to_json(match::ClientMessage(match::Configure{person.new_command(), {configs[i]}})));
    }
    crowd.listen(next + kEvery_ns, [&](std::size_t, std::string_view text) {
      if (text.starts_with(R"({"type":"Done")")) ++done;
      if (!text.starts_with(R"({"type":"Refused")")) return;
      ++refused;
      const std::size_t at = text.find(R"("clause":")");
      if (at != std::string_view::npos) clause = text.substr(at + 10, 5);
    });
    if (next < settled) at_settled = bytes_in(target.data);
  }
  const double after = bytes_in(target.data);
  const double seconds = static_cast<double>(now_ns() - began) / 1e9;
  // What goes on at the pace of the end for the rest of the day.
  const double pace = (after - at_settled) / (seconds * 0.4);
  found.note("tables", static_cast<double>(crowd.people.size()));
  found.note("configured", static_cast<double>(done));
  found.note("refused", static_cast<double>(refused));
  found.note("megabytes_written", (after - before) / 1e6);
  found.note("bytes_per_second_at_the_end", pace);
  found.note("gigabytes_a_day", ((after - before) + pace * (kDay_s - seconds)) / 1e9);
  found.words = clause.empty() ? "" : "last refusal " + clause;
  found.held = found.figures.back().second < 1;
  return found;
}

// Each has a table of their own with a bot, and asks as often as one may.
Finding attack_bots(const Target& target) {
  constexpr std::size_t kPeople = 48;
  Finding found;
  Crowd crowd;
  for (std::size_t i = 0; i < kPeople; ++i) {
    Person person = target.somebody(kAttackerAddress);
    const std::string table = open_table(person, "pas-vu-pas-pris", 2, "", R"(["normal"])");
    if (!enter(person, table)) continue;
    crowd.people.push_back(std::move(person));
    crowd.watch_last();
  }
  std::vector<std::optional<u64>> points(crowd.people.size());
  u64 asked = 0;
  u64 advised = 0;
  u64 refused = 0;
  const auto hear = [&](std::size_t who, std::string_view text) {
    const match::ServerMessage message = understood(text);
    std::optional<u64> prompt;
    if (const auto* shown = std::get_if<match::Table>(&message)) {
      points[who] = shown->match ? shown->match->turn.decide : std::nullopt;
      if (shown->match) prompt = shown->match->turn.prompt;
    }
    if (const auto* update = std::get_if<match::Update>(&message)) {
      points[who] = update->turn.decide;
      prompt = update->turn.prompt;
    }
    if (prompt)
      crowd.people[who].say(codec::to_json(match::ClientMessage(match::Prompt{crowd.people[who].new_command(), *prompt})));
    if (std::holds_alternative<match::Advised>(message)) ++advised;
    if (std::holds_alternative<match::Refused>(message)) ++refused;
  };
  for (Person& person : crowd.people) person.say(codec::to_json(match::ClientMessage(match::Begin{person.new_command()})));
  crowd.listen(now_ns() + 2000 * kMillisecond_ns, hear);
  constexpr i64 kEvery_ns = 500 * kMillisecond_ns;
  const i64 until = now_ns() + static_cast<i64>(target.seconds * 1e9);
  for (i64 next = now_ns(); next < until; next += kEvery_ns) {
    for (std::size_t i = 0; i < crowd.people.size(); ++i) {
      Person& person = crowd.people[i];
      if (!points[i] || !person.on_the_line()) continue;
      person.say(codec::to_json(match::ClientMessage(match::Advise{person.new_command(), *points[i]})));
      ++asked;
    }
    crowd.listen(next + kEvery_ns, hear);
  }
  found.note("people", static_cast<double>(crowd.people.size()));
  found.note("asked", static_cast<double>(asked));
  found.note("advised", static_cast<double>(advised));
  found.note("refused", static_cast<double>(refused));
  return found;
}

// To tell a match again the whole log is read up to its end. Someone else asks for a match of a table with hardly any.
Finding attack_replays(const Target& target) {
  constexpr i64 kEvery_ns = 500 * kMillisecond_ns;
  constexpr u64 kStrangerEvery = 4;
  const auto path_of = [](std::string_view table) { return "/api/tables/" + std::string(table) + "/matches/1/replay"; };
  Finding found;
  const Person greedy = target.somebody(kAttackerAddress);
  if (target.somebody(kAttackerAddress).ask("GET", path_of(kShortTable), "").status != 409)
    throw Failure("the tables of `minuit_load prepare` are not there");
  std::vector<Bare> asking;
  u64 stranger_asked = 0;
  u64 stranger_answered = 0;
  double slowest_ms = 0;
  const i64 until = now_ns() + static_cast<i64>(target.seconds * 1e9);
  for (i64 next = now_ns(); next < until; next += kEvery_ns) {
    asking.emplace_back(greedy.dial());
    (void)asking.back().send(
        "GET " + path_of(kLongTable) + " HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + greedy.cookie() + "\r\n\r\n", 1000);
    if (asking.size() % kStrangerEvery == 0) {
      Person stranger;
      stranger.comes_from({target.port, 250}, kStrangerAddress);
      const i64 began = now_ns();
      bool answered = false;
      try {
        answered = stranger.ask("GET", path_of(kShortTable), "").status == 409;
      } catch (const Failure&) {
        answered = false;  // not in ten seconds
      }
      if (answered) ++stranger_answered;
      ++stranger_asked;
      slowest_ms = std::max(slowest_ms, static_cast<double>(now_ns() - began) / kMillisecond_ns);
    }
    if (const i64 left = next + kEvery_ns - now_ns(); left > 0) std::this_thread::sleep_for(std::chrono::nanoseconds(left));
  }
  const auto answered = std::ranges::count_if(asking, [](Bare& each) { return each.read(20, 12).starts_with("HTTP/1.1 4"); });
  found.note("asked", static_cast<double>(asking.size()));
  found.note("answered_by_the_end", static_cast<double>(answered));
  found.note("stranger_asked", static_cast<double>(stranger_asked));
  found.note("stranger_answered", static_cast<double>(stranger_answered));
  found.note("slowest_stranger_ms", slowest_ms);
  found.held = stranger_answered == stranger_asked;
  return found;
}

}  // namespace minuit::load
