#include "net/deflate.hpp"

#include <gtest/gtest.h>

#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

using support::NetClient;
using support::TestServer;

constexpr std::string_view kOffer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n";

std::string message() {
  std::string text;
  for (int i = 0; i < 100; ++i) text += R"({"ghost":)" + std::to_string(i) + R"(,"room":"gallery"},)";
  return text;
}

TEST(Deflate, WhatIsCompressedComesBack) {
  Deflate deflate;
  const Frame frame = frame_of(message());
  const Frame packed = deflate.compress(frame);
  ASSERT_TRUE(packed);
  EXPECT_LT(packed->size(), frame->size() / 3);
  EXPECT_EQ(deflate.compress(frame), packed) << "done once for all sockets";
  for (int i = 0; i < 2; ++i) {
    const Inflated back = deflate.expand(*packed, frame->size());
    EXPECT_EQ(back.kind, Inflated::Kind::text);
    EXPECT_EQ(back.text, *frame);
  }
}

TEST(Deflate, SmallAndRandomTextIsLeftAlone) {
  Deflate deflate;
  EXPECT_FALSE(deflate.compress(frame_of(std::string(kLeastDeflated - 1, 'x'))));
  EXPECT_TRUE(deflate.compress(frame_of(std::string(kLeastDeflated, 'x'))));
  std::string noise;
  u32 state = 1;
  for (int i = 0; i < 5000; ++i) noise.push_back(static_cast<char>((state = state * 1664525U + 1013904223U) >> 24U));
  EXPECT_FALSE(deflate.compress(frame_of(noise)));
}

TEST(Deflate, BombsAndGarbageAreRefused) {
  Deflate deflate;
  const Frame bomb = deflate.compress(frame_of(std::string(1'000'000, 'x')));
  ASSERT_TRUE(bomb);
  ASSERT_LT(bomb->size(), 5000U);
  EXPECT_EQ(deflate.expand(*bomb, 16384).kind, Inflated::Kind::too_big);
  EXPECT_EQ(deflate.expand(*bomb, 999'999).kind, Inflated::Kind::too_big);
  EXPECT_EQ(deflate.expand(*bomb, 1'000'000).kind, Inflated::Kind::text);
  EXPECT_EQ(deflate.expand("\xFF\xFF\xFF\xFF", 100).kind, Inflated::Kind::bad);
}

TEST(Deflate, OffersAreMetOrNot) {
  EXPECT_TRUE(offers_deflate("permessage-deflate"));
  EXPECT_TRUE(offers_deflate("permessage-deflate; client_max_window_bits"));
  EXPECT_TRUE(offers_deflate("permessage-deflate; server_max_window_bits=9, permessage-deflate"));
  EXPECT_FALSE(offers_deflate("permessage-deflate; server_max_window_bits=9"));
  EXPECT_FALSE(offers_deflate("permessage-deflate; of_my_own"));
  EXPECT_FALSE(offers_deflate(""));
}

TEST(Deflate, IsAgreedOnlyWhenBothWant) {
  for (const bool wanted : {false, true}) {
    Options options;
    options.deflate = wanted;
    TestServer server(std::move(options));
    NetClient client(server.port());
    const std::string answer = client.upgrade("/", kOffer);
    EXPECT_EQ(answer.find("permessage-deflate; server_no_context_takeover; client_no_context_takeover") != std::string::npos,
              wanted);
    NetClient old(server.port());
    EXPECT_EQ(old.upgrade().find("permessage-deflate"), std::string::npos);
  }
}

TEST(Deflate, MessagesTravelCompressedBothWays) {
  Options options;
  options.deflate = true;
  TestServer server(std::move(options));
  NetClient client(server.port());
  client.upgrade("/", kOffer);
  Deflate deflate;
  const Frame packed = deflate.compress(frame_of(message()));
  // In one frame, and in two.
  client.write(support::client_frame(1, *packed, {.reserved = 0x40}));
  client.write(support::client_frame(1, packed->substr(0, 50), {.final = false, .reserved = 0x40}));
  client.write(support::client_frame(0, packed->substr(50)));
  for (int i = 0; i < 2; ++i) {
    const auto frame = client.read_frame();
    ASSERT_TRUE(frame);
    EXPECT_TRUE(frame->compressed);
    EXPECT_EQ(deflate.expand(frame->payload, 100'000).text, message());
  }
  client.write_text("small");
  EXPECT_EQ(client.read_text(), "small");
  const Frame bomb = deflate.compress(frame_of(std::string(1'000'000, 'x')));
  client.write(support::client_frame(1, *bomb, {.reserved = 0x40}));
  EXPECT_EQ(client.read_close(), kTooBig);
  NetClient other(server.port());
  other.upgrade("/", kOffer);
  other.write(support::client_frame(1, "\xFF\xFF\xFF", {.reserved = 0x40}));
  EXPECT_EQ(other.read_close(), kNotUtf8);
}

}  // namespace
}  // namespace minuit::net
