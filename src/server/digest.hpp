// What a table's log comes to: who sits there and which matches were played. Goes on where it stopped when the log has grown.
#pragma once
#include <deque>
#include <span>

#include "match/gathering.hpp"
#include "server/api.hpp"
#include "store/store.hpp"

namespace minuit::server {

class Digest {
 public:
  explicit Digest(const match::Games& games) : gathering_(games) {}

  void take(std::span<const store::Entry> entries);  // those after `version`
  [[nodiscard]] u64 version() const { return version_; }
  [[nodiscard]] bool damaged() const { return damaged_; }
  void call_damaged() { damaged_ = true; }
  [[nodiscard]] bool may_read(std::string_view person, std::string_view device) const {
    return gathering_.threshold().may_read(person, device);
  }
  [[nodiscard]] TableSummary summary(std::string_view table, std::size_t most_matches) const;

 private:
  void take(const store::Entry& entry);

  match::Gathering gathering_;
  std::deque<MatchSummary> matches_;  // the oldest first
  u64 version_ = 0;
  i64 last_ = 0;
  bool damaged_ = false;
};

}  // namespace minuit::server
