#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <thread>

#include "net/frames.hpp"
#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

using support::client_frame;
using support::NetClient;
using support::TestServer;

TEST(Socket, EchoesText) {
  const TestServer server;
  NetClient client(server.port());
  const std::string answer = client.upgrade();
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 101 ")) << answer;
  EXPECT_NE(answer.find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"), std::string::npos);
  EXPECT_NE(answer.find("Set-Cookie: key=value; HttpOnly\r\n"), std::string::npos);
  for (const std::size_t size : {0U, 1U, 125U, 126U, 5000U, 16384U}) {
    const std::string text(size, 't');
    client.write_text(text);
    EXPECT_EQ(client.read_text(), text);
  }
}

TEST(Socket, FramesMayComeWithTheRequestAndInPieces) {
  const TestServer server;
  NetClient client(server.port());
  const std::string later = client_frame(1, "later");
  client.write(support::upgrade_request("/") + client_frame(1, "at once") + later.substr(0, 3));
  EXPECT_TRUE(client.read_answer().starts_with("HTTP/1.1 101 "));
  EXPECT_EQ(client.read_text(), "at once");
  client.write(later.substr(3, 4));
  client.write(later.substr(7));
  EXPECT_EQ(client.read_text(), "later");
}

TEST(Socket, FragmentsAreOneMessage) {
  const TestServer server;
  NetClient client(server.port());
  client.upgrade();
  // A character is cut in two, and a ping comes between.
  client.write(client_frame(1, "minuit d\xC3", {.final = false}));
  client.write(client_frame(9, "still there?"));
  client.write(client_frame(0, "\xA9j", {.final = false}));
  client.write(client_frame(0,
                            ""
                            "à"));
  const auto pong = client.read_frame();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, 10);
  EXPECT_EQ(pong->payload, "still there?");
  EXPECT_EQ(client.read_text(), "minuit déjà");
}

struct CloseCase {
  const char* what;
  std::string bytes;
  u16 code;
};

TEST(Socket, MisbehaviourIsClosedWithItsCode) {
  Options options;
  options.limits.frame_bytes = 1000;
  TestServer server(std::move(options));
  const std::vector<CloseCase> cases{
      {"binary", client_frame(2, "abc"), kNotText},
      {"no UTF-8", client_frame(1, "\xFF\xFE"), kNotUtf8},
      {"no UTF-8 once put together", client_frame(1, "\xC3", {.final = false}) + client_frame(0, "x"), kNotUtf8},
      {"too big", client_frame(1, std::string(1001, 'x')), kTooBig},
      {"too big once put together",
       client_frame(1, std::string(600, 'x'), {.final = false}) + client_frame(0, std::string(401, 'x')), kTooBig},
      {"much too big", client_frame(1, std::string(300'000, 'x')), kTooBig},
      {"not masked", client_frame(1, "abc", {.masked = false}), kProtocolError},
      {"compressed", client_frame(1, "abc", {.reserved = 0x40}), kProtocolError},
      {"a continuation of nothing", client_frame(0, "abc"), kProtocolError},
      {"a message within a message", client_frame(1, "a", {.final = false}) + client_frame(1, "b"), kProtocolError},
      {"a close code nobody may send", client_frame(8, close_payload(1006, "")), kProtocolError},
      {"half a close code", client_frame(8, "x"), kProtocolError},
      {"a close with a bad reason", client_frame(8, close_payload(1000, "\xFF")), kNotUtf8},
      {"a plain close", client_frame(8, close_payload(1000, "bye")), 1000},
      {"a close of its own", client_frame(8, close_payload(4242, "bye")), 4242},
      {"a close without a code", client_frame(8, ""), 1000},
      {"asked for", client_frame(1, "close"), 4000},
  };
  for (const CloseCase& one : cases) {
    NetClient client(server.port());
    client.upgrade();
    client.write(one.bytes);
    EXPECT_EQ(client.read_close(), one.code) << one.what;
    client.write(client_frame(8, close_payload(one.code, "")));
    client.finish_writing();
    EXPECT_TRUE(client.at_end()) << one.what;
  }
  EXPECT_TRUE(server.service().wait_closed(cases.size()));
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 0; }));
  EXPECT_EQ(server.server().counters().protocol_errors, 13U);
  EXPECT_EQ(server.server().counters().open_sockets, 0U);
}

TEST(Socket, WhatOneCallSendsLeavesInOneWrite) {
  TestServer server;
  NetClient client(server.port());
  client.upgrade();
  client.write_text("flood 50");
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.read_text(), std::string(1000, 'f'));
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.frames_out == 50; }));
  EXPECT_EQ(server.server().counters().writes, 1U);
}

TEST(Socket, WhatIsSentEarlyToMakeRoomIsSentOnce) {
  Options options;
  options.limits.send_queue_bytes = 10'000;
  const TestServer server(std::move(options));
  NetClient client(server.port());
  client.upgrade();
  client.write_text("flood 55");
  for (int i = 0; i < 55; ++i) EXPECT_EQ(client.read_text(), std::string(1000, 'f'));
  client.write_text("once");
  EXPECT_EQ(client.read_text(), "once");
}

TEST(Socket, OneFrameReachesEverySocketOfAllLoops) {
  Options options;
  options.threads = 3;
  TestServer server(std::move(options));
  std::deque<NetClient> clients;
  for (int i = 0; i < 6; ++i) clients.emplace_back(server.port()).upgrade();
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_sockets == 6; }));
  for (NetClient& client : clients) {
    client.write_text("all");
    for (NetClient& each : clients) EXPECT_EQ(each.read_text(), "to all");
  }
  std::vector<unsigned> loops;
  for (const SocketId id : server.service().open()) loops.push_back(loop_of(id));
  std::ranges::sort(loops);
  EXPECT_EQ(loops, (std::vector<unsigned>{0, 0, 1, 1, 2, 2}));
}

TEST(Socket, OtherThreadsPostSendAndClose) {
  Options options;
  options.threads = 2;
  TestServer server(std::move(options));
  NetClient client(server.port());
  client.upgrade();
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_sockets == 1; }));
  const SocketId id = server.service().open().at(0);
  for (int i = 0; i < 100; ++i) server.server().send(id, frame_of(std::to_string(i)));
  for (int i = 0; i < 100; ++i) EXPECT_EQ(client.read_text(), std::to_string(i));
  server.server().post(loop_of(id), [&server, id] { server.server().send(id, frame_of("posted")); });
  EXPECT_EQ(client.read_text(), "posted");
  server.server().after(1, Milliseconds(5), [&server, id, own = std::make_unique<std::string>("later")] {
    server.server().send(id, frame_of(*own));
  });
  EXPECT_EQ(client.read_text(), "later");
  server.server().close(id, 4001, "enough");
  EXPECT_EQ(client.read_close(), 4001);
  EXPECT_TRUE(server.service().wait_closed(1));
  server.server().send(id, frame_of("to nobody"));
}

TEST(Socket, AFloodWaitsWhileItsNeighbourIsServed) {
  Options options;
  options.limits.frames_per_second = 100;
  options.limits.frames_burst = 20;
  TestServer server(std::move(options));
  NetClient flooder(server.port());
  NetClient honest(server.port());
  flooder.upgrade();
  honest.upgrade();
  std::string flood;
  for (int i = 0; i < 60; ++i) flood += client_frame(1, std::to_string(i));
  flooder.write(flood);
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.rate_pauses > 0; }));
  honest.write_text("me too");
  EXPECT_EQ(honest.read_text(), "me too");
  for (int i = 0; i < 60; ++i) EXPECT_EQ(flooder.read_text(), std::to_string(i)) << "late, but nothing is lost";
}

TEST(Socket, TheBurstItselfIsNotPaused) {
  Options options;
  options.limits.frames_per_second = 1;
  options.limits.frames_burst = 20;
  TestServer server(std::move(options));
  NetClient client(server.port());
  client.upgrade();
  std::string burst;
  for (int i = 0; i < 20; ++i) burst += client_frame(1, "x");
  client.write(burst);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.read_text(), "x");
  EXPECT_EQ(server.server().counters().rate_pauses, 0U);
  client.write_text("one more");
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.rate_pauses > 0; }));
}

TEST(Socket, ASlowReaderIsDroppedAndItsQueueWasBounded) {
  Options options;
  options.limits.send_queue_bytes = 64 * 1024;
  options.limits.kernel_send_bytes = 16 * 1024;
  options.limits.frames_per_second = options.limits.frames_burst = 100'000;
  TestServer server(std::move(options));
  NetClient slow(server.port(), 4096);
  NetClient honest(server.port());
  slow.upgrade();
  honest.upgrade();
  for (int i = 0; i < 100; ++i) slow.write_text("flood 20");
  EXPECT_TRUE(server.service().wait_closed(1));
  honest.write_text("me too");
  EXPECT_EQ(honest.read_text(), "me too");
  EXPECT_EQ(server.server().counters().dropped_slow, 1U);
  EXPECT_EQ(slow.read_close(), kTooSlow) << "it reads at last, and is told";
}

TEST(Socket, TheSendQueueHoldsItsLimit) {
  constexpr std::size_t most = 1000;
  constexpr std::size_t most_in_kernel = 500;  // frames of 1,000 bytes; far more than its queues of this size take
  for (const std::size_t frames : {most, most + most_in_kernel}) {
    Options options;
    options.limits.send_queue_frames = most;
    options.limits.send_queue_bytes = 100'000'000;
    options.limits.kernel_send_bytes = 16 * 1024;
    TestServer server(std::move(options));
    NetClient slow(server.port(), 4096);
    slow.upgrade();
    slow.write_text("flood " + std::to_string(frames));
    slow.write_text("close");
    // Nothing is read before the queue was too long, or the kernel could pass all of it on.
    if (frames > most) {
      EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.dropped_slow == 1; }));
    }
    EXPECT_EQ(slow.read_close(), frames > most ? kTooSlow : 4000);
  }
}

TEST(Socket, QueuesOfOneAddressAreBoundedTogether) {
  Options options;
  options.limits.kernel_send_bytes = 4096;
  options.limits.waiting_bytes_of_address = 300'000;
  TestServer server(std::move(options));
  NetClient honest(server.port(), 0, "127.0.0.2");
  NetClient neighbour(server.port());
  honest.upgrade();
  neighbour.upgrade();
  std::deque<NetClient> deaf;
  for (int each = 0; each < 4; ++each) {
    deaf.emplace_back(server.port(), 2048).upgrade();
    deaf.back().write_text("flood 200");  // 200 KB: within what one socket may have
  }
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.dropped_slow >= 2; }));
  for (NetClient* each : {&honest, &neighbour}) {
    each->write_text("still here");
    EXPECT_EQ(each->read_text(), "still here") << "who reads keeps the socket, also at that address";
  }
  EXPECT_LE(server.server().counters().dropped_slow, 3U);
  for (NetClient& each : deaf) each.finish_writing();
}

TEST(Socket, AnAddressHasItsShareOfMessagesAndAllItsSocketsTheirTurn) {
  Options options;
  options.limits.frames_per_second_of_address = 200;
  options.limits.frames_burst_of_address = 10;
  TestServer server(std::move(options));
  std::deque<NetClient> crowd;
  for (int each = 0; each < 4; ++each) crowd.emplace_back(server.port()).upgrade();
  std::string flood;
  for (int each = 0; each < 50; ++each) flood += client_frame(1, "flood");
  for (NetClient& each : crowd) each.write(flood);
  NetClient elsewhere(server.port(), 0, "127.0.0.2");
  elsewhere.upgrade();
  elsewhere.write_text("hello");
  EXPECT_EQ(elsewhere.read_text(), "hello");
  EXPECT_GE(server.server().counters().rate_pauses, 1U);
  for (NetClient& each : crowd)
    for (int frame = 0; frame < 50; ++frame) EXPECT_EQ(each.read_text(), "flood") << "nothing is lost";
}

TEST(Socket, PongsThatNobodyReadsAreBoundedToo) {
  Options options;
  options.limits.send_queue_frames = 100;
  options.limits.kernel_send_bytes = 4096;
  options.limits.frames_per_second = options.limits.frames_burst = 1'000'000;
  TestServer server(std::move(options));
  NetClient slow(server.port(), 4096);
  slow.upgrade();
  const std::string ping = client_frame(9, std::string(kMostControlBytes, 'p'));
  std::string pings;
  for (int i = 0; i < 100; ++i) pings += ping;
  for (int i = 0; i < 500 && server.server().counters().dropped_slow == 0; ++i) slow.write(pings);
  EXPECT_TRUE(server.service().wait_closed(1));
  EXPECT_EQ(server.server().counters().dropped_slow, 1U);
  EXPECT_EQ(slow.read_close(), kTooSlow);
}

TEST(Socket, AHalfOpenSocketVanishes) {
  Options options;
  options.limits.ping_interval = Milliseconds(40);
  TestServer server(std::move(options));
  NetClient silent(server.port());
  silent.upgrade();
  EXPECT_TRUE(server.service().wait_closed(1));
  EXPECT_EQ(server.server().counters().dropped_silent, 1U);
  const auto ping = silent.read_frame();
  ASSERT_TRUE(ping);
  EXPECT_EQ(ping->opcode, 9);
  EXPECT_TRUE(silent.at_end());
}

TEST(Socket, APongKeepsASocket) {
  Options options;
  options.limits.ping_interval = Milliseconds(200);
  TestServer server(std::move(options));
  NetClient quiet(server.port());
  quiet.upgrade();
  for (int i = 0; i < 4; ++i) {
    const auto ping = quiet.read_frame();
    ASSERT_TRUE(ping);
    ASSERT_EQ(ping->opcode, 9);
    quiet.write(client_frame(10, ping->payload));
  }
  quiet.write_text("awake");
  EXPECT_EQ(quiet.read_text(), "awake");
}

TEST(Socket, WhoSitsIsNotSentAwayForAStranger) {
  Options options;
  options.threads = 3;
  options.limits.connections = 6;
  options.limits.seats_kept_per_address = 3;
  TestServer server(std::move(options));
  std::deque<NetClient> crowd;
  for (int i = 0; i < 6; ++i) {
    crowd.emplace_back(server.port(), 0, "127.0.0.2").upgrade();
    if (i % 2 == 0) crowd.back().write_text("sit");
    crowd.back().write_text("here");
    while (crowd.back().read_text() != "here") {
    }
  }
  std::deque<NetClient> strangers;
  for (const char* from : {"127.0.0.3", "127.0.0.4", "127.0.0.5"})
    EXPECT_TRUE(strangers.emplace_back(server.port(), 0, from).upgrade().starts_with("HTTP/1.1 101 ")) << from;
  for (const std::size_t watcher : {1U, 3U, 5U}) EXPECT_EQ(crowd[watcher].read_close(), kMakeRoom);
  NetClient refused(server.port(), 0, "127.0.0.6");
  EXPECT_TRUE(refused.upgrade().starts_with("HTTP/1.1 503 "));
  for (const std::size_t player : {0U, 2U, 4U}) {
    crowd[player].write_text("still here");
    EXPECT_EQ(crowd[player].read_text(), "still here");
  }
  crowd[2].write_text("stand");
  EXPECT_EQ(crowd[2].read_text(), "stand");
  NetClient last(server.port(), 0, "127.0.0.6");
  EXPECT_TRUE(last.upgrade().starts_with("HTTP/1.1 101 "));
  EXPECT_EQ(crowd[2].read_close(), kMakeRoom);
  EXPECT_EQ(server.server().counters().evicted_watching, 4U);
}

TEST(Socket, PlacesChangeHandsWhileOthersPlay) {
  Options options;
  options.threads = 3;
  options.limits.connections = 12;
  options.limits.refusals = 4;
  TestServer server(std::move(options));
  NetClient seated(server.port());
  seated.upgrade();
  seated.write_text("sit");
  EXPECT_EQ(seated.read_text(), "sit");
  std::vector<std::thread> crowds;
  for (const char* from : {"127.0.0.2", "127.0.0.3", "127.0.0.4"})
    crowds.emplace_back([&server, from] {
      std::deque<NetClient> held;
      for (int i = 0; i < 100; ++i) {
        NetClient& next = held.emplace_back(server.port(), 0, from);
        if (i % 3 == 0) next.upgrade();
        if (i % 3 == 1) next.write("GET / HT");
        if (held.size() > 8) held.pop_front();
      }
    });
  for (int i = 0; i < 200; ++i) {
    seated.write_text(std::to_string(i));
    ASSERT_EQ(seated.read_text(), std::to_string(i));
  }
  for (std::thread& each : crowds) each.join();
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 1; }));
  seated.write_text("last");
  EXPECT_EQ(seated.read_text(), "last");
}

TEST(Socket, StoppingTellsEverySocketToComeBack) {
  Options options;
  options.threads = 2;
  TestServer server(std::move(options));
  std::deque<NetClient> clients;
  for (int i = 0; i < 4; ++i) clients.emplace_back(server.port()).upgrade();
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_sockets == 4; }));
  NetClient idle(server.port());
  server.server().stop();
  for (NetClient& client : clients) {
    EXPECT_EQ(client.read_close(), kRestarting);
    client.write(client_frame(8, close_payload(kRestarting, "")));
    EXPECT_TRUE(client.at_end());
  }
  server.stop();
  EXPECT_TRUE(idle.at_end());
  EXPECT_TRUE(server.service().open().empty());
}

TEST(Socket, StoppingDoesNotWaitForTheDeaf) {
  Options options;
  options.limits.drain_time = Milliseconds(50);
  TestServer server(std::move(options));
  NetClient deaf(server.port());
  deaf.upgrade();
  server.stop();
  EXPECT_TRUE(server.service().wait_closed(1));
}

TEST(Socket, ManyComeAndGoWhileOthersPlay) {
  Options options;
  options.threads = 2;
  TestServer server(std::move(options));
  std::vector<std::thread> players;
  for (int player = 0; player < 3; ++player)
    players.emplace_back([&server] {
      for (int i = 0; i < 15; ++i) {
        NetClient client(server.port());
        client.upgrade();
        client.write_text("all");
        client.write_text("mine");
        for (std::string text = client.read_text(); text != "mine"; text = client.read_text()) ASSERT_EQ(text, "to all");
      }
    });
  for (std::thread& player : players) player.join();
  EXPECT_TRUE(server.service().wait_closed(45));
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 0; }));
}

}  // namespace
}  // namespace minuit::net
