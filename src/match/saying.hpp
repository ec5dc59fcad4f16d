// A sentence on the wire: nobody has put it into words, whoever shows it does (docs/TEXTS.md).
#pragma once
#include <string>
#include <vector>

#include "codec/kinds.hpp"
#include "texts/texts.hpp"

namespace minuit::match {

// Why a bot decides as it does: the name of a message in the game's reasons, and the list of what that is given.
struct Saying {
  std::string name;
  codec::Raw arguments;
  bool operator==(const Saying&) const = default;
};
MINUIT_DESCRIBE(Saying, (name, arguments))

// A list of numbers, texts, true and false, and lists of texts.
[[nodiscard]] codec::Raw arguments_json(const std::vector<texts::Argument>& arguments);
[[nodiscard]] Saying saying_of(const texts::Sentence& sentence);

}  // namespace minuit::match
