// Where this repository and the program built from it are. Only places.cpp is compiled with these paths: ccache then finds every
// other test's object again when the same sources are built in another folder.
#pragma once

namespace minuit::support {

[[nodiscard]] const char* source_folder();
[[nodiscard]] const char* program();

}  // namespace minuit::support
