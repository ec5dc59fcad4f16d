// The one thread that touches the store. What comes while it writes is written together next time: one sync of the disk for all.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "match/room.hpp"
#include "net/task.hpp"
#include "server/counts.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "store/store.hpp"

namespace minuit::server {

inline constexpr std::string_view kTableLogs = "t/";
inline constexpr std::string_view kPersonLogs = "p/";
[[nodiscard]] inline std::string table_log(std::string_view table) { return std::string(kTableLogs).append(table); }

// An append on its way to the disk, and back with how it went.
struct Writing {
  std::string log;
  u64 expected_version = 0;
  std::string bytes;
  match::Kept kept = match::Kept::unwritten;

  [[nodiscard]] std::string_view table() const { return std::string_view(log).substr(kTableLogs.size()); }
};
using Writings = std::vector<Writing>;

class StoreThread {
 public:
  using Job = net::Callback<store::Store&>;
  // Called on this thread, once for each shard that a batch holds something of.
  using Answer = std::function<void(unsigned shard, Writings answers)>;

  StoreThread(std::unique_ptr<store::Store> store, unsigned shards, Log& log, Answer answer);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread();

  void append(unsigned shard, Writings&& writings);
  // Something else to do with the store, and how many bytes it holds meanwhile; false if too much waits already.
  [[nodiscard]] bool ask(Job job, std::size_t bytes = 0);
  [[nodiscard]] bool full(std::size_t bytes = 0) const {
    return figures_.waiting_jobs.get() >= kMostStoreJobs || figures_.waiting_job_bytes.get() + bytes > kMostStoreJobBytes;
  }
  // Does what waits, then ends.
  void finish();

  [[nodiscard]] bool sick() const;  // the disk did not take what it was given lately

  struct Figures {
    Count appends, batches, unwritten, reads;
    Count waiting_appends, waiting_jobs, waiting_job_bytes;
    Spread batch_size, latency_us;
  };
  [[nodiscard]] const Figures& figures() const { return figures_; }

 private:
  struct Box {
    Writings writings;
    i64 since_us = 0;  // when the first of them came
  };

  void run();
  void write(std::vector<Box>& boxes);

  std::unique_ptr<store::Store> store_;
  Log& log_;
  Answer answer_;
  Figures figures_;
  std::atomic<i64> failed_at_{0};  // steady; 0: the last batch was kept

  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Box> boxes_;   // by shard
  std::size_t waiting_ = 0;  // appends
  std::size_t waiting_bytes_ = 0;
  struct Asked {
    Job job;
    std::size_t bytes = 0;
  };
  std::deque<Asked> jobs_;
  std::size_t job_bytes_ = 0;
  bool asleep_ = false;
  bool finishing_ = false;
  std::thread thread_;
};

}  // namespace minuit::server
