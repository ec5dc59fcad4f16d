#include "server/slots.hpp"

namespace minuit::server {
namespace {

using Counts = std::map<std::string, std::size_t, std::less<>>;

[[nodiscard]] bool full(const Counts& counts, const std::string& whose, std::size_t most) {
  const auto found = counts.find(whose);
  return found != counts.end() && found->second >= most;
}
void lessen(Counts& counts, const std::string& whose) {
  const auto found = counts.find(whose);
  if (--found->second == 0) counts.erase(found);
}

}  // namespace

Result<Slots::Slot, Slots::Lack> Slots::take(const match::Account& whose) {
  const std::lock_guard lock(mutex_);
  if (full(networks_, whose.network, most_.of_network) || full(devices_, whose.device, most_.of_device)) return Lack::ones_own;
  if (all_ >= most_.all) return Lack::everybodys;
  ++all_;
  ++networks_[whose.network];
  ++devices_[whose.device];
  return Slot(*this, whose);
}

void Slots::give_back(const match::Account& whose) {
  const std::lock_guard lock(mutex_);
  --all_;
  lessen(networks_, whose.network);
  lessen(devices_, whose.device);
}

std::size_t Slots::taken() const {
  const std::lock_guard lock(mutex_);
  return all_;
}

}  // namespace minuit::server
