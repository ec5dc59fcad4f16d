#include "server/api.hpp"

#include <algorithm>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"
#include "match/limits.hpp"
#include "match/text.hpp"
#include "net/answers.hpp"
#include "server/answers.hpp"
#include "server/banned.hpp"
#include "server/page.hpp"
#include "server/pages.hpp"
#include "server/people.hpp"
#include "server/service.hpp"

namespace minuit::server {
namespace {

std::string games_json() {
  GameList list;
  catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) {
    GameEntry entry;
    entry.id = G::kId;
    entry.name = G::kName;
    entry.rules_version = G::kRulesVersion;
    entry.fewest_players = G::kPlayers.fewest;
    entry.most_players = G::kPlayers.most;
    entry.hidden = !rules::NothingHidden<G>;
    for (const std::string_view bot : bots::bots_of<G>()) entry.bots.emplace_back(bot);
    for (u32 players = G::kPlayers.fewest; players <= G::kPlayers.most; ++players)
      entry.setups.push_back({players, codec::Raw{codec::to_json(G::setup(static_cast<u8>(players)))}});
    list.games.push_back(std::move(entry));
  });
  return codec::to_json(list);
}

// Of the address first: who comes without a cookie is someone new each time, and needs no count of their own.
bool taken(Ration& ration, const net::Request& request, const Visitor& visitor, u32 cost) {
  const i64 now_us = steady_us();
  return ration.take(neighbourhood(request.remote), now_us, cost) && (visitor.is_new || ration.take(visitor.id, now_us, cost));
}

// The table of /api/tables/<table>/reports.
std::optional<std::string_view> report_path(std::string_view path) {
  constexpr std::string_view kReports = "/reports";
  if (!path.starts_with(kTablesPath) || !path.ends_with(kReports)) return std::nullopt;
  path.remove_prefix(kTablesPath.size());
  if (path.size() != 1 + kTableIdChars + kReports.size() || !path.starts_with('/')) return std::nullopt;
  const std::string_view table = path.substr(1, kTableIdChars);
  return is_table_id(table) ? std::optional(table) : std::nullopt;
}

bool is_json(std::string_view type) {
  type = type.substr(0, type.find(';'));
  while (type.ends_with(' ')) type.remove_suffix(1);
  return net::equal_ignoring_case(type, "application/json");
}

// Whether that is the origin of the same host's pages on the plain port, as browsers write it.
bool is_plain_origin(std::string_view origin, std::string_view host, u16 port) {
  constexpr u16 kUsualPort = 80;
  std::string plain = "http:";
  plain.append("//").append(net::host_name(host));
  if (port != kUsualPort) plain.append(":").append(std::to_string(port));
  return net::equal_ignoring_case(origin, plain);
}

// What is kept about somebody is theirs to have and to end, banned or not; these two requests only.
bool is_about_oneself(const Visitor& device, const net::Request& request) {
  if (device.is_new) return false;
  return request.method == "POST" ? request.path == kErasePath : request.path == kDataPath;
}

// From where something is written that no table counts.
struct Writer {
  Allowance& allowance;
  match::Account whose;
  [[nodiscard]] std::optional<net::Response> refuse(std::size_t bytes, match::Purpose why, u64 command = 0) const {
    switch (allowance.spend(whose, bytes, why)) {
      case match::Allowed::yes: return std::nullopt;
      case match::Allowed::over_quota: return refusal(429, match::kWroteTooMuch, command);
      case match::Allowed::disk_low: break;
    }
    return refusal(503, match::kDiskLow, command);
  }
};

// Opens the table unless it is there, and answers.
net::Response open_in(store::Store& store, const match::Games& games, const match::OpenTable& request, const Visitor& visitor,
                      const std::string& table, const Writer& writer) {
  const auto profile = read_profile(store, visitor.id);
  if (!profile.ok()) return refusal(503, match::kNotSaved, request.command);
  const std::string log = table_log(table);
  const auto there = store.read(log, 0);
  if (!there.ok()) return refusal(503, match::kNotSaved, request.command);
  if (there.value().empty()) {
    const i64 wall_ms = now().wall_ms;
    const auto opening = match::opening(games, request, {visitor.id, profile.value().name}, wall_ms, writer.whose.device);
    if (const auto* refused = std::get_if<match::Refused>(&opening)) return json_of(400, *refused);
    std::vector<store::Append> appends;
    std::size_t bytes = match::kSittingBytes;
    for (const std::string& entry : std::get<0>(opening)) {
      appends.push_back({log, appends.size(), entry});
      bytes += entry.size() + match::kEntryOverheadBytes;
    }
    if (auto refused = writer.refuse(bytes, match::Purpose::begins, request.command)) return std::move(*refused);
    const auto receipts = store.append(appends);
    const bool kept = std::ranges::all_of(receipts, [](const auto& each) { return each.outcome == store::Outcome::kept; });
    if (!kept) return refusal(503, match::kNotSaved, request.command);
  }
  // Told that it is not noted, they ask again and get the same table.
  if (!remember_table(store, visitor.id, table, now().wall_ms)) return refusal(503, match::kNotSaved, request.command);
  return json_of(201, TableOpened{table});
}

}  // namespace

Service::Service(Terms terms, const ServerKey& key, const Surroundings& around, std::vector<std::unique_ptr<Shard>>& shards)
    : terms_(std::move(terms)),
      key_(key),
      around_(around),
      shards_(shards),
      guests_(shards.size()),
      openings_(terms_.openings_per_minute),
      newcomers_(terms_.newcomers_per_hour, Ration::kHour_us),
      files_(terms_.files_per_minute),
      games_json_(games_json()),
      page_(front_page()),
      codes_(key),
      shelf_(around.games) {}

void Service::answer(const net::Request& request, net::Reply reply) {
  if (!request.path.starts_with(kApiPath)) return reply(request.method == "POST" ? refusal(405, kWrongMethod) : front(request));
  Visitor device = visitor(request);
  if (!device.unproven) return answer_to(device, request, std::move(reply));
  // Of a time when cookies were not signed, of another key, or made up: it is good if the store knows whose it is.
  if (!taken(around_.requests, request, newcomer(), kRecordCost)) return reply(too_often());
  const std::size_t bytes = request.body.size();
  const match::Account whose{device.id, neighbourhood(request.remote)};
  if (around_.store.full(whose, bytes)) return reply(busy());
  auto job = [this, reply = std::move(reply), device, request](store::Store& store) mutable {
    const auto known = knows_one_of(store, sharers_of(device));
    if (!known.ok()) return reply(busy());
    device.unproven = false;
    // Not whoever has begun to be erased since they asked, either.
    const bool theirs = known.value() && !around_.departures.leaving(device.id);
    answer_to(theirs ? device : newcomer(), request, std::move(reply));
  };
  (void)around_.store.ask(to_read(whose), std::move(job), bytes);
}

Visitor Service::visitor(const net::Request& request) const {
  const Visitor device = visitor_of(request, key_);
  const bool gone = !device.is_new && (around_.oversight.revoked(device.id) || around_.departures.leaving(device.id));
  return gone ? newcomer() : device;
}

bool Service::may_name(const Visitor& device, const net::Request& request) {
  return !device.is_new || newcomers_.take(neighbourhood(request.remote), steady_us());
}

void Service::answer_to(const Visitor& device, const net::Request& request, net::Reply reply) {
  const auto person = named_by(request.query, device);
  const std::string& id = person ? person->id : device.id;
  const auto ban = around_.oversight.banned(id, device.id, request.remote, now().wall_ms);
  if (ban && !is_about_oneself(device, request)) {
    auto refused = refuse_often(request, device, 1);
    return reply(refused ? std::move(*refused) : banned_answer(*ban));
  }
  // What all may read is told without a name: else 240 looks at the list of games would use up all newcomers of an address.
  const bool needs_name = request.method == "POST" || std::string_view(request.path).starts_with(kMePath);
  const bool named = needs_name ? may_name(device, request) : !device.is_new;
  // Every answer renews the cookie, unless it brings another one or they are being erased; the reply goes through here wherever
  // it is made. What is dropped unanswered is told busy.
  auto answer = [this, reply = std::move(reply), device, named, secure = request.secure](net::Response response) mutable {
    const bool brings_one =
        std::ranges::find(response.headers, "Set-Cookie", &net::Headers::value_type::first) != response.headers.end();
    if (named && !brings_one && !around_.departures.leaving(device.id)) bring_cookie(response.headers, key_, device, secure);
    reply(std::move(response));
  };
  net::Reply told(std::move(answer), busy);
  const std::string_view path = request.path;
  const bool reads_logs = path == kOwnTablesPath || (path.starts_with(kTablesPath) && path != kTablesPath);
  if (auto refused = refuse_often(request, device, reads_logs ? kRecordCost : 1)) return told(std::move(*refused));
  if (!named && needs_name) return told(too_often(kTooManyNewcomers));
  auto visitor = named_by(request.query, device);
  if (!visitor) return told(refusal(400, kNoSuchSharer, 0, i32{kMostGuests}));
  answer_api({request, std::move(*visitor), {device.id, neighbourhood(request.remote)}, device}, std::move(told));
}

void Service::answer_api(const Asked& asked, net::Reply told) {
  const std::string_view path = asked.request.path;
  if (asked.request.method == "POST") {
    const auto reported_at = report_path(path);
    if (path != kMePath && path != kTablesPath && !reported_at && !is_own_post(path)) {
      const bool only_read = path == "/api/games" || path == kTrustPath || path == kOwnTablesPath || path == kDataPath;
      return told(only_read ? refusal(405, kWrongMethod) : refusal(404, kNotFound));
    }
    if (auto refused = refuse_post(asked)) return told(std::move(*refused));
    if (reported_at) return take_report(asked, *reported_at, std::move(told));
    if (is_own_post(path)) return answer_own(asked, std::move(told));
    return path == kMePath ? set_name(asked, std::move(told)) : open_table(asked, std::move(told));
  }
  if (path == "/api/games") return told(json(200, games_json_));
  if (path == kTrustPath) return told(json_of(200, trust()));
  if (path == kMePath) return tell_me(asked, std::move(told));
  if (path == kOwnTablesPath) return tell_list(asked, std::nullopt, std::move(told));
  if (path == kDataPath) return answer_own(asked, std::move(told));
  if (is_own_post(path)) return told(refusal(405, kWrongMethod));
  if (path == kTablesPath) return told(listed());
  if (path.starts_with(kTablesPath)) return tell_of_table(asked, std::move(told));
  told(refusal(404, kNotFound));
}

net::Response Service::front(const net::Request& request) {
  if (!files_.take(neighbourhood(request.remote), steady_us())) return too_often();
  if (request.path == "/health") return health(request);
  if (request.path == kAuthorityPath && terms_.local_tls != nullptr)
    return {200, "application/x-x509-ca-cert", terms_.local_tls->authority().der(), {{"Cache-Control", "no-store"}}};
  auto found = page(assets::built_in(), request);
  if (!found && request.path == kStyleSheetPath) return {200, "text/css; charset=utf-8", std::string(style_sheet()), {}};
  if (!found && request.path != "/") return refusal(404, kNotFound);
  if (!found) found = net::Response{200, "text/html; charset=utf-8", page_, {}};
  if (!is_page(request.path)) return std::move(*found);
  // A cookie that only the store can recognise is renewed by the first answer of the API.
  const Visitor device = visitor(request);
  if (!device.unproven && may_name(device, request)) bring_cookie(found->headers, key_, device, request.secure);
  return std::move(*found);
}

u64 Service::tables() const {
  u64 sum = 0;
  for (const auto& shard : shards_) sum += shard->figures().rooms.get();
  return sum;
}

net::Response Service::health(const net::Request& request) const {
  const bool draining = draining_;
  const bool sick = around_.store.sick();
  const bool low = around_.allowance.disk_low();
  const Health health{.status = draining ? "draining" : (sick ? "store" : "ok"),
                      .disk = std::string(sick ? store::name_of(around_.store.cause()) : (low ? "low" : "ok")),
                      .version = std::string(kVersion),
                      .uptime_seconds = static_cast<u64>(now().steady_ms - begun_ms_) / 1000,
                      .tables = tables(),
                      .connections = server_->counters().open_connections};
  net::Response response = json_of(draining || sick ? 503 : 200, health);
  // The page that is served beside this port without TLS may read the answer: so it learns that the browser trusts the
  // certificate.
  const std::string_view origin = request.header("Origin");
  if (request.second_port && is_plain_origin(origin, request.header("Host"), server_->port())) {
    response.headers.emplace_back("Access-Control-Allow-Origin", std::string(origin));
    response.headers.emplace_back("Vary", "Origin");
  }
  return response;
}

Trust Service::trust() const {
  if (terms_.local_tls == nullptr) return {};
  const LocalAuthority& authority = terms_.local_tls->authority();
  return {.http_port = server_->port(),
          .https_port = server_->second_port(),
          .certificate = std::string(kAuthorityPath),
          .fingerprint = authority.fingerprint(),
          .short_fingerprint = authority.short_fingerprint(),
          .names = terms_.local_tls->names()};
}

net::Response Service::listed() const {
  TableList list;
  for (auto& [table, listing] : around_.listings.shown()) list.tables.push_back({std::move(table), std::move(listing)});
  return json_of(200, list);
}

std::optional<net::Response> Service::refuse_post(const Asked& asked) {
  const net::Request& request = asked.request;
  if (!net::origin_allowed(request.header("Origin"), request.header("Host"), terms_.allowed_origins))
    return refusal(403, kForeignPage);
  if (!is_json(request.header("Content-Type"))) return refusal(415, kNotJson);
  if (taken(openings_, request, asked.visitor, 1)) return std::nullopt;
  return too_often();
}

std::optional<net::Response> Service::refuse_often(const net::Request& request, const Visitor& visitor, u32 cost) {
  if (taken(around_.requests, request, visitor, cost)) return std::nullopt;
  return too_often();
}

void Service::tell_me(const Asked& asked, net::Reply reply) {
  if (around_.store.full(asked.account)) return reply(busy());
  auto job = [reply = std::move(reply), id = asked.visitor.id](store::Store& store) mutable {
    const auto profile = read_profile(store, id);
    if (!profile.ok()) return reply(refusal(503, kServerBusy));
    Me me{.id = id, .name = profile.value().name, .tables = {}};
    const std::vector<std::string>& tables = profile.value().tables;
    const std::size_t looked_at = std::min(tables.size(), kMostOwnTables);
    for (auto table = tables.rbegin(); table != tables.rbegin() + static_cast<std::ptrdiff_t>(looked_at); ++table) {
      const auto version = store.version(table_log(*table));
      if (!version.ok() || version.value() > 0) me.tables.push_back(*table);  // an old one may be gone
    }
    reply(json_of(200, me));
  };
  (void)around_.store.ask(to_read(asked.account), std::move(job));
}

void Service::set_name(const Asked& asked, net::Reply reply) {
  const auto read = codec::read<SetName>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  const auto name = match::tidy_name(read.value().name);
  if (!name) return reply(refusal(400, kBadName, 0, static_cast<i32>(match::kMostNameBytes)));
  if (around_.store.full(asked.account)) return reply(busy());
  auto pass = around_.departures.pass({asked.visitor.id, asked.device.id});
  if (!pass.whole()) return reply(busy());
  const Writer writer{around_.allowance, asked.account};
  if (auto refused = writer.refuse(kNameBytes + kLinkBytes, match::Purpose::changes)) return reply(std::move(*refused));
  auto job = [reply = std::move(reply), id = asked.visitor.id, device = asked.device.id, name = *name,
              pass = std::move(pass)](store::Store& store) mutable {
    const i64 wall_ms = now().wall_ms;
    if (!remember_device(store, id, device, wall_ms) || !remember_name(store, id, name, wall_ms))
      return reply(refusal(503, match::kNotSaved));
    reply(json_of(200, SetName{name}));
  };
  (void)around_.store.ask(to_play(asked.account), std::move(job));
}

void Service::open_table(const Asked& asked, net::Reply reply) {
  auto read = codec::read<match::OpenTable>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  if (read.value().command == 0)
    return reply(json_of(400, match::refused(0, codec::Fault{"$.command", "expected a number above 0"})));
  std::string table = table_id(key_, asked.visitor.secret, read.value().command);
  if (read.value().options.listed && around_.listings.of(asked.visitor.id, table) >= kMostListedOfOne)
    return reply(refusal(429, kTooManyListed, read.value().command, static_cast<i32>(kMostListedOfOne)));
  const std::size_t bytes = asked.request.body.size();
  if (around_.store.full(asked.account, bytes)) return reply(busy());
  auto pass = around_.departures.pass({asked.visitor.id, asked.device.id});
  if (!pass.whole()) return reply(busy());
  Writer writer{around_.allowance, asked.account};
  auto job = [this, reply = std::move(reply), request = std::move(read).value(), visitor = asked.visitor,
              table = std::move(table), writer = std::move(writer), pass = std::move(pass)](store::Store& store) mutable {
    reply(open_in(store, around_.games, request, visitor, table, writer));
  };
  (void)around_.store.ask(to_play(asked.account), std::move(job), bytes);
}

}  // namespace minuit::server
