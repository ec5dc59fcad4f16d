// Many entries in one blob. A bundle holds what came together, of many tables; a segment holds what follows each other in one.
// Behind each entry stands a sum over its log's name, its version and its bytes: one that was changed, swapped or moved is found.
#pragma once
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/rng.hpp"
#include "base/types.hpp"

namespace minuit::store {

inline void pack_number(std::string& into, u64 number) {
  for (unsigned shift = 0; shift < 64; shift += 8) into.push_back(static_cast<char>(number >> shift & 0xffU));
}
inline void pack_bytes(std::string& into, std::string_view bytes) {
  pack_number(into, bytes.size());
  into.append(bytes);
}

// It finds accidents of disks, programs and hands. Who means to deceive and may write to the file can work it out anew.
class Sum {
 public:
  Sum& word(u64 value) {
    hash_ = Rng::mix(hash_ ^ value) + kStep;
    return *this;
  }
  Sum& bytes(std::string_view text) {
    word(text.size());
    for (; text.size() >= sizeof(u64); text.remove_prefix(sizeof(u64))) word(word_of(text));
    return text.empty() ? *this : word(word_of(text));
  }
  [[nodiscard]] u64 value() const { return hash_; }

 private:
  static constexpr u64 kStep = 0x9e3779b97f4a7c15ULL;
  // Up to eight bytes, the first one lowest on every machine.
  [[nodiscard]] static u64 word_of(std::string_view text) {
    u64 word = 0;
    for (unsigned at = 0; at < sizeof(u64) && at < text.size(); ++at)
      word |= u64{static_cast<unsigned char>(text[at])} << (8 * at);
    return word;
  }
  u64 hash_ = kStep;
};
[[nodiscard]] inline u64 sum_of(std::string_view table, u64 version, std::string_view bytes) {
  return Sum().bytes(table).word(version).bytes(bytes).value();
}

inline void pack_entry(std::string& into, std::string_view bytes, u64 sum) {
  pack_bytes(into, bytes);
  pack_number(into, sum);
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
  struct Packed {
    std::string_view bytes;
    u64 sum = 0;
  };
  [[nodiscard]] std::optional<Packed> entry() {
    const auto taken = bytes();
    const auto sum = taken ? number() : std::nullopt;
    if (!sum) return std::nullopt;
    return Packed{*taken, *sum};
  }

 private:
  std::string_view rest_;
};

}  // namespace minuit::store
