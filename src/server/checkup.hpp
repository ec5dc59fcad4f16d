// Whether everything in a data folder is what was written there and can be played on, and what can be saved if it is not.
#pragma once
#include <string>
#include <vector>

#include "base/result.hpp"
#include "match/games.hpp"
#include "store/salvage.hpp"

namespace minuit::server {

struct Checkup {
  u64 logs = 0;
  u64 entries = 0;
  std::vector<store::Damage> damages;
  std::vector<std::string> keys;  // what serve would say of each that it would not take
  bool more_lost = false;         // something of which nothing tells whose it was, or it may be
  [[nodiscard]] bool sound() const { return damages.empty() && keys.empty(); }
};
// Reads everything and changes nothing: the file as SQLite sees it, the write-ahead log, every sum, no version missing, every
// table played through, the keys. The error is one line: the folder, or its database, cannot be used.
[[nodiscard]] Result<Checkup, std::string> check_folder(const std::string& folder, const match::Games& games);

// Of the folder's keys, those that serve would not take.
[[nodiscard]] std::vector<std::string> refused_keys(const std::string& folder);

struct Repair {
  Checkup before;
  std::vector<store::Damage> cut;  // of every log that is shorter now
  u64 lost = 0;                    // entries that were cut off, as far as they are known
  std::string kept;  // the database as it was before, with its write-ahead log beside it; empty if nothing needed repair
};
// A log whose sums are all right and that this program cannot play through may only be of a later program: unless told to cut it,
// a repair names it and leaves it as it is.
enum class Unplayable : u8 { keep, cut };
// Writes the database anew with every damaged log cut back to its last good entry; the old one is kept beside it, whole. Refuses
// while a server has the folder.
[[nodiscard]] Result<Repair, std::string> repair_folder(const std::string& folder, const match::Games& games,
                                                        Unplayable unplayable = Unplayable::keep);

}  // namespace minuit::server
