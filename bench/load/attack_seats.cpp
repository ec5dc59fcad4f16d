// Attacks with the means of the game: seats that are not one's own, doors that were closed, places in the list.
#include <algorithm>
#include <map>

#include "base/rng.hpp"
#include "bench/load/attack.hpp"
#include "bench/load/honest.hpp"

namespace minuit::load {

namespace {

constexpr u32 kAttackerAddress = 0;
constexpr u32 kVictimAddress = 20;

// ---- a match of Mysterium with a host who wants to know too much, a ghost, and someone who trusts both

struct Seance {
  std::string table;
  Person host;
  Person ghost;
  Person witness;
};
constexpr i64 kGhostSeat = 1;

[[nodiscard]] bool shows_a_hand(const std::optional<match::Table>& table) {
  if (!table || !table->match) return false;
  constexpr std::string_view kHand = R"("hand":[)";
  const std::string& view = table->match->view.text;
  const std::size_t at = view.find(kHand);
  return at != std::string::npos && view[at + kHand.size()] != ']';
}

[[nodiscard]] std::optional<match::Table> look_again(Person& person) {
  person.say(hello(0));
  std::optional<match::Table> shown;
  (void)listen_for(person, 500, [&](const match::ServerMessage& heard) {
    if (const auto* table = std::get_if<match::Table>(&heard)) shown = *table;
  });
  return shown;
}

void expect_done(Person& person, const match::ClientMessage& message, std::string_view doing) {
  if (const std::string outcome = outcome_of(person, message); !outcome.empty())
    throw Failure(std::string(doing) + ": " + outcome);
}

// Taps for the cards to be dealt until the ghost holds some.
void deal(Seance& seance) {
  constexpr int kMostRounds = 60;
  for (int round = 0; round < kMostRounds; ++round) {
    const auto shown = look_again(seance.ghost);
    if (shows_a_hand(shown)) return;
    for (Person* person : {&seance.host, &seance.ghost, &seance.witness}) {
      const auto table = look_again(*person);
      if (table && table->match && table->match->turn.prompt)
        (void)outcome_of(*person, match::Prompt{person->new_command(), *table->match->turn.prompt}, 500);
    }
  }
  throw Failure("the ghost never got a hand");
}

[[nodiscard]] Seance begin_seance(const Target& target) {
  Seance seance{{}, target.somebody(kAttackerAddress), target.somebody(kVictimAddress), target.somebody(kVictimAddress + 1)};
  seance.table = open_table(seance.host, "mysterium", 3, "");
  auto shown = enter(seance.host, seance.table);
  if (!shown || !enter(seance.ghost, seance.table) || !enter(seance.witness, seance.table)) throw Failure("nobody is let in");
  constexpr std::string_view kGhost = R"("ghost":)";
  std::string config = shown->config.text;
  const std::size_t at = config.find(kGhost);
  if (at == std::string::npos) throw Failure("a setup without a ghost");
  config[at + kGhost.size()] = static_cast<char>('0' + kGhostSeat);
  expect_done(seance.host, match::Configure{seance.host.new_command(), {config}}, "setting up");
  expect_done(seance.ghost, match::Sit{seance.ghost.new_command(), Seat(kGhostSeat)}, "sitting down");
  expect_done(seance.witness, match::Sit{seance.witness.new_command(), Seat(2)}, "sitting down");
  expect_done(seance.host, match::Begin{seance.host.new_command()}, "beginning");
  deal(seance);
  return seance;
}

// Whether somebody sits down on the ghost's seat and is shown what lies there.
[[nodiscard]] bool reads_the_hand(Person& person, std::string& words) {
  const std::string outcome = outcome_of(person, match::Sit{person.new_command(), Seat(kGhostSeat)});
  if (!outcome.empty()) words += (words.empty() ? "" : ", ") + outcome;
  const auto shown = look_again(person);
  return shown && shown->seat == Seat(kGhostSeat) && shows_a_hand(shown);
}

[[nodiscard]] bool peek_as_guest(const Target& target, std::string& words) {
  Seance seance = begin_seance(target);
  (void)outcome_of(seance.host, match::FreeSeat{seance.host.new_command(), Seat(kGhostSeat)});
  Person guest;
  guest.comes_from({target.port, 250}, kAttackerAddress);
  guest.show_cookie(seance.host.cookie());
  return enter(guest, seance.table, "1") && reads_the_hand(guest, words);
}

[[nodiscard]] bool peek_with_new_cookie(const Target& target, std::string& words) {
  Seance seance = begin_seance(target);
  (void)outcome_of(seance.host, match::FreeSeat{seance.host.new_command(), Seat(kGhostSeat)});
  Person other = target.somebody(kAttackerAddress);
  return enter(other, seance.table) && reads_the_hand(other, words);
}

// The server keeps in mind who sat where, but only so many: others sit down and stand up until the host is forgotten.
[[nodiscard]] bool peek_when_forgotten(const Target& target, std::string& words) {
  constexpr int kCookies = 5;
  constexpr int kGuests = 7;
  Seance seance = begin_seance(target);
  (void)outcome_of(seance.host, match::Stand{seance.host.new_command()});
  for (int cookie = 0; cookie < kCookies; ++cookie) {
    const Person device = target.somebody(kAttackerAddress);
    for (int as = 1; as <= kGuests; ++as) {
      Person guest;
      guest.comes_from({target.port, 250}, kAttackerAddress);
      guest.show_cookie(device.cookie());
      if (!enter(guest, seance.table, std::to_string(as))) continue;
      (void)outcome_of(guest, match::Sit{guest.new_command(), Seat(0)}, 1000);
      (void)outcome_of(guest, match::Stand{guest.new_command()}, 1000);
      // Whoever does not read what everyone is told is dropped.
      for (Person* person : {&seance.host, &seance.ghost, &seance.witness})
        (void)listen_for(*person, 2, [](const match::ServerMessage&) {});
    }
  }
  (void)outcome_of(seance.host, match::FreeSeat{seance.host.new_command(), Seat(kGhostSeat)});
  return reads_the_hand(seance.host, words);
}

}  // namespace

Finding attack_peek(const Target& target) {
  Finding found;
  const bool guest = peek_as_guest(target, found.words);
  const bool cookie = peek_with_new_cookie(target, found.words);
  const bool forgotten = peek_when_forgotten(target, found.words);
  found.note("read_as_guest", guest ? 1 : 0);
  found.note("read_with_new_cookie", cookie ? 1 : 0);
  found.note("read_when_forgotten", forgotten ? 1 : 0);
  found.held = !guest && !cookie && !forgotten;
  return found;
}

Finding attack_return(const Target& target) {
  Finding found;
  Person host = target.somebody(kVictimAddress);
  Person guest = target.somebody(kAttackerAddress);
  const std::string table = open_table(host, kGame, 3, "");
  const auto shown = enter(guest, table);
  if (!enter(host, table) || !shown) throw Failure("nobody is let in");
  expect_done(guest, match::Sit{guest.new_command(), Seat(1)}, "sitting down");
  expect_done(host, match::Remove{host.new_command(), shown->you}, "showing the door");
  const auto comes_back = [&](const std::string& cookie, u32 address, std::string_view as) {
    Person again;
    again.comes_from({target.port, 250}, address);
    again.show_cookie(cookie);
    return enter(again, table, as) ? 1.0 : 0.0;
  };
  const double same = comes_back(guest.cookie(), kAttackerAddress, "");
  const double as_guest = comes_back(guest.cookie(), kAttackerAddress, "1");
  const double as_screen = comes_back(guest.cookie(), kAttackerAddress, "screen");
  const std::string other = target.somebody(kAttackerAddress).cookie();
  found.note("back_with_the_same_cookie", same);
  found.note("back_as_guest", as_guest);
  found.note("back_as_screen", as_screen);
  // Another browser is another device to the server; from the same address it may be a brother or sister of somebody at the
  // table.
  found.note("watches_with_a_new_cookie", comes_back(other, kAttackerAddress, ""));
  Person again;
  again.comes_from({target.port, 250}, kAttackerAddress);
  again.show_cookie(other);
  const bool sits = enter(again, table) && outcome_of(again, match::Sit{again.new_command(), Seat(1)}).empty();
  found.note("sits_with_a_new_cookie", sits ? 1 : 0);
  found.held = same + as_guest + as_screen == 0;
  return found;
}

// Twelve people of one address with three tables each. Of many cookies they take those whose ids come first: a list in the order
// of ids is theirs.
Finding attack_lobby(const Target& target) {
  constexpr std::size_t kSpammers = 12;
  constexpr std::size_t kTablesEach = 3;
  constexpr std::size_t kCookies = 150;
  Finding found;
  std::map<std::string, Person> by_id;
  for (std::size_t i = 0; i < kCookies; ++i) {
    Person person = target.somebody(kAttackerAddress);
    std::string me = person.request("GET", "/api/me", "", 200);
    by_id.emplace(std::move(me), std::move(person));  // the id is what an answer begins with
  }
  std::vector<Person> people;
  std::vector<std::string> spam;
  Person honest = target.somebody(kHonestAddress);
  std::string honest_table;
  for (std::size_t i = 0; i < kSpammers; ++i) {
    // Someone honest opens a table while the list is being filled.
    if (i == kSpammers / 2) {
      honest_table = open_table(honest, kGame, 3, "", "[]", true);
      if (!enter(honest, honest_table)) throw Failure("nobody is let in");
    }
    Person host = std::move(by_id.extract(by_id.begin()).mapped());
    for (std::size_t at = 0; at < kTablesEach; ++at) {
      std::string table;
      try {
        table = open_table(host, kGame, 3, "", "[]", true);
      } catch (const Failure&) {  // enough of one host, or of one address
        break;
      }
      Person there;
      there.comes_from({target.port, 250}, kAttackerAddress);
      there.show_cookie(host.cookie());
      if (enter(there, table)) spam.push_back(table);
      people.push_back(std::move(there));
    }
  }
  Person stranger = target.somebody(kStrangerAddress);
  const std::string list = stranger.request("GET", "/api/tables", "", 200);
  const std::size_t honest_at = list.find(honest_table);
  const auto shown =
      static_cast<double>(std::ranges::count_if(spam, [&](const auto& table) { return list.find(table) != std::string::npos; }));
  const auto before =
      static_cast<double>(std::ranges::count_if(spam, [&](const auto& table) { return list.find(table) < honest_at; }));
  found.note("spam_opened", static_cast<double>(spam.size()));
  found.note("spam_shown", shown);
  found.note("honest_place", honest_at == std::string::npos ? 0 : before + 1);
  found.held = honest_at != std::string::npos && before < 6;
  return found;
}

}  // namespace minuit::load
