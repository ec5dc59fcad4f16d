// Who is being erased, and what of them is still on its way to the store. What somebody asked for before they were erased may be
// written long after it was asked for; so whoever asks the store to write something about people holds a pass for them until it
// is written, and an erasure waits for all passes that were given before it began. From any thread.
#pragma once
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/types.hpp"

namespace minuit::server {

class Departures {
 public:
  Departures() = default;
  Departures(const Departures&) = delete;
  Departures& operator=(const Departures&) = delete;
  ~Departures() = default;

  // As long as it lives nobody whom it holds is erased to the end. It must not outlive the Departures.
  class Pass {
   public:
    Pass(Pass&& other) noexcept;
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;
    Pass& operator=(Pass&&) = delete;
    ~Pass();
    // Those who are being erased already: nothing may be written about them, and they are not held.
    [[nodiscard]] const std::vector<std::string>& refused() const { return refused_; }
    [[nodiscard]] bool whole() const { return refused_.empty(); }

   private:
    friend class Departures;
    Pass() = default;
    Departures* of_ = nullptr;
    std::vector<std::string> held_;
    std::vector<std::string> refused_;
  };
  [[nodiscard]] Pass pass(const std::vector<std::string>& people);

  // From begin() to end() they are leaving; as often as it was begun it must end.
  void begin(const std::vector<std::string>& people);
  void end(const std::vector<std::string>& people);
  [[nodiscard]] bool leaving(std::string_view person) const;
  [[nodiscard]] std::size_t count() const;
  // Calls `done` when no pass holds any of them: at once, or from the thread that lets go of the last one.
  void when_let_go(std::vector<std::string> people, std::function<void()> done);

 private:
  struct Waiting {
    std::vector<std::string> people;
    std::function<void()> done;
  };
  void let_go(const std::vector<std::string>& people);
  [[nodiscard]] bool holds_one_of(const std::vector<std::string>& people) const;  // under the mutex

  mutable std::mutex mutex_;
  std::multiset<std::string, std::less<>> leaving_;
  std::map<std::string, u64, std::less<>> held_;
  std::vector<Waiting> waiting_;
};

}  // namespace minuit::server
