#include "server/digest.hpp"

#include <algorithm>

#include "codec/read.hpp"
#include "server/replay.hpp"

namespace minuit::server {

namespace journal = match::journal;

void Digest::take(std::span<const store::Entry> entries) {
  for (const store::Entry& entry : entries) take(entry);
}

void Digest::take(const store::Entry& entry) {
  version_ = entry.version;
  if (damaged_) return;
  const auto read = codec::read<journal::Entry>(entry.bytes);
  if (!read.ok() || gathering_.take(read.value())) {
    damaged_ = true;
    return;
  }
  last_ = read.value().at;
  if (std::holds_alternative<journal::Begun>(read.value().what)) {
    const std::vector<match::Chair>& chairs = gathering_.chairs();
    matches_.push_back({gathering_.match_number(), last_, std::nullopt, players_of(chairs, chairs.size()), std::nullopt});
    if (matches_.size() > kMostMatchesKept) matches_.pop_front();
  } else if (std::holds_alternative<journal::Decided>(read.value().what) && gathering_.match() != nullptr) {
    const rules::Awaiting awaiting = gathering_.match()->awaiting();
    const auto* over = std::get_if<rules::Over>(&awaiting);
    if (over == nullptr || matches_.empty()) return;
    matches_.back().ended = last_;
    matches_.back().result = over->result;
  }
}

TableSummary Digest::summary(std::string_view table, std::size_t most_matches) const {
  TableSummary summary{.table = std::string(table),
                       .game = gathering_.game(),
                       .host = gathering_.host(),
                       .seats = players_of(gathering_.chairs(), gathering_.chairs().size()),
                       .playing = gathering_.playing(),
                       .last = last_,
                       .matches = {}};
  const std::size_t count = std::min(most_matches, matches_.size());
  summary.matches.assign(matches_.rbegin(), matches_.rbegin() + static_cast<std::ptrdiff_t>(count));
  return summary;
}

}  // namespace minuit::server
