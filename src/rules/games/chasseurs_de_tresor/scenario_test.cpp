#include "rules/games/chasseurs_de_tresor/scenario_test.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace minuit::hunters::scenario {
namespace {

using Words = std::vector<std::string>;
constexpr std::string_view kLetters = "RBTY";

Words parts_of(const std::string& text, char separator) {
  Words parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) {
    const std::size_t from = part.find_first_not_of(' ');
    if (from != std::string::npos) parts.push_back(part.substr(from, part.find_last_not_of(' ') - from + 1));
  }
  return parts;
}
std::string joined(const Words& words, const std::string& between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

Room room_from(char letter) {
  if (letter < 'A' || letter > 'L') throw std::invalid_argument(std::string("no such room: ") + letter);
  return static_cast<Room>(letter - 'A');
}
std::string word(Room room) { return std::string(1, static_cast<char>('A' + static_cast<int>(room))); }
Space space_from(const std::string& text) {
  if (text == "x") return Space::outside;
  return text.at(0) == 'h' ? static_cast<Space>(std::stoi(text.substr(1))) : space_of(room_from(text.at(0)));
}
std::string word(Space space) {
  if (space == Space::outside) return "x";
  return is_room(space) ? word(room_of(space)) : "h" + std::to_string(static_cast<int>(space));
}
template <class E>
E named(const std::string& text) {
  std::optional<E> found;
  each_enumerator<E>([&](std::string_view name, E value) {
    if (name == text) found = value;
  });
  if (!found) throw std::invalid_argument("no such name: " + text);
  return *found;
}
template <class E>
std::string name_of_value(E value) {
  return std::string(enum_name(value));
}
Card card_from(const std::string& text) { return text.size() == 1 ? static_cast<Card>(room_from(text[0])) : named<Card>(text); }
std::string word(Card card) { return is_letter(card) ? word(room_of(card)) : name_of_value(card); }
u8 number_from(const std::string& text) { return static_cast<u8>(std::stoi(text)); }

void read_hunter(const Words& fact, State& s) {
  const std::size_t hunter = kLetters.find(fact.at(0));
  const std::size_t plus = fact.at(1).find('+');
  s.at[hunter] = space_from(fact[1].substr(0, plus));
  s.packs[hunter] = kEmpty;
  if (plus == std::string::npos) return;
  s.packs[hunter] = plus + 1 == fact[1].size() ? kUnnumbered : number_from(fact[1].substr(plus + 1));
}

void read_rooms(const Words& fact, State& s) {
  if (fact[0] == "ghosts") s.ghosts.fill(0);
  if (fact[0] == "haunted") s.haunted = 0;
  if (fact[0] == "jewels") s.jewels = 0, s.numbers.fill(0);
  for (std::size_t at = 1; at < fact.size(); ++at) {
    const Room room = room_from(fact[at][0]);
    const u8 number = fact[at].size() > 1 ? number_from(fact[at].substr(1)) : u8{0};
    if (fact[0] == "ghosts") s.ghosts[static_cast<std::size_t>(room)] = number;
    if (fact[0] == "haunted") s.haunted = static_cast<Rooms>(s.haunted | bit(room));
    if (fact[0] != "jewels") continue;
    s.jewels = static_cast<Rooms>(s.jewels | bit(room));
    s.numbers[static_cast<std::size_t>(room)] = number;
  }
}

void read_next(const Words& fact, State& s) {
  static const std::vector<std::pair<std::string, Phase>> kPhases{{"roll", Phase::rolling},    {"draw", Phase::drawing},
                                                                  {"move", Phase::moving},     {"reveal", Phase::revealing},
                                                                  {"choose", Phase::choosing}, {"fight", Phase::fighting}};
  for (const auto& [name, phase] : kPhases)
    if (name == fact.at(1)) s.phase = phase;
  s.turn = Hunter(static_cast<i64>(kLetters.find(fact.at(2))));
  if (fact.size() > 3) s.roll = number_from(fact[3]);
}

void read_cards(const Words& fact, State& s) {
  Cards& to = fact[0] == "pile" ? s.pile : s.aside;
  Cards from = fact[0] == "pile" ? all_cards(s) & ~s.in_view : s.pile | s.discard;
  to = 0;
  for (std::size_t at = 1; at < fact.size(); ++at) {
    const Cards left = from & ~to & bits_of(card_from(fact[at]));
    to |= Cards{1} << static_cast<unsigned>(lowest_bit(left));
  }
  if (fact[0] == "aside") s.pile &= ~s.aside;
  s.discard = all_cards(s) & ~s.in_view & ~s.pile & ~s.aside;
}

bool read_setup(const Words& fact, Config& setup) {
  const std::string& key = fact.at(0);
  if (key == "players")
    setup.players = Players(std::stoi(fact.at(1)));
  else if (key == "advanced")
    setup.mode = Mode::advanced;
  else if (key == "swap")
    setup.swap = true;
  else if (key == "gentle" || key == "fierce")
    setup.difficulty = named<Difficulty>(key);
  else if (key == "cap")
    setup.turn_cap = TurnCap(std::stoi(fact.at(1)));
  else if (key == "first")
    setup.starter = fact.at(1) == "chance" ? std::nullopt : std::optional(Seat(std::stoi(fact[1])));
  else
    return false;
  return true;
}

void read_fact(const Words& fact, State& s) {
  const std::string& key = fact.at(0);
  if (key.size() == 1) return read_hunter(fact, s);
  if (key == "ghosts" || key == "haunted" || key == "jewels") return read_rooms(fact, s);
  if (key == "pile" || key == "aside") return read_cards(fact, s);
  if (key == "next") return read_next(fact, s);
  if (key == "out")
    s.rescued = number_from(fact.at(1));
  else if (key == "turns")
    s.turns = number_from(fact.at(1));
  else if (key == "to_draw")
    s.to_draw = number_from(fact.at(1));
  else if (key == "closed") {
    s.lock = lock_of(named<Colour>(fact.at(1)));
    s.in_view = Cards{1} << static_cast<unsigned>(lowest_bit(bits_of(card_from(fact[1] + "_doors"))));
    s.pile &= ~s.in_view;
  } else
    throw std::invalid_argument("no such fact: " + key);
}

// Numbers seen anywhere are no longer unseen.
void settle_numbers(State& s) {
  if (!is_advanced(s)) return;
  const auto see = [&](u8 number) {
    if (number != kEmpty && number != kUnnumbered) s.unseen = static_cast<u8>(s.unseen & ~(1U << (number - 1U)));
  };
  std::ranges::for_each(s.numbers, see);
  std::ranges::for_each(s.packs, see);
  for (u8 number = 1; number <= s.rescued; ++number) see(number);
}

rules::Decision<Chasseurs> read_command(const std::string& command, Seat seat) {
  const Words words = parts_of(command, ' ');
  const std::string& verb = words.at(0);
  const auto chosen = [&](Action action) { return rules::Chosen<Chasseurs>{seat, action}; };
  const auto chance = [](Chance outcome) { return rules::Chance<Chasseurs>{outcome}; };
  if (verb == "move") return chosen(Move{space_from(words.at(1))});
  if (verb == "stay") return chosen(Stay{});
  if (verb == "take") return chosen(Take{});
  if (verb == "swap") return chosen(Swap{});
  if (verb == "leave") return chosen(Leave{});
  if (verb == "first") return chance(First{Seat(std::stoi(words.at(1)))});
  if (verb == "roll") return chance(Roll{Pips(std::stoi(words.at(1)))});
  if (verb == "card") return chance(Draw{card_from(words.at(1))});
  if (verb == "reveal") return chance(Reveal{JewelNumber(std::stoi(words.at(1)))});
  if (verb != "fight") throw std::invalid_argument("no such decision: " + command);
  Battle battle{.first = named<BattleFace>(words.at(1)), .second = {}};
  if (words.size() > 2) battle.second = named<BattleFace>(words[2]);
  return chance(battle);
}

std::string next_of(const State& s) {
  const std::string who(1, kLetters[s.turn.value]);
  switch (s.phase) {
    case Phase::first: return "next first";
    case Phase::rolling: return "next roll " + who;
    case Phase::drawing: return "next draw " + who;
    case Phase::moving: return "next move " + who + " " + std::to_string(s.roll);
    case Phase::revealing: return "next reveal " + who;
    case Phase::choosing: return "next choose " + who;
    case Phase::fighting: return "next fight " + who;
    case Phase::over: break;
  }
  return "next over " + name_of_value(s.ending);
}

std::string rooms_of(const State& s, const std::string& key) {
  Words words{key};
  for (std::size_t at = 0; at < kRooms; ++at) {
    const auto room = static_cast<Room>(at);
    if (key == "ghosts" && s.ghosts[at] > 0) words.push_back(word(room) + std::to_string(s.ghosts[at]));
    if (key == "haunted" && is_haunted(s, room)) words.push_back(word(room));
    if (key == "jewels" && jewel_lies(s, room))
      words.push_back(word(room) + (s.numbers[at] > 0 ? std::to_string(s.numbers[at]) : ""));
  }
  return joined(words);
}

std::string hunter_of(const State& s, const std::string& key) {
  const std::size_t hunter = kLetters.find(key);
  std::string text = key + " " + word(s.at[hunter]);
  if (s.packs[hunter] == kUnnumbered)
    text += "+";
  else if (s.packs[hunter] != kEmpty)
    text += "+" + std::to_string(s.packs[hunter]);
  return text;
}

std::string cards_of(const std::string& key, Cards cards) {
  Words words{key};
  for (; cards != 0; cards &= cards - 1) words.push_back(word(kCardAt[static_cast<std::size_t>(lowest_bit(cards))]));
  return joined(words);
}

std::string offers_of(const State& s) {
  Words words{"offers"};
  for (const Action& action : Chasseurs::actions(s, awaited_seat(s))) {
    if (const auto* move = std::get_if<Move>(&action)) words.push_back(word(move->to));
    if (std::holds_alternative<Stay>(action)) words.emplace_back("stay");
    if (std::holds_alternative<Take>(action)) words.emplace_back("take");
    if (std::holds_alternative<Swap>(action)) words.emplace_back("swap");
    if (std::holds_alternative<Leave>(action)) words.emplace_back("leave");
  }
  return joined(words);
}

// The name of each event, and the way of one that walks.
std::string told_of(const Run& run) {
  Words words;
  for (const Event& event : run.told) {
    std::string text = std::visit([]<class T>(const T&) { return std::string(type_name<T>()); }, event);
    if (const auto* moved = std::get_if<Moved>(&event))
      for (const Space space : moved->path) text += " " + word(space);
    words.push_back(text);
  }
  return "told " + joined(words, " + ");
}

// The fact that begins with this word, as it now is.
std::string fact_of(const Run& run, const std::string& key) {
  const State& s = run.state;
  if (key.size() == 1) return hunter_of(s, key);
  if (key == "next") return next_of(s);
  if (key == "no") return "no " + (run.verdict.ok() ? "refusal" : to_string(run.verdict.refusal().clause()));
  if (key == "offers") return offers_of(s);
  if (key == "told") return told_of(run);
  if (key == "out") return "out " + std::to_string(s.rescued);
  if (key == "turns") return "turns " + std::to_string(s.turns);
  if (key == "to_draw") return "to_draw " + std::to_string(s.to_draw);
  if (key == "cards") return "cards " + std::to_string(std::popcount(s.pile));
  if (key == "closed") return "closed " + name_of_value(s.lock);
  if (key == "pile") return cards_of(key, s.pile);
  if (key == "aside") return cards_of(key, s.aside);
  return rooms_of(s, key);
}

}  // namespace

State read_position(const std::string& text) {
  Config setup;
  setup.starter = Seat{0};
  std::vector<Words> facts;
  for (const std::string& fact : parts_of(text, ';')) {
    Words words = parts_of(fact, ' ');
    if (!read_setup(words, setup)) facts.push_back(std::move(words));
  }
  State s = Chasseurs::start(setup);
  for (const Words& fact : facts) read_fact(fact, s);
  settle_numbers(s);
  return s;
}

Run run_script(const std::string& position, const std::string& script) {
  Run run{.state = read_position(position), .told = {}, .verdict = {}};
  const auto pieces = Chasseurs::inventory(run.state);
  for (const std::string& command : parts_of(script, ',')) {
    EXPECT_TRUE(run.verdict.ok()) << position << " | " << script << ": refused before " << command;
    const auto decision = read_command(command, awaited_seat(run.state));
    run.told.clear();
    run.verdict = rules::judge<Chasseurs>(run.state, decision);
    if (!run.verdict.ok()) continue;
    rules::step<Chasseurs>(run.state, decision, [&](const Event& event) { run.told.push_back(event); });
    EXPECT_EQ(Chasseurs::inventory(run.state), pieces) << position << " | " << script << ": after " << command;
    EXPECT_EQ(view_of(imagine(view_of(run.state))), view_of(run.state)) << position << " | " << script;
  }
  return run;
}

void play(std::initializer_list<Case> cases) {
  for (const Case& each : cases) {
    const Run run = run_script(each.position, each.script);
    const Words facts = parts_of(each.outcome, ';');
    const bool refused = !facts.empty() && facts.front().starts_with("no ");
    EXPECT_EQ(run.verdict.ok(), !refused) << each.position << " | " << each.script;
    for (const std::string& fact : facts)
      EXPECT_EQ(fact_of(run, fact.substr(0, fact.find(' '))), fact) << each.position << " | " << each.script;
  }
}

}  // namespace minuit::hunters::scenario
