// How what a game says is shown.
#pragma once
#include "texts/texts.hpp"

namespace minuit::rules {

using texts::Language;

// How a picture made of letters is drawn: for a file, or for a terminal.
enum class Ink : u8 { plain, coloured };

}  // namespace minuit::rules
