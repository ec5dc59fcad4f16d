// The commands of the program: each reads its options, calls the part that does the work and prints the answer.
#pragma once
#include <CLI/CLI.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace minuit::app {

// Something the user gave cannot be used: one clear line and exit code 2.
struct BadInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// The answer is no (a record breaks a rule): one clear line and exit code 1.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The commands of tables: all that ./run needs to serve.
void add_serve(CLI::App& app);
void add_check(CLI::App& app);

// Everything else: games in the terminal, records, mass play, measurements.
void add_laboratory(CLI::App& app);
void add_games(CLI::App& app);
void add_demo(CLI::App& app);
void add_replay(CLI::App& app);
void add_simulate(CLI::App& app);
void add_ladder(CLI::App& app);
void add_duels(CLI::App& app);
void add_seances(CLI::App& app);
void add_fairness(CLI::App& app);
void add_perft(CLI::App& app);
void add_schema(CLI::App& app);
void add_signature(CLI::App& app);
void add_bench(CLI::App& app);
void add_sim(CLI::App& app);

// The text of a file, or BadInput: it is not there, is a folder, is too large.
[[nodiscard]] std::string read_file(const std::string& path);

// Takes numbers in plain digits only. CLI11 by itself reads 010 as eight, and -1 or what is too large as the largest number of 64
// bits: two seeds would give the same matches without a word.
[[nodiscard]] CLI::Validator whole();

// Takes the languages that there are texts in.
[[nodiscard]] CLI::Validator language();

}  // namespace minuit::app
