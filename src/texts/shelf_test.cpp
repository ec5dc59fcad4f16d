// A language is a folder: the program speaks one more when there is one more, and nothing else has to know it.
#include "texts/shelf.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/places.hpp"

namespace minuit::texts {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot{support::source_folder()};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The texts of the repository with one more folder, a copy of the Spanish one with a language.ftl of its own; and what becomes of
// them when the program is built.
class SixthLanguage : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_);
    fs::copy(kRoot / "texts", folder_ / "texts", fs::copy_options::recursive);
    fs::copy(folder_ / "texts/es", folder_ / "texts/xa", fs::copy_options::recursive);
    std::ofstream(folder_ / "texts/xa/language.ftl") << "name = Outra\nlocale = pt-PT\nand = e\nsingular = 1\n"
                                                        "addresses-trust = confianca\naddresses-rules = regras\n";
    const fs::path out = folder_ / "joined";
    const std::string command = "cmake -DROOT=" + (folder_ / "texts").string() + " -DOUT=" + out.string() + " -P " +
                                (kRoot / "scripts/join_texts.cmake").string();
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    joined_ = text_of(out);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path folder_ = fs::temp_directory_path() / ("minuit-sixth-" + std::to_string(getpid()));
  std::string joined_;
};

TEST_F(SixthLanguage, is_spoken_from_its_folder_alone) {
  const Shelf shelf(joined_);
  EXPECT_EQ(shelf.languages().size(), Shelf::own().languages().size() + 1);
  EXPECT_EQ(shelf.code(shelf.languages().front()), Language().code());
  const auto spanish = shelf.named("es");
  const auto sixth = shelf.named("xa");
  ASSERT_TRUE(spanish && sixth);
  EXPECT_EQ(shelf.say(*sixth, "common/server", sentence("CT-seat_not_awaited", 5)),
            say(*Language::named("es"), "common/server", sentence("CT-seat_not_awaited", 5)));
  const Sentence nobody = sentence("events-won", std::vector<std::string>{"Ana", "Iris"});
  const std::string game = "le_fantome_de_minuit/engine";
  EXPECT_EQ(shelf.say(*spanish, game, nobody), say(*Language::named("es"), game, nobody));
  EXPECT_EQ(Language::named("xa"), std::nullopt) << "of another shelf";
}

TEST_F(SixthLanguage, has_addresses_of_its_own) {
  const Shelf shelf(joined_);
  const auto has = [](const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
  };
  EXPECT_TRUE(has(shelf.addresses().trust, "confianca"));
  EXPECT_TRUE(has(shelf.addresses().rules, "regras"));
  EXPECT_EQ(shelf.addresses().rules.size(), shelf.languages().size());
  EXPECT_FALSE(has(addresses().rules, "regras"));
  EXPECT_EQ(addresses().trust.front(), "confiance");
}

}  // namespace
}  // namespace minuit::texts
