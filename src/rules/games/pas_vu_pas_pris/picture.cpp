// The hall from above in letters: a square has the letter of the piece whose middle it holds, and a sign for each ghost.
#include <array>
#include <string>

#include "rules/games/pas_vu_pas_pris/words.hpp"

namespace minuit::keyhole {

namespace {

constexpr std::array<std::string_view, kMostPlayers> kInks{"\033[94m", "\033[93m", "\033[91m", "\033[92m"};
constexpr std::string_view kInkOff = "\033[0m";
constexpr std::size_t kWidth = 8;  // letters a square
constexpr std::array<char, kPieces> kPieceLetters{'M', 'T', 'D', 'P', 'A', 'B'};

struct Cell {
  std::string text;
  std::size_t letters = 0;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) {
  std::array<Cell, Square::kMax + 1> cells{};
  const auto add = [&](const Pose& pose, char letter, std::string_view colour) {
    Cell& cell = cells[square_of(pose).value];
    if (cell.letters == kWidth - 1) return;
    ++cell.letters;
    if (ink == rules::Ink::coloured) cell.text += colour;
    cell.text += letter;
    if (ink == rules::Ink::coloured && !colour.empty()) cell.text += kInkOff;
  };
  for (const Fallen& each : view.pieces) add(each.pose, kPieceLetters[static_cast<std::size_t>(each.piece)], "");
  for (std::size_t seat = 0; seat < view.players.size(); ++seat)
    for (const GhostView& ghost : view.players[seat].ghosts)
      if (ghost.pose)
        add(*ghost.pose,
            static_cast<char>((ghost.size == Size::small    ? 'a'
                               : ghost.size == Size::medium ? 'k'
                                                            : 'w') +
                              seat),
            kInks[seat]);
  std::string out;
  for (i32 row = kSquares - 1; row >= 0; --row) {
    out += std::to_string(row + 1) + " |";
    for (i32 column = 0; column < kSquares; ++column) {
      const Cell& cell = cells[static_cast<std::size_t>(row) * kSquares + static_cast<std::size_t>(column)];
      out += cell.text + std::string(kWidth - cell.letters, cell.letters == 0 ? '.' : ' ');
    }
    out += "|\n";
  }
  const texts::Words words("pas_vu_pas_pris/engine", language);
  for (std::size_t seat = 0; seat < view.players.size(); ++seat)
    out += words("picture-points", seat + 1, view.players[seat].points) + "\n";
  return out;
}

}  // namespace minuit::keyhole
