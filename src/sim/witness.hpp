// Who reads the log as it grows and holds everything the authority says to it. It knows nothing but the store: what a message
// should hold for its reader is built again from the entries, and a message that holds anything else is a violation.
#pragma once
#include <map>
#include <memory>
#include <set>

#include "match/gathering.hpp"
#include "sim/scene.hpp"
#include "store/store.hpp"

namespace minuit::sim {

// A message to clients as it was sent and as it reads: however many it goes to, it is read once.
struct Frame {
  std::string text;
  match::ServerMessage message;
};

class Witness {
 public:
  Witness(Scene& scene, const match::Games& games, const store::Store& store, std::string table);

  // A message on its way to a person.
  void said(const Frame& frame, const std::string& person);
  // A bot is asked: it must hold what its seat sees, and no more.
  void asked(u64 version, Seat seat, const std::string& view, const std::optional<std::string>& actions);
  // The words of a command someone is about to send, so that "done, nothing to do" can be understood.
  void commanded(const std::string& person, u64 command, const match::ClientMessage& message);
  void refused_for_good(const std::string& person, u64 command);

  void distrust(const std::string& person) { distrusted_.insert(person); }  // its numbers mean nothing

  // Reads on to the end of the log.
  void catch_up();
  // Only how far it goes, without reading it.
  void catch_up_quietly();
  [[nodiscard]] u64 log_end() const { return log_end_; }
  [[nodiscard]] const match::Gathering& truth() const { return truth_; }
  // After the storm: the log from its start, once more and plainly.
  void settle_accounts();
  // What a reader of this person's must know now; `left_ms` is left out.
  [[nodiscard]] match::Table table_for(const std::string& person) const;
  [[nodiscard]] match::Turn turn_for(std::optional<Seat> seat) const;

 private:
  struct Line {  // of the log
    std::string by;
    u64 command = 0;
    bool decision = false;            // or a taking back
    std::vector<std::string> events;  // by seat, then a spectator's
  };
  struct Acknowledged {
    std::string person;
    u64 command = 0;
    u64 version = 0;
    bool by_update = false;
  };
  void take(const std::string& bytes);
  void check_asked_for(const match::journal::Entry& entry);
  [[nodiscard]] bool may_sit(const match::journal::ChairSet& set, bool agreed) const;
  void advance(u64 version);
  void compare_with_plain_replay();
  void read_to(u64 version);
  void check(const match::Table& table, const std::string& person);
  void check(const match::Update& update, const std::string& person);
  void check(const match::Seating& seating, const std::string& person);
  void check(const match::Said& said, const std::string& person);
  void check(const match::Done& done, const std::string& person);
  void check(const match::Advised& advised, const std::string& person);
  void check(const match::UpToDate& up_to_date, const std::string& person);
  void check(const match::Refused& refused, const std::string& person);
  void check(const match::Ping& /*ping*/, const std::string& /*person*/) {}
  void check(const match::Waiting& waiting, const std::string& person);
  void check(const match::Knocking& knocking, const std::string& person);
  void check(const match::CalledOff& /*off*/, const std::string& /*person*/) {}
  void check(const match::Countdown& countdown, const std::string& person);
  void check(const match::Reveal& reveal, const std::string& person);
  void check_turn(match::Turn turn, std::optional<Seat> seat, const std::string& person);
  void check_missed(const match::Table& table, std::optional<Seat> seat);
  void check_seats(const std::vector<match::SeatInfo>& seats);
  [[nodiscard]] bool in_effect(const std::string& person, const match::ClientMessage& message) const;
  [[nodiscard]] std::size_t eye(std::optional<Seat> seat) const;
  [[nodiscard]] const std::string& actions_of(Seat seat) const;

  Scene* scene_;
  const match::Games* games_;
  const store::Store* store_;
  std::string table_;
  match::Gathering truth_;
  std::vector<Line> lines_;                              // by version - 1
  std::map<std::pair<std::string, u64>, u64> commands_;  // of the log: its version
  std::map<std::pair<std::string, u64>, match::ClientMessage> wanted_;
  std::set<std::pair<std::string, u64>> refused_;
  std::set<std::string> distrusted_;
  u64 log_end_ = 0;
  std::vector<Acknowledged> acknowledged_;
  u64 race_point_ = 0;
  u64 judged_race_point_ = 0;  // of the last race that came to its verdict; others may have been called off since
  i64 race_instant_ = 0;
  u64 match_from_ = 0;               // the version the match began with
  std::string header_;               // of the match, for the plain replay
  std::vector<std::string> played_;  // its standing decisions
  // What seats may do now, worked out once: in a game of free places that takes long, and each message is compared with it.
  mutable std::array<std::optional<std::string>, kMostSeats> actions_;
  // A broadcast is one text: it is looked at once for each kind of reader.
  std::string last_text_;
  std::set<std::size_t> last_eyes_;
};

}  // namespace minuit::sim
