// What may not be written, where, and why. The words are looked for in code, not in comments or literals.
#pragma once
#include <array>

#include "tests/tidy/source.hpp"

namespace minuit::tidy {

struct Ban {
  std::vector<std::string_view> words;
  std::vector<std::string_view> folders;  // where it holds
  std::vector<std::string_view> except;
  bool headers_only = false;
  std::string_view why;
};

// Everything whose outcome must be a function of its arguments.
inline const std::vector<std::string_view> kPure{"src/base/",  "src/rules/",   "src/resolve/",
                                                 "src/codec/", "src/catalog/", "src/match/"};
inline const std::vector<std::string_view> kSilent{"src/base/",    "src/rules/", "src/resolve/", "src/codec/",
                                                   "src/catalog/", "src/bots/",  "src/match/"};
// The games in which space is the game.
inline const std::vector<std::string_view> kSpatial{"src/rules/games/pas_vu_pas_pris/"};

inline const std::vector<Ban> kBans{
    {{"std::shared_ptr", "std::make_shared"},
     {"src/", "bench/", "tests/"},
     {"src/net/", "src/server/"},
     false,
     "values or unique_ptr; shared ownership is for network sessions only"},
    {{"rand(", "srand(", "drand48("}, {"src/", "bench/", "tests/"}, {}, false, "randomness comes from base/rng.hpp, with a seed"},
    {{"std::mt19937", "std::mt19937_64", "std::default_random_engine", "std::uniform_int_distribution",
      "std::uniform_real_distribution", "std::shuffle"},
     {"src/", "bench/"},
     {},
     false,
     "the standard's distributions differ from library to library; use base/rng.hpp"},
    {{"std::random_device", "getrandom("}, kSilent, {}, false, "the same arguments must give the same outcome"},
    {{"float", "double", "std::sqrt", "<cmath>"},
     {"src/rules/"},
     kSpatial,
     false,
     "rules count in integers, so that machines agree"},
    {{"std::log", "std::exp", "std::pow", "std::sin", "std::cos", "std::tan", "std::cbrt", "log(", "exp(", "pow("},
     {"src/base/", "src/rules/", "src/bots/"},
     {},
     false,
     "the mathematical library differs from machine to machine in the last bit"},
    {{"std::cout", "std::cerr", "std::clog", "printf(", "fprintf(", "puts(", "std::print"},
     kSilent,
     {},
     false,
     "these layers answer in values and print nothing"},
    {{"std::chrono::system_clock", "std::chrono::steady_clock", "std::chrono::high_resolution_clock", "system_clock",
      "steady_clock", "high_resolution_clock", "time(", "clock(", "gettimeofday(", "clock_gettime("},
     kPure,
     {},
     false,
     "time enters as data"},
    {{"std::thread", "std::jthread", "std::mutex", "std::atomic", "thread_local"}, kPure, {}, false, "these layers are pure"},
    {{"getenv("}, kPure, {}, false, "no hidden inputs"},
    {{"system(", "popen(", "fork(", "vfork(", "execl(", "execlp(", "execle(", "execv(", "execvp(", "execvpe(", "execve(",
      "fexecve(", "posix_spawn(", "posix_spawnp("},
     {"src/"},
     {},
     false,
     "the program starts no other (docs/ASVS.md, 1.2.5)"},
    {{"connect(", "async_connect(", "async_resolve(", "getaddrinfo(", "gethostbyname(", "sendto("},
     {"src/net/", "src/server/"},
     {"src/server/admin/client.cpp"},
     false,
     "the server speaks with those who connect to it and opens no connection itself (docs/ASVS.md, 13.2.4)"},
    {{"sqlite3_prepare(", "sqlite3_prepare_v2(", "sqlite3_prepare_v3(", "sqlite3_exec(", "sqlite3_mprintf(", "sqlite3_snprintf("},
     {"src/"},
     {"src/store/sqlite_parts.hpp"},
     false,
     "statements are constants and values are bound: prepare, run and pragma of store/sqlite_parts.hpp (docs/ASVS.md, 1.2.4)"},
    {{"using namespace"}, {"src/", "bench/", "tests/"}, {}, true, "a header must not open a namespace on its includers"},
    {{"<iostream>"}, {"src/", "bench/", "tests/"}, {}, true, "it costs every includer; <iosfwd> or a .cpp"},
};

// A unit test beside the code is held to what tests are held to.
[[nodiscard]] inline bool in_any(const Source& source, const std::vector<std::string_view>& folders) {
  return std::ranges::any_of(folders, [&](auto folder) { return source.is_test() ? folder == "tests/" : source.in(folder); });
}

[[nodiscard]] inline Findings check_bans(const Source& source) {
  if (!source.is_cpp()) return {};
  Findings findings;
  for (const Ban& ban : kBans) {
    if (!in_any(source, ban.folders) || in_any(source, ban.except) || (ban.headers_only && !source.is_header())) continue;
    for (const std::string_view word : ban.words)
      for (const std::size_t line : lines_with(source.code, word))
        findings.push_back({source.path, line, "ban", std::string(word) + ": " + std::string(ban.why)});
  }
  return findings;
}

// A statement is a constant: nothing that was put together is handed to the three functions that take one. They take no string,
// so it would need one of these two words.
[[nodiscard]] inline Findings check_statements(const Source& source) {
  if (!source.is_cpp() || !source.in("src/store/") || source.is_test()) return {};
  Findings findings;
  const auto lines = lines_of(source.code);
  for (const std::string_view taking : {"prepare(", "run(", "pragma("})
    for (const std::size_t line : lines_with(source.code, taking))
      for (const std::string_view making : {"c_str(", "data("})
        if (!lines_with(lines[line - 1], making).empty())
          findings.push_back({source.path, line, "statement", "a statement of SQL is a constant; bind what differs"});
  return findings;
}

// Words that say a thing is not done, put together here so that this file does not trip over itself.
inline const std::array<std::string, 4> kUndone{std::string("TO") + "DO", std::string("FIX") + "ME", std::string("XX") + "X",
                                                std::string("HA") + "CK"};

[[nodiscard]] inline Findings check_undone(const Source& source) {
  Findings findings;
  for (const std::string& word : kUndone)
    for (const std::size_t line : lines_with(source.text, word))
      findings.push_back({source.path, line, "undone", "finish it or file it; the sources hold no " + word});
  return findings;
}

// Nothing is fetched from a named host, and no page is needed to understand a file. Schemas must name their dialect.
[[nodiscard]] inline Findings check_hosts(const Source& source) {
  Findings findings;
  for (const std::string scheme : {"http:", "https:"}) {
    const std::string start = scheme + "//";
    for (std::size_t at = source.text.find(start); at != std::string::npos; at = source.text.find(start, at + 1)) {
      if (std::string_view(source.text).substr(at + start.size()).starts_with("json-schema.org/")) continue;
      const auto line = 1 + std::count(source.text.begin(), source.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
      findings.push_back({source.path, static_cast<std::size_t>(line), "host", "no network address in the sources"});
    }
  }
  return findings;
}

// A silenced warning says which one.
[[nodiscard]] inline Findings check_silenced(const Source& source) {
  if (!source.is_cpp() || source.in("tests/tidy/")) return {};
  Findings findings;
  const auto lines = lines_of(source.text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t at = lines[i].find("NOLINT");
    if (at == std::string_view::npos) continue;
    const std::size_t open = lines[i].find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ", at);
    if (open == std::string_view::npos || lines[i][open] != '(')
      findings.push_back({source.path, i + 1, "silenced", "name the check that is silenced"});
  }
  return findings;
}

}  // namespace minuit::tidy
