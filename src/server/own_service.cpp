// What people do about themselves over HTTP: be told everything, leave every table, be erased, go on with another device.
#include <algorithm>

#include "codec/read.hpp"
#include "server/answers.hpp"
#include "server/service.hpp"

namespace minuit::server {
namespace {

PersonDesk::Whose whose_of(const Visitor& device) {
  PersonDesk::Whose whose{sharers_of(device), {"own", std::string(kScreen)}};
  for (u32 guest = 1; guest <= kMostGuests; ++guest) whose.as.push_back(std::to_string(guest));
  return whose;
}

net::Response data_answer(const std::optional<OwnData>& data) {
  if (!data) return busy();
  net::Response response = json(200, indented(codec::to_json(*data)));
  response.headers.emplace_back("Content-Disposition", R"(attachment; filename="minuit.json")");
  return response;
}

// Without a new cookie: newcomers have a ration, and nobody must get around it by being erased again and again.
net::Response without_cookie(unsigned status, bool secure) {
  net::Response response = json(status, "{}");
  drop_cookie(response.headers, secure);
  return response;
}

}  // namespace

bool Service::is_own_post(std::string_view path) {
  return path == kLeavePath || path == kErasePath || path == kCodePath || path == kMovePath || path == kForgetPath;
}

void Service::answer_own(const Asked& asked, net::Reply reply) {
  const std::string_view path = asked.request.path;
  if (path == kCodePath) return make_code(asked, std::move(reply));
  if (path == kMovePath) return move_here(asked, std::move(reply));
  if (path == kForgetPath) return forget_here(asked, std::move(reply));
  // All logs are read for it, so it counts for more, and few are at it at a time.
  if (auto refused = refuse_often(asked.request, asked.device, kDeskCost)) return reply(std::move(*refused));
  auto slot = desk_slots_.take(asked.account);
  if (!slot.ok()) return reply(slot.error() == Slots::Lack::everybodys ? busy() : too_often());
  if (path == kDataPath) return tell_data(asked, std::move(slot).value(), std::move(reply));
  if (path == kLeavePath) return leave_all(asked, std::move(slot).value(), std::move(reply));
  erase_me(asked, std::move(slot).value(), std::move(reply));
}

void Service::tell_data(const Asked& asked, Slots::Slot slot, net::Reply reply) {
  auto after = DataMark::from(in_query(asked.request.query, "after").value_or(""));
  if (!after) return reply(refusal(400, match::kUnreadable));
  auto answer = [slot = std::move(slot), reply = std::move(reply)](const std::optional<OwnData>& data) mutable {
    net::Response response = data_answer(data);
    {
      const Slots::Slot over = std::move(slot);
    }  // given back first: whoever has the answer may ask again at once
    reply(std::move(response));
  };
  (void)desk_->tell(whose_of(asked.device), {std::move(*after)}, std::move(answer));
}

void Service::leave_all(const Asked& asked, Slots::Slot slot, net::Reply reply) {
  auto answer = [slot = std::move(slot), reply = std::move(reply)](std::optional<u64> seats) mutable {
    {
      const Slots::Slot over = std::move(slot);
    }
    reply(seats ? json_of(200, SeatsLeft{*seats}) : busy());
  };
  (void)desk_->leave(sharers_of(asked.device), std::move(answer));
}

// They are told as soon as it is certain to happen, which is when it is written down. The answer takes the cookie away: nobody,
// not even they, comes back as who they were.
void Service::erase_me(const Asked& asked, Slots::Slot slot, net::Reply reply) {
  const auto read = codec::read<EraseMe>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  if (read.value().id != asked.device.id) return reply(refusal(409, kSomebodyElse));
  if (around_.store.full(asked.account)) return reply(busy());
  auto job = [this, slot = std::move(slot), reply = std::move(reply), secure = asked.request.secure,
              erasure = erasure_of(sharers_of(asked.device))](store::Store& store) mutable {
    if (desk_->note(store, erasure)) return reply(refusal(503, match::kNotSaved));
    desk_->erase(std::move(erasure), [slot = std::move(slot)](const PersonDesk::Erased&) {});
    reply(without_cookie(202, secure));
  };
  (void)around_.store.ask(to_play(asked.account), std::move(job));
}

void Service::forget_codes(const std::vector<std::string>& people) {
  for (const std::string& each : people) codes_.forget(each);
}

void Service::make_code(const Asked& asked, net::Reply reply) {
  // Held while it is made: what is made of whoever leaves is forgotten at the end of that, and not believed before.
  const auto pass = around_.departures.pass({asked.device.id});
  if (!pass.whole()) return reply(busy());
  const auto code = codes_.make(asked.device, asked.account.network, steady_us());
  if (!code) return reply(busy());
  reply(json_of(200, MoveCode{*code, static_cast<u64>(kMoveCode_us / 1'000'000)}));
}

void Service::move_here(const Asked& asked, net::Reply reply) {
  const auto read = codec::read<MoveHere>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  const auto secret = codes_.redeem(read.value().code, asked.account.network, steady_us());
  if (!secret.ok())
    return reply(secret.error() == MoveCodes::Lack::unknown ? refusal(404, kNoSuchCode) : too_often(kTooManyGuesses));
  const Visitor mover{secret.value(), person_id(secret.value())};
  // Made before they began to be erased: nobody comes back as who they were.
  if (around_.departures.leaving(mover.id)) return reply(refusal(404, kNoSuchCode));
  net::Response response = json_of(200, NewMe{mover.id});
  bring_cookie(response.headers, key_, mover, asked.request.secure);
  reply(std::move(response));
}

void Service::forget_here(const Asked& asked, net::Reply reply) {
  codes_.forget(asked.device.id);
  reply(without_cookie(200, asked.request.secure));
}

}  // namespace minuit::server
