#include "server/admin/commands.hpp"

#include <algorithm>
#include <array>

#include "server/admin/wire.hpp"

namespace minuit::server::admin {
namespace {

std::string failed(std::string why) { return codec::to_json(Answer{std::move(why), {}}); }

template <auto kCommand>
struct Call;
template <class Told, class Asked, Result<Told, std::string> (*kCommand)(Desk&, const Asked&)>
struct Call<kCommand> {
  static std::string answer(Desk& desk, std::string_view arguments) {
    const auto asked = codec::read<Asked>(arguments);
    if (!asked.ok()) return failed("$.arguments" + asked.error().path.substr(1) + ": " + asked.error().message);
    const Result<Told, std::string> told = kCommand(desk, asked.value());
    if (!told.ok()) return failed(told.error());
    return codec::to_json(Answer{std::nullopt, {codec::to_json(told.value())}});
  }
};

struct Command {
  std::string_view name;
  std::string (*answer)(Desk& desk, std::string_view arguments);
};

constexpr std::array kCommands{
    Command{"tables", Call<tables>::answer},
    Command{"show", Call<show>::answer},
    Command{"close", Call<close_table>::answer},
    Command{"open", Call<open_table>::answer},
    Command{"unlist", Call<unlist>::answer},
    Command{"relist", Call<relist>::answer},
    Command{"delete", Call<delete_table>::answer},
    Command{"ban", Call<ban>::answer},
    Command{"bans", Call<bans>::answer},
    Command{"unban", Call<unban>::answer},
    Command{"export", Call<export_person>::answer},
    Command{"erase", Call<erase_person>::answer},
    Command{"revoke", Call<revoke>::answer},
    Command{"reports", Call<reports>::answer},
    Command{"report", Call<report>::answer},
    Command{"clear-reports", Call<clear_reports>::answer},
};

}  // namespace

std::string answer(Desk& desk, std::string_view line) {
  const auto request = codec::read<Request>(line);
  if (!request.ok()) return failed(request.error().path + ": " + request.error().message);
  const auto found = std::ranges::find(kCommands, request.value().command, &Command::name);
  if (found != kCommands.end()) {
    desk.around.log.info("the operator's command", {{"command", std::string(found->name)}});
    return found->answer(desk, request.value().arguments.text);
  }
  std::string known;
  for (const Command& each : kCommands) known.append(known.empty() ? "" : ", ").append(each.name);
  return failed("$.command: expected one of " + known);
}

}  // namespace minuit::server::admin
