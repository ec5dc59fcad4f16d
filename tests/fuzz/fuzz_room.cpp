// Any messages from four people to one table, between legal moves, departures, crashes and full disks. Whatever they are, the log
// stays one that can be read again, and what was read again is what was alive.
#include <cstdlib>
#include <deque>
#include <map>

#include "catalog/match_of.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/house.hpp"
#include "match/opening.hpp"
#include "store/memory.hpp"
#include "tests/contract/parlour/words.hpp"
#include "tests/support/more_games.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kTable = "t/fuzz";

void demand(bool holds) {
  if (!holds) std::abort();
}

class World final : public Outside {
 public:
  explicit World(std::string_view request) {
    const auto made = opening(games_, codec::read<OpenTable>(request).value(), Person{"0", "Host"}, 1);
    u64 version = 0;
    for (const std::string& bytes : std::get<0>(made)) {
      const store::Append entry{kTable, version++, bytes};
      demand(store_.append(std::span(&entry, 1))[0].outcome == store::Outcome::kept);
    }
    crash();
  }
  void append(std::string_view /*table*/, u64 expected, std::string bytes) override { appends_.emplace_back(expected, bytes); }
  void load(std::string_view /*table*/, u64 after) override { loads_.push_back(after); }
  void send(std::span<const ConnectionId> to, std::string text) override {
    const auto message = codec::read<ServerMessage>(text);
    demand(message.ok());
    for (const ConnectionId each : to) {
      if (const auto* update = std::get_if<Update>(&message.value())) turns_[each] = update->turn;
      if (const auto* table = std::get_if<Table>(&message.value()); table != nullptr && table->match)
        turns_[each] = table->match->turn;
      if (const auto* countdown = std::get_if<Countdown>(&message.value())) races_[each] = countdown->point;
    }
  }
  void drop(ConnectionId connection, Goodbye /*why*/, const rules::Reason& /*reason*/) override {
    dropped_.push_back(connection);
  }
  void work(std::string_view /*table*/, JobNumber number, Job job, const Account& /*whose*/) override {
    jobs_.emplace_back(number, std::move(job));
  }
  void list(std::string_view /*table*/, const std::optional<Listing>& /*listing*/, std::string_view /*host*/,
            const Account& /*whose*/) override {}
  void warn(std::string_view /*table*/, std::string_view /*what*/) override { demand(foreign_); }
  [[nodiscard]] Rng luck() override { return Rng(++luck_); }

  void crash() {
    appends_.clear();
    loads_.clear();
    jobs_.clear();
    house_ = std::make_unique<House>(games_, Pace{.bot_pause_ms = 10}, *this);
    for (ConnectionId who = 0; who < 4; ++who) come(who);
  }
  void come(ConnectionId who) {
    house_->arrive(who, kTable, caller_of({std::to_string(who), "P"}), now_);
    run();
    say(who, R"({"type":"Hello","protocol":2,"version":0})");
  }
  void say(ConnectionId who, std::string_view text) {
    house_->receive(who, text, now_);
    run();
  }
  void run() {
    while (!loads_.empty() || !appends_.empty() || !dropped_.empty()) {
      for (; !dropped_.empty(); dropped_.pop_front()) house_->leave(dropped_.front(), now_);
      if (!loads_.empty()) {
        std::vector<std::string> page;
        const auto read = store_.read(kTable, loads_.front());
        loads_.pop_front();
        for (const store::Entry& entry : read.value()) page.push_back(entry.bytes);
        house_->loaded(kTable, page, now_);
      }
      if (!appends_.empty()) {
        const auto [expected, bytes] = appends_.front();
        appends_.pop_front();
        const store::Append entry{kTable, expected, bytes};
        house_->stored(kTable,
                       full_                                                                    ? Kept::unwritten
                       : store_.append(std::span(&entry, 1))[0].outcome == store::Outcome::kept ? Kept::kept
                                                                                                : Kept::stale,
                       now_);
      }
    }
  }
  void move(ConnectionId who, u8 choice) {
    const Turn turn = turns_[who];
    const std::string text = R"(,"command":)" + std::to_string(++command_) + R"(,"point":)";
    if (turn.prompt) return say(who, R"({"type":"Prompt")" + text + std::to_string(*turn.prompt) + "}");
    if (!turn.decide) return;
    const auto list = codec::read<std::vector<codec::Raw>>(turn.actions.text);
    say(who, R"({"type":"Decide")" + text + std::to_string(*turn.decide) + R"(,"action":)" +
                 list.value()[choice % list.value().size()].text + "}");
  }
  // Signals of a race, the odd ones as they should not be.
  static std::string signal(u8 choice) {
    if (choice % 8 == 0) return R"({"type":"GiveUp"})";
    if (choice % 8 == 1) return R"({"type":"Shout","after_ms":)" + std::to_string(choice) + "}";
    if (choice % 8 == 2) return R"({"type":"Touch","card":{"sweet":"waffle","count":9},"hand":"left","reaction_ms":-1})";
    return R"({"type":"Touch","card":{"sweet":"waffle","count":)" + std::to_string(1 + choice % 6U) +
           R"(},"hand":"left","reaction_ms":)" + std::to_string(10 * choice) + "}";
  }
  void intend(ConnectionId who, u8 choice) {
    say(who, R"({"type":"Intend","command":)" + std::to_string(++command_) + R"(,"point":)" + std::to_string(races_[who]) +
                 R"(,"intent":)" + signal(choice) + "}");
  }
  void job(u8 choice) {
    if (jobs_.empty()) return;
    const auto [number, job] = std::move(jobs_.front());
    jobs_.pop_front();
    Rng rng(choice);
    JobResult result = std::string("null");
    if (const auto* thought = std::get_if<Thought>(&job); thought != nullptr && !thought->shown_json.empty()) {
      result = "[" + signal(choice | 4U) + "]";  // bots of ours touch as they should
    } else if (thought != nullptr) {
      const auto list = codec::read<std::vector<codec::Raw>>(thought->actions_json);
      result = list.value()[choice % list.value().size()].text;
    } else {
      result = std::get<1>(job)->run(rng);
    }
    house_->worked(kTable, number, result, now_);
    run();
  }
  void pass(i64 ms) {
    now_.steady_ms += ms;
    now_.wall_ms += ms;
    house_->tick(now_);
    run();
  }
  void foreign_entry() {
    foreign_ = true;
    const auto tables = store_.list("");
    const store::Append entry{kTable, tables.value()[0].version,
                              R"({"at":1,"by":"z","command":9,"waited_ms":0,"what":{"type":"OptionsSet","options":{}}})"};
    demand(store_.append(std::span(&entry, 1))[0].outcome == store::Outcome::kept);
  }
  void leave(ConnectionId who) {
    house_->leave(who, now_);
    run();
  }
  void fill(bool full) { full_ = full; }
  void reread() const {
    Gathering again(games_);
    for (u64 version = 0;;) {
      const auto page = store_.read(kTable, version);
      if (page.value().empty()) break;
      for (const store::Entry& entry : page.value()) {
        const auto read = codec::read<journal::Entry>(entry.bytes);
        demand(read.ok() && !again.take(read.value()));
        version = entry.version;
      }
    }
  }

 private:
  Games games_ = games_with<parlour::Parlour>();
  store::MemoryStore store_;
  std::unique_ptr<House> house_;
  std::deque<std::pair<u64, std::string>> appends_;
  std::deque<u64> loads_;
  std::deque<ConnectionId> dropped_;
  std::deque<std::pair<JobNumber, Job>> jobs_;
  std::map<ConnectionId, Turn> turns_;
  std::map<ConnectionId, u64> races_;
  Instant now_{1000, 5000};
  u64 luck_ = 0;
  u64 command_ = 1000;
  bool full_ = false;
  bool foreign_ = false;
};

}  // namespace
}  // namespace minuit::match

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const minuit::u8* data, std::size_t size) {
  using minuit::i64;
  using minuit::u64;
  using minuit::u8;
  namespace match = minuit::match;
  std::string_view rest(reinterpret_cast<const char*>(data), size);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
  const char first = rest.empty() ? ' ' : rest[0];
  match::World world(first == 'p' ? R"({"game":"parlour","players":3,"bots":["easy"]})"
                     : first == 't'
                         ? R"({"game":"pas-touche","players":3,"bots":["4"]})"
                         : R"({"game":"le-fantome-de-minuit","players":3,"bots":["easy"],"options":{"away_seconds":1}})");
  // A line is a message of one of four people, or a sign for something else that happens.
  for (int lines = 0; !rest.empty() && lines < 200; ++lines) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.size() < 2) continue;
    const u64 who = static_cast<u8>(line[1]) % 4;
    const u8 choice = line.size() > 2 ? static_cast<u8>(line[2]) : u8{0};
    switch (line[0]) {
      case '@': world.move(who, choice); break;
      case '!': world.crash(); break;
      case '-': world.leave(who); break;
      case '+': world.come(who); break;
      case '*': world.job(choice); break;
      case '~': world.intend(who, choice); break;
      case '>': world.pass(i64{1} << (choice % 20U)); break;
      case '#': world.fill(who == 1); break;
      case '?': world.foreign_entry(); break;
      default: world.say(who, line.substr(2));
    }
  }
  world.reread();
  return 0;
}
