#include "bots/pilots/chasseurs_de_tresor/features.hpp"

namespace minuit::hunters {

namespace {

class Reader {
 public:
  Reader(const State& s, const WayOut& way_out, Rooms due) : s_(s), way_out_(way_out), due_(due) {}

  [[nodiscard]] Features read() {
    of(Feature::one) = 1;
    read_hunters();
    if (is_advanced(s_)) find_wanted();
    match_errands();
    read_rooms();
    read_spirits();
    const Cards letters = kClassicCards & ~bits_of(Card::shuffle);
    of(Feature::letters_in_pile) = static_cast<i16>(std::popcount(s_.pile & letters));
    of(Feature::pile) = static_cast<i16>(std::popcount(s_.pile));
    of(Feature::locked) = s_.lock == Lock::none ? 0 : 1;
    if (is_advanced(s_)) read_numbers();
    return features_;
  }

 private:
  [[nodiscard]] i16& of(Feature feature) { return features_[static_cast<std::size_t>(feature)]; }
  void add(Feature feature, int amount = 1) { of(feature) = static_cast<i16>(of(feature) + amount); }
  [[nodiscard]] int steps(Space from, Space to) const { return steps_between(s_.lock, from, to); }

  void read_hunters() {
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (s_.packs[hunter] == kEmpty) {
        free_ |= 1U << hunter;
        continue;
      }
      const int way = way_out_[index(s_.at[hunter])];
      add(Feature::laden_way_out, way);
      longest_ = std::max(longest_, way);
    }
  }

  // In the advanced game low numbers are worth a longer way; what is not turned over may be any number.
  [[nodiscard]] int detour(unsigned room) const {
    if (!is_advanced(s_)) return 0;
    return s_.numbers[room] == 0 ? kDetourToHidden : kDetourEach * (s_.numbers[room] - wanted_);
  }

  // Nearest pairs first.
  void match_errands() {
    unsigned hunters = free_;
    Rooms jewels = s_.jewels;
    while (hunters != 0 && jewels != 0) {
      int nearest = 1000;
      unsigned best_hunter = 0;
      unsigned best_room = 0;
      for (unsigned left = hunters; left != 0; left &= left - 1) {
        const auto hunter = static_cast<unsigned>(lowest_bit(left));
        const auto& row = kSteps[static_cast<std::size_t>(s_.lock)][index(s_.at[hunter])];
        for (unsigned rooms = jewels; rooms != 0; rooms &= rooms - 1) {
          const auto room = static_cast<unsigned>(lowest_bit(rooms));
          const int way = row[index(Space::room_a) + room] + detour(room);
          if (way >= nearest) continue;
          nearest = way;
          best_hunter = hunter;
          best_room = room;
        }
      }
      hunters &= ~(1U << best_hunter);
      jewels = static_cast<Rooms>(jewels & ~(1U << best_room));
      const int out = way_out_[index(Space::room_a) + best_room];
      nearest -= detour(best_room);
      add(Feature::fetch_way, nearest);
      if (is_advanced(s_)) {
        if (s_.numbers[best_room] == 0)
          add(Feature::fetch_hidden);
        else
          add(Feature::fetch_gap, s_.numbers[best_room] - wanted_);
      }
      add(Feature::fetched_out, out);
      longest_ = std::max(longest_, nearest + out);
    }
    for (unsigned rooms = jewels; rooms != 0; rooms &= rooms - 1) {
      add(Feature::unfetched);
      add(Feature::unfetched_out, way_out_[index(Space::room_a) + static_cast<unsigned>(lowest_bit(rooms))]);
    }
    for (; hunters != 0; hunters &= hunters - 1) {
      const int way = steps(s_.at[static_cast<std::size_t>(lowest_bit(hunters))], Space::outside);
      add(Feature::idle_way_out, way);
      longest_ = std::max(longest_, way);
    }
    of(Feature::longest_way) = static_cast<i16>(longest_);
  }

  void read_rooms() {
    Rooms met = 0;
    Rooms laden = 0;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (!is_room(s_.at[hunter])) continue;
      const Rooms here = bit(room_of(s_.at[hunter]));
      met = static_cast<Rooms>(met | here);
      if (s_.packs[hunter] != kEmpty) laden = static_cast<Rooms>(laden | here);
      if (s_.ghosts[static_cast<std::size_t>(room_of(s_.at[hunter]))] > 0) add(Feature::hunters_at_ghosts);
    }
    for (std::size_t room = 0; room < kRooms; ++room) {
      if (s_.ghosts[room] == 0) continue;
      const auto first = static_cast<std::size_t>(s_.ghosts[room] == 1 ? Feature::one_safe : Feature::two_safe);
      const bool is_due = (due_ >> room & 1U) != 0;
      ++features_[first + (is_due ? 1U : 0U) + ((met >> room & 1U) != 0 ? 2U : 0U)];
      if (s_.ghosts[room] == 2 && is_due && (laden >> room & 1U) != 0) add(Feature::two_due_laden);
    }
  }

  void read_spirits() {
    const int count = spirits(s_);
    of(Feature::spirits) = static_cast<i16>(count);
    of(Feature::spirits_3) = count >= 3 ? 1 : 0;
    of(Feature::spirits_4) = count >= 4 ? 1 : 0;
    of(Feature::spirits_5) = count >= 5 ? 1 : 0;
    of(Feature::haunted_jewels) = static_cast<i16>(std::popcount(static_cast<unsigned>(s_.haunted & s_.jewels)));
    if (count == 0) return;
    Spaces seen = 0;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      const Space here = s_.at[hunter];
      if (!is_haunted(s_, here)) continue;
      const int company = hunters_in(s_, here);
      if (company > 1 && (seen & bit(here)) == 0) add(Feature::spirits_met_by_two);
      seen |= bit(here);
      if (s_.packs[hunter] == kEmpty) continue;
      add(company > 1 ? Feature::held_in_company : Feature::held_alone);
      if (company == 1) add(Feature::help_way, nearest_free(here));
    }
  }

  [[nodiscard]] int nearest_free(Space to) const {
    int nearest = kNoWay;
    for (unsigned left = free_; left != 0; left &= left - 1)
      nearest = std::min(nearest, steps(s_.at[static_cast<std::size_t>(lowest_bit(left))], to));
    return nearest;
  }

  // GH-51: the first number that is not carried yet.
  void find_wanted() {
    unsigned carried = 0;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) carried |= 1U << s_.packs[hunter];
    wanted_ = s_.rescued + 1;
    while (wanted_ <= kJewels && (carried >> wanted_ & 1U) != 0) ++wanted_;
  }

  void read_numbers() {
    const int last = wanted_;
    const int chain = last - s_.rescued - 1;
    of(Feature::wanted_carried) = chain > 0 ? 1 : 0;
    of(Feature::chain) = static_cast<i16>(chain);
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (s_.packs[hunter] == kEmpty) continue;
      if (s_.packs[hunter] < last) {
        add(Feature::chain_way_out, way_out_[index(s_.at[hunter])]);
        continue;
      }
      add(Feature::stray);
      add(Feature::stray_gap, s_.packs[hunter] - last);
      add(Feature::stray_way_out, way_out_[index(s_.at[hunter])]);
    }
    for (unsigned rooms = s_.jewels; rooms != 0; rooms &= rooms - 1) {
      const auto room = static_cast<std::size_t>(lowest_bit(rooms));
      if (s_.numbers[room] == 0) add(Feature::hidden);
      if (s_.numbers[room] != last) continue;
      of(Feature::wanted_known) = 1;
      of(Feature::wanted_way) = static_cast<i16>(nearest_free(space_of(static_cast<Room>(room))));
    }
    const int free = std::popcount(free_);
    of(Feature::free_hunters) = static_cast<i16>(free);
    of(Feature::free_0) = free == 0 && chain == 0 ? 1 : 0;
    of(Feature::free_1) = free == 1 && last <= kJewels ? 1 : 0;
  }

  static constexpr int kDetourToHidden = 4;
  static constexpr int kDetourEach = 3;
  const State& s_;
  const WayOut& way_out_;
  Rooms due_;
  Features features_{};
  unsigned free_ = 0;  // hunters without a jewel
  int wanted_ = 0;     // advanced: the number to be fetched next
  int longest_ = 0;
};

}  // namespace

Features features_of(const State& s, const WayOut& way_out, Rooms due) { return Reader(s, way_out, due).read(); }

}  // namespace minuit::hunters
