// The kinds of type that have a JSON form, and the names they carry. Everything in this layer branches on these.
#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/bounded.hpp"
#include "base/bounded_list.hpp"
#include "base/describe.hpp"
#include "base/seat.hpp"

namespace minuit::codec {

template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsVariant = false;
template <class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;

template <class T>
concept Integer = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

// A JSON value kept as its text, for what cannot be understood yet.
struct Raw {
  std::string text = "null";
  bool operator==(const Raw&) const = default;
};

// May members be left out of the JSON of a T, to keep their defaults? Opted into with MINUIT_ALLOW_DEFAULTS.
template <class T>
inline constexpr bool kDefaultsAllowed = requires { defaults_allowed(NameOf<T>{}); };

// The member of a variant's object that names the kind of its value.
inline constexpr std::string_view kTypeKey = "type";

// `"name":` at compile time.
template <class Member>
inline constexpr auto kKeyText = [] {
  constexpr std::string_view kName = Member::name;
  std::array<char, kName.size() + 3> text{'"'};
  for (std::size_t at = 0; at < kName.size(); ++at) text[at + 1] = kName[at];
  text[kName.size() + 1] = '"';
  text[kName.size() + 2] = ':';
  return text;
}();

// `{"type":"Name"` at compile time.
template <class T>
inline constexpr auto kTypeText = [] {
  constexpr std::string_view kHead = R"({"type":")";
  constexpr std::string_view kName = type_name<T>();
  std::array<char, kHead.size() + kName.size() + 1> text{};
  for (std::size_t at = 0; at < kHead.size(); ++at) text[at] = kHead[at];
  for (std::size_t at = 0; at < kName.size(); ++at) text[kHead.size() + at] = kName[at];
  text.back() = '"';
  return text;
}();

}  // namespace minuit::codec
