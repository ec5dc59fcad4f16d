// What a scripted player must know of a message, read with as little work as can be: a generator that parsed every view four
// times over would be measured instead of the server. Only an Update is read in this hurry.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/rng.hpp"
#include "match/messages.hpp"

namespace minuit::load {

// What a seat may do now.
struct Choice {
  enum class Kind : u8 { nothing, prompt, decide } kind = Kind::nothing;
  u64 point = 0;
  std::string action;  // one of the list, drawn at random
};

struct Glance {
  u64 version = 0;
  std::optional<u64> done;
  bool over = false;
  Choice choice;
};

// Of a whole Update as `minuit serve` writes it; nothing if it is not one.
[[nodiscard]] std::optional<Glance> glance_at_update(std::string_view text, Rng& rng);

// The same from a turn that has been read properly.
[[nodiscard]] Choice choice_of(const match::Turn& turn, Rng& rng);
[[nodiscard]] bool is_over(const match::Turn& turn);

// One item of a JSON list, each as likely as the other; empty if there is none.
[[nodiscard]] std::string_view any_item(std::string_view list, Rng& rng);

// What to send for a choice.
[[nodiscard]] std::string message_for(const Choice& choice, u64 command);

}  // namespace minuit::load
