#include "codec/viewer.hpp"

namespace minuit::codec {

std::optional<rules::Viewer> parse_viewer(std::string_view name) {
  if (name == "spectator") return rules::Spectator{};
  if (name == "all") return rules::AllSeeing{};
  if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + kMostSeats) return Seat{name[0] - '0'};
  return std::nullopt;
}

std::string to_string(const rules::Viewer& viewer) {
  if (const auto* seat = std::get_if<Seat>(&viewer)) return std::to_string(seat->number());
  return std::holds_alternative<rules::Spectator>(viewer) ? "spectator" : "all";
}

}  // namespace minuit::codec
