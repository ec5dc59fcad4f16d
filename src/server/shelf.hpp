// The digests of tables that were asked for lately, so that a list of matches reads only what is new in their logs. Whoever takes
// one has it alone; another who asks meanwhile begins anew. From any thread.
#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "server/digest.hpp"
#include "server/limits.hpp"

namespace minuit::server {

class Shelf {
 public:
  explicit Shelf(const match::Games& games, std::size_t most = kMostDigests) : games_(&games), most_(most) {}

  [[nodiscard]] std::unique_ptr<Digest> take(std::string_view table);
  void put(std::string_view table, std::unique_ptr<Digest> digest, u64 taken_in);
  // The table is no more. A digest that is out now is not taken back: it could be of this one.
  void forget(std::string_view table);
  [[nodiscard]] u64 generation() const;  // changes when a table is forgotten
  [[nodiscard]] std::size_t size() const;

 private:
  struct Kept {
    std::unique_ptr<Digest> digest;
    u64 used = 0;
  };
  const match::Games* games_;
  std::size_t most_;
  mutable std::mutex mutex_;
  std::map<std::string, Kept, std::less<>> kept_;
  u64 uses_ = 0;
  u64 generation_ = 0;
};

}  // namespace minuit::server
