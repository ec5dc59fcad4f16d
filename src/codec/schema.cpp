#include "codec/schema.hpp"

#include <algorithm>

namespace minuit::codec {
namespace {

constexpr std::size_t kLineWidth = 120;

// The end of the value that begins at `at`, in compact JSON known to be well formed.
[[nodiscard]] std::size_t end_of_value(std::string_view json, std::size_t at) {
  int depth = 0;
  bool quoted = false;
  for (; at < json.size(); ++at) {
    const char c = json[at];
    if (quoted) {
      if (c == '\\') ++at;
      quoted = c != '"';
      continue;
    }
    if (c == '"') quoted = true;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth < 0) return at;
    if (c == ',' && depth == 0) return at;
  }
  return at;
}

// Indents what does not fit on a line.
void indent(std::string& out, std::string_view value, std::size_t depth, std::size_t column) {
  const bool container = value.starts_with('{') || value.starts_with('[');
  if (!container || column + value.size() <= kLineWidth) {
    out += value;
    return;
  }
  const auto new_line = [&](std::size_t levels) {
    out += '\n';
    out.append(2 * levels, ' ');
  };
  out += value.front();
  for (std::size_t at = 1; at + 1 < value.size();) {
    if (at > 1) out += ',';
    new_line(depth + 1);
    const std::size_t end = end_of_value(value, at);
    std::string_view item = value.substr(at, end - at);
    std::size_t used = 2 * (depth + 1);
    if (value.front() == '{') {
      const std::size_t colon = item.find("\":") + 2;  // names of types and members hold no quotes
      out += item.substr(0, colon);
      out += ' ';
      used += colon + 1;
      item.remove_prefix(colon);
    }
    indent(out, item, depth + 1, used);
    at = end + 1;
  }
  new_line(depth);
  out += value.back();
}

}  // namespace

void SchemaSet::begin_game(std::string_view id) {
  game_ = id;
  names_.clear();
}

std::string SchemaSet::qualified(std::string_view name) const {
  std::string full(game_);
  if (!full.empty()) full += '.';
  return full += name;
}

std::string SchemaSet::claim(const void* type, std::string_view name) {
  std::string full = qualified(name);
  for (int number = 2; definitions_.contains(full); ++number) full = qualified(name) + std::to_string(number);
  definitions_[full];  // holds the name while its parts are described
  if (type != nullptr) names_[type] = full;
  return full;
}

std::string SchemaSet::text() const {
  std::string all = R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{)";
  bool first = true;
  for (const auto& [name, body] : definitions_) {
    if (!first) all += ',';
    first = false;
    write_text(all, name);
    all += ':';
    all += body;
  }
  all += "}}";
  std::string out;
  indent(out, all, 0, 0);
  return out += '\n';
}

namespace detail {

std::string reference(std::string_view name) { return R"({"$ref":"#/$defs/)" + std::string(name) + R"("})"; }

std::string range(const std::string& least, const std::string& most) {
  return R"({"type":"integer","minimum":)" + least + R"(,"maximum":)" + most + "}";
}

std::string list_of(const std::string& items, std::size_t fewest, std::size_t most) {
  std::string schema = R"({"type":"array","items":)" + items;
  if (fewest > 0) schema += R"(,"minItems":)" + std::to_string(fewest);
  if (most != std::numeric_limits<std::size_t>::max()) schema += R"(,"maxItems":)" + std::to_string(most);
  return schema += '}';
}

std::string with_default(std::string schema, const std::string& value) {
  schema.pop_back();
  if (!schema.ends_with('{')) schema += ',';  // the schema of anything at all has no members
  return schema += R"("default":)" + value + "}";
}

std::string object_of(std::string_view title, const std::string& properties, const std::string& required) {
  std::string schema = R"({"type":"object")";
  if (!title.empty()) schema += R"(,"title":")" + std::string(title) + "\"";
  schema += R"(,"properties":{)" + properties + R"(},"required":[)" + required + "]";
  return schema += R"(,"additionalProperties":false})";
}

}  // namespace detail
}  // namespace minuit::codec
