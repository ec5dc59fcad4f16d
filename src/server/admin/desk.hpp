// What the operator's commands work with. A command runs on the thread of the operator's socket, one at a time, and may wait: the
// tables and the store are asked on their own threads, so nothing of them is touched from here.
#pragma once
#include <future>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "server/service.hpp"

namespace minuit::server::admin {

struct Desk {
  Surroundings around;
  net::Server& server;
  Service& service;
  std::vector<std::unique_ptr<Shard>>& shards;
  PersonDesk& people;

  // What `work` gives when it is called with the store on the store's thread; nothing if too much waits there.
  template <class Work>
  [[nodiscard]] auto with_store(Work work) -> std::optional<std::invoke_result_t<Work&, store::Store&>> {
    std::promise<std::invoke_result_t<Work&, store::Store&>> promise;
    auto done = promise.get_future();
    const bool asked =
        around.store.ask(to_play(server_itself()), [&work, &promise](store::Store& store) { promise.set_value(work(store)); });
    if (!asked) return std::nullopt;
    return done.get();
  }

  // What `work` gives when it is called with a shard on the thread of its loop.
  template <class Work>
  [[nodiscard]] auto with_shard(unsigned number, Work work) -> std::invoke_result_t<Work&, Shard&> {
    std::promise<std::invoke_result_t<Work&, Shard&>> promise;
    auto done = promise.get_future();
    server.post(number, [&work, &promise, &shard = *shards[number]] { promise.set_value(work(shard)); });
    return done.get();
  }
  [[nodiscard]] unsigned shard_of(std::string_view table) const {
    return server::shard_of(table, static_cast<unsigned>(shards.size()));
  }
};

inline constexpr const char* kStoreBusy = "the store is too busy: try again";

}  // namespace minuit::server::admin
