#include <charconv>
#include <iostream>

#include "apps/minuit/admin.hpp"

namespace minuit::app {
namespace {

using namespace server::admin;  // NOLINT(google-build-using-namespace): the words of the operator's socket
using server::BanKind;

struct PeopleOptions {
  std::string kind;
  MakeBan ban;
  std::string duration;
  Unban unban;
  Revoke revoke;
  std::string person;
  bool yes = false;
};

// 90s, 30m, 12h, 7d, 2w
i64 seconds_of(const std::string& text) {
  i64 number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit(read.ptr, static_cast<std::size_t>(text.data() + text.size() - read.ptr));
  i64 seconds = 0;
  if (unit == "s") seconds = 1;
  if (unit == "m") seconds = 60;
  if (unit == "h") seconds = 3600;
  if (unit == "d") seconds = 86'400;
  if (unit == "w") seconds = i64{7} * 86'400;
  constexpr i64 kMostUnits = 1'000'000'000;
  if (read.ec != std::errc{} || number < 1 || number > kMostUnits || seconds == 0)
    throw BadInput("\"" + text + "\" is not a length of time: expected a number and s, m, h, d or w, as 7d");
  return number * seconds;
}

BanKind kind_of(const std::string& name) {
  if (name == "device") return BanKind::device;
  return name == "network" ? BanKind::network : BanKind::person;
}

std::string name_of(BanKind kind) {
  switch (kind) {
    case BanKind::device: return "device";
    case BanKind::network: return "network";
    case BanKind::person: break;
  }
  return "person";
}

void make_ban(PeopleOptions options) {
  options.ban.kind = kind_of(options.kind);
  options.ban.seconds = seconds_of(options.duration);
  if (options.ban.kind == BanKind::network) {
    const auto network = server::Network::of(options.ban.value);
    if (!network.ok()) throw BadInput(network.error());
  } else {
    (void)checked_person(options.ban.value);
  }
  tell<BanMade>("ban", options.ban, [](const BanMade& told) {
    std::cout << "ban " << told.ban.id << ": " << name_of(told.ban.kind) << ' ' << told.ban.value << " until "
              << moment(told.ban.until) << "; " << told.disconnected << " connections were closed\n";
  });
}

void print_bans(const BanPage& told) {
  if (told.bans.empty()) {
    std::cout << "nobody is banned\n";
    return;
  }
  std::vector<Row> rows;
  rows.reserve(told.bans.size());
  for (const server::Ban& each : told.bans)
    rows.push_back(
        {std::to_string(each.id), name_of(each.kind), each.value, moment(each.since), moment(each.until), each.reason});
  print_columns({"BAN", "KIND", "WHO", "SINCE", "UNTIL", "REASON"}, rows);
}

// All pages as one document, whatever --json says: it is for people and for programs.
void print_person(const std::string& person) {
  server::OwnData all;
  std::vector<std::string> people;
  for (std::optional<std::string> after = ""; after;) {
    auto page = understood<server::OwnData>(ask_for_json("export", ExportPerson{person, *after, people}));
    if (all.made.empty()) {
      all.made = page.made;
      for (const server::KeptPerson& each : page.people) people.push_back(each.id);
    }
    add_part(all, std::move(page));
    after = std::exchange(all.next, std::nullopt);
  }
  print_line(server::indented(codec::to_json(all)));
}

void confirm_erasing(const std::string& person) {
  const auto kept = understood<server::OwnData>(ask_for_json("export", ExportPerson{person, "", {}}));
  std::cerr << "Erase person " << person;
  const auto name = [](const server::KeptPerson& each) { return each.name.empty() ? std::string("nameless") : each.name; };
  if (!kept.people.empty()) std::cerr << " (" << name(kept.people[0]) << ")";
  std::cerr << (kept.people.size() > 1 ? " and all who share the device:"
                                       : ", who shares the device with nobody as far as is known");
  for (std::size_t at = 1; at < kept.people.size(); ++at)
    std::cerr << ' ' << kept.people[at].id << " (" << name(kept.people[at]) << ")";
  std::cerr << ", at " << kept.tables.size() << (kept.next ? " tables or more" : " tables") << ", for good? [y/N] " << std::flush;
  std::string answer;
  std::getline(std::cin, answer);
  if (answer != "y" && answer != "yes" && answer != "o" && answer != "oui")
    throw Refused("nothing was erased (--yes erases without asking)");
}

void print_erased(const PersonErased& told) {
  if (told.goes_on) {
    std::cout << "person " << told.id << " is being erased, which takes a while and goes on by itself, also after a restart; "
              << "it is done when minuit admin export says that nothing is kept\n";
    return;
  }
  std::cout << "person " << told.id << " is erased, with all who are known to share the device: " << told.people
            << " files of people, " << told.tables << " tables, " << told.reports << " reports, " << told.notes
            << " notes of the operator\n";
  if (told.left > 0)
    std::cout << told.left << " logs are damaged and still hold something: stop the server and run minuit repair\n";
  if (!told.scrub_failed.empty())
    std::cout << "traces are left in unused parts of the database, for it could not be written anew (" << told.scrub_failed
              << "); this is tried again every minute, and when the server stops or starts\n";
  else if (told.clean_in_s > 0)
    std::cout << "traces in unused parts of the database are removed in " << told.clean_in_s
              << " seconds, or when the server stops if that is earlier\n";
  std::cout << "backups keep what they hold\n";
}

}  // namespace

void add_admin_people(CLI::App& admin) {
  static PeopleOptions options;  // read by the callbacks, after this function
  CLI::App* banning = add_admin_command(admin, "ban", "Let someone use nothing of the server for a time");
  banning->add_option("kind", options.kind, "What is banned")->required()->check(CLI::IsMember({"person", "device", "network"}));
  banning->add_option("value", options.ban.value, "The id of a person or device, an address, or a network as 192.0.2.0/24")
      ->required();
  banning->add_option("--for", options.duration, "How long: a number and s, m, h, d or w, as 7d")->required();
  banning->add_option("--reason", options.ban.reason, "A note for yourself; whoever is banned does not see it");
  banning->callback([] { make_ban(options); });

  add_admin_command(admin, "bans", "List the bans that last")->callback([] { tell<BanPage>("bans", Bans{}, print_bans); });

  CLI::App* unbanning = add_admin_command(admin, "unban", "Lift a ban");
  unbanning->add_option("ban", options.unban.id, "Its number, as minuit admin bans tells it")->required()->check(whole());
  unbanning->callback([] {
    tell<BanLifted>("unban", options.unban, [](const BanLifted& told) {
      std::cout << "ban " << told.ban.id << " is lifted: " << name_of(told.ban.kind) << ' ' << told.ban.value << '\n';
    });
  });

  CLI::App* exporting = add_admin_command(admin, "export", "Print everything that is kept about a person, as JSON");
  exporting->add_option("person", options.person, "The id of the person")->required();
  exporting->callback([] { print_person(checked_person(options.person)); });

  CLI::App* erasing = add_admin_command(admin, "erase", "Erase a person, and all who share the device, from everything");
  erasing->add_option("person", options.person, "The id of the person")->required();
  erasing->add_flag("--yes", options.yes, "Do not ask");
  erasing->callback([] {
    const std::string& person = checked_person(options.person);
    if (!options.yes) confirm_erasing(person);
    tell<PersonErased>("erase", ErasePerson{person}, print_erased);
  });

  CLI::App* revoking = add_admin_command(admin, "revoke", "Make the cookie of a device worthless: it was stolen");
  revoking->add_option("who", options.revoke.id, "The id of the device, or of a person who uses it")->required();
  revoking->callback([] {
    tell<CookieRevoked>("revoke", Revoke{checked_person(options.revoke.id)}, [](const CookieRevoked& told) {
      std::cout << "the cookie of device " << told.device << " no longer counts; " << told.disconnected
                << " connections were closed\n";
    });
  });
}

}  // namespace minuit::app
