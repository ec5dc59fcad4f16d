#include "bots/pilots/chasseurs_de_tresor/signs.hpp"

namespace minuit::hunters {

namespace {

class Observer {
 public:
  explicit Observer(const State& s) : s_(s), way_out_(find_way_out(s)), due_(find_due(s)) {}

  [[nodiscard]] Signs observe() {
    const Features features = features_of(s_, way_out_, due_);
    for (std::size_t at = 0; at < kFeatures; ++at) note(at, features[at]);
    observe_rooms();
    if (is_advanced(s_)) observe_numbers();
    observe_hunters();
    observe_cards();
    note(kRescuedSigns + s_.rescued, 1);
    note(kSpiritSigns + static_cast<std::size_t>(std::min(spirits(s_), kSpirits - 1)), 1);
    if (is_advanced(s_)) observe_team();
    return signs_;
  }

 private:
  void note(std::size_t at, int value) {
    if (value != 0) signs_.push_back({static_cast<u16>(at), static_cast<i16>(value)});
  }
  void note(RoomSign sign, std::size_t room) { note(kRoomSigns + static_cast<std::size_t>(sign) * kRooms + room, 1); }
  void note(NumberSign sign, std::size_t offset, int value = 1) {
    note(kNumberSigns + static_cast<std::size_t>(sign) * kJewels + offset, value);
  }
  void note(HunterSign sign, std::size_t turn, int value = 1) {
    note(kHunterSigns + static_cast<std::size_t>(sign) * kMostHunters + turn, value);
  }
  void note(TeamSign sign, int value) { note(kTeamSigns + static_cast<std::size_t>(sign), value); }
  void note(CardSign sign, int value) { note(kCardSigns + static_cast<std::size_t>(sign), value); }

  void observe_rooms() {
    Rooms met = 0;
    Rooms met_by_two = 0;
    Rooms laden = 0;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (!is_room(s_.at[hunter])) continue;
      const Rooms here = bit(room_of(s_.at[hunter]));
      met_by_two = static_cast<Rooms>(met_by_two | (met & here));
      met = static_cast<Rooms>(met | here);
      if (s_.packs[hunter] != kEmpty) laden = static_cast<Rooms>(laden | here);
    }
    for (std::size_t room = 0; room < kRooms; ++room) {
      const Rooms here = bit(static_cast<Room>(room));
      const bool is_due = (due_ & here) != 0;
      if (is_due) note(RoomSign::due, room);
      if (s_.ghosts[room] == 1) note(is_due ? RoomSign::one_due : RoomSign::one_safe, room);
      if (s_.ghosts[room] == 2) {
        note(is_due ? RoomSign::two_due : RoomSign::two_safe, room);
        two_ = static_cast<Rooms>(two_ | here);
      }
      if ((s_.haunted & here) != 0) note(RoomSign::haunted, room);
      if ((s_.jewels & here) != 0) note(RoomSign::jewel, room);
      if ((met & here) != 0) note(RoomSign::met, room);
      if ((met_by_two & here) != 0) note(RoomSign::met_by_two, room);
      if ((laden & here) != 0) note(RoomSign::laden, room);
    }
  }

  void observe_numbers() {
    for (unsigned left = s_.unseen; left != 0; left &= left - 1)
      note(NumberSign::hidden, static_cast<std::size_t>(lowest_bit(left) - s_.rescued));
    for (unsigned left = s_.jewels; left != 0; left &= left - 1) {
      const auto room = static_cast<std::size_t>(lowest_bit(left));
      if (s_.numbers[room] == 0) continue;
      const auto offset = static_cast<std::size_t>(s_.numbers[room] - s_.rescued - 1);
      note(NumberSign::open, offset);
      note(NumberSign::open_way_out, offset, way_out_[index(Space::room_a) + room]);
      note(NumberSign::open_way_to, offset, nearest_free(space_of(static_cast<Room>(room))));
      if (is_haunted(s_, static_cast<Room>(room))) note(NumberSign::open_haunted, offset);
    }
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (s_.packs[hunter] == kEmpty) continue;
      const auto offset = static_cast<std::size_t>(s_.packs[hunter] - s_.rescued - 1);
      note(NumberSign::carried, offset);
      note(NumberSign::carried_way_out, offset, way_out_[index(s_.at[hunter])]);
      if (is_held(s_, hunter)) note(NumberSign::held, offset);
    }
  }

  [[nodiscard]] int nearest_free(Space to) const {
    int nearest = kNoWay;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter)
      if (s_.packs[hunter] == kEmpty) nearest = std::min(nearest, steps_between(s_.lock, s_.at[hunter], to));
    return nearest;
  }

  void observe_hunters() {
    for (u8 turn = 0; turn < s_.hunters; ++turn) {
      const auto hunter = static_cast<u8>((s_.turn.value + turn) % s_.hunters);
      const Space here = s_.at[hunter];
      if (here == Space::outside) note(HunterSign::outside, turn);
      if (is_room(here) && s_.ghosts[index(room_of(here))] > 0) {
        note(HunterSign::at_ghosts, turn);
        if (s_.ghosts[index(room_of(here))] == 2 && hunters_in(s_, here) == 1) note(HunterSign::alone_at_two, turn);
      }
      if (two_ != 0) note(HunterSign::way_to_two, turn, nearest_of(s_, here, two_));
      if (s_.packs[hunter] != kEmpty) {
        note(HunterSign::way_out, turn, way_out_[index(here)]);
        if (is_held(s_, hunter)) note(HunterSign::held, turn);
        continue;
      }
      note(HunterSign::free, turn);
      if (s_.jewels != 0) note(HunterSign::way_to_jewel, turn, nearest_of(s_, here, s_.jewels));
      if (s_.haunted != 0) note(HunterSign::way_to_spirit, turn, nearest_of(s_, here, s_.haunted));
    }
  }

  void observe_team() {
    observe_help();
    observe_risk();
    observe_partners();
  }

  // Those that a spirit holds elsewhere cannot come.
  struct Nearest {
    int first = kNoWay;
    int second = kNoWay;
  };
  [[nodiscard]] Nearest nearest_hunters(Space to) const {
    Nearest nearest;
    for (u8 hunter = 0; hunter < s_.hunters; ++hunter) {
      if (s_.at[hunter] != to && is_held(s_, hunter)) continue;
      const int way = steps_between(s_.lock, s_.at[hunter], to);
      if (way < nearest.first)
        nearest = {way, nearest.first};
      else
        nearest.second = std::min(nearest.second, way);
    }
    return nearest;
  }

  void observe_help() {
    constexpr int kSoon = 3;  // steps
    int pair_way = 0;
    int shortest = 2 * kNoWay;
    int near_two = 0;
    int to_twos = 0;
    int to_ones = 0;
    for (std::size_t room = 0; room < kRooms; ++room) {
      const bool haunted = is_haunted(s_, static_cast<Room>(room));
      if (!haunted && s_.ghosts[room] == 0) continue;
      const Nearest nearest = nearest_hunters(space_of(static_cast<Room>(room)));
      if (haunted) {
        const int way = nearest.first + nearest.second;
        pair_way += way;
        shortest = std::min(shortest, way);
        near_two += nearest.second <= kSoon ? 1 : 0;
      } else {
        (s_.ghosts[room] == 2 ? to_twos : to_ones) += nearest.first;
      }
    }
    note(TeamSign::pair_way, pair_way);
    if (s_.haunted != 0) note(TeamSign::shortest_pair_way, shortest);
    note(TeamSign::spirits_near_two, near_two);
    note(TeamSign::way_to_twos, to_twos);
    note(TeamSign::way_to_ones, to_ones);
  }

  // GH-32, GH-33
  void observe_risk() {
    int fatal = 0;
    for (Cards left = s_.pile & kClassicCards & ~bits_of(Card::shuffle); left != 0; left &= left - 1) {
      auto room = static_cast<Room>(lowest_bit(left));
      while (is_haunted(s_, room)) room = next(room);
      fatal += s_.ghosts[index(room)] == 2 ? 1 : 0;
    }
    if (fatal == 0) return;
    const int risk = 24 * fatal / std::popcount(s_.pile);
    note(TeamSign::fatal_cards, fatal);
    note(TeamSign::fatal_risk, risk);
    if (spirits(s_) == kSpirits - 2) note(TeamSign::fatal_risk_at_4, risk);
    if (spirits(s_) == kSpirits - 1) note(TeamSign::fatal_risk_at_5, risk);
  }

  void observe_partners() {
    for (u8 turn = 0; turn < s_.hunters; ++turn) {
      const auto hunter = static_cast<u8>((s_.turn.value + turn) % s_.hunters);
      int nearest = kNoWay;
      for (u8 other = 0; other < s_.hunters; ++other)
        if (other != hunter) nearest = std::min(nearest, steps_between(s_.lock, s_.at[hunter], s_.at[other]));
      note(kTeamSigns + static_cast<std::size_t>(TeamSign::partner_way) + turn, nearest);
    }
  }

  void observe_cards() {
    const auto in_pile = [&](Card card) { return std::popcount(s_.pile & bits_of(card)); };
    note(CardSign::shuffle, in_pile(Card::shuffle));
    note(CardSign::draw_2, in_pile(Card::draw_2));
    note(CardSign::draw_3, in_pile(Card::draw_3));
    note(CardSign::blue_doors, in_pile(Card::blue_doors));
    note(CardSign::green_doors, in_pile(Card::green_doors));
    note(CardSign::blue_locked, s_.lock == Lock::blue ? 1 : 0);
    note(CardSign::green_locked, s_.lock == Lock::green ? 1 : 0);
  }

  const State& s_;
  WayOut way_out_;
  Rooms due_;
  Rooms two_ = 0;  // rooms with two ghosts
  Signs signs_;
};

}  // namespace

Signs signs_of(const State& s) { return Observer(s).observe(); }

}  // namespace minuit::hunters
