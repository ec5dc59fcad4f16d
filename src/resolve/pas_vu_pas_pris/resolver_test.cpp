#include "resolve/pas_vu_pas_pris/resolver.hpp"

#include <cstdlib>
#include <map>

#include "bench/pas_vu_pas_pris/halls.hpp"
#include "rules/games/pas_vu_pas_pris/bells.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/round.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

constexpr Quaternion kOnItsBack{QuaternionPart(11585), QuaternionPart(11585), QuaternionPart(0), QuaternionPart(0)};

[[nodiscard]] std::size_t index(Piece piece) { return static_cast<std::size_t>(piece); }

// Turned so, with its lowest point at this height.
[[nodiscard]] Pose standing(Piece piece, i32 x, i32 y, i32 z, const Quaternion& turn = {}) {
  const i32 lowest = bounds_of(place(piece_body(piece, {{}, turn}))).low.z;
  return {{Coordinate(x), Coordinate(y), Coordinate(z + to_thousandths(-lowest))}, turn};
}

// Four ghosts on a table and the mirror on their heads, all of it so high as if something under the table had just gone.
[[nodiscard]] Table tower_without_foot() {
  constexpr i32 kTop = 750;
  constexpr i32 kGap = 800;
  Table table(with(2));
  table.state.pieces[index(Piece::table)] = standing(Piece::table, 2650, 1800, 0);
  table.state.pieces[index(Piece::mirror)] = standing(Piece::mirror, 2650, 1750, kTop + 501, kOnItsBack);
  for (const Seat seat : {kOne, kTwo})
    for (const int figure : {0, 1}) table.put(seat, figure, at(seat == kOne ? 2350 : 2950, figure == 0 ? 1500 : 2050, kTop));
  settle_then(table.state, Phase::rolling);
  table.settle();
  EXPECT_GT(table.state.pieces[index(Piece::mirror)].at.z.number(), kTop + 450) << "it lies on their heads";
  const auto raise = [](Pose& pose) { pose.at.z = Coordinate(pose.at.z.number() + kGap); };
  for (const Piece piece : {Piece::table, Piece::mirror}) raise(table.state.pieces[index(piece)]);
  for (const Seat seat : {kOne, kTwo})
    for (const std::size_t figure : {0U, 1U}) raise(table.state.players[seat.value].ghosts[figure].pose);
  return table;
}

void settles(const State& s, const std::string& where) {
  Rng rng(1);
  const Resolution resolution = rules::Resolver<Game>::resolve(s, rng);
  const rules::Verdict verdict = Game::judge(s, resolution);
  ASSERT_TRUE(verdict.ok()) << where << ": " << verdict.refusal().text(texts::english());
  State after = s;
  rules::step<Game>(after, rules::Resolved<Game>{resolution}, rules::NoAudience{});
  EXPECT_EQ(restless(after, Room(after)), 0) << where;
}

TEST(Falling, PV_24_takes_along_what_stood_on_the_ghosts_of_a_piece_that_falls) {
  Table table = tower_without_foot();
  settle_then(table.state, Phase::rolling);
  ASSERT_EQ(table.state.phase, Phase::settling);
  table.settle();
  EXPECT_EQ(table.state.phase, Phase::rolling);
  EXPECT_LT(table.state.pieces[index(Piece::table)].at.z.number(), 800) << "it has come down";
  EXPECT_LT(table.state.pieces[index(Piece::mirror)].at.z.number(), 1500) << "and so has what lay on its ghosts";
}

// Halls as full as a match can make them, and everything after which furniture may have to settle.
class Crowd {
 public:
  explicit Crowd(u64 seed) : rng_(Rng::stream(24, seed)), state_(Table(with(4, seed % 2 == 0, true)).state) {
    state_.pieces = Table(with(4)).state.pieces;
    add_ghosts(35);
    for (std::size_t at = 0; at < kPieces; ++at) release(piece_at(at));
    add_ghosts(50);
  }

  // Every settling that this hall may come to is passed on.
  void each_settling(const auto& pass) {
    Story silence(nullptr);
    for (int round = 0; round < 3; ++round) {
      State s = state_;
      for (u8 ghost = 0; ghost < kMostGhosts; ++ghost)
        if (ghost_of(s, ghost).where == Where::hall && rng_.below(4) == 0) ghost_of(s, ghost) = {};
      settle_then(s, Phase::rolling);
      pass(s, "ghosts gone");
    }
    for (const Bell bell : {Bell::dance, Bell::grimaces, Bell::lie_down, Bell::sun}) {
      State s = state_;
      ring_bell(s, bell, silence);
      pass(s, "bell " + std::to_string(static_cast<int>(bell)));
      if (bell != Bell::lie_down) continue;
      stand_up(s, silence);
      settle_then(s, Phase::drawing);
      pass(s, "up again");
    }
    State s = state_;
    s.phase = Phase::settling;
    s.bell = Bell::tip_over;
    s.after_settling = Phase::drawing;
    s.tip = static_cast<Side>(rng_.below(kSides));
    pass(s, "tipped");
  }

 private:
  [[nodiscard]] i32 about(Coordinate middle, i32 spread) {
    const i32 off = static_cast<i32>(rng_.below(static_cast<u32>(2 * spread))) - spread;
    return std::clamp(middle.number() + off, 300, kHall - 300);
  }

  void add_ghosts(u32 percent) {
    Room room(state_);
    for (u8 ghost = 0; ghost < kMostGhosts; ++ghost) {
      if (ghost_of(state_, ghost).where == Where::hall || rng_.below(100) >= percent) continue;
      const Size size = size_of(figure_of(ghost));
      const Spot& near = state_.pieces[rng_.below(kPieces)].at;
      const Rest wish = at(about(near.x, 700), about(near.y, 700), rng_.below(3) == 0 ? 0 : 900);
      const auto rest = room.nearest_free(ghost, size, square_at(wish.x.number(), wish.y.number()), wish, false);
      if (!rest) continue;
      ghost_of(state_, ghost) = {Where::hall, pose_of(size, *rest, false), false, false, false};
      room.put(ghost, size, ghost_of(state_, ghost).pose, false);
    }
  }

  // Let go of above another piece or a ghost.
  void release(Piece piece) {
    const auto any_ghost = static_cast<u8>(rng_.below(kMostGhosts));
    const Spot near = rng_.below(2) == 0 ? ghost_of(state_, any_ghost).pose.at : state_.pieces[rng_.below(kPieces)].at;
    Pose pose{{Coordinate(about(near.x, 600)), Coordinate(about(near.y, 600)), Coordinate(700 + rng_.below(1400))}, {}};
    if (rng_.below(2) == 0) pose.turn = bench::any_turn(rng_);
    State s = state_;
    s.phase = Phase::placing;
    s.seized = piece;
    s.turn = kOne;
    const auto released = rules::Resolver<Game>::resolve(s, kOne, Release{pose}, rng_);
    if (!released.ok() || !Game::judge(s, released.value()).ok()) return;
    Story silence(nullptr);
    take_released(s, std::get<Released>(released.value()), silence);
    state_.pieces = s.pieces;
    state_.players = s.players;
  }

  Rng rng_;
  State state_;
};

// More of them: MINUIT_HALLS=500 minuit_tests --gtest_filter=Falling.PV_23*
TEST(Falling, PV_23_PV_24_PV_73_every_settling_finds_an_answer_that_is_accepted) {
  const char* asked = std::getenv("MINUIT_HALLS");  // NOLINT(concurrency-mt-unsafe): one thread
  const u64 halls = asked == nullptr ? 2 : std::strtoull(asked, nullptr, 10);
  std::map<std::string, int> settled;
  int sum = 0;
  for (u64 seed = 0; seed < halls; ++seed)
    Crowd(seed).each_settling([&](const State& s, const std::string& why) {
      if (s.phase != Phase::settling) return;
      ++settled[why];
      ++sum;
      settles(s, "hall " + std::to_string(seed) + ", " + why);
    });
  EXPECT_GT(sum, static_cast<int>(halls));
  for (const auto& [why, count] : settled) RecordProperty(why, count);
  RecordProperty("settlings", sum);
}

}  // namespace
}  // namespace minuit::keyhole
