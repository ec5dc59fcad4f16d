#include "server/memory_keeper.hpp"

#include <malloc.h>

#include <chrono>
#include <utility>

namespace minuit::server {
namespace {

constexpr std::chrono::seconds kLookEvery{5};

}  // namespace

MemoryKeeper::MemoryKeeper(std::function<u64()> connections) : connections_(std::move(connections)), thread_([this] { run(); }) {}

MemoryKeeper::~MemoryKeeper() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void MemoryKeeper::run() {
  Crowd crowd;
  std::unique_lock lock(mutex_);
  while (!changed_.wait_for(lock, kLookEvery, [this] { return ending_; }))
    if (crowd.gone(connections_())) malloc_trim(0);
}

}  // namespace minuit::server
