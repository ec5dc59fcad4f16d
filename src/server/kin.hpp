// Who shares a device with whom, as far as it is written down: in the files of people, in the logs of tables and in reports. A
// public id does not tell it.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minuit::server {

class Kin {
 public:
  void take_file(std::string_view person, std::string_view entry);
  void take_table(std::string_view entry);
  void take_report(std::string_view entry);

  // These, and all who share a device with one of them.
  [[nodiscard]] std::vector<std::string> with(const std::vector<std::string>& people) const;

 private:
  void note(const std::string& person, const std::optional<std::string>& device);

  std::map<std::string, std::string, std::less<>> device_of_;  // of those who are not the device's own person
};

}  // namespace minuit::server
