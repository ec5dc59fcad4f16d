#include "server/advice_desk.hpp"

namespace minuit::server {

std::optional<AdviceDesk::Place> AdviceDesk::take(const match::Account& whose, i64 now_us) {
  constexpr std::string_view kEverybody;
  auto place = places_.take(whose);
  // One's own share first: who has none left takes nothing from the others.
  if (!place.ok() || !of_one_.take(whose.network, now_us) || !of_all_.take(kEverybody, now_us)) return std::nullopt;
  return std::move(place).value();
}

}  // namespace minuit::server
