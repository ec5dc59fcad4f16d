// A store that forgets when the program ends: for tests, simulations and tables that need not last.
#pragma once
#include <map>

#include "store/store.hpp"

namespace minuit::store {

class MemoryStore final : public Store {
 public:
  [[nodiscard]] std::vector<Receipt> append(std::span<const Append> batch) override;
  [[nodiscard]] Result<std::vector<Entry>, Trouble> read(std::string_view table, u64 after_version) const override;
  [[nodiscard]] Result<std::vector<TableInfo>, Trouble> list(std::string_view after_name) const override;
  [[nodiscard]] Result<u64, Trouble> version(std::string_view table) const override;
  [[nodiscard]] Result<u64, Trouble> remove(std::span<const Removal> logs) override;
  [[nodiscard]] Result<bool, Trouble> replace(const Replacement& log) override;

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> logs_;
};

}  // namespace minuit::store
