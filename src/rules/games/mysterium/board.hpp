// The cards, boards and tables of Mysterium as data; nothing here is a rule. The rules stand in docs/rules/mysterium.md.
#pragma once
#include <array>
#include <string_view>

#include "base/bounded.hpp"
#include "base/describe.hpp"
#include "base/seat.hpp"
#include "rules/contract/game.hpp"

namespace minuit::mysterium {

inline constexpr rules::PlayerRange kPlayerRange{2, 7};
inline constexpr std::size_t kVisions = 84;
inline constexpr std::size_t kClues = 18;  // of each kind
inline constexpr std::size_t kKinds = 3;
inline constexpr std::size_t kMostMediums = 6;
inline constexpr std::size_t kMostLaid = 9;
inline constexpr std::size_t kHandSize = 7;
inline constexpr std::size_t kSharedSize = 3;
inline constexpr std::size_t kMostGroups = 6;
inline constexpr u8 kHours = 7;
inline constexpr u8 kTokensReturnAt = 4;  // the hour
inline constexpr int kFewestSeconds = 30;
inline constexpr int kMostSeconds = 600;
inline constexpr int kUsualSeconds = 120;
inline constexpr u8 kMostChanges = 100;  // of a medium in an hour
inline constexpr u8 kJoinedGroups = 2;   // with two players

// Pictures go by number: visions from 0 to 83, persons, places and objects from 0 to 17 each.
using Vision = Bounded<struct VisionTag, 0, kVisions - 1>;
using Clue = Bounded<struct ClueTag, 0, kClues - 1>;
using Medium = Bounded<struct MediumTag, 0, kMostMediums - 1>;
using GroupNumber = Bounded<struct GroupTag, 0, kMostGroups - 1>;
MINUIT_NAME(Vision)
MINUIT_NAME(Clue)
MINUIT_NAME(Medium)
MINUIT_NAME(GroupNumber)

// In the order in which they are found.
enum class Kind : u8 { person, place, object };
BOOST_DESCRIBE_ENUM(Kind, person, place, object)
MINUIT_NAME(Kind)
inline constexpr std::array kAllKinds{Kind::person, Kind::place, Kind::object};

enum class Difficulty : u8 { easy, medium, hard };
BOOST_DESCRIBE_ENUM(Difficulty, easy, medium, hard)
MINUIT_NAME(Difficulty)
inline constexpr std::size_t kDifficulties = 3;

// By players.
inline constexpr std::array<u8, kPlayerRange.most + 1> kMediumsOf{0, 0, 2, 4, 3, 4, 5, 6};
inline constexpr std::array<u8, kPlayerRange.most + 1> kTokensOf{0, 0, 0, 0, 4, 4, 6, 6};
// By difficulty and players: cards laid out of each kind.
inline constexpr std::array<std::array<u8, kPlayerRange.most + 1>, kDifficulties> kLaidOf{{
    {0, 0, 4, 5, 5, 6, 6, 7},
    {0, 0, 5, 6, 6, 7, 8, 8},
    {0, 0, 6, 7, 7, 8, 9, 9},
}};
// By difficulty: uses of the crow, in an hour if easy, else in a match.
inline constexpr std::array<u8, kDifficulties> kCrowsOf{1, 3, 1};

// On the track of clairvoyance: from here on a medium sees two cards of the shared vision, and three.
struct Track {
  u8 two = 0;
  u8 three = 0;
};
inline constexpr u8 kFewestWithTrack = 4;  // players
inline constexpr u8 kFewestOnLongTrack = 6;
inline constexpr Track kShortTrack{5, 7};
inline constexpr Track kLongTrack{7, 10};

// How texts are told of a medium: as on the wire.
[[nodiscard]] constexpr std::string_view medium_key(Medium medium) {
  constexpr std::array<std::string_view, kMostMediums> kKeys{"0", "1", "2", "3", "4", "5"};
  return kKeys[medium.value];
}

}  // namespace minuit::mysterium
