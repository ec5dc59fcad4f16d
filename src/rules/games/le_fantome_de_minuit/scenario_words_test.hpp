// The words of the scenarios, read and written.
#pragma once
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::fantome::scenario {

using Words = std::vector<std::string>;

[[nodiscard]] inline Words words_of(const std::string& text) {
  std::istringstream in(text);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

[[nodiscard]] inline std::string joined(const Words& words, const std::string& with = " ") {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += with;
    text += word;
  }
  return text;
}

// Every item with single spaces between its words.
[[nodiscard]] inline Words items_of(const std::string& text, char separator) {
  std::istringstream in(text);
  Words items;
  for (std::string item; std::getline(in, item, separator);) items.push_back(joined(words_of(item)));
  return items;
}

[[nodiscard]] inline std::string word(i64 number) { return std::to_string(number); }
[[nodiscard]] inline std::string word(Square square) { return std::to_string(square.number()); }
[[nodiscard]] inline std::string word(Seat seat) { return {static_cast<char>('a' + seat.value)}; }
[[nodiscard]] inline std::string word(Room room) { return boost::describe::enum_to_string(room, "?"); }
[[nodiscard]] inline std::string word(Cause cause) { return boost::describe::enum_to_string(cause, "?"); }
[[nodiscard]] inline std::string word(Face face) { return face == Face::ghost ? "ghost" : word(static_cast<i64>(face)); }
[[nodiscard]] inline std::string word(const Bands& bands) {
  Words words;
  for (const Band& band : bands) words.push_back(word(band.seat) + word(i64{band.figures}));
  return joined(words);
}

struct SpotWord {
  std::string operator()(InHand /*spot*/) const { return "hand"; }
  std::string operator()(OnSquare on) const { return word(on.square); }
  std::string operator()(InRoom in) const { return word(in.room); }
  std::string operator()(OnStep on) const { return std::string("s") + word(i64{on.value.number()}); }
  std::string operator()(InCellar /*spot*/) const { return "cellar"; }
};
[[nodiscard]] inline std::string word(const Spot& spot) { return std::visit(SpotWord{}, spot); }

struct ActionText {
  std::string operator()(Place place) const { return joined({"place", word(place.square)}); }
  std::string operator()(Move move) const { return joined({"move", word(move.from)}); }
  std::string operator()(Hide hide) const { return joined({"hide", word(hide.from), word(hide.room)}); }
  std::string operator()(Stay /*stay*/) const { return "stay"; }
};

struct EventText {
  std::string operator()(const FoundBravest& e) const { return joined({"bravest", word(e.seat)}); }
  std::string operator()(const Began& e) const { return joined({"began", word(i64{e.round}), word(e.starter)}); }
  std::string operator()(const Placed& e) const { return joined({"placed", word(e.seat), word(e.from), word(e.square)}); }
  std::string operator()(const Rolled& e) const { return joined({"rolled", word(e.seat), word(e.face)}); }
  std::string operator()(const RollLost& e) const { return joined({"lost", word(e.seat)}); }
  std::string operator()(const Moved& e) const { return joined({"moved", word(e.seat), word(e.from), word(e.to)}); }
  std::string operator()(const Hid& e) const { return joined({"hid", word(e.seat), word(e.from), word(e.room)}); }
  std::string operator()(const Stayed& e) const { return joined({"stayed", word(e.seat), word(e.square)}); }
  std::string operator()(const HugoWalked& e) const { return joined({"hugo", word(e.from), word(e.to)}); }
  std::string operator()(const Captured& e) const { return joined({"caught", word(e.square), word(e.figures), word(e.to)}); }
  std::string operator()(const Trapped& e) const { return joined({"trapped", word(e.cause), word(e.figures)}); }
  std::string operator()(const RoundEnded& e) const {
    Words words{"ended", word(i64{e.round})};
    for (const i16 points : e.points) words.push_back(word(i64{points}));
    return joined(words);
  }
  std::string operator()(const CameOut& e) const { return joined({"out", word(e.seat), word(e.room), word(e.square)}); }
  std::string operator()(const Ended& e) const {
    Words words{"won"};
    for (const Seat seat : e.winners) words.push_back(word(seat));
    return joined(words);
  }
};

[[nodiscard]] inline Seat seat_from(const std::string& text) {
  if (text.size() != 1 || text[0] < 'a' || text[0] > 'h') throw std::invalid_argument(joined({"no seat:", text}));
  return Seat(text[0] - 'a');
}
[[nodiscard]] inline Square square_from(const std::string& text) {
  const int number = std::stoi(text);
  if (number < 1 || number > kSquares) throw std::invalid_argument(joined({"no square:", text}));
  return Square(number);
}
[[nodiscard]] inline Face face_from(const std::string& text) {
  return text == "ghost" ? Face::ghost : static_cast<Face>(std::stoi(text));
}
[[nodiscard]] inline Room room_from(const std::string& text) {
  Room room{};
  if (!boost::describe::enum_from_string(text.c_str(), room)) throw std::invalid_argument(joined({"no room:", text}));
  return room;
}
[[nodiscard]] inline Spot spot_from(const std::string& text) {
  if (text == "hand") return InHand{};
  if (text == "cellar") return InCellar{};
  if (text[0] == 's' && text.size() <= 3) return OnStep{StepValue(std::stoi(text.substr(1)))};
  if (text[0] >= '0' && text[0] <= '9') return OnSquare{square_from(text)};
  return InRoom{room_from(text)};
}

}  // namespace minuit::fantome::scenario
