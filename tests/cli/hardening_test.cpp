// Whether the program was built so that an overrun ends it rather than hands it over (docs/ASVS.md, 1.4.1): read from the
// program, and from what its sources were compiled with.
#include <elf.h>
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "base/types.hpp"
#include "tests/support/places.hpp"

#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__)
namespace minuit {
namespace {

template <class T>
T read_at(const std::string& bytes, std::size_t at) {
  T value{};
  if (at + sizeof(T) <= bytes.size()) std::memcpy(&value, bytes.data() + at, sizeof(T));
  return value;
}

class Hardening : public ::testing::Test {
 protected:
  void SetUp() override {
    std::ifstream file(support::program(), std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(file), {});
    header_ = read_at<Elf64_Ehdr>(bytes_, 0);
    ASSERT_EQ(bytes_.compare(0, SELFMAG, ELFMAG), 0);
  }
  [[nodiscard]] bool has_segment(u32 type, u32 forbidden_flags = 0) const {
    for (std::size_t at = 0; at < header_.e_phnum; ++at) {
      const auto segment = read_at<Elf64_Phdr>(bytes_, header_.e_phoff + at * sizeof(Elf64_Phdr));
      if (segment.p_type == type) return (segment.p_flags & forbidden_flags) == 0;
    }
    return false;
  }
  [[nodiscard]] u64 dynamic(i64 tag) const {
    for (std::size_t at = 0; at < header_.e_phnum; ++at) {
      const auto segment = read_at<Elf64_Phdr>(bytes_, header_.e_phoff + at * sizeof(Elf64_Phdr));
      if (segment.p_type != PT_DYNAMIC) continue;
      for (std::size_t entry = segment.p_offset; entry < segment.p_offset + segment.p_filesz; entry += sizeof(Elf64_Dyn)) {
        const auto found = read_at<Elf64_Dyn>(bytes_, entry);
        if (found.d_tag == tag) return found.d_un.d_val;
      }
    }
    return 0;
  }
  [[nodiscard]] bool mentions(const char* symbol) const { return bytes_.find(std::string(symbol) + '\0') != std::string::npos; }

  std::string bytes_;
  Elf64_Ehdr header_{};
};

TEST_F(Hardening, the_program_is_position_independent_and_its_stack_is_not_executable) {
  EXPECT_EQ(header_.e_type, ET_DYN);
  EXPECT_NE(dynamic(DT_FLAGS_1) & DF_1_PIE, 0U);
  EXPECT_TRUE(has_segment(PT_GNU_STACK, PF_X));
}

TEST_F(Hardening, addresses_of_functions_are_bound_at_the_start_and_read_only_afterwards) {
  EXPECT_NE(dynamic(DT_FLAGS_1) & DF_1_NOW, 0U);
  EXPECT_TRUE(has_segment(PT_GNU_RELRO));
}

TEST_F(Hardening, overruns_of_the_stack_and_of_known_buffers_end_the_program) {
  EXPECT_TRUE(mentions("__stack_chk_fail"));
  EXPECT_TRUE(mentions("_chk"));  // memcpy, snprintf and their kin, with the size of what they write to
}

// A symbol tells of one source that is protected, and protection against stack clashes leaves none: what every source was
// compiled with is in the build's own list.
TEST(HardeningOfSources, every_one_was_compiled_with_all_of_it) {
  const auto list = std::filesystem::path(support::program()).parent_path() / "compile_commands.json";
  std::ifstream file(list);
  ASSERT_TRUE(file) << "there is no " << list << ": configure with a preset";
  std::size_t sources = 0;
  for (std::string line; std::getline(file, line);) {
    const std::size_t at = line.find("\"command\": ");
    if (at == std::string::npos) continue;
    ++sources;
    const std::string command = line.substr(at) + " ";
    const auto has = [&](const std::string& option) { return command.find(" " + option + " ") != std::string::npos; };
    for (const char* option : {"-fstack-protector-strong", "-fstack-clash-protection", "-D_FORTIFY_SOURCE=2", "-fPIE"})
      EXPECT_TRUE(has(option)) << option << "\n" << command;
#ifdef __x86_64__
    EXPECT_TRUE(has("-fcf-protection=full")) << command;
#endif
    for (const char* option : {"-fno-stack-protector", "-fno-stack-clash-protection", "-fcf-protection=none", "-fno-PIE", "-O0"})
      EXPECT_FALSE(has(option)) << option << " takes it away again\n" << command;
    EXPECT_LT(command.rfind(" -U_FORTIFY_SOURCE"), command.find(" -D_FORTIFY_SOURCE=2")) << command;
  }
  EXPECT_GT(sources, 200U);
}

// The C library's start files of Debian 12 have no such marks, so the linker gives the program as a whole none: what is compiled
// here has them all the same, and counts once all else has.
TEST_F(Hardening, functions_begin_with_the_mark_of_where_jumps_may_land) {
#ifdef __x86_64__
  constexpr std::string_view kEndBranch = "\xf3\x0f\x1e\xfa";
  std::size_t marks = 0;
  for (std::size_t at = bytes_.find(kEndBranch); at != std::string::npos; at = bytes_.find(kEndBranch, at + 1)) ++marks;
  EXPECT_GT(marks, 1000U);
#endif
}

}  // namespace
}  // namespace minuit
#endif
