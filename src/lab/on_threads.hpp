// Work shared by several threads.
#pragma once
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "base/types.hpp"

namespace minuit::lab {

// Calls work(index) for every index below `count`, each on a thread of its own, and waits for all. If the system has no more
// threads to give, calls give_up(), so that those at work end soon instead of doing everything before the complaint.
void on_threads(u32 count, auto&& work, auto&& give_up) {
  std::vector<std::jthread> threads;
  try {
    for (u32 index = 1; index < count; ++index) threads.emplace_back([&work, index] { work(index); });
  } catch (const std::system_error&) {
    give_up();
    throw std::runtime_error("only " + std::to_string(threads.size() + 1) + " of " + std::to_string(count) +
                             " threads can be started");
  }
  work(u32{0});
}

}  // namespace minuit::lab
