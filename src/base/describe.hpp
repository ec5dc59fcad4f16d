// One description of a type serves everything: JSON both ways, the schema, digests, random proposals in tests.
//   struct Move { Square from; ... };
//   MINUIT_DESCRIBE(Move, (from))
// Enumerations use BOOST_DESCRIBE_ENUM. The name given here is the "type" of the value in JSON.
#pragma once
#include <boost/describe.hpp>
#include <string_view>
#include <type_traits>

namespace minuit {
template <class T>
struct NameOf {};  // a tag for argument-dependent lookup
}  // namespace minuit

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the description needs the member names as text
#define MINUIT_DESCRIBE(Type, Members)     \
  BOOST_DESCRIBE_STRUCT(Type, (), Members) \
  [[maybe_unused]] constexpr std::string_view name_of(::minuit::NameOf<Type>) { return #Type; }

// The same from inside a class template.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define MINUIT_DESCRIBE_TEMPLATE(Type, Members)   \
  BOOST_DESCRIBE_CLASS(Type, (), Members, (), ()) \
  [[maybe_unused]] friend constexpr std::string_view name_of(::minuit::NameOf<Type>) { return #Type; }

// A name in the schema for what has none of its own: a variant, an enumeration, a bounded number. Stands in the namespace of the
// thing's parts.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define MINUIT_NAME(Type) \
  [[maybe_unused]] constexpr std::string_view name_of(::minuit::NameOf<Type>) { return #Type; }

// A setup may be written in part: what is left out of the JSON keeps the default of the struct.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define MINUIT_ALLOW_DEFAULTS(Type) \
  [[maybe_unused]] constexpr bool defaults_allowed(::minuit::NameOf<Type>) { return true; }

namespace minuit {
template <class T>
concept Described = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;
template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;

template <class T>
[[nodiscard]] constexpr std::string_view type_name() {
  return name_of(NameOf<T>{});
}

template <class T>
concept HasName = requires { name_of(NameOf<T>{}); };

// The described members of a struct, in order: a list of types with a `name` and a `pointer`.
template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_any_access>;

// Calls f(name, member pointer) for each described member, in order.
template <class T, class F>
constexpr void each_member(F&& f) {
  boost::mp11::mp_for_each<Members<T>>([&](auto member) { f(std::string_view(member.name), member.pointer); });
}

// Calls f(name, value) for each enumerator, in order.
template <DescribedEnum E>
constexpr void each_enumerator(auto&& f) {
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
      [&](auto each) { f(std::string_view(each.name), each.value); });
}

// What it is called on the wire and in the texts.
template <DescribedEnum E>
[[nodiscard]] constexpr std::string_view enum_name(E value) {
  std::string_view found;
  each_enumerator<E>([&](std::string_view name, E each) {
    if (each == value) found = name;
  });
  return found;
}
}  // namespace minuit
