// What a folder holds, to be searched for what must be gone.
#pragma once
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace minuit::support {

inline std::string all_bytes_in(const std::string& folder) {
  std::string all;
  for (const std::filesystem::directory_entry& each : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(each.path(), std::ios::binary);
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  return all;
}

}  // namespace minuit::support
