// What was sent as changes gives the whole again, whatever the value: over random matches of every game, for every viewer.
#include "codec/changes.hpp"

#include <gtest/gtest.h>

#include "catalog/games.hpp"
#include "tests/contract/parlour/words.hpp"

namespace minuit::codec {
namespace {

struct Inner {
  int number = 0;
  std::string text;
  bool operator==(const Inner&) const = default;
};
MINUIT_DESCRIBE(Inner, (number, text))
struct Other {
  bool flag = false;
  bool operator==(const Other&) const = default;
};
MINUIT_DESCRIBE(Other, (flag))
struct Thing {
  int plain = 0;
  std::optional<int> maybe;
  std::optional<Inner> inside;
  std::variant<Inner, Other> kind;
  Inner always;
  std::vector<Inner> list;
  std::array<int, 4> row{};
  bool operator==(const Thing&) const = default;
};
MINUIT_DESCRIBE(Thing, (plain, maybe, inside, kind, always, list, row))

TEST(Changes, name_what_changed_and_nothing_else) {
  Thing before;
  before.list = {{1, "a"}, {2, "b"}, {3, "c"}};
  struct Row {
    void (*change)(Thing&);
    std::string_view changes;
  };
  const Row rows[] = {
      {[](Thing&) {}, "{}"},
      {[](Thing& t) { t.plain = 5; }, R"({"plain":5})"},
      {[](Thing& t) { t.maybe = 5; }, R"({"maybe":5})"},
      {[](Thing& t) { t.inside = Inner{1, "x"}; }, R"({"inside":[{"number":1,"text":"x"}]})"},
      {[](Thing& t) { t.kind = Other{true}; }, R"({"kind":[{"type":"Other","flag":true}]})"},
      {[](Thing& t) { t.always.text = "\"é\n"; }, R"({"always":{"text":"\"é\n"}})"},
      {[](Thing& t) { t.list[1].number = 9; }, R"({"list":{"1":{"number":9}}})"},
      {[](Thing& t) {
         t.list[0].text = "]},\"\\";
         t.plain = 3;
       },
       R"({"plain":3,"list":{"0":{"text":"]},\"\\"}}})"},
      {[](Thing& t) { t.list.pop_back(); }, R"({"list":[[{"number":1,"text":"a"},{"number":2,"text":"b"}]]})"},
      {[](Thing& t) { t.list.clear(); }, R"({"list":[[]]})"},
      {[](Thing& t) { t.row[3] = 7; }, R"({"row":{"3":7}})"},
      {[](Thing& t) { t.row = {1, 2, 3, 4}; }, R"({"row":[[1,2,3,4]]})"},
  };
  for (const Row& row : rows) {
    Thing after = before;
    row.change(after);
    EXPECT_EQ(changes_json(before, after), row.changes);
    EXPECT_EQ(with_changes(to_json(before), changes_json(before, after)).value(), to_json(after));
    EXPECT_EQ(with_changes(to_json(after), changes_json(after, before)).value(), to_json(before));
  }
}

TEST(Changes, are_found_wherever_they_stand) {
  const std::string_view before = R"({ "a" : [1, {"b":"}\"]", "c":2}, 3], "d":null })";
  EXPECT_EQ(with_changes(before, R"({"d":1,"a":{"2":"x","1":{"c":[[]]}}})").value(),
            R"({ "a" : [1, {"b":"}\"]", "c":[]}, "x"], "d":1 })");
  EXPECT_EQ(with_changes(before, " { } ").value(), before);
  EXPECT_EQ(with_changes(before, " [ {} ] ").value(), "{}");
}

TEST(Changes, of_a_text_that_is_cut_off_do_no_harm) {
  const std::string before = R"({"a":[1,{"b":"}\"]","c":2},3],"d":null})";
  for (std::size_t size = 0; size < before.size(); ++size)
    for (const std::string_view changes : {R"({"d":1})", R"({"a":{"1":{"c":5}}})", "{}", "7"})
      (void)with_changes(std::string(before, 0, size), changes);
}

TEST(Changes, of_something_else_are_refused) {
  const std::string before = to_json(Thing{});
  for (const std::string_view changes :
       {R"({"nobody":1})", R"({"row":{"4":1}})", R"({"row":{"-1":1}})", R"({"row":{"x":1}})", R"({"plain":[1,2]})",
        R"({"plain":{"a":1}})", R"({"plain":[]})", R"({"plain":1,"plain":2})", R"({"always":{"number":1,"nobody":1}})", "{", ""})
    EXPECT_FALSE(with_changes(before, changes).ok()) << changes;
}

template <class G>
void follow_matches() {
  for (u64 seed = 1; seed <= 20; ++seed) {
    const u8 players = G::kPlayers.fewest;
    typename G::State state = G::start(G::setup(players));
    std::vector<rules::Viewer> viewers{rules::Spectator{}, rules::AllSeeing{}};
    for (u8 seat = 0; seat < players; ++seat) viewers.emplace_back(Seat{seat});
    std::vector<std::string> texts;
    for (const rules::Viewer& viewer : viewers) texts.push_back(to_json(G::view(state, viewer)));
    typename G::State last = state;
    Rng rng(seed);
    std::vector<typename G::Action> legal;
    while (!std::holds_alternative<rules::Over>(G::awaiting(state))) {
      const rules::Awaiting awaiting = G::awaiting(state);
      if (std::holds_alternative<rules::Nature>(awaiting)) {
        rules::step<G>(state, rules::Chance<G>{rules::draw<G>(state, rng)}, rules::NoAudience{});
      } else if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
        const Seat seat = seats->set.lowest();
        const auto list = rules::list_actions<G>(state, seat, legal);
        rules::act<G>(state, seat, list[rng.below(static_cast<u32>(list.size()))], rules::NoAudience{});
      } else if constexpr (rules::HasWorld<G>) {
        rules::step<G>(state, rules::Resolved<G>{rules::Resolver<G>::resolve(state, rng)}, rules::NoAudience{});
      }
      for (std::size_t at = 0; at < viewers.size(); ++at) {
        const std::string changes = changes_json(G::view(last, viewers[at]), G::view(state, viewers[at]));
        texts[at] = with_changes(texts[at], changes).value();
        ASSERT_EQ(texts[at], to_json(G::view(state, viewers[at])));
      }
      if (rules::NothingHidden<G>) {
        for (const std::string& text : texts) ASSERT_EQ(text, texts.front()) << "this game says that nothing is hidden in it";
      }
      last = state;
    }
  }
}

TEST(Changes, follow_whole_matches) {
  follow_matches<fantome::LeFantome>();
  follow_matches<parlour::Parlour>();
}

}  // namespace
}  // namespace minuit::codec
