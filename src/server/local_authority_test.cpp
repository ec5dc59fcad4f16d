#include "server/local_authority.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <ctime>

namespace minuit::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr i64 kNow = 1'800'000'000;  // in 2027

using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;

Certificate certificate_in(const std::string& pem) {
  const std::unique_ptr<BIO, decltype(&BIO_free)> text(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), BIO_free);
  return {PEM_read_bio_X509(text.get(), nullptr, nullptr, nullptr), X509_free};
}

// As a browser that trusts the authority judges a server's certificate; X509_V_OK if all is well.
int judged(const LocalAuthority& authority, const std::string& pem, const std::string& name, i64 now_s = kNow) {
  const Certificate root = certificate_in(authority.pem());
  const Certificate leaf = certificate_in(pem);
  const std::unique_ptr<X509_STORE, decltype(&X509_STORE_free)> trusted(X509_STORE_new(), X509_STORE_free);
  X509_STORE_add_cert(trusted.get(), root.get());
  const std::unique_ptr<X509_STORE_CTX, decltype(&X509_STORE_CTX_free)> context(X509_STORE_CTX_new(), X509_STORE_CTX_free);
  X509_STORE_CTX_init(context.get(), trusted.get(), leaf.get(), nullptr);
  X509_VERIFY_PARAM* wanted = X509_STORE_CTX_get0_param(context.get());
  X509_VERIFY_PARAM_set_purpose(wanted, X509_PURPOSE_SSL_SERVER);
  X509_VERIFY_PARAM_set_time(wanted, static_cast<std::time_t>(now_s));
  X509_VERIFY_PARAM_set_flags(wanted, X509_V_FLAG_X509_STRICT);
  if (X509_VERIFY_PARAM_set1_ip_asc(wanted, name.c_str()) != 1) X509_VERIFY_PARAM_set1_host(wanted, name.data(), name.size());
  (void)X509_verify_cert(context.get());
  return X509_STORE_CTX_get_error(context.get());
}

std::string described(const std::string& pem) {
  const Certificate shown = certificate_in(pem);
  const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), BIO_free);
  X509_print(out.get(), shown.get());
  char* bytes = nullptr;
  const long length = BIO_get_mem_data(out.get(), &bytes);
  return {bytes, static_cast<std::size_t>(length)};
}

LocalAuthority new_authority(const std::string& label = "pc-salon") { return LocalAuthority::make(label).value(); }

TEST(LocalAuthority, vouches_for_names_of_the_house) {
  const LocalAuthority authority = new_authority();
  const std::vector<std::string> names{"pc-salon.local", "pc-salon",   "localhost",  "127.0.0.1", "::1",
                                       "192.168.1.5",    "10.200.3.4", "172.31.0.1", "fd00::5",   "100.64.0.9"};
  for (const std::string& name : names) EXPECT_TRUE(authority.allows(name)) << name;
  const auto issued = authority.issue(names, kNow);
  ASSERT_TRUE(issued);
  for (const std::string& name : names) EXPECT_EQ(judged(authority, issued.value(), name), X509_V_OK) << name;
  EXPECT_EQ(judged(authority, issued.value(), "other.local"), X509_V_ERR_HOSTNAME_MISMATCH);
  EXPECT_EQ(judged(authority, issued.value(), "192.168.1.6"), X509_V_ERR_IP_ADDRESS_MISMATCH);
  EXPECT_EQ(judged(new_authority(), issued.value(), "localhost"), X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY)
      << "another house does not know it";
}

// Whoever has the key can sign anything; nobody believes it.
TEST(LocalAuthority, whose_key_is_stolen_cannot_pass_for_the_web) {
  const LocalAuthority authority = new_authority();
  for (const char* name : {"bank.example", "www.example.com", "local.example", "notlocal", "8.8.8.8", "172.32.0.1", "192.169.0.1",
                           "2001:4860:4860::8888", "::2"}) {
    EXPECT_FALSE(authority.allows(name)) << name;
    const auto forged = authority.issue({name}, kNow);
    ASSERT_TRUE(forged);
    EXPECT_EQ(judged(authority, forged.value(), name), X509_V_ERR_PERMITTED_VIOLATION) << name;
    const auto hidden = authority.issue({"localhost", name}, kNow);
    EXPECT_EQ(judged(authority, hidden.value(), "localhost"), X509_V_ERR_PERMITTED_VIOLATION) << name << " beside a good one";
  }
}

TEST(LocalAuthority, never_speaks_for_a_word_that_may_end_public_names) {
  for (const char* word : {"dev", "box", "raspberrypi"}) {
    const LocalAuthority authority = new_authority(word);
    EXPECT_FALSE(authority.allows(word));
    EXPECT_FALSE(authority.allows(std::string("shop.") + word));
    EXPECT_TRUE(authority.allows(std::string(word) + ".local"));
  }
}

TEST(LocalAuthority, is_what_devices_ask_for) {
  const LocalAuthority authority = new_authority();
  const std::string own = described(authority.pem());
  for (const char* part : {"ASN1 OID: prime256v1", "CA:TRUE, pathlen:0", "X509v3 Name Constraints: critical", "DNS:local\n",
                           "TLS Web Server Authentication", "Certificate Sign", "CN=Minuit pc-salon "})
    EXPECT_THAT(own, HasSubstr(part));
  EXPECT_THAT(own, Not(HasSubstr("Code Signing")));
  const std::string issued = authority.issue({"localhost", "192.168.1.5"}, kNow).value();
  const std::string leaf = described(issued);
  for (const char* part : {"ASN1 OID: prime256v1", "CA:FALSE", "TLS Web Server Authentication", "Digital Signature",
                           "DNS:localhost, IP Address:192.168.1.5", "X509v3 Authority Key Identifier"})
    EXPECT_THAT(leaf, HasSubstr(part));
  int days = 0;
  int seconds = 0;
  const Certificate shown = certificate_in(issued);
  ASN1_TIME_diff(&days, &seconds, X509_get0_notBefore(shown.get()), X509_get0_notAfter(shown.get()));
  EXPECT_LE(days, 397) << "Apple's devices refuse longer ones";
  EXPECT_EQ(judged(authority, issued, "localhost", kNow - kDay_s + 1), X509_V_OK) << "a slow clock";
  EXPECT_EQ(judged(authority, issued, "localhost", kNow + 364 * kDay_s), X509_V_OK);
  EXPECT_EQ(judged(authority, issued, "localhost", kNow + 366 * kDay_s), X509_V_ERR_CERT_HAS_EXPIRED);
}

TEST(LocalAuthority, is_read_again_as_it_was) {
  const LocalAuthority authority = new_authority();
  const auto again = LocalAuthority::from_pem(authority.pem());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->fingerprint(), authority.fingerprint());
  EXPECT_EQ(judged(authority, again->issue({"localhost"}, kNow).value(), "localhost"), X509_V_OK);
  EXPECT_EQ(authority.fingerprint().size(), 32U * 3 - 1);
  std::string digits = authority.fingerprint().substr(0, 8 * 3 - 1);
  std::erase(digits, ':');
  std::string shortened = authority.short_fingerprint();
  EXPECT_EQ(shortened.size(), 19U) << shortened;
  std::erase(shortened, ' ');
  EXPECT_EQ(shortened, digits);
  EXPECT_THAT(authority.der(), Not(HasSubstr("PRIVATE")));
  EXPECT_EQ(new_authority().fingerprint() == authority.fingerprint(), false) << "each is drawn anew";
}

TEST(LocalAuthority, is_not_read_from_anything_else) {
  const std::string good = new_authority().pem();
  const std::string other = new_authority().pem();
  const std::size_t border = good.find("-----BEGIN CERTIFICATE");
  ASSERT_NE(border, std::string::npos);
  const std::string mixed = good.substr(0, border) + other.substr(other.find("-----BEGIN CERTIFICATE"));
  const std::string leaf = new_authority().issue({"localhost"}, kNow).value();
  for (const std::string& bad : {std::string(), std::string("no PEM"), good.substr(0, border), good.substr(border),
                                 good.substr(0, good.size() / 2), good.substr(0, good.size() - 60), mixed, leaf})
    EXPECT_FALSE(LocalAuthority::from_pem(bad)) << bad;
}

TEST(LocalAuthority, knows_when_a_certificate_must_be_made_anew) {
  const LocalAuthority authority = new_authority();
  const std::string issued = authority.issue({"localhost", "192.168.1.5"}, kNow).value();
  const auto good = [&](const std::vector<std::string>& names, i64 now_s = kNow) {
    return authority.still_good(issued, names, now_s);
  };
  EXPECT_TRUE(good({"localhost", "192.168.1.5"}));
  EXPECT_TRUE(good({"localhost"})) << "an address that went away may come back";
  EXPECT_FALSE(good({"localhost", "192.168.1.6"}));
  EXPECT_FALSE(good({"pc-salon.local"}));
  EXPECT_TRUE(good({"localhost"}, kNow + 334 * kDay_s));
  EXPECT_FALSE(good({"localhost"}, kNow + 336 * kDay_s)) << "a month before its end";
  EXPECT_FALSE(good({"localhost"}, kNow - 2 * kDay_s)) << "of a clock that was wrong";
  EXPECT_FALSE(new_authority().still_good(issued, {"localhost"}, kNow)) << "another authority's";
  EXPECT_FALSE(authority.still_good(issued.substr(0, issued.size() / 2), {"localhost"}, kNow));
  EXPECT_FALSE(authority.still_good("", {}, kNow));
  const std::string other = authority.issue({"localhost"}, kNow).value();
  const auto border = [](const std::string& pem) { return pem.find("-----BEGIN CERTIFICATE"); };
  EXPECT_FALSE(authority.still_good(other.substr(0, border(other)) + issued.substr(border(issued)), {"localhost"}, kNow))
      << "the key of another";
}

}  // namespace
}  // namespace minuit::server
