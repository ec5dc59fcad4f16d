#include "server/pages.hpp"

#include <algorithm>

#include "net/answers.hpp"

namespace minuit::server {
namespace {

constexpr std::string_view kTablePath = "/t/";
constexpr std::string_view kScreenPath = "/tv";  // after the table's
constexpr std::string_view kReplayPath = "/r/";

// "gzip;q=0" is a refusal; other weights do not matter between two forms of one file.
bool accepts_gzip(std::string_view header) {
  while (!header.empty()) {
    const std::size_t comma = header.find(',');
    std::string_view each = header.substr(0, comma);
    header.remove_prefix(comma == std::string_view::npos ? header.size() : comma + 1);
    while (each.starts_with(' ')) each.remove_prefix(1);
    if (!each.starts_with("gzip")) continue;
    each.remove_prefix(4);
    std::string weight;
    for (const char c : each)
      if (c != ' ') weight += c;
    return weight.find_first_of("123456789") != std::string::npos || weight.empty();
  }
  return false;
}

}  // namespace

// The lobby, what there is to know of the certificate, the rules of a game, /t/<table>, /t/<table>/tv and /t/<table>/r/<match>.
bool is_page(std::string_view path, const texts::Addresses& names) {
  if (path == "/") return true;
  if (!path.starts_with('/')) return false;
  const auto is = [](const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
  };
  const std::size_t level = path.find('/', 1);
  if (level == std::string_view::npos) return is(names.trust, path.substr(1));
  if (is(names.rules, path.substr(1, level - 1))) return path.find('/', level + 1) == std::string_view::npos;
  if (!path.starts_with(kTablePath)) return false;
  path.remove_prefix(kTablePath.size());
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return true;
  path.remove_prefix(slash);
  if (path == kScreenPath) return true;
  if (!path.starts_with(kReplayPath)) return false;
  return path.find('/', kReplayPath.size()) == std::string_view::npos;
}

std::optional<net::Response> page(const assets::Pack& pack, const net::Request& request) {
  const bool whole = is_page(request.path);
  const auto asset =
      pack.find(whole ? std::string_view("/index.html") : request.path, accepts_gzip(request.header("Accept-Encoding")));
  if (!asset) return std::nullopt;
  net::Response response{200, std::string(asset->content_type), {}, {}};
  response.headers = {{"ETag", std::string(asset->etag)},
                      {"Vary", "Accept-Encoding"},
                      {"Cache-Control", asset->immutable ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.header("If-None-Match") == asset->etag) {
    response.status = 304;
    return response;
  }
  if (asset->gzip) response.headers.emplace_back("Content-Encoding", "gzip");
  response.lasting = asset->body;
  return response;
}

}  // namespace minuit::server
