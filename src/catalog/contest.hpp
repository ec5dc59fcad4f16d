// A race of any game, its types erased: what the referee asks of the game. Signals stay with the contest; the referee handles
// them by number.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "rules/contract/race.hpp"

namespace minuit::catalog {

// A touch the referee has placed; `signal` is the contest's number for it.
struct PlacedTouch {
  Seat seat;
  std::size_t signal = 0;
  bool cried = false;
  i32 time_ms = 0;
  i32 margin_ms = 0;
  bool by_arrival = false;
  bool by_lot = false;
};

class Contest {
 public:
  Contest() = default;
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;
  virtual ~Contest() = default;

  struct Signal {
    rules::Sign sign;
    std::size_t number = 0;
  };
  [[nodiscard]] virtual rules::RaceTerms terms() const = 0;
  [[nodiscard]] virtual std::string shown_json() const = 0;
  // Reads a signal, or a list of them (a bot's), and keeps it.
  [[nodiscard]] virtual Result<Signal, codec::Fault> take(std::string_view signal_json) = 0;
  [[nodiscard]] virtual Result<std::vector<Signal>, codec::Fault> take_list(std::string_view list_json) = 0;
  [[nodiscard]] virtual rules::Weight weigh(const PlacedTouch& touch) const = 0;
  [[nodiscard]] virtual i32 counted_ms(Seat seat, i32 time_ms) const = 0;
  [[nodiscard]] virtual i32 cry_within_ms(Seat seat) const = 0;
  // The decision that the race comes to, as JSON.
  [[nodiscard]] virtual std::string decision_json(std::span<const PlacedTouch> touches) const = 0;
};

template <rules::Game G>
class ContestOf final : public Contest {
  using Racing = rules::Racing<G>;

 public:
  ContestOf(const typename G::State& state, Rng& rng) : state_(state), shown_(Racing::show(state, rng)) {}

  [[nodiscard]] rules::RaceTerms terms() const override { return Racing::terms(state_); }
  [[nodiscard]] std::string shown_json() const override { return codec::to_json(shown_); }
  [[nodiscard]] Result<Signal, codec::Fault> take(std::string_view signal_json) override {
    const auto signal = codec::read<typename G::Signal>(signal_json);
    if (!signal.ok()) return signal.error();
    return kept(signal.value());
  }
  [[nodiscard]] Result<std::vector<Signal>, codec::Fault> take_list(std::string_view list_json) override {
    const auto list = codec::read<std::vector<typename G::Signal>>(list_json);
    if (!list.ok()) return list.error();
    std::vector<Signal> signals;
    for (const auto& each : list.value()) signals.push_back(kept(each));
    return signals;
  }
  [[nodiscard]] rules::Weight weigh(const PlacedTouch& touch) const override {
    return Racing::weigh(state_, shown_, placed(touch));
  }
  [[nodiscard]] i32 counted_ms(Seat seat, i32 time_ms) const override { return Racing::counted_ms(state_, seat, time_ms); }
  [[nodiscard]] i32 cry_within_ms(Seat seat) const override { return Racing::cry_within_ms(state_, seat); }
  [[nodiscard]] std::string decision_json(std::span<const PlacedTouch> touches) const override {
    std::vector<rules::Placed<G>> all;
    for (const PlacedTouch& each : touches) all.push_back(placed(each));
    return codec::to_json(rules::Decision<G>(rules::Resolved<G>{Racing::judged(shown_, all)}));
  }

 private:
  [[nodiscard]] Signal kept(const typename G::Signal& signal) {
    signals_.push_back(signal);
    return {Racing::sign(signal), signals_.size() - 1};
  }
  [[nodiscard]] rules::Placed<G> placed(const PlacedTouch& touch) const {
    return {touch.seat, signals_[touch.signal], touch.cried, touch.time_ms, touch.margin_ms, touch.by_arrival, touch.by_lot};
  }

  typename G::State state_;
  typename G::Shown shown_;
  std::vector<typename G::Signal> signals_;
};

}  // namespace minuit::catalog
