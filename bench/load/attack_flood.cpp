// Attacks by sheer quantity, within what one address is allowed: answers nobody reads, messages, and long logs.
#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

#include "bench/load/attack.hpp"
#include "bench/load/machine.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr u32 kAttackerAddress = 0;
constexpr i64 kMillisecond_ns = 1'000'000;
constexpr std::size_t kConnections = 1024;

// The names of files that a page or a script of the client speaks of: "assets/…", or "./…" from one to its neighbour.
void collect_files(std::string_view text, std::set<std::string>& files) {
  constexpr std::size_t kMostFiles = 200;
  for (const std::string_view mark : {std::string_view("assets/"), std::string_view("./")})
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
      const std::size_t begin = at + mark.size();
      const std::size_t end = text.find_first_of("\"'`)", begin);
      if (end == std::string_view::npos || end - begin > 100 || files.size() >= kMostFiles) continue;
      const std::string_view name = text.substr(begin, end - begin);
      if (name.ends_with(".js")) files.emplace("/assets/" + std::string(name));
    }
}

[[nodiscard]] std::string largest_file(Person& person, double& bytes) {
  std::set<std::string> files;
  collect_files(person.request("GET", "/", "", 200), files);
  for (int depth = 0; depth < 2; ++depth)
    for (const std::string& file : std::set<std::string>(files)) collect_files(person.ask("GET", file, "").body, files);
  std::string largest = "/";
  for (const std::string& file : files) {
    const Person::Answer answer = person.ask("GET", file, "");
    if (answer.status != 200 || static_cast<double>(answer.body.size()) <= bytes) continue;
    bytes = static_cast<double>(answer.body.size());
    largest = file;
  }
  return largest;
}

}  // namespace

Finding attack_pages(const Target& target) {
  Finding found;
  Person person = target.somebody(kAttackerAddress);
  double bytes = 0;
  const std::string file = largest_file(person, bytes);
  std::vector<Bare> lines;
  const i64 until = now_ns() + static_cast<i64>(target.seconds * 1e9);
  u64 asked = 0;
  while (now_ns() < until) {
    std::erase_if(lines, [](const Bare& line) { return line.ended(); });
    while (lines.size() < kConnections && now_ns() < until) {
      try {
        lines.emplace_back(person.dial(4096));
        (void)lines.back().send("GET " + file + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 100);
        ++asked;
      } catch (const Failure&) {
        break;
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  }
  found.note("file_kilobytes", bytes / 1e3);
  found.note("asked", static_cast<double>(asked));
  found.words = file;
  return found;
}

Finding attack_frames(const Target& target) {
  constexpr std::size_t kSockets = 590;  // what one address may open in one go, beside what it needs for this
  constexpr std::size_t kAtOneTable = 60;
  constexpr int kBatch = 20;
  constexpr i64 kEvery_ns = 100 * kMillisecond_ns;
  Finding found;
  Person host = target.somebody(kAttackerAddress);
  std::vector<Person> people;
  std::string table;
  for (std::size_t i = 0; i < kSockets; ++i) {
    try {
      if (i % kAtOneTable == 0) table = open_table(host, kGame, 4, "");
      Person person;
      person.comes_from({target.port, 250}, kAttackerAddress);
      person.show_cookie(host.cookie());
      person.call(table);
      people.push_back(std::move(person));
    } catch (const Failure&) {
      break;
    }
  }
  // Not a message, and long enough to be read for a while.
  const std::string garbage =
      R"({"type":"Say","command":1,"text":")" + std::string(1500, 'x') + R"(","more":[)" + std::string(200, '[');
  std::string batch;
  for (int i = 0; i < kBatch; ++i) add_frame(batch, Opcode::text, garbage);
  u64 sent = 0;
  const i64 until = now_ns() + static_cast<i64>(target.seconds * 1e9);
  for (i64 next = now_ns() + kEvery_ns; next < until; next = std::max(next + kEvery_ns, now_ns())) {
    u64 bytes = 0;
    for (Person& person : people) {
      if (!person.on_the_line()) continue;
      const ssize_t written = ::send(person.socket(), batch.data(), batch.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (written > 0) sent += static_cast<u64>(written);
      // A frame that was taken in part only would make the rest of the line unreadable.
      if (written > 0 && static_cast<std::size_t>(written) < batch.size())
        person.finish(std::string_view(batch).substr(static_cast<std::size_t>(written)));
      if (!person.listen([](std::string_view) {}, bytes)) person.hang_up();
    }
    while (now_ns() < next && !people.empty()) (void)listen_for(people.front(), 5, [](const match::ServerMessage&) {});
  }
  const auto left = std::ranges::count_if(people, [](const Person& person) { return person.on_the_line(); });
  found.note("sockets", static_cast<double>(people.size()));
  found.note("sockets_left", static_cast<double>(left));
  found.note("frames_per_second", static_cast<double>(sent) / static_cast<double>(batch.size()) * kBatch / target.seconds);
  return found;
}

// Nobody is there, and everyone who comes has the whole log read. Many come at once, and leave as soon as they were told.
Finding attack_logs(const Target& target) {
  constexpr std::size_t kAtOnce = 8;
  Finding found;
  std::vector<Person> people(kAtOnce);
  const Person greedy = target.somebody(kAttackerAddress);
  for (Person& person : people) {
    person.comes_from({target.port, 250}, kAttackerAddress);
    person.show_cookie(greedy.cookie());
  }
  u64 comings = 0;
  u64 refused = 0;
  double slowest_ms = 0;
  const i64 end = now_ns() + static_cast<i64>(target.seconds * 1e9);
  for (std::size_t who = 0; now_ns() < end; who = (who + 1) % kAtOnce) {
    const i64 began = now_ns();
    Person& person = people[who];
    if (enter(person, std::string(kLongTable))) {
      ++comings;
    } else {
      ++refused;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    person.hang_up();
    slowest_ms = std::max(slowest_ms, static_cast<double>(now_ns() - began) / kMillisecond_ns);
  }
  found.note("comings", static_cast<double>(comings));
  found.note("refused", static_cast<double>(refused));
  found.note("slowest_coming_ms", slowest_ms);
  return found;
}

}  // namespace minuit::load
