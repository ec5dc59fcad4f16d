#include <algorithm>

#include "codec/changes.hpp"
#include "codec/write.hpp"
#include "sim/client.hpp"

namespace minuit::sim {

using match::ClientMessage;
using match::Raw;
using match::Table;
namespace m = match;

std::vector<std::string_view> items_of(std::string_view list) {
  codec::Parser parser(list);
  std::vector<std::string_view> items;
  if (list.size() > codec::kMostTextBytes || !parser.open('[', "a list")) return {};
  for (bool first = true; parser.next(']', first);) {
    const codec::Parser::Mark begin = parser.mark();
    if (!parser.skip_value()) return {};
    items.push_back(parser.since(begin));
  }
  return parser.failed() || !parser.end() ? std::vector<std::string_view>() : items;
}

const std::string* Reading::with_changes(const std::string& view, const std::string& changes) {
  for (const Known& each : known_)
    if (each.changes == changes && each.before == view) return &each.after;
  auto after = codec::with_changes(view, changes);
  if (!after.ok()) return nullptr;
  if (known_.size() < kKept) known_.emplace_back();
  Known& kept = known_[next_++ % kKept];
  kept = {view, changes, std::move(after).value()};
  return &kept.after;
}

m::Options Wishes::options() {
  static constexpr std::array<u32, 5> kTurns{0, 0, 5, 20, 60};
  static constexpr std::array<u32, 5> kAways{0, 3, 10, 30, 120};
  m::Options options;
  options.listed = scene_->chance(300);
  options.closed = scene_->chance(100);
  options.knock = scene_->chance(150);
  options.turn_seconds = kTurns[scene_->below(kTurns.size())];
  options.away_seconds = kAways[scene_->below(kAways.size())];
  if (scene_->chance(30)) options.turn_seconds = m::kMostTurnSeconds + 1;
  return options;
}

Seat Wishes::seat(const Table& table) {
  return Seat(i64{scene_->below(static_cast<u32>(std::min<std::size_t>(table.seats.size() + 1, kMostSeats)))});
}

std::optional<ClientMessage> Wishes::turn(const m::MatchInfo& match, bool calm) {
  const m::Turn& turn = match.turn;
  if (turn.take_back && !calm && scene_->chance(150)) return m::TakeBack{0, *turn.take_back};
  if (turn.prompt && scene_->chance(900)) return m::Prompt{0, *turn.prompt};
  if (!turn.decide || scene_->chance(50)) return std::nullopt;
  const auto actions = items_of(turn.actions.text);
  if (actions.empty()) return std::nullopt;
  const std::string_view action = actions[scene_->below(static_cast<u32>(actions.size()))];
  if (play_->intent && scene_->chance(500)) {
    Rng rng(scene_->any());
    if (const auto intent = play_->intent(match.view.text, action, rng)) return m::Intend{0, *turn.decide, Raw{*intent}};
  }
  return m::Decide{0, *turn.decide, Raw{std::string(action)}};
}

std::optional<ClientMessage> Wishes::host(const Table& table) {
  const bool playing = table.match && !std::holds_alternative<rules::Over>(table.match->turn.awaiting);
  const auto empty = std::ranges::find_if(table.seats, [](const m::SeatInfo& info) { return !info.person && !info.bot; });
  if (!playing && empty != table.seats.end() && scene_->chance(250))
    return m::FillSeat{0, Seat(empty - table.seats.begin()), "random"};
  if (!playing && empty == table.seats.end() && scene_->chance(500)) return m::Begin{};
  switch (scene_->below(20)) {
    case 0: return m::FillSeat{0, seat(table), scene_->chance(800) ? "random" : "genius"};
    case 1: return m::FreeSeat{0, seat(table)};
    case 2: return m::LockSeat{0, seat(table), scene_->chance(500)};
    case 3: return scene_->chance(250) ? ClientMessage(m::Remove{0, someone()}) : m::PassHost{0, someone()};
    case 4:
    case 5: return m::SetOptions{0, options()};
    case 6: return m::Configure{0, Raw{play_->configs[scene_->below(static_cast<u32>(play_->configs.size()))]}};
    default: return std::nullopt;
  }
}

std::optional<ClientMessage> Wishes::guest(const Client& client, const Table& table, bool calm) {
  if (!table.seat) {
    const auto free =
        std::ranges::find_if(table.seats, [](const m::SeatInfo& info) { return !info.person && !info.bot && !info.locked; });
    if (client.kind != Kind::watcher && free != table.seats.end() && scene_->chance(700))
      return m::Sit{0, Seat(free - table.seats.begin())};
  } else if (table.seats[table.seat->value].played_by && scene_->chance(300)) {
    return m::TakeOver{};
  }
  if (calm) return std::nullopt;
  if (table.seat && scene_->chance(100) && std::ranges::any_of(table.seats, [&](const m::SeatInfo& info) {
        return info.person && info.person->id == table.host && !info.present;
      }))
    return m::ClaimHost{};
  switch (scene_->below(30)) {
    case 0: return m::Stand{};
    case 1: return m::HandOver{0, "random"};
    case 2: return m::ClaimHost{};
    case 3: return m::React{0, scene_->chance(500) ? m::Emote::boo : m::Emote::heart};
    case 8:
      if (table.match && table.match->turn.decide) return m::Advise{0, *table.match->turn.decide};
      return std::nullopt;
    case 7: return m::Show{0, "place_" + std::to_string(scene_->below(3)), scene_->chance(500)};
    case 4: return m::Say{0, "words " + std::to_string(scene_->below(1000))};
    case 5: return m::Sit{0, seat(table)};
    case 6: return anything(table);
    default: return std::nullopt;
  }
}

// A command of any kind, whether it makes sense or not.
ClientMessage Wishes::anything(const Table& table) {
  const u64 point = table.match && table.match->turn.decide ? *table.match->turn.decide - scene_->below(2) : scene_->below(3);
  switch (scene_->below(15)) {
    case 11: return m::Consent{0, someone(), seat(table), scene_->chance(500)};
    case 12: return m::Admit{0, someone()};
    case 13: return m::TurnAway{0, someone()};
    case 0: return m::Begin{};
    case 1: return m::SetOptions{0, options()};
    case 2: return m::Remove{0, someone()};
    case 3: return m::PassHost{0, someone()};
    case 4: return m::Prompt{0, point};
    case 5: return m::TakeBack{0, point};
    case 6: return m::Intend{0, point, Raw{"{}"}};
    case 7: return m::TakeOver{};
    case 8: return m::FreeSeat{0, seat(table)};
    case 9: return m::Decide{0, point, Raw{R"({"type":"Rest"})"}};
    case 10: return m::LockSeat{0, seat(table), true};
    default: return m::Configure{0, Raw{R"({"players":1})"}};
  }
}

// The hand of someone who plays, once it has seen what is shown.
std::optional<ClientMessage> Wishes::signal(Device& page) {
  if (!page.race || page.race->signals.empty()) return std::nullopt;
  const std::string next = page.race->signals.front();
  page.race->signals.erase(page.race->signals.begin());
  return m::Intend{0, page.race->point, Raw{next}};
}

// Of those who wait at the door, and of those who ask for a seat of a match with secrets.
std::optional<ClientMessage> Wishes::answer(const Client& client, Device& page) {
  const Table& table = *page.table;
  if (table.host == client.who.id && !page.knocking.empty() && scene_->chance(400)) {
    const std::string person = page.knocking[scene_->below(static_cast<u32>(page.knocking.size()))];
    return scene_->chance(850) ? ClientMessage(m::Admit{0, person}) : m::TurnAway{0, person};
  }
  for (const m::SeatRequest& each : table.requests)
    if (std::ranges::find(each.awaited, client.who.id) != each.awaited.end() && scene_->chance(500))
      return m::Consent{0, each.person.id, each.seat, scene_->chance(800)};
  return std::nullopt;
}

std::optional<ClientMessage> Wishes::wish(const Client& client, Device& page, bool calm) {
  const Table& table = *page.table;
  if (client.kind != Kind::idler)
    if (auto wished = answer(client, page)) return wished;
  if (client.kind == Kind::idler && table.seat)
    return scene_->chance(20) ? std::optional<ClientMessage>(m::Stand{}) : std::nullopt;
  if (table.seat)
    if (auto wished = signal(page)) return wished;
  if (table.match && table.seat)
    if (auto wished = turn(*table.match, calm)) return wished;
  if (table.host == client.who.id && !calm)
    if (auto wished = host(table)) return wished;
  return guest(client, table, calm);
}

std::string Wishes::mischief(const Client& client, const std::optional<Table>& table) {
  const u64 command = 1 + scene_->below(static_cast<u32>(client.next_command + 1));
  const auto about = [&] { return table ? anything(*table) : ClientMessage(m::Stand{}); };
  switch (scene_->below(9)) {
    case 0: {
      std::string noise(scene_->below(60), ' ');
      for (char& c : noise) c = static_cast<char>(scene_->below(256));
      return noise;
    }
    case 1: {
      std::string half = codec::to_json(about());
      half.resize(scene_->below(static_cast<u32>(half.size())));
      return half;
    }
    case 2: return std::string(9000, '[');
    case 3:
      return codec::to_json(
          ClientMessage(m::Hello{scene_->chance(100) ? 99U : m::kProtocolVersion, scene_->chance(500) ? 0U : 100'000U}));
    case 4:
      return codec::to_json(ClientMessage(m::Say{command, scene_->chance(500) ? std::string(m::kMostSpeechBytes + 1, 'x')
                                                                              : "a\x01"
                                                                                "b"}));
    case 5: return codec::to_json(ClientMessage(m::Configure{command, Raw{'"' + std::string(m::kMostConfigBytes, 'c') + '"'}}));
    case 6: return codec::to_json(ClientMessage(m::Say{command, "again and again"}));
    default: break;
  }
  ClientMessage message = about();
  std::visit(
      [&]<class C>(C& each) {
        if constexpr (requires { each.command; }) each.command = scene_->chance(50) ? 0 : command;
      },
      message);
  return codec::to_json(message);
}

}  // namespace minuit::sim
