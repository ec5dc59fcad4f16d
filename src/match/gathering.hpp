// A table as its log makes it: who sits there, on which terms, and the match they play. Entries are the only way to change it.
#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/games.hpp"
#include "match/journal.hpp"
#include "match/limits.hpp"
#include "match/recent.hpp"
#include "match/threshold.hpp"

namespace minuit::match {

class Gathering {
 public:
  explicit Gathering(const Games& games) : games_(&games) {}

  // The next entry of the log. What cannot be is damage to the log; the answer says what.
  [[nodiscard]] std::optional<std::string> take(const journal::Entry& entry);
  // The same for a decision that the match has already been proposed.
  void take_proposed(const journal::Entry& entry);

  [[nodiscard]] u64 version() const { return version_; }  // 0: not opened
  [[nodiscard]] i64 last_at() const { return at_; }       // when the last entry was written, milliseconds since 1970
  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const std::string& config() const { return config_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Person& host() const { return host_; }
  [[nodiscard]] const std::vector<Chair>& chairs() const { return chairs_; }
  [[nodiscard]] const std::deque<SpeechInfo>& speeches() const { return speeches_; }
  [[nodiscard]] const Threshold& threshold() const { return threshold_; }
  [[nodiscard]] bool removed(std::string_view person, std::string_view device = {}) const {
    return threshold_.removed(person, device);
  }
  [[nodiscard]] std::optional<Seat> seat_of(std::string_view person) const;

  // Whoever had a seat in this match, and where: all of them, for one who is forgotten could look into another hand.
  struct Sitter {
    std::string person;
    std::string device;
    Seat seat{0};
  };
  [[nodiscard]] const std::vector<Sitter>& sitters() const { return sitters_; }
  [[nodiscard]] bool sitters_full() const { return sitters_.size() >= kMostSitters; }
  [[nodiscard]] bool has_secrets() const { return playing() && match_->hides(); }  // of a match that is played
  // Whether someone, or another on their device, has had that seat in this match; a seat of this match at all; another seat only.
  [[nodiscard]] bool has_sat_at(const Caller& who, Seat seat) const;
  [[nodiscard]] bool has_sat(std::string_view person) const;
  [[nodiscard]] bool would_see_more(const Caller& who, Seat seat) const;
  [[nodiscard]] bool others_have_sat(const Caller& who) const;

  [[nodiscard]] catalog::Match* match() { return match_.get(); }
  [[nodiscard]] const catalog::Match* match() const { return match_.get(); }
  [[nodiscard]] bool playing() const;  // a match that is not over
  [[nodiscard]] u64 match_number() const { return match_number_; }
  [[nodiscard]] const Recent& recent() const { return recent_; }

  // The number a client sends back with what it decides: it changes when the seat is asked something else, when a decision was
  // taken back, and from match to match.
  [[nodiscard]] u64 point(Seat seat) const;
  [[nodiscard]] u64 nature_point() const;
  [[nodiscard]] bool may_take_back(Seat seat) const;

  // What is awaited now has been awaited since an entry of this number; how long at least, by the log.
  [[nodiscard]] u64 waiting_since() const { return waiting_since_; }
  [[nodiscard]] i64 waited_ms() const { return waited_ms_; }
  // The seats of what is awaited now whose own players have decided a part of it, even if they took it back: who
  // stands in for one leaves that as it is.
  [[nodiscard]] SeatSet begun() const { return begun_; }

  // The version a command led to, if it is remembered.
  [[nodiscard]] std::optional<u64> done(std::string_view person, u64 command) const;

 private:
  struct Command {
    u64 number = 0;
    u64 version = 0;
  };
  // Someone's last commands. Each has a ring of their own: what the others do meanwhile must not make a retry forgotten.
  struct Doer {
    std::string person;
    std::vector<Command> commands;
    std::size_t next = 0;
  };

  void begin_entry(const journal::Entry& entry);
  void remember(const journal::Entry& entry);
  void begin_wait();
  void note_sitter(const Chair& chair, Seat seat);
  void after_decision(const rules::Awaiting& before, u32 glass);
  [[nodiscard]] std::optional<std::string> apply(const journal::Opened& opened);
  [[nodiscard]] std::optional<std::string> apply(const journal::ChairSet& set);
  [[nodiscard]] std::optional<std::string> apply(const journal::HostSet& set);
  [[nodiscard]] std::optional<std::string> apply(const journal::Removed& removed);
  [[nodiscard]] std::optional<std::string> apply(const journal::Admitted& admitted);
  [[nodiscard]] std::optional<std::string> apply(const journal::Configured& configured);
  [[nodiscard]] std::optional<std::string> apply(const journal::OptionsSet& set);
  [[nodiscard]] std::optional<std::string> apply(const journal::Begun& begun);
  [[nodiscard]] std::optional<std::string> apply(const journal::Decided& decided);
  [[nodiscard]] std::optional<std::string> apply(const journal::TakenBack& back);
  [[nodiscard]] std::optional<std::string> apply(const journal::Spoken& spoken);

  const Games* games_;
  u64 version_ = 0;
  i64 at_ = 0;  // of the last entry
  std::string game_;
  std::string config_;
  Options options_;
  Person host_;
  std::vector<Chair> chairs_;
  Threshold threshold_;
  std::deque<SpeechInfo> speeches_;
  std::vector<Doer> doers_;  // who did something last comes last
  std::unique_ptr<catalog::Match> match_;
  u64 match_number_ = 0;
  u64 takebacks_ = 0;            // of this match
  std::vector<Sitter> sitters_;  // of this match
  u64 waiting_since_ = 0;
  i64 waited_ms_ = 0;
  SeatSet begun_;
  bool by_somebody_ = false;  // the last entry: not by a bot or the clock
  Recent recent_;
};

}  // namespace minuit::match
