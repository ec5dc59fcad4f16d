// Codes by which a second device becomes the person of a first one. A code lasts some minutes and is good once; it is in memory
// only, and only under a hash. Whoever guesses is rationed by address, and all together in fair shares. From any thread.
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "match/people.hpp"
#include "server/fair_ration.hpp"
#include "server/identity.hpp"
#include "server/limits.hpp"
#include "server/ration.hpp"

namespace minuit::server {

class MoveCodes {
 public:
  explicit MoveCodes(const ServerKey& key) : key_(key) {}

  // A new code; an earlier one of the same device counts no more. Nothing if there are too many.
  [[nodiscard]] std::optional<std::string> make(const Visitor& device, const std::string& network, i64 now_us);

  enum class Lack : u8 { unknown, too_many_guesses };
  // The person of a code as somebody typed it, who then can no longer use it.
  [[nodiscard]] Result<Secret, Lack> redeem(std::string_view typed, const std::string& network, i64 now_us);

  // The device is somebody else from now on: its code counts no more.
  void forget(std::string_view device);

 private:
  struct Made {
    Secret secret{};
    std::string device;
    std::string network;
    i64 until_us = 0;
  };
  using Key = ServerKey::Bytes;
  [[nodiscard]] Key hash_of(std::string_view code) const { return key_.sign("minuit move", code); }

  const ServerKey key_;
  Ration guesses_{kMoveGuesses, kMoveGuesses_us};
  FairRation guesses_of_all_{kMoveGuessesOfAll, kMoveFirsts, kMoveGuesses_us};
  std::mutex mutex_;
  std::map<Key, Made> made_;
};

}  // namespace minuit::server
