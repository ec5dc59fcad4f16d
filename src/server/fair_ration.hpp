// A ration that all have in common, half of which is for those who have taken little lately: so whoever takes much leaves enough
// for the others, and it takes very many to leave them nothing.
#pragma once
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::server {

class FairRation {
 public:
  // So many a minute for all, as many in one go; of the second half of them nobody is given more than `firsts` within a time.
  FairRation(u32 count, u32 firsts, i64 within_us);

  [[nodiscard]] bool take(const std::string& who, i64 now_us);

 private:
  [[nodiscard]] i64& whole_at(const std::string& who, i64 now_us);

  // Each is when it will be whole again, as of Bucket, and what one of it takes to come back.
  const i64 count_;
  const i64 firsts_;
  const i64 cost_us_;
  const i64 first_us_;
  std::mutex mutex_;
  i64 all_whole_at_ = 0;
  std::map<std::string, i64, std::less<>> whole_at_;
};

}  // namespace minuit::server
