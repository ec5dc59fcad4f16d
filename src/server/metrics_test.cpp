// The metrics' own port.
#include "server/metrics.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;

// Opens so many descriptors, and closes them.
class Crowd {
 public:
  explicit Crowd(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) descriptors_.push_back(open("/dev/null", O_RDONLY | O_CLOEXEC));
  }
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd() {
    for (const int descriptor : descriptors_)
      if (descriptor >= 0) close(descriptor);
  }
  [[nodiscard]] int highest() const { return descriptors_.back(); }

 private:
  std::vector<int> descriptors_;
};

Settings measured() {
  Settings settings = test_settings();
  settings.metrics_port = 0;
  return settings;
}

// select() knows no descriptor from 1024 on; on a busy server all new ones are.
TEST(Metrics, are_told_however_many_descriptors_are_open) {
  constexpr std::size_t kMany = 1200;
  if (net::raise_descriptor_limit() < kMany + 100) GTEST_SKIP() << "this machine does not allow so many";
  RunningServer running(measured());
  const Crowd crowd(kMany);
  ASSERT_GT(crowd.highest(), 1100);
  for (int i = 0; i < 3; ++i) {
    const HttpAnswer answer = get(running.server().metrics_port(), "/metrics");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_THAT(answer.body, HasSubstr("minuit_tables 0"));
  }
}

TEST(Metrics, are_all_that_is_told_there) {
  RunningServer running(measured());
  const u16 port = running.server().metrics_port();
  EXPECT_NE(port, running.port());
  EXPECT_EQ(get(port, "/metrics").header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_EQ(get(port, "/metrics").header("Set-Cookie"), "");
  EXPECT_EQ(get(port, "/").status, 404U);
  EXPECT_EQ(get(port, "/api/me").status, 404U);
  EXPECT_NE(post(port, "/metrics", "").status, 200U);
  NetClient socket(port);
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab"), HasSubstr(" 404 "));
}

TEST(Metrics, are_for_this_machine_alone_unless_told_otherwise) { EXPECT_EQ(Settings{}.metrics_bind, "127.0.0.1"); }

TEST(Metrics, are_left_out_if_their_port_is_taken) {
  const RunningServer other;
  Settings settings = test_settings();
  settings.metrics_port = other.port();
  RunningServer running(settings);
  EXPECT_EQ(running.server().metrics_port(), 0);
  EXPECT_EQ(get(running.port(), "/health").status, 200U) << "players need not suffer for it";
}

}  // namespace
}  // namespace minuit::server
