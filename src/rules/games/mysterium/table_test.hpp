// A match for tests, dealt without chance: nature always takes the first outcome it has. So the cards 0, 1, 2... of each kind lie
// on the table, medium n looks for card n of each kind, and the ghost's hand is filled with the lowest visions of the pile.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "rules/contract/play.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::mysterium {

class TableForTests {
 public:
  explicit TableForTests(const Config& config) : s(Mysterium::start(config)) { deal(); }
  explicit TableForTests(u8 players, Difficulty difficulty = Difficulty::easy) : TableForTests(config_of(players, difficulty)) {}
  [[nodiscard]] static Config config_of(u8 players, Difficulty difficulty) {
    Config config = Mysterium::setup(players);
    config.difficulty = difficulty;
    return config;
  }

  // Takes a decision through the gate; "ok", or the clause that refuses it.
  std::string decide(const rules::Decision<Mysterium>& decision) {
    const rules::Verdict verdict = rules::judge<Mysterium>(s, decision);
    if (!verdict.ok()) return rules::to_string(verdict.refusal().clause());
    const Pieces pieces = Mysterium::inventory(s);
    told.clear();
    rules::step<Mysterium>(s, decision, [&](const Event& event) { told.push_back(event); });
    EXPECT_EQ(Mysterium::inventory(s), pieces);
    return "ok";
  }
  std::string act(int seat, const Action& action) { return decide(rules::Chosen<Mysterium>{Seat(seat), action}); }
  // What a decision would meet, without taking it.
  [[nodiscard]] std::string verdict(int seat, const Action& action) const {
    const rules::Verdict verdict = rules::judge<Mysterium>(s, rules::Chosen<Mysterium>{Seat(seat), action});
    return verdict.ok() ? "ok" : rules::to_string(verdict.refusal().clause());
  }
  std::string elapse() { return decide(rules::Elapsed{}); }
  // Nature decides until a seat must, or all is over.
  void deal() {
    while (std::holds_alternative<rules::Nature>(Mysterium::awaiting(s)))
      EXPECT_EQ(decide(rules::Chance<Mysterium>{Mysterium::chances(s)[0].outcome}), "ok");
  }

  [[nodiscard]] VisionList lowest_of_hand(u32 count) const {
    VisionList list;
    for (u32 at = 0; at < count; ++at) list.push_back(s.hand.nth(at));
    return list;
  }
  // The ghost gives every medium its lowest visions.
  void give_all(u32 count = 1) {
    while (s.phase == Phase::giving) {
      const Medium medium(lowest_bit(to_give(s)));
      EXPECT_EQ(act(s.setup.ghost.value, Give{medium, lowest_of_hand(std::min<u32>(count, s.hand.size()))}), "ok");
      deal();
    }
  }
  std::string choose(int medium, int card) {
    return act(seat_of(s.setup, Medium(medium)).value, Choose{Medium(medium), Clue(card)});
  }
  // Everyone who is awaited says ready; then nature goes on.
  void end_hour() {
    for (const u8 hour = s.hour; s.phase == Phase::guessing && s.hour == hour;)
      EXPECT_EQ(act(guessing_seats(s).lowest().value, Ready{}), "ok");
    deal();
  }
  // One whole hour in which these mediums, as bits, find their cards and the others choose nothing.
  void hour(u32 right, u32 visions = 1) {
    give_all(visions);
    for (int medium = 0; medium < medium_count(s); ++medium)
      if ((right >> medium & 1U) != 0 && !is_done(s, Medium(medium))) {
        EXPECT_EQ(choose(medium, medium), "ok");
      }
    end_hour();
  }
  void all_found() {
    while (not_done(s) != 0) hour(~0U);
  }
  template <class E>
  [[nodiscard]] std::vector<E> heard() const {
    std::vector<E> list;
    for (const Event& event : told)
      if (const auto* kind = std::get_if<E>(&event)) list.push_back(*kind);
    return list;
  }
  [[nodiscard]] View view(const rules::Viewer& viewer) const { return Mysterium::view(s, viewer); }
  [[nodiscard]] SeatSet awaited() const {
    const rules::Awaiting awaiting = Mysterium::awaiting(s);
    const auto* seats = std::get_if<rules::Seats>(&awaiting);
    return seats == nullptr ? SeatSet{} : seats->set;
  }

  State s;
  std::vector<Event> told;  // by the last decision
};

}  // namespace minuit::mysterium
