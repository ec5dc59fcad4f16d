#include "bench/load/machine.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace minuit::load {

namespace {

[[nodiscard]] std::string slurp(const std::string& path) {
  const std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

[[nodiscard]] double ticks() { return static_cast<double>(sysconf(_SC_CLK_TCK)); }

[[nodiscard]] double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

i64 now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double cpu_seconds(int pid) {
  const std::string stat = slurp("/proc/" + std::to_string(pid) + "/stat");
  const std::size_t name_end = stat.rfind(')');
  if (name_end == std::string::npos) return 0;
  std::istringstream fields(stat.substr(name_end + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / ticks();
}

double own_cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double busy_seconds() {
  std::istringstream fields(slurp("/proc/stat"));
  std::string cpu;
  double user = 0;
  double nice = 0;
  double system = 0;
  double idle = 0;
  double waiting = 0;
  double irq = 0;
  double soft_irq = 0;
  fields >> cpu >> user >> nice >> system >> idle >> waiting >> irq >> soft_irq;
  return (user + nice + system + irq + soft_irq) / ticks();
}

double load_average() {
  std::istringstream fields(slurp("/proc/loadavg"));
  double minute = 0;
  fields >> minute;
  return minute;
}

u64 resident_kib(int pid) {
  std::istringstream lines(slurp("/proc/" + std::to_string(pid) + "/smaps_rollup"));
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("Rss:")) return std::stoull(line.substr(4));
  return 0;
}

std::optional<double> metric(const std::string& page, const std::string& name) {
  std::istringstream lines(page);
  std::optional<double> sum;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(name) || line.size() <= name.size() || (line[name.size()] != ' ' && line[name.size()] != '{')) continue;
    std::istringstream value(line.substr(line.rfind(' ') + 1));
    double number = 0;
    if (value >> number) sum = sum.value_or(0) + number;
  }
  return sum;
}

}  // namespace minuit::load
