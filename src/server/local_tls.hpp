// HTTPS for a house: the authority and the server's certificate in the data folder, made at the first start and renewed by
// themselves. docs/decisions/0015 says why they are as they are.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/server.hpp"
#include "server/local_authority.hpp"
#include "server/machine.hpp"

namespace minuit::server {

class LocalTls {
 public:
  using Look = std::function<Machine()>;

  // `authority` and `certificate` are the two files, each with its key, so that both change in one step. An authority that cannot
  // be read is left alone and told, for devices trust it; a server's certificate is made anew. The error is one line.
  [[nodiscard]] static Result<std::unique_ptr<LocalTls>, std::string> open(const std::string& authority,
                                                                           const std::string& certificate, std::string bind,
                                                                           i64 now_s, Look look = this_machine);

  [[nodiscard]] net::TlsFiles files() const { return {certificate_, certificate_}; }
  [[nodiscard]] const LocalAuthority& authority() const { return own_; }
  // The hosts for which the certificate was made; from any thread.
  [[nodiscard]] std::vector<std::string> names() const;

  // Writes a new certificate if the machine has names or addresses that the old one lacks, or if that is damaged or near its end.
  // What went wrong, if anything did: the old one is still there then. From one thread; whoever serves it looks at the file.
  [[nodiscard]] std::optional<std::string> renew(i64 now_s);

 private:
  LocalTls(LocalAuthority own, std::string certificate, std::string bind, Look look)
      : own_(std::move(own)), certificate_(std::move(certificate)), bind_(std::move(bind)), look_(std::move(look)) {}

  const LocalAuthority own_;
  const std::string certificate_, bind_;
  const Look look_;
  mutable std::mutex mutex_;
  std::vector<std::string> names_;  // under the mutex
};

}  // namespace minuit::server
