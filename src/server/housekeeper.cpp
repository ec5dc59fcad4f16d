#include "server/housekeeper.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "server/counts.hpp"

namespace minuit::server {
namespace {

constexpr i64 kRenewEvery_ms = 10'000;
constexpr i64 kFirstPass_ms = 60'000;  // after the start: the machine may not have set its clock yet

}  // namespace

struct Housekeeper::Pass {
  Pass(u32 keep_days, Retire own_retire) : retention(keep_days), retire(std::move(own_retire)) {}
  Retention retention;
  const Retire retire;
  std::atomic<bool> at_work{false};
  std::atomic<bool> over{false};  // the last step saw the end
};

Housekeeper::Housekeeper(const Terms& terms, StoreThread& store, Allowance& allowance, Log& log, Retire retire)
    : terms_(terms),
      store_(store),
      allowance_(allowance),
      log_(log),
      pass_(std::make_shared<Pass>(terms.keep_days, std::move(retire))),
      thread_([this] { run(); }) {}

void Housekeeper::finish() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Housekeeper::run() {
  i64 next_look = 0;
  i64 next_renewal = 0;
  i64 next_step = now().steady_ms + std::min(terms_.pass_every_ms, kFirstPass_ms);
  bool was_low = false;
  std::unique_lock lock(mutex_);
  while (!ending_) {
    lock.unlock();
    const i64 at = now().steady_ms;
    if (at >= next_look) {
      allowance_.look();
      next_look = at + terms_.look_every_ms;
      const bool low = allowance_.disk_low();
      if (low != std::exchange(was_low, low)) log_.info(low ? "the disk is short of space" : "the disk has space again");
    }
    if (terms_.renew && at >= next_renewal) {
      terms_.renew();
      next_renewal = at + kRenewEvery_ms;
    }
    if (terms_.keep_days > 0 && at >= next_step) next_step = at + step();
    const i64 wake = terms_.keep_days > 0 ? std::min(next_look, next_step) : next_look;
    lock.lock();
    changed_.wait_for(lock, std::chrono::milliseconds(std::max<i64>(1, wake - at)), [this] { return ending_; });
  }
}

// A clock that has jumped since the start would make everything old at once.
bool Housekeeper::clock_is_sound() const {
  constexpr i64 kJump_ms = 3'600'000;
  const match::Instant instant = now();
  const i64 drift = (instant.wall_ms - begun_.wall_ms) - (instant.steady_ms - begun_.steady_ms);
  return std::abs(drift) < kJump_ms;
}

i64 Housekeeper::step() {
  if (pass_->at_work) return kRetentionPause_ms;
  if (pass_->over.exchange(false)) return terms_.pass_every_ms;
  if (!clock_is_sound()) {
    log_.warn("the clock has jumped: nothing is removed until the server is started anew");
    return terms_.pass_every_ms;
  }
  pass_->at_work = true;
  const bool asked =
      store_.ask(to_read(server_itself()), [pass = pass_, log = &log_, gone = terms_.reports_gone](store::Store& store) {
        auto step = pass->retention.look(store, now().wall_ms);
        if (!step.ok()) {
          log->warn("old logs cannot be looked for", {{"trouble", step.error().message}});
          pass->over = true;
        } else {
          if (!remove_logs(store, step.value().people)) log->warn("old files of people could not be removed");
          if (!remove_logs(store, step.value().reports)) log->warn("old reports could not be removed");
          if (!step.value().reports.empty() && gone) gone(store);
          if (!step.value().tables.empty()) pass->retire(std::move(step.value().tables));
          pass->over = step.value().last;
        }
        pass->at_work = false;
      });
  if (!asked) pass_->at_work = false;
  return kRetentionPause_ms;
}

}  // namespace minuit::server
