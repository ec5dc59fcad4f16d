// The few calls of the system that both ends of the operator's socket need.
#pragma once
#include <sys/socket.h>
#include <sys/un.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace minuit::server::admin {

// A descriptor that is closed with its owner.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();
  [[nodiscard]] int get() const { return number_; }
  [[nodiscard]] int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

// Nothing if the path is longer than the system allows for sockets.
[[nodiscard]] std::optional<sockaddr_un> address_of(const std::string& path);
[[nodiscard]] std::string too_long(const std::string& path);
[[nodiscard]] std::string error_text();  // of the last call that failed

// A line without its end, before the time is over and no longer than that. `wake`: a descriptor that ends the waiting when it can
// be read; -1: none.
enum class Trouble { none, too_late, too_long, closed };
struct Line {
  std::string text;
  Trouble trouble = Trouble::none;
};
[[nodiscard]] Line read_line(int connection, std::size_t most_bytes, int within_ms, int wake = -1);
[[nodiscard]] bool write_line(int connection, std::string_view text, int within_ms, int wake = -1);

}  // namespace minuit::server::admin
