#include "server/local_authority.hpp"

#include <arpa/inet.h>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "server/machine.hpp"

namespace minuit::server {
namespace {

// Of the authority: from before any clock that is not plainly wrong, to the last day that the short form of dates can say. A
// device that was trusted once need not be touched again.
constexpr const char* kAuthorityFrom = "20240101000000Z";
constexpr const char* kAuthorityUntil = "20491231235959Z";
constexpr int kX509v3 = 2;  // it counts from 0
constexpr std::size_t kSerialBytes = 16;
constexpr std::size_t kShortPairs = 8;

// What no public authority vouches for: names that are set aside for private networks, and addresses that lead nowhere from
// outside.
constexpr std::array kPrivateNames{"localhost", "local", "home.arpa", "internal", "lan"};
constexpr std::array kPrivateAddresses{
    "10.0.0.0/255.0.0.0",     "172.16.0.0/255.240.0.0", "192.168.0.0/255.255.0.0", "169.254.0.0/255.255.0.0",
    "100.64.0.0/255.192.0.0", "127.0.0.0/255.0.0.0",    "fc00::/fe00::",           "::1/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"};

std::string openssl_says(const std::string& doing) {
  const char* text = ERR_reason_error_string(ERR_peek_last_error());
  ERR_clear_error();
  return doing + (text != nullptr ? std::string(": ") + text : std::string());
}

bool is_address(const std::string& name) {
  std::array<u8, sizeof(in6_addr)> room{};
  return inet_pton(AF_INET, name.c_str(), room.data()) == 1 || inet_pton(AF_INET6, name.c_str(), room.data()) == 1;
}

std::string permitted_names(const std::string& label) {
  std::string value = "critical";
  for (const char* name : kPrivateNames) value.append(",permitted;DNS:").append(name);
  if (!label.empty() && !may_be_public_suffix(label)) value.append(",permitted;DNS:").append(label);
  for (const char* range : kPrivateAddresses) value.append(",permitted;IP:").append(range);
  return value;
}

std::string alternative_names(const std::vector<std::string>& names) {
  std::string value;
  for (const std::string& name : names)
    value.append(value.empty() ? "" : ",").append(is_address(name) ? "IP:" : "DNS:").append(name);
  return value;
}

bool add_extension(X509* to, X509* issuer, int kind, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx(&context, issuer, to, nullptr, nullptr, 0);
  X509_EXTENSION* made = X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str());
  const bool added = made != nullptr && X509_add_ext(to, made, -1) == 1;
  X509_EXTENSION_free(made);
  return added;
}

bool draw_serial(X509* of) {
  std::array<u8, kSerialBytes> bytes{};
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) return false;
  bytes[0] = static_cast<u8>((bytes[0] & 0x7FU) | 0x40U);  // above zero, and always of the same length
  const std::unique_ptr<BIGNUM, decltype(&BN_free)> number(BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), nullptr),
                                                           BN_free);
  return number && BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(of)) != nullptr;
}

bool name_subject(X509* of, const std::string& common_name) {
  X509_NAME* name = X509_get_subject_name(of);
  const auto add = [&](const char* field, const std::string& value) {
    return X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, reinterpret_cast<const u8*>(value.data()),
                                      static_cast<int>(value.size()), -1, 0) == 1;
  };
  return add("O", "Minuit") && add("CN", common_name);
}

// The beginning of the key's own digest: two authorities of one house, an old one and a new one, must not go by the same name.
std::string mark_of(EVP_PKEY* key) {
  u8* bytes = nullptr;
  const int length = i2d_PUBKEY(key, &bytes);
  if (length <= 0) return {};
  std::array<u8, EVP_MAX_MD_SIZE> digest{};
  EVP_Digest(bytes, static_cast<std::size_t>(length), digest.data(), nullptr, EVP_sha256(), nullptr);
  OPENSSL_free(bytes);
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string mark;
  for (const u8 byte : {digest[0], digest[1], digest[2]})
    for (const unsigned half : {byte / 16U, byte % 16U}) mark += kDigits[half];
  return mark;
}

bool set_time(ASN1_TIME* to, i64 seconds) { return ASN1_TIME_set(to, static_cast<std::time_t>(seconds)) != nullptr; }

bool is_before(const ASN1_TIME* when, i64 seconds) {
  auto time = static_cast<std::time_t>(seconds);
  return X509_cmp_time(when, &time) < 0;
}

// That of the file it is given, with nothing asked of anybody.
int no_passphrase(char* /*room*/, int /*size*/, int /*writing*/, void* /*own*/) { return -1; }

}  // namespace

Result<LocalAuthority, std::string> LocalAuthority::make(const std::string& label) {
  Pair own{Key(EVP_EC_gen("P-256")), Certified(X509_new())};
  X509* made = own.certificate.get();
  const auto build = [&] {
    return own.key && made != nullptr && X509_set_version(made, kX509v3) == 1 && draw_serial(made) &&
           name_subject(made, "Minuit " + (label.empty() ? "" : label + " ") + mark_of(own.key.get())) &&
           X509_set_issuer_name(made, X509_get_subject_name(made)) == 1 && X509_set_pubkey(made, own.key.get()) == 1 &&
           ASN1_TIME_set_string_X509(X509_getm_notBefore(made), kAuthorityFrom) == 1 &&
           ASN1_TIME_set_string_X509(X509_getm_notAfter(made), kAuthorityUntil) == 1 &&
           add_extension(made, made, NID_basic_constraints, "critical,CA:TRUE,pathlen:0") &&
           add_extension(made, made, NID_key_usage, "critical,keyCertSign") &&
           // Of programs and mail it vouches for none.
           add_extension(made, made, NID_ext_key_usage, "serverAuth") &&
           add_extension(made, made, NID_name_constraints, permitted_names(label)) &&
           add_extension(made, made, NID_subject_key_identifier, "hash") && X509_sign(made, own.key.get(), EVP_sha256()) != 0;
  };
  if (!build()) return openssl_says("the certificate of the house cannot be made");
  return LocalAuthority(std::move(own));
}

LocalAuthority::Pair LocalAuthority::read(std::string_view pem) {
  const auto open = [&] {
    return std::unique_ptr<BIO, decltype(&BIO_free)>(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), BIO_free);
  };
  Pair pair{Key(PEM_read_bio_PrivateKey(open().get(), nullptr, no_passphrase, nullptr)),
            Certified(PEM_read_bio_X509(open().get(), nullptr, no_passphrase, nullptr))};
  const bool whole = pair.key && pair.certificate && X509_check_private_key(pair.certificate.get(), pair.key.get()) == 1;
  ERR_clear_error();
  return whole ? std::move(pair) : Pair{};
}

std::optional<LocalAuthority> LocalAuthority::from_pem(std::string_view pem) {
  Pair own = read(pem);
  if (!own.key || X509_check_ca(own.certificate.get()) != 1) return std::nullopt;
  const bool verified = X509_verify(own.certificate.get(), own.key.get()) == 1;
  ERR_clear_error();
  if (!verified) return std::nullopt;
  return LocalAuthority(std::move(own));
}

std::string LocalAuthority::text_of(const Pair& pair) {
  const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), BIO_free);
  if (!out || PEM_write_bio_PrivateKey(out.get(), pair.key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
      PEM_write_bio_X509(out.get(), pair.certificate.get()) != 1)
    return {};
  char* bytes = nullptr;
  const long length = BIO_get_mem_data(out.get(), &bytes);
  return {bytes, static_cast<std::size_t>(length)};
}

std::string LocalAuthority::pem() const { return text_of(own_); }

std::string LocalAuthority::der() const {
  u8* bytes = nullptr;
  const int length = i2d_X509(own_.certificate.get(), &bytes);
  if (length <= 0) return {};
  std::string der(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
  OPENSSL_free(bytes);
  return der;
}

std::string LocalAuthority::fingerprint() const {
  std::array<u8, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  if (X509_digest(own_.certificate.get(), EVP_sha256(), digest.data(), &size) != 1) return {};
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text;
  for (unsigned at = 0; at < size; ++at) {
    if (at != 0) text += ':';
    text += kDigits[digest[at] / 16U];
    text += kDigits[digest[at] % 16U];
  }
  return text;
}

std::string LocalAuthority::short_fingerprint() const {
  const std::string whole = fingerprint();
  std::string text;
  for (std::size_t pair = 0; pair < kShortPairs && 3 * pair + 1 < whole.size(); ++pair) {
    if (pair != 0 && pair % 2 == 0) text += ' ';
    text.append(whole, 3 * pair, 2);
  }
  return text;
}

bool LocalAuthority::allows(const std::string& name) const {
  const Certified trial(X509_new());
  const std::unique_ptr<NAME_CONSTRAINTS, decltype(&NAME_CONSTRAINTS_free)> constraints(
      static_cast<NAME_CONSTRAINTS*>(X509_get_ext_d2i(own_.certificate.get(), NID_name_constraints, nullptr, nullptr)),
      NAME_CONSTRAINTS_free);
  const bool named =
      trial && constraints && add_extension(trial.get(), own_.certificate.get(), NID_subject_alt_name, alternative_names({name}));
  if (named) (void)X509_check_purpose(trial.get(), -1, 0);  // reads the extensions; that nothing is signed does not matter here
  const bool allowed = named && NAME_CONSTRAINTS_check(trial.get(), constraints.get()) == X509_V_OK;
  ERR_clear_error();
  return allowed;
}

std::optional<std::string> LocalAuthority::issue(const std::vector<std::string>& names, i64 now_s) const {
  const Pair pair{Key(EVP_EC_gen("P-256")), Certified(X509_new())};
  X509* made = pair.certificate.get();
  X509* issuer = own_.certificate.get();
  const i64 until = now_s + kServerCertificateDays * kDay_s;
  const auto end = [&] {  // not after its authority's own
    return is_before(X509_get0_notAfter(issuer), until) ? X509_set1_notAfter(made, X509_get0_notAfter(issuer)) == 1
                                                        : set_time(X509_getm_notAfter(made), until);
  };
  const auto build = [&] {
    return pair.key && made != nullptr && X509_set_version(made, kX509v3) == 1 && draw_serial(made) &&
           name_subject(made, "Minuit") && X509_set_issuer_name(made, X509_get_subject_name(issuer)) == 1 &&
           X509_set_pubkey(made, pair.key.get()) == 1 && set_time(X509_getm_notBefore(made), now_s - kDay_s) && end() &&
           add_extension(made, issuer, NID_basic_constraints, "critical,CA:FALSE") &&
           add_extension(made, issuer, NID_key_usage, "critical,digitalSignature") &&
           add_extension(made, issuer, NID_ext_key_usage, "serverAuth") &&
           add_extension(made, issuer, NID_subject_alt_name, alternative_names(names)) &&
           add_extension(made, issuer, NID_subject_key_identifier, "hash") &&
           add_extension(made, issuer, NID_authority_key_identifier, "keyid") &&
           X509_sign(made, own_.key.get(), EVP_sha256()) != 0;
  };
  if (!build()) {
    ERR_clear_error();
    return std::nullopt;
  }
  return text_of(pair);
}

bool LocalAuthority::still_good(std::string_view pem, const std::vector<std::string>& names, i64 now_s) const {
  const Pair pair = read(pem);
  X509* there = pair.certificate.get();
  if (there == nullptr) return false;
  const bool good = X509_verify(there, own_.key.get()) == 1 && is_before(X509_get0_notBefore(there), now_s) &&
                    !is_before(X509_get0_notAfter(there), now_s + kRenewBeforeDays * kDay_s) &&
                    std::ranges::all_of(names, [&](const std::string& name) {
                      return (is_address(name) ? X509_check_ip_asc(there, name.c_str(), 0)
                                               : X509_check_host(there, name.data(), name.size(), 0, nullptr)) == 1;
                    });
  ERR_clear_error();
  return good;
}

}  // namespace minuit::server
