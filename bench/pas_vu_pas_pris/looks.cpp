#include "bench/pas_vu_pas_pris/looks.hpp"

#ifdef MINUIT_EMBREE
#include "bench/pas_vu_pas_pris/embree/oracle.hpp"
#include "bench/pas_vu_pas_pris/halls.hpp"
#endif

namespace minuit::bench {

#ifdef MINUIT_EMBREE

namespace {

constexpr u64 kHallSeed = 9;

// The same hall for both, made when it is first looked at.
[[nodiscard]] const std::vector<keyhole::Body>& full_hall() {
  static const std::vector<keyhole::Body> kHallBodies = [] {
    Rng rng(kHallSeed);
    return any_hall(rng);
  }();
  return kHallBodies;
}

u64 our_looks() {
  static const keyhole::Scene kScene(full_hall());
  static keyhole::Canvas canvas;
  for (std::size_t door = 0; door < keyhole::kDoors; ++door) {
    const keyhole::Sight sight = look(kScene, keyhole::door_at(door), canvas);
    asm volatile("" : : "r"(&sight) : "memory");  // the result counts as used
  }
  return keyhole::kDoors;
}

u64 embree_looks() {
  static const Oracle kOracle(full_hall());
  static std::vector<u8> tags;
  for (std::size_t door = 0; door < keyhole::kDoors; ++door) kOracle.cast(keyhole::door_at(door), tags);
  return keyhole::kDoors;
}

}  // namespace

void add_looks(std::vector<Benchmark>& list) { list.push_back({"pas-vu-pas-pris/look", "looks/s", our_looks, embree_looks}); }

#else

void add_looks(std::vector<Benchmark>& /*list*/) {}

#endif

}  // namespace minuit::bench
