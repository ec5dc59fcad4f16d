#include "server/workers.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

#include "match/refusals.hpp"
#include "server/identity.hpp"
#include "server/limits.hpp"
#include "server/refusals.hpp"
#include "server/thinking.hpp"

namespace minuit::server {

std::size_t weight(const match::Job& job) {
  const auto* thought = std::get_if<match::Thought>(&job);
  return thought == nullptr ? kErrandBytes
                            : thought->view_json.size() + thought->actions_json.size() + thought->shown_json.size();
}

Workers::Workers(unsigned threads, Answer answer)
    : answer_(std::move(answer)),
      waiting_({kMostThoughts, kMostThoughtBytes, kMostThoughtsOfOne, kMostThoughtBytesOfOne, kUrgentInARow}) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() { finish(); }

bool Workers::enqueue(const Cause& cause, Waiting&& waiting, std::size_t bytes) {
  {
    const std::lock_guard lock(mutex_);
    if (finishing_ || !waiting_.put(cause, std::move(waiting), bytes)) return false;
  }
  came_.notify_one();
  return true;
}

std::optional<rules::Refusal> Workers::take(Work&& work) {
  const std::size_t bytes = weight(work.job);
  const auto* thought = std::get_if<match::Thought>(&work.job);
  const bool counsel = thought != nullptr && thought->counsel;
  const Cause cause{counsel ? Urgency::advice : Urgency::move, work.whose.network, work.whose.device, work.table};
  std::optional<AdviceDesk::Place> place;
  if (counsel) {
    place = advice_.take(work.whose, steady_us());
    if (!place) return rules::refuse(kTooMuchAdvice);
  }
  if (enqueue(cause, Asked{std::move(work), std::move(place)}, bytes)) return std::nullopt;
  return rules::refuse(match::kTooBusy);
}

bool Workers::take(net::Task&& task, const match::Account& whose) {
  return enqueue({Urgency::reading, whose.network, whose.device, {}}, std::move(task), kErrandBytes);
}

void Workers::finish() {
  {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    waiting_.clear();  // nothing of it was promised to anyone
  }
  came_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

Workers::Figures Workers::figures() const {
  const std::lock_guard lock(mutex_);
  return {done_, waiting_.size(), &thinking_us_};
}

void Workers::run() {
  // On Linux a thread has a niceness of its own.
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kBotNiceness);
  SystemLuck luck;
  for (;;) {
    std::optional<Waiting> next;
    {
      std::unique_lock lock(mutex_);
      came_.wait(lock, [this] { return finishing_ || !waiting_.empty(); });
      if (finishing_) return;
      next = waiting_.take();
    }
    if (auto* task = std::get_if<net::Task>(&*next)) {
      (*task)();
    } else {
      work_at(std::get<Asked>(*next).work, luck);
    }
  }
}

void Workers::work_at(Work& work, SystemLuck& luck) {
  const i64 begun_us = steady_us();
  Rng rng = luck.draw();
  const auto* thought = std::get_if<match::Thought>(&work.job);
  match::JobResult result =
      thought != nullptr ? think(*thought, rng) : std::get<std::unique_ptr<catalog::Errand>>(work.job)->run(rng);
  {
    const std::lock_guard lock(mutex_);
    thinking_us_.add(static_cast<u64>(steady_us() - begun_us));
    ++done_;
  }
  answer_(work.shard, {std::move(work.table), work.number, std::move(result)});
}

}  // namespace minuit::server
