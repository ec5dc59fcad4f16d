// What the Debian package makes of the program's own help (packaging/pages.py): a new command or option must not break it unseen.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "tests/support/places.hpp"

namespace minuit {
namespace {

// What a command prints, both streams; nothing of it may fail.
std::string told_by(const std::string& command) {
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return {};
  std::string text;
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) text += static_cast<char>(letter);
  const int status = pclose(pipe);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << command << "\n" << text;
  return text;
}

std::string quoted(const std::string& path) { return "'" + path + "'"; }
std::string help_of(const std::string& command) { return told_by(quoted(support::program()) + " " + command + " --help"); }

std::string filled(const std::string& name) {
  const std::string packaging = std::string(support::source_folder()) + "/packaging/";
  return told_by("python3 -B " + quoted(packaging + "pages.py") + " " + quoted(support::program()) + " " +
                 quoted(packaging + name) + " VERSION=1 DAY=2026-11-18 COMMIT=0");
}

// The first words of the lines of a help that begin with two spaces and then with one of these.
std::set<std::string> named(const std::string& help, const std::string& section, const std::string& beginning) {
  std::set<std::string> names;
  std::size_t at = help.find("\n" + section + ":\n");
  if (at == std::string::npos) return names;
  for (at = help.find('\n', at + 1) + 1; help.compare(at, 2, "  ") == 0; at = help.find('\n', at) + 1) {
    const std::size_t end = help.find_first_of(" \n", at + 2);
    std::string name = help.substr(at + 2, end - at - 2);
    name.erase(0, name.rfind(',') + 1);  // -h,--help
    if (name.starts_with(beginning) && !name.empty()) names.insert(name);
    if (help.find('\n', at) == std::string::npos) break;
  }
  return names;
}

std::string in_roff(std::string text) {
  for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + 2)) text.insert(at, "\\");
  return text;
}

TEST(Packaging, the_pages_name_every_command_and_option) {
  const std::string page = filled("minuit.1.in");
  std::vector<std::string> commands;
  for (const std::string& command : named(help_of(""), "Subcommands", "")) {
    commands.push_back(command);
    for (const std::string& inner : named(help_of(command), "Subcommands", "")) commands.push_back(command + " " + inner);
  }
  EXPECT_THAT(commands,
              ::testing::IsSupersetOf({"serve", "check", "repair", "backup", "restore", "admin reports", "admin erase"}));
  for (const std::string& command : commands) {
    EXPECT_THAT(page, ::testing::HasSubstr("\n.SS minuit " + in_roff(command)));
    for (const std::string& option : named(help_of(command), "Options", "--"))
      if (command != "serve" && option != "--help") {
        EXPECT_THAT(page, ::testing::HasSubstr("\\fB" + in_roff(option) + "\\fR")) << command;
      }
  }
  EXPECT_THAT(page, ::testing::HasSubstr("only with \\-\\-done\\-all"));
}

TEST(Packaging, the_servers_page_and_its_defaults_name_every_option) {
  const std::string page = filled("minuit-serve.1.in");
  const std::string defaults = filled("default.in");
  const std::set<std::string> options = named(help_of("serve"), "Options", "--");
  EXPECT_GT(options.size(), 30U);
  EXPECT_THAT(page, ::testing::HasSubstr("(usually 127.0.0.1)")) << "where the metrics are told";
  for (const std::string& option : options) {
    EXPECT_THAT(page, ::testing::HasSubstr("\\fB" + in_roff(option) + "\\fR"));
    if (option == "--data" || option == "--help") continue;  // the unit gives the one; the other serves nothing
    EXPECT_TRUE(defaults.find("#   " + option + ":") != std::string::npos ||
                defaults.find("#   " + option + " ") != std::string::npos)
        << option;
  }
}

TEST(Packaging, the_completion_knows_every_command) {
  const std::string completion = filled("completion.in");
  for (const std::string& command : named(help_of(""), "Subcommands", ""))
    EXPECT_THAT(completion, ::testing::HasSubstr("\n    " + command + ")\n"));
  for (const std::string& command : named(help_of("admin"), "Subcommands", ""))
    EXPECT_THAT(completion, ::testing::HasSubstr("\n          " + command + ")\n"));
}

}  // namespace
}  // namespace minuit
