// JSON to values, strictly: what is not exactly a T is refused with the path of the fault, what was expected and the limit.
// Decoded straight from the text, so memory is linear in it; size and depth are bounded (parser.hpp).
#pragma once
#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "codec/kinds.hpp"
#include "codec/parser.hpp"

namespace minuit::codec {

// What may be left out of the text keeps what it has in `value`.
template <class T>
[[nodiscard]] Result<T, Fault> read(std::string_view text, T value = {});

namespace detail {

template <class T>
[[nodiscard]] bool take(Parser& parser, T& value);

[[nodiscard]] bool take_seats(Parser& parser, SeatSet& seats);
bool fail_unknown(Parser& parser, std::string_view name, const std::string& known);
bool fail_twice(Parser& parser, std::string_view name);
bool fail_missing(Parser& parser, std::string_view name);

inline void enlist(std::string& names, std::string_view name) {
  if (!names.empty()) names += ", ";
  names += name;
}

template <class T>
[[nodiscard]] std::string member_names(bool tagged) {
  std::string names(tagged ? kTypeKey : "");
  each_member<T>([&](std::string_view name, auto) { enlist(names, name); });
  return names;
}

template <class E>
[[nodiscard]] bool take_enum(Parser& parser, E& value) {
  const auto expected = [] {
    std::string names;
    each_enumerator<E>([&](std::string_view name, E) { enlist(names, name); });
    return "one of " + names;
  };
  parser.space();
  const Parser::Mark begin = parser.mark();
  std::string_view word;
  if (!parser.word(word, "text in quotes")) return false;
  bool known = false;
  each_enumerator<E>([&](std::string_view name, E each) {
    if (name != word) return;
    value = each;
    known = true;
  });
  return known || parser.fail("expected " + expected() + ", found " + shown(parser.since(begin)));
}

// How far into an object its members are read: a variant's has a "type" among them, which may have been taken already.
enum class Tag : u8 { none, ahead, taken };

// The members of an object whose brace is open, to its end.
template <class T>
[[nodiscard]] bool take_members(Parser& parser, T& value, Tag tag) {
  constexpr std::size_t kCount = boost::mp11::mp_size<Members<T>>::value;
  static_assert(kCount < 64);
  constexpr u64 kTypeBit = u64{1} << kCount;
  const bool tagged = tag != Tag::none;
  u64 seen = tag == Tag::taken ? kTypeBit : 0;
  for (bool first = tag != Tag::taken; parser.next('}', first);) {
    std::string_view name;
    if (!parser.key(name)) return false;
    u64 bit = tagged && name == kTypeKey ? kTypeBit : 0;
    bool good = true;
    if (bit != 0) {
      if ((seen & bit) != 0) return fail_twice(parser, kTypeKey);
      good = parser.skip_value();
    }
    std::size_t index = 0;
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
      const u64 mine = u64{1} << index++;
      if (bit != 0 || name != std::string_view(member.name)) return;
      bit = mine;
      if ((seen & mine) != 0) {
        good = fail_twice(parser, member.name);
      } else if (!take(parser, value.*member.pointer)) {
        parser.inside(std::string_view(member.name));
        good = false;
      }
    });
    if (bit == 0) return fail_unknown(parser, name, member_names<T>(tagged));
    if (!good) return false;
    seen |= bit;
  }
  if (parser.failed()) return false;

  std::size_t index = 0;
  bool complete = true;
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    const bool missing = (seen >> index++ & 1U) == 0;
    if (!missing || !complete || kDefaultsAllowed<T>) return;
    auto& field = value.*member.pointer;
    if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
      field.reset();
    } else {
      complete = fail_missing(parser, member.name);
    }
  });
  return complete;
}

// Moves to the "type" of an object whose brace is open; `first` says whether it came first.
[[nodiscard]] bool find_type(Parser& parser, bool& first);

template <class... Kinds>
[[nodiscard]] bool take_variant(Parser& parser, std::variant<Kinds...>& value) {
  static_assert((Described<Kinds> && ...), "only described structs can tell their name");
  if (!parser.open('{', "an object with a type")) return false;
  const Parser::Mark begin = parser.mark();
  bool first = true;
  if (!find_type(parser, first)) return false;
  parser.space();
  const Parser::Mark type = parser.mark();
  std::string_view name;
  if (!parser.word(name, "text in quotes")) {
    parser.inside(kTypeKey);
    return false;
  }
  constexpr std::array kNames{type_name<Kinds>()...};
  auto kind = static_cast<std::size_t>(std::ranges::find(kNames, name) - kNames.begin());
  if (kind == kNames.size()) {
    std::string names;
    for (const std::string_view each : kNames) enlist(names, each);
    parser.fail("expected one of " + names + ", found " + shown(parser.since(type)));
    parser.inside(kTypeKey);
    return false;
  }
  if (!first) parser.rewind(begin);
  bool good = false;
  const auto attempt = [&]<class Kind>(NameOf<Kind>) {
    if (kind-- == 0) good = take_members(parser, value.template emplace<Kind>(), first ? Tag::taken : Tag::ahead);
  };
  (attempt(NameOf<Kinds>{}), ...);
  return good;
}

bool fail_too_many(Parser& parser, std::string_view limit, std::size_t room);

// Items until the bracket closes; `room` says how many may come, `add` takes one.
template <class Item>
[[nodiscard]] bool take_items(Parser& parser, std::string_view limit, std::size_t room, auto&& add) {
  if (!parser.open('[', "a list")) return false;
  std::size_t count = 0;
  for (bool first = true; parser.next(']', first); ++count) {
    if (count == room) return fail_too_many(parser, limit, room);
    Item item{};
    if (!take(parser, item)) {
      parser.inside(count);
      return false;
    }
    add(std::move(item), count);
  }
  return !parser.failed();
}

template <class List>
[[nodiscard]] bool take_list(Parser& parser, List& list) {
  using Item = typename List::value_type;
  if constexpr (kIsArray<List>) {
    constexpr std::size_t kItems = std::tuple_size_v<List>;
    std::size_t filled = 0;
    const bool good = take_items<Item>(parser, "", kItems, [&](Item&& item, std::size_t index) {
      list[index] = std::move(item);
      ++filled;
    });
    if (!good) return false;
    return filled == kItems || parser.fail("expected a list of " + std::to_string(kItems) + ", found " + std::to_string(filled));
  } else {
    constexpr std::size_t kRoom = [] {
      if constexpr (kIsBoundedList<List>) return List::kCapacity;
      return std::numeric_limits<std::size_t>::max();
    }();
    list.clear();
    return take_items<Item>(parser, "at most ", kRoom, [&](Item&& item, std::size_t) { list.push_back(std::move(item)); });
  }
}

template <class T>
bool take(Parser& parser, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return parser.boolean(value);
  } else if constexpr (Integer<T>) {
    i64 number = 0;
    constexpr auto kLeast = static_cast<i64>(std::numeric_limits<T>::min());
    constexpr auto kMost = static_cast<u64>(std::numeric_limits<T>::max());
    if (!parser.whole(kLeast, kMost, number)) return false;
    value = static_cast<T>(number);
    return true;
  } else if constexpr (kIsBounded<T>) {
    i64 number = 0;
    if (!parser.whole(T::kMin, T::kMax, number)) return false;
    value = T(number);
    return true;
  } else if constexpr (DescribedEnum<T>) {
    return take_enum(parser, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return parser.string(value);
  } else if constexpr (std::is_same_v<T, Raw>) {
    parser.space();
    const Parser::Mark begin = parser.mark();
    if (!parser.skip_value()) return false;
    value.text = parser.since(begin);
    return true;
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return take_seats(parser, value);
  } else if constexpr (kIsOptional<T>) {
    value.reset();
    return parser.null() || take(parser, value.emplace());
  } else if constexpr (kIsVariant<T>) {
    return take_variant(parser, value);
  } else if constexpr (Described<T>) {
    return parser.open('{', "an object") && take_members(parser, value, Tag::none);
  } else {
    static_assert(kIsArray<T> || kIsBoundedList<T> || kIsVector<T>, "this type has no JSON form");
    return take_list(parser, value);
  }
}

}  // namespace detail

template <class T>
Result<T, Fault> read(std::string_view text, T value) {
  if (text.size() > kMostTextBytes)
    return Fault{
        "$", "the text has " + std::to_string(text.size()) + " bytes, at most " + std::to_string(kMostTextBytes) + " are read"};
  Parser parser(text);
  if (detail::take(parser, value) && parser.end()) return value;
  return parser.fault();
}

}  // namespace minuit::codec
