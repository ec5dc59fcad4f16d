// Which logs may go: tables at which nothing has happened for so many days, tables at which nothing was ever played, and the
// files of people all of whose tables are gone, and reports as long after the operator was done with them, or else after they
// were made. Goes through the store in small steps; for the store's thread.
#pragma once
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/limits.hpp"
#include "store/store.hpp"

namespace minuit::server {

class Retention {
 public:
  explicit Retention(u32 keep_days) : keep_days_(keep_days) {}

  struct Log {
    std::string name;
    u64 version = 0;  // it may go if it still has this one
    bool operator==(const Log&) const = default;
  };
  struct Step {
    std::vector<Log> tables;  // only if nobody is there
    std::vector<Log> people;
    std::vector<Log> reports;
    bool last = false;  // the next step begins anew
  };
  [[nodiscard]] Result<Step, store::Trouble> look(const store::Store& store, i64 wall_ms);

 private:
  const u32 keep_days_;
  std::string after_;  // the log looked at last
};

// Takes them away, those that are still as they were. False if the store would not.
[[nodiscard]] bool remove_logs(store::Store& store, const std::vector<Retention::Log>& logs);

}  // namespace minuit::server
