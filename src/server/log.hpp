// What the server says of itself, a line an event. Never a secret, a cookie, a whole table id, a name or what someone wrote.
#pragma once
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "base/types.hpp"

namespace minuit::server {

enum class Level : u8 { debug, info, warning, error };

struct Field {
  std::string_view key;
  std::variant<i64, std::string> value;
};
using Fields = std::initializer_list<Field>;

// Enough of an id to find its lines together, too little to sit down at the table.
[[nodiscard]] inline std::string shortened(std::string_view id) { return std::string(id.substr(0, 4)); }

class Log {
 public:
  // To the error stream: JSON lines, or text for people. Nothing below the level.
  Log(Level least, bool json);
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  ~Log();

  void info(std::string_view event, Fields fields = {}) { say(Level::info, event, fields); }
  void debug(std::string_view event, Fields fields = {}) { say(Level::debug, event, fields); }
  void error(std::string_view event, Fields fields = {}) { say(Level::error, event, fields); }
  // What a stranger can cause: at most one a second of each kind, with the number of those left out. There are few kinds: none is
  // made of what came from outside.
  void warn(std::string_view event, Fields fields = {}) { warn_of(event, event, fields); }
  void warn_of(std::string_view kind, std::string_view event, Fields fields = {});

 private:
  void say(Level level, std::string_view event, Fields fields, u64 left_out = 0);
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace minuit::server
