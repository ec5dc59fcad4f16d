#include "match/opening.hpp"

#include "codec/write.hpp"
#include "match/limits.hpp"
#include "match/refusals.hpp"

namespace minuit::match {

Refused refused(u64 command, const rules::Refusal& refusal) {
  return {command,
          rules::to_string(refusal.clause()),
          std::string(refusal.reason->name),
          arguments_json(refusal.sentence().arguments),
          "",
          ""};
}

Refused refused(u64 command, const codec::Fault& fault) {
  Refused answer = refused(command, rules::refuse(kUnreadable));
  answer.path = fault.path;
  answer.fault = fault.message;
  return answer;
}

std::variant<std::vector<std::string>, Refused> opening(const Games& games, const OpenTable& request, const Person& host,
                                                        i64 wall_ms, std::string device) {
  if (device.empty()) device = host.id;
  const auto deny = [&](const rules::Reason& reason, i32 a = 0, i32 b = 0) {
    return refused(request.command, rules::refuse(reason, a, b));
  };
  const u32 rules = games.newest_rules(request.game);
  if (rules == 0) return refused(request.command, codec::Fault{"$.game", "no such game"});
  if (request.config.text.size() > kMostConfigBytes) return deny(kTooLong, static_cast<i32>(kMostConfigBytes));
  if (request.options.turn_seconds > u32{kMostTurnSeconds} || request.options.away_seconds > u32{kMostAwaySeconds})
    return deny(kBadOptions, kMostTurnSeconds, kMostAwaySeconds);
  std::string config = request.config.text;
  if (config == "null") {
    const auto usual = games.usual_setup(request.game, request.players);
    if (!usual) return refused(request.command, codec::Fault{"$.players", "this game is not played by so many"});
    config = *usual;
  }
  const auto match = games.open(header_line(request.game, rules, config));
  if (!match.ok()) return refused(request.command, match.error());
  const std::size_t seats = match.value()->players();
  if (request.bots.size() > seats) return deny(kNoSuchSeat, static_cast<i32>(seats));

  std::vector<std::string> entries;
  const auto add = [&](journal::What what) {
    const u64 command = entries.empty() ? request.command : 0;
    entries.push_back(codec::to_json(journal::Entry{wall_ms, host.id, command, 0, std::move(what)}));
  };
  // As this program writes it: what somebody padded it with is not kept.
  add(journal::Opened{request.game, Raw{match.value()->config_json()}, host, request.options, device});
  for (std::size_t at = 0; at < request.bots.size(); ++at) {
    if (!games.has_bot(request.game, request.bots[at])) return deny(kNoSuchBot);
    Chair chair;
    chair.bot = request.bots[at];
    add(journal::ChairSet{Seat(static_cast<i64>(seats - request.bots.size() + at)), chair});
  }
  if (request.bots.size() < seats) {
    Chair chair;
    chair.person = host;
    chair.device = device;
    add(journal::ChairSet{Seat{0}, chair});
  }
  return entries;
}

}  // namespace minuit::match
