#include "server/metrics.hpp"

#include <prometheus/collectable.h>
#include <prometheus/exposer.h>
#include <prometheus/metric_family.h>

#include <limits>

namespace minuit::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

struct Labelled {
  const char* label;
  u64 value;
};

class Families {
 public:
  void counter(const char* name, const char* help, u64 value) {
    add(name, help, MetricType::Counter).counter.value = number(value);
  }
  void gauge(const char* name, const char* help, u64 value) { add(name, help, MetricType::Gauge).gauge.value = number(value); }
  void counters(const char* name, const char* help, const char* label, std::initializer_list<Labelled> each) {
    MetricFamily family{name, help, MetricType::Counter, {}};
    for (const Labelled& one : each) {
      ClientMetric metric;
      metric.label.push_back({label, one.label});
      metric.counter.value = number(one.value);
      family.metric.push_back(std::move(metric));
    }
    families_.push_back(std::move(family));
  }
  // `unit` is what one of the figure is worth in the unit of the name.
  void histogram(const char* name, const char* help, const Spread& spread, double unit) {
    ClientMetric& metric = add(name, help, MetricType::Histogram);
    u64 count = 0;
    for (std::size_t step = 0; step <= Spread::kSteps; ++step) {
      count += spread.at_step(step);
      const double bound = step < Spread::kSteps ? number(u64{1} << step) * unit : std::numeric_limits<double>::infinity();
      metric.histogram.bucket.push_back({count, bound});
    }
    metric.histogram.sample_count = count;
    metric.histogram.sample_sum = number(spread.sum()) * unit;
  }
  [[nodiscard]] std::vector<MetricFamily> take() { return std::move(families_); }

 private:
  [[nodiscard]] static double number(u64 value) { return static_cast<double>(value); }
  ClientMetric& add(const char* name, const char* help, MetricType type) {
    families_.push_back({name, help, type, {ClientMetric{}}});
    return families_.back().metric.front();
  }
  std::vector<MetricFamily> families_;
};

void add_transport(Families& families, const net::Counters& counters) {
  families.gauge("minuit_connections", "HTTP and WebSocket connections now", counters.open_connections);
  families.gauge("minuit_sockets", "WebSockets now", counters.open_sockets);
  families.counter("minuit_connections_total", "Connections so far", counters.accepted);
  families.counter("minuit_requests_total", "HTTP requests, upgrades included", counters.requests);
  families.counters("minuit_frames_total", "Messages of WebSockets", "direction",
                    {{"in", counters.frames_in}, {"out", counters.frames_out}});
  families.counters("minuit_bytes_total", "Bytes of WebSockets", "direction",
                    {{"in", counters.bytes_in}, {"out", counters.bytes_out}});
  families.counter("minuit_writes_total", "System calls that sent messages", counters.writes);
  families.counters("minuit_refused_total", "Connections and requests refused", "reason",
                    {{"full", counters.refused_full},
                     {"address", counters.refused_address},
                     {"origin", counters.refused_origin},
                     {"malformed", counters.refused_malformed},
                     {"no_table", counters.refused_by_service},
                     {"timeout", counters.timed_out}});
  families.counters(
      "minuit_dropped_total", "WebSockets closed by the server", "reason",
      {{"slow", counters.dropped_slow}, {"silent", counters.dropped_silent}, {"protocol", counters.protocol_errors}});
  families.counter("minuit_rate_pauses_total", "Times a socket had to wait for its ration", counters.rate_pauses);
  families.counter("minuit_accept_pauses_total", "Times no descriptor was free", counters.accept_pauses);
}

class Gathered final : public prometheus::Collectable {
 public:
  explicit Gathered(const Sources& sources) : sources_(sources) {}

  [[nodiscard]] std::vector<MetricFamily> Collect() const override {
    Families families;
    add_transport(families, sources_.server.counters());
    u64 rooms = 0;
    u64 entries = 0;
    u64 decisions = 0;
    Spread verdicts;
    for (const auto& shard : sources_.shards) {
      rooms += shard->figures().rooms.get();
      entries += shard->figures().entries.get();
      decisions += shard->figures().decisions.get();
      verdicts.add(shard->figures().verdict_us);
    }
    families.gauge("minuit_tables", "Tables with someone at them", rooms);
    families.counter("minuit_decisions_total", "Decisions handed to the store", decisions);
    families.counter("minuit_entries_total", "Entries of tables' logs handed to the store, decisions included", entries);

    families.histogram("minuit_verdict_seconds", "From the close of a race's window until its verdict was sent", verdicts, 1e-6);

    const StoreThread::Figures& store = sources_.store.figures();
    families.counter("minuit_appends_total", "Entries the store has answered for", store.appends.get());
    families.counter("minuit_appends_unwritten_total", "Entries the store could not write", store.unwritten.get());
    families.counter("minuit_batches_total", "Groups of appends: with SQLite each is one sync of the disk", store.batches.get());
    families.histogram("minuit_batch_size", "Appends in a group", store.batch_size, 1);
    families.histogram("minuit_append_seconds", "From the loop's hand to the answer", store.latency_us, 1e-6);
    families.gauge("minuit_append_queue", "Appends that wait for the store", store.waiting_appends.get());
    families.gauge("minuit_read_queue", "Reads that wait for the store", store.waiting_jobs.get());

    const Workers::Figures workers = sources_.workers.figures();
    families.counter("minuit_bot_decisions_total", "Thoughts and errands done", workers.done);
    families.gauge("minuit_bot_queue", "Thoughts and errands that wait", workers.waiting);
    families.histogram("minuit_bot_thinking_seconds", "For one thought or errand", *workers.thinking_us, 1e-6);
    return families.take();
  }

 private:
  Sources sources_;
};

std::string address(const std::string& bind, u16 port) {
  const bool wide = bind.find(':') != std::string::npos;
  return (wide ? "[" + bind + "]" : bind) + ":" + std::to_string(port);
}

}  // namespace

struct Metrics::Inside {
  Inside(const std::string& where, const Sources& sources) : gathered(std::make_shared<Gathered>(sources)), exposer(where, 1) {
    exposer.RegisterCollectable(gathered);
  }
  std::shared_ptr<Gathered> gathered;
  prometheus::Exposer exposer;
};

Metrics::Metrics(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Metrics::~Metrics() = default;

Result<std::unique_ptr<Metrics>, std::string> Metrics::open(const std::string& bind, u16 port, const Sources& sources) {
  try {
    return std::unique_ptr<Metrics>(new Metrics(std::make_unique<Inside>(address(bind, port), sources)));
  } catch (const std::exception& trouble) {
    return "no metrics at " + address(bind, port) + ": " + trouble.what();
  }
}

u16 Metrics::port() const {
  const std::vector<int> ports = inside_->exposer.GetListeningPorts();
  return ports.empty() ? u16{0} : static_cast<u16>(ports.front());
}

}  // namespace minuit::server
