#include "rules/games/chasseurs_de_tresor/view.hpp"

#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

namespace {

[[nodiscard]] std::optional<Jewel> shown(u8 jewel) {
  return jewel == kEmpty ? std::nullopt : std::optional(Jewel{number_of(jewel)});
}

[[nodiscard]] CardList listed(Cards cards) {
  CardList list;
  for (; cards != 0; cards &= cards - 1) list.push_back(kCardAt[static_cast<std::size_t>(lowest_bit(cards))]);
  return list;
}

// Takes one such card out of the set.
[[nodiscard]] Cards taken(Cards& from, Card card) {
  const Cards one = Cards{1} << static_cast<unsigned>(lowest_bit(from & bits_of(card)));
  from &= ~one;
  return one;
}

void list_reach(const State& s, View& view) {
  Spaces left = reach(s);
  Spaces nearer = 0;
  std::array<u8, kSpaces> steps{};
  for (u8 count = 0; count <= s.roll; ++count) {
    const Spaces within_count = within(s.lock, where(s), count, blocked(s));
    for (Spaces fresh = within_count & ~nearer; fresh != 0; fresh &= fresh - 1)
      steps[static_cast<std::size_t>(lowest_space(fresh))] = count;
    nearer = within_count;
  }
  for (; left != 0; left &= left - 1)
    view.reach.push_back({lowest_space(left), steps[static_cast<std::size_t>(lowest_space(left))]});
}

}  // namespace

Path path_between(Lock lock, Space from, Space to, Spaces wall) {
  std::array<Spaces, kMostPips + 1> within_count{};
  std::size_t steps = 0;
  for (within_count[0] = bit(from); (within_count[steps] & bit(to)) == 0;) {
    assert(steps < kMostPips);
    ++steps;
    within_count[steps] = within(lock, from, static_cast<int>(steps), wall);
  }
  std::array<Space, kMostPips + 1> spaces{};
  spaces[steps] = to;
  for (std::size_t at = steps; at > 0; --at)
    spaces[at - 1] = lowest_space(within_count[at - 1] & ~wall & neighbours(lock, spaces[at]));
  Path path;
  for (std::size_t at = 0; at <= steps; ++at) path.push_back(spaces[at]);
  return path;
}

View view_of(const State& s) {
  View view;
  view.setup = s.setup;
  view.phase = s.phase;
  view.turns = s.turns;
  view.turn = s.turn;
  view.first = s.first;
  if (s.roll > 0) view.roll = Pips{s.roll};
  if (s.phase == Phase::moving) list_reach(s, view);
  for (u8 hunter = 0; hunter < s.hunters; ++hunter)
    view.hunters.push_back({seat_of(s.setup, Hunter(hunter)), s.at[hunter], shown(s.packs[hunter]), is_held(s, hunter)});
  for (std::size_t at = 0; at < kRooms; ++at) {
    const auto room = static_cast<Room>(at);
    view.rooms[at] = {.room = room, .ghosts = s.ghosts[at], .haunted = is_haunted(s, room), .jewel = {}};
    if (jewel_lies(s, room)) view.rooms[at].jewel = Jewel{number_of(s.numbers[at])};
  }
  view.spirits = static_cast<u8>(spirits(s));
  view.rescued = s.rescued;
  for (u32 left = s.unseen; left != 0; left &= left - 1) view.unseen.push_back(JewelNumber(lowest_bit(left) + 1));
  view.pile = static_cast<u8>(std::popcount(s.pile));
  view.discard = listed(s.discard);
  view.aside = listed(s.aside);
  view.card = s.card;
  view.to_draw = s.to_draw;
  if (s.lock != Lock::none) view.closed = s.lock == Lock::blue ? Colour::blue : Colour::green;
  if (s.phase == Phase::over) view.ending = s.ending;
  return view;
}

State imagine(const View& view) {
  State s = Chasseurs::start(view.setup);
  s.phase = view.phase;
  s.turns = view.turns;
  s.turn = view.turn;
  s.first = view.first;
  s.roll = view.roll ? view.roll->value : u8{0};
  const auto jewel_of = [](const std::optional<Jewel>& jewel) {
    if (!jewel) return kEmpty;
    return jewel->number ? jewel->number->value : kUnnumbered;
  };
  for (std::size_t hunter = 0; hunter < view.hunters.size(); ++hunter) {
    s.at[hunter] = view.hunters[hunter].at;
    s.packs[hunter] = jewel_of(view.hunters[hunter].backpack);
  }
  s.haunted = s.jewels = 0;
  for (const RoomView& room : view.rooms) {
    const auto at = static_cast<std::size_t>(room.room);
    s.ghosts[at] = room.ghosts;
    if (room.haunted) s.haunted = static_cast<Rooms>(s.haunted | bit(room.room));
    if (!room.jewel) continue;
    s.jewels = static_cast<Rooms>(s.jewels | bit(room.room));
    if (room.jewel->number) s.numbers[at] = room.jewel->number->value;
  }
  s.rescued = view.rescued;
  s.unseen = 0;
  for (const JewelNumber number : view.unseen) s.unseen = static_cast<u8>(s.unseen | 1U << (number.value - 1U));
  if (view.closed) {
    s.lock = lock_of(*view.closed);
    s.in_view = taken(s.pile, *view.closed == Colour::blue ? Card::blue_doors : Card::green_doors);
  }
  for (const Card card : view.discard) s.discard |= taken(s.pile, card);
  for (const Card card : view.aside) s.aside |= taken(s.pile, card);
  s.card = view.card;
  s.to_draw = view.to_draw;
  if (view.ending) s.ending = *view.ending;
  return s;
}

}  // namespace minuit::hunters
