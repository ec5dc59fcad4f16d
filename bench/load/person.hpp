// One simulated person: a cookie, and a socket to a table while there is one.
#pragma once
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "bench/load/frames.hpp"
#include "bench/load/glance.hpp"

namespace minuit::load {

// The server did not do what it must, or is not there.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Where the server is. Many people from one address are turned away, so they come from several of the loopback's.
struct Place {
  u16 port = 0;
  u32 addresses = 200;
};

inline constexpr i64 kPatience_ms = 10'000;  // for an answer, unless another is asked for

class Person {
 public:
  Person() = default;
  Person(const Person&) = delete;
  Person& operator=(const Person&) = delete;
  Person(Person&& other) noexcept;
  Person& operator=(Person&& other) noexcept;
  ~Person() { hang_up(); }

  // All of these wait, for a few seconds at most, and throw Failure.
  void comes_from(const Place& place, u32 number) { place_ = place, number_ = number; }
  struct Answer {
    int status = 0;
    std::string head;
    std::string body;
  };
  [[nodiscard]] Answer ask(std::string_view method, std::string_view path, std::string_view body);
  // Answers the body; the status must be the expected one.
  [[nodiscard]] std::string request(std::string_view method, std::string_view path, std::string_view body, int expected_status);
  void call(std::string_view table);
  void hang_up();

  [[nodiscard]] int socket() const { return socket_; }
  [[nodiscard]] bool on_the_line() const { return socket_ >= 0; }
  void say(std::string_view message);
  // Bytes as they are, until all of them are taken.
  void finish(std::string_view bytes) const { write_all(bytes); }
  // Reads what is there and hands on every text; answers false when the connection is gone. Counts the bytes.
  using Listener = std::function<void(std::string_view text)>;
  [[nodiscard]] bool listen(const Listener& listener, u64& bytes);
  // Waits until the listener has heard enough.
  void wait(const std::function<bool(std::string_view text)>& enough, i64 patience_ms = kPatience_ms);

  [[nodiscard]] u64 new_command() { return ++command_; }
  [[nodiscard]] u16 closed_with() const { return closed_with_; }
  // The one the server gave, as it is sent back; another may be put in its place.
  [[nodiscard]] const std::string& cookie() const { return cookie_; }
  void show_cookie(std::string cookie) { cookie_ = std::move(cookie); }
  // A connection of one's own address with nothing said on it; whoever asks for it closes it.
  // With a size, the system takes no more than that before it is read.
  [[nodiscard]] int dial(int receive_bytes = 0) const;

 private:
  [[nodiscard]] std::string head(std::string_view method, std::string_view path) const;
  void note_cookie(std::string_view answer_head);
  void write_all(std::string_view bytes) const;

  Place place_;
  u32 number_ = 0;
  std::string cookie_;
  u64 command_ = 0;
  int socket_ = -1;
  u16 closed_with_ = 0;
  std::string kept_;  // the beginning of a frame that is not all there
  std::string out_;
};

}  // namespace minuit::load
