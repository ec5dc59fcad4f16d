// Where people are told everything that is kept about them, leave every table, and are erased. All of it means reading many logs,
// so it is done one wish after the other on a thread of its own, which asks the store's thread for one log at a time; the tables
// write in between.
//
// An erasure is noted in the store before anything else happens, and goes on after a restart. It is done in this order: these
// people are disconnected from all tables; what they have asked to be written is waited for; every log that mentions them is
// replaced; notes of the operator are removed, and reports are replaced; old copies of the store's file are removed; their own
// files are removed; the note is removed; the file of the store is written anew, so that no trace is left in its unused parts. If
// a step fails, all of it is tried again later, and whoever waits is told so at once.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "net/task.hpp"
#include "server/departures.hpp"
#include "server/erasure.hpp"
#include "server/log.hpp"
#include "server/own_data.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {

class Kin;

// What went wrong, in a few words; nothing if nothing did.
using Failure = std::optional<std::string>;

class PersonDesk {
 public:
  // What it asks of the server around it. `done` is called from any thread, or never if the server stops.
  struct Around {
    StoreThread& store;
    Log& log;
    Departures& departures;
    std::function<void(const std::vector<std::string>& people, const std::function<void()>& done)> send_off;
    std::function<void(const std::string& table, const std::function<void()>& done)> read_anew;
    std::function<void(const std::string& table)> forget;  // what is kept in mind of its log
    std::function<void(const store::Store&)> notes_gone;   // some of the operator's are; on the store's thread
    // In the place of a revoked cookie by which its person is named; on the store's thread. False if that cannot be written.
    std::function<bool(store::Store&, const std::string& device)> seal_revoked;
    std::function<void(const std::vector<std::string>& people)> forget_codes;  // for a second device; from any thread
    std::string folder;                                                        // with the store's files; empty: there are none
    i64 scrub_every_ms = kScrubEvery_ms;
    i64 again_ms = kEraseAgain_ms;  // after an erasure that failed, or notes of one that could not be read
  };
  explicit PersonDesk(Around around);
  PersonDesk(const PersonDesk&) = delete;
  PersonDesk& operator=(const PersonDesk&) = delete;
  ~PersonDesk() { finish(); }
  void finish();  // what is not done goes on after the next start; what is done leaves no traces

  // Whose data, and as whom each of them shares the device, if that is known.
  struct Whose {
    std::vector<std::string> people;
    std::vector<std::string> as;
    bool alone_known = false;  // who shares the device is not, and is looked for
    [[nodiscard]] static Whose person(std::string id) { return {{std::move(id)}, {""}, true}; }
  };
  // Each is answered on the desk's thread; without an answer the server stops. False if too many wait.
  struct Part {
    DataMark after;                              // from there on
    std::size_t most_bytes = kMostOwnDataBytes;  // of logs, about
  };
  [[nodiscard]] bool tell(Whose whose, Part part, net::Callback<std::optional<OwnData>> answer);
  [[nodiscard]] bool leave(std::vector<std::string> people, net::Callback<std::optional<u64>> answer);  // how many seats

  struct Erased {
    u64 people = 0;            // of whom there was a file
    u64 tables = 0;            // logs that were replaced
    u64 notes = 0;             // of the operator, about them
    u64 reports = 0;           // that were replaced
    u64 left = 0;              // logs that are damaged or of a later program: they still hold something
    i64 clean_in_ms = 0;       // 0: no trace is left in the store's files; else when that is done
    std::string scrub_failed;  // why that failed just now, if it did
    std::string failed;        // why it could not be finished; then nothing else is told. It is tried again later
  };
  // On the store's thread, first: notes who is to be erased; nothing has changed if that fails. From then on they are leaving, as
  // the Departures tell.
  [[nodiscard]] Failure note(store::Store& store, const Erasure& erasure);
  // Then: the sooner the better. It need not be asked for again, not after a restart either. Who only has the public id need not
  // know who shares the device.
  void erase(Erasure erasure, net::Callback<Erased> answer);
  // One of this person that has failed and waits, so that it can be tried now, without another note. From any thread.
  [[nodiscard]] std::optional<Erasure> unfinished(std::string_view person);

 private:
  struct Core;
  template <class T>
  [[nodiscard]] std::optional<T> on_store(std::function<T(store::Store&)> job);
  [[nodiscard]] bool wait_for(const std::function<void(const std::function<void()>& done)>& start);
  [[nodiscard]] bool ending() const;
  [[nodiscard]] bool put(net::Task task);
  void run();
  [[nodiscard]] i64 next_duty() const;  // when it is due, steady; under the mutex
  void do_duty();
  void resume();
  [[nodiscard]] Failure take_up(const std::string& note);
  void try_again();
  // Of all people there are; nothing if the store cannot be read.
  [[nodiscard]] std::optional<Kin> find_kin();
  // On the desk's thread: whether a visit to the store did its work; if not, why is kept in `trouble_`.
  [[nodiscard]] bool went_well(const Failure& failure);
  [[nodiscard]] bool went_well(const std::optional<Failure>& visit) { return visit && went_well(*visit); }
  [[nodiscard]] std::optional<OwnData> collect(Whose whose, const Part& part);
  [[nodiscard]] bool find_all(Whose& whose);
  // Adds the files of people after what was told of them; false if the store cannot be read.
  [[nodiscard]] bool collect_people(const Whose& whose, const Part& part, OwnData& data, std::size_t& bytes);
  // Adds what the operator has set about them; likewise.
  [[nodiscard]] bool collect_notes(const Whose& whose, OwnData& data, std::size_t& bytes);
  // Adds the reports after those that were told; false if the store cannot be read.
  [[nodiscard]] bool collect_reports(const Whose& whose, const Part& part, OwnData& data, std::size_t& bytes);
  [[nodiscard]] std::optional<u64> stand_up(const std::vector<std::string>& people);
  [[nodiscard]] std::optional<u64> stand_up_at(const std::string& table, const std::vector<std::string>& people);
  // Nothing if the server stops.
  [[nodiscard]] std::optional<Erased> carry_out(Erasure erasure);
  [[nodiscard]] std::optional<Erased> put_off(Erasure erasure);
  [[nodiscard]] bool complete(Erasure& erasure);
  [[nodiscard]] bool widen(Erasure& erasure, const std::vector<std::string>& people);
  [[nodiscard]] bool rewrite_all(Erasure& erasure, Erased& erased);
  enum class Rewriting : u8 { nothing, done, left, stopped };
  [[nodiscard]] Rewriting rewrite(const Erasure& erasure, const std::string& log, std::vector<std::string>& sharers);
  [[nodiscard]] bool each_log(std::string_view kind, const std::string& after,
                              const std::function<bool(const std::string& log)>& visit);
  // Reads a log to its end; nothing if that cannot be.
  [[nodiscard]] bool read_log(const std::string& log, const std::function<void(store::Entry)>& take, bool& damaged);
  [[nodiscard]] bool remove_notes(const Erasure& erasure, Erased& erased);
  [[nodiscard]] bool remove_note(const std::string& log);
  [[nodiscard]] bool rewrite_report(const Erasure& erasure, const std::string& log, std::vector<std::string> entries);
  [[nodiscard]] bool close_file(const Erasure& erasure, Erased& erased);
  [[nodiscard]] Failure remove_copies(const Erasure& erasure);
  [[nodiscard]] bool scrub();
  void scrub_at_last();
  void let_in(const Erasure& erasure);
  [[nodiscard]] bool wait_for_passes(const Erasure& erasure);

  Around around_;
  std::string trouble_;         // of the desk's thread: what failed last
  std::shared_ptr<Core> core_;  // shared with what is answered from other threads
  std::thread thread_;
};

}  // namespace minuit::server
