// Values to compact JSON, straight into the text: no tree in between, no allocation but the text's own.
#pragma once
#include <cassert>
#include <charconv>
#include <string>

#include "codec/kinds.hpp"

namespace minuit::codec {

// Quoted and escaped; the text must be UTF-8.
void write_text(std::string& out, std::string_view text);

template <class T>
void write(std::string& out, const T& value);

namespace detail {

template <std::size_t N>
void append(std::string& out, const std::array<char, N>& text, std::size_t from = 0) {
  out.append(text.data() + from, N - from);
}

template <class Number>
void write_number(std::string& out, Number number) {
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

template <class E>
void write_enum(std::string& out, E value) {
  [[maybe_unused]] bool found = false;
  out += '"';
  each_enumerator<E>([&](std::string_view name, E each) {
    if (each != value) return;
    out += name;
    found = true;
  });
  out += '"';
  assert(found);
}

// The members and the closing brace; `first` says that none stands before them.
template <class T>
void write_members(std::string& out, const T& value, bool first) {
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    append(out, kKeyText<decltype(member)>, first ? 1 : 0);
    first = false;
    write(out, value.*member.pointer);
  });
  out += '}';
}

template <class List>
void write_list(std::string& out, const List& list) {
  out += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) out += ',';
    first = false;
    write(out, item);
  }
  out += ']';
}

inline void write_seats(std::string& out, SeatSet set) {
  out += '[';
  for (SeatSet left = set; !left.empty(); left = left.without(left.lowest())) {
    if (left != set) out += ',';
    write_number(out, left.lowest().number());
  }
  out += ']';
}

}  // namespace detail

template <class T>
void write(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (Integer<T>) {
    detail::write_number(out, value);
  } else if constexpr (std::is_same_v<T, double>) {
    detail::write_number(out, value);  // only in reports: nothing that is read has fractions
  } else if constexpr (kIsBounded<T>) {
    detail::write_number(out, value.number());
  } else if constexpr (DescribedEnum<T>) {
    detail::write_enum(out, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    write_text(out, value);
  } else if constexpr (std::is_same_v<T, Raw>) {
    out += value.text;
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    detail::write_seats(out, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) {
      write(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (kIsVariant<T>) {
    std::visit(
        [&]<class Kind>(const Kind& kind) {
          detail::append(out, kTypeText<Kind>);
          detail::write_members(out, kind, false);
        },
        value);
  } else if constexpr (Described<T>) {
    out += '{';
    detail::write_members(out, value, true);
  } else {
    static_assert(kIsArray<T> || kIsBoundedList<T> || kIsVector<T>, "this type has no JSON form");
    detail::write_list(out, value);
  }
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
  std::string out;
  write(out, value);
  return out;
}

}  // namespace minuit::codec
