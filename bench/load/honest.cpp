#include "bench/load/honest.hpp"

#include <algorithm>

#include "bench/load/machine.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr i64 kMillisecond_ns = 1'000'000;
constexpr i64 kThinks_ns = 60 * kMillisecond_ns;     // before a person moves
constexpr i64 kTryAgain_ns = 250 * kMillisecond_ns;  // to come back to the table
constexpr i64 kLook_ns = 20 * kMillisecond_ns;
constexpr i64 kGivenUp_ns = 60'000 * kMillisecond_ns;  // no answer: it was lost with the connection, and the move is made anew

[[nodiscard]] double ms_since(i64 then_ns, i64 now) { return static_cast<double>(now - then_ns) / kMillisecond_ns; }

}  // namespace

HonestTable::HonestTable(u16 port, u64 seed, bool with_bot) : place_{port, 250}, rng_(seed) {
  for (Person& person : people_) {
    person.comes_from(place_, kHonestAddress);
    (void)person.request("GET", "/api/me", "", 200);
  }
  table_ = open_table(people_[0], kGame, with_bot ? 3 : 2, "", with_bot ? R"(["normal"])" : "[]");
  for (std::size_t who = 0; who < kPeople; ++who) {
    come(who);
    (void)wait_for<match::Table>(people_[who]);
  }
  people_[1].say(codec::to_json(match::ClientMessage(match::Sit{people_[1].new_command(), Seat(1)})));
  (void)wait_for<match::Done>(people_[1]);
  over_ = true;  // the host begins
  thread_ = std::thread([this] { play(); });
}

HonestTable::~HonestTable() {
  over_with_ = true;
  thread_.join();
}

HonestTimes HonestTable::times() {
  const std::lock_guard lock(mutex_);
  const i64 now = now_ns();
  if (sent_ns_ != 0) times_.stall_ms = std::max(times_.stall_ms, ms_since(sent_ns_, now));
  if (bot_ns_ != 0) times_.bot_ms = std::max(times_.bot_ms, ms_since(bot_ns_, now));
  // Who waits goes on waiting; what they waited before counts for what was asked before.
  if (sent_ns_ != 0) sent_ns_ = now;
  if (bot_ns_ != 0) bot_ns_ = now;
  return std::exchange(times_, {});
}

void HonestTable::come(std::size_t who) {
  people_[who].call(table_);
  people_[who].say(hello(0));
  poller_.watch(people_[who].socket(), who);
}

// Whoever was dropped tries again and again: as long as it does not succeed, what they sent has no answer.
void HonestTable::come_back(i64 now) {
  if (now < come_back_at_ns_) return;
  for (std::size_t who = 0; who < kPeople; ++who) {
    if (people_[who].on_the_line()) continue;
    try {
      come(who);
    } catch (const Failure&) {
      come_back_at_ns_ = now_ns() + kTryAgain_ns;
    }
  }
}

void HonestTable::play() {
  u64 bytes = 0;
  while (!over_with_) {
    try {
      for (const epoll_event& event : poller_.wait(now_ns() + kLook_ns)) {
        const std::size_t who = event.data.u64;
        if (people_[who].listen([&](std::string_view text) { hear(who, text); }, bytes)) continue;
        people_[who].hang_up();
        choices_[who] = {};
        const std::lock_guard lock(mutex_);
        ++times_.lost;
      }
      come_back(now_ns());
      move(now_ns());
    } catch (const Failure&) {  // a message that cannot be read, or nobody takes what is written: counted as a loss
      for (Person& person : people_) person.hang_up();
      const std::lock_guard lock(mutex_);
      ++times_.lost;
    }
  }
}

void HonestTable::hear(std::size_t who, std::string_view text) {
  const i64 now = now_ns();
  if (auto glance = glance_at_update(text, rng_)) {
    choices_[who] = std::move(glance->choice);
    over_ = glance->over;
    if (who == mover_ && asked_ && glance->done == asked_) answered(now);
    return note_waiting(now);
  }
  const match::ServerMessage message = understood(text);
  if (const auto* shown = std::get_if<match::Table>(&message)) {
    over_ = !shown->match || is_over(shown->match->turn);
    choices_[who] = shown->match ? choice_of(shown->match->turn, rng_) : Choice{};
    // A begun match, or all there is to know after a connection was lost: whoever waits has seen the table again.
    if (who == mover_ && asked_) answered(now);
    note_waiting(now);
  } else if (const auto* done = std::get_if<match::Done>(&message)) {
    if (who == mover_ && asked_ == done->command) answered(now);
  } else if (const auto* refused = std::get_if<match::Refused>(&message)) {
    if (who == mover_ && asked_ == refused->command) answered(now);
  }
}

void HonestTable::answered(i64 now) {
  asked_.reset();
  move_at_ns_ = now + kThinks_ns;
  const std::lock_guard lock(mutex_);
  if (sent_ns_ != 0) times_.stall_ms = std::max(times_.stall_ms, ms_since(sent_ns_, now));
  sent_ns_ = 0;
  ++times_.moves;
}

void HonestTable::note_waiting(i64 now) {
  const bool theirs =
      over_ || std::ranges::any_of(choices_, [](const Choice& each) { return each.kind != Choice::Kind::nothing; });
  const std::lock_guard lock(mutex_);
  if (bot_ns_ != 0) times_.bot_ms = std::max(times_.bot_ms, ms_since(bot_ns_, now));
  bot_ns_ = theirs ? 0 : now;
}

void HonestTable::say(std::size_t who, u64 command, const std::string& text, i64 now) {
  mover_ = who;
  asked_ = command;
  choices_[who] = {};
  {
    const std::lock_guard lock(mutex_);
    sent_ns_ = now;
    bot_ns_ = 0;
  }
  people_[who].say(text);
}

void HonestTable::move(i64 now) {
  if (asked_ && now > move_at_ns_ + kGivenUp_ns) asked_.reset();
  if (asked_ || now < move_at_ns_) return;
  if (over_) {
    const u64 command = people_[0].new_command();
    return say(0, command, codec::to_json(match::ClientMessage(match::Begin{command})), now);
  }
  for (std::size_t who = 0; who < kPeople; ++who) {
    if (choices_[who].kind == Choice::Kind::nothing || !people_[who].on_the_line()) continue;
    const u64 command = people_[who].new_command();
    return say(who, command, message_for(choices_[who], command), now);
  }
}

}  // namespace minuit::load
