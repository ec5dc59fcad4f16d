// The one thread that touches the store. What comes while it writes is written together next time: one sync of the disk for all.
// What is asked of it besides is done in fair turns and not in the order in which it was asked: whoever needs an order has to see
// to it.
#pragma once
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "match/people.hpp"
#include "match/room.hpp"
#include "net/task.hpp"
#include "server/counts.hpp"
#include "server/fair_queue.hpp"
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

// Why the store is asked, and on whose account. What lets people play comes before what is only read.
[[nodiscard]] inline Cause to_play(const match::Account& whose, std::string_view table = {}) {
  return {Urgency::move, whose.network, whose.device, std::string(table)};
}
[[nodiscard]] inline Cause to_read(const match::Account& whose) { return {Urgency::reading, whose.network, whose.device, {}}; }
// On this account is what the server does of itself; it has places that strangers cannot fill.
[[nodiscard]] inline match::Account server_itself() { return {}; }

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
  // Something else to do with the store, and how many bytes it holds meanwhile; false if too much waits already, of everybody or
  // of this address.
  [[nodiscard]] bool ask(const Cause& cause, Job job, std::size_t bytes = 0);
  // Whether it would be false for these.
  [[nodiscard]] bool full(const match::Account& whose, std::size_t bytes = 0) const;
  // Does what waits, then ends.
  void finish();

  [[nodiscard]] bool sick() const;  // the disk did not take what it was given lately
  [[nodiscard]] store::Cause cause() const { return cause_.load(std::memory_order_relaxed); }  // of that

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
  void complain(u64 unwritten, i64 now_ms);

  std::unique_ptr<store::Store> store_;
  Log& log_;
  Answer answer_;
  Figures figures_;
  std::atomic<i64> failed_at_{0};  // steady; 0: the last batch was kept
  std::atomic<store::Cause> cause_{store::Cause::other};
  i64 next_complaint_ = 0;   // steady
  u64 unwritten_since_ = 0;  // the last complaint

  mutable std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Box> boxes_;   // by shard
  std::size_t waiting_ = 0;  // appends
  std::size_t waiting_bytes_ = 0;
  FairQueue<Job> jobs_;
  bool asleep_ = false;
  bool finishing_ = false;
  std::thread thread_;
};

}  // namespace minuit::server
