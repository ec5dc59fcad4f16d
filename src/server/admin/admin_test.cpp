// The operator's socket of a whole server, and what its players see of the operator's commands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <set>

#include "server/admin/unix_socket.hpp"
#include "server/backup.hpp"
#include "server/identity.hpp"
#include "server/thinking.hpp"
#include "tests/hostile/town.hpp"
#include "tests/support/operator.hpp"

namespace minuit::server::admin {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

namespace fs = std::filesystem;

Settings in_folder(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  settings.openings_per_minute = 10'000;
  return settings;
}

class Admin : public ::testing::Test {
 protected:
  Admin() : town(in_folder(folder.path())) {}
  [[nodiscard]] std::string data() const { return folder.path(); }
  [[nodiscard]] OneTable table() const { return {town.table}; }
  [[nodiscard]] u16 port() const { return town.port(); }
  // The clause with which a player's connection is ended, and the code.
  static std::pair<std::string, u16> goodbye(TablePlayer& player) {
    const auto refused = player.read_a<match::Refused>();
    return {refused ? refused->clause : "none", player.read_close()};
  }
  // The same for somebody who comes anew.
  std::pair<std::string, u16> turned_away(const std::string& cookie) {
    TablePlayer player(port(), town.table, cookie);
    return goodbye(player);
  }

  TemporaryFolder folder;
  Town town;
};

using Goodbye = std::pair<std::string, u16>;

TEST_F(Admin, the_socket_is_the_owners_alone_and_goes_with_the_server) {
  struct stat state{};
  ASSERT_EQ(stat(socket_in(data()).c_str(), &state), 0);
  EXPECT_TRUE(S_ISSOCK(state.st_mode));
  EXPECT_EQ(state.st_mode & 0777U, 0600U);
  town.server.stop();
  EXPECT_FALSE(fs::exists(socket_in(data())));
  EXPECT_THAT(error_of(data(), "bans", Bans{}), HasSubstr("no server runs"));
}

TEST(AdminSocket, replaces_what_a_dead_server_left_and_nothing_else) {
  const TemporaryFolder folder;
  const auto address = address_of(socket_in(folder.path()));
  {
    const Descriptor dead(::socket(AF_UNIX, SOCK_STREAM, 0));
    ASSERT_EQ(bind(dead.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address), 0);
  }
  EXPECT_THAT(error_of(folder.path(), "bans", Bans{}), HasSubstr("no server runs"));
  {
    const RunningServer running(in_folder(folder.path()));
    EXPECT_THAT(ask<BanPage>(folder.path(), "bans", Bans{}).bans, IsEmpty());
  }
  fs::create_directory(socket_in(folder.path()));
  const RunningServer running(in_folder(folder.path()));
  EXPECT_TRUE(fs::is_directory(socket_in(folder.path()))) << "not ours to remove";
  EXPECT_EQ(get(running.port(), "/health").status, 200U) << "players need not suffer for it";
}

TEST(AdminSocket, paths_beyond_what_the_system_allows_are_told_so) {
  const TemporaryFolder folder;
  const std::string deep = folder.path() + "/" + std::string(110, 'x');
  const RunningServer running(in_folder(deep));
  EXPECT_EQ(get(running.port(), "/health").status, 200U);
  EXPECT_THAT(error_of(deep, "bans", Bans{}), HasSubstr("the system allows 107"));
}

TEST_F(Admin, what_is_no_request_is_told_so_and_the_next_is_served) {
  const auto say = [&](const std::string& text) {
    const auto address = address_of(socket_in(data()));
    const Descriptor connection(::socket(AF_UNIX, SOCK_STREAM, 0));
    EXPECT_EQ(connect(connection.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address), 0);
    EXPECT_TRUE(write_line(connection.get(), text, 1000));
    return read_line(connection.get(), kMostAnswerBytes, 10'000).text;
  };
  EXPECT_THAT(say("nonsense"), HasSubstr("\"error\":\"$: "));
  EXPECT_THAT(say(R"({"command":"dance","arguments":{}})"), HasSubstr("expected one of tables, show"));
  EXPECT_THAT(say(R"({"command":"show","arguments":{"tabel":"x"}})"), HasSubstr("$.arguments.tabel"));
  EXPECT_THAT(say(R"({"command":"show","arguments":[]})"), HasSubstr("$.arguments: expected"));
  EXPECT_THAT(say(std::string(kMostRequestBytes + 1, ' ')), HasSubstr("at most 16384 bytes"));
  EXPECT_THAT(say(R"({"command":"bans","arguments":{}})"), HasSubstr(R"("answer":{"bans":[]})"));
}

TEST_F(Admin, tables_are_found_whether_someone_is_there_or_not) {
  const std::string asleep = open_table(port(), new_cookie(port()), R"({"command":7,"game":"mysterium","players":3})");
  const auto here = ask<TablePage>(data(), "tables", Tables{});
  ASSERT_THAT(here.tables, SizeIs(1));
  EXPECT_EQ(here.tables[0].table, town.table);
  EXPECT_EQ(here.tables[0].game, "le-fantome-de-minuit");
  EXPECT_EQ(here.tables[0].connected, 2U);
  EXPECT_EQ(here.tables[0].state, "playing");
  EXPECT_EQ(here.tables[0].host.id, id_of(port(), town.host_cookie));
  EXPECT_TRUE(here.tables[0].listed);
  EXPECT_GT(here.tables[0].last, 0);
  EXPECT_FALSE(here.next);

  EXPECT_THAT(ask<TablePage>(data(), "tables", Tables{true, "", ""}).tables, SizeIs(2));
  const auto found = ask<TablePage>(data(), "tables", Tables{true, "MYST", ""});
  ASSERT_THAT(found.tables, SizeIs(1));
  EXPECT_EQ(found.tables[0].table, asleep);
  EXPECT_EQ(found.tables[0].state, "asleep");
  EXPECT_EQ(found.tables[0].connected, 0U);
  EXPECT_THAT(ask<TablePage>(data(), "tables", Tables{true, asleep, ""}).tables, SizeIs(1));
  EXPECT_THAT(ask<TablePage>(data(), "tables", Tables{true, "", std::max(asleep, town.table)}).tables, IsEmpty());

  const auto shown = ask<TableDetail>(data(), "show", table());
  EXPECT_THAT(shown.present, SizeIs(2));
  EXPECT_EQ(shown.present[0].network, "127.0.0.1");
  EXPECT_EQ(shown.seats[1].device, id_of(port(), town.guest_cookie));
  EXPECT_EQ(shown.host_device, shown.row.host.id);
  EXPECT_THAT(error_of(data(), "show", OneTable{"000000000000"}), HasSubstr("there is no table"));
  EXPECT_THAT(error_of(data(), "show", OneTable{"../lock"}), HasSubstr("is not the id of a table"));
}

TEST_F(Admin, many_tables_come_in_pages_and_none_twice) {
  constexpr int kTables = 230;
  std::string cookie;
  for (int each = 1; each <= kTables; ++each) {
    const std::string body = R"({"command":)" + std::to_string(each) + R"(,"game":"mysterium","players":2})";
    if (each % 50 == 1) cookie = new_cookie(port());
    ASSERT_NE(open_table(port(), cookie, body), "");
  }
  std::set<std::string> seen;
  std::size_t pages = 0;
  for (Tables asked{true, "", ""};;) {
    const auto page = ask<TablePage>(data(), "tables", asked);
    EXPECT_LE(page.tables.size(), 100U);
    ++pages;
    for (const TableRow& each : page.tables) EXPECT_TRUE(seen.insert(each.table).second);
    if (!page.next) break;
    asked.after = *page.next;
  }
  EXPECT_THAT(seen, SizeIs(kTables + 1));
  EXPECT_EQ(pages, 3U);
}

TEST_F(Admin, a_closed_table_lets_nobody_in_until_it_is_opened_again) {
  const std::string matches = "/api/tables/" + town.table + "/matches";
  EXPECT_EQ(ask<TableMarked>(data(), "close", table()).disconnected, 2U);
  EXPECT_EQ(goodbye(town.host), Goodbye("TB-47", 4013));
  EXPECT_EQ(goodbye(town.guest), Goodbye("TB-47", 4013));
  EXPECT_EQ(turned_away(town.host_cookie), Goodbye("TB-47", 4013)) << "not even its host";
  EXPECT_EQ(turned_away(new_cookie(port())), Goodbye("TB-47", 4013));
  EXPECT_EQ(get(port(), matches, town.host_cookie).status, 403U);
  EXPECT_THAT(get(port(), "/api/me/tables", town.host_cookie).body, Not(HasSubstr(town.table)));
  EXPECT_THAT(get(port(), "/api/tables").body, Not(HasSubstr(town.table)));
  EXPECT_TRUE(ask<TableDetail>(data(), "show", table()).row.closed);

  EXPECT_FALSE(ask<TableMarked>(data(), "open", table()).closed);
  town.host.connect(port(), 0);
  town.guest.connect(port(), 0);
  ASSERT_TRUE(town.host.read_a<match::Table>() && town.guest.read_a<match::Table>());
  EXPECT_TRUE(town.plays_on(10)) << "the match goes on where it was";
  EXPECT_EQ(get(port(), matches, town.host_cookie).status, 200U);
}

TEST_F(Admin, an_unlisted_table_is_played_on_and_not_listed_again_by_its_host) {
  ASSERT_THAT(get(port(), "/api/tables").body, HasSubstr(town.table));
  EXPECT_TRUE(ask<TableMarked>(data(), "unlist", table()).unlisted);
  const auto told = town.host.read_a<match::Table>();
  ASSERT_TRUE(told);
  EXPECT_FALSE(told->options.listed) << "everyone sees it";
  EXPECT_THAT(get(port(), "/api/tables").body, Not(HasSubstr(town.table)));
  match::Options listed;
  listed.listed = true;
  town.host.send(match::SetOptions{50, listed});
  EXPECT_EQ(town.host.read_a<match::Refused>()->clause, "TB-49");
  ASSERT_TRUE(town.guest.read_to(town.host.version));
  EXPECT_TRUE(town.plays_on(5));

  EXPECT_FALSE(ask<TableMarked>(data(), "relist", table()).unlisted);
  town.host.send(match::SetOptions{51, listed});
  ASSERT_TRUE(town.host.read_a<match::Done>());
  EXPECT_THAT(get(port(), "/api/tables").body, HasSubstr(town.table));
}

TEST_F(Admin, a_deleted_table_is_gone_from_the_disk) {
  ASSERT_TRUE(town.plays_on(10));
  town.host.send(match::Say{60, "forget this sentence"});
  ASSERT_TRUE(town.host.read_a<match::Said>());
  const auto deleted = ask<TableDeleted>(data(), "delete", table());
  EXPECT_GE(deleted.entries, 10U);
  EXPECT_EQ(deleted.disconnected, 2U);
  EXPECT_EQ(goodbye(town.host), Goodbye("TB-48", 4004));
  EXPECT_EQ(goodbye(town.guest), Goodbye("TB-48", 4004));
  TablePlayer late(port(), town.table, town.host_cookie);
  EXPECT_EQ(late.read_close(), 4004);
  EXPECT_EQ(get(port(), "/api/tables/" + town.table + "/matches", town.host_cookie).status, 404U);
  EXPECT_THAT(error_of(data(), "delete", table()), HasSubstr("there is no table"));
  EXPECT_THAT(ask<TablePage>(data(), "tables", Tables{true, "", ""}).tables, IsEmpty());
  town.server.stop();
  match::Games games;
  games.has_bot = has_bot;
  const auto checked = check_folder(data(), games);
  ASSERT_TRUE(checked.ok());
  EXPECT_THAT(checked.value().damages, IsEmpty());
  EXPECT_EQ(checked.value().logs, 2U) << "the two people's files";
}

TEST_F(Admin, a_banned_device_is_out_with_all_who_share_it_and_the_page_still_comes) {
  const std::string device = id_of(port(), town.guest_cookie);
  TablePlayer sharer(port(), town.table, town.guest_cookie, false, "1");
  ASSERT_TRUE(sharer.read_a<match::Table>());
  const auto made = ask<BanMade>(data(), "ban", MakeBan{BanKind::device, device, 3600, "insults"});
  EXPECT_EQ(made.disconnected, 2U);
  EXPECT_EQ(goodbye(town.guest), Goodbye("SV-17", 4014));
  EXPECT_EQ(goodbye(sharer), Goodbye("SV-17", 4014));
  EXPECT_EQ(turned_away(town.guest_cookie), Goodbye("SV-17", 4014));
  for (const char* path : {"/api/me", "/api/me?as=3", "/api/games", "/api/tables"}) {
    const HttpAnswer answer = get(port(), path, town.guest_cookie);
    EXPECT_EQ(answer.status, 403U) << path;
    const auto refused = codec::read<match::Refused>(answer.body);
    ASSERT_TRUE(refused.ok()) << answer.body;
    EXPECT_EQ(refused.value().clause, "SV-17");
    EXPECT_EQ(refused.value().reason, "banned");
    EXPECT_THAT(refused.value().arguments.text, AllOf(StartsWith("[\"20"), EndsWith(" UTC\"]"))) << "until when";
    EXPECT_THAT(answer.body, Not(HasSubstr("insults"))) << "the reason is the operator's";
  }
  EXPECT_EQ(post(port(), "/api/tables", kHonestTable, town.guest_cookie).status, 403U);
  EXPECT_EQ(get(port(), "/", town.guest_cookie).status, 200U);
  EXPECT_EQ(get(port(), "/health", town.guest_cookie).status, 200U);
  EXPECT_EQ(get(port(), "/api/me", town.host_cookie).status, 200U) << "a neighbour behind the same address";

  EXPECT_THAT(ask<BanPage>(data(), "bans", Bans{}).bans, SizeIs(1));
  EXPECT_THAT(error_of(data(), "unban", Unban{made.ban.id + 1}), HasSubstr("there is no ban"));
  EXPECT_EQ(ask<BanLifted>(data(), "unban", Unban{made.ban.id}).ban.value, device);
  EXPECT_EQ(get(port(), "/api/me", town.guest_cookie).status, 200U);
}

TEST_F(Admin, a_banned_person_is_out_alone) {
  const std::string sharer = id_of(port(), town.guest_cookie, "?as=1");
  (void)ask<BanMade>(data(), "ban", MakeBan{BanKind::person, sharer, 3600, ""});
  EXPECT_EQ(get(port(), "/api/me?as=1", town.guest_cookie).status, 403U);
  EXPECT_EQ(get(port(), "/api/me", town.guest_cookie).status, 200U);
  EXPECT_TRUE(town.plays_on(5));
}

TEST_F(Admin, what_cannot_be_banned_is_told_so) {
  EXPECT_THAT(error_of(data(), "ban", MakeBan{BanKind::device, "somebody", 60, ""}), HasSubstr("is not the id"));
  EXPECT_THAT(error_of(data(), "ban", MakeBan{BanKind::network, "0.0.0.0/0", 60, ""}), HasSubstr("too many addresses"));
  EXPECT_THAT(error_of(data(), "ban", MakeBan{BanKind::network, "192.0.2.7", 0, ""}), HasSubstr("from a second"));
  EXPECT_THAT(error_of(data(), "ban", MakeBan{BanKind::network, "192.0.2.7", 60, std::string(201, 'x')}), HasSubstr("200 bytes"));
  EXPECT_THAT(ask<BanPage>(data(), "bans", Bans{}).bans, IsEmpty());
}

TEST(AdminProxy, networks_are_those_that_the_proxy_names) {
  const TemporaryFolder folder;
  Settings settings = in_folder(folder.path());
  settings.net.trusted_proxies = {"127.0.0.1"};
  const RunningServer running(settings);
  const auto status = [&](const std::string& address) {
    NetClient client(running.port());
    const std::string answer = client.ask("GET /api/games HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: " + address + "\r\n\r\n");
    return answer.substr(9, 3);
  };
  (void)ask<BanMade>(folder.path(), "ban", MakeBan{BanKind::network, "198.51.100.0/24", 3600, ""});
  (void)ask<BanMade>(folder.path(), "ban", MakeBan{BanKind::network, "2001:db8:1:2::5", 3600, ""});
  EXPECT_EQ(status("198.51.100.9"), "403");
  EXPECT_EQ(status("198.51.101.9"), "200");
  EXPECT_EQ(status("2001:db8:1:2::9"), "403");
  EXPECT_EQ(status("2001:db8:1:3::9"), "200");
  (void)ask<BanMade>(folder.path(), "ban", MakeBan{BanKind::network, "127.0.0.1", 3600, ""});
  EXPECT_EQ(status("198.51.101.9"), "200") << "the proxy itself is not whom it names";
  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab", "X-Forwarded-For: 198.51.100.9\r\n"), HasSubstr(" 101 "));
  EXPECT_THAT(socket.read_text(), HasSubstr("SV-17"));
  EXPECT_EQ(socket.read_close(), 4014);
}

TEST_F(Admin, a_revoked_cookie_is_a_newcomers) {
  const std::string stolen = town.guest_cookie;
  const std::string person = id_of(port(), stolen);
  const auto told = ask<CookieRevoked>(data(), "revoke", Revoke{person});
  EXPECT_EQ(told.device, person);
  EXPECT_EQ(told.disconnected, 1U);
  EXPECT_EQ(town.guest.read_close(), 1013) << "comes back as somebody new";
  const HttpAnswer answer = get(port(), "/api/me", stolen);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_THAT(answer.body, Not(HasSubstr(person)));
  EXPECT_THAT(answer.header("Set-Cookie"), Not(HasSubstr(stolen.substr(7, 43)))) << "it is not renewed";
  EXPECT_THAT(get(port(), "/", stolen).header("Set-Cookie"), Not(HasSubstr(stolen.substr(7, 43))));
  TablePlayer thief(port(), town.table, stolen);
  const auto seen = thief.read_a<match::Table>();
  ASSERT_TRUE(seen);
  EXPECT_NE(seen->you, person);
  EXPECT_FALSE(seen->seat);
}

TEST_F(Admin, revoking_who_shares_a_device_revokes_its_cookie) {
  const std::string device = id_of(port(), town.guest_cookie);
  const std::string sharer = id_of(port(), town.guest_cookie, "?as=2");
  ASSERT_EQ(post(port(), "/api/tables?as=2", kHonestTable, town.guest_cookie).status, 201U);
  EXPECT_EQ(ask<CookieRevoked>(data(), "revoke", Revoke{sharer}).device, device) << "as the log of their table tells";
  EXPECT_THAT(get(port(), "/api/me", town.guest_cookie).body, Not(HasSubstr(device)));
}

// The answer to a report, as its clause; "taken" if it was.
std::string clause_of(const HttpAnswer& answer) {
  if (answer.status == 201) return "taken";
  const auto refused = codec::read<match::Refused>(answer.body);
  return refused.ok() ? refused.value().clause : answer.body;
}

TEST_F(Admin, players_report_others_with_what_was_said) {
  const std::string host = id_of(port(), town.host_cookie);
  const std::string guest = id_of(port(), town.guest_cookie);
  const std::string path = "/api/tables/" + town.table + "/reports";
  const auto report = [&](const std::string& cookie, const std::string& person, const std::string& more = "",
                          const std::string& as = "") {
    return clause_of(post(port(), path + as, R"({"person":")" + person + "\"" + more + "}", cookie));
  };
  town.host.send(match::Say{60, "what a rude thing to say"});
  ASSERT_TRUE(town.host.read_a<match::Said>());
  EXPECT_EQ(report(town.guest_cookie, host, R"(,"reason":"insults")"), "taken");
  EXPECT_EQ(report(town.host_cookie, guest), "taken") << "a reason need not be given";
  EXPECT_EQ(report(town.host_cookie, host), "SV-20");
  EXPECT_EQ(report(town.host_cookie, id_of(port(), town.host_cookie, "?as=1")), "TB-08") << "who is not there";
  EXPECT_EQ(report(new_cookie(port()), host), "SV-19") << "from elsewhere";
  EXPECT_EQ(report(town.host_cookie, "nobody"), "TB-01");
  EXPECT_EQ(report(town.host_cookie, guest, R"(,"reason":"boredom")"), "TB-01");
  EXPECT_EQ(post(port(), "/api/tables/000000000000/reports", R"({"person":")" + host + "\"}", town.guest_cookie).status, 403U);

  const auto page = ask<ReportPage>(data(), "reports", ListReports{});
  ASSERT_THAT(page.reports, SizeIs(2));
  EXPECT_EQ(page.reports[1].reported.id, host);
  EXPECT_EQ(page.reports[1].reported_device, host);
  EXPECT_EQ(page.reports[1].reporter.id, guest);
  EXPECT_EQ(page.reports[1].reason, ReportReason::insults);
  EXPECT_EQ(page.reports[1].table, town.table);
  const auto about = ask<OwnData>(data(), "export", ExportPerson{host, "", {}}).reports;
  ASSERT_THAT(about, SizeIs(2));
  EXPECT_EQ(about[0].role, ReportRole::about);
  EXPECT_THAT(about[0].words, SizeIs(1));
  EXPECT_EQ(about[1].role, ReportRole::made);
  EXPECT_THAT(codec::to_json(about), Not(HasSubstr(guest))) << "nobody learns who reported them";
  EXPECT_THAT(ask<OwnData>(data(), "export", ExportPerson{guest, "", {}}).reports, Not(IsEmpty()));
  const u64 number = page.reports[1].number;
  const auto whole = ask<Report>(data(), "report", OneReport{number, false});
  ASSERT_THAT(whole.lines, SizeIs(1));
  EXPECT_EQ(whole.lines[0].text, "what a rude thing to say");
  EXPECT_EQ(whole.lines[0].person.id, host);
  EXPECT_TRUE(ask<Report>(data(), "report", OneReport{number, true}).head.done);
  EXPECT_THAT(ask<ReportPage>(data(), "reports", ListReports{}).reports, SizeIs(1));
  EXPECT_THAT(ask<ReportPage>(data(), "reports", ListReports{true, 0}).reports, SizeIs(2));
  EXPECT_THAT(error_of(data(), "report", OneReport{99, false}), HasSubstr("there is no report 99"));
  EXPECT_TRUE(town.plays_on(4)) << "nobody at the table notices";
}

TEST_F(Admin, reports_are_rationed) {
  const std::string host = id_of(port(), town.host_cookie);
  std::string last = "taken";
  u32 taken = 0;
  for (; last == "taken" && taken <= kReportsPerHour; ++taken)
    last = clause_of(post(port(), "/api/tables/" + town.table + "/reports", R"({"person":")" + host + "\"}", town.guest_cookie));
  EXPECT_EQ(last, "SV-18");
  EXPECT_EQ(taken, kReportsPerHour + 1);
  EXPECT_THAT(ask<ReportPage>(data(), "reports", ListReports{}).reports, SizeIs(1));
}

TEST_F(Admin, who_is_erased_is_nobody_in_reports_and_in_no_ban_any_more) {
  const std::string host = id_of(port(), town.host_cookie);
  const std::string path = "/api/tables/" + town.table + "/reports";
  ASSERT_EQ(clause_of(post(port(), path, R"({"person":")" + host + "\"}", town.guest_cookie)), "taken");
  (void)ask<BanMade>(data(), "ban", MakeBan{BanKind::device, host, 3600, ""});
  (void)ask<BanMade>(data(), "ban", MakeBan{BanKind::person, std::string(kPersonIdChars, 'a'), 3600, ""});
  const auto erased = ask<PersonErased>(data(), "erase", ErasePerson{host});
  EXPECT_EQ(erased.notes, 1U);
  EXPECT_EQ(erased.reports, 1U);
  const auto reports = ask<ReportPage>(data(), "reports", ListReports{.all = true}).reports;
  ASSERT_THAT(reports, SizeIs(1)) << "nobody makes a report disappear";
  EXPECT_THAT(codec::to_json(reports), Not(HasSubstr(host)));
  const auto bans = ask<BanPage>(data(), "bans", Bans{}).bans;
  ASSERT_THAT(bans, SizeIs(1)) << "that of somebody else stays";
  EXPECT_EQ(bans[0].value, std::string(kPersonIdChars, 'a'));
}

TEST(AdminData, what_the_operator_set_survives_a_restart_and_a_backup) {
  const TemporaryFolder house;
  const std::string data = house.path() + "/data";
  const std::string backup = house.path() + "/backup";
  const std::string other = house.path() + "/other";
  std::string table;
  std::string cookie;
  std::string banned;
  {
    const Town town(in_folder(data));
    table = town.table;
    cookie = town.host_cookie;
    banned = town.guest_cookie;
    const std::string report = R"({"person":")" + id_of(town.port(), town.host_cookie) + "\"}";
    EXPECT_EQ(post(town.port(), "/api/tables/" + table + "/reports", report, banned).status, 201U);
    (void)ask<BanMade>(data, "ban", MakeBan{BanKind::device, id_of(town.port(), banned), 3600, "spam"});
    (void)ask<TableMarked>(data, "close", OneTable{table});
  }
  match::Games games;
  games.has_bot = has_bot;
  const auto made = back_up(data, backup, games);
  ASSERT_TRUE(made.ok()) << made.error();
  ASSERT_TRUE(restore(backup, other, games).ok());
  for (const std::string& folder : {data, other}) {
    Settings settings = in_folder(folder);
    settings.keep_days = 1;
    const RunningServer running(settings);
    EXPECT_EQ(get(running.port(), "/api/me", banned).status, 403U);
    TablePlayer host(running.port(), table, cookie);
    EXPECT_EQ(host.read_a<match::Refused>()->clause, "TB-47");
    const auto bans = ask<BanPage>(folder, "bans", Bans{}).bans;
    ASSERT_THAT(bans, SizeIs(1));
    EXPECT_EQ(bans[0].reason, "spam");
    EXPECT_THAT(ask<ReportPage>(folder, "reports", ListReports{}).reports, SizeIs(1));
  }
}

}  // namespace
}  // namespace minuit::server::admin
