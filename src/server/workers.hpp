// The threads on which bots think, resolvers resolve and matches are told again, below the network's in priority. What runs a
// match comes before advice, and advice before what is only read; nobody's work keeps others waiting longer than their turn.
#pragma once
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "match/games.hpp"
#include "match/room.hpp"
#include "net/task.hpp"
#include "server/advice_desk.hpp"
#include "server/counts.hpp"
#include "server/fair_queue.hpp"
#include "server/identity.hpp"

namespace minuit::server {

struct Work {
  unsigned shard = 0;
  std::string table;
  match::JobNumber number = 0;
  match::Job job;
  match::Account whose;
};
struct Worked {
  std::string table;
  match::JobNumber number = 0;
  match::JobResult result;
};

// What it takes while it waits.
[[nodiscard]] std::size_t weight(const match::Job& job);

class Workers {
 public:
  using Answer = std::function<void(unsigned shard, Worked worked)>;  // called on a worker's thread
  Workers(unsigned threads, Answer answer);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  // Nothing if it is taken; else why not: too much waits already, of everybody's or of theirs.
  [[nodiscard]] std::optional<rules::Refusal> take(Work&& work);
  // Something to read for somebody; false if it is not taken.
  [[nodiscard]] bool take(net::Task&& task, const match::Account& whose);
  void finish();

  // Under a lock of their own: bots are slow.
  struct Figures {
    u64 done = 0;
    u64 waiting = 0;
    const Spread* thinking_us = nullptr;
  };
  [[nodiscard]] Figures figures() const;

 private:
  struct Asked {
    Work work;
    std::optional<AdviceDesk::Place> advice;
  };
  using Waiting = std::variant<Asked, net::Task>;
  [[nodiscard]] bool enqueue(const Cause& cause, Waiting&& waiting, std::size_t bytes);
  void run();
  void work_at(Work& work, SystemLuck& luck);

  Answer answer_;
  mutable std::mutex mutex_;
  std::condition_variable came_;
  AdviceDesk advice_;  // outlives those who hold a place of it
  FairQueue<Waiting> waiting_;
  Spread thinking_us_;
  u64 done_ = 0;
  bool finishing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace minuit::server
