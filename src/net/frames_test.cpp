#include "net/frames.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "net/limits.hpp"
#include "tests/support/net_client.hpp"

namespace minuit::net {
namespace {

using support::client_frame;

std::span<const u8> bytes_of(const std::string& text) { return {reinterpret_cast<const u8*>(text.data()), text.size()}; }

struct HeadCase {
  const char* what;
  std::string bytes;
  HeadResult::Kind kind;
  u16 code = 0;
};

TEST(Frames, HeadsAreReadOrRefused) {
  using enum HeadResult::Kind;
  constexpr std::size_t limit = 200;
  const std::vector<HeadCase> cases{
      {"nothing", "", more},
      {"half a head", client_frame(1, "abc").substr(0, 5), more},
      {"text", client_frame(1, "abc"), whole},
      {"at the limit", client_frame(1, std::string(limit, 'x')), whole},
      {"beyond the limit", client_frame(1, std::string(limit + 1, 'x')), bad, kTooBig},
      {"beyond the limit, told by the size alone", client_frame(1, std::string(limit + 1, 'x')).substr(0, 4), bad, kTooBig},
      {"four gigabytes", std::string("\x81\xFF\0\0\0\1\0\0\0\0", 10), bad, kTooBig},
      {"a size with the sign bit", std::string("\x81\xFF\x80\0\0\0\0\0\0\0", 10), bad, kProtocolError},
      {"a small size in two bytes", std::string("\x81\xFE\0\5", 4), bad, kProtocolError},
      {"a small size in eight bytes", std::string("\x81\xFF\0\0\0\0\0\0\0\5", 10), bad, kProtocolError},
      {"not masked", client_frame(1, "abc", {.masked = false}), bad, kProtocolError},
      {"a reserved bit", client_frame(1, "abc", {.reserved = 0x20}), bad, kProtocolError},
      {"compressed though it was not agreed", client_frame(1, "abc", {.reserved = 0x40}), bad, kProtocolError},
      {"opcode 3", client_frame(3, "abc"), bad, kProtocolError},
      {"opcode 11", client_frame(11, "abc"), bad, kProtocolError},
      {"a ping in fragments", client_frame(9, "abc", {.final = false}), bad, kProtocolError},
      {"the longest ping", client_frame(9, std::string(kMostControlBytes, 'x')), whole},
      {"a ping too long", client_frame(9, std::string(kMostControlBytes + 1, 'x')), bad, kProtocolError},
  };
  for (const HeadCase& one : cases) {
    const HeadResult result = read_head(bytes_of(one.bytes), limit, false);
    EXPECT_EQ(result.kind, one.kind) << one.what;
    EXPECT_EQ(result.code, one.code) << one.what;
  }
}

TEST(Frames, CompressedIsForTheFirstFrameOfAMessage) {
  using enum HeadResult::Kind;
  EXPECT_EQ(read_head(bytes_of(client_frame(1, "a", {.reserved = 0x40})), 9, true).kind, whole);
  EXPECT_EQ(read_head(bytes_of(client_frame(0, "a", {.reserved = 0x40})), 9, true).kind, bad);
  EXPECT_EQ(read_head(bytes_of(client_frame(9, "a", {.reserved = 0x40})), 9, true).kind, bad);
}

TEST(Frames, UnmaskingFindsTheText) {
  for (const std::size_t size : {0U, 1U, 3U, 7U, 8U, 9U, 125U, 126U, 1000U}) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text.push_back(static_cast<char>('a' + i % 26));
    std::string bytes = client_frame(1, text);
    const HeadResult result = read_head(bytes_of(bytes), 1000, false);
    ASSERT_EQ(result.kind, HeadResult::Kind::whole);
    ASSERT_EQ(result.head.payload_bytes, size);
    std::string payload = bytes.substr(result.head.head_bytes);
    unmask({reinterpret_cast<u8*>(payload.data()), payload.size()}, result.head.mask);
    EXPECT_EQ(payload, text);
  }
}

TEST(Frames, HeadsAreWrittenInTheShortestForm) {
  std::array<u8, kMostServerHeadBytes> head{};
  EXPECT_EQ(write_head(head, Opcode::text, 125, false), 2U);
  EXPECT_EQ(head[0], 0x81);
  EXPECT_EQ(head[1], 125);
  EXPECT_EQ(write_head(head, Opcode::text, 126, true), 4U);
  EXPECT_EQ(head[0], 0xC1);
  EXPECT_EQ(head[1], 126);
  EXPECT_EQ(head[3], 126);
  EXPECT_EQ(write_head(head, Opcode::close, 0xFFFF, false), 4U);
  EXPECT_EQ(write_head(head, Opcode::text, 0x10000, false), 10U);
  EXPECT_EQ(head[7], 1);
}

TEST(Frames, Utf8IsTold) {
  const std::vector<std::pair<std::string, bool>> cases{
      {"", true},
      {"plain text that is longer than eight bytes", true},
      {"Fantôme de minuit, déjà vu: 漢字 👻", true},
      {"\xF4\x8F\xBF\xBF", true},   // U+10FFFF
      {"\xF4\x90\x80\x80", false},  // beyond
      {"\xC0\xAF", false},          // overlong
      {"\xE0\x9F\xBF", false},      // overlong
      {"\xF0\x8F\xBF\xBF", false},  // overlong
      {"\xED\x9F\xBF", true},       // before the surrogates
      {"\xED\xA0\x80", false},      // a surrogate
      {"\x80", false},              // no lead
      {"12345678\xC3", false},      // cut
      {"12345678\xE2\x82", false},  // cut
      {"\xE2\x28\xA1", false},      // no continuation
      {"\xF0\x9F\x91\x41", false},  // no continuation
      {"\xFF", false},
  };
  for (const auto& [text, good] : cases) EXPECT_EQ(is_utf8(text), good) << text;
}

TEST(Frames, CloseReasonsAreCutBetweenCharacters) {
  EXPECT_EQ(close_payload(1000, "bye"), std::string("\x03\xE8"
                                                    "bye"));
  std::string reason = "x";
  for (int i = 0; i < 100; ++i) reason += "é";
  const std::string payload = close_payload(1000, reason);
  EXPECT_LE(payload.size(), kMostControlBytes);
  EXPECT_GE(payload.size(), kMostControlBytes - 1);
  EXPECT_TRUE(is_utf8(std::string_view(payload).substr(2)));
}

TEST(Frames, CloseCodesOfPeers) {
  for (const int good : {1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999})
    EXPECT_TRUE(may_be_sent(static_cast<u16>(good))) << good;
  for (const int bad : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000}) EXPECT_FALSE(may_be_sent(static_cast<u16>(bad))) << bad;
}

}  // namespace
}  // namespace minuit::net
