#include "server/workers.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/refusals.hpp"
#include "server/advice.hpp"
#include "server/identity.hpp"
#include "server/limits.hpp"

namespace minuit::server {

bool has_bot(std::string_view game, std::string_view level) {
  bool found = false;
  (void)catalog::with_game(
      game, [&]<class G>(std::type_identity<G> /*game*/) { found = std::ranges::count(bots::bots_of<G>(), level) > 0; });
  return found;
}

std::size_t weight(const match::Job& job) {
  const auto* thought = std::get_if<match::Thought>(&job);
  return thought == nullptr ? kErrandBytes
                            : thought->view_json.size() + thought->actions_json.size() + thought->shown_json.size();
}

match::JobResult think(const match::Thought& thought, Rng& rng) {
  if (thought.counsel) {
    const auto advice = advise(thought, rng);
    if (!advice) return rules::refuse(match::kNoSuchBot);
    return codec::to_json(match::Counsel{codec::Raw{advice->action_json}, advice->french, advice->english});
  }
  match::JobResult result = rules::refuse(match::kNoSuchBot);
  (void)catalog::with_game(thought.game, [&]<class G>(std::type_identity<G> /*game*/) {
    const auto bot = bots::make_bot<G>(thought.level);
    const auto view = codec::read<typename G::View>(thought.view_json);
    if constexpr (rules::Raced<G>) {
      if (!thought.shown_json.empty()) {
        const auto shown = codec::read<typename G::Shown>(thought.shown_json);
        if (bot != nullptr && view.ok() && shown.ok())
          result = codec::to_json(bot->signals(view.value(), thought.seat, shown.value(), rng));
        return;
      }
    }
    const auto actions = codec::read<std::vector<typename G::Action>>(thought.actions_json);
    if (bot == nullptr || !view.ok() || !actions.ok() || actions.value().empty()) return;
    const bots::Question<G> question{thought.seat, actions.value(), &view.value(), thought.begun};
    const bots::Budget budget = bot->usual_budget().within_ms(bots::thinking_ms<G>(kThinkingTime_ms));
    if constexpr (rules::TakesIntents<G>)
      if (const auto intent = thought.choose ? std::nullopt : bot->intend(question, budget, rng)) {
        result = codec::to_json(*intent);
        return;
      }
    result = codec::to_json(bot->choose(question, budget, rng));
  });
  return result;
}

Workers::Workers(unsigned threads, Answer answer) : answer_(std::move(answer)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() { finish(); }

template <class Thing>
bool Workers::enqueue(Thing&& thing, std::size_t bytes) {
  {
    const std::lock_guard lock(mutex_);
    if (finishing_ || waiting_.size() >= kMostThoughts || waiting_bytes_ + bytes > kMostThoughtBytes) return false;
    waiting_bytes_ += bytes;
    waiting_.emplace_back(std::forward<Thing>(thing));
  }
  came_.notify_one();
  return true;
}
bool Workers::take(Work&& work) {
  const std::size_t bytes = weight(work.job);
  return enqueue(std::move(work), bytes);
}
bool Workers::take(net::Task&& task) { return enqueue(std::move(task), kErrandBytes); }

void Workers::finish() {
  {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    waiting_.clear();  // nothing of it was promised to anyone
    waiting_bytes_ = 0;
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
    Waiting next;
    {
      std::unique_lock lock(mutex_);
      came_.wait(lock, [this] { return finishing_ || !waiting_.empty(); });
      if (finishing_) return;
      next = std::move(waiting_.front());
      waiting_.pop_front();
      const auto* work = std::get_if<Work>(&next);
      waiting_bytes_ -= work != nullptr ? weight(work->job) : kErrandBytes;
    }
    if (auto* task = std::get_if<net::Task>(&next)) {
      (*task)();
    } else {
      work_at(std::get<Work>(next), luck);
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
