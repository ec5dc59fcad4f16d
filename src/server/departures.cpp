#include "server/departures.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace minuit::server {

Departures::Pass::Pass(Pass&& other) noexcept
    : of_(std::exchange(other.of_, nullptr)), held_(std::move(other.held_)), refused_(std::move(other.refused_)) {}

Departures::Pass::~Pass() {
  if (of_ != nullptr) of_->let_go(held_);
}

Departures::Pass Departures::pass(const std::vector<std::string>& people) {
  Pass given;
  given.of_ = this;
  const std::lock_guard lock(mutex_);
  for (const std::string& each : people) {
    if (each.empty()) continue;
    auto& list = leaving_.contains(each) ? given.refused_ : given.held_;
    if (std::ranges::find(list, each) == list.end()) list.push_back(each);
  }
  for (const std::string& each : given.held_) ++held_[each];
  return given;
}

void Departures::let_go(const std::vector<std::string>& people) {
  std::vector<Waiting> over;
  {
    const std::lock_guard lock(mutex_);
    for (const std::string& each : people)
      if (const auto found = held_.find(each); --found->second == 0) held_.erase(found);
    const auto first = std::ranges::partition(waiting_, [&](const Waiting& each) { return holds_one_of(each.people); }).begin();
    std::move(first, waiting_.end(), std::back_inserter(over));
    waiting_.erase(first, waiting_.end());
  }
  for (const Waiting& each : over) each.done();
}

bool Departures::holds_one_of(const std::vector<std::string>& people) const {
  return std::ranges::any_of(people, [&](const std::string& each) { return held_.contains(each); });
}

void Departures::begin(const std::vector<std::string>& people) {
  const std::lock_guard lock(mutex_);
  leaving_.insert(people.begin(), people.end());
}

void Departures::end(const std::vector<std::string>& people) {
  const std::lock_guard lock(mutex_);
  for (const std::string& each : people)
    if (const auto found = leaving_.find(each); found != leaving_.end()) leaving_.erase(found);
}

bool Departures::leaving(std::string_view person) const {
  const std::lock_guard lock(mutex_);
  return leaving_.contains(person);
}

std::size_t Departures::count() const {
  const std::lock_guard lock(mutex_);
  return leaving_.size();
}

void Departures::when_let_go(std::vector<std::string> people, std::function<void()> done) {
  {
    const std::lock_guard lock(mutex_);
    if (holds_one_of(people)) {
      waiting_.push_back({std::move(people), std::move(done)});
      return;
    }
  }
  done();
}

}  // namespace minuit::server
