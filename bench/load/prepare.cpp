// Tables that are there before the server is.
#include "bench/load/attack.hpp"
#include "bench/load/year_files.hpp"
#include "codec/write.hpp"
#include "match/journal.hpp"
#include "match/opening.hpp"
#include "store/sqlite.hpp"

namespace minuit::load {

namespace {

constexpr i64 kWall_ms = 1'750'000'000'000;
constexpr std::size_t kBatch = 2000;

class Writer {
 public:
  Writer(store::Store& store, std::string_view table) : store_(store), log_(std::string(kTableLogs).append(table)) {}

  void add(std::string entry) {
    entries_.push_back(std::move(entry));
    if (entries_.size() == kBatch) flush();
  }
  void flush() {
    std::vector<store::Append> appends;
    appends.reserve(entries_.size());
    for (const std::string& entry : entries_) appends.push_back({log_, version_++, entry});
    for (const store::Receipt& receipt : store_.append(appends))
      if (receipt.outcome != store::Outcome::kept) throw Failure("the store does not take what was prepared");
    entries_.clear();
  }

 private:
  store::Store& store_;
  std::string log_;
  u64 version_ = 0;
  std::vector<std::string> entries_;
};

void write_table(store::Store& store, std::string_view table, u64 entries) {
  const match::Games games;
  const match::Person host{"aaaaaaaaaaaaaaaa", "Camille"};
  match::OpenTable request;
  request.command = 1;
  request.game = kGame;
  request.players = 2;
  const auto opening = match::opening(games, request, host, kWall_ms);
  const auto* opened = std::get_if<0>(&opening);
  if (opened == nullptr) throw Failure("a table cannot be opened");
  Writer writer(store, table);
  for (const std::string& entry : *opened) writer.add(entry);
  u64 command = 1;
  const auto note = [&](match::journal::What what) {
    writer.add(codec::to_json(match::journal::Entry{kWall_ms, host.id, ++command, 0, std::move(what)}));
  };
  match::Chair second;
  second.person = match::Person{"bbbbbbbbbbbbbbbb", "Dominique"};
  note(match::journal::ChairSet{Seat(1), second});
  note(match::journal::Begun{games.newest_rules(kGame)});
  while (command < entries) {
    match::journal::Spoken spoken;
    spoken.person = host;
    spoken.seat = Seat(0);
    spoken.text = "One more word, and one more after it.";
    note(std::move(spoken));
  }
  writer.flush();
}

}  // namespace

void prepare_tables(const std::string& database, u64 entries) {
  constexpr u64 kShortLog = 20;
  const auto store = store::SqliteStore::open(database);
  if (!store.ok()) throw Failure(store.error().message);
  write_table(*store.value(), kLongTable, entries);
  write_table(*store.value(), kShortTable, kShortLog);
}

}  // namespace minuit::load
