// The castle drawn in letters: the ring of squares with its rooms outside and the key to the signs inside, then the stairs and
// the score sheet.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "rules/games/le_fantome_de_minuit/words.hpp"

namespace minuit::fantome {

namespace {

constexpr std::size_t kCellWidth = 6;
constexpr std::size_t kMostShown = kCellWidth - 1;  // figures on a square, before they are counted instead
constexpr std::size_t kNameWidth = 9;               // of the longest colour, in every language
constexpr std::size_t kPointsWidth = 4;
// Terminal colours of red, blue, turquoise, yellow, black, lilac, white, green.
constexpr std::array<std::string_view, kMostSeats> kInks{"\033[91m", "\033[94m", "\033[96m", "\033[93m",
                                                         "\033[90m", "\033[95m", "\033[97m", "\033[92m"};
constexpr std::string_view kInkOff = "\033[0m";
constexpr std::string_view kHugoInk = "\033[1;97;44m";

struct Cell {
  int row = 0;
  int column = 0;
};

// FM-01: square 1 in the middle of the left side, then clockwise.
[[nodiscard]] constexpr Cell cell_of(int square) {
  if (square <= 2) return {3 - square, 0};
  if (square <= 13) return {0, square - 3};
  if (square <= 17) return {square - 13, kColumns - 1};
  if (square <= 27) return {kRows - 1, 27 - square};
  return {31 - square, 0};
}
static_assert(cell_of(1).row == 2 && cell_of(3).row == 0 && cell_of(13).column == 10 && cell_of(17).row == 4 &&
              cell_of(27).column == 0 && cell_of(28).row == 3);

// How many columns it takes: a letter may have more than one byte.
[[nodiscard]] std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

class Picture {
 public:
  Picture(const View& view, rules::Language language, rules::Ink ink)
      : view_(view), words_("le_fantome_de_minuit/engine", language), ink_(ink) {}

  [[nodiscard]] std::string drawn() {
    rooms_beyond(0);
    for (int row = 0; row < kRows; ++row) gallery_row(row);
    rooms_beyond(kRows - 1);
    stairs();
    sheet();
    return std::move(out_);
  }

 private:
  [[nodiscard]] static std::string fitted(std::string text, std::size_t shown, std::size_t width = kCellWidth) {
    for (; shown < width; ++shown) text += ' ';
    return text;
  }
  [[nodiscard]] static std::string right(const std::string& text, std::size_t width) {
    return fitted("", columns(text), width) + text;
  }
  [[nodiscard]] std::string figure(u8 seat) const {
    const std::string letter = words_("letters-" + std::to_string(seat));
    return ink_ == rules::Ink::plain ? letter : std::string(kInks[seat]) + letter + std::string(kInkOff);
  }
  [[nodiscard]] std::string hugo() const {
    return ink_ == rules::Ink::plain ? "!" : std::string(kHugoInk) + "!" + std::string(kInkOff);
  }
  // The figures on a spot, with Hugo first, and how many columns they take.
  [[nodiscard]] std::pair<std::string, std::size_t> standing(const Spot& spot) const {
    std::string text = view_.hugo == spot ? hugo() : "";
    std::size_t shown = view_.hugo == spot ? 1 : 0;
    for (u8 seat = 0; seat < view_.seats.size(); ++seat) {
      for (const Spot& here : view_.seats[seat].figures) {
        if (here != spot) continue;
        text += figure(seat);
        ++shown;
      }
    }
    return {text, shown};
  }
  [[nodiscard]] std::string cell(int square) const {
    const auto [text, shown] = standing(OnSquare{Square{square}});
    if (shown == 0) return fitted(std::to_string(square), square < 10 ? 1 : 2);
    return shown <= kMostShown ? fitted(text, shown) : crowd(Square{square});
  }
  // So many of each: R4B3.
  [[nodiscard]] std::string crowd(Square square) const {
    std::string text;
    std::size_t shown = 0;
    for (u8 seat = 0; seat < view_.seats.size(); ++seat) {
      const auto& figures = view_.seats[seat].figures;
      const auto here = std::count(figures.begin(), figures.end(), Spot(OnSquare{square}));
      if (here == 0) continue;
      text += figure(seat) + (here == 1 ? "" : std::to_string(here));
      shown += here == 1 ? 1 : 2;
    }
    return fitted(text, shown);
  }
  // A room is a pair of brackets: <> for the lucky ones, {} where a little ghost lives.
  [[nodiscard]] std::string room_at(int square) const {
    for (const RoomData& room : kRoomTable) {
      if (room.door.number() != square) continue;
      const auto [text, shown] = standing(InRoom{room.room});
      std::string walls = room.points < 0 ? "<>" : room.points > 0 ? "{}" : "[]";
      return fitted(walls.insert(1, shown == 0 ? " " : text), 3);
    }
    for (const Square closed : kClosedDoors)
      if (closed.number() == square) return fitted("[x]", 3);
    return fitted("", 0);
  }
  [[nodiscard]] static int square_at(int row, int column) {
    for (int square = 1; square <= kSquares; ++square)
      if (cell_of(square).row == row && cell_of(square).column == column) return square;
    return 0;
  }
  void line(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    out_ += text;
    out_ += '\n';
  }
  void rooms_beyond(int row) {
    std::string text(kCellWidth, ' ');
    for (int column = 0; column < kColumns; ++column) text += room_at(square_at(row, column));
    line(text);
  }
  void gallery_row(int row) {
    const bool inner = row > 0 && row < kRows - 1;
    if (inner) {
      line(room_at(square_at(row, 0)) + cell(square_at(row, 0)) + courtyard(row) + cell(square_at(row, kColumns - 1)) +
           room_at(square_at(row, kColumns - 1)));
      return;
    }
    std::string text = fitted("", 0);
    for (int column = 0; column < kColumns; ++column) text += cell(square_at(row, column));
    line(text);
  }
  // What stands inside the ring, in plain letters: the round, and what the signs mean.
  [[nodiscard]] std::string courtyard(int row) const {
    constexpr std::size_t kWidth = (kColumns - 2) * kCellWidth;
    std::string text = "    ";
    if (row == 1) text += words_("picture-round", view_.round, view_.setup.rounds.number());
    if (row == 2) text += words_("picture-signs");
    if (row == 3) text += words_("picture-specials");
    return fitted(text, columns(text), kWidth);
  }
  void stairs() {
    std::string text = words_("picture-stairs");
    for (const StepValue value : kStepValues)
      text += " " + std::to_string(value.number()) + "(" + standing(OnStep{value}).first + ")";
    line(text + "  " + words_("picture-cellar") + " (" + standing(InCellar{}).first + ")");
  }
  void sheet() {
    for (u8 seat = 0; seat < view_.seats.size(); ++seat) {
      const SeatView& player = view_.seats[seat];
      std::string text = view_.phase != Phase::over && view_.turn == Seat{seat} ? "> " : "  ";
      const std::string name = words_("colours-" + std::to_string(seat));
      text += figure(seat) + " " + fitted(name, columns(name), kNameWidth);
      for (const i16 points : player.points) text += right(words_("number", points), kPointsWidth);
      line(text + (player.points.empty() ? "" : "  =") + right(words_("number", player.total), kPointsWidth));
    }
  }

  const View& view_;
  texts::Words words_;
  rules::Ink ink_;
  std::string out_;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) { return Picture(view, language, ink).drawn(); }

}  // namespace minuit::fantome
