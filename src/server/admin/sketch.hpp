// A table as the operator needs to see it, from its log alone and without playing its matches through: quick, also for long logs.
#pragma once
#include <span>
#include <vector>

#include "match/gathering.hpp"
#include "server/admin/requests.hpp"
#include "store/store.hpp"

namespace minuit::server::admin {

class Sketch {
 public:
  void take(std::span<const store::Entry> entries);  // those after `version`
  [[nodiscard]] u64 version() const { return version_; }
  [[nodiscard]] bool damaged() const { return damaged_; }
  [[nodiscard]] TableRow row(std::string_view table) const;
  [[nodiscard]] std::vector<SeatRow> seats() const;
  [[nodiscard]] const std::string& host_device() const { return host_device_; }
  // The device with which a person has sat at the table or been its host; empty if that is not known.
  [[nodiscard]] std::string device_of(std::string_view person) const;

 private:
  void take(const match::journal::What& what);
  void note(const match::Person& person, const std::optional<std::string>& device);

  u64 version_ = 0;
  i64 last_ = 0;
  u64 matches_ = 0;
  bool damaged_ = false;
  std::string game_;
  match::Person host_;
  std::string host_device_;
  match::Options options_;
  std::vector<match::Chair> chairs_;
  std::map<std::string, std::string, std::less<>> devices_;  // of those who sat, as many as a log names
};

[[nodiscard]] std::vector<SeatRow> seat_rows(const std::vector<match::Chair>& chairs);
[[nodiscard]] std::vector<std::string> seated(const std::vector<match::Chair>& chairs);

}  // namespace minuit::server::admin
