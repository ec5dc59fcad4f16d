// A certificate authority of one house: what phones are asked to trust. It can vouch for names and addresses that exist only
// inside houses, so that whoever steals its key cannot pass for anything on the web.
#pragma once
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/types.hpp"

namespace minuit::server {

// Of server certificates. Apple's devices take 398 days at most; a day of it is for clocks that are slow.
inline constexpr i64 kDay_s = 86'400;
inline constexpr i64 kServerCertificateDays = 365;
inline constexpr i64 kRenewBeforeDays = 30;

class LocalAuthority {
 public:
  // A new one. The label is the machine's own: it tells this house from others, and is one of the names if it can be no public
  // one.
  [[nodiscard]] static Result<LocalAuthority, std::string> make(const std::string& label);
  // What pem() wrote; nothing if it is anything else, or its key is of another.
  [[nodiscard]] static std::optional<LocalAuthority> from_pem(std::string_view pem);

  [[nodiscard]] std::string pem() const;                // the key and the certificate: to be kept secret
  [[nodiscard]] std::string der() const;                // the certificate alone, as devices want it
  [[nodiscard]] std::string fingerprint() const;        // SHA-256 of that, in pairs of hexadecimal digits
  [[nodiscard]] std::string short_fingerprint() const;  // the first 64 bits of it, to be compared by eye

  // Whether a certificate of this authority may name it.
  [[nodiscard]] bool allows(const std::string& name) const;
  // The key and the certificate of a server with these names, all of them allowed; nothing if there is no memory for it.
  [[nodiscard]] std::optional<std::string> issue(const std::vector<std::string>& names, i64 now_s) const;
  // Whether what issue() once wrote is whole, is this authority's, names all of these and lasts for a while yet.
  [[nodiscard]] bool still_good(std::string_view pem, const std::vector<std::string>& names, i64 now_s) const;

 private:
  struct Free {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    void operator()(X509* certificate) const { X509_free(certificate); }
  };
  using Key = std::unique_ptr<EVP_PKEY, Free>;
  using Certified = std::unique_ptr<X509, Free>;
  struct Pair {
    Key key;
    Certified certificate;
  };
  explicit LocalAuthority(Pair own) : own_(std::move(own)) {}
  [[nodiscard]] static Pair read(std::string_view pem);
  [[nodiscard]] static std::string text_of(const Pair& pair);

  Pair own_;
};

}  // namespace minuit::server
