// The program as a user meets it: what it answers, in which stream, with which exit code.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "server/api.hpp"
#include "store/sqlite.hpp"
#include "tests/support/places.hpp"
#include "texts/texts.hpp"

namespace minuit {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

struct Answer {
  int code = -1;
  std::string out;
  std::string err;
};

// A folder that goes away with the test.
class Cli : public ::testing::Test {
 protected:
  Cli() : folder_(fs::temp_directory_path() / ("minuit-cli-" + std::to_string(getpid()))) { fs::create_directories(folder_); }
  ~Cli() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return path(name);
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  [[nodiscard]] Answer minuit(const std::string& arguments) const {
    const std::string command =
        std::string(support::program()) + " " + arguments + " >" + path("out") + " 2>" + path("err") + " </dev/null";
    const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe): one thread
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(path("out")), text_of(path("err"))};
  }

  // One clear line on the error stream, the given exit code, and each of the words in it.
  void expect_complaint(const std::string& arguments, int code, const std::vector<std::string>& words) const {
    const Answer answer = minuit(arguments);
    EXPECT_EQ(answer.code, code) << arguments << "\n" << answer.err;
    EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << arguments << "\n" << answer.err;
    EXPECT_TRUE(answer.err.starts_with("minuit: ")) << answer.err;
    for (const std::string& word : words) EXPECT_NE(answer.err.find(word), std::string::npos) << word << " in " << answer.err;
  }

 private:
  fs::path folder_;
};

const std::string kHeader = R"({"game":"le-fantome-de-minuit","rules_version":1,"config":{"players":2,"starter":0}})"
                            "\n";
const std::string kPlace9 = R"({"type":"Chosen","seat":0,"action":{"type":"Place","square":9}})"
                            "\n";

TEST_F(Cli, bad_input_gets_one_clear_line_and_exit_code_2) {
  struct Case {
    std::string arguments;
    std::vector<std::string> words;
  };
  const std::string truncated = file("truncated", kHeader + R"({"type":"Chosen","seat":0,"act)");
  const std::string wrong_seat = file("seat", kHeader + R"({"type":"Chosen","seat":5,"action":{"type":"Place","square":9}})");
  const std::string no_seat = file("no-seat", kHeader + R"({"type":"Chosen","seat":9,"action":{"type":"Place","square":9}})");
  const std::string large =
      file("large", kHeader + R"({"type":"Chosen","seat":0,"action":{"type":"Place","square":99999999999}})");
  const std::string unknown = file("unknown", R"({"game":"chess","rules_version":1,"config":{}})");
  const std::string rude =
      file("rude", R"({"game":"a\n\u001b[31m)" + std::string(5000, 'b') + R"(","rules_version":1,"config":{}})");
  const std::string twice =
      file("twice", kHeader + R"({"type":"Chosen","seat":0,"seat":1,"action":{"type":"Place","square":9}})");
  const std::string version = file("version", R"({"game":"le-fantome-de-minuit","rules_version":99,"config":{"players":2}})");
  const std::string setup =
      file("setup", R"({"game":"le-fantome-de-minuit","rules_version":1,"config":{"players":2,"starter":3}})");
  const std::vector<Case> cases{
      {"replay " + truncated, {"line 2"}},
      {"replay " + wrong_seat, {"line 2", "$.seat", "0 to 1", "5"}},
      {"replay " + no_seat, {"line 2", "$.seat", "0", "7"}},
      {"replay " + large, {"line 2", "$.action.square", "28"}},
      {"replay " + unknown, {"chess", "le-fantome-de-minuit"}},
      {"replay " + rude, {"a??[31mbbb", "...", "le-fantome-de-minuit"}},
      {"replay " + twice, {"line 2", "seat"}},
      {"replay " + version, {"line 1", "99"}},
      {"replay " + setup, {"line 1", "FM-62"}},
      {"replay " + file("empty", ""), {"empty"}},
      {"replay /tmp", {"/tmp", "folder"}},
      {"replay " + path("nowhere"), {"nowhere"}},
      {"replay " + truncated + " --viewer 12", {"--viewer", "12"}},
      {"replay " + file("short", kHeader) + " --viewer 5", {"--viewer", "5"}},
      {"replay", {"file"}},
      {"simulate chess", {"chess", "le-fantome-de-minuit"}},
      {"sim --seeds 5..2", {"--seeds", "5..2"}},
      {"sim --seeds all", {"--seeds", "all"}},
      {"sim --seeds 1..2 --game chess", {"chess"}},
      {"sim --seeds 1 --steps 0", {"--steps"}},
      {"sim --worlds mysterium", {"--worlds"}},
      {"sim --worlds mysterium=0", {"--worlds"}},
      {"sim --worlds mysterium=1 --worlds mysterium=2", {"--worlds", "once"}},
      {"sim --worlds chess=1", {"chess"}},
      {"sim --worlds mysterium=1 --game mysterium", {"--game"}},
      {"sim --seeds 1 --threads 0", {"--threads"}},
      {"serve --tls-cert only.pem", {"--tls-cert", "--tls-key"}},
      {"serve --port 0 --store memory --metrics-port 0 --trusted-proxy proxy.example", {"proxy.example", "IP address"}},
      {"simulate le-fantome-de-minuit --players 9", {"9", "2 to 8"}},
      {"simulate le-fantome-de-minuit --players 2 --bots random", {"1", "2"}},
      {"simulate le-fantome-de-minuit --bots random,genius", {"genius", "hard"}},
      {"simulate le-fantome-de-minuit --games 0", {"--games"}},
      {"simulate le-fantome-de-minuit --games many", {"--games"}},
      {"simulate le-fantome-de-minuit --threads 0", {"--threads"}},
      {"simulate le-fantome-de-minuit --games 010", {"--games", "010"}},
      {"simulate le-fantome-de-minuit --games 1 --seed -1", {"--seed", "-1", "digits"}},
      {"simulate le-fantome-de-minuit --games 1 --seed 18446744073709551616", {"--seed", "at most 18446744073709551615"}},
      {"ladder le-fantome-de-minuit --bots random,random --seed -1", {"--seed"}},
      {"ladder le-fantome-de-minuit --bots random,random --games 0x2", {"--games"}},
      {"demo --bot random --seed -1", {"--seed"}},
      {"replay " + file("whole", kHeader) + " --to -1", {"--to"}},
      {"perft le-fantome-de-minuit --depth 1 --to -1", {"--to"}},
      {"simulate le-fantome-de-minuit --config '{\"rounds\":99}'", {"$.rounds", "8"}},
      {"simulate le-fantome-de-minuit --config '{\"round\":1}'", {"round", "rounds"}},
      {"simulate le-fantome-de-minuit --config '{\"starter\":7}'", {"FM-62"}},
      {"simulate le-fantome-de-minuit --config '{\"players\":3}' --players 2", {"--players", "3"}},
      {"simulate le-fantome-de-minuit --games 1 --out /tmp", {"/tmp"}},
      {"simulate le-fantome-de-minuit --games 1 --out /nowhere/file", {"/nowhere/file"}},
      {"perft le-fantome-de-minuit --depth 0", {"--depth"}},
      {"perft chess --depth 1", {"chess"}},
      {"perft le-fantome-de-minuit --from " + file("begun", kHeader) + " --players 3", {"--from", "--players"}},
      {"perft le-fantome-de-minuit --from " + file("begun", kHeader) + " --config '{}'", {"--from", "--config"}},
      {"ladder le-fantome-de-minuit --bots hard", {"two"}},
      {"bench nonsense", {"nonsense", "le-fantome-de-minuit/random"}},
      {"dance", {"dance"}},
      {"", {"subcommand"}},
  };
  for (const Case& each : cases) expect_complaint(each.arguments, 2, each.words);
}

TEST_F(Cli, stops_when_what_it_writes_is_lost) {
  // A thousand million games would take hours.
  expect_complaint("simulate le-fantome-de-minuit --games 1000000000 --threads 2 --out /dev/full", 2, {"/dev/full"});
  fs::create_symlink(path("loop"), path("loop"));
  expect_complaint("simulate le-fantome-de-minuit --games 1 --records " + path("loop"), 2, {"cannot be made a folder"});
}

TEST_F(Cli, a_name_from_a_record_is_shown_short_and_printable) {
  const std::string hostile =
      file("long", R"({"game":")" + std::string(60'000, 'x') + R"(\u001b[2J","rules_version":1,"config":{}})");
  const Answer answer = minuit("replay " + hostile);
  EXPECT_EQ(answer.code, 2);
  EXPECT_LT(answer.err.size(), 300U);
  EXPECT_EQ(answer.err.find('\033'), std::string::npos);
}

TEST_F(Cli, a_record_against_the_rules_gets_its_line_clause_and_reason_and_exit_code_1) {
  const std::string taken =
      file("taken", kHeader + kPlace9 + R"({"type":"Chosen","seat":1,"action":{"type":"Place","square":9}})");
  expect_complaint("replay " + taken, 1, {"line 3", "FM-10", "Square 9 is taken"});
  const std::string early = file("early", kHeader + kPlace9 + kPlace9);
  expect_complaint("replay " + early, 1, {"line 3", "CT-02", "seat 0"});
  const std::string die = file("die", kHeader + R"({"type":"Chance","outcome":{"type":"Roll","face":"ghost"}})");
  expect_complaint("replay " + die, 1, {"line 2", "CT-03"});
  expect_complaint("replay --json " + taken, 1, {"line 3", "FM-10"});
}

TEST_F(Cli, same_seed_and_options_write_the_same_bytes_whatever_the_threads) {
  const std::string common = "simulate le-fantome-de-minuit --games 300 --players 5 --seed 4 ";
  ASSERT_EQ(minuit(common + "--threads 1 --out " + path("one")).code, 0);
  ASSERT_EQ(minuit(common + "--threads 3 --out " + path("three")).code, 0);
  EXPECT_FALSE(text_of(path("one")).empty());
  EXPECT_EQ(text_of(path("one")), text_of(path("three")));
}

TEST_F(Cli, a_recorded_match_replays_to_its_result) {
  ASSERT_EQ(
      minuit("simulate le-fantome-de-minuit --games 2 --seed 8 --records " + path("records") + " --out " + path("lines")).code,
      0);
  const Answer replayed = minuit("replay " + path("records/1.record"));
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  const std::string lines = text_of(path("lines"));
  const std::string result = lines.substr(lines.find("\"result\":", lines.find('\n')));
  EXPECT_NE(replayed.out.find(result.substr(0, result.rfind('}'))), std::string::npos) << result;
  const Answer cut = minuit("replay --json --to 3 " + path("records/1.record"));
  EXPECT_EQ(cut.code, 0);
  EXPECT_NE(cut.out.find("\"decisions\":3,"), std::string::npos) << cut.out;
}

TEST_F(Cli, the_demonstration_comes_to_an_end_in_every_language) {
  const Answer french = minuit("demo --seed 3 --language fr");
  EXPECT_EQ(french.code, 0);
  EXPECT_NE(french.out.find(" gagne"), std::string::npos);
  const Answer english = minuit("demo --seed 3 --language en --players 8 --bot easy");
  EXPECT_EQ(english.code, 0);
  EXPECT_NE(english.out.find(" win"), std::string::npos);
  std::set<std::string> told{french.out};
  for (const texts::Language language : texts::Language::all()) {
    const Answer answer = minuit("demo --seed 3 --language " + std::string(language.code()));
    EXPECT_EQ(answer.code, 0) << language.code();
    EXPECT_EQ(answer.out.find("events-"), std::string::npos) << "a message without words";
    EXPECT_EQ(told.insert(answer.out).second, language != texts::Language()) << language.code() << " has words of its own";
  }
  EXPECT_EQ(minuit("demo --seed 3 --language xx").code, 2);
}

TEST_F(Cli, lists_games_and_prints_the_schema) {
  EXPECT_NE(minuit("games").out.find("le-fantome-de-minuit"), std::string::npos);
  EXPECT_TRUE(minuit("games --json").out.starts_with("[{\"id\":"));
  EXPECT_NE(minuit("schema").out.find("le-fantome-de-minuit.View"), std::string::npos);
  EXPECT_EQ(minuit("--help").code, 0);
  EXPECT_EQ(minuit("--help >/dev/full 2>/dev/null || exit $?; true").code, 2);
}

TEST_F(Cli, tells_its_version) {
  const Answer version = minuit("--version");
  EXPECT_EQ(version.code, 0);
  EXPECT_EQ(version.out, std::string(server::kVersion) + "\n");
}

// Exit code 1 says that something is lost.
TEST_F(Cli, repair_says_which_log_lost_how_much) {
  const std::string folder = path("data");
  const std::string database = folder + "/minuit.sqlite";
  fs::create_directories(folder);
  {
    const auto store = store::SqliteStore::open(database);
    for (u64 version = 0; version < 9; ++version) {
      const std::string bytes = "word " + std::to_string(version + 1);
      const store::Append one{"x/log", version, bytes};
      ASSERT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
    }
    ASSERT_TRUE(store.value()->remove({}).ok());
  }
  std::string all = text_of(database);
  for (std::size_t at = all.find("word 6"); at != std::string::npos; at = all.find("word 6", at)) all[at] = 'W';
  std::ofstream(database, std::ios::binary) << all;
  expect_complaint("check " + folder, 1, {"minuit repair"});
  expect_complaint("repair " + folder, 1, {"something is lost"});
  EXPECT_NE(text_of(path("out")).find("x/log has lost 4 entries, from entry 6 on\n"), std::string::npos) << text_of(path("out"));
  EXPECT_EQ(minuit("check " + folder).code, 0);
  EXPECT_EQ(minuit("repair " + folder).code, 0);
  expect_complaint("backup " + folder + " ''", 2, {"is empty"});
  expect_complaint("backup " + folder + " " + folder + "/inside", 2, {"in the data folder"});
}

TEST_F(Cli, backup_and_restore_say_in_a_line_what_is_missing) {
  for (const std::string command : {"backup", "restore"}) {
    const Answer answer = minuit(command + " /nowhere/at/all /nowhere/either");
    EXPECT_EQ(answer.code, 2);
    EXPECT_EQ(answer.err, "minuit: there is no /nowhere/at/all/minuit.sqlite\n");
    EXPECT_EQ(minuit(command + " /nowhere").code, 2) << "one folder is not enough";
  }
}

TEST_F(Cli, sim_runs_worlds_and_tells_what_happened) {
  const Answer some = minuit("sim --seeds 1..6 --threads 2");
  EXPECT_EQ(some.code, 0) << some.err;
  EXPECT_TRUE(some.out.starts_with(R"({"worlds":6,)")) << some.out.substr(0, 100);
  EXPECT_NE(some.out.find(R"("crashes":)"), std::string::npos);
  EXPECT_EQ(minuit("sim --seeds 1..6 --threads 1").out, some.out) << "the same seeds are the same worlds";
  const Answer mixed = minuit("sim --seeds 5 --worlds pas-touche=2 --worlds chasseurs-de-tresor=1");
  EXPECT_EQ(mixed.code, 0) << mixed.err;
  EXPECT_NE(mixed.out.find(R"("worlds_of":{"chasseurs-de-tresor":1,"pas-touche":2})"), std::string::npos) << mixed.out;
  const Answer one = minuit("sim --seeds 3 --trace --steps 20");
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_GT(std::count(one.out.begin(), one.out.end(), '\n'), 20) << "a story";
  EXPECT_EQ(minuit("sim --seeds 3 --trace --steps 20").out, one.out);
}

TEST_F(Cli, a_campaign_of_worlds_goes_on_where_it_was) {
  const std::string whole = minuit("sim --game le-fantome-de-minuit --seeds 997..1003").out;
  const std::string recorded = "sim --game le-fantome-de-minuit --seeds 997..1003 --record " + path("record");
  const auto lines = [&] {
    const std::string text = text_of(path("record"));
    return std::count(text.begin(), text.end(), '\n');
  };
  EXPECT_EQ(minuit("sim --game le-fantome-de-minuit --seeds 997..999 --record " + path("record")).code, 0);
  EXPECT_EQ(lines(), 1);
  std::ofstream(path("record"), std::ios::app) << R"({"game":"le-fantome-de-minuit","acts":0,"first":1000,"la)" << '\n';
  EXPECT_EQ(minuit(recorded).out, whole) << "what was cut off is run again";
  EXPECT_EQ(lines(), 3);
  EXPECT_EQ(minuit(recorded).out, whole);
  EXPECT_EQ(lines(), 3) << "nothing was left to run";
  EXPECT_NE(whole.find(R"("worlds_of":{"le-fantome-de-minuit":7})"), std::string::npos);
  expect_complaint("sim --seeds 1 --record /no/such/folder", 2, {"--record"});
}

}  // namespace
}  // namespace minuit
