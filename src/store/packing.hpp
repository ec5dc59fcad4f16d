// Many entries in one blob. A bundle holds what came together, of many tables; a segment holds what follows each other in one.
#pragma once
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::store {

inline void pack_number(std::string& into, u64 number) {
  for (unsigned shift = 0; shift < 64; shift += 8) into.push_back(static_cast<char>(number >> shift & 0xffU));
}
inline void pack_bytes(std::string& into, std::string_view bytes) {
  pack_number(into, bytes.size());
  into.append(bytes);
}

// Takes them out again, from the front; nothing at the end, or if it was not packed so.
class Unpacking {
 public:
  explicit Unpacking(std::string_view packed) : rest_(packed) {}
  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  [[nodiscard]] std::optional<u64> number() {
    if (rest_.size() < 8) return std::nullopt;
    u64 number = 0;
    for (unsigned at = 0; at < 8; ++at) number |= u64{static_cast<unsigned char>(rest_[at])} << (8 * at);
    rest_.remove_prefix(8);
    return number;
  }
  [[nodiscard]] std::optional<std::string_view> bytes() {
    const std::optional<u64> size = number();
    if (!size || *size > rest_.size()) return std::nullopt;
    const std::string_view taken = rest_.substr(0, *size);
    rest_.remove_prefix(*size);
    return taken;
  }

 private:
  std::string_view rest_;
};

}  // namespace minuit::store
