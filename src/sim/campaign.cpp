#include "sim/campaign.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "bots/pilots/all.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/contract/pace.hpp"

namespace minuit::sim {

namespace {

constexpr std::size_t kMostLineBytes = 260;  // of a line of the story

// One round, or a few throws, is enough of a match: a world must be short.
[[nodiscard]] std::string shortened(std::string config) {
  constexpr std::string_view kRounds = R"("rounds":)";
  if (const std::size_t at = config.find(kRounds); at != std::string::npos) config[at + kRounds.size()] = '1';
  constexpr std::string_view kThrows = R"("throw_cap":)";
  if (const std::size_t at = config.find(kThrows); at != std::string::npos)
    config.replace(at + kThrows.size(), config.find(',', at) - at - kThrows.size(), "6");
  return config;
}

template <rules::Raced G>
[[nodiscard]] std::string any_signals(Seat seat, std::string_view view, std::string_view shown, Rng& rng) {
  const auto seen = codec::read<typename G::View>(view);
  const auto what = codec::read<typename G::Shown>(shown);
  if (!seen.ok() || !what.ok()) return "[]";
  return codec::to_json(bots::make_bot<G>(bots::kRandomBot)->signals(seen.value(), seat, what.value(), rng));
}

struct Shared {
  std::atomic<u64> next = 0;
  std::atomic<u64> done = 0;
  std::atomic<u64> worst = ~u64{0};  // the lowest seed with a violation
  std::mutex mutex;
  Counts counts;
};

void work(const Campaign& campaign, Shared& shared) {
  Counts counts;
  for (u64 seed = shared.next++; seed <= campaign.last && seed < shared.worst; seed = shared.next++) {
    const Report report = run_world(campaign.setting, seed);
    counts.join(report.counts);
    const u64 done = ++shared.done;
    if (campaign.progress && done % 100 == 0) campaign.progress(done);
    if (!report.violation) continue;
    u64 worst = shared.worst;
    while (seed < worst && !shared.worst.compare_exchange_weak(worst, seed)) {
    }
  }
  const std::scoped_lock lock(shared.mutex);
  shared.counts.join(counts);
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
  Outcome outcome{.counts = std::move(shared.counts), .violation = {}};
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
    bool slow = false;  // a world replays its tables again and again
    (void)catalog::with_game(info.id, [&]<class G>(std::type_identity<G> /*game*/) {
      if constexpr (rules::Raced<G>) play.signals = any_signals<G>;
      slow = rules::Slow<G>;
    });
    if (!slow) plays.push_back(std::move(play));
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
