#include "server/api.hpp"

#include <algorithm>

#include "bots/pilots/all.hpp"
#include "codec/read.hpp"
#include "match/limits.hpp"
#include "net/answers.hpp"
#include "server/answers.hpp"
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
    entry.french = G::kName.french;
    entry.english = G::kName.english;
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

net::Response too_often() {
  net::Response response = refusal(429, kTooOften);
  response.headers.emplace_back("Retry-After", "10");
  return response;
}

// Of the address first: who comes without a cookie is someone new each time, and needs no count of their own.
bool taken(Ration& ration, const net::Request& request, const Visitor& visitor, u32 cost) {
  const i64 now_us = steady_us();
  return ration.take(neighbourhood(request.remote), now_us, cost) && (visitor.is_new || ration.take(visitor.id, now_us, cost));
}

bool is_json(std::string_view type) {
  type = type.substr(0, type.find(';'));
  while (type.ends_with(' ')) type.remove_suffix(1);
  return net::equal_ignoring_case(type, "application/json");
}

// Opens the table unless it is there, and answers.
net::Response open_in(store::Store& store, const match::Games& games, const match::OpenTable& request, const Visitor& visitor) {
  const auto profile = read_profile(store, visitor.id);
  if (!profile.ok()) return refusal(503, match::kNotSaved, request.command);
  const std::string table = table_id(visitor.secret, request.command);
  const std::string log = table_log(table);
  const auto there = store.read(log, 0);
  if (!there.ok()) return refusal(503, match::kNotSaved, request.command);
  if (there.value().empty()) {
    const i64 wall_ms = now().wall_ms;
    const auto opening = match::opening(games, request, {visitor.id, profile.value().name}, wall_ms);
    if (const auto* refused = std::get_if<match::Refused>(&opening)) return json_of(400, *refused);
    std::vector<store::Append> appends;
    for (const std::string& entry : std::get<0>(opening)) appends.push_back({log, appends.size(), entry});
    const auto receipts = store.append(appends);
    const bool kept = std::ranges::all_of(receipts, [](const auto& each) { return each.outcome == store::Outcome::kept; });
    if (!kept) return refusal(503, match::kNotSaved, request.command);
  }
  // Told that it is not noted, they ask again and get the same table.
  if (!remember_table(store, visitor.id, table, now().wall_ms)) return refusal(503, match::kNotSaved, request.command);
  return json_of(201, TableOpened{table});
}

}  // namespace

Service::Service(Terms terms, const Surroundings& around, std::vector<std::unique_ptr<Shard>>& shards)
    : terms_(std::move(terms)),
      around_(around),
      shards_(shards),
      guests_(shards.size()),
      openings_(terms_.openings_per_minute),
      requests_(terms_.requests_per_minute),
      games_json_(games_json()),
      page_(front_page()),
      shelf_(around.games) {}

void Service::answer(const net::Request& request, net::Reply reply) {
  const std::string_view path = request.path;
  const bool post = request.method == "POST";
  if (!path.starts_with("/api/")) return reply(post ? refusal(405, kWrongMethod) : front(request));
  const Visitor device = visitor_of(request);
  // Every answer renews the cookie; the reply goes through here wherever it is made. What is dropped unanswered is told busy.
  auto answer = [reply = std::move(reply), cookie = cookie_header(device, request.secure)](net::Response response) mutable {
    response.headers.push_back(std::move(cookie));
    reply(std::move(response));
  };
  net::Reply told(std::move(answer), busy);
  const bool reads_logs = path == kOwnTablesPath || (path.starts_with(kTablesPath) && path != kTablesPath);
  if (auto refused = refuse_often(request, device, reads_logs ? kRecordCost : 1)) return told(std::move(*refused));
  auto visitor = named_by(request.query, device);
  if (!visitor) return told(refusal(400, kNoSuchSharer, 0, i32{kMostGuests}));
  const Asked asked{request, std::move(*visitor)};
  if (post) {
    if (path != "/api/me" && path != kTablesPath) {
      const bool only_read = path == "/api/games" || path == kOwnTablesPath;
      return told(only_read ? refusal(405, kWrongMethod) : refusal(404, kNotFound));
    }
    if (auto refused = refuse_post(asked)) return told(std::move(*refused));
    return path == "/api/me" ? set_name(asked, std::move(told)) : open_table(asked, std::move(told));
  }
  if (path == "/api/games") return told(json(200, games_json_));
  if (path == "/api/me") return tell_me(asked, std::move(told));
  if (path == kOwnTablesPath) return tell_own_tables(asked, std::move(told));
  if (path == kTablesPath) return told(listed());
  if (path.starts_with(kTablesPath)) return tell_of_table(request, std::move(told));
  told(refusal(404, kNotFound));
}

net::Response Service::front(const net::Request& request) const {
  if (request.path == "/health") return health();
  if (auto found = page(assets::built_in(), request)) {
    if (is_page(request.path)) found->headers.push_back(cookie_header(visitor_of(request), request.secure));
    return *found;
  }
  if (request.path == kStyleSheetPath) return {200, "text/css; charset=utf-8", std::string(style_sheet()), {}};
  if (request.path != "/") return refusal(404, kNotFound);
  return {200, "text/html; charset=utf-8", page_, {cookie_header(visitor_of(request), request.secure)}};
}

u64 Service::tables() const {
  u64 sum = 0;
  for (const auto& shard : shards_) sum += shard->figures().rooms.get();
  return sum;
}

net::Response Service::health() const {
  const bool draining = draining_;
  const bool sick = around_.store.sick();
  const Health health{.status = draining ? "draining" : (sick ? "store" : "ok"),
                      .version = std::string(kVersion),
                      .uptime_seconds = static_cast<u64>(now().steady_ms - begun_ms_) / 1000,
                      .tables = tables(),
                      .connections = server_->counters().open_connections};
  return json_of(draining || sick ? 503 : 200, health);
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
  if (taken(requests_, request, visitor, cost)) return std::nullopt;
  return too_often();
}

void Service::tell_me(const Asked& asked, net::Reply reply) {
  if (around_.store.full()) return reply(busy());
  auto job = [reply = std::move(reply), id = asked.visitor.id](store::Store& store) mutable {
    const auto profile = read_profile(store, id);
    if (!profile.ok()) return reply(refusal(503, kServerBusy));
    Me me{.id = id, .name = profile.value().name, .tables = profile.value().tables};
    std::ranges::reverse(me.tables);
    if (me.tables.size() > kMostOwnTables) me.tables.resize(kMostOwnTables);
    reply(json_of(200, me));
  };
  (void)around_.store.ask(std::move(job));
}

void Service::set_name(const Asked& asked, net::Reply reply) {
  const auto read = codec::read<SetName>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  const auto name = tidy_name(read.value().name);
  if (!name) return reply(refusal(400, kBadName, 0, static_cast<i32>(match::kMostNameBytes)));
  if (around_.store.full()) return reply(busy());
  auto job = [reply = std::move(reply), id = asked.visitor.id, name = *name](store::Store& store) mutable {
    if (!remember_name(store, id, name, now().wall_ms)) return reply(refusal(503, match::kNotSaved));
    reply(json_of(200, SetName{name}));
  };
  (void)around_.store.ask(std::move(job));
}

void Service::open_table(const Asked& asked, net::Reply reply) {
  auto read = codec::read<match::OpenTable>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  if (read.value().command == 0)
    return reply(json_of(400, match::refused(0, codec::Fault{"$.command", "expected a number above 0"})));
  const std::string table = table_id(asked.visitor.secret, read.value().command);
  if (read.value().options.listed && around_.listings.of(asked.visitor.id, table) >= kMostListedOfOne)
    return reply(refusal(429, kTooManyListed, read.value().command, static_cast<i32>(kMostListedOfOne)));
  const std::size_t bytes = asked.request.body.size();
  if (around_.store.full(bytes)) return reply(busy());
  auto job = [this, reply = std::move(reply), request = std::move(read).value(),
              visitor = asked.visitor](store::Store& store) mutable { reply(open_in(store, around_.games, request, visitor)); };
  (void)around_.store.ask(std::move(job), bytes);
}

}  // namespace minuit::server
