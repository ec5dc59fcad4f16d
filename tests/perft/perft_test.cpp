// Numbers as data: each row of a table is a position and the number of sequences of decisions from it, depth by depth. Add a row:
//   build/release/minuit perft GAME --depth 3 --config '{...}'        from the start of a match
//   build/release/minuit perft GAME --depth 3 --from FILE.record --to N   from within a record
#include "lab/perft.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "codec/record.hpp"
#include "tests/support/places.hpp"

namespace minuit {
namespace {

namespace fs = std::filesystem;
const fs::path kSource = support::source_folder();

// A row is `{setup} | decisions | n1 n2 n3 …` or `golden/NN.record | decisions | n1 …`: the position after so many decisions.
template <class G>
typename G::State position(const std::string& start, std::size_t decisions) {
  if (start.starts_with("{")) {
    const auto config = codec::read<typename G::Config>(start);
    EXPECT_TRUE(config.ok()) << start;
    return G::start(config.value());
  }
  std::ostringstream text;
  text << std::ifstream(kSource / "tests" / "golden" / start, std::ios::binary).rdbuf();
  const auto record = codec::read_record<G>(text.str());
  EXPECT_TRUE(record.ok()) << start;
  typename G::State state = G::start(record.value().config);
  const std::span<const rules::Decision<G>> all = record.value().decisions;
  EXPECT_FALSE(rules::replay<G>(state, all.first(decisions), rules::NoAudience{})) << start;
  return state;
}

std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  text.erase(0, text.find_first_not_of(' '));
  return text;
}

TEST(Perft, every_row_of_every_table) {
  catalog::each_game([]<class G>(std::type_identity<G>) {
    std::ifstream table(kSource / "tests" / "perft" / (std::string(G::kId) + ".perft"));
    ASSERT_TRUE(table) << G::kId << " has no perft table";
    int rows = 0;
    for (std::string line; std::getline(table, line);) {
      if (line.empty() || line[0] == '#') continue;
      std::istringstream cells(line);
      std::string start;
      std::string decisions;
      std::string numbers;
      std::getline(cells, start, '|');
      std::getline(cells, decisions, '|');
      std::getline(cells, numbers);
      const auto state = position<G>(trimmed(start), std::stoul(decisions));
      std::istringstream counts(numbers);
      u32 depth = 0;
      for (u64 count = 0; counts >> count;) EXPECT_EQ(lab::perft<G>(state, ++depth), count) << line << ", depth " << depth;
      EXPECT_GT(depth, 0U) << line;
      ++rows;
    }
    EXPECT_GE(rows, 5) << G::kId;
  });
}

}  // namespace
}  // namespace minuit
