// What changed between two values of one type, as JSON: a table's view is sent again with every decision, and most of it is as it
// was. To be read so:
//   an object             the changes of the members it names; of a list, of the items whose numbers it names
//   a list of one         the new value
//   anything else         the new value: a number, a text, true, false, null
// Nothing changed is {}. Lists of another length, variants and optional values are given anew.
#pragma once
#include <algorithm>

#include "base/result.hpp"
#include "codec/parser.hpp"
#include "codec/write.hpp"

namespace minuit::codec {

namespace detail {

template <class T>
void put_changes(Sink& out, const T& before, const T& after);

template <class T>
inline constexpr bool kIsPlain =
    std::is_same_v<T, bool> || Integer<T> || kIsBounded<T> || DescribedEnum<T> || std::is_same_v<T, std::string>;

template <class T>
void put_anew(Sink& out, const T& value) {
  if constexpr (kIsPlain<T>) {
    put(out, value);
  } else if constexpr (kIsOptional<T>) {
    if (!value) return out.put(std::string_view("null"));
    put_anew(out, *value);
  } else {
    out.put('[');
    put(out, value);
    out.put(']');
  }
}

template <class T>
void put_member_changes(Sink& out, const T& before, const T& after) {
  out.put('{');
  bool first = true;
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    if (before.*member.pointer == after.*member.pointer) return;
    if (!first) out.put(',');
    first = false;
    out.put(kKeyText<decltype(member)>);
    put_changes(out, before.*member.pointer, after.*member.pointer);
  });
  out.put('}');
}

template <class List>
void put_item_changes(Sink& out, const List& before, const List& after) {
  std::size_t changed = before.size() == after.size() ? 0 : after.size() + 1;
  for (std::size_t at = 0; at < std::min(before.size(), after.size()); ++at) changed += before[at] == after[at] ? 0 : 1;
  const bool told_apart = changed * 2 <= after.size();
  if (!told_apart) return put_anew(out, after);
  out.put('{');
  bool first = true;
  for (std::size_t at = 0; at < after.size(); ++at) {
    if (before[at] == after[at]) continue;
    if (!first) out.put(',');
    first = false;
    out.put('"');
    out.number(at);
    out.put(std::string_view("\":"));
    put_changes(out, before[at], after[at]);
  }
  out.put('}');
}

template <class T>
void put_changes(Sink& out, const T& before, const T& after) {
  if constexpr (kIsArray<T> || kIsBoundedList<T> || kIsVector<T>) {
    put_item_changes(out, before, after);
  } else if constexpr (Described<T> && !kIsVariant<T>) {
    put_member_changes(out, before, after);
  } else {
    put_anew(out, after);
  }
}

}  // namespace detail

template <class T>
[[nodiscard]] std::string changes_json(const T& before, const T& after) {
  std::string out;
  detail::Sink sink(out);
  if (before == after) return "{}";
  detail::put_changes(sink, before, after);
  sink.flush();
  return out;
}

// The reading, as every client must do it: the text of a value and the changes to it give the text of the new one.
[[nodiscard]] Result<std::string, Fault> with_changes(std::string_view before_json, std::string_view changes);

}  // namespace minuit::codec
