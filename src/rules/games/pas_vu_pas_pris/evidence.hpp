// PV-42: what a look comes with, worked out again for whoever asks: the hall, the verdict, and the picture from the keyhole.
#pragma once
#include "rules/games/pas_vu_pas_pris/events.hpp"

namespace minuit::keyhole {

// A row of samples that show the same. The picture goes row by row from its upper left corner, and a run may go on in the next
// row.
struct Run {
  u8 tag = 0;  // as sight/look.hpp has them: what is shown, and whether in the mirror
  u32 length = 0;
  bool operator==(const Run&) const = default;
};
MINUIT_DESCRIBE(Run, (tag, length))

struct Evidence {
  LookRecord look;
  HallSeen hall;
  u16 side = 0;  // of the picture, in samples
  std::vector<Run> runs;
  bool operator==(const Evidence&) const = default;
};
MINUIT_DESCRIBE(Evidence, (look, hall, side, runs))

[[nodiscard]] Evidence evidence_of(const Looked& looked);

}  // namespace minuit::keyhole
