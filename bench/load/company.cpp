#include "bench/load/company.hpp"

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/limits.hpp"

namespace minuit::load {

namespace {

struct Opened {
  std::string table;
};
MINUIT_DESCRIBE(Opened, (table))

}  // namespace

match::ServerMessage understood(std::string_view text) {
  auto message = codec::read<match::ServerMessage>(text);
  if (!message.ok())
    throw Failure("a message that cannot be read: " + message.error().path + ": " + message.error().message + ": " +
                  std::string(text.substr(0, 200)));
  return std::move(message).value();
}

std::string hello(u64 version) { return codec::to_json(match::ClientMessage(match::Hello{match::kProtocolVersion, version})); }

void note_turn(Table& table, std::size_t seat, const match::Turn& turn, Rng& rng) {
  table.over = is_over(turn);
  Choice choice = choice_of(turn, rng);
  if (choice.kind == Choice::Kind::nothing) return;
  table.next = std::move(choice);
  table.next_seat = seat;
}

std::string open_table(Person& host, std::string_view game, u32 players, std::string_view config, std::string_view bots,
                       bool listed) {
  std::string body = R"({"command":)" + std::to_string(host.new_command()) + R"(,"game":")" + std::string(game) +
                     R"(","players":)" + std::to_string(players) + R"(,"bots":)" + std::string(bots) +
                     R"(,"options":{"away_seconds":0,"listed":)" + (listed ? "true}" : "false}");
  if (!config.empty()) body += R"(,"config":)" + std::string(config);
  body += '}';
  const auto opened = codec::read<Opened>(host.request("POST", "/api/tables", body, 201));
  if (!opened.ok()) throw Failure("opening a table: " + opened.error().path + ": " + opened.error().message);
  return opened.value().table;
}

void open_table(Table& table, const Place& place, u32 number, std::string_view game) {
  for (Person& person : table.people) person.comes_from(place, number);
  table.name = open_table(table.people[0], game, kSeats, "");
}

void bring_together(std::span<Table> tables, Rng& rng) {
  for (Table& table : tables)
    for (Person& person : table.people) {
      person.call(table.name);
      person.say(hello(0));
    }
  for (Table& table : tables)
    for (Person& person : table.people) (void)wait_for<match::Table>(person);
  for (Table& table : tables)
    for (std::size_t seat = 1; seat < kSeats; ++seat) {
      Person& person = table.people[seat];
      person.say(codec::to_json(match::ClientMessage(match::Sit{person.new_command(), Seat(static_cast<i64>(seat))})));
    }
  for (Table& table : tables)
    for (std::size_t seat = 1; seat < kSeats; ++seat) (void)wait_for<match::Done>(table.people[seat]);
  for (Table& table : tables)
    table.people[0].say(codec::to_json(match::ClientMessage(match::Begin{table.people[0].new_command()})));
  for (Table& table : tables)
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      match::Table shown;
      do shown = wait_for<match::Table>(table.people[seat]);
      while (!shown.match);
      if (shown.seat != Seat(static_cast<i64>(seat))) throw Failure("a person sits somewhere else");
      table.version = shown.version;
      note_turn(table, seat, shown.match->turn, rng);
    }
}

std::vector<Table> make_tables(const Place& place, u32 count, Rng& rng) {
  std::vector<Table> tables(count);
  for (u32 number = 0; number < count; ++number) open_table(tables[number], place, number);
  bring_together(tables, rng);
  return tables;
}

}  // namespace minuit::load
