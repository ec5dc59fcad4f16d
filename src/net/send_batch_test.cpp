#include "net/send_batch.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>

namespace minuit::net {
namespace {

class Pair {
 public:
  Pair() { EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends_.data()), 0); }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;
  ~Pair() {
    close(ends_[0]);
    end_reader();
  }
  [[nodiscard]] int writer() const { return ends_[0]; }
  void end_reader() {
    if (ends_[1] >= 0) close(std::exchange(ends_[1], -1));
  }
  [[nodiscard]] std::string read() const {
    std::array<char, 4096> buffer{};
    const ssize_t got = recv(ends_[1], buffer.data(), buffer.size(), MSG_DONTWAIT);
    return got > 0 ? std::string(buffer.data(), static_cast<std::size_t>(got)) : std::string();
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

std::span<const u8> bytes_of(const std::string& text) { return {reinterpret_cast<const u8*>(text.data()), text.size()}; }

// Once with calls that are shared, if this kernel has them, and once without.
class Sends : public ::testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    if (!GetParam()) batch_.never_share();
  }
  SendBatch batch_;
};
INSTANTIATE_TEST_SUITE_P(Shared, Sends, ::testing::Bool(),
                         [](const auto& each) { return each.param ? "together" : "one_by_one"; });

TEST_P(Sends, everyone_gets_their_own) {
  const std::size_t count = 600;  // more than fit into the kernel's ring at once
  std::vector<Pair> pairs(count / 2);
  std::vector<std::string> texts;
  std::vector<Sending> sendings;
  for (std::size_t at = 0; at < count; ++at) texts.push_back("for " + std::to_string(at) + ".");
  for (std::size_t at = 0; at < count; ++at) sendings.push_back({pairs[at / 2].writer(), bytes_of(texts[at])});
  batch_.send(sendings);
  for (std::size_t at = 0; at < count; ++at) EXPECT_EQ(sendings[at].result, static_cast<ssize_t>(texts[at].size())) << at;
  for (std::size_t at = 0; at < pairs.size(); ++at) EXPECT_EQ(pairs[at].read(), texts[2 * at] + texts[2 * at + 1]) << at;
}

TEST_P(Sends, one_that_is_full_or_gone_holds_up_nobody) {
  std::vector<Pair> pairs(5);
  const std::string much(std::size_t{8} << 20U, 'x');
  const std::string word = "word";
  pairs[1].end_reader();
  std::vector<Sending> sendings{
      {pairs[0].writer(), bytes_of(much)}, {pairs[1].writer(), bytes_of(word)}, {-1, bytes_of(word)},
      {pairs[3].writer(), bytes_of(word)}, {pairs[4].writer(), bytes_of(word)}, {pairs[0].writer(), bytes_of(word)}};
  batch_.send(sendings);
  EXPECT_GT(sendings[0].result, 0);
  EXPECT_LT(sendings[0].result, static_cast<ssize_t>(much.size()));
  EXPECT_EQ(sendings[1].result, -EPIPE);
  EXPECT_EQ(sendings[2].result, -EBADF);
  EXPECT_EQ(sendings[3].result, 4);
  EXPECT_EQ(sendings[4].result, 4);
  EXPECT_EQ(sendings[5].result, -EAGAIN);
  EXPECT_EQ(pairs[3].read(), word);
}

}  // namespace
}  // namespace minuit::net
