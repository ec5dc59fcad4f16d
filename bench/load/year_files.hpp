// The files of a simulated year: the matches that were recorded before, and how large the store has become.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "match/journal.hpp"

namespace minuit::load {

inline constexpr std::string_view kTableLogs = "t/";  // what the server puts before the name of a table

// The logs of all tables of a store, whole; throws Failure.
[[nodiscard]] std::vector<std::vector<match::journal::Entry>> recorded_logs(const std::string& path);
// Of the pages that are free, as the first page of an SQLite file says.
[[nodiscard]] double free_bytes(const std::string& path);
[[nodiscard]] double file_bytes(const std::string& path);  // 0 if it is not there

}  // namespace minuit::load
