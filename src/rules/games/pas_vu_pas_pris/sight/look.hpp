// Seeing (PV-40 to PV-42): what an eye at a keyhole sees of a hall, in whole numbers only, so that every machine agrees to the
// bit. Each face is projected onto the plane of the hole and drawn into a depth buffer; what the mirror shows is drawn the same
// way, as the hall behind the glass, and only where the glass is seen.
#pragma once
#include "rules/games/pas_vu_pas_pris/sight/raster.hpp"

namespace minuit::keyhole {

// PV-42
inline constexpr u32 kFewestSamples = 4;
inline constexpr u32 kLeastShare = 50;  // of ten thousand
inline constexpr u32 kWhole = 10'000;

// The buffers of a look, to be used again and again.
class Canvas {
 public:
  Canvas();
  // The samples of the hole, row after row: what is seen directly, and what is seen where the mirror's glass is.
  std::vector<Key> direct;
  std::vector<Key> mirrored;
};

// The straight way of the light from a ghost to the eye.
struct Ray {
  Spot eye;
  std::optional<Spot> glass;  // where it is reflected
  Spot hit;
  bool operator==(const Ray&) const = default;
};
MINUIT_DESCRIBE(Ray, (eye, glass, hit))

// What is seen of one ghost; of the direct and the mirrored share, the larger.
struct Glimpse {
  u8 ghost = 0;
  bool in_mirror = false;
  u32 samples = 0;     // that show it
  u32 silhouette = 0;  // how many would if nothing were in the way and there were no hole around it
  u16 column = 0;      // of a sample in the middle of what is seen
  u16 row = 0;
  Ray ray;  // through that sample

  bool operator==(const Glimpse&) const = default;
  [[nodiscard]] u32 share() const;  // of ten thousand
  [[nodiscard]] bool seen() const { return samples >= kFewestSamples && u64{samples} * kWhole >= u64{silhouette} * kLeastShare; }
};
MINUIT_DESCRIBE(Glimpse, (ghost, in_mirror, samples, silhouette, column, row, ray))

struct Sight {
  BoundedList<Glimpse, kMostGhosts> glimpses;  // of every ghost with a sample, in their order
  u32 seen = 0;                                // a bit for each ghost that is
};

[[nodiscard]] Sight look(const Scene& scene, Door door, Canvas& canvas);

// The picture of the last look: a tag for each of the 1024 × 1024 samples, with kInMirror added where the mirror shows it, and
// kOutside around the hole.
inline constexpr u8 kInMirror = 0x80;
inline constexpr u8 kOutside = 0xff;
[[nodiscard]] std::vector<u8> picture(const Canvas& canvas);
// The same from its upper left corner on: calls found(tag, length) for each run of samples, none of them longer than a row.
void each_run(const Canvas& canvas, auto&& found);

// The whole silhouette of a body, in samples. What lies before the plane of the hole (only a reflection can) does not count.
[[nodiscard]] u32 silhouette(const Placed& body, const Eye& eye);

extern const Hole kHole;

void each_run(const Canvas& canvas, auto&& found) {
  const auto shown = [&](std::size_t at) {
    const Tag direct = tag_of_key(canvas.direct[at]);
    return direct == kGlass ? static_cast<u8>(tag_of_key(canvas.mirrored[at]) | kInMirror) : direct;
  };
  for (const HoleRow& hole : kHole.rows) {
    if (hole.begin > 0) found(kOutside, static_cast<u32>(hole.begin));
    auto begin = static_cast<std::size_t>(hole.offset);
    const std::size_t last = begin + static_cast<std::size_t>(hole.end - hole.begin);
    while (begin < last) {
      const u8 tag = shown(begin);
      std::size_t end = begin + 1;
      while (end < last && shown(end) == tag) ++end;
      found(tag, static_cast<u32>(end - begin));
      begin = end;
    }
    if (hole.end < kSamples) found(kOutside, static_cast<u32>(kSamples - hole.end));
  }
}

}  // namespace minuit::keyhole
