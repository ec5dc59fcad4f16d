#include "net/request_reader.hpp"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <charconv>

#include "net/answers.hpp"

namespace minuit::net {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view kMalformed = "the request is malformed";
constexpr std::string_view kBodyTooLarge = "the body is too large";
constexpr std::string_view kHeadersTooLarge = "the headers are too large";

bool is_control(char c) { return (static_cast<u8>(c) < 0x20 && c != '\t') || c == 0x7F; }

bool is_token(char c) {
  constexpr std::string_view others = "!#$%&'*+-.^_`|~";
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || others.find(c) != std::string_view::npos;
}

std::optional<u8> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<u8>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<u8>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<u8>(c - 'A' + 10);
  return std::nullopt;
}

}  // namespace

void RequestReader::fail(unsigned status, std::string_view text) {
  state_ = State::faulty;
  fault_ = Fault{status, text};
  head_ = {};
  request_ = {};
}

std::size_t RequestReader::take(std::string_view bytes) {
  std::size_t used = 0;
  while (used < bytes.size() && state_ != State::whole && state_ != State::faulty) {
    begun_ = true;
    const std::string_view rest = bytes.substr(used);
    if (state_ == State::head) {
      used += take_head(rest);
    } else if (state_ == State::body || state_ == State::chunk_data) {
      used += take_data(rest);
    } else {
      take_framing(rest.front());
      ++used;
    }
  }
  return used;
}

// ---- the head

// Lines end with CR and LF, and neither stands alone: what others might take for the end of a line is none here, nor hidden.
std::size_t RequestReader::take_head(std::string_view bytes) {
  std::size_t used = 0;
  while (used < bytes.size()) {
    if (head_.size() == most_head_) {
      fail(431, kHeadersTooLarge);
      return used;
    }
    const char c = bytes[used++];
    const bool after_return = head_.ends_with('\r');
    if (after_return != (c == '\n') || (is_control(c) && c != '\r' && c != '\n')) {
      fail(400, kMalformed);
      return used;
    }
    head_.push_back(c);
    if (c == '\n' && head_.ends_with("\r\n\r\n")) {
      read_head();
      return used;
    }
  }
  return used;
}

// What is in it is Beast's to read; where the body ends is decided here, and only where there is no doubt.
void RequestReader::read_head() {
  http::request_parser<http::empty_body> parser;
  parser.header_limit(static_cast<u32>(head_.size()));
  parser.body_limit(boost::none);
  parser.skip(true);
  boost::system::error_code error;
  const std::size_t used = parser.put(boost::asio::buffer(head_), error);
  if (error || used != head_.size() || !parser.is_done()) return fail(400, kMalformed);
  const auto& message = parser.get();
  const std::size_t lengths = message.count(http::field::content_length);
  const std::size_t encodings = message.count(http::field::transfer_encoding);
  if (lengths > 1) return fail(400, "more than one Content-Length");
  if (encodings > 0 && lengths > 0) return fail(400, "both Transfer-Encoding and Content-Length");
  if (encodings > 0 && message.version() < 11) return fail(400, "Transfer-Encoding before HTTP/1.1");
  std::string_view encoding;
  if (encodings > 0) encoding = {message[http::field::transfer_encoding].data(), message[http::field::transfer_encoding].size()};
  if (encodings > 1 || (encodings == 1 && !equal_ignoring_case(encoding, "chunked")))
    return fail(501, "the only Transfer-Encoding is chunked");
  u64 length = 0;
  if (lengths == 1) {
    const auto text = message[http::field::content_length];
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), length);
    if (fault != std::errc{} || end != text.data() + text.size()) return fail(400, kMalformed);
  }
  if (length > most_body_) return fail(413, kBodyTooLarge);

  request_.method = std::string(message.method_string());
  const std::string_view target(message.target().data(), message.target().size());
  const std::size_t question = std::min(target.find('?'), target.size());
  request_.path = target.substr(0, question);
  if (question < target.size()) request_.query = target.substr(question + 1);
  for (const auto& field : message) request_.headers.emplace_back(std::string(field.name_string()), std::string(field.value()));
  keep_alive_ = parser.keep_alive();
  head_ = {};
  left_ = length;
  state_ = encodings > 0 ? State::chunk_size : (length > 0 ? State::body : State::whole);
}

// ---- the body

std::size_t RequestReader::take_data(std::string_view bytes) {
  const std::size_t taken = std::min(left_, bytes.size());
  request_.body.append(bytes.substr(0, taken));
  left_ -= taken;
  if (left_ == 0) state_ = state_ == State::body ? State::whole : State::chunk_data_return;
  return taken;
}

// Sizes and extensions of chunks, and trailers, all together have one bound: a body in chunks of a byte is refused by it too.
void RequestReader::take_framing(char c) {
  const bool trailing = state_ >= State::trailer_begin;
  if (++framing_ > most_framing_)
    return trailing ? fail(431, "the trailers are too large") : fail(413, "the body comes in too many pieces");
  switch (state_) {
    case State::chunk_size: return take_size(c);
    case State::chunk_extension:
      if (c == '\r') {
        state_ = State::chunk_size_end;
      } else if (is_control(c)) {
        fail(400, kMalformed);
      }
      return;
    case State::chunk_size_end: sized_ = false; return expect(c, '\n', left_ > 0 ? State::chunk_data : State::trailer_begin);
    case State::chunk_data_return: return expect(c, '\r', State::chunk_data_end);
    case State::chunk_data_end: return expect(c, '\n', State::chunk_size);
    default: return take_trailer(c);
  }
}

void RequestReader::take_size(char c) {
  if (const auto digit = hex_digit(c)) {
    sized_ = true;
    left_ = left_ * 16 + *digit;
    if (left_ > most_body_ - request_.body.size()) fail(413, kBodyTooLarge);
    return;
  }
  if (!sized_) return fail(400, kMalformed);
  if (c == '\r') {
    state_ = State::chunk_size_end;
  } else if (c == ';' || c == ' ' || c == '\t') {
    state_ = State::chunk_extension;
  } else {
    fail(400, kMalformed);
  }
}

// Read to their end and forgotten: nobody here asks for one.
void RequestReader::take_trailer(char c) {
  switch (state_) {
    case State::trailer_begin:
      if (c == '\r') {
        state_ = State::last_end;
      } else {
        state_ = State::trailer_name;
        if (!is_token(c)) fail(400, kMalformed);
      }
      return;
    case State::trailer_name:
      if (c == ':') {
        state_ = State::trailer_value;
      } else if (!is_token(c)) {
        fail(400, kMalformed);
      }
      return;
    case State::trailer_value:
      if (c == '\r') {
        state_ = State::trailer_end;
      } else if (is_control(c)) {
        fail(400, kMalformed);
      }
      return;
    case State::trailer_end: return expect(c, '\n', State::trailer_begin);
    default: return expect(c, '\n', State::whole);
  }
}

void RequestReader::expect(char c, char wanted, State next) {
  if (c != wanted) return fail(400, kMalformed);
  state_ = next;
}

}  // namespace minuit::net
