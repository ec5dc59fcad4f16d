// Secrets are planted, a match with hidden cards is played over real sockets, and every byte that others, the log and the metrics
// got is searched for them. A card is a small number that may stand anywhere; so what someone was sent is compared with what they
// would have been sent if the others had held other cards: it must be the same.
#include <gmock/gmock.h>

#include "catalog/match_of.hpp"
#include "match/recent.hpp"
#include "store/memory.hpp"
#include "tests/hostile/town.hpp"
#include "tests/sim/plays.hpp"

namespace minuit::support {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A disk that is full when told so.
class Disk final : public store::Store {
 public:
  explicit Disk(const std::atomic<bool>& full) : full_(&full) {}
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override {
    return *full_ ? std::vector<store::Receipt>(batch.size()) : inner_.append(batch);
  }
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view table, u64 after) const override {
    if (*full_) return store::Trouble{"the disk cannot be read"};
    return inner_.read(table, after);
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    return inner_.list(after);
  }

 private:
  const std::atomic<bool>* full_;
  store::MemoryStore inner_;
};

// What someone at the table knew after each decision.
struct Known {
  std::string view, events, actions;
};

struct Someone {
  Someone(u16 port, const std::string& table, std::string its_cookie)
      : cookie(std::move(its_cookie)), player(port, table, cookie) {}
  void read_to(u64 version) {
    while (player.version < version) {
      const auto message = player.read();
      ASSERT_TRUE(message);
      if (const auto* update = std::get_if<match::Update>(&*message))
        known[update->version] = {player.view, update->events.text, update->turn.actions.text};
    }
  }
  [[nodiscard]] std::string secret() const { return cookie.substr(cookie.find('=') + 1, 43); }

  std::string cookie;
  TablePlayer player;
  std::map<u64, Known> known;
};

constexpr std::string_view kParlour =
    R"({"command":1,"game":"parlour","config":{"players":2,"rounds":1,"deadline":null,"together":false}})";
constexpr std::string_view kPlantedName = "Nom-cousu-de-fil-blanc";
constexpr std::string_view kPlantedWords = "Paroles-que-le-journal-ignore";

class Secrets : public testing::Test {
 protected:
  void SetUp() override {
    testing::internal::CaptureStderr();
    server::Settings settings = test_settings();
    settings.games = sim::all_games();
    settings.log_level = server::Level::debug;
    settings.metrics_port = 0;
    settings.make_store = [this] { return std::make_unique<Disk>(full); };
    running.emplace(settings);
    port = running->port();
    const std::string host_cookie = new_cookie(port);
    ASSERT_EQ(post(port, "/api/me", R"({"name":")" + std::string(kPlantedName) + "\"}", host_cookie).status, 200U);
    table = open_table(port, host_cookie, kParlour);
    host.emplace(port, table, host_cookie);
    guest.emplace(port, table, new_cookie(port));
    watcher.emplace(port, table, new_cookie(port));
    for (Someone* each : {&*host, &*guest, &*watcher}) ASSERT_TRUE(each->player.read_a<match::Table>());
    guest->player.send(match::Sit{1, Seat{1}});
    ASSERT_TRUE(guest->player.read_a<match::Done>());
    host->player.send(match::Say{2, std::string(kPlantedWords)});
    ASSERT_TRUE(host->player.read_a<match::Done>());
    host->player.send(match::Begin{3});
    ASSERT_TRUE(host->player.read_a<match::Done>());
    while (!host->player.turn) ASSERT_TRUE(host->player.read());
    begun = host->player.version;
    for (Someone* each : {&*guest, &*watcher}) each->read_to(begun);
  }
  void TearDown() override {
    running.reset();
    if (!log_read) (void)testing::internal::GetCapturedStderr();
  }
  // One decision of whoever is asked, the guest first.
  void step() {
    const u64 next = host->player.version + 1;
    ASSERT_TRUE(guest->player.act() || host->player.act());
    for (Someone* each : {&*host, &*guest, &*watcher}) each->read_to(next);
  }
  [[nodiscard]] std::vector<std::string> decisions() const {
    std::vector<std::string> lines;
    const std::string record = get(port, "/api/tables/" + table + "/matches/1/record").body;
    for (std::size_t at = 0; at < record.size();) {
      const std::size_t end = record.find('\n', at);
      lines.push_back(record.substr(at, end - at));
      at = end + 1;
    }
    return lines;
  }
  // All that was sent to someone and is the same for every table, and all that anyone can ask for.
  [[nodiscard]] std::string sent_to(const Someone& who) const {
    std::string all = who.player.heard;
    for (const std::string path : {"/", "/health", "/api/games", "/api/me", "/api/tables", "/api/nowhere", "/ws/nowhere"}) {
      const HttpAnswer answer = get(port, path, who.cookie);
      all += answer.head + answer.body;
    }
    const HttpAnswer record = get(port, "/api/tables/" + table + "/matches/1/record", who.cookie);
    all += record.head + record.body;
    for (const char* body : {"{", R"({"name":7})", R"({"command":1,"game":"no"})"})
      for (const char* path : {"/api/me", "/api/tables"}) all += post(port, path, body, who.cookie).body;
    return all;
  }

  std::atomic<bool> full = false;  // outlives the server
  std::optional<RunningServer> running;
  u16 port = 0;
  std::string table;
  std::optional<Someone> host, guest, watcher;
  u64 begun = 0;
  bool log_read = false;
};

constexpr std::size_t kDraws = 4;  // two cards for the host, then two for the guest

// The decisions up to the first plan, the guest's, with other cards for the seat and another plan.
std::vector<std::string> with_other_cards(const std::vector<std::string>& record, std::size_t seat) {
  std::vector<std::string> other(record.begin(), record.begin() + 1 + kDraws);
  for (std::size_t draw = 0; draw < 2; ++draw) {
    std::string& line = other[1 + 2 * seat + draw];
    const std::size_t digit = line.find(R"("card":)") + 7;
    line[digit] = static_cast<char>('1' + (line[digit] - '0') % 4);
  }
  return other;
}

TEST_F(Secrets, nobody_is_sent_what_depends_on_the_cards_of_others) {
  for (std::size_t draw = 0; draw < kDraws; ++draw) step();
  ASSERT_TRUE(guest->player.turn->decide && host->player.turn->decide) << "both plan";
  step();  // the guest's plan, a secret until the host has planned too
  const u64 planned = host->player.version;
  for (int i = 0; i < 20 && !host->player.over(); ++i) {
    if (guest->player.may_act() || host->player.may_act()) {
      step();
      continue;
    }
    const u64 next = host->player.version + 1;  // the world decides
    for (Someone* each : {&*host, &*guest, &*watcher}) each->read_to(next);
  }
  ASSERT_TRUE(host->player.over());
  const std::vector<std::string> record = decisions();
  ASSERT_GE(record.size(), 1 + kDraws + 2);
  EXPECT_NE(host->known[planned].view, guest->known[planned].view);

  for (const std::size_t owner : {0U, 1U}) {
    const auto others =
        owner == 1 ? std::vector<std::pair<const Someone*, rules::Viewer>>{{&*host, Seat{0}}, {&*watcher, rules::Spectator{}}}
                   : std::vector<std::pair<const Someone*, rules::Viewer>>{{&*guest, Seat{1}}, {&*watcher, rules::Spectator{}}};
    const std::vector<std::string> other = with_other_cards(record, owner);
    ASSERT_NE(other, std::vector<std::string>(record.begin(), record.begin() + 1 + kDraws));
    const auto match = catalog::open_match_of<parlour::Parlour>(other[0]);
    ASSERT_TRUE(match.ok());
    const auto compare = [&](u64 version) {
      for (const auto& [who, viewer] : others) {
        const Known& known = who->known.at(version);
        EXPECT_EQ(known.view, match.value()->view_json(viewer)) << "version " << version;
        EXPECT_EQ(known.events, match.value()->events_json(viewer)) << "version " << version;
        if (const auto* seat = std::get_if<Seat>(&viewer); seat != nullptr && known.actions != "null") {
          EXPECT_EQ(known.actions, match.value()->actions_json(*seat)) << "version " << version;
        }
      }
    };
    for (std::size_t draw = 1; draw <= kDraws; ++draw) {
      ASSERT_EQ(match.value()->decide(other[draw]).index(), 0U) << other[draw];
      compare(begun + draw);
    }
    if (owner == 0) continue;
    const auto plans = codec::read<std::vector<codec::Raw>>(match.value()->actions_json(Seat{1}));
    ASSERT_EQ(match.value()->propose_choice(Seat{1}, plans.value().back().text).index(), 0U);
    ASSERT_NE(match.value()->proposed_json(), record[1 + kDraws]) << "another plan";
    match.value()->take();
    compare(planned);
  }
}

TEST_F(Secrets, cookies_are_nowhere_but_with_their_owners) {
  for (int i = 0; i < 3; ++i) step();
  full = true;
  host->player.send(match::Say{10, std::string(kPlantedWords)});
  EXPECT_EQ(host->player.read_a<match::Refused>()->clause, "TB-21");
  TablePlayer lost(port, "0123456789ab", watcher->cookie);
  EXPECT_EQ(lost.read_close(), 4010);
  const HttpAnswer unsaved = post(port, "/api/me", R"({"name":"x"})", host->cookie);
  EXPECT_EQ(unsaved.status, 503U);
  full = false;
  watcher->player.send(match::Decide{11, 1, match::Raw{R"("garbage")"}});
  EXPECT_EQ(watcher->player.read_a<match::Refused>()->clause, "TB-03");
  for (const Someone* who : {&*host, &*guest, &*watcher}) {
    const std::string sent = sent_to(*who);
    EXPECT_GT(sent.size(), 3000U);
    for (const Someone* other : {&*host, &*guest, &*watcher}) {
      ASSERT_EQ(other->secret().size(), 43U);
      if (other != who) {
        EXPECT_THAT(sent, Not(HasSubstr(other->secret())));
      }
    }
    EXPECT_THAT(who->player.heard, Not(HasSubstr(who->secret()))) << "and a socket tells nobody's, not even one's own";
  }
  const std::string metrics = get(running->server().metrics_port(), "/metrics").body;
  EXPECT_THAT(metrics, HasSubstr("minuit_tables 1"));
  running->stop();
  const std::string log = testing::internal::GetCapturedStderr();
  log_read = true;
  EXPECT_THAT(log, HasSubstr("the store could not write")) << "it has something to tell";
  for (const std::string* text : {&metrics, &log}) {
    for (const Someone* who : {&*host, &*guest, &*watcher}) EXPECT_THAT(*text, Not(HasSubstr(who->secret())));
    EXPECT_THAT(*text, Not(HasSubstr(table))) << "who has the whole id may come in";
    EXPECT_THAT(*text, Not(HasSubstr(std::string(kPlantedName))));
    EXPECT_THAT(*text, Not(HasSubstr(std::string(kPlantedWords))));
  }
}

}  // namespace
}  // namespace minuit::support
