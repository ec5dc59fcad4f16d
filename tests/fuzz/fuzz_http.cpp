// Any bytes as the requests of one connection: what is held stays within the limits, nothing is read after a fault, a request is
// framed in one way only, and all of it is the same however the bytes are cut. The first byte says how.
#include <algorithm>
#include <string>
#include <vector>

#include "net/answers.hpp"
#include "net/request_reader.hpp"
#include "tests/fuzz/targets.hpp"

using minuit::u8;
using minuit::fuzz::require;
namespace net = minuit::net;

namespace {

net::Limits limits() {
  net::Limits small;
  small.http_header_bytes = 512;
  small.http_body_bytes = 256;
  small.http_framing_bytes = 128;
  return small;
}

struct Read {
  net::Request request;
  bool keep_alive = false;
  std::size_t end = 0;  // in the bytes
};
struct Reading {
  std::vector<Read> requests;
  unsigned fault = 0;
  std::size_t used = 0;
};

void check(const net::Request& request, const net::Limits& within) {
  require(!request.method.empty(), "a request asks for something");
  require(request.body.size() <= within.http_body_bytes, "a body is bounded");
  const auto count = [&](std::string_view name) {
    return std::ranges::count_if(request.headers, [&](const auto& each) { return net::equal_ignoring_case(each.first, name); });
  };
  const auto lengths = count("Content-Length");
  const auto encodings = count("Transfer-Encoding");
  require(lengths + encodings <= 1, "a body is framed in one way");
  if (lengths == 1)
    require(request.header("Content-Length").find_first_not_of("0123456789") == std::string_view::npos &&
                std::stoull(std::string(request.header("Content-Length"))) == request.body.size(),
            "a body is as long as it was said to be");
  if (encodings == 1)
    require(net::equal_ignoring_case(request.header("Transfer-Encoding"), "chunked"), "chunks are the one encoding");
  if (lengths + encodings == 0) require(request.body.empty(), "no body comes unannounced");
  for (const auto& [name, value] : request.headers)
    require((name + value).find_first_of(std::string_view("\r\n\0", 3)) == std::string::npos, "a header is one line");
}

// In pieces of so many bytes, as long as the connection would be read.
Reading read(std::string_view bytes, std::size_t piece) {
  const net::Limits within = limits();
  Reading reading;
  while (reading.used < bytes.size()) {
    net::RequestReader reader(within);
    const std::size_t began = reading.used;
    while (reading.used < bytes.size() && !reader.whole() && !reader.fault()) {
      const std::string_view next = bytes.substr(reading.used, piece);
      const std::size_t taken = reader.take(next);
      require(taken <= next.size() && reader.begun(), "it takes what is there");
      require(taken == next.size() || reader.whole() || reader.fault(), "it takes all unless it is done");
      reading.used += taken;
      require(reader.held() <= within.http_header_bytes + within.http_body_bytes, "what is held is bounded");
      require(reading.used - began <= within.http_header_bytes + within.http_body_bytes + within.http_framing_bytes + 1,
              "a request is bounded, whatever it is made of");
    }
    require(!(reader.whole() && reader.fault()), "whole or at fault");
    if (reader.fault()) {
      reading.fault = reader.fault()->status;
      require(reading.fault == 400 || reading.fault == 413 || reading.fault == 431 || reading.fault == 501, "a known fault");
      require(reader.take("GET / HTTP/1.1\r\nHost: h\r\n\r\n") == 0 && !reader.whole(), "no request after a fault");
      return reading;
    }
    if (!reader.whole()) return reading;
    check(reader.request(), within);
    reading.requests.push_back({std::move(reader.request()), reader.keep_alive(), reading.used});
  }
  return reading;
}

bool same(const Read& a, const Read& b) {
  return a.end == b.end && a.keep_alive == b.keep_alive && a.request.method == b.request.method &&
         a.request.path == b.request.path && a.request.query == b.request.query && a.request.headers == b.request.headers &&
         a.request.body == b.request.body;
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t piece = std::size_t{data[0]} + 1;
  const std::string_view bytes = minuit::fuzz::as_text({data + 1, size - 1});
  const Reading whole = read(bytes, std::max<std::size_t>(1, bytes.size()));
  for (const std::size_t each : {piece, std::size_t{1}}) {
    const Reading cut = read(bytes, each);
    require(cut.fault == whole.fault && cut.used == whole.used, "the same fault at the same place however it is cut");
    require(std::ranges::equal(cut.requests, whole.requests, same), "the same requests however it is cut");
  }
  return 0;
}
