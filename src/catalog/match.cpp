#include "catalog/match.hpp"

#include "base/digest.hpp"
#include "rules/contract/play.hpp"

namespace minuit::catalog {

namespace {

template <rules::Game G>
class MatchOf final : public Match {
 public:
  explicit MatchOf(const typename G::Config& config) : players_(G::players(config)), state_(G::start(config)) {}

  Answer decide(std::string_view decision_json) override {
    const auto decision = codec::read<rules::Decision<G>>(decision_json);
    if (!decision.ok()) return decision.error();
    if (const auto* chosen = std::get_if<rules::Chosen<G>>(&decision.value());
        chosen != nullptr && chosen->seat.value >= players_)
      return codec::Fault{"$.seat", "expected a seat of this match, 0 to " + std::to_string(players_ - 1) + ", found " +
                                        std::to_string(chosen->seat.number())};
    const rules::Verdict verdict = rules::judge<G>(state_, decision.value());
    if (!verdict.ok()) return verdict.refusal();
    events_.clear();
    rules::step<G>(state_, decision.value(), [&](const auto& event) { events_.push_back(event); });
    ++decisions_;
    return {};
  }

  [[nodiscard]] const GameInfo& game() const override { return kInfo; }
  [[nodiscard]] u8 players() const override { return players_; }
  [[nodiscard]] u64 decisions() const override { return decisions_; }
  [[nodiscard]] rules::Awaiting awaiting() const override { return G::awaiting(state_); }
  [[nodiscard]] u64 digest() const override { return digest_of(state_); }

  [[nodiscard]] std::string view_json(const rules::Viewer& viewer) const override {
    return codec::to_json(G::view(state_, viewer));
  }
  [[nodiscard]] std::string view_text(const rules::Viewer& viewer, rules::Language language, rules::Ink ink) const override {
    return picture(G::view(state_, viewer), language, ink);
  }
  [[nodiscard]] std::vector<std::string> events_json(const rules::Viewer& viewer) const override {
    return each_seen(viewer, [](const typename G::Event& event) { return codec::to_json(event); });
  }
  [[nodiscard]] std::vector<std::string> events_text(const rules::Viewer& viewer, rules::Language language) const override {
    return each_seen(viewer, [&](const typename G::Event& event) { return sentence(event, language); });
  }

 private:
  static constexpr GameInfo kInfo = info_of<G>();

  [[nodiscard]] std::vector<std::string> each_seen(const rules::Viewer& viewer, auto&& text) const {
    std::vector<std::string> lines;
    for (const typename G::Event& event : events_)
      if (const auto seen = G::seen(event, viewer)) lines.push_back(text(*seen));
    return lines;
  }

  u8 players_;
  u64 decisions_ = 0;
  typename G::State state_;
  std::vector<typename G::Event> events_;
};

}  // namespace

Result<std::unique_ptr<Match>, codec::Fault> open_match(std::string_view header_line) {
  const auto header = codec::read_header(header_line);
  if (!header.ok()) return header.error();
  std::optional<Result<std::unique_ptr<Match>, codec::Fault>> opened;
  const bool known = with_game(header.value().game, [&]<class G>(std::type_identity<G> /*game*/) {
    const auto config = codec::read_setup<G>(header_line);
    if (config.ok())
      opened = std::unique_ptr<Match>(std::make_unique<MatchOf<G>>(config.value()));
    else
      opened = config.error();
  });
  if (!known) return codec::Fault{"$.game", "no game \"" + codec::shown(header.value().game) + "\"; there are: " + known_games()};
  return std::move(*opened);
}

}  // namespace minuit::catalog
