// The repository is held to its own rules, and every rule is shown to bite.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/places.hpp"
#include "tests/tidy/bans.hpp"
#include "tests/tidy/docs.hpp"
#include "tests/tidy/layers.hpp"
#include "tests/tidy/limits.hpp"

namespace minuit::tidy {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot{support::source_folder()};

[[nodiscard]] bool skipped_folder(const std::string& name) {
  return name.starts_with("build") || name == ".git" || name == "node_modules" || name == ".cache" || name == "data" ||
         name == "corpus";
}

[[nodiscard]] bool checked_file(const fs::path& path) {
  const std::string name = path.filename().string();
  const std::string extension = path.extension().string();
  for (const std::string_view known : {".cpp", ".hpp", ".md", ".sh", ".cmake", ".json"})
    if (extension == known) return true;
  return name == "CMakeLists.txt" || name == "run" || name == "test" || name == "LICENSE" || name.starts_with(".clang-");
}

[[nodiscard]] std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

[[nodiscard]] const std::vector<Source>& repository() {
  static const std::vector<Source> kSources = [] {
    std::vector<Source> sources;
    for (auto entry = fs::recursive_directory_iterator(kRoot); entry != fs::recursive_directory_iterator(); ++entry) {
      if (entry->is_directory()) {
        if (skipped_folder(entry->path().filename().string())) entry.disable_recursion_pending();
      } else if (checked_file(entry->path())) {
        sources.emplace_back(fs::relative(entry->path(), kRoot).generic_string(), read(entry->path()));
      }
    }
    return sources;
  }();
  return kSources;
}

[[nodiscard]] Findings check(const Source& source) {
  Findings all;
  for (const Findings& findings :
       {check_layers(source), check_bans(source), check_statements(source), check_undone(source), check_hosts(source),
        check_silenced(source), check_length(source), check_white_space(source), check_guard(source),
        check_includes_exist(source, kRoot), check_decision_shape(source), check_links(source, kRoot)})
    all.insert(all.end(), findings.begin(), findings.end());
  return all;
}

[[nodiscard]] std::string report(const Findings& findings) {
  std::string text;
  for (const Finding& each : findings)
    text += each.path + ":" + std::to_string(each.line) + ": [" + each.rule + "] " + each.what + "\n";
  return text;
}

TEST(Tidy, the_repository_is_tidy) {
  EXPECT_GT(repository().size(), 40U);
  Findings all;
  for (const Source& source : repository()) {
    const Findings findings = check(source);
    all.insert(all.end(), findings.begin(), findings.end());
  }
  EXPECT_TRUE(all.empty()) << report(all);
}

TEST(Tidy, decisions_are_numbered_without_gaps) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(kRoot / "docs/decisions")) names.insert(entry.path().filename().string());
  EXPECT_FALSE(names.empty());
  const Findings findings = check_decision_names(names);
  EXPECT_TRUE(findings.empty()) << report(findings);
}

TEST(Tidy, every_game_has_a_rules_page) {
  for (const auto& entry : fs::directory_iterator(kRoot / "src/rules/games"))
    EXPECT_TRUE(fs::exists(kRoot / rules_page(entry.path().filename().string()))) << entry.path();
}

// One line a case: a file that breaks exactly one rule, and the rule; or "" for one that breaks none.
struct Case {
  std::string path;
  std::string text;
  std::string rule;
};

const std::string kGame = "src/rules/games/le_fantome_de_minuit/x.cpp";
const std::string kGuard = "#pragma once\n";

[[nodiscard]] std::vector<Case> layer_cases() {
  return {
      {"src/base/x.cpp", "#include <vector>\n#include \"base/rng.hpp\"\n", ""},
      {"src/base/x.cpp", "#include \"rules/contract/game.hpp\"\n", "layer"},
      {"src/base/x.cpp", "#include <boost/asio.hpp>\n", "layer"},
      {"src/base/x.cpp", "#include <unistd.h>\n", "layer"},
      {"src/rules/contract/x.cpp", "#include \"base/rng.hpp\"\n", ""},
      {"src/rules/contract/x.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", "layer"},
      {kGame, "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n#include \"rules/contract/play.hpp\"\n", ""},
      {"src/rules/games/pas_touche/x.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", "layer"},
      {"src/bots/pilots/pas_touche/x.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", "layer"},
      {"src/bots/pilots/le_fantome_de_minuit/x.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", ""},
      {"src/bots/search/x.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", "layer"},
      {"src/bots/search/x_test.cpp", "#include \"rules/games/le_fantome_de_minuit/game.hpp\"\n", ""},
      {"src/net/x.cpp", "#include \"rules/contract/play.hpp\"\n", "layer"},
      {"src/apps/minuit/x.cpp", "#include \"rules/contract/play.hpp\"\n#include <CLI/CLI.hpp>\n", ""},
      {"src/lab/x.cpp", "#include <CLI/CLI.hpp>\n", "layer"},
      {"src/lab/x.cpp", "// #include <CLI/CLI.hpp>\n", ""},
      {"src/elsewhere/x.cpp", "int x;\n", "layer"},
  };
}

[[nodiscard]] std::vector<Case> ban_cases() {
  return {
      {"src/lab/x.cpp", "std::shared_ptr<int> p;\n", "ban"},
      {"src/net/x.cpp", "std::shared_ptr<int> p;\n", ""},
      {"src/lab/x.cpp", "int x = rand ();\n", "ban"},
      {"src/lab/x.cpp", "int x = operand();\nint rand = 1;\n", ""},
      {"tests/x/x_test.cpp", "int x = rand();\n", "ban"},
      {"src/bots/x.cpp", "std::mt19937 engine;\n", "ban"},
      {"src/rules/contract/x.cpp", "std::random_device device;\n", "ban"},
      {kGame, "double points = 0;\n", "ban"},
      {kGame, "// twice, or double\nconst char* text = \"float\"; int doubled;\n", ""},
      {"src/rules/games/pas_vu_pas_pris/x.cpp", "double metres = 0;\n", ""},
      {"src/bots/search/x.cpp", "auto x = std::log(2.0);\n", "ban"},
      {"src/codec/x.cpp", "void f() { std::cout << 1; }\n", "ban"},
      {"src/codec/x.cpp", "void f() { printf(\"x\"); }\n", "ban"},
      {"src/codec/x.cpp", "void f() { snprintf(a, 1, \"x\"); }\n", ""},
      {"src/lab/x.cpp", "void f() { std::cout << 1; }\n", ""},
      {kGame, "auto now = std::chrono::steady_clock::now();\n", "ban"},
      {"src/match/x.cpp", "auto now = time(nullptr);\n", "ban"},
      {"src/match/x.cpp", "int mean_time(int x);\n", ""},
      {"src/match/x.cpp", "std::mutex guard;\n", "ban"},
      {"src/match/x.cpp", "auto home = getenv(\"HOME\");\n", "ban"},
      {"src/server/x.cpp", "int f() { return std::system(\"ls\"); }\n", "ban"},
      {"src/apps/minuit/x.cpp", "auto p = popen(\"ls\", \"r\"); execv(a, b);\n", "ban"},
      {"src/server/x.cpp", "fill_from_system(bytes);\n", ""},
      {"tests/x/x_test.cpp", "int f() { return std::system(\"ls\"); }\n", ""},
      {"src/net/x.cpp", "co_await socket.async_connect(there);\n", "ban"},
      {"src/server/x.cpp", "::connect(socket, address, size);\n", "ban"},
      {"src/server/x.cpp", "reconnect(1); connected(2);\n", ""},
      {"src/server/admin/client.cpp", "connect(socket, address, size);\n", ""},
      {"src/store/x.cpp", "sqlite3_exec(database, sql, nullptr, nullptr, nullptr);\n", "ban"},
      {"src/store/x.cpp", "const Statement all = prepare(raw, (\"SELECT \" + name).c_str());\n", "statement"},
      {"src/store/x.cpp", "const Statement all = prepare(raw, \"SELECT name FROM c_str()\");\n", ""},
      {"src/store/x.cpp", "sqlite3_open_v2(path.c_str(), &raw, 0, nullptr);\n", ""},
      {"src/lab/x.hpp", kGuard + "using namespace std;\n", "ban"},
      {"src/lab/x.hpp", kGuard + "#include <iostream>\n", "ban"},
      {"src/lab/x.cpp", "#include <iostream>\n", ""},
      {"src/lab/x.cpp", "// " + kUndone[0] + ": later\n", "undone"},
      {"docs/x.md", "The " + kUndone[1] + " of it.\n", "undone"},
      {"src/lab/x.cpp", "int to" + kUndone[0] + "s;\n", ""},
      {"scripts/x.sh", std::string("fetch https:") + "//example.org/x\n", "host"},
      {"src/codec/x.cpp", std::string("auto s = \"https:") + "//json-schema.org/draft\";\n", ""},
      {"src/lab/x.cpp", "int x;  // NOLINT\n", "silenced"},
      {"src/lab/x.cpp", "int x;  // NOLINT(some-check): because\n", ""},
  };
}

[[nodiscard]] std::vector<Case> shape_cases() {
  std::string long_file;
  for (std::size_t i = 0; i <= kMostLines; ++i) long_file += "int x;\n";
  std::string accents;
  for (std::size_t i = 0; i < kMostColumns; ++i) accents += "é";
  return {
      {"src/lab/x.cpp", long_file, "lines"},
      {"src/lab/x.cpp", "// tidy: long because it is a table\n" + long_file, ""},
      {"src/lab/x.cpp", "// tidy: long because \n" + long_file.substr(7), "lines white space"},
      {"src/lab/x.cpp", std::string(kMostColumns, 'x') + "\n", ""},
      {"src/lab/x.cpp", std::string(kMostColumns + 1, 'x') + "\n", "columns"},
      {"src/lab/x.cpp", "//" + accents.substr(4) + "\n", ""},
      {"src/lab/x.cpp", "int x; \n", "white space"},
      {"src/lab/x.cpp", "\tint x;\n", "white space"},
      {"src/lab/x.cpp", "int x;", "white space"},
      {"src/lab/x.cpp", "int x;\r\n", "white space"},
      {"src/lab/x.hpp", "int x;\n", "guard"},
      {"src/lab/x.hpp", "// #pragma once\n", "guard"},
      {"src/lab/x.hpp", kGuard + "int x;\n", ""},
      {"src/lab/x.cpp", "#include \"base/nowhere.hpp\"\n", "include"},
      {"docs/x.md", "[here](nowhere.md)\n", "link"},
      {"docs/x.md", "[here](ARCHITECTURE.md#layers)\n", ""},
      {"docs/decisions/0001-x.md", "# x\n## Context\n## Choice\n", "decision"},
      {"docs/decisions/0001-x.md", "# x\n## Context\n## Choice\n## Consequence\n", ""},
  };
}

void expect_verdicts(const std::vector<Case>& cases) {
  for (const Case& each : cases) {
    const Findings findings = check(Source(each.path, each.text));
    std::set<std::string> rules;
    for (const Finding& finding : findings) rules.insert(finding.rule);
    std::string names;
    for (const std::string& rule : rules) names += (names.empty() ? "" : " ") + rule;
    EXPECT_EQ(names, each.rule) << each.path << "\n" << each.text.substr(0, 200) << "\n" << report(findings).substr(0, 500);
  }
}

TEST(Tidy, layers_bite) { expect_verdicts(layer_cases()); }
TEST(Tidy, bans_bite) { expect_verdicts(ban_cases()); }
TEST(Tidy, limits_bite) { expect_verdicts(shape_cases()); }

TEST(Tidy, numbering_bites) {
  EXPECT_TRUE(check_decision_names({"0001-one.md", "0002-two.md"}).empty());
  EXPECT_EQ(check_decision_names({"0001-one.md", "0003-three.md"}).size(), 1U);
  EXPECT_EQ(check_decision_names({"0001-One.md"}).size(), 1U);
  EXPECT_EQ(check_decision_names({"0001.md"}).size(), 1U);
  EXPECT_EQ(check_decision_names({"0001-one.txt"}).size(), 1U);
}

TEST(Tidy, prose_is_not_code) {
  EXPECT_EQ(blank_prose("a // b\nc"), "a     \nc");
  EXPECT_EQ(blank_prose("a /* b\n*/ c"), "a     \n   c");
  EXPECT_EQ(blank_prose(R"(x = "a\"b"; y)"), "x =       ; y");
  EXPECT_EQ(blank_prose("x = R\"z(a\"b)z\"; y"), "x = R         ; y");
  EXPECT_EQ(blank_prose("10'000 + '\\'' + b"), "10'000 +      + b");
}

}  // namespace
}  // namespace minuit::tidy
