// The program that ./run serves with is built without the laboratory, so that a newcomer waits half as long.
#include "apps/minuit/commands.hpp"

namespace minuit::app {

void add_laboratory(CLI::App& /*app*/) {}

}  // namespace minuit::app
