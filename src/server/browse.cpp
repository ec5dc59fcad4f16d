#include "server/browse.hpp"

#include <algorithm>

#include "server/store_thread.hpp"

namespace minuit::server {

Browse::~Browse() {
  for (Item& item : items_) shelf_->put(item.table, std::move(item.digest), generation_);
}

void Browse::add(std::string_view table) { items_.push_back({std::string(table), shelf_->take(table), false}); }

Result<Browse::Pages, store::Trouble> Browse::read(const store::Store& store) {
  Pages pages;
  std::size_t entries = 0;
  for (std::size_t at = 0; at < items_.size() && entries < limits_.batch; ++at) {
    Item& item = items_[at];
    if (item.read) continue;
    auto page = store.read(table_log(item.table), item.digest->version());
    if (!page.ok() && !page.error().damaged) return page.error();
    if (!page.ok()) {
      item.digest->call_damaged();  // the others can be told all the same
      item.read = true;
      continue;
    }
    item.read = page.value().empty() || limits_.entries == 0;
    if (item.read) continue;
    entries += page.value().size();
    limits_.entries -= std::min(limits_.entries, page.value().size());
    pages.push_back({at, std::move(page).value()});
  }
  return pages;
}

void Browse::take(const Pages& pages) {
  for (const Page& page : pages) items_[page.item].digest->take(page.entries);
}

}  // namespace minuit::server
