// The record of a match of a table, gathered from the table's log page by page. What was taken back is left out; a match that is
// still played has none, for a record shows everything.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "match/games.hpp"
#include "match/journal.hpp"
#include "store/store.hpp"

namespace minuit::server {

// What an entry changes of the chairs; those never touched may be missing at the end.
void note_chairs(std::vector<match::Chair>& chairs, const match::journal::What& what);

class RecordReader {
 public:
  RecordReader(const match::Games& games, u64 wanted) : games_(&games), wanted_(wanted) {}

  void take(const store::Entry& entry);
  [[nodiscard]] u64 version() const { return version_; }  // of the last entry taken
  [[nodiscard]] bool complete() const { return number_ > wanted_; }

  enum class State : u8 { no_table, no_match, being_played, damaged, finished };
  [[nodiscard]] State state() const;  // when all was taken, or it is complete
  [[nodiscard]] std::string text() const;

  // Of the wanted match: what was known when it began, and what was decided.
  struct Beginning {
    std::string game, config;
    u32 rules_version = 0;
    i64 at = 0;                        // milliseconds since 1970
    std::vector<match::Chair> chairs;  // by seat; those never touched may be missing at the end
  };
  [[nodiscard]] const Beginning& beginning() const { return beginning_; }
  [[nodiscard]] const std::string& header() const { return header_; }
  [[nodiscard]] const std::vector<std::string>& decisions() const { return decisions_; }
  // The level of the bot that took a decision, if it was a seat's; nothing if someone at the table sent it.
  [[nodiscard]] std::optional<std::string> bot_of(std::size_t decision, Seat seat) const;
  [[nodiscard]] u64 wanted() const { return wanted_; }
  [[nodiscard]] bool damaged() const { return damaged_; }

 private:
  using Levels = std::array<u8, kMostSeats>;  // by seat: of its bot, as a place in level_names_; 0 if it has none
  [[nodiscard]] Levels levels();

  const match::Games* games_;
  u64 wanted_;
  u64 version_ = 0;
  u64 number_ = 0;  // of the match that the log is at
  std::string game_, config_;
  std::vector<match::Chair> chairs_;
  Beginning beginning_;
  std::string header_;
  std::vector<std::string> decisions_;
  std::vector<std::optional<Levels>> levels_;  // by decision: those that held then; nothing if someone at the table sent it
  std::vector<std::string> level_names_{""};
  std::size_t bytes_ = 0;
  bool damaged_ = false;
};

}  // namespace minuit::server
