// What tells a strong bot of Pas vu, pas pris ! from a weak one: how much it looks before it decides.
#pragma once
#include <string_view>

#include "base/types.hpp"

namespace minuit::keyhole {

struct Skill {
  std::string_view name;
  u32 looks = 0;  // through keyholes, a decision: its budget
  u32 spots = 0;  // of a square that it considers for a ghost
  u32 tries = 0;  // places for a piece of furniture that it compares
};

}  // namespace minuit::keyhole
