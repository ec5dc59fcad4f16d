// The table drawn in letters: the grid row by row, then everyone's cards with the cube, and what they may not touch.
#include <string>
#include <string_view>

#include "rules/games/pas_touche/words.hpp"

namespace minuit::touche {

namespace {

constexpr std::size_t kRow = 6;
constexpr std::size_t kNameWidth = 4;
constexpr std::array<std::string_view, kColours> kInks{"\033[92m", "\033[93m", "\033[91m", "\033[95m"};
constexpr std::string_view kDiceInk = "\033[1;96m";
constexpr std::string_view kInkOff = "\033[0m";
constexpr std::array<char, 3> kSpaceSigns{'o', '<', 'x'};

class Picture {
 public:
  Picture(const View& view, rules::Language language, rules::Ink ink)
      : view_(view), words_("pas_touche/engine", language), ink_(ink) {}

  [[nodiscard]] std::string drawn() {
    grid();
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat) player(seat);
    line(words_("picture-throws", view_.throws));
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string inked(const std::string& text, std::string_view ink) const {
    return ink_ == rules::Ink::plain ? text : std::string(ink) + text + std::string(kInkOff);
  }
  [[nodiscard]] std::string name(Sweet sweet) const { return words_("sweet-" + std::string(enum_name(sweet))); }
  // The first letters of a name; é is two bytes of one.
  [[nodiscard]] std::string short_name(Sweet sweet) const {
    std::string text;
    std::size_t letters = 0;
    const std::string whole = name(sweet);
    for (const char each : whole) {
      const bool begins = (static_cast<unsigned char>(each) & 0xc0U) != 0x80U;
      if (begins && ++letters > kNameWidth) break;
      text += each;
    }
    return text;
  }
  void grid() {
    std::string row;
    for (std::size_t place = 0; place < view_.grid.size(); ++place) {
      const Card card = view_.grid[place];
      const bool thrown = view_.last && view_.last->dice == card;
      const std::string text = std::to_string(card.count.number()) + " " + short_name(card.sweet);
      row += thrown ? inked("[" + text + "]", kDiceInk) : " " + text + " ";
      if (place % kRow != kRow - 1) continue;
      if (row.back() == ' ') row.pop_back();
      line(row);
      row.clear();
    }
  }
  [[nodiscard]] std::string slot(const SlotView& slot, std::size_t at, const std::optional<Cube>& cube) const {
    std::string text(slot.card ? "[" : "(");
    for (std::size_t space = 0; space < slot.track.size(); ++space) {
      const bool here = cube && cube->slot.value == at && cube->space.value == space;
      text += here ? '#' : kSpaceSigns[static_cast<std::size_t>(slot.track[space])];
    }
    text += slot.card ? "]" : ")";
    return inked(text, kInks[static_cast<std::size_t>(slot.colour)]);
  }
  void player(std::size_t seat) {
    const PlayerView& each = view_.players[seat];
    std::string text = std::to_string(seat + 1);
    if (!each.level) return line(text + "  " + words_("picture-picks_level"));
    text += "  " + words_("picture-level", each.level->number()) + "  ";
    for (std::size_t at = 0; at < each.slots.size(); ++at) text += slot(each.slots[at], at, each.cube);
    std::string banned;
    for (const Sweet sweet : each.sweets) banned += (banned.empty() ? "" : " ") + name(sweet);
    for (const Count count : each.counts) banned += (banned.empty() ? "" : " ") + std::to_string(count.number());
    if (!banned.empty()) text += "  " + words_("picture-forbidden", banned);
    line(text);
  }
  void line(const std::string& text) { out_ += text + '\n'; }

  const View& view_;
  texts::Words words_;
  rules::Ink ink_;
  std::string out_;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) { return Picture(view, language, ink).drawn(); }

}  // namespace minuit::touche
