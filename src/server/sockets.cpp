#include "server/answers.hpp"
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
  const Visitor device = visitor_of(request);
  if (auto refused = refuse_often(request, device, kSocketCost)) return std::move(*refused);
  const auto visitor = named_by(request.query, device);
  if (!visitor) return refusal(400, kNoSuchSharer, 0, i32{kMostGuests});
  auto guest = std::make_shared<Guest>();
  guest->table = table;
  guest->shard = shard_of(table, static_cast<unsigned>(shards_.size()));
  guest->person.id = visitor->id;
  return net::Admission{std::move(guest), {cookie_header(device, request.secure)}};
}

void Service::opened(net::Socket& socket) {
  const auto guest = std::static_pointer_cast<Guest>(socket.context());
  const net::SocketId id = socket.id();
  const unsigned loop = net::loop_of(id);
  guests_[loop].emplace(static_cast<u64>(id), guest);
  const bool asked = around_.store.ask([this, id, loop, guest](store::Store& store) {
    auto profile = read_profile(store, guest->person.id);
    std::string name = profile.ok() ? std::move(profile.value().name) : std::string();
    server_->post(loop, [this, id, guest, name = std::move(name)] {
      guest->person.name = name;
      if (!guest->gone) arrive(id, *guest);
    });
  });
  if (!asked) socket.close(kTryAgainLater, "the server is too busy");
}

void Service::arrive(net::SocketId id, Guest& guest) {
  guest.arrived = true;
  if (guest.shard == net::loop_of(id)) {
    shards_[guest.shard]->arrive(id, guest.table, guest.person);
  } else {
    (void)shards_[guest.shard]->hand_over({id, Shard::Arrival{guest.table, guest.person}});
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
