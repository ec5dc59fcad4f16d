// JSON Schema (draft 2020-12) from the same description that reads and writes. Every named type of a game becomes a definition
// "<game>.<Type>"; a variant is a oneOf whose members carry a constant "type". TypeScript types are generated from it.
#pragma once
#include <limits>
#include <map>
#include <string>
#include <string_view>

#include "codec/record.hpp"
#include "rules/contract/evidence.hpp"

namespace minuit::codec {

class SchemaSet {
 public:
  // Definitions that follow belong to this game.
  void begin_game(std::string_view id);

  // What stands for a type in the schema: a reference to its definition, made on first use, or what it is if it has no name.
  template <class T>
  [[nodiscard]] std::string use();
  // Gives a type's definition a name of the contract ("Action"); a second name of the same type refers to the first.
  template <class T>
  void add(std::string_view name);
  void define(const std::string& name, std::string body) { definitions_[name] = std::move(body); }

  [[nodiscard]] std::string qualified(std::string_view name) const;
  // The whole document, indented, definitions in alphabetical order.
  [[nodiscard]] std::string text() const;

 private:
  // One address a type.
  template <class T>
  static constexpr char kIdentity = 0;
  // Takes a free name for a type: two types of one game may be called the same.
  [[nodiscard]] std::string claim(const void* type, std::string_view name);

  std::string game_;
  std::map<const void*, std::string> names_;        // of the types of this game
  std::map<std::string, std::string> definitions_;  // by name: compact JSON
};

namespace detail {

[[nodiscard]] std::string reference(std::string_view name);
[[nodiscard]] std::string range(const std::string& least, const std::string& most);
[[nodiscard]] std::string list_of(const std::string& items, std::size_t fewest, std::size_t most);
[[nodiscard]] std::string with_default(std::string schema, const std::string& value);
// An object of exactly these properties.
[[nodiscard]] std::string object_of(std::string_view title, const std::string& properties, const std::string& required);

inline void add_item(std::string& list, std::string_view item) {
  if (!list.empty()) list += ',';
  list += item;
}

template <class T>
[[nodiscard]] std::string schema_of_struct(SchemaSet& set, bool tagged) {
  std::string properties;
  std::string required;
  if (tagged) {
    properties = R"("type":{"const":)" + to_json(std::string(type_name<T>())) + "}";
    required = R"("type")";
  }
  const T defaults{};
  each_member<T>([&](std::string_view name, auto member) {
    using Field = std::remove_cvref_t<decltype(defaults.*member)>;
    const std::string quoted = to_json(std::string(name));
    const std::string schema = set.use<Field>();
    if constexpr (!kDefaultsAllowed<T> && !kIsOptional<Field>) add_item(required, quoted);
    add_item(properties, quoted + ":" + (kDefaultsAllowed<T> ? with_default(schema, to_json(defaults.*member)) : schema));
  });
  return object_of(tagged ? type_name<T>() : "", properties, required);
}

template <class... Kinds>
[[nodiscard]] std::string schema_of_variant(SchemaSet& set, NameOf<std::variant<Kinds...>> /*which*/) {
  std::string kinds;
  (add_item(kinds, schema_of_struct<Kinds>(set, true)), ...);
  return R"({"oneOf":[)" + kinds + "]}";
}

template <class T>
[[nodiscard]] std::string schema_of(SchemaSet& set) {
  if constexpr (std::is_same_v<T, bool>) {
    return R"({"type":"boolean"})";
  } else if constexpr (std::is_same_v<T, double>) {
    return R"({"type":"number"})";
  } else if constexpr (Integer<T>) {
    return range(std::to_string(std::numeric_limits<T>::min()), std::to_string(std::numeric_limits<T>::max()));
  } else if constexpr (kIsBounded<T>) {
    return range(std::to_string(T::kMin), std::to_string(T::kMax));
  } else if constexpr (DescribedEnum<T>) {
    std::string names;
    each_enumerator<T>([&](std::string_view name, T) { add_item(names, to_json(std::string(name))); });
    return R"({"type":"string","enum":[)" + names + "]}";
  } else if constexpr (std::is_same_v<T, std::string>) {
    return R"({"type":"string"})";
  } else if constexpr (std::is_same_v<T, Raw>) {
    return "{}";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return list_of(set.use<Seat>(), 0, kMostSeats);
  } else if constexpr (kIsOptional<T>) {
    return R"({"anyOf":[)" + set.use<typename T::value_type>() + R"(,{"type":"null"}]})";
  } else if constexpr (kIsVariant<T>) {
    return schema_of_variant(set, NameOf<T>{});
  } else if constexpr (Described<T>) {
    return schema_of_struct<T>(set, false);
  } else if constexpr (kIsArray<T>) {
    return list_of(set.use<typename T::value_type>(), std::tuple_size_v<T>, std::tuple_size_v<T>);
  } else if constexpr (kIsBoundedList<T>) {
    return list_of(set.use<typename T::value_type>(), 0, T::kCapacity);
  } else {
    static_assert(kIsVector<T>, "this type has no JSON form");
    return list_of(set.use<typename T::value_type>(), 0, std::numeric_limits<std::size_t>::max());
  }
}

}  // namespace detail

template <class T>
std::string SchemaSet::use() {
  if (const auto known = names_.find(&kIdentity<T>); known != names_.end()) return detail::reference(known->second);
  if constexpr (HasName<T>) {
    const std::string name = claim(&kIdentity<T>, type_name<T>());
    define(name, detail::schema_of<T>(*this));
    return detail::reference(name);
  } else {
    return detail::schema_of<T>(*this);
  }
}

template <class T>
void SchemaSet::add(std::string_view name) {
  if (const auto known = names_.find(&kIdentity<T>); known != names_.end()) {
    if (known->second != qualified(name)) define(claim(nullptr, name), detail::reference(known->second));
    return;
  }
  const std::string claimed = claim(&kIdentity<T>, name);
  define(claimed, detail::schema_of<T>(*this));
}

template <class T>
void add_schema(SchemaSet& set) {
  set.add<T>(type_name<T>());
}

// Everything of a game that crosses the wire or stands in a record.
template <class G>
void describe_game(SchemaSet& set) {
  set.begin_game(G::kId);
  set.add<typename G::Config>("Config");
  set.add<typename G::Action>("Action");
  set.add<typename G::Chance>("Chance");
  set.add<typename G::Resolution>("Resolution");
  if constexpr (rules::Raced<G>) {
    set.add<typename G::Signal>("Signal");
    set.add<typename G::Shown>("Shown");
  }
  if constexpr (rules::TakesIntents<G>) set.add<typename G::Intent>("Intent");
  if constexpr (rules::Evident<G>) set.add<typename G::Evidence>("Evidence");
  set.add<typename G::Event>("Event");
  set.add<typename G::View>("View");
  set.add<rules::Decision<G>>("Decision");
  const std::string properties = R"("game":{"const":)" + to_json(std::string(G::kId)) + R"(},"rules_version":{"const":)" +
                                 std::to_string(G::kRulesVersion) + R"(},"config":)" + set.use<typename G::Config>();
  set.define(set.qualified("Header"), detail::object_of("", properties, R"("game","rules_version","config")"));
}

}  // namespace minuit::codec
