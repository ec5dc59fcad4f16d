// A copy of a store's file as it is at one moment.
#pragma once
#include <optional>
#include <string>

#include "store/store.hpp"

namespace minuit::store {

// Copies the database, the newest entries of its write-ahead log included, into one new file that only its owner may read. A
// server may be writing to the original meanwhile: it is not held up, and what it writes after the beginning is not in the copy.
// When this returns without trouble the copy is on the disk; with trouble, nothing of it is left.
[[nodiscard]] std::optional<Trouble> copy_into_new_file(const std::string& database, const std::string& copy);

}  // namespace minuit::store
