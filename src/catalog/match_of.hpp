// The match of one game behind the erased interface. Only the catalogue, and tests with a game of their own, need to see it.
#pragma once
#include "base/digest.hpp"
#include "catalog/match.hpp"
#include "codec/changes.hpp"
#include "rules/contract/evidence.hpp"
#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::catalog {

template <rules::Game G>
class WorldErrand final : public Errand {
 public:
  explicit WorldErrand(const typename G::State& state) : state_(state) {}
  [[nodiscard]] Result<std::string, rules::Refusal> run(Rng& rng) const override {
    return codec::to_json(rules::Decision<G>(rules::Resolved<G>{rules::Resolver<G>::resolve(state_, rng)}));
  }

 private:
  typename G::State state_;
};

template <rules::Game G>
class IntentErrand final : public Errand {
 public:
  IntentErrand(const typename G::State& state, Seat seat, const typename G::Intent& intent)
      : state_(state), seat_(seat), intent_(intent) {}
  [[nodiscard]] Result<std::string, rules::Refusal> run(Rng& rng) const override {
    const auto outcome = rules::Resolver<G>::resolve(state_, seat_, intent_, rng);
    if (!outcome.ok()) return outcome.error();
    return codec::to_json(rules::Decision<G>(rules::Resolved<G>{outcome.value()}));
  }

 private:
  typename G::State state_;
  Seat seat_;
  typename G::Intent intent_;
};

template <rules::Game G>
  requires rules::Resolvable<G> && rules::ResolvesIntents<G> && rules::Refereed<G>
class MatchOf final : public Match {
 public:
  MatchOf(MatchOf&&) = delete;
  MatchOf& operator=(const MatchOf&) = delete;
  MatchOf& operator=(MatchOf&&) = delete;
  ~MatchOf() override = default;
  explicit MatchOf(const typename G::Config& config) : config_(config), players_(G::players(config)), state_(G::start(config)) {}

  Answer propose(std::string_view decision_json) override {
    auto decision = codec::read<rules::Decision<G>>(decision_json);
    if (!decision.ok()) return decision.error();
    if (const auto* chosen = std::get_if<rules::Chosen<G>>(&decision.value());
        chosen != nullptr && chosen->seat.value >= players_)
      return codec::Fault{"$.seat", "expected a seat of this match, 0 to " + std::to_string(players_ - 1) + ", found " +
                                        std::to_string(chosen->seat.number())};
    return consider(std::move(decision).value());
  }
  Answer propose_choice(Seat seat, std::string_view action_json) override {
    const auto action = codec::read<typename G::Action>(action_json);
    if (!action.ok()) return action.error();
    return consider(rules::Chosen<G>{seat, action.value()});
  }
  Answer propose_draw(Rng& rng) override {
    if (!std::holds_alternative<rules::Nature>(awaiting())) return rules::refuse(rules::kNatureNotAwaited);
    return consider(rules::Chance<G>{rules::draw<G>(state_, rng)});
  }
  Answer propose_elapsed() override { return consider(rules::Elapsed{}); }
  [[nodiscard]] std::string proposed_json() const override { return codec::to_json(proposed_.value()); }

  void take() override {
    assert(proposed_);
    events_.clear();
    before_ = state_;
    rules::step<G>(state_, *proposed_, [&](const auto& event) { events_.push_back(event); });
    const auto* chosen = std::get_if<rules::Chosen<G>>(&*proposed_);
    chooser_ = chosen != nullptr ? std::optional(chosen->seat) : std::nullopt;
    proposed_.reset();
    ++decisions_;
  }

  [[nodiscard]] std::unique_ptr<Errand> errand() const override {
    if constexpr (rules::HasWorld<G>)
      if (std::holds_alternative<rules::World>(awaiting())) return std::make_unique<WorldErrand<G>>(state_);
    return nullptr;
  }
  [[nodiscard]] bool takes_intents() const override { return rules::TakesIntents<G>; }
  [[nodiscard]] Result<std::unique_ptr<Errand>, codec::Fault> errand(
      [[maybe_unused]] Seat seat, [[maybe_unused]] std::string_view intent_json) const override {
    if constexpr (rules::TakesIntents<G>) {
      const auto intent = codec::read<typename G::Intent>(intent_json);
      if (!intent.ok()) return intent.error();
      return std::unique_ptr<Errand>(std::make_unique<IntentErrand<G>>(state_, seat, intent.value()));
    } else {
      return codec::Fault{"$", "this game takes no intents"};
    }
  }

  [[nodiscard]] bool races() const override { return rules::Raced<G>; }
  [[nodiscard]] bool racing() const override {
    if constexpr (rules::Raced<G>) return rules::Racing<G>::runs(state_);
    return false;
  }
  [[nodiscard]] std::unique_ptr<Contest> contest([[maybe_unused]] Rng& rng) const override {
    if constexpr (rules::Raced<G>)
      if (racing()) return std::make_unique<ContestOf<G>>(state_, rng);
    return nullptr;
  }

  [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::unique_ptr<Match>(new MatchOf(*this)); }
  [[nodiscard]] const GameInfo& game() const override { return kInfo; }
  [[nodiscard]] std::string config_json() const override { return codec::to_json(config_); }
  [[nodiscard]] u8 players() const override { return players_; }
  [[nodiscard]] bool hides() const override { return !rules::NothingHidden<G>; }
  [[nodiscard]] u64 decisions() const override { return decisions_; }
  [[nodiscard]] rules::Awaiting awaiting() const override { return G::awaiting(state_); }
  [[nodiscard]] u32 decision_point(Seat seat) const override { return G::decision_point(state_, seat); }
  [[nodiscard]] u32 hourglass() const override {
    if constexpr (rules::HasHourglass<G>) return G::hourglass(state_);
    return 0;
  }
  [[nodiscard]] bool may_talk(Seat seat) const override { return G::may_talk(state_, seat); }
  [[nodiscard]] u64 digest() const override { return digest_of(state_); }
  [[nodiscard]] std::optional<Seat> chooser() const override { return chooser_; }
  [[nodiscard]] bool revealed() const override {
    return std::ranges::any_of(events_, [](const typename G::Event& event) { return G::reveals(event); });
  }

  [[nodiscard]] std::string actions_json(Seat seat) const override {
    codec::ListWriter list;
    for (const typename G::Action& action : G::actions(state_, seat)) list.add(action);
    return list.take();
  }
  [[nodiscard]] std::vector<std::size_t> alike(std::span<const rules::Viewer> viewers) const override {
    std::vector<std::size_t> first(viewers.size());
    if constexpr (rules::NothingHidden<G>) return first;
    struct Kind {
      std::size_t first;
      typename G::View before, now;
    };
    std::vector<Kind> kinds;
    for (std::size_t at = 0; at < viewers.size(); ++at) {
      typename G::View before = G::view(before_, viewers[at]);
      typename G::View now = G::view(state_, viewers[at]);
      const auto same = std::ranges::find_if(kinds, [&](const Kind& kind) {
        return kind.now == now && kind.before == before && same_events(viewers[kind.first], viewers[at]);
      });
      first[at] = same == kinds.end() ? at : same->first;
      if (same == kinds.end()) kinds.push_back({at, std::move(before), std::move(now)});
    }
    return first;
  }
  [[nodiscard]] std::string view_json(const rules::Viewer& viewer) const override {
    return codec::to_json(G::view(state_, viewer));
  }
  [[nodiscard]] std::string changes_json(const rules::Viewer& viewer) const override {
    return codec::changes_json(G::view(before_, viewer), G::view(state_, viewer));
  }
  [[nodiscard]] std::string view_text(const rules::Viewer& viewer, rules::Language language, rules::Ink ink) const override {
    return picture(G::view(state_, viewer), language, ink);
  }
  [[nodiscard]] std::string events_json(const rules::Viewer& viewer) const override {
    codec::ListWriter list;
    each_seen(viewer, [&](const typename G::Event& event) { list.add(event); });
    return list.take();
  }
  [[nodiscard]] std::vector<std::string> events_text(const rules::Viewer& viewer, rules::Language language) const override {
    std::vector<std::string> lines;
    each_seen(viewer, [&](const typename G::Event& event) { lines.push_back(sentence(event, language)); });
    return lines;
  }
  [[nodiscard]] std::size_t evidence([[maybe_unused]] const rules::Viewer& viewer) const override {
    if constexpr (rules::Evident<G>) {
      std::size_t count = 0;
      each_seen(viewer, [&](const typename G::Event& event) { count += G::has_evidence(event) ? 1U : 0U; });
      return count;
    } else {
      return 0;
    }
  }
  [[nodiscard]] std::string evidence_json([[maybe_unused]] const rules::Viewer& viewer,
                                          [[maybe_unused]] std::size_t which) const override {
    std::string json;
    if constexpr (rules::Evident<G>)
      each_seen(viewer, [&](const typename G::Event& event) {
        if (G::has_evidence(event) && which-- == 0) json = codec::to_json(G::evidence(event));
      });
    return json;
  }

 private:
  static constexpr GameInfo kInfo = info_of<G>();
  MatchOf(const MatchOf&) = default;

  [[nodiscard]] Answer consider(rules::Decision<G>&& decision) {
    proposed_.reset();
    const rules::Verdict verdict = rules::judge<G>(state_, decision);
    if (!verdict.ok()) return verdict.refusal();
    proposed_ = std::move(decision);
    return {};
  }

  [[nodiscard]] bool same_events(const rules::Viewer& one, const rules::Viewer& other) const {
    return std::ranges::all_of(events_,
                               [&](const typename G::Event& event) { return G::seen(event, one) == G::seen(event, other); });
  }

  void each_seen(const rules::Viewer& viewer, auto&& tell) const {
    for (const typename G::Event& event : events_)
      if (const auto seen = G::seen(event, viewer)) tell(*seen);
  }

  typename G::Config config_;
  u8 players_;
  u64 decisions_ = 0;
  typename G::State state_;
  typename G::State before_ = state_;  // the last decision
  std::optional<rules::Decision<G>> proposed_;
  std::optional<Seat> chooser_;
  std::vector<typename G::Event> events_;
};

// A match of this very game at its beginning, from the header line of a record.
template <rules::Game G>
[[nodiscard]] Result<std::unique_ptr<Match>, codec::Fault> open_match_of(std::string_view header_line) {
  const auto config = codec::read_setup<G>(header_line);
  if (!config.ok()) return config.error();
  return std::unique_ptr<Match>(std::make_unique<MatchOf<G>>(config.value()));
}

}  // namespace minuit::catalog
