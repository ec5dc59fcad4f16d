#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

#include <algorithm>

#include "rules/games/le_fantome_de_minuit/scenario_words_test.hpp"

namespace minuit::fantome::scenario {
namespace {

using Decision = rules::Decision<LeFantome>;

// What is known of a position while it is being read.
struct Draft {
  View view;
  std::optional<Seat> starter;
  std::array<Words, kMostSeats> figures;
  std::vector<i16> totals;
  u8 seated = 0;
};

void read_next(const Words& fact, View& view) {
  const std::string& what = fact.at(1);
  if (what == "roll") {
    view.phase = Phase::rolling;
  } else if (what == "move") {
    view.phase = Phase::moving;
    view.roll = face_from(fact.at(3));
  } else if (what == "place") {
    view.phase = Phase::placing;
  } else if (what == "return") {
    view.phase = Phase::returning;
  } else {
    throw std::invalid_argument(joined(fact));
  }
  view.turn = seat_from(fact.at(2));
}

void read_setup(const Words& fact, Config& setup) {
  const std::string& key = fact.at(0);
  const std::string& value = fact.at(1);
  if (key == "players")
    setup.players = Players(std::stoi(value));
  else if (key == "rounds")
    setup.rounds = Rounds(std::stoi(value));
  else if (key == "cap")
    setup.turn_cap = TurnCap(std::stoi(value));
  else if (key == "edition")
    setup.edition = value == "2003" ? Edition::of_2003 : Edition::of_1989;
  else
    throw std::invalid_argument(joined({"no such fact:", key}));
}

void read_fact(const Words& fact, Draft& draft) {
  const std::string& key = fact.at(0);
  if (key.size() == 1) {
    const Seat seat = seat_from(key);
    draft.figures[seat.value].assign(fact.begin() + 1, fact.end());
    draft.seated = std::max<u8>(draft.seated, static_cast<u8>(seat.value + 1));
  } else if (key == "hugo") {
    draft.view.hugo = spot_from(fact.at(1));
  } else if (key == "next") {
    read_next(fact, draft.view);
  } else if (key == "total") {
    for (std::size_t at = 1; at < fact.size(); ++at) draft.totals.push_back(static_cast<i16>(std::stoi(fact[at])));
  } else if (key == "round") {
    draft.view.round = static_cast<u8>(std::stoi(fact.at(1)));
  } else if (key == "turns") {
    draft.view.turns = static_cast<u16>(std::stoi(fact.at(1)));
  } else if (key == "starter") {
    draft.starter = seat_from(fact.at(1));
  } else {
    read_setup(fact, draft.view.setup);
  }
}

// "place 5 6" is two decisions, each for the seat whose turn it then is.
Words commands_of(const std::string& script) {
  Words commands;
  for (const std::string& item : items_of(script, ',')) {
    const Words words = words_of(item);
    const bool repeats = words.at(0) == "place" || words.at(0) == "roll";
    if (!repeats) commands.push_back(item);
    for (std::size_t at = 1; repeats && at < words.size(); ++at) commands.push_back(joined({words[0], words[at]}));
  }
  return commands;
}

Decision read_command(const std::string& command, Seat seat) {
  Words words = words_of(command);
  if (words.at(0).back() == ':') {
    seat = seat_from(words[0].substr(0, 1));
    words.erase(words.begin());
  }
  const std::string& verb = words.at(0);
  const auto chosen = [&](Action action) { return rules::Chosen<LeFantome>{seat, action}; };
  if (verb == "stay") return chosen(Stay{});
  if (verb == "hide") return chosen(Hide{square_from(words.at(1)), room_from(words.at(2))});
  if (verb == "move") return chosen(Move{square_from(words.at(1))});
  if (verb == "place") return chosen(Place{square_from(words.at(1))});
  if (verb == "roll") return rules::Chance<LeFantome>{Roll{face_from(words.at(1))}};
  if (verb == "bravest") return rules::Chance<LeFantome>{Bravest{seat_from(words.at(1))}};
  throw std::invalid_argument(joined({"no such decision:", command}));
}

std::string next_of(const State& s) {
  switch (s.phase) {
    case Phase::bravest: return "next bravest";
    case Phase::placing: return joined({"next place", word(s.turn)});
    case Phase::returning: return joined({"next return", word(s.turn), word(next_captive(s))});
    case Phase::rolling: return joined({"next roll", word(s.turn)});
    case Phase::moving: return joined({"next move", word(s.turn), word(s.roll)});
    case Phase::over: break;
  }
  Words words{"next over"};
  const auto over = std::get<rules::Over>(LeFantome::awaiting(s));
  const auto& result = std::get<rules::Ranking>(over.result);
  for (u8 seat = 0; seat < result.seats.size(); ++seat)
    if (result.seats[seat].place == 1) words.push_back(word(Seat{seat}));
  return joined(words);
}

std::string list_of(const Run& run, const std::string& key) {
  Words list;
  if (key == "told")
    for (const Event& event : run.told) list.push_back(std::visit(EventText{}, event));
  else
    for (const Action& action : LeFantome::actions(run.state, run.state.turn)) list.push_back(std::visit(ActionText{}, action));
  return joined({key, joined(list, " + ")});
}

// The fact that begins with this word, as it now is.
std::string fact_of(const Run& run, const std::string& key) {
  const View view = view_of(run.state);
  if (key == "next") return next_of(run.state);
  if (key == "no") return joined({key, run.verdict.ok() ? "refusal" : to_string(run.verdict.refusal().clause())});
  if (key == "hugo") return joined({key, word(view.hugo)});
  if (key == "round") return joined({key, word(i64{view.round})});
  if (key == "turns") return joined({key, word(i64{view.turns})});
  if (key == "starter") return joined({key, word(view.starter)});
  if (key == "offers" || key == "told") return list_of(run, key);
  Words fact{key};
  if (key.size() == 1) {
    for (const Spot& spot : view.seats[seat_from(key).value].figures) fact.push_back(word(spot));
    return joined(fact);
  }
  for (std::size_t seat = 0; seat < view.seats.size(); ++seat) {
    if (key == "total") fact.push_back(word(i64{view.seats[seat].total}));
    if (key == "points") fact.push_back(word(i64{view.seats[seat].points.back()}));
    if (key == "places") fact.push_back(word(i64{ranking(run.state).seats[seat].place}));
  }
  return joined(fact);
}

void expect_clear(const rules::Refusal& refusal) {
  for (const rules::Language language : rules::Language::all()) {
    const std::string text = refusal.text(language);
    EXPECT_FALSE(text.starts_with(refusal.sentence().name)) << text;
  }
}

void expect_menu_is_what_the_gate_allows(const State& s) {
  std::vector<Action> allowed;
  const auto propose = [&](Action action) {
    if (rules::judge<LeFantome>(s, rules::Chosen<LeFantome>{s.turn, action}).ok()) allowed.push_back(action);
  };
  for (int at = 1; at <= kSquares; ++at) propose(Place{Square{at}});
  for (int at = 1; at <= kSquares; ++at) propose(Move{Square{at}});
  for (int at = 1; at <= kSquares; ++at)
    for (const RoomData& room : kRoomTable) propose(Hide{Square{at}, room.room});
  propose(Stay{});
  const auto offered = LeFantome::actions(s, s.turn);
  EXPECT_TRUE(std::equal(offered.begin(), offered.end(), allowed.begin(), allowed.end())) << next_of(s);
}

}  // namespace

State read_position(const std::string& text) {
  Draft draft;
  View& view = draft.view;
  view.phase = Phase::rolling;
  view.hugo = OnStep{kStepValues.front()};
  for (const std::string& item : items_of(text, ';')) read_fact(words_of(item), draft);
  if (draft.seated == 0) {
    view.setup.starter = draft.starter;
    return LeFantome::start(view.setup);
  }
  if (draft.seated > view.setup.players.value) view.setup.players = Players(draft.seated);
  view.starter = draft.starter.value_or(Seat{0});
  for (u8 seat = 0; seat < view.setup.players.value; ++seat) {
    SeatView mine;
    for (const std::string& figure : draft.figures[seat]) mine.figures.push_back(spot_from(figure));
    if (seat < draft.totals.size()) mine.total = draft.totals[seat];
    view.seats.push_back(mine);
  }
  return imagine(view);
}

Run run_script(const std::string& position, const std::string& script) {
  Run run{.state = read_position(position), .told = {}, .verdict = {}};
  expect_sound(run.state);
  for (const std::string& command : commands_of(script)) {
    EXPECT_TRUE(run.verdict.ok()) << "refused before: " << command;
    const Decision decision = read_command(command, run.state.turn);
    run.told.clear();
    run.verdict = rules::judge<LeFantome>(run.state, decision);
    if (run.verdict.ok())
      rules::step<LeFantome>(run.state, decision, [&](const Event& event) { run.told.push_back(event); });
    else
      expect_clear(run.verdict.refusal());
    expect_sound(run.state);
  }
  return run;
}

void expect_sound(const State& s) {
  Squares occupied = 0;
  std::array<Squares, kMostSeats> stands{};
  for (int at = 1; at <= kSquares; ++at) {
    for (u8 seat = 0; seat < kMostSeats; ++seat) {
      if (s.gallery[static_cast<std::size_t>(at)].of(Seat{seat}) == 0) continue;
      stands[seat] |= bit(Square{at});
      occupied |= bit(Square{at});
    }
  }
  Squares free_rooms = 0;
  for (const RoomData& room : kRoomTable)
    if (s.rooms[static_cast<std::size_t>(room.room)] == kNobody) free_rooms |= bit(room.door);
  EXPECT_EQ(s.occupied, occupied);
  EXPECT_EQ(s.stands, stands);
  EXPECT_EQ(s.free_rooms, free_rooms);
  if (std::holds_alternative<rules::Seats>(LeFantome::awaiting(s))) expect_menu_is_what_the_gate_allows(s);
}

void play(std::initializer_list<Case> cases) {
  for (const Case& each : cases) {
    SCOPED_TRACE(joined({each.position, each.script, each.outcome}, " | "));
    const Run run = run_script(each.position, each.script);
    bool refused = false;
    for (const std::string& fact : items_of(each.outcome, ';')) {
      const std::string key = words_of(fact).at(0);
      EXPECT_EQ(fact_of(run, key), fact);
      refused = refused || key == "no";
    }
    if (!refused) {
      EXPECT_TRUE(run.verdict.ok()) << run.verdict.refusal().text(texts::english());
    }
  }
}

namespace {

TEST(Scenario, a_word_it_does_not_know_is_an_error) {
  EXPECT_THROW((void)read_position("a 5; wind 4"), std::invalid_argument);
  EXPECT_THROW((void)read_position("a 29"), std::invalid_argument);
  EXPECT_THROW((void)read_position("a attic"), std::invalid_argument);
  EXPECT_THROW((void)run_script("a 5; b 6", "fly 4"), std::invalid_argument);
}

}  // namespace
}  // namespace minuit::fantome::scenario
