// What ./run hands to the program, tried in a folder where nothing is built: a program that tells its arguments is in the place
// of the real one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/places.hpp"

namespace minuit {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class Run : public ::testing::Test {
 protected:
  Run() : folder_(fs::temp_directory_path() / ("minuit-run-" + std::to_string(getpid()))) {
    fs::remove_all(folder_);
    for (const char* each : {"scripts", "web/dist", "build/release/tables", "bin"}) fs::create_directories(folder_ / each);
    fs::copy_file(fs::path(support::source_folder()) / "run", folder_ / "run");
    write("scripts/lib.sh",
          "packages_to_run=(); say() { printf '%s\\n' \"$*\"; }; fail() { exit 1; }; need_packages() { :; }; client() { :; }\n"
          "configure() { :; }; build() { echo \"builds $2\"; }\n");
    write("web/dist/minuit.pack", "");
    const std::string telling = "#!/bin/sh\necho \"${0##*/release/} is told:\"; printf '<%s>' \"$@\"; echo\n";
    write("build/release/minuit", telling);
    write("build/release/tables/minuit", telling);
    be("1000");
    write("bin/hostname", "#!/bin/sh\n");
  }
  ~Run() override { fs::remove_all(folder_); }

  // Who ./run takes itself to be called by.
  void be(const std::string& user) const { write("bin/id", "#!/bin/sh\necho " + user + "\n"); }

  [[nodiscard]] std::string run(const std::string& arguments) const {
    const std::string command = "PATH=" + path("bin") + ":$PATH " + path("run") + " " + arguments + " 2>&1 </dev/null";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {};
    std::string text;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) text += static_cast<char>(letter);
    const int status = pclose(pipe);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << text;
    return text;
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

 private:
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    fs::permissions(folder_ / name, fs::perms::owner_all);
  }
  fs::path folder_;
};

TEST_F(Run, serves_with_the_folder_beside_it_unless_another_one_is_given) {
  const std::string usual = "<serve><--data><" + path("data") + ">";
  EXPECT_THAT(run("--no-local-tls"), HasSubstr("tables/minuit is told:\n" + usual + "\n"));
  EXPECT_THAT(run("--no-local-tls --port 9000"), HasSubstr(usual + "<--port><9000>\n"));
  EXPECT_THAT(run("--no-local-tls --data elsewhere --port 9000"), HasSubstr("\n<serve><--data><elsewhere><--port><9000>\n"));
  EXPECT_THAT(run("--no-local-tls --data=elsewhere"), HasSubstr("\n<serve><--data=elsewhere>\n"));
  EXPECT_THAT(run("--store memory --data 'two words'"), HasSubstr("\n<serve><--store><memory><--data><two words>\n"));
}

TEST_F(Run, hands_every_command_over_as_it_is) {
  EXPECT_THAT(run("serve --data elsewhere"), HasSubstr("tables/minuit is told:\n<serve><--data><elsewhere>\n"));
  EXPECT_THAT(run("check 'two words'"), HasSubstr("builds minuit_tables\ntables/minuit is told:\n<check><two words>\n"));
  EXPECT_THAT(run("--version"), HasSubstr("builds minuit_tables\ntables/minuit is told:\n<--version>\n"));
  EXPECT_THAT(run("games --json"), HasSubstr("builds minuit\nminuit is told:\n<games><--json>\n"));
  EXPECT_THAT(run("--help"), HasSubstr("builds minuit\nminuit is told:\n<--help>\n"))
      << "the whole program's names every command";
}

TEST_F(Run, tells_root_in_two_languages_that_it_serves_as_root_and_goes_on) {
  const std::string french = "Attention : Minuit est servi en tant que root", english = "Warning: Minuit is served as root";
  for (const std::string arguments : {"--no-local-tls", "serve"}) {
    be("1000");
    EXPECT_THAT(run(arguments), Not(HasSubstr("root ;")));
    EXPECT_THAT(run(arguments), Not(HasSubstr(english)));
    be("0");
    const std::string told = run(arguments);
    EXPECT_THAT(told, HasSubstr(french));
    EXPECT_THAT(told, HasSubstr(english));
    EXPECT_THAT(told, HasSubstr("<serve>"));
  }
  EXPECT_THAT(run("games"), Not(HasSubstr(english))) << "nobody else reaches these";
}

}  // namespace
}  // namespace minuit
