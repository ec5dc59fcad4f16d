// Reads one HTTP request from bytes that come in whatever pieces. It never holds more than the limits allow, and reads the same
// request, or the same fault, however the bytes were cut. After a fault it takes nothing more: where the next request would begin
// is not known, and a body must never be read as one. Pure.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "net/http.hpp"
#include "net/limits.hpp"

namespace minuit::net {

class RequestReader {
 public:
  struct Fault {
    unsigned status = 0;
    std::string_view text;
  };

  explicit RequestReader(const Limits& limits)
      : most_head_(limits.http_header_bytes), most_body_(limits.http_body_bytes), most_framing_(limits.http_framing_bytes) {}

  // Takes from the front of the bytes what belongs to this request, and says how many those were. All of them, unless the request
  // is whole or at fault.
  [[nodiscard]] std::size_t take(std::string_view bytes);

  // It has begun and nobody waits for the rest any longer.
  void time_out() { fail(408, "the request took too long"); }

  [[nodiscard]] bool begun() const { return begun_; }
  [[nodiscard]] bool whole() const { return state_ == State::whole; }
  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }
  [[nodiscard]] std::size_t held() const { return head_.size() + request_.body.size(); }

  // Of a whole request.
  [[nodiscard]] Request& request() { return request_; }
  [[nodiscard]] bool keep_alive() const { return keep_alive_; }

 private:
  enum class State : u8 {
    head,
    body,
    chunk_size,
    chunk_extension,
    chunk_size_end,
    chunk_data,
    chunk_data_return,
    chunk_data_end,
    trailer_begin,
    trailer_name,
    trailer_value,
    trailer_end,
    last_end,
    whole,
    faulty,
  };

  void fail(unsigned status, std::string_view text);
  [[nodiscard]] std::size_t take_head(std::string_view bytes);
  [[nodiscard]] std::size_t take_data(std::string_view bytes);
  void take_framing(char c);
  void take_size(char c);
  void take_trailer(char c);
  void expect(char c, char wanted, State next);
  void read_head();

  const std::size_t most_head_, most_body_, most_framing_;
  State state_ = State::head;
  bool begun_ = false;
  bool keep_alive_ = false;
  bool sized_ = false;       // the size of this chunk has a digit
  std::string head_;         // until it is whole
  std::size_t left_ = 0;     // of the body or of this chunk
  std::size_t framing_ = 0;  // bytes of a chunked body that are not its data
  std::optional<Fault> fault_;
  Request request_;
};

}  // namespace minuit::net
