// A running match of any game, its types erased: decisions come in and views go out as JSON. The one place where that happens.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/rng.hpp"
#include "catalog/contest.hpp"
#include "catalog/game_info.hpp"
#include "codec/record.hpp"

namespace minuit::catalog {

// A question to the game's resolver with all it needs to answer: may be carried to another thread, where the settling of a
// wardrobe disturbs nobody.
class Errand {
 public:
  Errand() = default;
  Errand(const Errand&) = delete;
  Errand& operator=(const Errand&) = delete;
  virtual ~Errand() = default;
  // The decision, as JSON, or why the intent cannot be.
  [[nodiscard]] virtual Result<std::string, rules::Refusal> run(Rng& rng) const = 0;
};

class Match {
 public:
  Match() = default;
  Match(Match&&) = delete;
  Match& operator=(const Match&) = delete;
  Match& operator=(Match&&) = delete;
  virtual ~Match() = default;

  // What a decision met: nothing (it may be taken), a fault of its text, or a rule.
  using Answer = std::variant<std::monostate, codec::Fault, rules::Refusal>;
  // Two steps, so that a decision can be stored between them: one that was proposed and accepted waits to be taken, until another
  // is proposed.
  [[nodiscard]] virtual Answer propose(std::string_view decision_json) = 0;
  [[nodiscard]] virtual Answer propose_choice(Seat seat, std::string_view action_json) = 0;
  [[nodiscard]] virtual Answer propose_draw(Rng& rng) = 0;  // nature's, with the odds the game states
  [[nodiscard]] virtual Answer propose_elapsed() = 0;
  [[nodiscard]] virtual std::string proposed_json() const = 0;  // the decision that waits
  virtual void take() = 0;
  [[nodiscard]] Answer decide(std::string_view decision_json);  // both steps

  // What the resolver must be asked when the world is awaited, or when a seat sent an intent; nothing if the game has no such
  // thing.
  [[nodiscard]] virtual std::unique_ptr<Errand> errand() const = 0;
  [[nodiscard]] virtual bool takes_intents() const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<Errand>, codec::Fault> errand(Seat seat, std::string_view intent_json) const = 0;

  // Hands race now, and a referee is needed; the contest draws what will be shown. Nothing if they do not.
  [[nodiscard]] virtual bool races() const = 0;   // at times
  [[nodiscard]] virtual bool racing() const = 0;  // now
  [[nodiscard]] virtual std::unique_ptr<Contest> contest(Rng& rng) const = 0;

  [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
  [[nodiscard]] virtual const GameInfo& game() const = 0;
  [[nodiscard]] virtual std::string config_json() const = 0;  // the setup, written as this program writes it
  [[nodiscard]] virtual u8 players() const = 0;
  [[nodiscard]] virtual bool hides() const = 0;     // some may at times see what others may not
  [[nodiscard]] virtual u64 decisions() const = 0;  // taken so far
  [[nodiscard]] virtual rules::Awaiting awaiting() const = 0;
  [[nodiscard]] virtual u32 decision_point(Seat seat) const = 0;
  [[nodiscard]] virtual u32 hourglass() const = 0;  // which one runs, if the game says so; 0 if it does not
  [[nodiscard]] virtual bool may_talk(Seat seat) const = 0;
  [[nodiscard]] virtual u64 digest() const = 0;  // of the state
  // Of the last decision taken: whose choice it was, if a seat's; whether it showed that seat what it could not know.
  [[nodiscard]] virtual std::optional<Seat> chooser() const = 0;
  [[nodiscard]] virtual bool revealed() const = 0;

  [[nodiscard]] virtual std::string actions_json(Seat seat) const = 0;  // the list of what an awaited seat may do
  // For each viewer the first of them who sees the same: now, and of what the last decision caused.
  [[nodiscard]] virtual std::vector<std::size_t> alike(std::span<const rules::Viewer> viewers) const = 0;
  [[nodiscard]] virtual std::string view_json(const rules::Viewer& viewer) const = 0;
  // What the last decision changed of it (codec/changes.hpp).
  [[nodiscard]] virtual std::string changes_json(const rules::Viewer& viewer) const = 0;
  [[nodiscard]] virtual std::string view_text(const rules::Viewer& viewer, rules::Language language, rules::Ink ink) const = 0;
  // What the last decision caused, as this viewer may know it: a JSON list, and sentences.
  [[nodiscard]] virtual std::string events_json(const rules::Viewer& viewer) const = 0;
  [[nodiscard]] virtual std::vector<std::string> events_text(const rules::Viewer& viewer, rules::Language language) const = 0;
  // How many of them come with evidence, and that of one, from 0.
  [[nodiscard]] virtual std::size_t evidence(const rules::Viewer& viewer) const = 0;
  [[nodiscard]] virtual std::string evidence_json(const rules::Viewer& viewer, std::size_t which) const = 0;

 protected:
  Match(const Match&) = default;
};

// A match at its beginning, from the header line of a record.
[[nodiscard]] Result<std::unique_ptr<Match>, codec::Fault> open_match(std::string_view header_line);

}  // namespace minuit::catalog
