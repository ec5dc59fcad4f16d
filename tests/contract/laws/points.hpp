// The law of decision points. A command is stale when its seat's decision point has moved: so the point must have moved by the
// time the seat is awaited again after deciding, or after the clock decided for it, and must not move while others act.
#pragma once
#include "tests/contract/laws/player.hpp"
#include "tests/contract/laws/violation.hpp"

namespace minuit::laws {

template <rules::Game G>
class Points {
  using State = typename G::State;

 public:
  // A decision led from one state to another.
  [[nodiscard]] Finding check(const State& earlier, const rules::Awaiting& before, const State& state, const rules::Awaiting& now,
                              const rules::Decision<G>& decision) {
    const auto* chosen = std::get_if<rules::Chosen<G>>(&decision);
    Finding finding;
    each_seat(awaited(before), [&](Seat seat) {
      const u32 point = G::decision_point(earlier, seat);
      if (chosen == nullptr || chosen->seat == seat) {
        decided_at_[seat.value] = point;
      } else if (awaited(now).has(seat) && G::decision_point(state, seat) != point) {
        finding = moves(seat, " moves though another decided");
      }
    });
    each_seat(awaited(now), [&](Seat seat) {
      if (decided_at_[seat.value] == G::decision_point(state, seat)) finding = moves(seat, " stays though the seat decided");
    });
    return finding;
  }

 private:
  [[nodiscard]] static Finding moves(Seat seat, std::string_view how) {
    return broken(Law::point, "the decision point of seat " + std::to_string(seat.number()) + std::string(how));
  }

  std::array<std::optional<u32>, kMostSeats> decided_at_{};  // by seat: its point when it last decided
};

}  // namespace minuit::laws
