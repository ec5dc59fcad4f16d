// How somebody vanishes from a log: their names and words go, and an id that is nobody's stands for theirs. Everything else stays
// as it was, byte for byte, so that every match still replays.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/describe.hpp"
#include "match/journal.hpp"
#include "store/store.hpp"

namespace minuit::server {

// Who is to vanish. It is noted in a log of its own until that is done, so that a crash in the middle loses nothing.
struct Erasure {
  std::vector<std::string> people;  // their public ids, which are device ids too
  std::string salt;                 // for the ids that stand for them; it goes with this note
};
MINUIT_DESCRIBE(Erasure, (people, salt))

inline constexpr std::string_view kErasureLogs = "e/";
// Its only entry says that traces of what was erased may still be in unused parts of the file.
inline constexpr std::string_view kScrubLog = "e/scrub";

// Of new people, under a salt that nobody can foresee.
[[nodiscard]] Erasure erasure_of(std::vector<std::string> people);

// Whether one of the ids is in these bytes, wherever.
[[nodiscard]] bool mentions(std::string_view bytes, const std::vector<std::string>& people);

// Puts the ids that stand for them in the place of theirs, wherever they are in an entry of this log.
void hide_ids(std::string& bytes, const Erasure& erasure, std::string_view log);

// Takes a log entry by entry and has another one in its place, in which none of these people is left.
class LogRewriter {
 public:
  LogRewriter(const Erasure& erasure, std::string log) : erasure_(&erasure), log_(std::move(log)) {}

  void take(store::Entry entry);  // in order, from the first
  [[nodiscard]] u64 version() const { return version_; }
  [[nodiscard]] bool changed() const { return changed_; }
  // False if an entry that mentions them cannot be read: only their ids are gone from it.
  [[nodiscard]] bool understood() const { return understood_; }
  // All entries. Where one of them still has a seat they stand up at the end, as whoever leaves: a bot plays on.
  [[nodiscard]] std::vector<std::string> entries() &&;
  // Other people who were seen on a device of one of these, and devices on which one of these was seen: who shares a cookie
  // vanishes with it.
  [[nodiscard]] const std::vector<std::string>& sharers() const { return sharers_; }

 private:
  void forget(match::Person& person, const std::optional<std::string>& device);
  void forget_in(match::journal::What& what);
  [[nodiscard]] bool is_one(std::string_view person) const;

  const Erasure* erasure_;
  std::string log_;
  u64 version_ = 0;
  bool changed_ = false;
  bool understood_ = true;
  std::vector<std::string> entries_;
  std::vector<match::Chair> chairs_;
  std::vector<std::string> sharers_;
};

// The entries by which these people leave their seats, at this time.
[[nodiscard]] std::vector<match::journal::Entry> standing_up(const std::vector<match::Chair>& chairs,
                                                             const std::vector<std::string>& people, i64 wall_ms);

}  // namespace minuit::server
