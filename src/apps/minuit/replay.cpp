#include "lab/replay.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"
#include "codec/viewer.hpp"

namespace minuit::app {

namespace {

struct Options {
  std::string file;
  u64 to = ~u64{0};
  std::string viewer = "all";
  bool json = false;
  std::string language = "en";
};

[[noreturn]] void complain(const std::string& file, const lab::ReplayFault& fault) {
  const std::string text = file + ": " + to_string(fault);
  if (fault.clause) throw Refused(text);
  throw BadInput(text);
}

void run(const Options& options) {
  const auto viewer = codec::parse_viewer(options.viewer);
  if (!viewer) throw BadInput("--viewer " + options.viewer + ": expected a seat's number, spectator or all");
  const lab::ReplayOptions replay{
      .to = options.to, .viewer = *viewer, .language = texts::Language::named(options.language).value_or(texts::english())};
  const std::string record = read_file(options.file);
  if (options.json) {
    const auto position = lab::position_json(record, replay);
    if (!position.ok()) complain(options.file, position.error());
    std::cout << position.value() << '\n';
    return;
  }
  const lab::Transcript transcript = lab::transcript(record, replay);
  std::cout << transcript.text << std::flush;
  if (transcript.fault) complain(options.file, *transcript.fault);
}

}  // namespace

void add_replay(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("replay", "Rebuild a match from its record, verify it and tell it");
  command->add_option("file", options.file, "The record: a header line, then a decision a line")->required();
  command->add_option("--to", options.to, "Stop after so many decisions")->check(whole());
  command->add_option("--viewer", options.viewer, "Whose eyes: a seat's number (the first is 0), spectator or all")
      ->capture_default_str();
  command->add_flag("--json", options.json, "Print only the position reached, as JSON");
  command->add_option("--language", options.language, "Of the sentences")->check(language())->capture_default_str();
  command->callback([] { run(options); });
}

}  // namespace minuit::app
