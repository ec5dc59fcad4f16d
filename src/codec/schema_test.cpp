#include "codec/schema.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "rules/games/le_fantome_de_minuit/game.hpp"
#include "tests/support/arbitrary.hpp"

namespace minuit::codec {
namespace {

namespace json = boost::json;
using fantome::LeFantome;

[[nodiscard]] json::value schema() {
  SchemaSet set;
  describe_game<LeFantome>(set);
  return json::parse(set.text());
}

// Just enough of JSON Schema to check what we generate; a keyword it does not know is a failure.
class Validator {
 public:
  explicit Validator(json::value document) : document_(std::move(document)) {}

  [[nodiscard]] bool accepts(const std::string& name, std::string_view text) const {
    return valid(definition("#/$defs/" + std::string(LeFantome::kId) + "." + name), json::parse(text));
  }
  [[nodiscard]] const json::value& definition(std::string_view reference) const {
    return document_.at("$defs").at(reference.substr(std::string_view("#/$defs/").size()));
  }

 private:
  [[nodiscard]] bool valid(const json::value& schema, const json::value& value) const {
    const auto& rules = schema.as_object();
    return std::ranges::all_of(rules, [&](const auto& rule) { return holds(rules, rule.key(), rule.value(), value); });
  }
  [[nodiscard]] bool holds(const json::object& rules, std::string_view keyword, const json::value& rule,
                           const json::value& value) const {
    if (keyword == "$ref") return valid(definition(std::string_view(rule.as_string())), value);
    if (keyword == "type") return is(std::string_view(rule.as_string()), value);
    if (keyword == "const") return rule == value;
    if (keyword == "enum") return std::ranges::count(rule.as_array(), value) == 1;
    if (keyword == "oneOf" || keyword == "anyOf") {
      const auto fitting = std::ranges::count_if(rule.as_array(), [&](const auto& each) { return valid(each, value); });
      return keyword == "oneOf" ? fitting == 1 : fitting >= 1;
    }
    if (keyword == "minimum") return value.to_number<i64>() >= rule.to_number<i64>();
    if (keyword == "maximum") return value.to_number<i64>() <= rule.to_number<i64>();
    if (keyword == "minItems") return value.as_array().size() >= rule.to_number<std::size_t>();
    if (keyword == "maxItems") return value.as_array().size() <= rule.to_number<std::size_t>();
    if (keyword == "items") return std::ranges::all_of(value.as_array(), [&](const auto& each) { return valid(rule, each); });
    if (keyword == "required")
      return std::ranges::all_of(rule.as_array(), [&](const auto& each) { return value.as_object().contains(each.as_string()); });
    if (keyword == "properties" || keyword == "additionalProperties") return properties_hold(rules, value);
    EXPECT_TRUE(keyword == "title" || keyword == "default") << "unknown keyword " << keyword;
    return true;
  }
  [[nodiscard]] bool properties_hold(const json::object& rules, const json::value& value) const {
    const auto& properties = rules.at("properties").as_object();
    return std::ranges::all_of(value.as_object(), [&](const auto& member) {
      const auto* rule = properties.if_contains(member.key());
      return rule != nullptr && valid(*rule, member.value());
    });
  }
  // Keywords come with their type first, so that a wrong type ends the check.
  [[nodiscard]] static bool is(std::string_view type, const json::value& value) {
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_string()) || (type == "boolean" && value.is_bool()) ||
           (type == "null" && value.is_null()) || (type == "integer" && (value.is_int64() || value.is_uint64()));
  }
  json::value document_;
};

template <class T>
void accepts_what_is_written(const std::string& name) {
  const Validator validator(schema());
  Rng rng(7);
  for (int times = 0; times < 200; ++times) {
    const std::string text = to_json(tests::arbitrary<T>(rng));
    ASSERT_TRUE(validator.accepts(name, text)) << name << "\n" << text;
  }
}

TEST(Schema, AcceptsWhatIsWritten) {
  accepts_what_is_written<LeFantome::Config>("Config");
  accepts_what_is_written<LeFantome::Action>("Action");
  accepts_what_is_written<LeFantome::Chance>("Chance");
  accepts_what_is_written<LeFantome::Resolution>("Resolution");
  accepts_what_is_written<LeFantome::Event>("Event");
  accepts_what_is_written<LeFantome::View>("View");
  accepts_what_is_written<rules::Decision<LeFantome>>("Decision");
  EXPECT_TRUE(Validator(schema()).accepts("Header", to_json(GameHeader<LeFantome>{.config = LeFantome::setup(8)})));
}

TEST(Schema, RefusesWhatIsNotReadEither) {
  const Validator validator(schema());
  EXPECT_TRUE(validator.accepts("Config", "{}"));
  for (const std::string text : {R"({"type":"Move"})", R"({"type":"Move","from":0})", R"({"type":"Move","from":29})",
                                 R"({"type":"Move","from":"1"})", R"({"type":"Move","from":1,"to":2})", R"({"from":1})", "[]"})
    EXPECT_FALSE(validator.accepts("Action", text)) << text;
  EXPECT_FALSE(validator.accepts("Config", R"({"players":9})"));
  EXPECT_FALSE(validator.accepts("Config", R"({"player":2})"));
  EXPECT_FALSE(validator.accepts("Header", R"({"game":"chess","rules_version":1,"config":{}})"));
}

void collect_references(const json::value& value, std::vector<std::string>& into) {
  if (const auto* object = value.if_object()) {
    for (const auto& member : *object) {
      if (member.key() == "$ref") into.emplace_back(member.value().as_string());
      collect_references(member.value(), into);
    }
  } else if (const auto* array = value.if_array()) {
    for (const auto& item : *array) collect_references(item, into);
  }
}

TEST(Schema, ResolvesEveryReference) {
  const json::value document = schema();
  std::vector<std::string> references;
  collect_references(document, references);
  EXPECT_GT(references.size(), 20U);
  const Validator validator(document);
  for (const std::string& reference : references) EXPECT_FALSE(validator.definition(reference).as_object().empty()) << reference;
}

TEST(Schema, IsTheSameEveryTime) {
  SchemaSet once;
  SchemaSet twice;
  describe_game<LeFantome>(once);
  describe_game<LeFantome>(twice);
  EXPECT_EQ(once.text(), twice.text());
}

TEST(Schema, StatesTheDefaultsOfASetup) {
  const json::value document = schema();
  const auto& config = document.at("$defs").at("le-fantome-de-minuit.Config");
  EXPECT_TRUE(config.at("required").as_array().empty());
  EXPECT_EQ(config.at("properties").at("rounds").at("default"), 3);
}

TEST(Schema, StatesTheDefaultOfWhatMayBeAnything) { EXPECT_EQ(detail::with_default("{}", "null"), R"({"default":null})"); }

}  // namespace
}  // namespace minuit::codec
