// A random value of any described type, drawn from its description and ranges; ends of ranges come up often, because faults
// live there. The source is an Rng, or anything else with `next` and `below`.
#pragma once
#include <array>
#include <limits>
#include <string>

#include "base/rng.hpp"
#include "codec/kinds.hpp"

namespace minuit::tests {

inline constexpr u32 kMostArbitraryItems = 5;  // of lists without a limit of their own

template <class T>
[[nodiscard]] T arbitrary(auto& source);

namespace detail {

template <class T>
[[nodiscard]] T arbitrary_integer(auto& source) {
  switch (source.below(8)) {
    case 0: return std::numeric_limits<T>::min();
    case 1: return std::numeric_limits<T>::max();
    case 2: return T{0};
    default: return static_cast<T>(source.next());
  }
}

template <class T>
[[nodiscard]] T arbitrary_bounded(auto& source) {
  switch (source.below(8)) {
    case 0: return T(T::kMin);
    case 1: return T(T::kMax);
    default: return T(T::kMin + static_cast<i64>(source.below(static_cast<u32>(T::kMax - T::kMin + 1))));
  }
}

template <class E>
[[nodiscard]] E arbitrary_enum(auto& source) {
  constexpr auto kCount = static_cast<u32>(boost::mp11::mp_size<boost::describe::describe_enumerators<E>>::value);
  E drawn{};
  u32 left = source.below(kCount) + 1;
  each_enumerator<E>([&](std::string_view, E each) {
    if (--left == 0) drawn = each;
  });
  return drawn;
}

[[nodiscard]] inline std::string arbitrary_text(auto& source) {
  static constexpr std::array<std::string_view, 12> kPieces{"a", "Z", "0", " ", "\"", "\\", "\n", "\x01", "é", "€", "👻", "/"};
  std::string text;
  for (u32 left = source.below(kMostArbitraryItems + 1); left > 0; --left)
    text += kPieces[source.below(static_cast<u32>(kPieces.size()))];
  return text;
}

template <class... Kinds>
void arbitrary_variant(std::variant<Kinds...>& value, auto& source) {
  u32 left = source.below(sizeof...(Kinds)) + 1;
  const auto attempt = [&]<class Kind>(NameOf<Kind>) {
    if (--left == 0) value = arbitrary<Kind>(source);
  };
  (attempt(NameOf<Kinds>{}), ...);
}

}  // namespace detail

template <class T>
T arbitrary(auto& source) {
  if constexpr (std::is_same_v<T, bool>) {
    return source.below(2) == 1;
  } else if constexpr (codec::Integer<T>) {
    return detail::arbitrary_integer<T>(source);
  } else if constexpr (kIsBounded<T>) {
    return detail::arbitrary_bounded<T>(source);
  } else if constexpr (DescribedEnum<T>) {
    return detail::arbitrary_enum<T>(source);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return detail::arbitrary_text(source);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    SeatSet set;
    for (u8 seat = 0; seat < kMostSeats; ++seat)
      if (source.below(2) == 1) set = set.with(Seat{seat});
    return set;
  } else if constexpr (codec::kIsOptional<T>) {
    if (source.below(2) == 0) return std::nullopt;
    return arbitrary<typename T::value_type>(source);
  } else if constexpr (codec::kIsVariant<T>) {
    T value;
    detail::arbitrary_variant(value, source);
    return value;
  } else if constexpr (Described<T>) {
    T value{};
    each_member<T>(
        [&](std::string_view, auto member) { value.*member = arbitrary<std::remove_cvref_t<decltype(value.*member)>>(source); });
    return value;
  } else if constexpr (codec::kIsArray<T>) {
    T value{};
    for (auto& item : value) item = arbitrary<typename T::value_type>(source);
    return value;
  } else {
    static_assert(kIsBoundedList<T> || codec::kIsVector<T>, "no arbitrary value of this type");
    u32 most = kMostArbitraryItems;
    if constexpr (kIsBoundedList<T>) most = static_cast<u32>(T::kCapacity);
    T value;
    for (u32 left = source.below(most + 1); left > 0; --left) value.push_back(arbitrary<typename T::value_type>(source));
    return value;
  }
}

}  // namespace minuit::tests
