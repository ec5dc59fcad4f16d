// The folder in which a server keeps its data, for itself alone as long as it runs.
#pragma once
#include <memory>
#include <string>

#include "base/result.hpp"

namespace minuit::server {

// The files of a data folder that a backup holds, wherever it is.
[[nodiscard]] inline std::string database_in(const std::string& folder) { return folder + "/minuit.sqlite"; }
[[nodiscard]] inline std::string key_in(const std::string& folder) { return folder + "/server.key"; }
[[nodiscard]] inline std::string authority_in(const std::string& folder) { return folder + "/tls-authority.pem"; }

class DataFolder {
 public:
  // Makes it, for its owner alone, if it is not there; one that is there keeps its mode, for it may hold more than ours. The
  // error is one line for the person who named it.
  [[nodiscard]] static Result<std::unique_ptr<DataFolder>, std::string> open(const std::string& path);
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string database() const { return database_in(path_); }
  [[nodiscard]] std::string key() const { return key_in(path_); }
  [[nodiscard]] std::string authority() const { return authority_in(path_); }
  [[nodiscard]] std::string certificate() const { return path_ + "/tls-server.pem"; }  // made anew when it is missing

 private:
  DataFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::string path_;
  int lock_;  // the descriptor that holds the lock; the system lets go of it however the process ends
};

}  // namespace minuit::server
