#include "lab/replay.hpp"

#include <array>
#include <cstdio>

namespace minuit::lab {

namespace {

using catalog::Match;

[[nodiscard]] std::string hex(u64 number) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
  return digits.data();
}

struct Position {
  std::string game;
  u32 rules_version = 0;
  u64 decisions = 0;
  std::string digest;
  rules::Awaiting awaiting;
  codec::Raw view;
  MINUIT_DESCRIBE_TEMPLATE(Position, (game, rules_version, decisions, digest, awaiting, view))
};

// Takes the decisions of a record one by one, up to a number of them; told(match, line) hears of each.
[[nodiscard]] Result<std::unique_ptr<Match>, ReplayFault> follow(std::string_view record, const ReplayOptions& options,
                                                                 auto&& told) {
  if (const auto fault = codec::check_size(record)) return ReplayFault{fault->line, std::nullopt, fault->message};
  codec::Lines lines(record);
  auto opened = catalog::open_match(lines.next());
  if (!opened.ok()) return ReplayFault{1, std::nullopt, opened.error().path + ": " + opened.error().message};
  std::unique_ptr<Match> match = std::move(opened).value();
  if (const auto* seat = std::get_if<Seat>(&options.viewer); seat != nullptr && seat->value >= match->players())
    return ReplayFault{0, std::nullopt,
                       "no seat " + std::to_string(seat->number()) + " for --viewer: the match has " +
                           std::to_string(match->players()) + " players, seats 0 to " + std::to_string(match->players() - 1)};
  while (lines.more() && match->decisions() < options.to) {
    const std::string_view line = lines.next();
    if (const auto fault = codec::check_line(line)) return ReplayFault{lines.number(), std::nullopt, fault->message};
    const Match::Answer answer = match->decide(line);
    if (const auto* fault = std::get_if<codec::Fault>(&answer))
      return ReplayFault{lines.number(), std::nullopt, fault->path + ": " + fault->message};
    if (const auto* refusal = std::get_if<rules::Refusal>(&answer))
      return ReplayFault{lines.number(), refusal->clause(), refusal->text(options.language)};
    told(*match, line);
  }
  return match;
}

// Whether these eyes may read the last decision itself; of others' they are told the events they see.
[[nodiscard]] bool reads_decision(const rules::Viewer& eyes, const Match& match) {
  if (std::holds_alternative<rules::AllSeeing>(eyes)) return true;
  const std::optional<Seat> chooser = match.chooser();
  return chooser && eyes == rules::Viewer(*chooser);
}

}  // namespace

std::string to_string(const ReplayFault& fault) {
  std::string text = fault.line == 0 ? "" : "line " + std::to_string(fault.line) + ": ";
  if (fault.clause) text += rules::to_string(*fault.clause) + ": ";
  return text + fault.message;
}

Transcript transcript(std::string_view record, const ReplayOptions& options) {
  Transcript transcript;
  const auto tell = [&](const Match& match, std::string_view line) {
    transcript.text += std::to_string(match.decisions());
    if (reads_decision(options.viewer, match)) transcript.text.append(" ").append(line);
    transcript.text += '\n';
    for (const std::string& event : match.events_text(options.viewer, options.language)) transcript.text += "    " + event + "\n";
  };
  const auto end = follow(record, options, tell);
  if (!end.ok()) {
    transcript.fault = end.error();
    return transcript;
  }
  const Match& match = *end.value();
  transcript.text += "\n" + match.view_text(options.viewer, options.language, options.ink);
  const texts::Words words("common/server", options.language);
  transcript.text += "\n" + words("replay-end", match.decisions(), hex(match.digest())) + "\n";
  transcript.text += codec::to_json(match.awaiting()) + "\n";
  return transcript;
}

Result<std::string, ReplayFault> position_json(std::string_view record, const ReplayOptions& options) {
  const auto end = follow(record, options, [](const Match&, std::string_view) {});
  if (!end.ok()) return end.error();
  const Match& match = *end.value();
  return codec::to_json(Position{std::string(match.game().id), match.game().rules_version, match.decisions(), hex(match.digest()),
                                 match.awaiting(), codec::Raw{match.view_json(options.viewer)}});
}

}  // namespace minuit::lab
