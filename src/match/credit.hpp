// How often each person may do something: so much in a row, then once in a while.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "base/bucket.hpp"

namespace minuit::match {

class Credit {
 public:
  Credit(u32 in_a_row, i64 every_ms) : every_ms_(every_ms), most_ms_(i64{in_a_row} * every_ms) {}

  // Counts one more; false, and nothing is counted, if it comes too soon.
  [[nodiscard]] bool spend(std::string_view person, i64 steady_ms);

 private:
  i64 every_ms_, most_ms_;
  std::map<std::string, Bucket, std::less<>> buckets_;  // those that are whole again have no place here
};

}  // namespace minuit::match
