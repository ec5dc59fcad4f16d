// Attacks below the game: requests, connections and cookies.
#include <algorithm>

#include "base/rng.hpp"
#include "bench/load/attack.hpp"
#include "bench/load/honest.hpp"
#include "bench/load/machine.hpp"

namespace minuit::load {

namespace {

constexpr u64 kTrailers = 3'000'000;
constexpr std::string_view kTrailer = "X: aaaaa\r\n";
constexpr std::size_t kTrailersAtOnce = 2000;
constexpr i64 kMillisecond_ns = 1'000'000;

[[nodiscard]] double times_in(std::string_view text, std::string_view part) {
  double times = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++times;
  return times;
}

[[nodiscard]] double status_of(std::string_view answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::atoi(std::string(answer.substr(9, 3)).c_str()) : 0;
}

[[nodiscard]] Person from(const Target& target, u32 address) {
  Person person;
  person.comes_from({target.port, 250}, address);
  return person;
}

}  // namespace

// Thirty megabytes on one connection that has not even a cookie. What the server takes of them it holds in memory until it
// answers.
Finding attack_trailers(const Target& target) {
  Finding found;
  Bare line(from(target, 0).dial());
  (void)line.send(
      "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
      1000);
  std::string lines;
  for (std::size_t i = 0; i < kTrailersAtOnce; ++i) lines += kTrailer;
  const i64 until = now_ns() + static_cast<i64>(target.seconds * 1e9);
  u64 taken = 0;
  while (taken < kTrailers * kTrailer.size() && now_ns() < until) {
    const std::size_t sent = line.send(lines, 5000);
    taken += sent;
    if (sent < lines.size()) break;
  }
  (void)line.send("\r\n", 1000);
  const std::string answer = line.read(30'000, 12);  // while it works at that, everybody waits
  found.note("megabytes_taken", static_cast<double>(taken) / 1e6);
  found.note("status", status_of(answer));
  found.held = taken < 4'000'000;  // the kernel's own buffers take some before anyone looks
  return found;
}

// The body is itself a request. Where a proxy and the server do not agree on where the body ends, it would be answered to
// somebody else.
Finding attack_encodings(const Target& target) {
  constexpr std::string_view kHidden = "GET /hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  constexpr std::array<std::string_view, 9> kEncodings{
      "identity",          "gzip",          "xchunked",
      "chunked, identity", "gzip, chunked", "deflate",
      "chunked, chunked",  "chunked;a",     "chunked\r\nTransfer-Encoding: identity"};
  Finding found;
  double hidden = 0;
  double refused = 0;
  for (const std::string_view encoding : kEncodings) {
    Bare line(from(target, 0).dial());
    const std::string request =
        "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: " +
        std::string(encoding) + "\r\n\r\n" + std::string(kHidden);
    (void)line.send(request, 1000);
    const std::string answers = line.read(700);
    const double count = times_in(answers, "HTTP/1.1 ");
    const double status = status_of(answers);
    if (count > 1) {
      ++hidden;
      found.words += (found.words.empty() ? "answered twice: " : "; ") + std::string(encoding.substr(0, encoding.find('\r')));
    }
    if (count == 1 && (status == 400 || status == 501)) ++refused;
  }
  // What is right must still be understood, or nothing was shown.
  Bare line(from(target, 0).dial());
  (void)line.send(
      "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
      "Connection: close\r\n\r\n10\r\n{\"name\":\"Camill\"\r\n1\r\n}\r\n0\r\n\r\n",
      1000);
  const double plain = status_of(line.read(2000));
  found.note("encodings", static_cast<double>(kEncodings.size()));
  found.note("hidden_requests_answered", hidden);
  found.note("refused", refused);
  found.note("status_of_plain_chunks", plain);
  found.held = hidden == 0 && refused == static_cast<double>(kEncodings.size()) && plain == 200;
  return found;
}

// Connections that say nothing, each replaced as soon as it ends; then someone new wants to come in.
Finding attack_slots(const Target& target) {
  constexpr u32 kAddresses = 4;
  constexpr u32 kEach = 1024;
  constexpr int kTries = 10;
  Finding found;
  std::vector<Bare> held;
  held.reserve(std::size_t{kAddresses} * kEach);
  for (u32 i = 0; i < kAddresses * kEach; ++i) {
    try {
      held.emplace_back(from(target, i % kAddresses).dial());
    } catch (const Failure&) {
      break;
    }
  }
  double answered = 0;
  double slowest_ms = 0;
  for (int i = 0; i < kTries; ++i) {
    const i64 began = now_ns();
    double status = 0;
    try {
      Bare newcomer(from(target, kStrangerAddress).dial());
      (void)newcomer.send("GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 1000);
      status = status_of(newcomer.read(2000, 12));
    } catch (const Failure&) {
      status = 0;  // not even a connection
    }
    if (status == 200) ++answered;
    slowest_ms = std::max(slowest_ms, static_cast<double>(now_ns() - began) / kMillisecond_ns);
    for (Bare& each : held) {
      if (!each.ended()) continue;
      try {
        each = Bare(from(target, static_cast<u32>(&each - held.data()) % kAddresses).dial());
      } catch (const Failure&) {
        break;
      }
    }
  }
  found.note("connections_held",
             static_cast<double>(std::ranges::count_if(held, [](const Bare& each) { return !each.ended(); })));
  found.note("newcomers", kTries);
  found.note("newcomers_answered", answered);
  found.note("slowest_newcomer_ms", slowest_ms);
  found.held = answered == kTries;
  return found;
}

// Whoever may choose their cookie may choose their id, and with it what is drawn from ids.
Finding attack_cookies(const Target& target) {
  constexpr int kMadeUp = 50;
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  Finding found;
  Rng rng(target.seed);
  double believed = 0;
  double changed = 0;
  const auto is_believed = [&](const std::string& cookie) {
    std::array<std::string, 2> bodies;
    for (std::string& body : bodies) {
      Person person = from(target, 0);
      person.show_cookie(cookie);
      body = person.request("GET", "/api/me", "", 200);
    }
    return bodies[0] == bodies[1];  // the same person both times
  };
  for (int i = 0; i < kMadeUp; ++i) {
    const std::string real = target.somebody(0).cookie();
    const std::size_t begin = real.find('=') + 1;
    std::string made_up = real;
    for (std::size_t at = begin; at < made_up.size(); ++at)
      if (made_up[at] != '.') made_up[at] = kLetters[rng.below(static_cast<u32>(kLetters.size()))];
    // The last letter of 43 holds only four bits: one of these spells a whole secret.
    made_up.back() = kLetters[std::size_t{4} * rng.below(16)];
    if (is_believed(made_up)) ++believed;
    std::string one_letter = real;
    char& letter = one_letter[begin + rng.below(20)];
    letter = letter == 'A' ? 'B' : 'A';
    if (is_believed(one_letter)) ++changed;
  }
  found.note("made_up", kMadeUp);
  found.note("made_up_believed", believed);
  found.note("changed_believed", changed);
  found.held = believed == 0 && changed == 0;
  return found;
}

}  // namespace minuit::load
