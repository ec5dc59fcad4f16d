// The parlour game has no picture and no sentences of its own: its JSON must do.
#pragma once
#include "codec/write.hpp"
#include "tests/contract/parlour/game.hpp"

namespace minuit::parlour {

[[nodiscard]] inline std::string sentence(const Event& event, rules::Language /*language*/) { return codec::to_json(event); }
[[nodiscard]] inline std::string picture(const View& view, rules::Language /*language*/, rules::Ink /*ink*/) {
  return codec::to_json(view);
}

}  // namespace minuit::parlour
