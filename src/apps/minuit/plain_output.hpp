// What the operator reads may come from elsewhere: names, a damaged database, the process that answers at a socket. The operator
// is often root, so none of it may drive the terminal.
#pragma once
#include <ostream>
#include <streambuf>
#include <string>

namespace minuit::app {

// While it lives, a stream writes control characters as \u001b instead of sending them. Ends of lines stay what they are.
class PlainOutput final : public std::streambuf {
 public:
  explicit PlainOutput(std::ostream& stream);
  PlainOutput(const PlainOutput&) = delete;
  PlainOutput& operator=(const PlainOutput&) = delete;
  ~PlainOutput() override;

 protected:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char* text, std::streamsize count) override;
  int sync() override;

 private:
  [[nodiscard]] bool take(std::string_view text);
  [[nodiscard]] bool write_line();

  std::ostream& stream_;
  std::streambuf* inner_;
  std::string line_;  // not written yet, because a letter may still be cut in two
};

// From now on, for both streams of this program.
void print_plainly();

}  // namespace minuit::app
