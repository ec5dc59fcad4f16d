#include "bench/pas_vu_pas_pris/embree/oracle.hpp"

#include <embree3/rtcore.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace minuit::bench {

using keyhole::Body;
using keyhole::Door;
using keyhole::Side;

namespace {

struct V {
  double x = 0;
  double y = 0;
  double z = 0;
};
V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
V operator*(V a, double f) { return {a.x * f, a.y * f, a.z * f}; }
double dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

// Turns by the formula with two cross products, not by a matrix.
V turned(const keyhole::Quaternion& q, V v) {
  const double one = std::sqrt(static_cast<double>(norm2(q)));
  const double w = q.w.number() / one;
  const V u{q.x.number() / one, q.y.number() / one, q.z.number() / one};
  const V t = cross(u, v) * 2;
  return v + t * w + cross(u, t);
}

V corner(const Body& body, std::size_t at) {
  const keyhole::Vec& c = body.shape->corners[at];
  constexpr double kFine = keyhole::kFine;
  const V middle{body.pose.at.x.number() / 1000.0, body.pose.at.y.number() / 1000.0, body.pose.at.z.number() / 1000.0};
  return middle + turned(body.pose.turn, {c.x / kFine, c.y / kFine, c.z / kFine});
}

struct Camera {
  V eye, right, away;
  explicit Camera(Door door) {
    const double along = door.number.number() - 0.5;
    switch (door.side) {
      case Side::south: eye = {along, -0.12, 0.77}, right = {1, 0, 0}, away = {0, 1, 0}; break;
      case Side::east: eye = {6.12, along, 0.77}, right = {0, 1, 0}, away = {-1, 0, 0}; break;
      case Side::north: eye = {6 - along, 6.12, 0.77}, right = {-1, 0, 0}, away = {0, -1, 0}; break;
      case Side::west: eye = {-0.12, 6 - along, 0.77}, right = {0, -1, 0}, away = {1, 0, 0}; break;
    }
  }
  // Through a point of the plane of the hole, in squares from the point straight before the eye.
  [[nodiscard]] V towards(double x, double y) const { return right * x + away * 0.12 + V{0, 0, y}; }
};
constexpr double kSample = 0.44 / 1024;

constexpr float kForEver = std::numeric_limits<float>::infinity();
constexpr float kOffGlass = 1e-5F;

}  // namespace

struct Oracle::Parts {
  RTCDevice device = rtcNewDevice("threads=1");
  RTCScene scene = rtcNewScene(device);
  std::vector<RTCScene> alone;  // by ghost
  std::vector<u8> tags;         // by geometry
  unsigned glass = RTC_INVALID_GEOMETRY_ID;
  V glass_on, glass_normal;

  Parts() = default;
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  ~Parts() {
    for (RTCScene each : alone)
      if (each != nullptr) rtcReleaseScene(each);
    rtcReleaseScene(scene);
    rtcReleaseDevice(device);
  }

  // The faces that are of glass, or those that are not.
  [[nodiscard]] unsigned add(RTCScene to, const Body& body, bool of_glass) const {
    std::vector<unsigned> triangles;
    for (std::size_t at = 0; at < body.shape->face_count; ++at) {
      const keyhole::Face& face = body.shape->faces[at];
      if (face.glass != of_glass) continue;
      for (std::size_t side = 2; side < face.sides; ++side)
        for (const std::size_t each : {std::size_t{0}, side - 1, side}) triangles.push_back(face.corners[each]);
    }
    if (triangles.empty()) return RTC_INVALID_GEOMETRY_ID;
    RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
    auto* corners = static_cast<float*>(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                                                                3 * sizeof(float), body.shape->corner_count));
    for (std::size_t at = 0; at < body.shape->corner_count; ++at) {
      const V v = corner(body, at);
      *corners++ = static_cast<float>(v.x);
      *corners++ = static_cast<float>(v.y);
      *corners++ = static_cast<float>(v.z);
    }
    auto* indices = static_cast<unsigned*>(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                                                                   3 * sizeof(unsigned), triangles.size() / 3));
    std::ranges::copy(triangles, indices);
    rtcCommitGeometry(geometry);
    const unsigned id = rtcAttachGeometry(to, geometry);
    rtcReleaseGeometry(geometry);
    return id;
  }
};

Oracle::Oracle(std::span<const Body> bodies) : parts_(std::make_unique<Parts>()) {
  Parts& p = *parts_;
  p.alone.resize(keyhole::kMostGhosts);
  for (const Body& body : bodies) {
    (void)p.add(p.scene, body, false);
    p.tags.push_back(body.tag);
    if (const unsigned glass = p.add(p.scene, body, true); glass != RTC_INVALID_GEOMETRY_ID) {
      p.glass = glass;
      p.tags.push_back(keyhole::kGlass);
      const keyhole::Face& face = body.shape->faces[keyhole::glass_of(*body.shape)];
      p.glass_on = corner(body, face.corners[0]);
      const V n = cross(corner(body, face.corners[1]) - p.glass_on, corner(body, face.corners[2]) - p.glass_on);
      p.glass_normal = n * (1 / std::sqrt(dot(n, n)));
    }
    if (body.tag >= 1 && body.tag <= keyhole::kMostGhosts) {
      RTCScene alone = rtcNewScene(p.device);
      (void)p.add(alone, body, false);
      rtcCommitScene(alone);
      p.alone[body.tag - 1U] = alone;
    }
  }
  rtcCommitScene(p.scene);
}
Oracle::~Oracle() = default;

namespace {

// Eight rays.
struct Packet {
  alignas(32) RTCRayHit8 rays;
  alignas(32) int valid[8];
  std::size_t sample[8];
  std::size_t count = 0;

  void add(V from, V direction, float near, std::size_t which) {
    rays.ray.org_x[count] = static_cast<float>(from.x);
    rays.ray.org_y[count] = static_cast<float>(from.y);
    rays.ray.org_z[count] = static_cast<float>(from.z);
    rays.ray.dir_x[count] = static_cast<float>(direction.x);
    rays.ray.dir_y[count] = static_cast<float>(direction.y);
    rays.ray.dir_z[count] = static_cast<float>(direction.z);
    rays.ray.tnear[count] = near;
    rays.ray.tfar[count] = kForEver;
    rays.ray.time[count] = 0;
    rays.ray.mask[count] = ~0U;
    rays.ray.flags[count] = 0;
    rays.hit.geomID[count] = RTC_INVALID_GEOMETRY_ID;
    rays.hit.instID[0][count] = RTC_INVALID_GEOMETRY_ID;
    sample[count++] = which;
  }
  void cast(RTCScene scene, RTCIntersectContext& context) {
    for (std::size_t at = 0; at < 8; ++at) valid[at] = at < count ? -1 : 0;
    rtcIntersect8(valid, scene, &context, &rays);
  }
  [[nodiscard]] unsigned hit(std::size_t at) const { return rays.hit.geomID[at]; }
};

}  // namespace

void Oracle::cast(Door door, std::vector<u8>& tags) const {
  const Parts& p = *parts_;
  const Camera camera(door);
  tags.assign(static_cast<std::size_t>(keyhole::kHole.samples), keyhole::kNothing);
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
  Packet first;
  Packet bounced;
  const auto flush_bounced = [&] {
    if (bounced.count == 0) return;
    bounced.cast(p.scene, context);
    for (std::size_t at = 0; at < bounced.count; ++at) {
      const unsigned hit = bounced.hit(at);
      const u8 tag = hit == RTC_INVALID_GEOMETRY_ID ? keyhole::kNothing : p.tags[hit];
      tags[bounced.sample[at]] = static_cast<u8>(tag | keyhole::kInMirror);
    }
    bounced.count = 0;
  };
  const auto flush = [&] {
    first.cast(p.scene, context);
    for (std::size_t at = 0; at < first.count; ++at) {
      const unsigned hit = first.hit(at);
      if (hit == RTC_INVALID_GEOMETRY_ID) continue;
      tags[first.sample[at]] = p.tags[hit];
      if (hit != p.glass) continue;
      const V direction{first.rays.ray.dir_x[at], first.rays.ray.dir_y[at], first.rays.ray.dir_z[at]};
      const V back = direction - p.glass_normal * (2 * dot(direction, p.glass_normal));
      bounced.add(camera.eye + direction * first.rays.ray.tfar[at], back, kOffGlass, first.sample[at]);
      if (bounced.count == 8) flush_bounced();
    }
    first.count = 0;
  };
  for (int row = 0; row < keyhole::kSamples; ++row) {
    const keyhole::HoleRow& hole = keyhole::kHole.rows[static_cast<std::size_t>(row)];
    for (int column = hole.begin; column < hole.end; ++column) {
      first.add(camera.eye, camera.towards((column + 0.5 - 512) * kSample, 0.14 - (row + 0.5) * kSample), 0,
                static_cast<std::size_t>(hole.offset + column - hole.begin));
      if (first.count == 8) flush();
    }
    if (first.count > 0) flush();
  }
  flush_bounced();
}

double Oracle::silhouette(Door door, u8 ghost, bool in_mirror) const {
  const Parts& p = *parts_;
  RTCScene alone = p.alone[ghost];
  RTCBounds bounds;
  rtcGetSceneBounds(alone, &bounds);
  const Camera camera(door);
  const auto mirrored = [&](V v) { return v - p.glass_normal * (2 * dot(v - p.glass_on, p.glass_normal)); };
  const auto mirrored_direction = [&](V v) { return v - p.glass_normal * (2 * dot(v, p.glass_normal)); };
  // The eye itself is mirrored rather than the ghost. What the plane of the hole would cut off is not seen.
  const V eye = in_mirror ? mirrored(camera.eye) : camera.eye;
  double low_x = 1e9;
  double high_x = -1e9;
  double low_y = 1e9;
  double high_y = -1e9;
  for (unsigned at = 0; at < 8; ++at) {
    V v{(at & 1U) != 0 ? bounds.upper_x : bounds.lower_x, (at & 2U) != 0 ? bounds.upper_y : bounds.lower_y,
        (at & 4U) != 0 ? bounds.upper_z : bounds.lower_z};
    if (in_mirror) v = mirrored(v);
    const V seen = v - camera.eye;
    const double away = dot(seen, camera.away);
    if (away < 0.12) return -1;  // cut off in part: no second opinion
    low_x = std::min(low_x, dot(seen, camera.right) / away * 0.12);
    high_x = std::max(high_x, dot(seen, camera.right) / away * 0.12);
    low_y = std::min(low_y, seen.z / away * 0.12);
    high_y = std::max(high_y, seen.z / away * 0.12);
  }
  constexpr int kGrid = 64;
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  Packet packet;
  u64 hits = 0;
  const auto flush = [&] {
    packet.cast(alone, context);
    for (std::size_t at = 0; at < packet.count; ++at) hits += packet.hit(at) != RTC_INVALID_GEOMETRY_ID ? 1 : 0;
    packet.count = 0;
  };
  for (int row = 0; row < kGrid; ++row)
    for (int column = 0; column < kGrid; ++column) {
      const V direction =
          camera.towards(low_x + (column + 0.5) * (high_x - low_x) / kGrid, low_y + (row + 0.5) * (high_y - low_y) / kGrid);
      packet.add(eye, in_mirror ? mirrored_direction(direction) : direction, 0, 0);
      if (packet.count == 8) flush();
    }
  if (packet.count > 0) flush();
  const double area = (high_x - low_x) * (high_y - low_y) / (kSample * kSample);
  return area * static_cast<double>(hits) / (kGrid * kGrid);
}

}  // namespace minuit::bench
