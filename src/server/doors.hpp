// Who may read of the tables that were asked for lately, so that asking again reads only what is new in their logs. From any
// thread.
#pragma once
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include "match/threshold.hpp"
#include "server/limits.hpp"
#include "store/store.hpp"

namespace minuit::server {

// Whether an entry, by its bytes, is a move, a word or a beginning: most of a log is, and none of it changes who may come in or
// who sits where.
[[nodiscard]] bool passes_the_door(std::string_view entry);

class Doors {
 public:
  struct Door {
    match::Threshold threshold;
    u64 version = 0;     // of the last entry taken
    u64 generation = 0;  // of the doors when it was found

    // Those after `version`. What is damaged is passed over: whoever reads the matches will find it.
    void take(std::span<const store::Entry> entries);
  };
  explicit Doors(std::size_t most = kMostDoors) : most_(most) {}

  [[nodiscard]] Door find(std::string_view table);  // as it was last kept, or one that has read nothing
  void keep(std::string_view table, const Door& door);
  // The table is no more, and another may come under its name. What was found before is not kept: it could be of this one.
  void forget(std::string_view table);
  [[nodiscard]] std::size_t size() const;

 private:
  struct Kept {
    Door door;
    u64 used = 0;
  };
  std::size_t most_;
  mutable std::mutex mutex_;
  std::map<std::string, Kept, std::less<>> kept_;
  u64 uses_ = 0;
  u64 generation_ = 0;
};

}  // namespace minuit::server
