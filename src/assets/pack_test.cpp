#include "assets/pack.hpp"

#include <gtest/gtest.h>

#include <string>

namespace minuit::assets {
namespace {

const std::string kBytes =
    "/index.html\ttext/html; charset=utf-8\t\"a1\"\t0\t5\t0\n"
    "/assets/x-1.js\ttext/javascript\t\"b2\"\t1\t6\t3\n"
    "\n"
    "hellosourcezip";

TEST(Pack, GivesTheFormThatIsAccepted) {
  const Pack pack(kBytes);
  const auto plain = pack.find("/assets/x-1.js", false);
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->body, "source");
  EXPECT_FALSE(plain->gzip);
  EXPECT_TRUE(plain->immutable);
  const auto compressed = pack.find("/assets/x-1.js", true);
  ASSERT_TRUE(compressed);
  EXPECT_EQ(compressed->body, "zip");
  EXPECT_TRUE(compressed->gzip);
  EXPECT_EQ(compressed->content_type, "text/javascript");
  EXPECT_EQ(compressed->etag, "\"b2\"");
}

TEST(Pack, GivesWhatIsNotCompressedAsItIs) {
  const auto page = Pack(kBytes).find("/index.html", true);
  ASSERT_TRUE(page);
  EXPECT_EQ(page->body, "hello");
  EXPECT_FALSE(page->gzip);
  EXPECT_FALSE(page->immutable);
}

TEST(Pack, KnowsOnlyItsOwnPaths) {
  const Pack pack(kBytes);
  EXPECT_FALSE(pack.find("/assets/", true));
  EXPECT_FALSE(pack.find("/assets/x-1.js/", true));
  EXPECT_FALSE(pack.find("index.html", true));
}

TEST(Pack, IsEmptyWhenDamaged) {
  EXPECT_TRUE(Pack("").empty());
  EXPECT_TRUE(Pack("/a\ttext/plain\t\"1\"\t0\t5\t0\n").empty());
  EXPECT_TRUE(Pack(std::string_view(kBytes).substr(0, kBytes.size() - 1)).empty());
  EXPECT_TRUE(Pack(kBytes + "more").empty());
  EXPECT_TRUE(Pack("/a\ttext/plain\t\"1\"\t0\tmany\t0\n\nhello").empty());
  EXPECT_TRUE(Pack("/a\ttext/plain\t\"1\"\t0\t18446744073709551615\t0\n\nhello").empty());
}

}  // namespace
}  // namespace minuit::assets
