#include "rules/games/pas_vu_pas_pris/evidence.hpp"

namespace minuit::keyhole {

Evidence evidence_of(const Looked& looked) {
  std::vector<Body> bodies;
  for (const GhostSeen& each : looked.hall.ghosts)
    bodies.push_back(ghost_body(each.ghost, size_of(figure_of(each.ghost)), each.pose));
  for (std::size_t at = 0; at < kPieces; ++at) bodies.push_back(piece_body(piece_at(at), looked.hall.pieces[at]));
  Canvas canvas;
  (void)look(Scene(bodies), looked.look.door, canvas);
  Evidence evidence{looked.look, looked.hall, kSamples, {}};
  each_run(canvas, [&](u8 tag, u32 length) {
    if (evidence.runs.empty() || evidence.runs.back().tag != tag) evidence.runs.push_back({tag, 0});
    evidence.runs.back().length += length;
  });
  return evidence;
}

}  // namespace minuit::keyhole
