#include "codec/changes.hpp"

#include <boost/json.hpp>

namespace minuit::codec {

namespace json = boost::json;

namespace {

// False if the changes are not of such a value.
bool change(json::value& value, const json::value& changes) {
  if (const json::array* anew = changes.if_array()) {
    if (anew->size() != 1) return false;
    value = anew->front();
    return true;
  }
  const json::object* each = changes.if_object();
  if (each == nullptr) {
    value = changes;
    return true;
  }
  for (const auto& [name, inner] : *each) {
    json::value* part = nullptr;
    if (json::object* object = value.if_object()) {
      part = object->if_contains(name);
    } else if (json::array* list = value.if_array()) {
      std::size_t number = 0;
      const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
      if (error == std::errc() && end == name.data() + name.size() && number < list->size()) part = &(*list)[number];
    }
    if (part == nullptr || !change(*part, inner)) return false;
  }
  return true;
}

}  // namespace

Result<std::string, Fault> with_changes(std::string_view before_json, std::string_view changes) {
  boost::system::error_code bad_before;
  boost::system::error_code bad_changes;
  json::monotonic_resource memory;  // both are gone at the end of this function: nothing needs to be given back piece by piece
  json::value value = json::parse(before_json, bad_before, &memory);
  const json::value patch = json::parse(changes, bad_changes, &memory);
  if (bad_before || bad_changes) return Fault{"$", "this is not JSON"};
  if (!change(value, patch)) return Fault{"$", "these are changes of something else"};
  return json::serialize(value);
}

}  // namespace minuit::codec
