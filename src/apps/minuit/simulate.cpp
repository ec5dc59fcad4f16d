#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <optional>

#include "apps/minuit/setup.hpp"
#include "bots/pilots/all.hpp"
#include "lab/simulate.hpp"

namespace minuit::app {

namespace {

struct Options {
  std::string game;
  u64 games = 1000;
  std::optional<u32> players;
  std::vector<std::string> bots;
  u64 seed = 1;
  u32 threads = 1;
  std::string config;
  std::string out;
  std::string records;
};

constexpr u64 kMostRecords = 100'000;  // a file each

// A file that says when the disk is full.
class LinesFile {
 public:
  explicit LinesFile(const std::string& path) : path_(path), file_(path, std::ios::binary) {
    if (!file_) throw BadInput(path + " cannot be written");
  }
  [[nodiscard]] bool write(std::string_view lines) { return static_cast<bool>(file_ << lines); }
  void close() {
    file_.close();
    if (!file_) throw BadInput(path_ + " could not be written to the end");
  }

 private:
  std::string path_;
  std::ofstream file_;
};

void show_progress(u64 done, u64 games) {
  std::cerr << '\r' << done << " of " << games << " games" << std::flush;
  if (done == games) std::cerr << "\r\033[K" << std::flush;
}

template <rules::Game G>
void run(const Options& options) {
  lab::SimulateOptions<G> simulate;
  simulate.config = config_for<G>(options.players, options.config);
  simulate.bots = bots_for<G>(options.bots, G::players(simulate.config));
  simulate.games = options.games;
  simulate.seed = options.seed;
  simulate.threads = options.threads;
  std::atomic<bool> in_vain = false;  // the disk is full: no game is worth playing
  simulate.stop = [&] { return in_vain.load(); };
  std::optional<LinesFile> file;
  if (!options.out.empty()) {
    file.emplace(options.out);
    simulate.lines = [&](std::string_view lines) {
      if (!file->write(lines)) in_vain = true;
    };
  }
  std::mutex mutex;
  std::string failed;
  if (!options.records.empty()) {
    if (options.games > kMostRecords) throw BadInput("--records writes at most " + std::to_string(kMostRecords) + " games");
    std::error_code trouble;
    std::filesystem::create_directories(options.records, trouble);
    if (!std::filesystem::is_directory(options.records, trouble)) throw BadInput(options.records + " cannot be made a folder");
    simulate.record = [&](u64 game, std::string_view record) {
      const std::filesystem::path path = std::filesystem::path(options.records) / (std::to_string(game) + ".record");
      std::ofstream out(path, std::ios::binary);
      out << record;
      out.close();
      if (out) return;
      const std::scoped_lock lock(mutex);
      failed = path.string();
      in_vain = true;
    };
  }
  if (isatty(STDERR_FILENO) != 0)
    simulate.progress = [last = u64{0}, &options](u64 done) mutable {
      if (done != options.games && done < last + options.games / 200) return;
      last = done;
      show_progress(done, options.games);
    };
  const lab::Summary<G> summary = lab::simulate(simulate);
  if (file) file->close();
  if (!failed.empty()) throw BadInput(failed + " could not be written");
  std::cout << codec::to_json(summary) << '\n';
}

}  // namespace

void add_simulate(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("simulate", "Play many matches between bots and print a JSON summary");
  command->add_option("game", options.game, "The game's id (see: minuit games)")->required();
  command->add_option("--games", options.games, "How many matches")
      ->check(CLI::Range(u64{1}, u64{1'000'000'000}))
      ->check(whole())
      ->capture_default_str();
  command->add_option("--players", options.players, "How many players (default: the fewest)")->check(whole());
  command->add_option("--bots", options.bots, "A bot for each seat (default: random)")->delimiter(',');
  command->add_option("--seed", options.seed, "Same seed and options: same matches")->check(whole())->capture_default_str();
  command->add_option("--threads", options.threads, "How many threads")
      ->check(CLI::Range(1U, 256U))
      ->check(whole())
      ->capture_default_str();
  command->add_option("--config", options.config, "The setup as JSON, e.g. {\"rounds\":5}");
  command->add_option("--out", options.out, "Write a JSON line for each match to this file");
  command->add_option("--records", options.records, "Write the record of each match into this folder");
  command->callback([] { with_game(options.game, [&]<class G>(std::type_identity<G> /*game*/) { run<G>(options); }); });
}

}  // namespace minuit::app
