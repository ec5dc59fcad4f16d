// A match as a file of JSON lines: a header {"game", "rules_version", "config"}, then one decision a line, so that anyone can
// write one by hand. Reading takes two steps, because only the header says which game's decisions follow.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/contract/game.hpp"

namespace minuit::codec {

inline constexpr std::size_t kMostLineBytes = std::size_t{1} << 16U;
inline constexpr std::size_t kMostRecordBytes = std::size_t{1} << 26U;

// The header before its game is known: the setup is still text.
struct Header {
  std::string game;
  u32 rules_version = 0;
  std::string config_json;
  bool operator==(const Header&) const = default;
};
[[nodiscard]] Result<Header, Fault> read_header(std::string_view line);

// The header of a known game.
template <class G>
struct GameHeader {
  std::string game{G::kId};
  u32 rules_version = G::kRulesVersion;
  typename G::Config config;
  bool operator==(const GameHeader&) const = default;
  MINUIT_DESCRIBE_TEMPLATE(GameHeader, (game, rules_version, config))
};

struct LineFault {
  u64 line = 0;  // from 1; 0 if the fault is of the whole
  std::string path;
  std::string message;
  bool operator==(const LineFault&) const = default;
};

// Hands out the lines of a record one by one. Lines end in \n or \r\n; the last one need not; blank ones may only follow it.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) { drop_blank_end(); }
  [[nodiscard]] bool more() const { return !rest_.empty(); }
  [[nodiscard]] std::string_view next();
  [[nodiscard]] u64 number() const { return number_; }  // of the line handed out last

 private:
  void drop_blank_end();
  std::string_view rest_;
  u64 number_ = 0;
};

// A record, and a line of it, within their limits.
[[nodiscard]] std::optional<LineFault> check_size(std::string_view text);
[[nodiscard]] std::optional<Fault> check_line(std::string_view line);

namespace detail {
[[nodiscard]] std::optional<Fault> check_header(const Header& header, std::string_view game, u32 rules_version);
[[nodiscard]] Fault refused_setup(const rules::Refusal& refusal);
[[nodiscard]] inline LineFault at_line(u64 line, Fault fault) { return {line, std::move(fault.path), std::move(fault.message)}; }
}  // namespace detail

template <class G>
void write_header(std::string& out, const typename G::Config& config) {
  write(out, GameHeader<G>{.config = config});
  out += '\n';
}

template <class G>
[[nodiscard]] std::string write_record(const rules::Record<G>& record) {
  std::string out;
  write_header<G>(out, record.config);
  for (const auto& decision : record.decisions) {
    write(out, decision);
    out += '\n';
  }
  return out;
}

// The setup from the header line, which must be of this game, of its present rules, and playable.
template <class G>
[[nodiscard]] Result<typename G::Config, Fault> read_setup(std::string_view line) {
  if (auto fault = check_line(line)) return *fault;
  const auto header = read_header(line);
  if (!header.ok()) return header.error();
  if (auto fault = detail::check_header(header.value(), G::kId, G::kRulesVersion)) return *fault;
  const auto full = read<GameHeader<G>>(line);
  if (!full.ok()) return full.error();
  const rules::Verdict verdict = G::check(full.value().config);
  if (!verdict.ok()) return detail::refused_setup(verdict.refusal());
  return full.value().config;
}

// The decisions are well formed and no more than the game can last; whether they are legal, `rules::replay` says.
template <class G>
[[nodiscard]] Result<rules::Record<G>, LineFault> read_record(std::string_view text) {
  if (auto fault = check_size(text)) return *fault;
  Lines lines(text);
  const auto config = read_setup<G>(lines.next());
  if (!config.ok()) return detail::at_line(1, config.error());
  const u64 longest = G::longest(config.value());
  rules::Record<G> record{config.value(), {}};
  while (lines.more()) {
    const std::string_view line = lines.next();
    if (record.decisions.size() == longest)
      return LineFault{lines.number(), "$", "no match of this setup takes more than " + std::to_string(longest) + " decisions"};
    if (auto fault = check_line(line)) return detail::at_line(lines.number(), *fault);
    auto decision = read<rules::Decision<G>>(line);
    if (!decision.ok()) return detail::at_line(lines.number(), decision.error());
    record.decisions.push_back(std::move(decision).value());
  }
  return record;
}

}  // namespace minuit::codec
