#include "tests/support/places.hpp"

namespace minuit::support {

const char* source_folder() { return MINUIT_SOURCE_DIR; }
const char* program() { return MINUIT_PROGRAM; }

}  // namespace minuit::support
