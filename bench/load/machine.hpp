// What the system says of a process and of the whole machine.
#pragma once
#include <optional>
#include <string>

#include "base/types.hpp"

namespace minuit::load {

[[nodiscard]] i64 now_ns();

// Time on a processor since the process began, all its threads; 0 if there is no such process.
[[nodiscard]] double cpu_seconds(int pid);
[[nodiscard]] double own_cpu_seconds();
// All processors and processes.
[[nodiscard]] double busy_seconds();
// Of the last minute: how many processes were running, or wanted to.
[[nodiscard]] double load_average();
// Resident memory in kibibytes; 0 if there is no such process.
[[nodiscard]] u64 resident_kib(int pid);

// The sum of all lines of a metric on a page of metrics (its name, perhaps labels, a number); nothing if it is not there.
[[nodiscard]] std::optional<double> metric(const std::string& page, const std::string& name);

}  // namespace minuit::load
