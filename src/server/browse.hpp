// Brings the digests of some tables up to date with their logs, in turns: what is new is read on the store's thread, then taken
// where the bots think. The digests come from the shelf and go back to it.
#pragma once
#include <vector>

#include "server/shelf.hpp"

namespace minuit::server {

class Browse {
 public:
  struct Limits {
    std::size_t batch = kDigestBatch;     // entries of a turn, or one page
    std::size_t entries = kMostDigested;  // of all turns, or what was left of it and one page; the rest waits for another time
  };
  explicit Browse(Shelf& shelf, Limits limits) : shelf_(&shelf), limits_(limits), generation_(shelf.generation()) {}
  explicit Browse(Shelf& shelf) : Browse(shelf, Limits{}) {}
  Browse(const Browse&) = delete;
  Browse& operator=(const Browse&) = delete;
  ~Browse();

  void add(std::string_view table);

  struct Page {
    std::size_t item = 0;
    std::vector<store::Entry> entries;
  };
  using Pages = std::vector<Page>;
  // The next turn; empty: there is nothing more to read.
  [[nodiscard]] Result<Pages, store::Trouble> read(const store::Store& store);
  void take(const Pages& pages);

  struct Item {
    std::string table;
    std::unique_ptr<Digest> digest;
    bool read = false;
  };
  [[nodiscard]] const std::vector<Item>& items() const { return items_; }

 private:
  Shelf* shelf_;
  Limits limits_;
  u64 generation_;  // of the shelf, before anything was taken from it
  std::vector<Item> items_;
};

}  // namespace minuit::server
