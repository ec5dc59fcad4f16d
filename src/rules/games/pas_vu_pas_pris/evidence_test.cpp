#include "rules/games/pas_vu_pas_pris/evidence.hpp"

#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// The picture has as many samples of a ghost as the verdict counted.
TEST(EvidenceOfALook, PV_42_shows_what_was_counted) {
  Table table(with(2));
  table.put(kOne, 6, at(2500, 2500));
  table.draw_all(kSeven);
  table.plan_nothing();
  table.choose_and_look(Side::south, 3);
  const Looked* looked = nullptr;
  for (const Event& event : table.told)
    if (Game::has_evidence(event)) looked = &std::get<Looked>(event);
  ASSERT_NE(looked, nullptr);
  EXPECT_EQ(looked->look.number, 1);
  ASSERT_EQ(looked->hall.ghosts.size(), 1U);
  const Evidence evidence = Game::evidence(*looked);
  EXPECT_EQ(evidence.look, table.state.looks[0]);
  u64 samples = 0;
  u64 of_ghost = 0;
  for (const keyhole::Run& run : evidence.runs) {
    samples += run.length;
    if (run.tag == tag_of_ghost(6)) of_ghost += run.length;
  }
  EXPECT_EQ(samples, u64{evidence.side} * evidence.side);
  ASSERT_EQ(evidence.look.glimpses.size(), 1U);
  EXPECT_EQ(of_ghost, evidence.look.glimpses[0].samples);
  EXPECT_EQ(evidence.runs.front().tag, kOutside);
}

}  // namespace
}  // namespace minuit::keyhole
