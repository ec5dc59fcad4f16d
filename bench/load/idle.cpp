#include <chrono>
#include <thread>

#include "bench/load/machine.hpp"
#include "bench/load/play.hpp"

namespace minuit::load {

namespace {

constexpr u64 kFirstMoves = 50;  // so that the server has run every path once before its memory is looked at

constexpr std::chrono::seconds kGivenBack{7};  // the server looks every few seconds whether a crowd has gone

}  // namespace

IdleReport measure_idle(const Settings& settings, u64 moves_each, double settle_seconds) {
  Rng rng(settings.seed);
  const auto resident_mib = [&] {
    std::this_thread::sleep_for(std::chrono::duration<double>(settle_seconds));
    return static_cast<double>(resident_kib(settings.server_pid)) / 1024;
  };
  IdleReport report{.tables = settings.tables, .moves_each = moves_each};
  {
    std::vector<Table> first = make_tables(settings.place, 1, rng);
    Play(first, settings, rng).make_moves(kFirstMoves);
  }
  report.start_mib = resident_mib();
  std::vector<Table> tables(settings.tables);
  for (u32 number = 0; number < settings.tables; ++number) open_table(tables[number], settings.place, number);
  report.opened_mib = resident_mib();
  bring_together(tables, rng);
  report.sockets_mib = resident_mib();
  if (moves_each > 0) {
    Play play(tables, settings, rng);
    play.make_moves(moves_each);
    report.errors = play.errors();
  }
  report.moved_mib = resident_mib();
  for (Table& table : tables)
    for (Person& person : table.people) person.hang_up();
  std::this_thread::sleep_for(kGivenBack);
  report.left_mib = resident_mib();

  const auto count = static_cast<double>(settings.tables);
  report.mib_per_1000_with_sockets = (report.sockets_mib - report.start_mib) / count * 1000;
  report.mib_per_1000_after_moves = (report.moved_mib - report.start_mib) / count * 1000;
  report.kib_per_table_opened = (report.opened_mib - report.start_mib) * 1024 / count;
  report.kib_per_table_left = (report.left_mib - report.start_mib) * 1024 / count;
  return report;
}

}  // namespace minuit::load
