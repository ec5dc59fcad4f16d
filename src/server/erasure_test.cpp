#include "server/erasure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/identity.hpp"
#include "server/own_data.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {
namespace {

namespace journal = match::journal;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr std::string_view kLea = "aaaaaaaaaaaaaaaa";
constexpr std::string_view kBob = "bbbbbbbbbbbbbbbb";
constexpr std::string_view kTim = "cccccccccccccccc";  // on Léa's device

match::Person person(std::string_view id, std::string name) { return {std::string(id), std::move(name)}; }
match::Chair chair(const match::Person& who, std::string_view device) {
  match::Chair chair;
  chair.person = who;
  chair.device = std::string(device);
  return chair;
}
std::string entry(std::string_view by, journal::What what, i64 at = 1000) {
  return codec::to_json(journal::Entry{at, std::string(by), by.empty() ? u64{0} : u64{7}, 0, std::move(what)});
}

struct Rewritten {
  std::vector<std::string> entries;
  std::vector<std::string> sharers;
  bool changed = false;
  bool understood = false;
};
Rewritten rewritten(const std::vector<std::string>& log, const Erasure& erasure, const std::string& name = "t/one") {
  LogRewriter rewriter(erasure, name);
  u64 version = 0;
  for (const std::string& each : log) rewriter.take({++version, each});
  EXPECT_EQ(rewriter.version(), log.size());
  Rewritten result{{}, rewriter.sharers(), rewriter.changed(), rewriter.understood()};
  result.entries = std::move(rewriter).entries();
  return result;
}
journal::Entry read(const std::string& bytes) {
  const auto entry = codec::read<journal::Entry>(bytes);
  EXPECT_TRUE(entry.ok()) << bytes;
  return entry.ok() ? entry.value() : journal::Entry{};
}

const std::vector<std::string>& evening() {
  static const std::vector<std::string> kLog{
      entry(kBob, journal::Opened{"le-fantome-de-minuit", {R"({"players":3})"}, person(kBob, "Bob"), {}, std::string(kBob)}),
      entry(kLea, journal::ChairSet{Seat{1}, chair(person(kLea, "Léa la Rouge"), kLea)}),
      entry(kTim, journal::ChairSet{Seat{2}, chair(person(kTim, "Tim le Petit"), kLea)}),
      entry(kLea, journal::Spoken{person(kLea, "Léa la Rouge"), Seat{1}, "mon secret", {}, {}}),
      entry(kBob, journal::Spoken{person(kBob, "Bob"), {}, "Bravo", {}, {}}),
      entry(kBob, journal::Begun{1}),
      entry(kLea, journal::Decided{{R"({"type":"Chosen","seat":1,"action":{"type":"Place","square":9}})"}}),
      entry("", journal::Decided{{R"({"type":"Chance","outcome":{"type":"Roll","face":"four"}})"}}),
      entry(kBob, journal::HostSet{person(kLea, "Léa la Rouge"), std::string(kLea)}),
      entry(kLea, journal::Spoken{person(kLea, "Léa la Rouge"), Seat{1}, "", match::Emote::heart, {}}),
      entry(kLea, journal::Admitted{person(kTim, "Tim le Petit"), std::string(kLea)}),
      entry(kLea, journal::Removed{person(kTim, "Tim le Petit"), std::nullopt}, 5000),
  };
  return kLog;
}

TEST(LogRewriter, nothing_of_them_is_left_and_the_rest_is_as_it_was) {
  const Erasure erasure{{std::string(kLea), std::string(kTim)}, "salt"};
  const Rewritten result = rewritten(evening(), erasure);
  EXPECT_TRUE(result.changed);
  EXPECT_TRUE(result.understood);
  EXPECT_THAT(result.sharers, IsEmpty());
  for (const std::string_view gone : {kLea, kTim, std::string_view("Léa"), std::string_view("Tim"), std::string_view("secret")})
    EXPECT_THAT(result.entries, Each(Not(HasSubstr(std::string(gone)))));
  for (const std::size_t others : {0U, 4U, 5U, 7U}) EXPECT_EQ(result.entries[others], evening()[others]);
  // One id stands for one person throughout this log, and another in another.
  const std::string nobody = read(result.entries[1]).by;
  EXPECT_TRUE(is_person_id(nobody));
  const journal::Entry sat = read(result.entries[1]);
  const auto& chair = std::get<journal::ChairSet>(sat.what).chair;
  EXPECT_EQ(chair.person, (match::Person{nobody, ""}));
  EXPECT_EQ(chair.device, nobody);
  const journal::Entry beside = read(result.entries[2]);
  EXPECT_EQ(std::get<journal::ChairSet>(beside.what).chair.device, nobody) << "who shared a device still shares it";
  EXPECT_NE(beside.by, nobody);
  const journal::Entry decided = read(result.entries[6]);
  EXPECT_EQ(decided.by, nobody);
  EXPECT_EQ(decided.command, 7U) << "a retry is still known";
  EXPECT_EQ(decided.at, 1000);
  EXPECT_EQ(std::get<journal::Decided>(decided.what).decision.text,
            std::get<journal::Decided>(read(evening()[6]).what).decision.text);
  EXPECT_EQ(std::get<journal::Spoken>(read(result.entries[9]).what).emote, match::Emote::heart);
  EXPECT_NE(read(rewritten(evening(), erasure, "t/two").entries[1]).by, nobody);
  EXPECT_NE(read(rewritten(evening(), {erasure.people, "other"}).entries[1]).by, nobody);
}

TEST(LogRewriter, who_still_sits_stands_up_at_the_time_of_the_last_entry) {
  const Rewritten result = rewritten(evening(), {{std::string(kLea), std::string(kTim)}, "salt"});
  ASSERT_EQ(result.entries.size(), evening().size() + 1) << "Léa; Tim was removed";
  const journal::Entry last = read(result.entries.back());
  EXPECT_EQ(last.at, 5000);
  const auto& set = std::get<journal::ChairSet>(last.what);
  EXPECT_EQ(set.seat, Seat{1});
  EXPECT_EQ(set.chair, match::empty_chair(false));
  const Rewritten again = rewritten(result.entries, {{std::string(kLea), std::string(kTim)}, "salt"});
  EXPECT_FALSE(again.changed);
  EXPECT_EQ(again.entries, result.entries);
}

TEST(LogRewriter, finds_who_shares_the_device) {
  const Rewritten result = rewritten(evening(), {{std::string(kLea)}, "salt"});
  EXPECT_THAT(result.sharers, ElementsAre(std::string(kTim)));
  const Rewritten of_guest = rewritten(evening(), {{std::string(kTim)}, "salt"});
  EXPECT_THAT(of_guest.sharers, ElementsAre(std::string(kLea))) << "and the device of who shares one";
}

TEST(LogRewriter, of_an_entry_it_cannot_read_at_least_the_ids_go) {
  const std::string later = R"({"at":1,"what":{"type":"Knighted","person":{"id":")" + std::string(kLea) + R"("}}})";
  const Rewritten result = rewritten({evening()[0], later}, {{std::string(kLea)}, "salt"});
  EXPECT_TRUE(result.changed);
  EXPECT_FALSE(result.understood);
  EXPECT_THAT(result.entries[1], Not(HasSubstr(std::string(kLea))));
  EXPECT_TRUE(rewritten({evening()[0], R"({"later":1})"}, {{std::string(kLea)}, "salt"}).understood) << "not about them";
}

TEST(OwnDataReader, tells_all_about_somebody_and_nothing_about_the_devices_of_others) {
  const std::vector<std::string> people{std::string(kLea)};
  OwnDataReader reader(people, "one");
  u64 version = 0;
  for (const std::string& each : evening()) reader.take({++version, each});
  reader.take({++version, entry(kLea, journal::Removed{person(kBob, "Bob"), std::string(kBob) + "device"})});
  EXPECT_FALSE(reader.empty());
  const KeptTable kept = std::move(reader).kept();
  EXPECT_EQ(kept.game, "le-fantome-de-minuit");
  ASSERT_EQ(kept.seats.size(), 1U);
  EXPECT_EQ(kept.seats[0].name, "Léa la Rouge");
  EXPECT_EQ(kept.seats[0].at, "1970-01-01T00:00:01.000Z");
  ASSERT_EQ(kept.chat.size(), 2U);
  EXPECT_EQ(kept.chat[0].text, "mon secret");
  ASSERT_EQ(kept.decisions.size(), 1U);
  EXPECT_EQ(kept.decisions[0].match, 1U);
  EXPECT_THAT(kept.decisions[0].decision.text, HasSubstr("Place"));
  const std::string text = codec::to_json(kept);
  EXPECT_THAT(text, HasSubstr("HostSet"));
  EXPECT_THAT(text, Not(HasSubstr("Bravo"))) << "what others say is theirs";
  EXPECT_THAT(text, Not(HasSubstr("device\":\"bbbb"))) << "nobody is told the device of another";
}

// A report of one about another at whose table a third one spoke.
Report reported() {
  Report report;
  report.head = {
      7,    1000, "one", "mysterium", person(kLea, "Léa"), "lea-device", person(kBob, "Bob"), "bob-device", ReportReason::insults,
      2000, {},   {}};
  report.lines = {{500, person(kTim, "Tim"), "coucou"}, {600, person(kBob, "Bob"), "hou"}};
  return report;
}

TEST(OwnData, tells_the_part_somebody_has_in_a_report_and_nothing_of_the_others) {
  const auto made = kept_of(reported(), {std::string(kLea)});
  ASSERT_TRUE(made);
  EXPECT_EQ(made->role, ReportRole::made);
  EXPECT_EQ(made->reason, ReportReason::insults);
  EXPECT_EQ(made->done, "1970-01-01T00:00:02.000Z");
  EXPECT_TRUE(made->words.empty());

  const auto about = kept_of(reported(), {std::string(kBob)});
  ASSERT_TRUE(about);
  EXPECT_EQ(about->role, ReportRole::about);
  ASSERT_EQ(about->words.size(), 1U);
  EXPECT_EQ(about->words[0].text, "hou");
  const std::string text = codec::to_json(*about);
  EXPECT_THAT(text, Not(HasSubstr("Léa"))) << "whoever is reported is not told by whom";
  EXPECT_THAT(text, Not(HasSubstr(std::string(kLea))));
  EXPECT_THAT(text, Not(HasSubstr("device")));

  const auto quoted = kept_of(reported(), {std::string(kTim)});
  ASSERT_TRUE(quoted);
  EXPECT_EQ(quoted->role, ReportRole::quoted);
  EXPECT_EQ(kept_of(reported(), {"lea-device"})->role, ReportRole::made) << "who shares the device";
  EXPECT_FALSE(kept_of(reported(), {"somebody"}));
}

TEST(OwnData, goes_on_after_a_report_or_a_table) {
  for (const DataMark& each : {DataMark{"", 17}, DataMark{"k7m2x9qxwd34", 0}, DataMark{"k7m2x9qxwd34", 5},
                               DataMark{"", 0, std::string(kLea)}, DataMark{"", 5, std::string(kLea)}}) {
    const auto read = DataMark::from(each.text());
    ASSERT_TRUE(read) << each.text();
    EXPECT_EQ(read->table, each.table);
    EXPECT_EQ(read->version, each.version);
    EXPECT_EQ(read->person, each.person);
    EXPECT_FALSE(read->beginning());
  }
  EXPECT_TRUE(DataMark::from("")->beginning());
  for (const char* wrong : {".", ".x", "x", "k7m2x9qxwd34.", "..1"}) EXPECT_FALSE(DataMark::from(wrong)) << wrong;
}

TEST(OwnData, puts_the_parts_of_one_person_together) {
  const auto of = [](std::string id, std::string name) {
    OwnData data;
    data.people.push_back({std::move(id), "own", name, {{"now", name}}, {}, {{"now", "phone"}}});
    return data;
  };
  OwnData all;
  add_part(all, of("lea", "Lea"));
  add_part(all, of("tim", "Tim"));
  add_part(all, of("lea", "Lea la Rouge"));
  ASSERT_EQ(all.people.size(), 2U);
  ASSERT_EQ(all.people[0].names.size(), 2U);
  EXPECT_EQ(all.people[0].names[1].name, "Lea la Rouge");
  EXPECT_EQ(all.people[0].devices.size(), 2U);
}

TEST(OwnData, is_indented_as_the_same_json) {
  const std::string json = R"({"a":[],"b":{"c":"x, {\"y\"}: z","d":[1,2]},"e":{}})";
  const std::string text = indented(json);
  EXPECT_EQ(text,
            "{\n  \"a\": [],\n  \"b\": {\n    \"c\": \"x, {\\\"y\\\"}: z\",\n    \"d\": [\n      1,\n      2\n    ]\n  },\n  "
            "\"e\": {}\n}");
}

}  // namespace
}  // namespace minuit::server
