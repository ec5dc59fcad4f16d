#include "bots/pilots/chasseurs_de_tresor/reason.hpp"

namespace minuit::hunters {

namespace {

using texts::Sentence;
using texts::sentence;

class Reasons {
 public:
  explicit Reasons(const State& s) : s_(s) {}

  [[nodiscard]] Sentence of(Move move) const { return of_stopping(move.to); }
  [[nodiscard]] Sentence of(Stay /*stay*/) const { return of_stopping(where(s_)); }
  [[nodiscard]] Sentence of(Take /*take*/) const {
    const u8 number = s_.numbers[static_cast<std::size_t>(room_of(where(s_)))];
    if (number == 0) return sentence("take");
    if (number == s_.rescued + 1) return sentence("take_due");
    return sentence("take_for_later", number);
  }
  [[nodiscard]] Sentence of(Swap /*swap*/) const { return sentence("swap"); }
  [[nodiscard]] Sentence of(Leave /*leave*/) const {
    return sentence(is_haunted(s_, where(s_)) ? "leave_to_spirit" : "leave_for_sooner");
  }

 private:
  [[nodiscard]] bool has_company(Space space) const {
    for (u8 other = 0; other < s_.hunters; ++other)
      if (other != s_.turn.value && s_.at[other] == space) return true;
    return false;
  }

  [[nodiscard]] Sentence of_stopping(Space to) const {
    if (to == Space::outside && pack(s_) != kEmpty) return sentence("carry_out", kJewels - s_.rescued - 1);
    if (is_room(to))
      if (auto found = of_room(room_of(to))) return *std::move(found);
    return of_errand(to);
  }

  [[nodiscard]] std::optional<Sentence> of_room(Room room) const {
    const Space space = space_of(room);
    const u8 ghosts = s_.ghosts[static_cast<std::size_t>(room)];
    if (is_haunted(s_, room) && has_company(space)) return sentence("drive_out_spirit", enum_name(room));
    if (jewel_lies(s_, room) && pack(s_) == kEmpty && !is_haunted(s_, room)) return sentence("jewel_to_take", enum_name(room));
    if (ghosts == 2) return sentence("two_ghosts", enum_name(room));
    if (ghosts == 1) return sentence("one_ghost", enum_name(room));
    return std::nullopt;
  }

  [[nodiscard]] Sentence of_errand(Space to) const {
    if (pack(s_) != kEmpty && is_held(s_, s_.turn.value)) return sentence("held");
    if (pack(s_) != kEmpty && !may_leave_with(s_, pack(s_))) return sentence("wait_near_door", s_.rescued + 1);
    if (pack(s_) != kEmpty) return sentence("bring_home", steps_between(s_.lock, to, Space::outside));
    for (u8 other = 0; other < s_.hunters; ++other)
      if (is_held(s_, other) && steps_between(s_.lock, to, s_.at[other]) < steps_between(s_.lock, where(s_), s_.at[other]))
        return sentence("help", other);
    return of_nearest_jewel(to);
  }

  [[nodiscard]] Sentence of_nearest_jewel(Space to) const {
    std::optional<Room> nearest;
    for (Rooms left = s_.jewels; left != 0; left = static_cast<Rooms>(left & (left - 1))) {
      const auto room = static_cast<Room>(lowest_bit(left));
      if (!nearest || steps_between(s_.lock, to, space_of(room)) < steps_between(s_.lock, to, space_of(*nearest))) nearest = room;
    }
    if (!nearest) return sentence("go_home");
    return sentence("nearest_jewel", steps_between(s_.lock, to, space_of(*nearest)), enum_name(*nearest));
  }

  const State& s_;
};

}  // namespace

texts::Sentence reason_for(const View& view, const Action& action) {
  const State s = imagine(view);
  const Reasons reasons(s);
  return std::visit([&](const auto& kind) { return reasons.of(kind); }, action);
}

}  // namespace minuit::hunters
