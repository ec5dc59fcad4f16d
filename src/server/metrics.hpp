// Figures for Prometheus, gathered when someone asks for them, on a port of their own.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "net/server.hpp"
#include "server/shard.hpp"

namespace minuit::server {

struct Sources {
  const net::Server& server;
  const StoreThread& store;
  const Workers& workers;
  const std::vector<std::unique_ptr<Shard>>& shards;
};

class Metrics {
 public:
  // Port 0: any that is free. The error says why nothing can be told there.
  [[nodiscard]] static Result<std::unique_ptr<Metrics>, std::string> open(const std::string& bind, u16 port,
                                                                          const Sources& sources);
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;
  ~Metrics();
  [[nodiscard]] u16 port() const;

 private:
  struct Inside;
  explicit Metrics(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace minuit::server
