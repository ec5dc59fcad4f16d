#include "codec/record.hpp"

namespace minuit::codec {
namespace {

struct UnknownHeader {
  std::string game;
  u32 rules_version = 0;
  Raw config;
};
MINUIT_DESCRIBE(UnknownHeader, (game, rules_version, config))

constexpr std::string_view kBlank = " \t\r\n";

}  // namespace

Result<Header, Fault> read_header(std::string_view line) {
  auto header = read<UnknownHeader>(line);
  if (!header.ok()) return header.error();
  UnknownHeader& read = header.value();
  return Header{std::move(read.game), read.rules_version, std::move(read.config.text)};
}

void Lines::drop_blank_end() {
  const std::size_t last = rest_.find_last_not_of(kBlank);
  rest_ = rest_.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::string_view Lines::next() {
  ++number_;
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::optional<LineFault> check_size(std::string_view text) {
  if (text.size() > kMostRecordBytes)
    return LineFault{
        0, "$",
        "the record has " + std::to_string(text.size()) + " bytes, at most " + std::to_string(kMostRecordBytes) + " are read"};
  if (!Lines(text).more()) return LineFault{1, "$", "the record is empty: expected a header with game, rules_version and config"};
  return std::nullopt;
}

std::optional<Fault> check_line(std::string_view line) {
  if (line.size() > kMostLineBytes)
    return Fault{
        "$", "the line has " + std::to_string(line.size()) + " bytes, at most " + std::to_string(kMostLineBytes) + " are read"};
  if (line.find_first_not_of(kBlank) == std::string_view::npos)
    return Fault{"$", "the line is blank: blank lines may only end a record"};
  return std::nullopt;
}

namespace detail {

std::optional<Fault> check_header(const Header& header, std::string_view game, u32 rules_version) {
  if (header.game != game) return Fault{"$.game", "expected " + std::string(game) + ", found " + shown(header.game)};
  if (header.rules_version != rules_version)
    return Fault{"$.rules_version", "the record follows version " + std::to_string(header.rules_version) +
                                        " of the rules, this program plays version " + std::to_string(rules_version)};
  return std::nullopt;
}

Fault refused_setup(const rules::Refusal& refusal) {
  return {"$.config", to_string(refusal.clause()) + ": " + refusal.text(texts::english())};
}

}  // namespace detail
}  // namespace minuit::codec
