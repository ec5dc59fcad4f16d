#include "match/text.hpp"

#include "base/types.hpp"

namespace minuit::match {

bool has_control(std::string_view text) {
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<u8>(text[at]) : u8{0}; };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (byte(at) < 0x20 || byte(at) == 0x7F) return true;
    if (byte(at) == 0xC2 && byte(at + 1) < 0xA0) return true;  // U+0080 to U+009F
    if (byte(at) != 0xE2) continue;
    const u8 last = byte(at + 2);
    if (byte(at + 1) == 0x80 && last >= 0xA8 && last <= 0xAE) return true;  // U+2028 to U+202E
    if (byte(at + 1) == 0x81 && last >= 0xA6 && last <= 0xA9) return true;  // U+2066 to U+2069
  }
  return false;
}

}  // namespace minuit::match
