#include <future>

#include "server/answers.hpp"
#include "server/banned.hpp"
#include "server/people.hpp"
#include "server/service.hpp"

namespace minuit::server {
namespace {

constexpr std::string_view kSocketPath = "/ws/";
constexpr u16 kTryAgainLater = 1013;

}  // namespace

std::variant<net::Response, net::Admission> Service::admit(const net::Request& request) {
  const std::string_view path = request.path;
  if (!path.starts_with(kSocketPath)) return refusal(404, kNotFound);
  const std::string_view table = path.substr(kSocketPath.size());
  if (!is_table_id(table)) return refusal(404, match::kNoSuchTable);
  const Visitor device = visitor(request);
  if (auto refused = refuse_often(request, device.unproven ? newcomer() : device, kSocketCost)) return std::move(*refused);
  const auto visitor = named_by(request.query, device);
  if (!visitor) return refusal(400, kNoSuchSharer, 0, i32{kMostGuests});
  if (!may_name(device, request)) return too_often(kTooManyNewcomers);
  auto guest = std::make_shared<Guest>();
  guest->table = table;
  guest->shard = shard_of(table, static_cast<unsigned>(shards_.size()));
  guest->caller = {{visitor->id, {}}, device.id, neighbourhood(request.remote)};
  guest->remote = request.remote;
  net::Headers headers;
  if (device.unproven) {
    guest->unproven = device;
    guest->query = request.query;
  } else {
    bring_cookie(headers, key_, device, request.secure);
  }
  return net::Admission{std::move(guest), std::move(headers)};
}

// Who has a cookie that this server's key has not signed is who it says if the store knows them, and else somebody new, for this
// connection only: it is too late to give them a cookie. False if that cannot be found out, or too many are new.
bool Service::recognise(const store::Store& store, Guest& guest) {
  if (!guest.unproven) return true;
  const auto known = knows_one_of(store, sharers_of(*guest.unproven));
  if (!known.ok()) return false;
  if (known.value()) return true;
  if (!newcomers_.take(guest.caller.network, steady_us())) return false;
  const Visitor device = newcomer();
  guest.caller.device = device.id;
  guest.caller.person.id = named_by(guest.query, device)->id;
  return true;
}

void Service::opened(net::Socket& socket) {
  const auto guest = std::static_pointer_cast<Guest>(socket.context());
  const net::SocketId id = socket.id();
  const unsigned loop = net::loop_of(id);
  guests_[loop].emplace(static_cast<u64>(id), guest);
  // Not refused by admit(): a page cannot read the answer to an upgrade that fails.
  const match::Caller& caller = guest->caller;
  if (const auto ban = around_.oversight.banned(caller.person.id, caller.device, guest->remote, now().wall_ms)) {
    const std::string until = banned_until(*ban);
    const rules::Refusal refusal = rules::refuse(kBanned, until);
    socket.send(net::frame_of(codec::to_json(match::ServerMessage(match::refused(0, refusal)))));
    return socket.close(static_cast<u16>(match::Goodbye::banned), closing_text(refusal));
  }
  // They come back, and are somebody new.
  auto pass = around_.departures.pass({caller.person.id, caller.device});
  if (!pass.whole())
    return socket.close(static_cast<u16>(match::Goodbye::read_anew), closing_text(rules::refuse(match::kReadAnew)));
  const Cause cause = to_play({guest->caller.device, guest->caller.network}, guest->table);
  const bool asked = around_.store.ask(cause, [this, id, loop, guest, pass = std::move(pass)](store::Store& store) {
    if (!recognise(store, *guest)) return server_->close(id, kTryAgainLater, "the server is too busy");
    auto profile = read_profile(store, guest->caller.person.id);
    if (profile.ok() && profile.value().device.empty()) note_device(store, guest->caller);
    std::string name = profile.ok() ? std::move(profile.value().name) : std::string();
    server_->post(loop, [this, id, guest, name = std::move(name)] {
      guest->caller.person.name = name;
      if (!guest->gone) arrive(id, *guest);
    });
  });
  if (!asked) socket.close(kTryAgainLater, "the server is too busy");
}

// What a guest says at a table does not tell whose device it was; without this, whoever is to find all who share one could not.
void Service::note_device(store::Store& store, const match::Caller& caller) {
  if (caller.device == caller.person.id) return;
  const match::Account whose{caller.device, caller.network};
  if (around_.allowance.spend(whose, kLinkBytes, match::Purpose::changes) != match::Allowed::yes) return;
  if (!remember_device(store, caller.person.id, caller.device, now().wall_ms))
    around_.log.warn("a person's file was not written");
}

void Service::arrive(net::SocketId id, Guest& guest) {
  guest.arrived = true;
  if (guest.shard == net::loop_of(id)) {
    shards_[guest.shard]->arrive(id, guest.table, guest.caller);
  } else {
    (void)shards_[guest.shard]->hand_over({id, Shard::Arrival{guest.table, guest.caller}});
  }
  for (const std::string& text : std::exchange(guest.early, {})) pass_on(id, guest, text);
}

void Service::pass_on(net::SocketId id, const Guest& guest, std::string_view text) {
  if (guest.shard == net::loop_of(id)) {
    shards_[guest.shard]->receive(id, text);
  } else if (!shards_[guest.shard]->hand_over({id, std::string(text)})) {
    server_->close(id, kTryAgainLater, "too much at once");
  }
}

void Service::received(net::Socket& socket, std::string_view text) {
  auto& guest = *static_cast<Guest*>(socket.context().get());
  if (guest.arrived) return pass_on(socket.id(), guest, text);
  if (guest.early.size() == kMostEarlyMessages || guest.early_bytes + text.size() > kMostEarlyBytes)
    return socket.close(kTryAgainLater, "too much at once");
  guest.early_bytes += text.size();
  guest.early.emplace_back(text);
}

u32 Service::part_with(const std::function<bool(const Somebody&)>& whom, const Parting& parting) {
  const net::Frame frame = parting.message.empty() ? nullptr : net::frame_of(parting.message);
  u32 count = 0;
  for (unsigned loop = 0; loop < guests_.size(); ++loop) {
    std::promise<u32> done;
    server_->post(loop, [&, loop] {
      std::vector<net::SocketId> found;
      for (const auto& [id, guest] : guests_[loop])
        if (whom({guest->caller.person.id, guest->caller.device, guest->remote})) found.push_back(static_cast<net::SocketId>(id));
      for (const net::SocketId id : found) {
        if (frame) server_->send(id, frame);
        server_->close(id, parting.code, parting.reason);
      }
      done.set_value(static_cast<u32>(found.size()));
    });
    count += done.get_future().get();
  }
  return count;
}

std::optional<std::string> Service::device_of(std::string_view person) {
  for (unsigned loop = 0; loop < guests_.size(); ++loop) {
    std::promise<std::optional<std::string>> done;
    server_->post(loop, [&, loop] {
      std::optional<std::string> device;
      for (const auto& [id, guest] : guests_[loop])
        if (guest->caller.person.id == person) device = guest->caller.device;
      done.set_value(std::move(device));
    });
    if (auto device = done.get_future().get()) return device;
  }
  return std::nullopt;
}

void Service::refused(const net::Refusal& refusal) {
  around_.log.warn_of(
      refusal.why, "refused",
      {{"status", i64{refusal.status}}, {"reason", std::string(refusal.why)}, {"address", std::string(refusal.remote)}});
}

void Service::certificate_changed(std::string_view trouble) {
  if (trouble.empty()) return around_.log.info("the new certificate is in use");
  around_.log.error("the new certificate cannot be used, the old one still is", {{"trouble", std::string(trouble)}});
}

void Service::closed(net::SocketId id) {
  Guests& guests = guests_[net::loop_of(id)];
  const auto found = guests.find(static_cast<u64>(id));
  if (found == guests.end()) return;
  const std::shared_ptr<Guest> guest = std::move(found->second);
  guests.erase(found);
  guest->gone = true;
  if (!guest->arrived) return;
  if (guest->shard == net::loop_of(id)) {
    shards_[guest->shard]->leave(id);
  } else {
    (void)shards_[guest->shard]->hand_over({id, Shard::Leaving{}});
  }
}

}  // namespace minuit::server
