// The folder in which a server keeps its data, for itself alone as long as it runs.
#pragma once
#include <memory>
#include <string>

#include "base/result.hpp"

namespace minuit::server {

class DataFolder {
 public:
  // Makes it if it is not there; the error is one line for the person who named it.
  [[nodiscard]] static Result<std::unique_ptr<DataFolder>, std::string> open(const std::string& path);
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder();

  [[nodiscard]] std::string database() const { return path_ + "/minuit.sqlite"; }

 private:
  DataFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::string path_;
  int lock_;  // the descriptor that holds the lock; the system lets go of it however the process ends
};

}  // namespace minuit::server
