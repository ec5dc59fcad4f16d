#include "sim/scene.hpp"

#include <algorithm>
#include <utility>

namespace minuit::sim {

void Scene::later(i64 delay_ms, std::function<void()> what) {
  queue_.push_back({now_ + delay_ms, events_++, std::move(what)});
  std::ranges::push_heap(queue_, std::less<>{});
}

bool Scene::step(i64 until_ms) {
  if (violation_ || queue_.empty() || queue_.front().at > until_ms) return false;
  std::ranges::pop_heap(queue_, std::less<>{});
  const Event event = std::move(queue_.back());
  queue_.pop_back();
  now_ = event.at;
  ++happened_;
  event.what();
  return !violation_;
}

void Scene::note(std::string_view what, u64 number, std::string_view words) {
  digest_.word(static_cast<u64>(now_));
  digest_.word(what.size());
  digest_.word(number);
  digest_.word(words.size());
  if (tracing_)
    story_.push_back(std::to_string(now_) + " ms  " + std::string(what) + ' ' + std::to_string(number) + "  " +
                     std::string(words));
}

void Scene::violate(std::string_view invariant, std::string message) {
  if (violation_) return;
  note("VIOLATION", happened_, message);
  violation_ = Violation{std::string(invariant), std::move(message), happened_, now_};
}

}  // namespace minuit::sim
