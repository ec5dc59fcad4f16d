#include "apps/minuit/commands.hpp"
#include "texts/texts.hpp"

namespace minuit::app {

CLI::Validator language() {
  std::vector<std::string> codes;
  for (const texts::Language each : texts::Language::all()) codes.emplace_back(each.code());
  return CLI::IsMember(codes);
}

}  // namespace minuit::app
