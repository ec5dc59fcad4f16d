#include "net/request_reader.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace minuit::net {
namespace {

Limits small_limits() {
  Limits limits;
  limits.http_header_bytes = 256;
  limits.http_body_bytes = 64;
  limits.http_framing_bytes = 48;
  return limits;
}

// How the bytes end: the status of the fault, 200 if the request is whole, 0 if more is wanted.
struct Outcome {
  unsigned status = 0;
  std::size_t used = 0;
  std::string body;
  bool operator==(const Outcome&) const = default;
};

Outcome outcome(std::string_view bytes, std::size_t piece) {
  const Limits limits = small_limits();
  RequestReader reader(limits);
  std::size_t used = 0;
  while (used < bytes.size()) {
    const std::string_view next = bytes.substr(used, piece);
    const std::size_t taken = reader.take(next);
    used += taken;
    EXPECT_LE(reader.held(), limits.http_header_bytes + limits.http_body_bytes);
    if (taken < next.size() || reader.whole() || reader.fault()) break;
  }
  if (reader.fault()) {
    EXPECT_EQ(reader.take("GET / HTTP/1.1\r\nHost: h\r\n\r\n"), 0U) << "nothing is read after a fault";
    EXPECT_FALSE(reader.whole());
    return {reader.fault()->status, used, {}};
  }
  return {reader.whole() ? 200U : 0U, used, reader.request().body};
}

// In one piece, and the same in pieces of every size.
Outcome read(std::string_view bytes) {
  const Outcome whole = outcome(bytes, bytes.size());
  for (std::size_t piece = 1; piece < std::min<std::size_t>(bytes.size(), 80); ++piece)
    EXPECT_EQ(outcome(bytes, piece), whole) << "in pieces of " << piece << ": " << bytes.substr(0, 100);
  return whole;
}

std::string post(std::string_view headers, std::string_view body) {
  return "POST / HTTP/1.1\r\nHost: h\r\n" + std::string(headers) + "\r\n" + std::string(body);
}

std::string chunked(std::string_view body) { return post("Transfer-Encoding: chunked\r\n", body); }

TEST(RequestReader, ReadsWhatIsWholeAndLeavesTheNext) {
  const std::string next = "GET /next HTTP/1.1\r\n";
  for (const auto& [request, body] : std::vector<std::pair<std::string, std::string>>{
           {post("", ""), ""},
           {post("Content-Length: 0\r\n", ""), ""},
           {post("Content-Length: 4\r\n", "abcd"), "abcd"},
           {chunked("0\r\n\r\n"), ""},
           {chunked("3\r\nabc\r\n0\r\n\r\n"), "abc"},
           {chunked("003;a=b;c=\"d\"\r\nabc\r\nA \r\n0123456789\r\n0;last\r\nX: y\r\nZ:\r\n\r\n"), "abc0123456789"},
           {post("transfer-encoding: CHUNKED\r\n", "1\r\nx\r\n0\r\n\r\n"), "x"},
       }) {
    EXPECT_EQ(read(request + next), (Outcome{200, request.size(), body})) << request;
    EXPECT_EQ(read(request.substr(0, request.size() - 1)).status, 0U) << "not whole: " << request;
  }
}

TEST(RequestReader, TakesARequestApart) {
  RequestReader reader{Limits{}};
  EXPECT_FALSE(reader.begun());
  const std::string text = "POST /a/b?c=d?e HTTP/1.1\r\nHost: h\r\nX-One:  1 \r\nContent-Length: 2\r\n\r\nok";
  EXPECT_EQ(reader.take(text), text.size());
  ASSERT_TRUE(reader.whole());
  EXPECT_TRUE(reader.keep_alive());
  const Request& request = reader.request();
  EXPECT_EQ(request.method, "POST");
  EXPECT_EQ(request.path, "/a/b");
  EXPECT_EQ(request.query, "c=d?e");
  EXPECT_EQ(request.header("x-one"), "1");
  EXPECT_EQ(request.body, "ok");
  RequestReader old{Limits{}};
  (void)old.take("GET / HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(old.whole());
  EXPECT_FALSE(old.keep_alive());
}

TEST(RequestReader, WhereABodyEndsIsNeverInDoubt) {
  const std::string smuggled = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n";
  for (const auto& [headers, status] : std::vector<std::pair<std::string, unsigned>>{
           {"Transfer-Encoding: identity\r\n", 501},
           {"Transfer-Encoding: gzip\r\n", 501},
           {"Transfer-Encoding: xchunked\r\n", 501},
           {"Transfer-Encoding: \"chunked\"\r\n", 501},
           {"Transfer-Encoding: chunked;q=1\r\n", 501},
           {"Transfer-Encoding:\r\n", 501},
           {"Transfer-Encoding: gzip, chunked\r\n", 501},
           {"Transfer-Encoding: chunked, gzip\r\n", 501},
           {"Transfer-Encoding: chunked, chunked\r\n", 501},
           {"Transfer-Encoding: chunked,\r\n", 501},
           {"Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n", 501},
           {"Transfer-Encoding: identity\r\nTransfer-Encoding: identity\r\n", 501},
           {"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 400},
           {"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", 400},
           {"Transfer-Encoding : chunked\r\n", 400},
           {"Transfer-Encoding: identity\r\nContent-Length: 4\r\n", 400},
           {"Content-Length: 4\r\nTransfer-Encoding: identity\r\n", 400},
           {"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", 400},
           {"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", 400},
           {"Content-Length: 4\r\nContent-Length: 4\r\n", 400},
           {"Content-Length: 4\r\nContent-Length: 5\r\n", 400},
           {"Content-Length: 4, 4\r\n", 400},
           {"Content-Length: +4\r\n", 400},
           {"Content-Length: 4x\r\n", 400},
           {"Content-Length: 0x4\r\n", 400},
           {"Content-Length:\r\n", 400},
           {"Content-Length: -1\r\n", 400},
           {"Content-Length: 18446744073709551616\r\n", 400},
           {"Content-Length: 18446744073709551615\r\n", 413},
           {"Content-Length: 65\r\n", 413},
       })
    EXPECT_EQ(read(post(headers, smuggled)).status, status) << headers;
  EXPECT_EQ(read("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n").status, 400U);
}

TEST(RequestReader, LinesEndInOneWay) {
  for (const std::string& bytes : std::vector<std::string>{"GET / HTTP/1.1\nHost: h\n\n",
                                                           "GET / HTTP/1.1\r\nHost: h\r\nX: a\nY: b\r\n\r\n",
                                                           "GET / HTTP/1.1\r\rHost: h\r\n\r\n",
                                                           "GET / HTTP/1.1\r\nX: a\rb\r\n\r\n",
                                                           std::string("GET / HTTP/1.1\r\nX: a\0b\r\n\r\n", 25),
                                                           "\r\n\r\n",
                                                           "\x16\x03\x01",
                                                           chunked("3\nabc\r\n0\r\n\r\n"),
                                                           chunked("3\r\nabc\n0\r\n\r\n"),
                                                           chunked("3\r\nabcd\r\n0\r\n\r\n"),
                                                           chunked("3;a\nb\r\nabc\r\n0\r\n\r\n"),
                                                           chunked("\r\nabc"),
                                                           chunked(";\r\n"),
                                                           chunked("g\r\n"),
                                                           chunked("-1\r\n"),
                                                           chunked("0x1\r\n"),
                                                           chunked("1,\r\n"),
                                                           chunked("0\r\nGET / HTTP/1.1\r\n\r\n"),
                                                           chunked("0\r\nX: a\nb\r\n\r\n"),
                                                           chunked("0\r\n folded\r\n\r\n"),
                                                           chunked("0\r\n:\r\n\r\n"),
                                                           chunked("0\r\n\rX")})
    EXPECT_EQ(read(bytes).status, 400U) << bytes;
}

TEST(RequestReader, EveryPartHasItsLimit) {
  const std::string head = "GET / HTTP/1.1\r\nHost: h\r\nX: ";
  const auto padded = [&](std::size_t size) { return head + std::string(size - head.size() - 4, 'x') + "\r\n\r\n"; };
  EXPECT_EQ(read(padded(256)).status, 200U);
  EXPECT_EQ(read(padded(257)).status, 431U);
  EXPECT_EQ(read(head + std::string(5000, 'x')).status, 431U);

  EXPECT_EQ(read(post("Content-Length: 64\r\n", std::string(64, 'x'))).status, 200U);
  EXPECT_EQ(read(chunked("40\r\n" + std::string(64, 'x') + "\r\n0\r\n\r\n")).status, 200U);
  EXPECT_EQ(read(chunked("41\r\n" + std::string(65, 'x') + "\r\n0\r\n\r\n")).status, 413U);
  EXPECT_EQ(read(chunked("20\r\n" + std::string(32, 'x') + "\r\n21\r\n")).status, 413U);
  EXPECT_EQ(read(chunked("FFFFFFFFFFFFFFFFF\r\n")).status, 413U);
  EXPECT_EQ(read(chunked("10000000000000001\r\n")).status, 413U) << "no size wraps round";

  std::string bytes_one_by_one;
  for (int i = 0; i < 20; ++i) bytes_one_by_one += "1\r\nx\r\n";
  EXPECT_EQ(read(chunked(bytes_one_by_one)).status, 413U);
  EXPECT_EQ(read(chunked("1;" + std::string(5000, 'x'))).status, 413U);
  EXPECT_EQ(read(chunked(std::string(5000, '0'))).status, 413U);
  std::string trailers;
  for (int i = 0; i < 1000; ++i) trailers += "X: a\r\n";
  EXPECT_EQ(read(chunked("0\r\n" + trailers + "\r\n")).status, 431U);
  EXPECT_EQ(read(chunked("0\r\nX: " + std::string(5000, 'x'))).status, 431U);
  const auto trailer = [](std::size_t size) { return chunked("0\r\nX: " + std::string(size, 'x') + "\r\n\r\n"); };
  EXPECT_EQ(read(trailer(38)).status, 200U);
  EXPECT_EQ(read(trailer(39)).status, 431U);
}

}  // namespace
}  // namespace minuit::net
