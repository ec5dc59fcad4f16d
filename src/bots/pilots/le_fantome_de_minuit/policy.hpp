// A quick opinion on each action, without looking ahead: fright points saved, in thousandths. The search tries what it likes
// first, and imagined games are played by it.
#pragma once
#include "base/rng.hpp"
#include "bots/pilots/le_fantome_de_minuit/danger.hpp"

namespace minuit::fantome {

class Policy {
 public:
  explicit Policy(const State& state) : s_(state), price_(price_of_capture(state)) {}

  [[nodiscard]] int worth(Place place) const { return -price_ * danger(s_, place.square); }
  [[nodiscard]] int worth(Move move) const {
    const Square to = ahead(move.from, static_cast<int>(s_.roll));
    return price_ * (danger(s_, move.from) - (s_.hugo.on(to) ? kCaught : danger(s_, to)));
  }
  [[nodiscard]] int worth(Hide hide) const { return price_ * danger(s_, hide.from) - kCaught * data(hide.room).points; }
  [[nodiscard]] int worth(Stay /*stay*/) const { return 0; }

 private:
  const State& s_;
  int price_;
};

// Plays the state on until its round is over: everyone by the policy, now and then on a whim.
void play_round_out(State& state, Rng& rng);
// The same with any legal action at every choice.
void play_round_at_random(State& state, Rng& rng);

}  // namespace minuit::fantome
