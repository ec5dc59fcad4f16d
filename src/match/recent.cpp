#include "match/recent.hpp"

#include <cassert>

#include "match/limits.hpp"

namespace minuit::match {
namespace {

constexpr std::size_t kForgotten = kMostRecent + 1 - kFewestRecent;  // at once, unless takebacks forbid it

}  // namespace

void Recent::begin(const catalog::Match& start, u64 version) {
  start_ = start.clone();
  start_version_ = version;
  steps_.clear();
  middle_.reset();
}

void Recent::decided(u64 version, const catalog::Match& now, std::string decision_json) {
  steps_.push_back({version, std::move(decision_json), {now.chooser(), now.revealed()}});
  if (steps_.size() == kForgotten) middle_ = now.clone();
  if (steps_.size() > kMostRecent) forget();
}

std::unique_ptr<catalog::Match> Recent::replay(std::size_t steps) const {
  std::vector<const std::string*> standing;
  for (std::size_t at = 0; at < steps; ++at) {
    if (steps_[at].decision.empty()) {
      standing.pop_back();
    } else {
      standing.push_back(&steps_[at].decision);
    }
  }
  std::unique_ptr<catalog::Match> match = start_->clone();
  for (const std::string* decision : standing) {
    [[maybe_unused]] const auto answer = match->decide(*decision);
    assert(std::holds_alternative<std::monostate>(answer));
  }
  return match;
}

std::unique_ptr<catalog::Match> Recent::take_back(u64 version) {
  assert(last());
  steps_.push_back({version, {}, {}});
  std::unique_ptr<catalog::Match> match = replay(steps_.size());
  if (steps_.size() > kMostRecent) forget();
  return match;
}

std::optional<Recent::Last> Recent::last() const {
  std::size_t taken_back = 0;
  for (std::size_t at = steps_.size(); at-- > 0;) {
    if (steps_[at].decision.empty()) {
      ++taken_back;
    } else if (taken_back-- == 0) {
      return steps_[at].kind;
    }
  }
  return std::nullopt;
}

// Lets the oldest steps go. What was taken back goes together with its taking back, so that what stays needs nothing that went.
void Recent::forget() {
  std::size_t cut = steps_.size() - kFewestRecent;
  const auto whole = [&] {
    int standing = 0;
    for (std::size_t at = cut; at < steps_.size(); ++at) {
      standing += steps_[at].decision.empty() ? -1 : 1;
      if (standing < 0) return false;
    }
    return true;
  };
  while (cut > 0 && !whole()) --cut;
  if (cut == 0) {  // a long row of takebacks: nothing that could be missed is worth keeping
    start_ = replay(steps_.size());
    start_version_ = steps_.back().version;
    steps_.clear();
    middle_.reset();
    return;
  }
  start_ = middle_ && cut == kForgotten ? std::move(middle_) : replay(cut);
  middle_.reset();
  start_version_ = steps_[cut - 1].version;
  steps_.erase(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(cut));
}

std::optional<std::vector<Missed>> Recent::since(u64 version, const rules::Viewer& viewer) const {
  if (start_ == nullptr || version < start_version_) return std::nullopt;
  std::vector<Missed> missed;
  std::vector<std::unique_ptr<catalog::Match>> before;  // of each standing decision
  std::unique_ptr<catalog::Match> match = start_->clone();
  for (const Step& step : steps_) {
    if (step.decision.empty()) {
      match = std::move(before.back());
      before.pop_back();
      if (step.version > version) missed.push_back({step.version, Raw{"[]"}});
      continue;
    }
    before.push_back(match->clone());
    [[maybe_unused]] const auto answer = match->decide(step.decision);
    assert(std::holds_alternative<std::monostate>(answer));
    if (step.version > version) missed.push_back({step.version, Raw{match->events_json(viewer)}});
  }
  return missed;
}

}  // namespace minuit::match
