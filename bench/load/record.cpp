#include "bench/load/record.hpp"

#include <algorithm>

#include "bench/load/machine.hpp"
#include "bench/load/poller.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

struct Stage {
  std::string game;
  Person host;  // only looks on: bots wait when nobody is there
  u64 matches = 0;
};

// The weakest level of the game's bots, from the list of games.
[[nodiscard]] std::string weakest_bot(std::string_view games, const std::string& game) {
  const std::size_t entry = games.find(R"("id":")" + game + '"');
  if (entry == std::string_view::npos) throw Failure("there is no game " + game);
  constexpr std::string_view kBots = R"("bots":[")";
  const std::size_t at = games.find(kBots, entry);
  if (at == std::string_view::npos) throw Failure("no bot plays " + game);
  const std::size_t begin = at + kBots.size();
  return std::string(games.substr(begin, games.find('"', begin) - begin));
}

void begin(Person& host) { host.say(codec::to_json(match::ClientMessage(match::Begin{host.new_command()}))); }

void set_up(Stage& stage, const RecordSettings& settings, std::string_view games) {
  std::string bots = "[";
  for (u32 seat = 0; seat < settings.players; ++seat) bots += (seat == 0 ? "\"" : ",\"") + weakest_bot(games, stage.game) + '"';
  const std::string table = open_table(stage.host, stage.game, settings.players, "", bots + ']');
  stage.host.call(table);
  stage.host.say(hello(0));
  (void)wait_for<match::Table>(stage.host);
  begin(stage.host);
}

}  // namespace

RecordReport record_matches(const RecordSettings& settings) {
  const i64 began = now_ns();
  const i64 until = began + static_cast<i64>(settings.most_seconds * 1e9);
  std::vector<Stage> stages;
  Poller poller;
  for (const std::string& game : settings.games) {
    Stage stage{game, {}, 0};
    stage.host.comes_from(settings.place, static_cast<u32>(stages.size()));
    set_up(stage, settings, stage.host.request("GET", "/api/games", "", 200));
    poller.watch(stage.host.socket(), stages.size());
    stages.push_back(std::move(stage));
  }
  const auto finished = [&] {
    return std::ranges::all_of(stages, [&](const Stage& each) { return each.matches >= settings.matches; });
  };
  u64 bytes = 0;
  while (!finished() && now_ns() < until)
    for (const epoll_event& event : poller.wait(until)) {
      Stage& stage = stages[event.data.u64];
      const bool open = stage.host.listen(
          [&](std::string_view text) {
            const match::ServerMessage message = understood(text);
            const auto* update = std::get_if<match::Update>(&message);
            if (update == nullptr || !is_over(update->turn)) return;
            if (++stage.matches < settings.matches) begin(stage.host);
          },
          bytes);
      if (!open) throw Failure("the server closed the table of " + stage.game);
    }
  RecordReport report;
  report.seconds = static_cast<double>(now_ns() - began) / 1e9;
  for (const Stage& stage : stages) report.games.push_back({stage.game, stage.matches});
  report.complete = finished();
  return report;
}

}  // namespace minuit::load
