// What pages are called in addresses, in the words of each language.
#pragma once
#include <string>
#include <vector>

namespace minuit::texts {

// One word for each language, the reference's first; languages may share words.
struct Addresses {
  std::vector<std::string> trust;  // what there is to know of the certificate of the house
  std::vector<std::string> rules;  // before the name of a game
};
[[nodiscard]] const Addresses& addresses();

}  // namespace minuit::texts
