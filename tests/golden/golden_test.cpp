// Golden playthroughs: the decisions stand in NN.record, what they lead to in NN.txt. tests/golden/regenerate rewrites the
// latter.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>

#include "catalog/catalog.hpp"
#include "lab/replay.hpp"
#include "lab/signature.hpp"
#include "tests/support/places.hpp"

namespace minuit {
namespace {

namespace fs = std::filesystem;

const fs::path kGolden = fs::path(support::source_folder()) / "tests" / "golden";

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<fs::path> records_of(std::string_view game) {
  std::vector<fs::path> records;
  if (!fs::is_directory(kGolden / game)) return records;
  for (const auto& entry : fs::directory_iterator(kGolden / game))
    if (entry.path().extension() == ".record") records.push_back(entry.path());
  return records;
}

TEST(Golden, every_game_has_playthroughs_and_each_leads_where_it_did) {
  for (const catalog::GameInfo& game : catalog::games()) {
    const auto records = records_of(game.id);
    EXPECT_GE(records.size(), 3U) << game.id;
    for (const fs::path& record : records) {
      const lab::Transcript transcript = lab::transcript(text_of(record), {});
      EXPECT_FALSE(transcript.fault) << record << ": " << to_string(*transcript.fault);
      fs::path expected = record;
      EXPECT_EQ(transcript.text, text_of(expected.replace_extension(".txt"))) << record;
    }
  }
}

TEST(Golden, no_transcript_is_without_its_record) {
  for (const auto& entry : fs::recursive_directory_iterator(kGolden)) {
    if (entry.path().extension() != ".txt" || entry.path().parent_path() == kGolden) continue;
    fs::path record = entry.path();
    EXPECT_TRUE(fs::exists(record.replace_extension(".record"))) << entry.path();
  }
}

// Law 8: g++ and clang, -O0 and -O3 run this same test.
TEST(Golden, law_8_the_signature_is_the_same_on_every_machine) {
  std::ostringstream number;
  number << std::hex << std::setw(16) << std::setfill('0') << lab::signature() << '\n';
  EXPECT_EQ(number.str(), text_of(kGolden / "signature.txt"));
}

}  // namespace
}  // namespace minuit
