// The house drawn in letters: rooms in brackets round the hall, the outside at the foot, then the hunters and the counts.
#include <string>
#include <string_view>

#include "rules/games/chasseurs_de_tresor/words.hpp"

namespace minuit::hunters {

namespace {

constexpr std::size_t kCellWidth = 5;
constexpr std::array<std::string_view, kMostHunters> kInks{"\033[91m", "\033[94m", "\033[96m", "\033[93m"};
constexpr std::string_view kSpiritInk = "\033[1;91m";
constexpr std::string_view kJewelInk = "\033[1;95m";
constexpr std::string_view kInkOff = "\033[0m";

// Text with the columns it takes: ink takes none.
struct Piece {
  std::string text;
  std::size_t shown = 0;
  void add(const std::string& more, std::size_t columns) {
    text += more;
    shown += columns;
  }
  void add(const Piece& more) { add(more.text, more.shown); }
  [[nodiscard]] Piece fitted(std::size_t width) const {
    Piece piece = *this;
    while (piece.shown < width) piece.add(" ", 1);
    return piece;
  }
};

class Picture {
 public:
  Picture(const View& view, rules::Language language, rules::Ink ink)
      : view_(view), words_("chasseurs_de_tresor/engine", language), ink_(ink) {}

  [[nodiscard]] std::string drawn() {
    line({room(Room::a, 3), room(Room::b, 3), room(Room::c, 2), room(Room::d, 2)});
    line({hall(23), hall(22), hall(21), hall(20), hall(19), hall(18), hall(17), hall(16), hall(15), hall(14)});
    line({room(Room::e, 4), room(Room::f, 3), hall(13), room(Room::g, 3)});
    line({gap(7), hall(12)});
    line({room(Room::h, 4), room(Room::i, 3), hall(11)});
    line({gap(7), hall(10), room(Room::j, 3)});
    line({gap(1), hall(9), hall(8), hall(7), hall(6), hall(5), hall(4), hall(3)});
    line({room(Room::k, 4), room(Room::l, 3), hall(2)});
    line({gap(7), hall(1)});
    line({gap(7), outside()});
    hunters();
    counts();
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string inked(const std::string& text, std::string_view ink) const {
    return ink_ == rules::Ink::plain ? text : std::string(ink) + text + std::string(kInkOff);
  }
  [[nodiscard]] std::string letter(std::size_t hunter) const {
    return inked(words_("picture-letters-" + std::to_string(hunter)), kInks[hunter]);
  }
  [[nodiscard]] Piece standing(Space space) const {
    Piece piece;
    for (std::size_t hunter = 0; hunter < view_.hunters.size(); ++hunter)
      if (view_.hunters[hunter].at == space) piece.add(letter(hunter), 1);
    return piece;
  }
  [[nodiscard]] static Piece gap(std::size_t cells) { return Piece{}.fitted(cells * kCellWidth); }
  [[nodiscard]] Piece hall(int number) const {
    Piece piece = standing(static_cast<Space>(number));
    if (piece.shown == 0) piece.add(std::to_string(number), number < 10 ? 1 : 2);
    return piece.fitted(kCellWidth);
  }
  [[nodiscard]] Piece outside() const {
    Piece piece{"(", 1};
    piece.add(standing(Space::outside));
    piece.add(")", 1);
    return piece;
  }
  // A jewel is * with its number, a ghost o, a spirit @.
  [[nodiscard]] Piece room(Room which, std::size_t cells) const {
    const RoomView& room = view_.rooms[static_cast<std::size_t>(which)];
    Piece piece{std::string("[") + static_cast<char>('A' + static_cast<int>(which)), 2};
    if (room.jewel) {
      const std::string number = room.jewel->number ? std::to_string(room.jewel->number->number()) : "";
      piece.add(inked("*" + number, kJewelInk), 1 + number.size());
    }
    piece.add(std::string(room.ghosts, 'o'), room.ghosts);
    if (room.haunted) piece.add(inked("@", kSpiritInk), 1);
    piece.add(standing(space_of(which)));
    piece.add("]", 1);
    return piece.fitted(cells * kCellWidth);
  }
  void line(std::initializer_list<Piece> pieces) {
    std::string text;
    for (const Piece& piece : pieces) text += piece.text;
    line(text);
  }
  void line(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    out_ += text;
    out_ += '\n';
  }
  void hunters() {
    for (std::size_t hunter = 0; hunter < view_.hunters.size(); ++hunter) {
      const HunterView& each = view_.hunters[hunter];
      std::string text = view_.phase != Phase::over && view_.turn.value == hunter ? "> " : "  ";
      text += letter(hunter) + " ";
      if (each.backpack) {
        const int number = each.backpack->number ? each.backpack->number->number() : 0;
        text += words_("picture-carrying", hunter, number, each.held);
      } else {
        text += words_("hunters-" + std::to_string(hunter));
      }
      line(text);
    }
  }
  void counts() {
    constexpr const char* kBetween = "   ";
    line(words_("picture-jewels_out", view_.rescued) + kBetween + words_("picture-spirits", view_.spirits) + kBetween +
         words_("picture-pile", view_.pile));
    if (view_.closed) line(words_("picture-doors", enum_name(*view_.closed)));
  }

  const View& view_;
  texts::Words words_;
  rules::Ink ink_;
  std::string out_;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) { return Picture(view, language, ink).drawn(); }

}  // namespace minuit::hunters
