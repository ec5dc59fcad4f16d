#include "tests/fuzz/games.hpp"
#include "tests/fuzz/targets.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const minuit::u8* data, std::size_t size) {
  minuit::fuzz::for_one_game({data, size}, []<class G>(std::span<const minuit::u8> bytes) {
    minuit::fuzz::read_any<typename G::Config>(minuit::fuzz::as_text(bytes));
  });
  return 0;
}
