#include "net/answers.hpp"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/status.hpp>

namespace minuit::net {
namespace {

constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kKeyText = 24;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_plain_value(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return static_cast<u8>(c) < 0x20 || c == 0x7F; });
}

void add(std::string& out, std::string_view name, std::string_view value) {
  if (!is_plain_value(name) || !is_plain_value(value)) return;  // it would end the header and begin another
  out.append(name).append(": ").append(value).append("\r\n");
}

// Older browsers do not count a WebSocket of the same host as 'self'.
std::string content_security_policy(const AnswerTo& to) {
  const std::string_view host = to.host;
  std::string policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";
  if (!host.empty()) policy.append(" ws://").append(host).append(" wss://").append(host);
  if (!host.empty() && to.second_port != 0)
    policy.append(" https:").append("//").append(host_name(host)).append(":").append(std::to_string(to.second_port));
  policy.append("; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  return policy;
}

void add_security(std::string& out, const AnswerTo& to) {
  add(out, "Content-Security-Policy", content_security_policy(to));
  add(out, "X-Content-Type-Options", "nosniff");
  add(out, "Referrer-Policy", "no-referrer");  // the address of a private table is its key
  add(out, "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  add(out, "Cross-Origin-Opener-Policy", "same-origin");
  add(out, "Cross-Origin-Resource-Policy", "same-origin");
  if (to.secure) add(out, "Strict-Transport-Security", "max-age=31536000");
}

std::string status_line(unsigned status) {
  const auto reason = boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(status));
  std::string line = "HTTP/1.1 " + std::to_string(status) + ' ';
  line.append(reason.data(), reason.size()).append("\r\n");
  return line;
}

bool has_token(std::string_view list, std::string_view token) {
  return boost::beast::http::token_list({list.data(), list.size()}).exists({token.data(), token.size()});
}

bool is_key(std::string_view key) {
  std::array<u8, kKeyText> decoded{};
  return key.size() == kKeyText && key.ends_with("==") &&
         EVP_DecodeBlock(decoded.data(), reinterpret_cast<const u8*>(key.data()), static_cast<int>(key.size())) ==
             static_cast<int>(kKeyBytes + 2);  // it counts the padding
}

std::string accept_of(std::string_view key) {
  const std::string salted = std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<u8, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  EVP_Digest(salted.data(), salted.size(), digest.data(), &size, EVP_sha1(), nullptr);
  std::array<u8, std::size_t{2} * EVP_MAX_MD_SIZE> text{};
  const int written = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(size));
  return {reinterpret_cast<const char*>(text.data()), static_cast<std::size_t>(written)};
}

bool has_body(const Response& response, const AnswerTo& to) {
  return !to.head_only && response.status != 204 && response.status != 304;
}

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

Response plain(unsigned status, std::string_view text) {
  Response response{.status = status, .body = std::string(text) + "\n", .headers = {}, .why = std::string(text)};
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

bool is_host(std::string_view host) {
  const auto allowed = [](char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' || c == ':' ||
           c == '[' || c == ']';
  };
  return !host.empty() && host.size() <= 255 && std::ranges::all_of(host, allowed);
}

std::string_view host_name(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, std::min(host.find(']'), host.size() - 1) + 1);
  return host.substr(0, host.find(':'));
}

std::string write_answer(const Response& response, const AnswerTo& to) {
  std::string out = status_line(response.status);
  out.reserve(out.size() + 1024 + (to.head_only ? 0 : response.body.size()));
  if (!response.content_type.empty()) add(out, "Content-Type", response.content_type);
  if (response.status != 204 && response.status != 304)
    add(out, "Content-Length", std::to_string(response.body.size() + response.lasting.size()));
  add(out, "Connection", to.keep_alive ? "keep-alive" : "close");
  add_security(out, to);
  for (const auto& [name, value] : response.headers) add(out, name, value);
  out.append("\r\n");
  if (has_body(response, to)) out.append(response.body);
  return out;
}

std::string_view lasting_body(const Response& response, const AnswerTo& to) {
  return has_body(response, to) ? response.lasting : std::string_view();
}

bool wants_upgrade(const Request& request) {
  return has_token(request.header("Upgrade"), "websocket") && has_token(request.header("Connection"), "upgrade");
}

bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;  // no browser
  if (std::ranges::any_of(allowed, [&](const std::string& one) { return equal_ignoring_case(one, origin); })) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && equal_ignoring_case(origin.substr(scheme + 3), host);
}

std::variant<Response, Upgrade> check_upgrade(const Request& request, const std::vector<std::string>& allowed) {
  if (request.method != "GET") return plain(400, "a WebSocket is opened with GET");
  if (request.header("Sec-WebSocket-Version") != "13") {
    Response response = plain(426, "WebSocket version 13 is spoken here");
    response.headers.emplace_back("Sec-WebSocket-Version", "13");
    return response;
  }
  const std::string_view key = request.header("Sec-WebSocket-Key");
  if (!is_key(key)) return plain(400, "Sec-WebSocket-Key is not a key");
  if (!origin_allowed(request.header("Origin"), request.header("Host"), allowed))
    return plain(403, "pages of that origin may not open a socket here");
  return Upgrade{accept_of(key)};
}

std::string write_upgrade(const Upgrade& upgrade, const Headers& headers, bool deflate) {
  std::string out = status_line(101);
  add(out, "Upgrade", "websocket");
  add(out, "Connection", "Upgrade");
  add(out, "Sec-WebSocket-Accept", upgrade.accept);
  if (deflate) add(out, "Sec-WebSocket-Extensions", "permessage-deflate; server_no_context_takeover; client_no_context_takeover");
  for (const auto& [name, value] : headers) add(out, name, value);
  out.append("\r\n");
  return out;
}

}  // namespace minuit::net
