#include "rules/games/pas_vu_pas_pris/sight/raster.hpp"

#include <algorithm>
#include <limits>

namespace minuit::keyhole {

namespace {

__extension__ using Wide = __int128;

[[nodiscard]] constexpr i64 floor_div(i64 number, i64 divisor) {
  const i64 quotient = number / divisor;
  return quotient - (number % divisor < 0 ? 1 : 0);
}

// The first row or column whose centre is not before this place.
[[nodiscard]] constexpr i32 first_at(i32 place) { return static_cast<i32>(floor_div(place - kUnits / 2 + kUnits - 1, kUnits)); }

// Walks down an edge: for each row between its ends, the first column whose centre is not left of it. All in whole numbers: the
// remainder is carried from row to row.
template <class Take>
void walk(Dot upper, Dot lower, i32 top, i32 bottom, Take&& take) {
  const i32 first = std::max(first_at(upper.y), top);
  const i32 last = std::min(first_at(lower.y), bottom);
  if (first >= last) return;
  const i64 height = lower.y - upper.y;
  const i64 width = lower.x - upper.x;
  const i64 divisor = kUnits * height;
  const i64 number = static_cast<i64>(upper.x - kUnits / 2) * height + (sample_centre(first) - upper.y) * width + divisor - 1;
  i64 column = floor_div(number, divisor);
  i64 rest = number - column * divisor;
  const i64 step = floor_div(width, height);
  const i64 step_rest = kUnits * (width - step * height);
  for (i32 row = first; row < last; ++row) {
    take(row, static_cast<i32>(column));
    column += step;
    rest += step_rest;
    if (rest >= divisor) {
      rest -= divisor;
      ++column;
    }
  }
}

}  // namespace

void fill_spans(std::span<const Dot> corners, Spans& spans) {
  i32 top = corners[0].y;
  i32 bottom = corners[0].y;
  for (const Dot& each : corners) {
    top = std::min(top, each.y);
    bottom = std::max(bottom, each.y);
  }
  spans.top = std::clamp(first_at(top), 0, kSamples);
  spans.bottom = std::clamp(first_at(bottom), 0, kSamples);
  for (i32 row = spans.top; row < spans.bottom; ++row) {
    spans.left[static_cast<std::size_t>(row)] = std::numeric_limits<i32>::max();
    spans.right[static_cast<std::size_t>(row)] = std::numeric_limits<i32>::min();
  }
  for (std::size_t at = 0; at < corners.size(); ++at) {
    const Dot& a = corners[at];
    const Dot& b = corners[at + 1 == corners.size() ? 0 : at + 1];
    if (a.y < b.y) {  // anticlockwise is down on the left
      walk(a, b, spans.top, spans.bottom, [&](i32 row, i32 column) {
        i32& left = spans.left[static_cast<std::size_t>(row)];
        left = std::min(left, column);
      });
    } else if (a.y > b.y) {
      walk(b, a, spans.top, spans.bottom, [&](i32 row, i32 column) {
        i32& right = spans.right[static_cast<std::size_t>(row)];
        right = std::max(right, column);
      });
    }
  }
}

u64 samples_in_hull(std::vector<Dot>& dots) {
  std::ranges::sort(dots);
  const auto turn = [](Dot o, Dot a, Dot b) {
    return static_cast<i64>(a.x - o.x) * (b.y - o.y) - static_cast<i64>(a.y - o.y) * (b.x - o.x);
  };
  std::vector<Dot> hull;
  const auto chain = [&](const auto& from, const auto& to) {
    const std::size_t start = hull.size();
    for (auto each = from; each != to; ++each) {
      while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), *each) <= 0) hull.pop_back();
      hull.push_back(*each);
    }
    hull.pop_back();
  };
  chain(dots.begin(), dots.end());
  chain(dots.rbegin(), dots.rend());
  // Sums of columns: those right of a left edge less those right of a right edge. Clockwise on a picture whose rows grow
  // downwards.
  i64 samples = 0;
  constexpr i32 kFar = std::numeric_limits<i32>::max();
  for (std::size_t at = 0; at < hull.size(); ++at) {
    const Dot& a = hull[at];
    const Dot& b = hull[at + 1 == hull.size() ? 0 : at + 1];
    if (a.y < b.y) walk(a, b, -kFar, kFar, [&](i32, i32 column) { samples += column; });
    if (a.y > b.y) walk(b, a, -kFar, kFar, [&](i32, i32 column) { samples -= column; });
  }
  return static_cast<u64>(std::max<i64>(samples, 0));
}

Nearness::Nearness(Vec on, Vec normal) {
  constexpr i64 kEdgeOn = i64{64} << 27;  // the eye lies in the face's plane up to 64 fine units
  constexpr unsigned kScaleBits = 56;
  const i64 distance = -dot(normal, on);
  if (distance < kEdgeOn) return;
  x_ = -static_cast<i64>(normal.x);
  y_ = -static_cast<i64>(normal.y);
  constant_ = -static_cast<i64>(normal.z) * kFocal;
  scale_ = static_cast<i64>((static_cast<Wide>(kNear) << (32U + kScaleBits)) / (static_cast<Wide>(distance) * kFocal));
}

u32 Nearness::at(i32 column, i32 row) const {
  constexpr unsigned kScaleBits = 56;
  const i64 sum = x_ * (sample_centre(column) - kAxisX) + y_ * (kAxisY - sample_centre(row)) + constant_;
  const Wide nearness = (static_cast<Wide>(sum) * scale_) >> kScaleBits;
  if (nearness <= least_) return least_;
  return nearness >= most_ ? most_ : static_cast<u32>(nearness);
}

void draw_run(Key* keys, i32 count, u32 from, u32 to, Tag tag) {
  const u32 step = step_of(from, to, count);
  for (u32 at = 0; at < static_cast<u32>(count); ++at) {
    const Key key = ((from + at * step) & ~kTagMask) | tag;
    keys[at] = std::max(keys[at], key);
  }
}

void draw_run_behind(Key* keys, i32 count, u32 from, u32 to, u32 glass_from, u32 glass_to, Tag tag) {
  const u32 step = step_of(from, to, count);
  const u32 glass_step = step_of(glass_from, glass_to, count);
  for (u32 at = 0; at < static_cast<u32>(count); ++at) {
    const u32 nearness = from + at * step;
    const Key key = nearness < glass_from + at * glass_step ? (nearness & ~kTagMask) | tag : 0;
    keys[at] = std::max(keys[at], key);
  }
}

}  // namespace minuit::keyhole
