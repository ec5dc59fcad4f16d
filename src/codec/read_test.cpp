// Bad input gets a clear answer: the path of the fault, what was expected, the limit.
#include "codec/read.hpp"

#include <gtest/gtest.h>

#include "codec/write.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::codec {
namespace {

using fantome::LeFantome;
using Decision = rules::Decision<LeFantome>;

struct Bad {
  std::string text;
  std::string path;
  std::string message;  // a part of it
};

template <class T>
void refuses(const std::vector<Bad>& table) {
  for (const Bad& bad : table) {
    const auto result = read<T>(bad.text);
    ASSERT_FALSE(result.ok()) << bad.text << " was accepted as " << to_json(result.value());
    EXPECT_EQ(result.error().path, bad.path) << bad.text;
    EXPECT_NE(result.error().message.find(bad.message), std::string::npos) << bad.text << "\n" << result.error().message;
  }
}

TEST(Read, RefusesBadDecisions) {
  refuses<Decision>({
      {"", "$", "expected an object with a type, found the end of the text"},
      {"null", "$", "found null"},
      {"[]", "$", "found a list"},
      {"{", "$", "found the end of the text"},
      {"{}", "$.type", "missing field"},
      {R"({"type":1})", "$.type", "found 1"},
      {R"({"type":"Chosen"})", "$.seat", "missing field"},
      {R"({"type":"Cheated"})", "$.type", R"(expected one of Chosen, Chance, Elapsed, Resolved, found "Cheated")"},
      {R"({"type":"Elapsed","at":1})", "$.at", "unknown field"},
      {R"({"type":"Elapsed","a b":1})", R"($["a b"])", "unknown field"},
      {R"({"type":"Elapsed","type":"Elapsed"})", "$.type", "given twice"},
      {R"({"type":"Elapsed"}})", "$", "more text follows"},
      {R"({"type":"Elapsed"} x)", "$", "more text follows: x"},
      {R"({"type":"Elapsed",})", "$", "expected the name of a field"},
      {R"({"type" "Elapsed"})", "$", "expected a colon"},
      {R"({'type':'Elapsed'})", "$", "expected the name of a field"},
      {R"({"type":"Chosen","seat":8,"action":{"type":"Stay"}})", "$.seat", "a whole number from 0 to 7, found 8"},
      {R"({"type":"Chosen","seat":0,"seat":0,"action":{"type":"Stay"}})", "$.seat", "given twice"},
      {R"({"type":"Chosen","seat":0,"se\u0061t":0,"action":{"type":"Stay"}})", "$.seat", "given twice"},
      {R"({"type":"Chosen","seat":0,"action":{"type":"Move","from":29}})", "$.action.from", "from 1 to 28, found 29"},
      {R"({"type":"Chosen","seat":0,"action":{"type":"Move","from":1,"from":1}})", "$.action.from", "given twice"},
      {R"({"action":{"from":1,"from":1,"type":"Move"},"type":"Chosen","seat":0})", "$.action.from", "given twice"},
      {R"({"type":"Chosen","seat":0,"action":{"type":"Hide","from":2}})", "$.action.room", "missing field"},
      {R"({"type":"Chosen","seat":0,"action":{"type":"Hide","from":2,"room":"attic"}})", "$.action.room", R"(found "attic")"},
      {R"({"type":"Chosen","seat":0,"action":{"type":"Hide","from":2,"room":7}})", "$.action.room", "found 7"},
      {R"({"type":"Chance","outcome":{"type":"Roll","face":"six"}})", "$.outcome.face", "one of ghost, one, two, four, five"},
      {R"({"type":"Resolved","outcome":{"x":1}})", "$.outcome.x", "unknown field; there are none"},
      {R"({"x":[1,2,{"y":01}],"type":"Elapsed"})", "$.x", "expected a value, found 01"},
      {"{\"type\":\"\x1b[31m\"}", "$.type", "control character"},
      {"{\"type\":\"Elapsed\xff\"}", "$.type", "not valid UTF-8"},
      {"{\"\xc0\xaf\":1}", "$", "not valid UTF-8"},
      {"\xef\xbb\xbf{\"type\":\"Elapsed\"}", "$", "expected an object"},
  });
}

TEST(Read, RefusesBadNumbers) {
  for (const std::string number : {"1.0", "1e3",      "1e400",     "-1e400", "01",   "+1", "-",  "0x1",
                                   "NaN", "Infinity", "-Infinity", "1_0",    "1a",   ".5", "5.", "999999999999999999999999",
                                   "-1",  "256",      "\"1\"",     "true",   "null", "[]", ""})
    refuses<u8>({{number, "$", "expected a whole number from 0 to 255"}});
  refuses<i64>(
      {{"9223372036854775808", "$", "to 9223372036854775807"}, {"-9223372036854775809", "$", "from -9223372036854775808"}});
  refuses<u64>({{"18446744073709551616", "$", "to 18446744073709551615"}, {"-1", "$", "from 0"}});
  refuses<fantome::Square>({{"0", "$", "from 1 to 28"}, {"-1", "$", "from 1 to 28"}, {"-0", "$", "from 1 to 28"}});
}

TEST(Read, TakesNumbersAtTheirLimits) {
  EXPECT_EQ(read<u8>("255").value(), 255);
  EXPECT_EQ(read<i8>("-128").value(), -128);
  EXPECT_EQ(read<i64>("-9223372036854775808").value(), std::numeric_limits<i64>::min());
  EXPECT_EQ(read<u64>("18446744073709551615").value(), std::numeric_limits<u64>::max());
  EXPECT_EQ(read<fantome::Square>(" 28\r\n").value(), fantome::Square{28});
}

TEST(Read, RefusesBadText) {
  refuses<std::string>({
      {R"("a)", "$", "closing quote"},
      {R"("\x")", "$", "unknown escape"},
      {R"("\)", "$", "unknown escape"},
      {R"("\u12g4")", "$", "four hexadecimal digits"},
      {R"("\ud800")", "$", "surrogate"},
      {R"("\ud800\u0041")", "$", "surrogate"},
      {R"("\udc00")", "$", "surrogate"},
      {"\"\n\"", "$", "control character"},
      {"\"\xed\xa0\x80\"", "$", "not valid UTF-8"},
      {"\"\xf4\x90\x80\x80\"", "$", "not valid UTF-8"},
      {"\"\xe2\x82\"", "$", "not valid UTF-8"},
  });
}

TEST(Read, DecodesEscapes) {
  EXPECT_EQ(read<std::string>(R"("\"\\\/\b\f\n\r\tA\u00e9\u20AC\ud83d\udc7b")").value(), "\"\\/\b\f\n\r\tAé€👻");
  EXPECT_EQ(read<std::string>(R"("\u0000")").value(), std::string(1, '\0'));
}

TEST(Read, RefusesBadLists) {
  refuses<std::array<u8, 3>>({
      {"[1,2]", "$", "expected a list of 3, found 2"},
      {"[1,2,3,4]", "$", "expected a list of 3, found more"},
      {"[1,2,x]", "$[2]", "found x"},
      {"[1,2,]", "$[2]", "found ]"},
      {"[1 2]", "$", "a comma or ]"},
      {"{}", "$", "expected a list"},
  });
  refuses<BoundedList<Seat, 2>>({{"[0,1,2]", "$", "a list of at most 2"}, {"[0,9]", "$[1]", "from 0 to 7"}});
  refuses<SeatSet>({{"[1,0]", "$[1]", "ascending"}, {"[1,1]", "$[1]", "ascending"}, {"[8]", "$[0]", "from 0 to 7"}});
  refuses<std::vector<std::array<bool, 1>>>({{"[[true],[1]]", "$[1][0]", "true or false, found 1"}});
}

TEST(Read, NamesThePathInsideAView) {
  auto view = LeFantome::view(LeFantome::start(LeFantome::setup(4)), rules::Spectator{});
  std::string text = to_json(view);
  ASSERT_TRUE(read<LeFantome::View>(text).ok());
  const std::size_t last = text.rfind(R"({"type":"InHand"})");
  text.replace(last, 17, R"({"type":"OnStep","value":11})");
  refuses<LeFantome::View>({{text, "$.seats[3].figures[3].value", "from 3 to 10, found 11"}});
}

TEST(Read, TakesTheTypeInAnyPlace) {
  const auto decision = read<Decision>(R"({"action":{"room":"cabinet","from":2,"type":"Hide"},"seat":1,"type":"Chosen"})");
  ASSERT_TRUE(decision.ok());
  EXPECT_EQ(decision.value(),
            (Decision{rules::Chosen<LeFantome>{Seat{1}, fantome::Hide{fantome::Square{2}, fantome::Room::cabinet}}}));
}

TEST(Read, KeepsTheDefaultsOfASetup) {
  const auto config = read<LeFantome::Config>(R"({"players":5})");
  ASSERT_TRUE(config.ok());
  EXPECT_EQ(config.value(), LeFantome::setup(5));
  refuses<LeFantome::Config>(
      {{R"({"players":1})", "$.players", "from 2 to 8"}, {R"({"player":2})", "$.player", "unknown field"}});
}

struct Note {
  std::optional<u8> number = 3;
  bool kept = true;
  bool operator==(const Note&) const = default;
};
MINUIT_DESCRIBE(Note, (number, kept))

TEST(Read, TakesAMissingOptionalAsEmpty) {
  const Note empty{std::nullopt, false};
  EXPECT_EQ(read<Note>(R"({"kept":false})").value(), empty);
  EXPECT_EQ(read<Note>(R"({"number":null,"kept":false})").value(), empty);
  EXPECT_EQ(to_json(empty), R"({"number":null,"kept":false})");
  refuses<Note>({{R"({"number":1})", "$.kept", "missing field"}});
}

TEST(Read, BoundsTheText) {
  std::string text = "1";
  text.resize(kMostTextBytes, ' ');
  EXPECT_TRUE(read<u8>(text).ok());
  text += ' ';
  refuses<u8>({{text, "$", "at most 1048576 are read"}});
}

TEST(Read, BoundsTheDepth) {
  const auto nested = [](int levels) {
    const auto count = static_cast<std::size_t>(levels);
    return R"({"x":)" + std::string(count, '[') + std::string(count, ']') + R"(,"type":"Elapsed"})";
  };
  refuses<Decision>({{nested(kMostDepth - 1), "$.x", "unknown field"},
                     {nested(kMostDepth), "$.x", "nested deeper than 32 levels"},
                     {std::string(100'000, '['), "$", "expected an object"},
                     {R"({"x":)" + std::string(100'000, '['), "$.x", "nested deeper than 32 levels"}});
}

TEST(Read, RepeatsLittleOfTheText) {
  const auto result = read<Decision>(R"({"type":"Elapsed",")" + std::string(1000, 'x') + R"(":1})");
  ASSERT_FALSE(result.ok());
  EXPECT_LT(result.error().path.size(), 60U);
  EXPECT_EQ(shown("é\x1b[2J"), "???[2J");
}

TEST(Write, KeepsLongValuesWhole) {
  const std::vector<u64> numbers(1000, 18446744073709551615ULL);
  EXPECT_EQ(read<std::vector<u64>>(to_json(numbers)).value(), numbers);
  const std::vector<Raw> texts{{to_json(std::string(3000, 'x'))}, {"1"}};
  EXPECT_EQ(to_json(texts), "[" + texts[0].text + ",1]");
  EXPECT_EQ(read<std::vector<Raw>>(to_json(texts)).value(), texts);
  std::string out = "before ";
  write(out, u8{1});
  EXPECT_EQ(out, "before 1");
}

TEST(Write, GivesCompactJson) {
  EXPECT_EQ(to_json(Decision{rules::Chosen<LeFantome>{Seat{0}, fantome::Move{fantome::Square{12}}}}),
            R"({"type":"Chosen","seat":0,"action":{"type":"Move","from":12}})");
  EXPECT_EQ(to_json(Decision{rules::Chance<LeFantome>{fantome::Roll{fantome::Face::ghost}}}),
            R"({"type":"Chance","outcome":{"type":"Roll","face":"ghost"}})");
  EXPECT_EQ(to_json(Decision{rules::Resolved<LeFantome>{}}), R"({"type":"Resolved","outcome":{}})");
  EXPECT_EQ(to_json(SeatSet::first(3)), "[0,1,2]");
  EXPECT_EQ(to_json(std::vector<double>{0.25, -1e300, std::numeric_limits<double>::infinity()}), "[0.25,-1e+300,null]");
  EXPECT_EQ(to_json(std::string("\"\\\n\x01é")), R"("\"\\\n\u0001é")");
}

}  // namespace
}  // namespace minuit::codec
