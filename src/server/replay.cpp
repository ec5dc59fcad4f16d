#include "server/replay.hpp"

#include "match/recent.hpp"
#include "server/refusals.hpp"

namespace minuit::server {
namespace {

using catalog::Match;

Denial deny(unsigned status, const rules::Reason& reason, i32 figure = 0) { return {status, rules::refuse(reason, figure)}; }

[[nodiscard]] bool sees_reasons(const rules::Viewer& eyes, Seat of) {
  return std::holds_alternative<rules::AllSeeing>(eyes) || eyes == rules::Viewer(of);
}

// What goes into one page.
class Page {
 public:
  Page(const ReplayWish& wish, std::vector<ReplayStep>& steps) : wish_(wish), steps_(steps) {}

  [[nodiscard]] bool full() const { return steps_.size() >= wish_.most_steps || reasons_ >= wish_.most_reasons; }
  // False if it does not fit.
  [[nodiscard]] bool add(ReplayStep step) {
    bytes_ += step.events.text.size() + step.changes.text.size();
    if (step.why) {
      bytes_ += step.why->name.size() + step.why->arguments.text.size();
      ++reasons_;
    }
    if (bytes_ > wish_.most_bytes && !steps_.empty()) return false;
    steps_.push_back(std::move(step));
    return true;
  }

 private:
  const ReplayWish& wish_;
  std::vector<ReplayStep>& steps_;
  std::size_t bytes_ = 0;
  std::size_t reasons_ = 0;
};

void add_steps(Replay& replay, Match& match, const RecordReader& reader, const match::Games& games, const ReplayWish& wish) {
  Page page(wish, replay.steps);
  const std::vector<std::string>& decisions = reader.decisions();
  for (std::size_t at = wish.from; at < decisions.size() && !page.full(); ++at) {
    const std::unique_ptr<Match> before = match.clone();
    [[maybe_unused]] const Match::Answer answer = match.decide(decisions[at]);
    assert(std::holds_alternative<std::monostate>(answer));
    ReplayStep step{match.chooser(),
                    {},
                    codec::Raw{match.events_json(wish.eyes)},
                    codec::Raw{match.changes_json(wish.eyes)},
                    match.awaiting()};
    if (step.by && sees_reasons(wish.eyes, *step.by))
      if (const auto level = reader.bot_of(at, *step.by))
        step.why = games.why({replay.game, *level, before->view_json(*step.by), decisions[at]});
    if (!page.add(std::move(step))) return;
  }
}

}  // namespace

std::vector<Player> players_of(const std::vector<match::Chair>& chairs, std::size_t seats) {
  std::vector<Player> players(seats);
  for (std::size_t seat = 0; seat < std::min(seats, chairs.size()); ++seat)
    players[seat] = {chairs[seat].person, chairs[seat].bot};
  return players;
}

Result<std::string, Denial> evidence_of(const RecordReader& reader, const match::Games& games, u64 which) {
  if (reader.version() == 0) return deny(404, match::kNoSuchTable);
  if (reader.header().empty()) return deny(404, kNoSuchMatch);
  if (reader.damaged()) return deny(503, match::kNotReadable);
  const auto opened = games.open(reader.header());
  if (!opened.ok()) return deny(409, kOtherRules);
  Match& match = *opened.value();
  u64 before = 0;
  for (const std::string& decision : reader.decisions()) {
    if (!std::holds_alternative<std::monostate>(match.decide(decision))) return deny(503, match::kNotReadable);
    const u64 more = match.evidence(rules::Spectator{});
    if (which > before && which <= before + more)
      return match.evidence_json(rules::Spectator{}, static_cast<std::size_t>(which - before - 1));
    before += more;
  }
  return deny(404, kNoSuchEvidence, static_cast<i32>(before));
}

Result<Replay, Denial> replay_of(const RecordReader& reader, const match::Games& games, const ReplayWish& wish) {
  if (reader.version() == 0) return deny(404, match::kNoSuchTable);
  if (reader.header().empty()) return deny(404, kNoSuchMatch);
  if (reader.damaged()) return deny(503, match::kNotReadable);
  const auto opened = games.open(reader.header());
  if (!opened.ok()) return deny(409, kOtherRules);
  Match& match = *opened.value();
  if (const auto* seat = std::get_if<Seat>(&wish.eyes); seat != nullptr && seat->value >= match.players())
    return deny(400, kNoSuchEyes, match.players() - 1);

  const std::vector<std::string>& decisions = reader.decisions();
  std::unique_ptr<Match> start = wish.from == 0 ? match.clone() : nullptr;
  for (const std::string& decision : decisions) {
    if (!std::holds_alternative<std::monostate>(match.decide(decision))) return deny(503, match::kNotReadable);
    if (match.decisions() == wish.from) start = match.clone();
  }
  if (!std::holds_alternative<rules::Over>(match.awaiting())) return deny(409, match::kMatchRuns);
  if (start == nullptr) return deny(400, kNoSuchDecision, static_cast<i32>(decisions.size()));

  const RecordReader::Beginning& begun = reader.beginning();
  Replay replay{.game = begun.game,
                .rules_version = begun.rules_version,
                .config = codec::Raw{begun.config},
                .match = reader.wanted(),
                .begun = begun.at,
                .players = players_of(begun.chairs, match.players()),
                .eyes = codec::to_string(wish.eyes),
                .decisions = decisions.size(),
                .from = wish.from,
                .view = codec::Raw{start->view_json(wish.eyes)},
                .awaiting = start->awaiting(),
                .steps = {}};
  add_steps(replay, *start, reader, games, wish);
  return replay;
}

}  // namespace minuit::server
