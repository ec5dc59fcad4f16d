// What the parts of the desk have in common: its own files only include this.
#pragma once
#include <chrono>

#include "server/person_desk.hpp"

namespace minuit::server {

struct PersonDesk::Core {
  mutable std::mutex mutex;
  std::condition_variable changed;
  bool ending = false;
  std::deque<net::Task> tasks;
  std::set<std::string> noted;     // in the store, and under way or waiting here
  std::optional<i64> resume_at;    // steady: when notes of before are looked for again
  std::deque<Erasure> unfinished;  // they failed, and are tried again
  i64 again_at = 0;                // steady
  bool scrub_wanted = false;
  i64 scrub_at = 0;  // steady
};

// Nothing if the server stops meanwhile.
template <class T>
std::optional<T> PersonDesk::on_store(std::function<T(store::Store&)> job) {
  struct Answer {
    std::optional<T> value;
  };
  const auto answer = std::make_shared<Answer>();
  const auto wait = [&](const std::function<void()>& done) {
    while (!ending()) {
      auto visit = [job, answer, core = core_, done](store::Store& store) {
        T value = job(store);
        {
          const std::lock_guard lock(core->mutex);
          answer->value = std::move(value);
        }
        done();
      };
      if (around_.store.ask(to_read(server_itself()), std::move(visit))) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(kDeskPatience_ms));
    }
  };
  if (!wait_for(wait)) return std::nullopt;
  const std::lock_guard lock(core_->mutex);
  return std::move(answer->value);
}

// Removes a log whatever it has come to.
[[nodiscard]] Failure remove_whole(store::Store& store, const std::string& log);

[[nodiscard]] inline std::string_view table_in(std::string_view log) { return log.substr(kTableLogs.size()); }

}  // namespace minuit::server
