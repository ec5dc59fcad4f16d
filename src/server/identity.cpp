#include "server/identity.hpp"

#include <openssl/evp.h>
#include <sys/random.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <span>
#include <utility>

namespace minuit::server {
namespace {

constexpr std::string_view kPersonPrefix = "minuit person\n";
constexpr std::string_view kTablePrefix = "minuit table\n";
constexpr std::string_view kSharerPrefix = "minuit sharer\n";
constexpr std::string_view kBase32 = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::string_view kCrockford = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kYear_s = "31536000";

using Digest = std::array<u8, 32>;

Digest sha256(std::string_view text) {
  Digest digest{};
  unsigned size = 0;
  if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) std::abort();  // out of memory
  return digest;
}

std::string_view bytes_of(const Secret& secret) { return {reinterpret_cast<const char*>(secret.data()), secret.size()}; }

// So many digits of `bits` each, from the front; what the last lacks is zero.
std::string digits_of(std::span<const u8> bytes, std::string_view alphabet, u32 bits, std::size_t count) {
  std::string text;
  u32 held = 0;
  u32 held_bits = 0;
  std::size_t at = 0;
  while (text.size() < count) {
    if (held_bits < bits) {
      held = (held << 8U) | (at < bytes.size() ? bytes[at] : 0U);
      held_bits += 8;
      ++at;
    }
    if (held_bits < bits) continue;
    held_bits -= bits;
    text += alphabet[(held >> held_bits) & ((1U << bits) - 1U)];
  }
  return text;
}

constexpr std::size_t kSecretChars = (kSecretBytes * 8 + 5) / 6;

}  // namespace

void fill_from_system(u8* bytes, std::size_t count) {
  while (count > 0) {
    const ssize_t got = getrandom(bytes, count, 0);
    if (got < 0 && errno != EINTR) std::abort();  // no dice, no play
    if (got <= 0) continue;
    bytes += got;
    count -= static_cast<std::size_t>(got);
  }
}

Secret new_secret() {
  Secret secret;
  fill_from_system(secret.data(), secret.size());
  return secret;
}

std::string to_text(const Secret& secret) { return digits_of(secret, kBase64, 6, kSecretChars); }

std::optional<Secret> secret_from(std::string_view text) {
  if (text.size() != kSecretChars) return std::nullopt;
  Secret secret{};
  u32 held = 0;
  u32 held_bits = 0;
  std::size_t at = 0;
  for (const char c : text) {
    const std::size_t digit = kBase64.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    held = (held << 6U) | static_cast<u32>(digit);
    held_bits += 6;
    if (held_bits < 8) continue;
    held_bits -= 8;
    secret[at++] = static_cast<u8>(held >> held_bits);
  }
  if (to_text(secret) != text) return std::nullopt;  // one secret, one spelling
  return secret;
}

std::string person_id(const Secret& secret) {
  return digits_of(sha256(std::string(kPersonPrefix).append(bytes_of(secret))), kBase32, 5, kPersonIdChars);
}

std::string table_id(const Secret& secret, u64 command) {
  const std::string text = std::string(kTablePrefix).append(bytes_of(secret)).append(std::to_string(command));
  return digits_of(sha256(text), kCrockford, 5, kTableIdChars);
}

bool is_table_id(std::string_view text) {
  return text.size() == kTableIdChars && text.find_first_not_of(kCrockford) == std::string_view::npos;
}

Visitor visitor_of(const net::Request& request) {
  const auto text = net::cookie(request, request.secure ? kSecureCookie : kCookie);
  std::optional<Secret> secret = text ? secret_from(*text) : std::nullopt;
  const bool is_new = !secret;
  if (is_new) secret = new_secret();
  return {*secret, person_id(*secret), is_new};
}

std::optional<Visitor> named_by(std::string_view query, const Visitor& device) {
  constexpr std::string_view kAs = "as=";
  std::optional<std::string_view> as;
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view each = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (!each.starts_with(kAs)) continue;
    if (as) return std::nullopt;
    as = each.substr(kAs.size());
  }
  if (!as) return device;
  const bool guest = as->size() == 1 && as->front() >= '1' && as->front() < static_cast<char>('1' + kMostGuests);
  if (!guest && *as != kScreen) return std::nullopt;
  const Secret secret = sha256(std::string(kSharerPrefix).append(bytes_of(device.secret)).append(*as));
  return Visitor{secret, person_id(secret)};
}

std::pair<std::string, std::string> cookie_header(const Visitor& visitor, bool secure) {
  std::string value(secure ? kSecureCookie : kCookie);
  value.append("=").append(to_text(visitor.secret)).append("; Path=/; Max-Age=").append(kYear_s);
  value.append("; HttpOnly; SameSite=Lax");
  if (secure) value.append("; Secure");
  return {"Set-Cookie", std::move(value)};
}

Rng SystemLuck::draw() {
  if (used_ == kWords) {
    fill_from_system(reinterpret_cast<u8*>(words_.data()), sizeof words_);
    used_ = 0;
  }
  return Rng(std::exchange(words_[used_++], 0));
}

}  // namespace minuit::server
