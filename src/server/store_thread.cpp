#include "server/store_thread.hpp"

#include <algorithm>
#include <iterator>

#include "server/limits.hpp"

namespace minuit::server {

StoreThread::StoreThread(std::unique_ptr<store::Store> store, unsigned shards, Log& log, Answer answer)
    : store_(std::move(store)),
      log_(log),
      answer_(std::move(answer)),
      boxes_(shards),
      jobs_({.things = kMostStoreJobs + kMostStoreJobsOfOne,
             .bytes = kMostStoreJobBytes,
             .things_of_one = kMostStoreJobsOfOne,
             .bytes_of_one = kMostStoreJobBytesOfOne,
             .in_a_row = kUrgentInARow,
             .kept = kMostStoreJobsOfOne}),
      thread_([this] { run(); }) {}

StoreThread::~StoreThread() { finish(); }

void StoreThread::append(unsigned shard, Writings&& writings) {
  bool wake = false;
  {
    const std::lock_guard lock(mutex_);
    Box& box = boxes_[shard];
    for (Writing& each : writings) {
      if (waiting_ < kMostAppends && waiting_bytes_ + each.bytes.size() <= kMostAppendBytes) {
        waiting_bytes_ += each.bytes.size();
      } else {
        each.bytes = {};  // only its answer waits: not saved
      }
      ++waiting_;
    }
    if (box.writings.empty()) {
      box.writings = std::move(writings);
      box.since_us = steady_us();
    } else {
      box.writings.insert(box.writings.end(), std::make_move_iterator(writings.begin()), std::make_move_iterator(writings.end()));
    }
    figures_.waiting_appends.set(waiting_);
    wake = std::exchange(asleep_, false);
  }
  if (wake) came_.notify_one();
}

bool StoreThread::ask(const Cause& cause, Job job, std::size_t bytes) {
  bool wake = false;
  {
    const std::lock_guard lock(mutex_);
    if (!jobs_.put(cause, std::move(job), bytes)) return false;
    figures_.waiting_jobs.set(jobs_.size());
    figures_.waiting_job_bytes.set(jobs_.bytes());
    wake = std::exchange(asleep_, false);
  }
  if (wake) came_.notify_one();
  return true;
}

bool StoreThread::full(const match::Account& whose, std::size_t bytes) const {
  const std::lock_guard lock(mutex_);
  return !jobs_.has_room(whose.network, bytes);
}

void StoreThread::finish() {
  {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    asleep_ = false;
  }
  came_.notify_one();
  if (thread_.joinable()) thread_.join();
}

bool StoreThread::sick() const {
  const i64 failed_at = failed_at_.load(std::memory_order_relaxed);
  return failed_at != 0 && now().steady_ms < failed_at + kStoreSick_ms;
}

void StoreThread::run() {
  std::vector<Box> boxes(boxes_.size());
  std::vector<Job> jobs;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      while (waiting_ == 0 && jobs_.empty()) {
        if (finishing_) return;
        asleep_ = true;
        came_.wait(lock, [this] { return !asleep_; });
      }
      boxes.swap(boxes_);
      waiting_ = 0;
      waiting_bytes_ = 0;
      for (std::size_t taken = 0; taken < kJobsInARow && !jobs_.empty(); ++taken) jobs.push_back(jobs_.take());
      figures_.waiting_appends.set(0);
      figures_.waiting_jobs.set(jobs_.size());
      figures_.waiting_job_bytes.set(jobs_.bytes());
    }
    write(boxes);
    for (Job& job : jobs) job(*store_);
    figures_.reads.add(jobs.size());
    jobs.clear();
  }
}

void StoreThread::write(std::vector<Box>& boxes) {
  std::vector<store::Append> batch;
  std::size_t asked = 0;
  for (const Box& box : boxes) asked += box.writings.size();
  if (asked == 0) return;
  batch.reserve(std::min(asked, kMostAppends));
  for (const Box& box : boxes)
    for (const Writing& each : box.writings)
      if (!each.bytes.empty()) batch.push_back({each.log, each.expected_version, each.bytes});
  const std::vector<store::Receipt> receipts = store_->append(batch);
  const i64 done_us = steady_us();
  std::size_t at = 0;
  u64 unwritten = 0;
  for (unsigned shard = 0; shard < boxes.size(); ++shard) {
    Box box = std::exchange(boxes[shard], {});
    if (box.writings.empty()) continue;
    for (Writing& each : box.writings) {
      const bool tried = !each.bytes.empty() && at < receipts.size();
      const store::Outcome outcome = tried ? receipts[at++].outcome : store::Outcome::unwritten;
      if (outcome == store::Outcome::kept) each.kept = match::Kept::kept;
      if (outcome == store::Outcome::stale) each.kept = match::Kept::stale;
      if (outcome == store::Outcome::unwritten) ++unwritten;
    }
    figures_.latency_us.add(static_cast<u64>(std::max<i64>(0, done_us - box.since_us)), box.writings.size());
    answer_(shard, std::move(box.writings));
  }
  figures_.appends.add(asked - unwritten);
  figures_.unwritten.add(unwritten);
  figures_.batches.add();
  figures_.batch_size.add(asked);
  failed_at_.store(unwritten == 0 ? 0 : done_us / 1000, std::memory_order_relaxed);
  if (unwritten > 0) complain(unwritten, done_us / 1000);
}

// With its cause, and not too often: it may go on for hours. What strangers cause must not hide it, so it is no warning.
void StoreThread::complain(u64 unwritten, i64 now_ms) {
  const store::Trouble trouble = store_->trouble();
  const bool same = cause_.exchange(trouble.cause, std::memory_order_relaxed) == trouble.cause;
  unwritten_since_ += unwritten;
  if (same && now_ms < next_complaint_) return;
  next_complaint_ = now_ms + kComplainEvery_ms;
  log_.error("the store could not write", {{"appends", static_cast<i64>(std::exchange(unwritten_since_, 0))},
                                           {"cause", std::string(store::name_of(trouble.cause))},
                                           {"trouble", trouble.message}});
}

}  // namespace minuit::server
