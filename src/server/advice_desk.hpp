// How much advice may be asked for, on the whole server and from one network address: at once, and by the minute. What bots and
// players do in a running match does not pass here.
#pragma once
#include <optional>

#include "server/limits.hpp"
#include "server/ration.hpp"
#include "server/slots.hpp"

namespace minuit::server {

class AdviceDesk {
 public:
  using Place = Slots::Slot;
  // Held until the advice is given; nothing if too much is asked for.
  [[nodiscard]] std::optional<Place> take(const match::Account& whose, i64 now_us);

 private:
  Slots places_{{kMostAdvices, kMostAdvicesOfNetwork, kMostAdvicesOfDevice}};
  Ration of_one_{kAdvicesPerMinuteOfOne};
  Ration of_all_{kAdvicesPerMinute};
};

}  // namespace minuit::server
