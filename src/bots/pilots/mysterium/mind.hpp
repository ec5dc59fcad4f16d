// What a bot feels at the sight of two cards. Minds differ by what they go by and by how far they stray; the tables they go by
// are made of what the pictures show and nothing else.
#pragma once
#include "bots/pilots/mysterium/tables.hpp"
#include "rules/games/mysterium/view.hpp"

namespace minuit::mysterium {

enum class Make : u8 {
  usual,  // goes by the kinds of things, and by colours
  other,  // goes by the words that define things, and is blind to colours
};

struct Temper {
  Make make = Make::usual;
  u8 depth = 1;      // 0 takes a vision as it is; 1 asks what a ghost would have given instead
  u8 noise = 0;      // in the units of the tables: how far a feeling strays
  u8 listeners = 1;  // as ghost: how many mediums it imagines, each straying in its own way
};

// In another mood feelings stray otherwise. It changes with the match, the hour and the seat, and is seen in none of them: who
// looks twice at the same things feels the same.
[[nodiscard]] u64 mood_of(const View& view, Seat seat);

class Mind {
 public:
  Mind(const Temper& temper, u64 mood) : temper_(temper), mood_(mood) {}

  [[nodiscard]] const Temper& temper() const { return temper_; }
  // How strongly the vision draws one to the clue; 1 is neither near nor far.
  [[nodiscard]] double pull(Vision vision, Kind kind, Clue card) const;
  // A medium this ghost imagines: it goes by what the ghost goes by, but strays more and otherwise.
  [[nodiscard]] Mind listener(u8 nth) const;

 private:
  [[nodiscard]] int stray(std::size_t at) const;

  Temper temper_;
  u64 mood_;
  u64 ghost_mood_ = 0;  // of the ghost that imagines this mind, if one does
  u8 ghost_noise_ = 0;
};

}  // namespace minuit::mysterium
