#include "server/server_key.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using ::testing::HasSubstr;

mode_t mode_of(const std::string& path) {
  struct stat now{};
  return stat(path.c_str(), &now) == 0 ? now.st_mode & 0777U : 0U;
}

TEST(ServerKey, is_drawn_once_and_is_its_owners_alone) {
  const support::TemporaryFolder folder;
  const std::string path = folder.path() + "/server.key";
  std::ofstream(path + ".new") << "what a start that was cut short left";
  const auto first = ServerKey::in_file(path);
  ASSERT_TRUE(first.ok()) << first.error();
  EXPECT_EQ(mode_of(path), 0600U);
  EXPECT_EQ(std::filesystem::file_size(path), ServerKey::kBytes);
  EXPECT_FALSE(std::filesystem::exists(path + ".new"));
  const auto again = ServerKey::in_file(path);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again.value().sign("purpose", "text"), first.value().sign("purpose", "text"));
  std::filesystem::remove(path);
  EXPECT_NE(ServerKey::in_file(path).value().sign("purpose", "text"), first.value().sign("purpose", "text"));
}

TEST(ServerKey, that_others_could_read_is_closed_to_them) {
  const support::TemporaryFolder folder;
  const std::string path = folder.path() + "/server.key";
  ASSERT_TRUE(ServerKey::in_file(path).ok());
  chmod(path.c_str(), 0644);
  ASSERT_TRUE(ServerKey::in_file(path).ok());
  EXPECT_EQ(mode_of(path), 0600U);
}

TEST(ServerKey, that_is_damaged_is_said_and_left_as_it_is) {
  const support::TemporaryFolder folder;
  const std::string path = folder.path() + "/server.key";
  for (const std::size_t length : {std::size_t{0}, ServerKey::kBytes - 1, ServerKey::kBytes + 1}) {
    std::ofstream(path, std::ios::trunc) << std::string(length, 'k');
    const auto key = ServerKey::in_file(path);
    ASSERT_FALSE(key.ok()) << length;
    EXPECT_THAT(key.error(), HasSubstr("is not a key of 32 bytes"));
    EXPECT_EQ(std::filesystem::file_size(path), length);
  }
  EXPECT_FALSE(ServerKey::in_file(folder.path() + "/nowhere/server.key").ok());
}

TEST(ServerKey, signs_as_everybody_does_and_for_one_purpose) {
  ServerKey::Bytes bytes{};
  const ServerKey key(bytes);
  // printf 'minuit test\nhello' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00...00
  const ServerKey::Bytes signed_so = key.sign("minuit test", "hello");
  std::string hex;
  for (const u8 byte : signed_so)
    for (const unsigned half : {byte / 16U, byte % 16U}) hex += "0123456789abcdef"[half];
  EXPECT_EQ(hex, "600807e4dcc76caf612f3a82f7b0b8b44cd97d4f53a68fe3a7286f806dd9b564");
  EXPECT_NE(key.sign("minuit other", "hello"), signed_so);
  bytes[0] = 1;
  EXPECT_NE(ServerKey(bytes).sign("minuit test", "hello"), signed_so);
}

}  // namespace
}  // namespace minuit::server
