// What the tests of stores share: a folder of their own, and every kind of store.
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/sqlite.hpp"

namespace minuit::store {

class Folder {
 public:
  Folder()
      : path_(std::filesystem::temp_directory_path() /
              ("minuit-store-" + std::to_string(getpid()) + "-" + std::to_string(++made_))) {
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  static inline int made_ = 0;
  std::filesystem::path path_;
};

inline std::unique_ptr<SqliteStore> opened(const std::string& path) {
  auto store = SqliteStore::open(path);
  EXPECT_TRUE(store.ok()) << (store.ok() ? "" : store.error().message);
  return store.ok() ? std::move(store).value() : nullptr;
}

struct Kind {
  std::string name;
  std::function<std::unique_ptr<Store>(const Folder&)> make;
};

inline void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

class AnyStore : public ::testing::TestWithParam<Kind> {
 protected:
  Folder folder_;
  std::unique_ptr<Store> store_ = GetParam().make(folder_);

  Receipt append(std::string_view table, u64 expected, std::string_view bytes) {
    const Append one{table, expected, bytes};
    return store_->append({&one, 1}).front();
  }
  [[nodiscard]] std::vector<Entry> read(std::string_view table, u64 after = 0) const {
    const auto page = store_->read(table, after);
    EXPECT_TRUE(page.ok());
    return page.ok() ? page.value() : std::vector<Entry>{};
  }
  [[nodiscard]] std::vector<TableInfo> list(std::string_view after = "") const {
    const auto page = store_->list(after);
    EXPECT_TRUE(page.ok());
    return page.ok() ? page.value() : std::vector<TableInfo>{};
  }
};

}  // namespace minuit::store
