// The pieces of evidence that were asked for last, as they were sent: to work one out a match is replayed and a picture painted.
// What has been shown through a keyhole is never taken back, so that none of them can grow old. From any thread.
#pragma once
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/limits.hpp"

namespace minuit::server {

class EvidenceShelf {
 public:
  struct Which {
    std::string log;  // of the table
    u64 match = 0;
    u64 number = 0;
    bool operator==(const Which&) const = default;
  };

  [[nodiscard]] std::optional<std::string> find(const Which& which);
  void keep(const Which& which, std::string_view json);
  void forget(std::string_view log);  // it is no more
  [[nodiscard]] std::size_t size() const;

 private:
  struct Kept {
    Which which;
    std::string json;
  };
  mutable std::mutex mutex_;
  std::list<Kept> kept_;  // the one asked for last first
};

}  // namespace minuit::server
