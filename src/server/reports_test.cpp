#include "server/reports.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "store/memory.hpp"

namespace minuit::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
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
  EXPECT_EQ(Reports::read(store, 2).value().lines.at(0).text, "rude words");
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

TEST_F(ReportsTest, what_is_done_with_forgets_names_and_words) {
  Report report = report_of("ann", "eve");
  report.head.site = "site";
  ASSERT_EQ(reports.take(store, report), Taken::kept);
  const auto done = reports.set_done(store, 1, 77);
  ASSERT_TRUE(done.ok());
  EXPECT_EQ(done.value().head.reported.id, "eve") << "who it was can still be told";
  const auto entries = store.read("a/report/1", 0);
  ASSERT_THAT(entries.value(), SizeIs(1)) << "no earlier entry stays";
  for (const char* gone : {"rude words", R"("name":"eve")", R"("name":"ann")", R"("site":"site")"})
    EXPECT_THAT(entries.value()[0].bytes, Not(HasSubstr(gone)));
  EXPECT_EQ(reports.list(true, 0, 10).at(0).reported.name, "");
}

TEST_F(ReportsTest, many_are_done_with_in_one_go) {
  for (const char* reporter : {"ann", "bob"})
    for (const char* table : {"one", "two", "three"})
      ASSERT_EQ(reports.take(store, report_of(reporter, "eve", table)), Taken::kept);
  EXPECT_EQ(reports.set_done(store, {"two", ""}, 100, 77).value(), 2U);
  EXPECT_EQ(waiting(), 4U);
  EXPECT_EQ(reports.set_done(store, {"", "ann"}, 100, 78).value(), 2U);
  EXPECT_EQ(waiting(), 2U);
  EXPECT_EQ(reports.set_done(store, {"", ""}, 1, 79).value(), 1U) << "so many at most";
  EXPECT_EQ(reports.set_done(store, {"", ""}, 100, 79).value(), 1U);
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(ReportsTest, the_oldest_that_are_dealt_with_go_first) {
  fill();
  ASSERT_TRUE(reports.set_done(store, 7, 77).ok());
  ASSERT_TRUE(reports.set_done(store, 5, 78).ok());
  EXPECT_EQ(reports.take(store, report_of("new", "eve")), Taken::kept);
  EXPECT_FALSE(Reports::read(store, 5).ok());
  EXPECT_TRUE(Reports::read(store, 7).ok());
  EXPECT_THAT(store.list("").value(), SizeIs(kMostReports));
}

Report from(const std::string& site, const std::string& network, Report report) {
  report.head.site = site;
  report.head.network = network;
  return report;
}

// Forty addresses, a table of the attacker's own, guests of one device as targets: a thousand places in ten seconds.
TEST_F(ReportsTest, who_sends_many_pushes_out_their_own_and_nobody_elses) {
  ASSERT_EQ(reports.take(store, from("home", "home", report_of("first honest", "eve", "living room"))), Taken::kept);
  std::size_t sent = 0;
  for (int address = 0; address < 40; ++address)
    for (int device = 0; device < 5; ++device)
      for (int guest = 0; guest < 20; ++guest, ++sent) {
        const std::string site = "site " + std::to_string(address);
        Report report = report_of(site + " device " + std::to_string(device), "guest " + std::to_string(sent),
                                  "t" + std::to_string(sent % 50));
        report.head.reported_device = "device " + std::to_string(sent % 70);
        EXPECT_NE(reports.take(store, from(site, site, std::move(report))), Taken::unwritten);
      }
  EXPECT_EQ(waiting(), kMostReports) << "all places are taken";
  for (int honest = 0; honest < 20; ++honest)
    EXPECT_EQ(reports.take(store, from("home " + std::to_string(honest), "home",
                                       report_of("honest " + std::to_string(honest), "eve", "t1"))),
              Taken::kept);
  EXPECT_TRUE(Reports::read(store, 1).ok()) << "the first one waits still";
  std::size_t honest = 0;
  for (const ReportHead& head : reports.list(false, 0, 5000))
    honest += head.reporter.id.find("honest") != std::string::npos ? 1U : 0U;
  EXPECT_EQ(honest, 21U);
  EXPECT_EQ(waiting(), kMostReports);
}

TEST_F(ReportsTest, of_one_site_there_are_so_many_and_they_push_out_each_other) {
  std::size_t sent = 0;
  const auto send = [&](const std::string& device) {
    ++sent;
    return reports.take(store,
                        from("site", device, report_of(device, "eve " + std::to_string(sent), "t" + std::to_string(sent))));
  };
  ASSERT_EQ(send("neighbour"), Taken::kept);
  for (int device = 0; device < 10; ++device)
    for (int each = 0; each < 12; ++each) ASSERT_EQ(send("device " + std::to_string(device)), Taken::kept);
  EXPECT_EQ(waiting(), kMostReportsOfSite);
  EXPECT_TRUE(Reports::read(store, 1).ok()) << "who shares the address keeps their only one";
}

TEST_F(ReportsTest, of_the_same_from_one_site_the_operator_has_enough) {
  std::size_t about = 0;
  while (about < 50 &&
         reports.take(store, from("a", "a", report_of("d" + std::to_string(about), "eve", "t" + std::to_string(about)))) ==
             Taken::kept)
    ++about;
  EXPECT_EQ(about, kMostReportsOfSiteAbout);
  std::size_t at_table = 0;
  while (at_table < 50 &&
         reports.take(store, from("b", "b", report_of("e" + std::to_string(at_table), std::to_string(at_table)))) == Taken::kept)
    ++at_table;
  EXPECT_EQ(at_table, kMostReportsOfSiteAtTable);
  EXPECT_EQ(reports.take(store, from("c", "c", report_of("ann", "eve"))), Taken::kept) << "from elsewhere they are told still";
}

TEST_F(ReportsTest, of_equals_nobody_is_pushed_out) {
  for (std::size_t each = 0; each < kMostReports; ++each)
    ASSERT_EQ(reports.take(store, from(std::to_string(each), "n", report_of(std::to_string(each), "eve"))), Taken::kept);
  EXPECT_EQ(reports.take(store, from("new", "n", report_of("new", "eve"))), Taken::too_many);
  EXPECT_EQ(reports.take(store, from("7", "n", report_of("7", "tim"))), Taken::kept) << "their own older one goes";
  EXPECT_FALSE(Reports::read(store, 8).ok());
  EXPECT_EQ(waiting(), kMostReports);
}

}  // namespace
}  // namespace minuit::server
