// A house without a world around it: the test is the store, the clock, the network and the bots, and decides when they answer.
#pragma once
#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "codec/changes.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/house.hpp"
#include "match/opening.hpp"
#include "store/memory.hpp"
#include "tests/support/more_games.hpp"

namespace minuit::match {

class Lounge final : public Outside {
 public:
  explicit Lounge(Games games) : games_(std::move(games)) { restart(); }

  // ---- the outside
  void append(std::string_view table, u64 expected, std::string bytes) override {
    appends.push_back({std::string(table), expected, std::move(bytes)});
  }
  void load(std::string_view table, u64 after) override { loads.push_back({std::string(table), after}); }
  void send(std::span<const ConnectionId> to, std::string text) override {
    for (const ConnectionId each : to) frames[each].push_back(text);
  }
  void drop(ConnectionId connection, Goodbye why, const rules::Reason& /*reason*/) override { dropped[connection] = why; }
  void work(std::string_view table, JobNumber number, Job job, const Account& whose) override {
    jobs.push_back({std::string(table), number, std::move(job), whose});
  }
  void list(std::string_view /*table*/, const std::optional<Listing>& shown, std::string_view /*host*/,
            const Account& whose) override {
    listing = shown;
    listed_for = whose;
  }
  [[nodiscard]] Allowed spend(const Account& who, std::size_t bytes, Purpose why) override {
    return spending ? spending(who, bytes, why) : Allowed::yes;
  }
  [[nodiscard]] bool may_list(std::string_view /*table*/) override { return may_be_listed; }
  void warn(std::string_view /*table*/, std::string_view what) override { warnings.emplace_back(what); }
  [[nodiscard]] Rng luck() override { return Rng::stream(seed, draws++); }

  // ---- the world
  void store_one() {
    const Appended next = std::move(appends.front());
    appends.pop_front();
    Kept kept = Kept::unwritten;
    if (!disk_full) {
      const store::Append entry{next.table, next.expected, next.bytes};
      kept = store.append(std::span(&entry, 1))[0].outcome == store::Outcome::kept ? Kept::kept : Kept::stale;
    }
    house->stored(next.table, kept, now);
  }
  void load_one() {
    const auto [table, after] = std::move(loads.front());
    loads.pop_front();
    std::vector<std::string> page;
    const auto read = store.read(table, after);
    for (const store::Entry& entry : read.value()) page.push_back(entry.bytes);
    house->loaded(table, page, now);
  }
  // Everything that waits on the disk.
  void run_disk() {
    while (!appends.empty() || !loads.empty()) {
      if (!loads.empty()) load_one();
      if (!appends.empty()) store_one();
    }
  }
  // One job: errands are run, thoughts get the first action of their list.
  void run_job() {
    Posted next = std::move(jobs.front());
    jobs.pop_front();
    Rng rng(seed);
    JobResult result = std::string();
    if (const auto* thought = std::get_if<Thought>(&next.job); thought != nullptr && !thought->shown_json.empty()) {
      result = signals;
    } else if (thought != nullptr) {
      const auto list = codec::read<std::vector<codec::Raw>>(thought->actions_json);
      EXPECT_TRUE(list.ok() && !list.value().empty());
      result = list.value().front().text;
      if (thought->counsel) result = codec::to_json(Counsel{list.value().front(), Saying{"because", codec::Raw{"[]"}}});
    } else {
      result = std::get<1>(next.job)->run(rng);
    }
    house->worked(next.table, next.number, result, now);
    run_disk();
  }
  void pass(i64 ms) {
    const i64 end = now.steady_ms + ms;
    while (house->wakes_at() <= end) {
      now.wall_ms += house->wakes_at() - now.steady_ms;
      now.steady_ms = house->wakes_at();
      house->tick(now);
      run_disk();
    }
    now.wall_ms += end - now.steady_ms;
    now.steady_ms = end;
  }
  // All in memory is lost; the store stays.
  void restart() {
    appends.clear();
    loads.clear();
    jobs.clear();
    house = std::make_unique<House>(games_, Pace{.bot_pause_ms = 500}, *this);
  }

  // ---- people: one connection each, numbered by their letter
  void open(std::string_view request) {
    const auto asked = codec::read<OpenTable>(request);
    ASSERT_TRUE(asked.ok()) << asked.error().message;
    const auto made = opening(games_, asked.value(), Person{"a", "Ada"}, now.wall_ms);
    ASSERT_EQ(made.index(), 0U) << std::get<Refused>(made).reason;
    u64 version = 0;
    for (const std::string& bytes : std::get<0>(made)) {
      const store::Append entry{kTable, version++, bytes};
      ASSERT_EQ(store.append(std::span(&entry, 1))[0].outcome, store::Outcome::kept);
    }
  }
  void come(char who, u64 version = 0) { come_as(id(who), who, version); }
  void come_as(ConnectionId connection, char who, u64 version = 0) {
    come_from(connection, caller_of({std::string(1, who), std::string("Person ") + who}), version);
  }
  // Someone on the device of another.
  void come_beside(char who, char owner) {
    come_from(id(who), {{std::string(1, who), std::string("Person ") + who}, std::string(1, owner), {}});
  }
  void come_from(ConnectionId connection, const Caller& caller, u64 version = 0) {
    frames[connection].clear();
    dropped.erase(connection);
    house->arrive(connection, kTable, caller, now);
    run_disk();
    tell(connection, codec::to_json(ClientMessage(Hello{kProtocolVersion, version})));
  }
  void go(char who) { house->leave(id(who), now); }
  void tell(ConnectionId connection, std::string_view text) {
    house->receive(connection, text, now);
    run_disk();
  }
  // Sends a command under a number of its own; the answer is "ok" or the clause of the refusal.
  std::string ask(char who, std::string_view type, std::string_view more = "") { return ask_as(who, ++commands, type, more); }
  std::string ask_as(char who, u64 number, std::string_view type, std::string_view more = "") {
    const std::size_t seen = frames[id(who)].size();
    tell(id(who), command(number, type, more));
    return answer_since(who, seen, number);
  }
  [[nodiscard]] static std::string command(u64 number, std::string_view type, std::string_view more) {
    std::string text = R"({"type":")" + std::string(type) + R"(","command":)" + std::to_string(number);
    if (!more.empty()) text += "," + std::string(more);
    return text + "}";
  }
  [[nodiscard]] std::string answer_since(char who, std::size_t seen, u64 number) {
    for (std::size_t at = seen; at < frames[id(who)].size(); ++at) {
      const ServerMessage message = parsed(frames[id(who)][at]);
      if (const auto* done = std::get_if<Done>(&message); done != nullptr && done->command == number) return "ok";
      if (const auto* update = std::get_if<Update>(&message); update != nullptr && update->done == number) return "ok";
      if (const auto* no = std::get_if<Refused>(&message); no != nullptr && (no->command == number || no->command == 0))
        return no->clause;
    }
    return "no answer";
  }
  [[nodiscard]] static ServerMessage parsed(const std::string& text) {
    auto message = codec::read<ServerMessage>(text);
    EXPECT_TRUE(message.ok()) << text << "\n" << message.error().path << " " << message.error().message;
    return message.ok() ? std::move(message).value() : ServerMessage{};
  }
  // What someone was told last of a kind; fails if nothing.
  template <class Kind>
  [[nodiscard]] Kind last(char who) {
    return last_at<Kind>(id(who));
  }
  template <class Kind>
  [[nodiscard]] Kind last_at(ConnectionId connection) {
    const auto& list = frames[connection];
    for (std::size_t at = list.size(); at-- > 0;) {
      const ServerMessage message = parsed(list[at]);
      if (const auto* kind = std::get_if<Kind>(&message)) return *kind;
    }
    ADD_FAILURE() << "connection " << connection << " was not told";
    return {};
  }
  // The view as someone knows it: the last whole one, and what was changed since.
  [[nodiscard]] std::string view(char who) {
    std::string known;
    for (const std::string& text : frames[id(who)]) {
      const ServerMessage message = parsed(text);
      if (const auto* table = std::get_if<Table>(&message)) known = table->match ? table->match->view.text : std::string();
      if (const auto* update = std::get_if<Update>(&message)) known = codec::with_changes(known, update->changes.text).value();
    }
    return known;
  }
  // The turn as someone last heard of it.
  [[nodiscard]] Turn turn(char who) {
    const auto& list = frames[id(who)];
    for (std::size_t at = list.size(); at-- > 0;) {
      const ServerMessage message = parsed(list[at]);
      if (const auto* update = std::get_if<Update>(&message)) return update->turn;
      if (const auto* table = std::get_if<Table>(&message); table != nullptr && table->match) return table->match->turn;
    }
    ADD_FAILURE() << who << " knows of no match";
    return {};
  }
  // The first thing someone may do: prompt or decide.
  std::string play(char who) {
    const Turn now_is = turn(who);
    if (now_is.prompt) return ask(who, "Prompt", R"("point":)" + std::to_string(*now_is.prompt));
    if (!now_is.decide) return "not asked";
    const auto list = codec::read<std::vector<codec::Raw>>(now_is.actions.text);
    return ask(who, "Decide", R"("point":)" + std::to_string(*now_is.decide) + R"(,"action":)" + list.value().front().text);
  }
  std::string take_back(char who) {
    const Turn now_is = turn(who);
    return now_is.take_back ? ask(who, "TakeBack", R"("point":)" + std::to_string(*now_is.take_back)) : "not offered";
  }
  [[nodiscard]] u64 log_size() const {
    u64 version = 0;
    while (true) {
      const auto page = store.read(kTable, version);
      if (page.value().empty()) return version;
      version = page.value().back().version;
    }
  }
  [[nodiscard]] std::string log_entry(u64 version) const { return store.read(kTable, version - 1).value().front().bytes; }

  bool may_be_listed = true;
  static constexpr std::string_view kTable = "t/table";
  [[nodiscard]] static ConnectionId id(char who) { return static_cast<ConnectionId>(who); }

  struct Appended {
    std::string table;
    u64 expected;
    std::string bytes;
  };
  struct Posted {
    std::string table;
    JobNumber number;
    Job job;
    Account whose;
  };
  store::MemoryStore store;
  std::deque<Appended> appends;
  std::deque<std::pair<std::string, u64>> loads;
  std::deque<Posted> jobs;
  std::map<ConnectionId, std::vector<std::string>> frames;
  std::map<ConnectionId, Goodbye> dropped;
  std::vector<std::string> warnings;
  std::optional<Listing> listing;
  Account listed_for;
  Instant now{1000, 1'700'000'000'000};
  bool disk_full = false;
  std::function<Allowed(const Account& who, std::size_t bytes, Purpose why)> spending;
  std::string signals = R"([{"type":"GiveUp"}])";  // of bots in a race
  u64 seed = 1;
  u64 draws = 0;
  u64 commands = 0;
  std::unique_ptr<House> house;

 private:
  Games games_;
};

}  // namespace minuit::match
