#include "store/checkpointer.hpp"

#include <utility>

namespace minuit::store {
namespace {

// The end of a busy table's log is written again and again: the later the write-ahead log is put into the file, the fewer times
// each page goes there. 32 MB of it are read in a moment after a crash.
constexpr int kCheckpointPages = 8192;

void checkpoint(sqlite3* database) { sqlite3_wal_checkpoint_v2(database, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr); }

}  // namespace

Checkpointer::Checkpointer(std::string path) : path_(std::move(path)), thread_([this] { work(); }) {}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Checkpointer::grown(sqlite3* database, int pages) {
  if (pages < kCheckpointPages) return;
  const State state = state_.load(std::memory_order_acquire);
  if (state == State::wanted) return;
  if (state == State::copied) checkpoint(database);
  {
    const std::lock_guard lock(mutex_);
    state_.store(state == State::copied ? State::idle : State::wanted, std::memory_order_release);
  }
  if (state == State::idle) changed_.notify_one();
}

void Checkpointer::work() {
  Database own;
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return ending_ || state_.load(std::memory_order_acquire) == State::wanted; });
    if (ending_) return;
    lock.unlock();
    if (!own) {
      sqlite3* raw = nullptr;
      if (sqlite3_open_v2(path_.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr) == SQLITE_OK)
        own.reset(raw);
      else
        sqlite3_close(raw);
    }
    // Without a connection of its own the whole is left to the appending one.
    if (own) checkpoint(own.get());
    lock.lock();
    state_.store(State::copied, std::memory_order_release);
  }
}

}  // namespace minuit::store
