// A histogram as Prometheus tells it.
#pragma once
#include <string>
#include <vector>

#include "base/types.hpp"

namespace minuit::load {

class Buckets {
 public:
  void add(double bound, double count) { all_.push_back({bound, count}); }
  [[nodiscard]] double count() const { return all_.empty() ? 0 : all_.back().count; }
  // The smallest bound that at least this share was within; 0 if there is nothing.
  [[nodiscard]] double bound(double share) const;
  // What came since another look at the same histogram.
  [[nodiscard]] Buckets operator-(const Buckets& before) const;

 private:
  struct Bucket {
    double bound;
    double count;  // up to the bound
  };
  std::vector<Bucket> all_;
};

// Of a histogram without labels; empty if it is not on the page.
[[nodiscard]] Buckets buckets_of(const std::string& page, const std::string& name);

}  // namespace minuit::load
