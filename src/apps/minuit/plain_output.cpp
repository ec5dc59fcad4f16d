#include "apps/minuit/plain_output.hpp"

#include <iostream>

#include "match/text.hpp"

namespace minuit::app {

PlainOutput::PlainOutput(std::ostream& stream) : stream_(stream), inner_(stream.rdbuf(this)) {}

PlainOutput::~PlainOutput() {
  (void)sync();
  stream_.rdbuf(inner_);
}

bool PlainOutput::write_line() {
  const std::string plain = match::without_control(line_);
  line_.clear();
  const auto size = static_cast<std::streamsize>(plain.size());
  return inner_->sputn(plain.data(), size) == size;
}

bool PlainOutput::take(std::string_view text) {
  for (;;) {
    const std::size_t end = text.find('\n');
    line_ += text.substr(0, end);
    if (end == std::string_view::npos) return true;
    text.remove_prefix(end + 1);
    if (!write_line() || inner_->sputc('\n') == traits_type::eof()) return false;
  }
}

PlainOutput::int_type PlainOutput::overflow(int_type letter) {
  if (traits_type::eq_int_type(letter, traits_type::eof())) return sync() == 0 ? 0 : traits_type::eof();
  const char one = traits_type::to_char_type(letter);
  return take({&one, 1}) ? letter : traits_type::eof();
}

std::streamsize PlainOutput::xsputn(const char* text, std::streamsize count) {
  return take({text, static_cast<std::size_t>(count)}) ? count : 0;
}

int PlainOutput::sync() { return write_line() ? inner_->pubsync() : -1; }

void print_plainly() {
  static const PlainOutput kOut(std::cout);
  static const PlainOutput kErr(std::cerr);
}

}  // namespace minuit::app
