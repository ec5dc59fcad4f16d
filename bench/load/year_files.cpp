#include "bench/load/year_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>

#include "bench/load/person.hpp"
#include "codec/read.hpp"
#include "store/sqlite.hpp"

namespace minuit::load {

using match::journal::Entry;

std::vector<std::vector<match::journal::Entry>> recorded_logs(const std::string& path) {
  const auto store = store::SqliteStore::open(path);
  if (!store.ok()) throw Failure(store.error().message);
  std::vector<std::vector<Entry>> logs;
  std::string after;
  for (;;) {
    const auto page = store.value()->list(after);
    if (!page.ok()) throw Failure(page.error().message);
    if (page.value().empty()) break;
    for (const store::TableInfo& info : page.value()) {
      after = info.name;
      if (!info.name.starts_with(kTableLogs)) continue;
      std::vector<Entry> log;
      for (;;) {
        const auto entries = store.value()->read(info.name, log.size());
        if (!entries.ok()) throw Failure(entries.error().message);
        if (entries.value().empty()) break;
        for (const store::Entry& each : entries.value()) {
          auto entry = codec::read<Entry>(each.bytes);
          if (!entry.ok()) throw Failure("a recorded entry cannot be read: " + entry.error().message);
          log.push_back(std::move(entry).value());
        }
      }
      logs.push_back(std::move(log));
    }
  }
  if (logs.empty()) throw Failure("nothing was recorded in " + path);
  return logs;
}

double free_bytes(const std::string& path) {
  std::array<unsigned char, 40> head{};
  std::ifstream(path, std::ios::binary).read(reinterpret_cast<char*>(head.data()), head.size());
  const auto number = [&](std::size_t at, std::size_t bytes) {
    double value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value = value * 256 + head[at + i];
    return value;
  };
  const double page = number(16, 2);
  return number(36, 4) * (page == 1 ? 65536 : page);
}

double file_bytes(const std::string& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  return error ? 0 : static_cast<double>(size);
}

}  // namespace minuit::load
