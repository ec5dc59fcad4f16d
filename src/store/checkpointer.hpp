// Puts the write-ahead log into the file beside the appends, on a thread and a connection of its own: no batch waits for it. What
// was appended meanwhile is left for the appending connection, which has then little to do and begins the log anew.
#pragma once
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite_parts.hpp"

namespace minuit::store {

class Checkpointer {
 public:
  explicit Checkpointer(std::string path);
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;
  ~Checkpointer();

  // The log has so many pages now, after a commit on this connection.
  void grown(sqlite3* database, int pages);

 private:
  enum class State : u8 { idle, wanted, copied };
  void work();

  const std::string path_;
  std::atomic<State> state_{State::idle};
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ending_ = false;  // under the mutex
  std::thread thread_;
};

}  // namespace minuit::store
