// The sweets, the constraint cards, their tracks and the levels as data. Nothing here is a rule.
#pragma once
#include <array>

#include "base/bounded.hpp"
#include "base/describe.hpp"
#include "rules/contract/game.hpp"

namespace minuit::touche {

inline constexpr rules::PlayerRange kPlayerRange{2, 6};
inline constexpr std::size_t kMostPlayers = kPlayerRange.most;

// PT-01, PT-02
enum class Sweet : u8 { churros, croissant, macaron, eclair, waffle, doughnut };
BOOST_DESCRIBE_ENUM(Sweet, churros, croissant, macaron, eclair, waffle, doughnut)
MINUIT_NAME(Sweet)
inline constexpr int kSweets = 6;
inline constexpr int kCounts = 6;
using Count = Bounded<struct CountTag, 1, kCounts>;
MINUIT_NAME(Count)

// A card of the grid; both dice name one too.
struct Card {
  Sweet sweet{};
  Count count;
  constexpr auto operator<=>(const Card&) const = default;
};
MINUIT_DESCRIBE(Card, (sweet, count))
inline constexpr std::size_t kCards = std::size_t{kSweets} * kCounts;
[[nodiscard]] constexpr u8 index_of(Card card) {
  return static_cast<u8>(static_cast<int>(card.sweet) * kCounts + card.count.value - 1);
}
[[nodiscard]] constexpr Card card_at(std::size_t index) {
  return {static_cast<Sweet>(index / kCounts), Count(static_cast<i64>(index % kCounts) + 1)};
}

// PT-04: easiest first.
enum class Colour : u8 { green, orange, red, violet };
BOOST_DESCRIBE_ENUM(Colour, green, orange, red, violet)
MINUIT_NAME(Colour)
inline constexpr std::size_t kColours = 4;
inline constexpr u8 kCardsOfColour = 18;
inline constexpr u8 kConstraints = kColours * kCardsOfColour;
using ConstraintId = Bounded<struct ConstraintTag, 0, kConstraints - 1>;
MINUIT_NAME(ConstraintId)
[[nodiscard]] constexpr Colour colour_of(ConstraintId id) { return static_cast<Colour>(id.value / kCardsOfColour); }

// What is forbidden: a bit for each sweet, a bit for each number.
struct Forbidden {
  u8 sweets = 0;
  u8 counts = 0;  // bit n is number n + 1
  constexpr bool operator==(const Forbidden&) const = default;

  [[nodiscard]] constexpr bool has(Card card) const {
    return (sweets >> static_cast<unsigned>(card.sweet) & 1U) != 0 || (counts >> (card.count.value - 1U) & 1U) != 0;
  }
  [[nodiscard]] constexpr Forbidden with(Forbidden other) const {
    return {static_cast<u8>(sweets | other.sweets), static_cast<u8>(counts | other.counts)};
  }
  // Is there a card left that may be touched?
  [[nodiscard]] constexpr bool leaves_some() const { return sweets != (1U << kSweets) - 1 && counts != (1U << kCounts) - 1; }
};
MINUIT_DESCRIBE(Forbidden, (sweets, counts))
[[nodiscard]] constexpr Forbidden no_sweet(int sweet) { return {static_cast<u8>(1U << static_cast<unsigned>(sweet)), 0}; }
[[nodiscard]] constexpr Forbidden no_count(int count) { return {0, static_cast<u8>(1U << static_cast<unsigned>(count - 1))}; }

// PT-05: what each of the 72 cards forbids, colour by colour.
inline constexpr std::array<Forbidden, kConstraints> kForbids = [] {
  std::array<Forbidden, kConstraints> cards{};
  std::size_t at = 0;
  const auto add = [&](Forbidden one, Forbidden other = {}) { cards[at++] = one.with(other); };
  for (int sweet = 0; sweet < kSweets; ++sweet) {
    add(no_sweet(sweet));
    add(no_sweet(sweet));
  }
  for (int count = 1; count <= kCounts; ++count) add(no_count(count));
  // Each sweet with three numbers, so that each number comes three times too.
  for (int sweet = 0; sweet < kSweets; ++sweet)
    for (const int step : {0, 1, 3}) add(no_sweet(sweet), no_count((sweet + step) % kCounts + 1));
  for (int low = 1; low <= kCounts; ++low)
    for (int high = low + 1; high <= kCounts; ++high) add(no_count(low), no_count(high));
  for (int sweet = 0; sweet < kSweets; sweet += 2) add(no_sweet(sweet), no_count(sweet + 3 > kCounts ? 1 : sweet + 3));
  for (int low = 0; low < kSweets; ++low)
    for (int high = low + 1; high < kSweets; ++high) add(no_sweet(low), no_sweet(high));
  for (int count = 1; count <= kCounts; count += 2) add(no_count(count), no_count(count + 1));
  return cards;
}();

// PT-06: what an error costs the cube that stands there.
enum class Space : u8 {
  padlock,  // nothing
  arrow,    // a step back
  crossed,  // a step back, and the card is lost
};
BOOST_DESCRIBE_ENUM(Space, padlock, arrow, crossed)
MINUIT_NAME(Space)
inline constexpr std::size_t kMostSpaces = 4;
struct Track {
  u8 length = 0;
  std::array<Space, kMostSpaces> spaces{};
};
inline constexpr std::array<Track, kColours> kTracks{{
    {3, {Space::padlock, Space::padlock, Space::arrow}},
    {3, {Space::padlock, Space::arrow, Space::arrow}},
    {4, {Space::crossed, Space::arrow, Space::arrow, Space::padlock}},
    {4, {Space::crossed, Space::arrow, Space::arrow, Space::arrow}},
}};
[[nodiscard]] constexpr const Track& track_of(Colour colour) { return kTracks[static_cast<std::size_t>(colour)]; }

// PT-07
inline constexpr int kLevels = 16;
using Level = Bounded<struct LevelTag, 1, kLevels>;
MINUIT_NAME(Level)
inline constexpr std::size_t kSlots = 3;  // cards of a player, left to right
using Colours = std::array<Colour, kSlots>;
inline constexpr std::array<Colours, kLevels> kLevelTable = [] {
  using enum Colour;
  return std::array<Colours, kLevels>{{{green, green, green},
                                       {green, green, orange},
                                       {green, orange, orange},
                                       {green, green, red},
                                       {orange, orange, orange},
                                       {green, orange, red},
                                       {orange, orange, red},
                                       {green, red, red},
                                       {orange, red, red},
                                       {orange, orange, violet},
                                       {red, red, red},
                                       {orange, red, violet},
                                       {red, red, violet},
                                       {orange, violet, violet},
                                       {red, violet, violet},
                                       {violet, violet, violet}}};
}();
[[nodiscard]] constexpr const Colours& colours_of(Level level) { return kLevelTable[static_cast<std::size_t>(level.value - 1)]; }

// PT-50: by how many of the cards lie face up in the end; the winner is a case of its own.
inline constexpr int kWinnersStep = 2;
inline constexpr std::array<int, kSlots + 1> kLevelSteps{-2, -1, 0, 1};

// PT-24, PT-63, PT-64, and the pace of those who need more time.
inline constexpr int kUsualSeconds = 20;
inline constexpr int kUsualThrowCap = 500;
inline constexpr int kMostThrowCap = 1000;
inline constexpr int kFalseStart_ms = 100;
inline constexpr int kShoutWithin_ms = 1500;
inline constexpr int kCalmShoutWithin_ms = 4000;
inline constexpr int kCalmShare = 2;  // of a calm player's time, one part in so many counts

}  // namespace minuit::touche
