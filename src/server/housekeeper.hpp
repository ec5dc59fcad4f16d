// A thread that looks at the disk from time to time and, if logs are not kept for ever, lets old ones go: one small step after
// the other on the store's thread, with pauses in which the tables write.
#pragma once
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "server/allowance.hpp"
#include "server/log.hpp"
#include "server/retention.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {

class Housekeeper {
 public:
  struct Terms {
    u32 keep_days = 0;  // 0: for ever
    i64 look_every_ms = kHousekeeping_ms;
    i64 pass_every_ms = kRetentionEvery_ms;
    std::function<void()> renew = nullptr;  // looks after certificates, now and then; it may be missing
    // Called on the store's thread when some of the players' reports were let go; it may be missing.
    std::function<void(const store::Store&)> reports_gone = nullptr;
  };
  // Tables that may go if nobody is there; called on the store's thread.
  using Retire = std::function<void(std::vector<Retention::Log> tables)>;

  Housekeeper(const Terms& terms, StoreThread& store, Allowance& allowance, Log& log, Retire retire);
  Housekeeper(const Housekeeper&) = delete;
  Housekeeper& operator=(const Housekeeper&) = delete;
  ~Housekeeper() { finish(); }
  void finish();

 private:
  struct Pass;
  void run();
  [[nodiscard]] bool clock_is_sound() const;
  [[nodiscard]] i64 step();  // until the next one, in milliseconds

  const Terms terms_;
  StoreThread& store_;
  Allowance& allowance_;
  Log& log_;
  const match::Instant begun_ = now();
  std::shared_ptr<Pass> pass_;  // shared with the step that the store's thread is at
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ending_ = false;  // under the mutex
  std::thread thread_;
};

}  // namespace minuit::server
