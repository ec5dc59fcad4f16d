#include "server/identity.hpp"

#include <openssl/crypto.h>
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
constexpr std::string_view kTablePurpose = "minuit table";
constexpr std::string_view kCookiePurpose = "minuit cookie";
constexpr std::string_view kSharerPrefix = "minuit sharer\n";
constexpr std::string_view kAnonymousPrefix = "minuit nobody\n";
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
constexpr std::size_t kSignatureChars = 22;  // of six bits each
constexpr char kBeforeSignature = '.';

std::string signature_of(const ServerKey& key, const Secret& secret) {
  return digits_of(key.sign(kCookiePurpose, bytes_of(secret)), kBase64, 6, kSignatureChars);
}

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

bool is_person_id(std::string_view text) {
  return text.size() == kPersonIdChars && text.find_first_not_of(kBase32) == std::string_view::npos;
}

std::string anonymous_id(std::string_view salt, std::string_view log, std::string_view person) {
  std::string text(kAnonymousPrefix);
  text.append(salt).append("\n").append(log).append("\n").append(person);
  return digits_of(sha256(text), kBase32, 5, kPersonIdChars);
}

std::string random_code(std::size_t chars) {
  std::vector<u8> bytes((chars * 5 + 7) / 8);
  fill_from_system(bytes.data(), bytes.size());
  return digits_of(bytes, kCrockford, 5, chars);
}

std::string tidy_code(std::string_view typed) {
  std::string code;
  for (char each : typed) {
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    if (each == 'o') each = '0';
    if (each == 'i' || each == 'l') each = '1';
    if (each != ' ' && each != '-') code += each;
  }
  return code;
}

std::string table_id(const ServerKey& key, const Secret& secret, u64 command) {
  const std::string text = std::string(bytes_of(secret)).append(std::to_string(command));
  return digits_of(key.sign(kTablePurpose, text), kCrockford, 5, kTableIdChars);
}

bool is_table_id(std::string_view text) {
  return text.size() == kTableIdChars && text.find_first_not_of(kCrockford) == std::string_view::npos;
}

Visitor newcomer() {
  const Secret secret = new_secret();
  return {secret, person_id(secret), true, false};
}

Visitor visitor_of(const net::Request& request, const ServerKey& key) {
  auto text = net::cookie(request, request.secure ? kSecureCookie : kCookie);
  const bool moved = !text && request.second_port;
  if (moved) text = net::cookie(request, kCookie);
  const auto secret = text ? secret_from(text->substr(0, kSecretChars)) : std::nullopt;
  if (!secret) return newcomer();
  const std::string_view rest = text->substr(kSecretChars);
  const std::string expected = kBeforeSignature + signature_of(key, *secret);
  if (!rest.empty() && rest.size() != expected.size()) return newcomer();
  const bool is_signed = !rest.empty() && CRYPTO_memcmp(rest.data(), expected.data(), expected.size()) == 0;
  if (moved && !is_signed) return newcomer();
  return {*secret, person_id(*secret), false, !is_signed};
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

std::vector<std::string> sharers_of(const Visitor& device) {
  std::vector<std::string> ids{device.id, named_by(std::string("as=").append(kScreen), device)->id};
  for (u32 guest = 1; guest <= kMostGuests; ++guest) ids.push_back(named_by("as=" + std::to_string(guest), device)->id);
  return ids;
}

std::string cookie_text(const ServerKey& key, const Secret& secret) {
  return to_text(secret) + kBeforeSignature + signature_of(key, secret);
}

namespace {

void set_cookie(net::Headers& headers, std::string_view text, std::string_view seconds, bool secure) {
  std::string value(secure ? kSecureCookie : kCookie);
  value.append("=").append(text).append("; Path=/; Max-Age=").append(seconds).append("; HttpOnly; SameSite=Lax");
  if (secure) value.append("; Secure");
  headers.emplace_back("Set-Cookie", std::move(value));
  const auto keeping = std::ranges::find(headers, "Cache-Control", &std::pair<std::string, std::string>::first);
  if (keeping == headers.end()) {
    headers.emplace_back("Cache-Control", "private, no-cache");
  } else if (keeping->second != "no-store") {
    keeping->second = "private, no-cache";
  }
}

}  // namespace

void bring_cookie(net::Headers& headers, const ServerKey& key, const Visitor& device, bool secure) {
  set_cookie(headers, cookie_text(key, device.secret), kYear_s, secure);
}

void drop_cookie(net::Headers& headers, bool secure) { set_cookie(headers, "", "0", secure); }

Rng SystemLuck::draw() {
  if (used_ == kWords) {
    fill_from_system(reinterpret_cast<u8*>(words_.data()), sizeof words_);
    used_ = 0;
  }
  return Rng(std::exchange(words_[used_++], 0));
}

}  // namespace minuit::server
