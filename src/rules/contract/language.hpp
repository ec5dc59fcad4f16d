// Everything a player reads is there in French and in English.
#pragma once
#include <string_view>

#include "base/types.hpp"

namespace minuit::rules {

enum class Language : u8 { french, english };

// A thing of the game with its names, for use inside a sentence.
struct Named {
  std::string_view french;
  std::string_view english;
};

// How a picture made of letters is drawn: for a file, or for a terminal.
enum class Ink : u8 { plain, coloured };

}  // namespace minuit::rules
