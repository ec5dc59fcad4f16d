#include "rules/games/pas_vu_pas_pris/sight/probe.hpp"

#include "rules/games/pas_vu_pas_pris/sight/painter.hpp"

namespace minuit::keyhole {

namespace {

// Counts the samples at which a body would be the nearest, and draws nothing.
struct CountingBrush {
  const Canvas& canvas;
  u32 enough;
  u32 samples = 0;

  void run(std::size_t at, i32 count, u32 from, u32 to, Tag /*tag*/) {
    if (samples >= enough) return;
    const u32 step = step_of(from, to, count);
    const Key* keys = &canvas.direct[at];
    for (u32 each = 0; each < static_cast<u32>(count); ++each)
      samples += ((from + each * step) | kTagMask) > (keys[each] | kTagMask) ? 1U : 0U;
  }
  void run_behind(std::size_t at, i32 count, u32 from, u32 to, u32 glass_from, u32 glass_to, Tag /*tag*/) {
    if (samples >= enough) return;
    const u32 step = step_of(from, to, count);
    const u32 glass_step = step_of(glass_from, glass_to, count);
    for (u32 each = 0; each < static_cast<u32>(count); ++each) {
      const u32 nearness = from + each * step;
      const bool behind = nearness < glass_from + each * glass_step && tag_of_key(canvas.direct[at + each]) == kGlass;
      samples += behind && (nearness | kTagMask) > (canvas.mirrored[at + each] | kTagMask) ? 1U : 0U;
    }
  }
};

// How many samples it takes to be seen; none can if nothing of it lies before the eye.
[[nodiscard]] std::optional<u32> needed(const Placed& body, const Eye& eye) {
  const u32 whole = silhouette(body, eye);
  if (whole == 0) return std::nullopt;
  return std::max(kFewestSamples, static_cast<u32>((u64{whole} * kLeastShare + kWhole - 1) / kWhole));
}

}  // namespace

Probe::Probe(const Scene& scene, Door door, const Canvas& canvas) : scene_(&scene), canvas_(&canvas), eye_(door) {
  if (Pane pane{{}, Nearness({}, {})}; scene.mirror() != nullptr) glass_ = find_pane(*scene.mirror(), eye_, pane);
}

bool Probe::would_see(const Placed& ghost) {
  if (const auto enough = needed(ghost, eye_)) {
    CountingBrush brush{*canvas_, *enough};
    Painter(eye_, brush).draw(ghost, nullptr);
    if (brush.samples >= *enough) return true;
  }
  if (!glass_) return false;
  const Placed reflected = scene_->reflection().of(ghost);
  const auto enough = needed(reflected, eye_);
  if (!enough) return false;
  Pane pane{{}, Nearness({}, {})};
  (void)find_pane(*scene_->mirror(), eye_, pane);
  CountingBrush brush{*canvas_, *enough};
  Painter(eye_, brush).draw(reflected, &pane);
  return brush.samples >= *enough;
}

}  // namespace minuit::keyhole
