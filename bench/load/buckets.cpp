#include "bench/load/buckets.hpp"

#include <cstdlib>

namespace minuit::load {

double Buckets::bound(double share) const {
  if (count() <= 0) return 0;
  for (const Bucket& each : all_)
    if (each.count >= share * count()) return each.bound;
  return all_.back().bound;
}

Buckets Buckets::operator-(const Buckets& before) const {
  Buckets since = *this;
  for (std::size_t at = 0; at < since.all_.size() && at < before.all_.size(); ++at) since.all_[at].count -= before.all_[at].count;
  return since;
}

Buckets buckets_of(const std::string& page, const std::string& name) {
  const std::string head = name + "_bucket{le=\"";
  Buckets found;
  for (std::size_t at = page.find(head); at != std::string::npos; at = page.find(head, at + 1)) {
    char* end = nullptr;
    const double bound = std::strtod(page.c_str() + at + head.size(), &end);  // it reads +Inf as well
    const std::size_t value = page.find("} ", at);
    if (value == std::string::npos) break;
    found.add(bound, std::strtod(page.c_str() + value + 2, nullptr));
  }
  return found;
}

}  // namespace minuit::load
