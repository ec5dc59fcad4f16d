// A 64-bit digest of described values, field by field, so that padding, compilers and word sizes do not matter. It tells whether
// two machines agree; it is not meant to resist forgery.
#pragma once
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "base/bounded.hpp"
#include "base/bounded_list.hpp"
#include "base/describe.hpp"
#include "base/rng.hpp"
#include "base/seat.hpp"

namespace minuit {

class Digest {
 public:
  void word(u64 value) { hash_ = Rng::mix(hash_ + 0x9e3779b97f4a7c15ULL) ^ Rng::mix(value + 0xd1b54a32d192ed03ULL); }
  void text(std::string_view value) {
    word(value.size());
    for (const char c : value) word(static_cast<u8>(c));
  }

  template <class T>
  void add(const T& value) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      word(static_cast<u64>(value));
    } else if constexpr (kIsBounded<T>) {
      word(static_cast<u64>(value.number()));
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      word(value.bits());
    } else if constexpr (Described<T>) {
      each_member<T>([&](std::string_view, auto member) { add(value.*member); });
    } else {
      add_compound(value);
    }
  }
  [[nodiscard]] u64 value() const { return Rng::mix(hash_); }

 private:
  template <class T>
  void add_compound(const std::optional<T>& value) {
    word(value.has_value() ? 1 : 0);
    if (value) add(*value);
  }
  template <class... Ts>
  void add_compound(const std::variant<Ts...>& value) {
    word(value.index());
    std::visit([&](const auto& held) { add(held); }, value);
  }
  template <class T, std::size_t N>
  void add_compound(const std::array<T, N>& items) {
    for (const T& item : items) add(item);
  }
  template <class T, std::size_t N>
  void add_compound(const BoundedList<T, N>& items) {
    word(items.size());
    for (const T& item : items) add(item);
  }
  u64 hash_ = 0;
};

template <class T>
[[nodiscard]] u64 digest_of(const T& value) {
  Digest digest;
  digest.add(value);
  return digest.value();
}

}  // namespace minuit
