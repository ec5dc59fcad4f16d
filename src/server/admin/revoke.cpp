// Cookies that no longer count.
#include "server/admin/commands.hpp"
#include "server/admin/looking.hpp"
#include "server/admin/people.hpp"
#include "server/people.hpp"

namespace minuit::server::admin {

Told<OwnDevice> device_of_person(Desk& desk, const std::string& person) {
  if (auto device = desk.service.device_of(person)) return OwnDevice{std::move(*device)};
  const auto profile = desk.with_store([&](store::Store& store) { return read_profile(store, person); });
  if (!profile) return std::string(kStoreBusy);
  if (!profile->ok()) return profile->error().message;
  constexpr std::size_t kMostTablesRead = 20;
  const std::vector<std::string>& known = profile->value().tables;
  std::size_t read = 0;
  for (auto table = known.rbegin(); table != known.rend() && read < kMostTablesRead; ++table, ++read) {
    Sketch sketch;
    const std::string log = table_log(*table);
    for (bool more = true; more;) {
      const auto page = desk.with_store([&](store::Store& store) { return store.read(log, sketch.version()); });
      if (!page) return std::string(kStoreBusy);
      more = page->ok() && !page->value().empty();
      if (more) sketch.take(page->value());
    }
    if (std::string device = sketch.device_of(person); !device.empty()) return OwnDevice{std::move(device)};
  }
  return OwnDevice{person};
}

Told<CookieRevoked> revoke(Desk& desk, const Revoke& asked) {
  if (auto wrong = no_person(asked.id)) return std::move(*wrong);
  const auto own = device_of_person(desk, asked.id);
  if (!own.ok()) return own.error();
  const std::string& device = own.value().id;
  const auto pass = desk.around.departures.pass({device});
  if (!pass.whole()) return being_erased(device);
  const auto done =
      desk.with_store([&](store::Store& store) { return desk.around.oversight.revoke(store, device, now().wall_ms); });
  if (!done) return std::string(kStoreBusy);
  if (!done->ok()) return done->error();
  // They come back by themselves, and are somebody new.
  const u32 gone = desk.service.part_with([&](const Service::Somebody& who) { return who.device == device; },
                                          {static_cast<u16>(match::Goodbye::come_back), "this cookie no longer counts", {}});
  return CookieRevoked{device, gone};
}

}  // namespace minuit::server::admin
