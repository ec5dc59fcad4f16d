// Who may not come, for how long.
#include "match/text.hpp"
#include "server/admin/commands.hpp"
#include "server/admin/people.hpp"
#include "server/answers.hpp"
#include "server/banned.hpp"

namespace minuit::server::admin {
namespace {

constexpr i64 kLongestBan_s = i64{3660} * 86'400;  // ten years
constexpr std::size_t kMostReasonBytes = 200;

}  // namespace

std::optional<std::string> no_person(std::string_view id) {
  if (is_person_id(id)) return std::nullopt;
  return "\"" + std::string(id) + "\" is not the id of a person or device: " + std::to_string(kPersonIdChars) +
         " letters a-z and digits 2-7, as minuit admin show tells them";
}

std::string being_erased(std::string_view id) {
  return std::string(id) + " is being erased, and nothing more can be noted about this person: try again when that is done";
}

Told<BanMade> ban(Desk& desk, const MakeBan& asked) {
  if (asked.seconds < 1 || asked.seconds > kLongestBan_s) return std::string("a ban lasts from a second to ten years");
  if (asked.reason.size() > kMostReasonBytes || match::has_control(asked.reason))
    return "a reason has at most " + std::to_string(kMostReasonBytes) + " bytes and no control characters";
  std::string value = asked.value;
  if (asked.kind == BanKind::network) {
    const auto network = Network::of(value);
    if (!network.ok()) return network.error();
    value = network.value().text();
  } else if (auto wrong = no_person(value)) {
    return std::move(*wrong);
  }
  // An erasure that is under way may have looked through the bans already.
  const auto pass = desk.around.departures.pass({value});
  if (!pass.whole()) return being_erased(value);
  constexpr i64 kSecond_ms = 1000;
  const i64 since = now().wall_ms;
  const Ban wanted{0, asked.kind, value, since, since + asked.seconds * kSecond_ms, asked.reason};
  const auto made = desk.with_store([&](store::Store& store) { return desk.around.oversight.add(store, wanted); });
  if (!made) return std::string(kStoreBusy);
  if (!made->ok()) return made->error();
  const std::string until = banned_until(made->value());
  const rules::Refusal refusal = rules::refuse(kBanned, until);
  const auto whom = [&](const Service::Somebody& who) {
    return desk.around.oversight.banned(who.person, who.device, who.remote, since).has_value();
  };
  const u32 gone = desk.service.part_with(whom, {static_cast<u16>(match::Goodbye::banned), closing_text(refusal),
                                                 codec::to_json(match::ServerMessage(match::refused(0, refusal)))});
  return BanMade{made->value(), gone};
}

Told<BanPage> bans(Desk& desk, const Bans& /*asked*/) { return BanPage{desk.around.oversight.bans(now().wall_ms)}; }

Told<BanLifted> unban(Desk& desk, const Unban& asked) {
  const auto lifted =
      desk.with_store([&](store::Store& store) { return desk.around.oversight.lift(store, asked.id, now().wall_ms); });
  if (!lifted) return std::string(kStoreBusy);
  if (!lifted->ok()) return lifted->error();
  return BanLifted{lifted->value()};
}

}  // namespace minuit::server::admin
