// Where people are told everything that is kept about them, leave every table, and are erased. All of it means reading many logs,
// so it is done one wish after the other on a thread of its own, which asks the store's thread for one log at a time; the tables
// write in between.
//
// An erasure is noted in the store before anything else happens, and goes on after a restart. It is done in this order: these
// people are disconnected from all tables; every log that mentions them is replaced; their own files are removed; the note is
// removed; the file of the store is written anew, so that no trace is left in its unused parts.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "net/task.hpp"
#include "server/erasure.hpp"
#include "server/log.hpp"
#include "server/own_data.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {

class PersonDesk {
 public:
  // What it asks of the server around it. `done` is called from any thread, or never if the server stops.
  struct Around {
    StoreThread& store;
    Log& log;
    std::function<void(const std::vector<std::string>& people, const std::function<void()>& done)> send_off;
    std::function<void(const std::string& table, const std::function<void()>& done)> read_anew;
    std::function<void(const std::string& table)> forget;  // what is kept in mind of its log
    std::function<void(const store::Store&)> notes_gone;   // some of the operator's are; on the store's thread
    std::string folder;                                    // with the store's files; empty: there are none
    i64 scrub_every_ms = kScrubEvery_ms;
  };
  explicit PersonDesk(Around around);
  PersonDesk(const PersonDesk&) = delete;
  PersonDesk& operator=(const PersonDesk&) = delete;
  ~PersonDesk() { finish(); }
  void finish();  // what is not done goes on after the next start

  // Whose data, and as whom each of them shares the device, if that is known.
  struct Whose {
    std::vector<std::string> people;
    std::vector<std::string> as;
    // By the public id alone: who shares the device has to be looked for.
    [[nodiscard]] static Whose person(std::string id) { return {{std::move(id)}, {""}}; }
  };
  // Each is answered on the desk's thread; without an answer the server stops, or the store could not be read or written. False
  // if too many wait.
  struct Part {
    DataMark after;                              // from there on
    std::size_t most_bytes = kMostOwnDataBytes;  // of logs, about
  };
  [[nodiscard]] bool tell(Whose whose, Part part, net::Callback<std::optional<OwnData>> answer);
  [[nodiscard]] bool leave(std::vector<std::string> people, net::Callback<std::optional<u64>> answer);  // how many seats

  struct Erased {
    u64 people = 0;     // of whom there was a file
    u64 tables = 0;     // logs that were replaced
    u64 notes = 0;      // of the operator, about them
    u64 left = 0;       // logs that are damaged or of a later program: they still hold something
    bool clean = true;  // no trace is left in the store's files; else that is done later
  };
  // On the store's thread, first: notes who is to be erased; false if that cannot be. From then on they are `leaving`.
  [[nodiscard]] bool note(store::Store& store, const Erasure& erasure);
  // Then: the sooner the better. It need not be asked for again after a restart.
  void erase(Erasure erasure, net::Callback<Erased> answer);

  // Whether someone is being erased: whoever comes with that cookie is somebody new. From any thread.
  [[nodiscard]] bool leaving(std::string_view person) const;

 private:
  struct Core;
  template <class T>
  [[nodiscard]] std::optional<T> on_store(std::function<T(store::Store&)> job);
  [[nodiscard]] bool wait_for(const std::function<void(const std::function<void()>& done)>& start);
  [[nodiscard]] bool ending() const;
  [[nodiscard]] bool put(net::Task task);
  void run();
  void resume();
  [[nodiscard]] std::optional<OwnData> collect(const Whose& whose, const Part& part);
  [[nodiscard]] std::optional<u64> stand_up(const std::vector<std::string>& people);
  [[nodiscard]] std::optional<u64> stand_up_at(const std::string& table, const std::vector<std::string>& people);
  [[nodiscard]] std::optional<Erased> carry_out(Erasure& erasure);
  enum class Rewriting : u8 { nothing, done, left, stopped };
  [[nodiscard]] Rewriting rewrite(const Erasure& erasure, const std::string& log, std::vector<std::string>& sharers);
  [[nodiscard]] bool each_log(std::string_view kind, const std::string& after,
                              const std::function<bool(const std::string& log)>& visit);
  // Reads a log to its end; nothing if that cannot be.
  [[nodiscard]] bool read_log(const std::string& log, const std::function<void(store::Entry)>& take, bool& damaged);
  [[nodiscard]] bool remove_notes(const Erasure& erasure, Erased& erased);
  [[nodiscard]] bool close_file(const Erasure& erasure, Erased& erased);
  void remove_copies(const Erasure& erasure);
  [[nodiscard]] bool scrub();
  void bar(const Erasure& erasure, bool now);

  Around around_;
  std::shared_ptr<Core> core_;  // shared with what is answered from other threads
  std::thread thread_;
};

}  // namespace minuit::server
