#include "server/local_tls.hpp"

#include <algorithm>

#include "server/key_files.hpp"
#include "server/private_file.hpp"

namespace minuit::server {
namespace {

constexpr std::size_t kMostFileBytes = std::size_t{64} << 10U;

std::string not_of_a_house(const std::string& path) {
  return path + " is not the certificate of a house and its key: bring it back from a backup, or move it away and let every " +
         "device trust the next one";
}

Result<LocalAuthority, std::string> read_or_make(const std::string& path, const std::string& label) {
  const auto there = read_private_file(path, kMostFileBytes);
  if (!there.ok()) return there.error();
  if (there.value()) {
    auto read = LocalAuthority::from_pem(*there.value());
    if (read) return std::move(*read);
    return not_of_a_house(path);
  }
  auto made = LocalAuthority::make(label);
  if (!made.ok()) return made;
  if (const auto failed = write_private_file(path, made.value().pem())) return *failed;
  return made;
}

}  // namespace

std::optional<std::string> authority_refused(const std::string& path) {
  const auto there = read_private_file(path, kMostFileBytes, Others::left_alone);
  if (!there.ok()) return there.error();
  if (!there.value() || LocalAuthority::from_pem(*there.value())) return std::nullopt;
  return not_of_a_house(path);
}

Result<std::unique_ptr<LocalTls>, std::string> LocalTls::open(const std::string& authority, const std::string& certificate,
                                                              std::string bind, i64 now_s, Look look) {
  auto own = read_or_make(authority, label_of(look()));
  if (!own.ok()) return own.error();
  std::unique_ptr<LocalTls> tls(new LocalTls(std::move(own).value(), certificate, std::move(bind), std::move(look)));
  if (const auto failed = tls->renew(now_s)) return *failed;
  return tls;
}

std::vector<std::string> LocalTls::names() const {
  const std::lock_guard lock(mutex_);
  return names_;
}

std::optional<std::string> LocalTls::renew(i64 now_s) {
  std::vector<std::string> names = names_of(look_(), bind_);
  std::erase_if(names, [&](const std::string& name) { return !own_.allows(name); });
  {
    const std::lock_guard lock(mutex_);
    names_ = names;
  }
  const auto there = read_private_file(certificate_, kMostFileBytes);
  if (there.ok() && there.value() && own_.still_good(*there.value(), names, now_s)) return std::nullopt;
  const auto issued = own_.issue(names, now_s);
  if (!issued) return "a certificate for this machine cannot be made";
  return write_private_file(certificate_, *issued);
}

}  // namespace minuit::server
