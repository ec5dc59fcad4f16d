// Who someone is without an account: a random secret in a cookie, signed by the server that drew it. Its hash is the public id;
// the secret goes nowhere else.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.hpp"
#include "net/http.hpp"
#include "server/server_key.hpp"

namespace minuit::server {

inline constexpr std::size_t kSecretBytes = 32;
inline constexpr std::size_t kPersonIdChars = 16;
inline constexpr std::size_t kTableIdChars = 12;
inline constexpr std::string_view kCookie = "minuit";
inline constexpr std::string_view kSecureCookie = "__Host-minuit";  // browsers take it over TLS only, from this host only

using Secret = std::array<u8, kSecretBytes>;

// Bytes nobody can foresee, from the system.
void fill_from_system(u8* bytes, std::size_t count);
[[nodiscard]] Secret new_secret();

[[nodiscard]] std::string to_text(const Secret& secret);  // base64url without padding
[[nodiscard]] std::optional<Secret> secret_from(std::string_view text);

[[nodiscard]] std::string person_id(const Secret& secret);
[[nodiscard]] bool is_person_id(std::string_view text);
// Looks like a person's id and is nobody's: what stands for a person who was erased, in one log. Nobody who does not have the
// salt can tell whose it was, or that two of them in two logs were one person.
[[nodiscard]] std::string anonymous_id(std::string_view salt, std::string_view log, std::string_view person);
// So many random characters of an alphabet without letters that look alike.
[[nodiscard]] std::string random_code(std::size_t chars);
// The same as somebody may have typed it: in capitals, with spaces or hyphens, with an O for a 0.
[[nodiscard]] std::string tidy_code(std::string_view typed);
// The same command of the same person gives the same table, so that a request sent again opens no second one.
// Nobody without the server's key can tell which one before it is open, or look for a fine one.
[[nodiscard]] std::string table_id(const ServerKey& key, const Secret& secret, u64 command);
[[nodiscard]] bool is_table_id(std::string_view text);

struct Visitor {
  Secret secret{};
  std::string id;
  bool is_new = false;    // came without a good cookie
  bool unproven = false;  // has a secret that this server's key has not signed: theirs only if the store knows them
};
[[nodiscard]] Visitor newcomer();
// By the cookie; one without a good one is someone new.
[[nodiscard]] Visitor visitor_of(const net::Request& request, const ServerKey& key);
// The public ids of all who can share a device, its own person's first.
[[nodiscard]] std::vector<std::string> sharers_of(const Visitor& device);

// Who shares the device: guests it is passed to, and a screen on which everyone watches. Each is a person of their own, whose
// secret follows from the device's and never leaves the server.
inline constexpr u32 kMostGuests = 7;  // with the device's own person, a full table
inline constexpr std::string_view kScreen = "screen";
// The one whom `as` in the query names; without it the device's own. Nothing if there is no such one.
[[nodiscard]] std::optional<Visitor> named_by(std::string_view query, const Visitor& device);

// What the cookie holds: the secret and, after a dot, what the server has signed it with.
[[nodiscard]] std::string cookie_text(const ServerKey& key, const Secret& secret);
// Gives the device's own person their cookie, whoever asked. What brings one must not be kept for others by a cache on the way.
void bring_cookie(net::Headers& headers, const ServerKey& key, const Visitor& device, bool secure);
// Takes it away: the browser is somebody new when it comes next, if newcomers are let in then.
void drop_cookie(net::Headers& headers, bool secure);

// Dice: every draw from the system's generator, which is asked for some at a time.
class SystemLuck {
 public:
  [[nodiscard]] Rng draw();

 private:
  static constexpr std::size_t kWords = 512;
  std::array<u64, kWords> words_{};
  std::size_t used_ = kWords;
};

}  // namespace minuit::server
