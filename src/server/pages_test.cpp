#include "server/pages.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "server/page.hpp"
#include "texts/texts.hpp"

namespace minuit::server {
namespace {

constexpr std::string_view kBytes =
    "/index.html\ttext/html; charset=utf-8\t\"a1\"\t0\t5\t0\n"
    "/assets/x-1.js\ttext/javascript\t\"b2\"\t1\t6\t3\n"
    "\n"
    "hellosourcezip";

std::string header(const net::Response& response, std::string_view name) {
  const auto found = std::ranges::find(response.headers, name, [](const auto& each) { return std::string_view(each.first); });
  return found == response.headers.end() ? "" : found->second;
}

std::optional<net::Response> get(std::string path, net::Headers headers = {}) {
  net::Request request;
  request.method = "GET";
  request.path = std::move(path);
  request.headers = std::move(headers);
  return page(assets::Pack(kBytes), request);
}

TEST(Pages, WithoutAClientThePageSpeaksEveryLanguage) {
  const std::string page = front_page();
  for (const texts::Language language : texts::Language::all()) {
    const texts::Words words("common/server", language);
    EXPECT_NE(page.find("<section lang=\"" + std::string(language.code()) + "\">\n<p>" + words("page-running")),
              std::string::npos);
  }
  EXPECT_EQ(page.find("page-"), std::string::npos) << "a message without words";
}

TEST(Pages, LobbyAndTablesAreOnePage) {
  for (const std::string path : {"/", "/t/0123456789ab", "/t/", "/t/0123456789ab/tv", "/t/0123456789ab/r/1", "/confiance",
                                 "/trust", "/regles/mysterium", "/rules/pas-touche"}) {
    const auto answer = get(path);
    ASSERT_TRUE(answer) << path;
    EXPECT_EQ(answer->lasting, "hello");
    EXPECT_EQ(answer->content_type, "text/html; charset=utf-8");
    EXPECT_EQ(header(*answer, "Cache-Control"), "no-cache");
  }
  for (const std::string path : {"/t/0123456789ab/more", "/t/0123456789ab/tv/tv", "/t/0123456789ab/tv/", "/tv",
                                 "/t/0123456789ab/r/1/more", "/rules", "/regles/mysterium/more"})
    EXPECT_FALSE(get(path)) << path;
  EXPECT_FALSE(get("/nothing"));
}

// A language brings its own words along.
TEST(Pages, HaveAnAddressInEveryLanguage) {
  EXPECT_EQ(texts::addresses().trust.size(), texts::Language::all().size());
  EXPECT_EQ(texts::addresses().rules.size(), texts::Language::all().size());
  for (const std::string& name : texts::addresses().trust) EXPECT_TRUE(is_page("/" + name)) << name;
  for (const std::string& name : texts::addresses().rules) EXPECT_TRUE(is_page("/" + name + "/mysterium")) << name;
  const texts::Addresses others{{"zaufanie"}, {"zasady"}};
  for (const std::string path : {"/zaufanie", "/zasady/mysterium", "/", "/t/0123456789ab"})
    EXPECT_TRUE(is_page(path, others)) << path;
  for (const std::string path :
       {"", "zaufanie", "/zaufanie/", "/zasady", "//mysterium", "/zasady/mysterium/more", "/trust", "/rules/mysterium"})
    EXPECT_FALSE(is_page(path, others)) << path;
}

TEST(Pages, AreCompressedForThoseWhoAccept) {
  for (const std::string accepted : {"gzip", "deflate, gzip;q=0.5", "br,gzip"}) {
    const auto answer = get("/assets/x-1.js", {{"Accept-Encoding", accepted}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->lasting, "zip") << accepted;
    EXPECT_EQ(header(*answer, "Content-Encoding"), "gzip");
  }
  for (const std::string refused : {"", "br", "gzip;q=0", "gzip; q=0.000"}) {
    const auto answer = get("/assets/x-1.js", {{"Accept-Encoding", refused}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->lasting, "source") << refused;
    EXPECT_EQ(header(*answer, "Content-Encoding"), "");
    EXPECT_EQ(header(*answer, "Vary"), "Accept-Encoding");
  }
}

TEST(Pages, AreKeptByTheBrowser) {
  EXPECT_EQ(header(*get("/assets/x-1.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  const auto same = get("/", {{"If-None-Match", "\"a1\""}});
  EXPECT_EQ(same->status, 304U);
  EXPECT_EQ(same->lasting, "");
  EXPECT_EQ(get("/", {{"If-None-Match", "\"older\""}})->status, 200U);
}

}  // namespace
}  // namespace minuit::server
