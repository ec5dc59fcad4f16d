#include "server/metrics.hpp"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>

#include <limits>
#include <thread>

#include "server/answers.hpp"

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
                     {"often", counters.refused_often},
                     {"unread", counters.refused_unread},
                     {"origin", counters.refused_origin},
                     {"malformed", counters.refused_malformed},
                     {"no_table", counters.refused_by_service},
                     {"timeout", counters.timed_out}});
  families.counters(
      "minuit_dropped_total", "WebSockets closed by the server", "reason",
      {{"slow", counters.dropped_slow}, {"silent", counters.dropped_silent}, {"protocol", counters.protocol_errors}});
  families.counters("minuit_evicted_total", "Connections that had to go for others", "kind",
                    {{"silent", counters.evicted_silent},
                     {"answering", counters.evicted_answering},
                     {"watching", counters.evicted_watching},
                     {"seated", counters.evicted_seated}});
  families.counter("minuit_rate_pauses_total", "Times a socket had to wait for its ration", counters.rate_pauses);
  families.counter("minuit_accept_pauses_total", "Times no descriptor was free", counters.accept_pauses);
}

class Gathered final : public net::Service {
 public:
  explicit Gathered(const Sources& sources) : sources_(sources) {}

  void answer(const net::Request& request, net::Reply reply) override {
    if (request.path != "/metrics") return reply(refusal(404, kNotFound));
    if (request.method == "POST") return reply(refusal(405, kWrongMethod));
    reply({200,
           "text/plain; version=0.0.4; charset=utf-8",
           prometheus::TextSerializer().Serialize(collect()),
           {{"Cache-Control", "no-store"}}});
  }
  std::variant<net::Response, net::Admission> admit(const net::Request& /*request*/) override { return refusal(404, kNotFound); }
  void opened(net::Socket& /*socket*/) override {}
  void received(net::Socket& /*socket*/, std::string_view /*text*/) override {}
  void closed(net::SocketId /*id*/) override {}

 private:
  [[nodiscard]] std::vector<MetricFamily> collect() const {
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

  Sources sources_;
};

// Whoever measures asks now and then, on one connection or a few.
net::Options transport_of(const std::string& bind, u16 port) {
  net::Options options;
  options.bind = bind;
  options.port = port;
  options.limits.connections = options.limits.connections_per_address = kMostMeasuring;
  options.limits.refusals = kMostMeasuring;
  options.limits.http_body_bytes = 0;
  options.limits.drain_time = options.limits.close_timeout = net::Milliseconds(200);
  return options;
}

}  // namespace

struct Metrics::Inside {
  explicit Inside(const Sources& sources) : gathered(sources) {}
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() {
    if (!thread.joinable()) return;
    server->stop();
    thread.join();
  }
  Gathered gathered;
  std::unique_ptr<net::Server> server;
  std::thread thread;
};

Metrics::Metrics(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Metrics::~Metrics() = default;

Result<std::unique_ptr<Metrics>, std::string> Metrics::open(const std::string& bind, u16 port, const Sources& sources) {
  auto inside = std::make_unique<Inside>(sources);
  auto server = net::Server::open(transport_of(bind, port), inside->gathered);
  if (!server.ok()) return "no metrics: " + server.error();
  inside->server = std::move(server).value();
  inside->thread = std::thread([&served = *inside->server] { served.run(); });
  return std::unique_ptr<Metrics>(new Metrics(std::move(inside)));
}

u16 Metrics::port() const { return inside_->server->port(); }

}  // namespace minuit::server
