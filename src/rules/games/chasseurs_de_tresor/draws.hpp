// What nature may decide, as a list that is worked out: a die's faces from a table, cards from the pile, numbers from those left.
#pragma once
#include "base/indexed.hpp"
#include "rules/contract/tickets.hpp"
#include "rules/games/chasseurs_de_tresor/state.hpp"

namespace minuit::hunters {

class Draws {
 public:
  using value_type = rules::Odds<Chance>;
  using Table = rules::Tickets<Chance>;

  explicit Draws(Table table) : kind_(Kind::table), table_(table) {}
  [[nodiscard]] static Draws cards(Cards pile) { return {Kind::cards, pile}; }
  [[nodiscard]] static Draws numbers(u8 unseen) { return {Kind::numbers, unseen}; }

  [[nodiscard]] std::size_t size() const {
    if (kind_ == Kind::table) return table_.size();
    if (kind_ == Kind::numbers) return static_cast<std::size_t>(std::popcount(set_));
    std::size_t kinds = 0;
    for (Cards left = set_; left != 0; left &= ~bits_of(lowest_card(left))) ++kinds;
    return kinds;
  }
  [[nodiscard]] auto begin() const { return IndexIterator<Draws>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Draws>(*this, static_cast<std::ptrdiff_t>(size())); }

  [[nodiscard]] value_type operator[](std::size_t index) const {
    if (kind_ == Kind::table) return table_[index];
    if (kind_ == Kind::numbers) return {Reveal{JewelNumber(nth_of_few(set_, static_cast<u32>(index)) + 1)}, 1};
    Cards left = set_;
    for (; index > 0; --index) left &= ~bits_of(lowest_card(left));
    const Card card = lowest_card(left);
    return {Draw{card}, static_cast<u32>(std::popcount(set_ & bits_of(card)))};
  }

  // A draw is one look-up: the outcome is the same as drawing from the list.
  [[nodiscard]] u32 total() const { return kind_ == Kind::table ? table_.total() : static_cast<u32>(std::popcount(set_)); }
  [[nodiscard]] Chance winner(u32 ticket) const {
    if (kind_ == Kind::table) return table_.winner(ticket);
    if (kind_ == Kind::cards) return Draw{kCardAt[static_cast<std::size_t>(nth_of_many(set_, ticket))]};
    return Reveal{JewelNumber(nth_of_few(set_, ticket) + 1)};
  }

 private:
  enum class Kind : u8 { table, cards, numbers };
  Draws(Kind kind, u32 set) : kind_(kind), set_(set) {}
  [[nodiscard]] static Card lowest_card(Cards cards) { return kCardAt[static_cast<std::size_t>(lowest_bit(cards))]; }

  Kind kind_;
  u32 set_ = 0;
  Table table_{{}, {}};
};

inline constexpr auto kFirstOdds = [] {
  std::array<rules::Odds<Chance>, kPlayerRange.most> odds{};
  for (u8 seat = 0; seat < odds.size(); ++seat) odds[seat] = {First{Seat{seat}}, 1};
  return odds;
}();
inline constexpr auto kRollOdds = [] {
  std::array<rules::Odds<Chance>, kMostPips> odds{};
  for (std::size_t face = 0; face < odds.size(); ++face) odds[face] = {Roll{Pips(static_cast<i64>(face) + 1)}, 1};
  return odds;
}();
inline constexpr auto kOneDieOdds = [] {
  std::array<rules::Odds<Chance>, kBattleDie.size()> odds{};
  for (std::size_t face = 0; face < odds.size(); ++face)
    odds[face] = {Battle{kBattleDie[face].outcome, std::nullopt}, kBattleDie[face].weight};
  return odds;
}();
inline constexpr auto kTwoDiceOdds = [] {
  std::array<rules::Odds<Chance>, kBattleDie.size() * kBattleDie.size()> odds{};
  for (std::size_t at = 0; at < odds.size(); ++at) {
    const auto& first = kBattleDie[at / kBattleDie.size()];
    const auto& second = kBattleDie[at % kBattleDie.size()];
    odds[at] = {Battle{first.outcome, second.outcome}, first.weight * second.weight};
  }
  return odds;
}();
inline constexpr auto kFirstTickets = rules::tickets<rules::total_weight(kFirstOdds)>(kFirstOdds);
inline constexpr auto kRollTickets = rules::tickets<rules::total_weight(kRollOdds)>(kRollOdds);
inline constexpr auto kOneDieTickets = rules::tickets<rules::total_weight(kOneDieOdds)>(kOneDieOdds);
inline constexpr auto kTwoDiceTickets = rules::tickets<rules::total_weight(kTwoDiceOdds)>(kTwoDiceOdds);

}  // namespace minuit::hunters
