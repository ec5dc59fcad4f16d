#include "server/reports.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "store/memory.hpp"

namespace minuit::server {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using Taken = Reports::Taken;

Report report_of(const std::string& reporter, const std::string& reported, const std::string& table = "table") {
  Report report;
  report.head.at = 1;
  report.head.table = table;
  report.head.reporter = {reporter, reporter};
  report.head.reporter_device = reporter;
  report.head.reported = {reported, reported};
  report.lines.push_back({1, {reported, reported}, "rude words"});
  return report;
}

class ReportsTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::size_t waiting() const { return reports.list(false, 0, 5000).size(); }
  void fill() {
    for (std::size_t each = 0; each < kMostReports; ++each)
      ASSERT_EQ(reports.take(store, report_of("device " + std::to_string(each / kMostReportsOfDevice), std::to_string(each))),
                Taken::kept);
  }

  Log log{Level::error, false};
  store::MemoryStore store;
  Reports reports;
};

TEST_F(ReportsTest, are_kept_with_what_was_said_until_they_are_dealt_with) {
  ASSERT_EQ(reports.take(store, report_of("ann", "eve")), Taken::kept);
  ASSERT_EQ(reports.take(store, report_of("bob", "eve")), Taken::kept);
  ASSERT_TRUE(reports.set_done(store, 1, 77).ok());
  Reports again;  // as after a restart
  again.load(store, log);
  for (const Reports* each : {&reports, &again}) {
    const auto open = each->list(false, 0, 10);
    ASSERT_THAT(open, SizeIs(1));
    EXPECT_EQ(open[0].reporter.id, "bob");
    EXPECT_THAT(each->list(true, 0, 10), SizeIs(2));
    EXPECT_THAT(each->list(true, 2, 10), SizeIs(1)) << "those before number 2";
  }
  const auto read = Reports::read(store, 1);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read.value().head.done, 77);
  EXPECT_EQ(read.value().lines.at(0).text, "rude words");
  EXPECT_THAT(Reports::read(store, 3).error(), HasSubstr("there is no report 3"));
}

TEST_F(ReportsTest, the_same_again_is_not_kept_twice) {
  ASSERT_EQ(reports.take(store, report_of("ann", "eve")), Taken::kept);
  ASSERT_EQ(reports.take(store, report_of("ann", "eve")), Taken::kept);
  EXPECT_EQ(waiting(), 1U);
  ASSERT_EQ(reports.take(store, report_of("ann", "eve", "another table")), Taken::kept);
  EXPECT_EQ(waiting(), 2U);
  ASSERT_TRUE(reports.set_done(store, 1, 77).ok());
  ASSERT_EQ(reports.take(store, report_of("ann", "eve")), Taken::kept);
  EXPECT_EQ(waiting(), 2U) << "it was dealt with, and has happened again";
}

TEST_F(ReportsTest, one_device_has_so_many) {
  for (std::size_t each = 0; each < kMostReportsOfDevice; ++each)
    ASSERT_EQ(reports.take(store, report_of("ann", std::to_string(each))), Taken::kept);
  EXPECT_EQ(reports.take(store, report_of("ann", "one more")), Taken::too_many);
  EXPECT_EQ(reports.take(store, report_of("bob", "one more")), Taken::kept);
}

TEST_F(ReportsTest, the_oldest_that_are_dealt_with_go_first_and_others_never) {
  fill();
  EXPECT_EQ(reports.take(store, report_of("new", "eve")), Taken::too_many) << "nobody can flush out what waits";
  ASSERT_TRUE(reports.set_done(store, 7, 77).ok());
  ASSERT_TRUE(reports.set_done(store, 5, 78).ok());
  EXPECT_EQ(reports.take(store, report_of("new", "eve")), Taken::kept);
  EXPECT_FALSE(Reports::read(store, 5).ok());
  EXPECT_TRUE(Reports::read(store, 7).ok());
  EXPECT_THAT(store.list("").value(), SizeIs(kMostReports));
}

}  // namespace
}  // namespace minuit::server
