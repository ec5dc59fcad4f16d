#include "sim/campaign.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"

namespace minuit::sim {

namespace {

constexpr std::size_t kMostLineBytes = 260;  // of a line of the story

// A setup with another value for one of its numbers, if it has that number.
[[nodiscard]] std::string with_number(const std::string& config, std::string_view name, std::string_view value) {
  const std::string member = std::string("\"").append(name).append("\":");
  const std::size_t at = config.find(member);
  if (at == std::string::npos) return config;
  const std::size_t begin = at + member.size();
  const std::size_t end = std::min(config.find_first_of(",}", begin), config.size());
  return std::string(config, 0, begin).append(value).append(config, end);
}

// One round, a few throws, or hours of half a minute are enough of a match: a world must be short.
[[nodiscard]] std::string shortened(const std::string& config) {
  return with_number(with_number(with_number(config, "rounds", "1"), "throw_cap", "6"), "timer", "30");
}

template <rules::Raced G>
[[nodiscard]] std::string any_signals(Seat seat, std::string_view view, std::string_view shown, Rng& rng) {
  const auto seen = codec::read<typename G::View>(view);
  const auto what = codec::read<typename G::Shown>(shown);
  if (!seen.ok() || !what.ok()) return "[]";
  return codec::to_json(bots::make_bot<G>(bots::kRandomBot)->signals(seen.value(), seat, what.value(), rng));
}

template <rules::TakesIntents G>
[[nodiscard]] std::optional<std::string> any_intent(std::string_view view, std::string_view /*action*/, Rng& rng) {
  const auto seen = codec::read<typename G::View>(view);
  if (!seen.ok()) return std::nullopt;
  const auto intent = bots::Levels<G>::any_intent(seen.value(), rng);
  return intent ? std::optional(codec::to_json(*intent)) : std::nullopt;
}

struct Shared {
  std::atomic<u64> next = 0;
  std::atomic<u64> worst = ~u64{0};  // the lowest seed with a violation
  std::mutex mutex;
  Counts counts;
  std::vector<u64> failed;
};

void work(const Campaign& campaign, Shared& shared) {
  Counts counts;
  std::vector<u64> failed;
  const auto wanted = [&](u64 seed) { return seed <= campaign.last && (campaign.goes_on || seed < shared.worst); };
  for (u64 seed = shared.next++; wanted(seed); seed = shared.next++) {
    const Report report = run_world(campaign.setting, seed);
    counts.join(report.counts);
    if (!report.violation) continue;
    failed.push_back(seed);
    u64 worst = shared.worst;
    while (seed < worst && !shared.worst.compare_exchange_weak(worst, seed)) {
    }
  }
  const std::scoped_lock lock(shared.mutex);
  shared.counts.join(counts);
  shared.failed.insert(shared.failed.end(), failed.begin(), failed.end());
}

}  // namespace

Outcome run(const Campaign& campaign) {
  Shared shared;
  shared.next = campaign.first;
  {
    std::vector<std::jthread> threads;
    for (u32 index = 1; index < campaign.threads; ++index) threads.emplace_back([&] { work(campaign, shared); });
    work(campaign, shared);
  }
  Outcome outcome{.counts = std::move(shared.counts), .failed = std::move(shared.failed), .violation = {}};
  std::ranges::sort(outcome.failed);
  if (!campaign.goes_on && !outcome.failed.empty()) outcome.failed = {outcome.failed.front()};
  if (shared.worst != ~u64{0}) {
    Setting setting = campaign.setting;
    setting.tracing = true;
    outcome.violation = run_world(setting, shared.worst);
  }
  return outcome;
}

std::vector<Play> catalog_plays() {
  std::vector<Play> plays;
  for (const catalog::GameInfo& info : catalog::games()) {
    Play play;
    play.game = info.id;
    for (u32 players = info.players.fewest; players <= std::min(info.players.fewest + 2U, u32{info.players.most}); ++players)
      if (const auto config = match::usual_in_catalog(info.id, players)) play.configs.push_back(shortened(*config));
    (void)catalog::with_game(info.id, [&]<class G>(std::type_identity<G> /*game*/) {
      if constexpr (rules::Raced<G>) play.signals = any_signals<G>;
      if constexpr (rules::TakesIntents<G>) play.intent = any_intent<G>;
    });
    plays.push_back(std::move(play));
  }
  return plays;
}

match::Games catalog_games() {
  match::Games games;
  games.has_bot = [](std::string_view, std::string_view level) { return level == "random"; };
  return games;
}

std::string told(const Report& report, std::size_t lines) {
  std::string text = "seed " + std::to_string(report.seed);
  if (report.violation)
    text += ", event " + std::to_string(report.violation->event) + " at " + std::to_string(report.violation->at_ms) +
            " ms: " + report.violation->invariant + ": " + report.violation->message;
  const std::size_t from = report.story.size() - std::min(lines, report.story.size());
  for (std::size_t at = from; at < report.story.size(); ++at) text += '\n' + report.story[at].substr(0, kMostLineBytes);
  return text;
}

}  // namespace minuit::sim
