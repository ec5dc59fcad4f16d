// Who may come in to a table and who may read of its matches, as the log says it. It needs none of the matches themselves, so it
// is quickly made for a table at which nobody is.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "match/journal.hpp"

namespace minuit::match {

class Threshold {
 public:
  void take(const journal::What& what);  // of every entry, one after the other

  // Whether a person, or the device they come from, was removed. Without a device only the person is looked for.
  [[nodiscard]] bool removed(std::string_view person, std::string_view device = {}) const;

  enum class Way : u8 { in, knock, out };
  [[nodiscard]] Way way_of(std::string_view person, std::string_view device) const;
  [[nodiscard]] const std::string& host_device() const { return host_.device; }
  // A table to which one must be let in tells of its matches only to those who were, or have had a seat.
  [[nodiscard]] bool may_read(std::string_view person, std::string_view device) const;

 private:
  struct Known {
    std::string person, device;
  };
  [[nodiscard]] bool at_home(std::string_view person) const;
  [[nodiscard]] bool shares_home(std::string_view device) const;

  Known host_;
  std::vector<Known> seats_;  // empty ones without a name
  std::vector<Known> removed_;
  std::vector<std::string> admitted_;  // devices
  std::vector<std::string> known_;     // devices that have had a seat
  bool closed_ = false;
  bool knock_ = false;
};

// A device of which the log does not tell is taken for that of its own person.
[[nodiscard]] inline const std::string& device_of(const Person& person, const std::optional<std::string>& device) {
  return device ? *device : person.id;
}

}  // namespace minuit::match
