#include "assets/pack.hpp"

// Named by embedded.S. NOLINTBEGIN(readability-identifier-naming)
extern "C" const char minuit_pack_begin;
extern "C" const char minuit_pack_end;
// NOLINTEND(readability-identifier-naming)

namespace minuit::assets {

const Pack& built_in() {
  static const Pack kPack(std::string_view(&minuit_pack_begin, static_cast<std::size_t>(&minuit_pack_end - &minuit_pack_begin)));
  return kPack;
}

}  // namespace minuit::assets
