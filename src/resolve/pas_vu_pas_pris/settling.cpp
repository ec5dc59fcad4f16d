#include "resolve/pas_vu_pas_pris/settling.hpp"

#include <bullet/btBulletDynamicsCommon.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "rules/games/pas_vu_pas_pris/space/standing.hpp"

namespace minuit::keyhole {

namespace {

constexpr double kStep_s = 1.0 / 240;
constexpr int kMostSteps = 240 * 12;
constexpr int kCalmSteps = 80;           // if it is after so many where it was before them, it rests
constexpr double kCalmMove = 0.0005;     // squares
constexpr double kCalmTurn = 0.0008;     // radians
constexpr double kMargin = 0.001;        // around every solid: without one the contacts of hulls are restless
constexpr double kFastest = 1.2;         // it is put down by a hand, not thrown
constexpr double kFastestTurning = 2.5;  // likewise
constexpr double kGravity = 9.81;
constexpr double kFriction = 0.8;  // of each of two that touch: the simulation multiplies them
constexpr double kAway = 3;        // squares outside the hall: it will not come back
constexpr int kMostTries = 6;
constexpr i32 kLift = 20;        // thousandths at a time
constexpr i32 kMostLift = 4000;  // likewise, in all

[[nodiscard]] btVector3 vector_of(Vec fine) {
  constexpr double kOne = kFine;
  return {fine.x / kOne, fine.y / kOne, fine.z / kOne};
}

[[nodiscard]] btTransform transform_of(const Body& body) {
  const Quaternion& q = body.pose.turn;
  btQuaternion turn(q.x.number(), q.y.number(), q.z.number(), q.w.number());
  turn.normalize();
  const btTransform middle(turn, vector_of(to_fine(body.pose.at)));
  return middle * btTransform(btQuaternion::getIdentity(), vector_of(body.shape->centre));
}

[[nodiscard]] std::optional<Pose> quantised(const btTransform& at_centre, const Shape& shape) {
  const btTransform middle = at_centre * btTransform(btQuaternion::getIdentity(), -vector_of(shape.centre));
  const btVector3& at = middle.getOrigin();
  btQuaternion turn = middle.getRotation();
  turn.normalize();
  for (const double part : {turn.w(), turn.x(), turn.y(), turn.z()}) {
    const long rounded = std::lround(part * kQuaternionOne);
    if (rounded == 0) continue;
    if (rounded < 0) turn = -turn;
    break;
  }
  const auto coordinate = [](double squares) { return std::lround(squares * kSquare); };
  const auto fits = [&](double squares) { return std::abs(squares) < 9; };
  if (!fits(at.x()) || !fits(at.y()) || !fits(at.z())) return std::nullopt;
  const auto part = [](double value) { return QuaternionPart(std::lround(value * kQuaternionOne)); };
  return Pose{{Coordinate(coordinate(at.x())), Coordinate(coordinate(at.y())), Coordinate(coordinate(at.z()))},
              {part(turn.w()), part(turn.x()), part(turn.y()), part(turn.z())}};
}

// A body's solids, about its centre of mass. Boxes keep their edges; other solids are hulls.
class Compound {
 public:
  explicit Compound(const Shape& shape) {
    for (std::size_t at = 0; at < shape.solid_count; ++at) {
      const Solid& solid = shape.solids[at];
      auto hull = std::make_unique<btConvexHullShape>();
      for (std::size_t each = 0; each < solid.corners; ++each)
        hull->addPoint(vector_of(shape.corners[solid.first_corner + each] - shape.centre), false);
      hull->recalcLocalAabb();
      hull->setMargin(kMargin);
      parts_.push_back(std::move(hull));
      whole_.addChildShape(btTransform::getIdentity(), parts_.back().get());
    }
    whole_.setMargin(0);
  }
  [[nodiscard]] btCompoundShape& shape() { return whole_; }

 private:
  std::vector<std::unique_ptr<btConvexHullShape>> parts_;
  btCompoundShape whole_;
};

class FallingHall {
 public:
  FallingHall() : world_(&dispatcher_, &broadphase_, &solver_, &configuration_) {
    world_.setGravity({0, 0, -kGravity});
    world_.getSolverInfo().m_numIterations = 50;
    world_.getSolverInfo().m_solverMode |= SOLVER_USE_2_FRICTION_DIRECTIONS;  // with one, what leans creeps
    add(&floor_, btTransform::getIdentity(), 0);
  }
  FallingHall(const FallingHall&) = delete;
  FallingHall& operator=(const FallingHall&) = delete;
  FallingHall(FallingHall&&) = delete;
  FallingHall& operator=(FallingHall&&) = delete;
  ~FallingHall() {
    for (const auto& body : bodies_) world_.removeRigidBody(body.get());
  }

  btRigidBody& put(const Body& body, bool moves) {
    compounds_.push_back(std::make_unique<Compound>(*body.shape));
    return add(&compounds_.back()->shape(), transform_of(body), moves ? 1 : 0);
  }
  void step() { world_.stepSimulation(kStep_s, 0); }

 private:
  btRigidBody& add(btCollisionShape* shape, const btTransform& at, double mass) {
    btVector3 inertia(0, 0, 0);
    if (mass > 0) shape->calculateLocalInertia(mass, inertia);
    btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shape, inertia);
    info.m_startWorldTransform = at;
    info.m_friction = kFriction;
    info.m_restitution = 0;
    info.m_linearDamping = 0.2;
    info.m_angularDamping = 0.2;
    bodies_.push_back(std::make_unique<btRigidBody>(info));
    bodies_.back()->setActivationState(DISABLE_DEACTIVATION);
    world_.addRigidBody(bodies_.back().get());
    return *bodies_.back();
  }

  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_{&configuration_};
  btDbvtBroadphase broadphase_;
  btSequentialImpulseConstraintSolver solver_;
  btDiscreteDynamicsWorld world_;
  btStaticPlaneShape floor_{btVector3(0, 0, 1), 0};
  std::vector<std::unique_ptr<Compound>> compounds_;
  std::vector<std::unique_ptr<btRigidBody>> bodies_;
};

void slow_down(btRigidBody& body) {
  if (const double speed = body.getLinearVelocity().length(); speed > kFastest)
    body.setLinearVelocity(body.getLinearVelocity() * (kFastest / speed));
  if (const double turning = body.getAngularVelocity().length(); turning > kFastestTurning)
    body.setAngularVelocity(body.getAngularVelocity() * (kFastestTurning / turning));
}

[[nodiscard]] bool is_away(const btVector3& at) {
  const double end = kSquares + kAway;
  const bool here = at.x() > -kAway && at.y() > -kAway && at.z() > -kAway && at.x() < end && at.y() < end;
  return !here;  // also what is no number
}

// Straight up until it is in nothing.
[[nodiscard]] Body lifted(Body body, std::span<const Placed> others) {
  const i32 deep = depth_in_floor(place(body));
  body.pose.at.z = Coordinate(std::min<i64>(body.pose.at.z.number() + deep, Coordinate::kMax));
  for (i32 lift = 0; lift < kMostLift && body.pose.at.z.number() + kLift <= Coordinate::kMax; lift += kLift) {
    if (!overlap(place(body), others)) break;
    body.pose.at.z = Coordinate(body.pose.at.z.number() + kLift);
  }
  return body;
}

}  // namespace

Drift drift_between(const Pose& a, const Pose& b) {
  const double x = a.at.x.number() - b.at.x.number();
  const double y = a.at.y.number() - b.at.y.number();
  const double z = a.at.z.number() - b.at.z.number();
  const auto product = [](QuaternionPart p, QuaternionPart q) { return static_cast<double>(p.number()) * q.number(); };
  const double inner =
      product(a.turn.w, b.turn.w) + product(a.turn.x, b.turn.x) + product(a.turn.y, b.turn.y) + product(a.turn.z, b.turn.z);
  const double cosine = std::abs(inner) / std::sqrt(static_cast<double>(norm2(a.turn)) * static_cast<double>(norm2(b.turn)));
  constexpr double kDegrees = 57.29577951308232;
  return {std::sqrt(x * x + y * y + z * z) / kSquare, 2 * std::acos(std::min(1.0, cosine)) * kDegrees};
}

std::optional<Pose> simulate(const Body& body, std::span<const Body> others, Patience& patience) {
  FallingHall hall;
  for (const Body& other : others) hall.put(other, false);
  btRigidBody& falling = hall.put(body, true);
  btTransform before = falling.getWorldTransform();
  for (int step = 1; step <= kMostSteps && patience.steps > 0; ++step) {
    --patience.steps;
    slow_down(falling);
    hall.step();
    const btTransform& now = falling.getWorldTransform();
    if (is_away(now.getOrigin())) return std::nullopt;
    if (step % kCalmSteps != 0) continue;
    if (before.getOrigin().distance(now.getOrigin()) < kCalmMove &&
        before.getRotation().angleShortestPath(now.getRotation()) < kCalmTurn)
      return quantised(now, *body.shape);
    before = now;
  }
  return std::nullopt;
}

std::optional<Pose> settle(const Body& body, std::span<const Body> others, Patience& patience) {
  std::vector<Placed> still;
  still.reserve(others.size());
  for (const Body& other : others) still.push_back(place(other));
  Body moved = lifted(body, still);
  std::optional<Pose> rest = simulate(moved, others, patience);
  for (int tries = 0; rest && tries < kMostTries; ++tries) {
    moved.pose = *rest;
    rest = simulate(moved, others, patience);
    if (rest && drift_between(moved.pose, *rest).stays()) return moved.pose;
  }
  return std::nullopt;
}

}  // namespace minuit::keyhole
