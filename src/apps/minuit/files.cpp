#include <cstdio>
#include <filesystem>
#include <memory>

#include "apps/minuit/commands.hpp"
#include "codec/record.hpp"

namespace minuit::app {

std::string read_file(const std::string& path) {
  std::error_code trouble;
  if (std::filesystem::is_directory(path, trouble)) throw BadInput(path + " is a folder, not a file");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (file == nullptr) throw BadInput(path + " cannot be opened");
  std::string text;
  std::array<char, 1U << 16U> block;
  for (std::size_t got = 1; got > 0 && text.size() <= codec::kMostRecordBytes;) {
    got = std::fread(block.data(), 1, block.size(), file.get());
    text.append(block.data(), got);
  }
  if (std::ferror(file.get()) != 0) throw BadInput(path + " cannot be read");
  if (text.size() > codec::kMostRecordBytes)
    throw BadInput(path + " is larger than " + std::to_string(codec::kMostRecordBytes) + " bytes, the largest record");
  return text;
}

}  // namespace minuit::app
