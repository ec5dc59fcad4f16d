#include "tests/fuzz/games.hpp"
#include "tests/fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const minuit::u8* data, std::size_t size) {
  using namespace minuit::fuzz;
  for_one_game({data, size},
               []<class G>(std::span<const minuit::u8> bytes) { read_any<minuit::rules::Decision<G>>(as_text(bytes)); });
  return 0;
}
