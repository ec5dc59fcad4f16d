// What a seat may do before the first throw, as a list that is worked out: every level with either hand. And what nature may
// draw: the call, or a card of a pile.
#pragma once
#include "base/indexed.hpp"
#include "rules/games/pas_touche/state.hpp"

namespace minuit::touche {

class Choices {
 public:
  using value_type = Action;

  [[nodiscard]] std::size_t size() const { return std::size_t{kLevels} * 2; }
  [[nodiscard]] bool empty() const { return false; }
  [[nodiscard]] auto begin() const { return IndexIterator<Choices>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Choices>(*this, static_cast<std::ptrdiff_t>(size())); }
  [[nodiscard]] Action operator[](std::size_t index) const {
    return Prepare{Level(static_cast<i64>(index / 2) + 1), static_cast<Hand>(index % 2)};
  }
};

class Draws {
 public:
  using value_type = rules::Odds<Chance>;

  [[nodiscard]] static Draws call() { return Draws(nullptr, Colour::green); }
  [[nodiscard]] static Draws card(const Pile& pile, Colour colour) { return Draws(&pile, colour); }

  [[nodiscard]] std::size_t size() const {
    if (pile_ == nullptr || pile_->fresh == 0) return 1;
    return static_cast<std::size_t>(std::popcount(pile_->fresh));
  }
  [[nodiscard]] auto begin() const { return IndexIterator<Draws>(*this, 0); }
  [[nodiscard]] auto end() const { return IndexIterator<Draws>(*this, static_cast<std::ptrdiff_t>(size())); }
  [[nodiscard]] value_type operator[](std::size_t index) const { return {winner(static_cast<u32>(index)), 1}; }

  [[nodiscard]] u32 total() const { return static_cast<u32>(size()); }
  [[nodiscard]] Chance winner(u32 ticket) const {
    if (pile_ == nullptr) return Call{};
    if (pile_->fresh == 0) return Turn{ConstraintId(pile_->under[0])};
    return Turn{ConstraintId(static_cast<i64>(colour_) * kCardsOfColour + nth_of_many(pile_->fresh, ticket))};
  }

 private:
  Draws(const Pile* pile, Colour colour) : pile_(pile), colour_(colour) {}
  const Pile* pile_;
  Colour colour_;
};

}  // namespace minuit::touche
