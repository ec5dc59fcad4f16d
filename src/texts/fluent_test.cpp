// Catalogues read and put into words: what docs/TEXTS.md says of the format, and what becomes of a file with a fault.
#include "texts/fluent.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace minuit::texts {
namespace {

using Given = std::vector<Argument>;
using Names = std::vector<std::string>;

const Grammar kFrench{"et", {0, 1}, "! ? ; : % »", "«"};
const Grammar kEnglish{"and", {1}, "", ""};

Catalogue read(std::string_view text) {
  auto read = read_catalogue(text);
  const auto* fault = std::get_if<Unreadable>(&read);
  EXPECT_EQ(fault, nullptr) << fault->line << ": " << fault->why;
  return fault == nullptr ? std::move(std::get<Catalogue>(read)) : Catalogue();
}

// The message m in words.
std::string said(std::string_view text, const Given& given = {}, const Grammar& grammar = kEnglish) {
  const Catalogue catalogue = read(text);
  const auto found = catalogue.find("m");
  return found == catalogue.end() ? "there is no m" : *put(catalogue, grammar, "m", found->second.arguments, given);
}

std::string fault_of(std::string_view text) {
  const auto read = read_catalogue(text);
  const auto* fault = std::get_if<Unreadable>(&read);
  return fault == nullptr ? "none" : std::to_string(fault->line) + ": " + fault->why;
}

TEST(Fluent, a_text_is_itself) {
  EXPECT_EQ(said("m = The doors open!\n"), "The doors open!");
  EXPECT_EQ(said("m = The doors open!"), "The doors open!");
  EXPECT_EQ(said("m=a = b"), "a = b");
  EXPECT_EQ(said("m = ! Hugo    [ ] a room  \nother = x\n"), "! Hugo    [ ] a room");
  EXPECT_EQ(said("m =\n    one\n    two\n\n    three\n"), "one\ntwo\nthree");
  EXPECT_EQ(put(read("m = a\n"), kEnglish, "n", {}, {}), std::nullopt);
}

TEST(Fluent, quotes_hold_what_cannot_be_typed) {
  EXPECT_EQ(said(R"(m = {"{ }"} Biblio{"\u00AD"}thek{"\u2026"} {"\"\\"}{""}.)"), "{ } Biblio\u00ADthek\u2026 \"\\.");
  EXPECT_EQ(said(R"(m = a{"  "})"), "a  ");
}

TEST(Fluent, the_comment_lists_the_arguments_in_their_order) {
  EXPECT_EQ(said("# $who (text), $square (number)\nm = { $square }, {$who}\n", {"Red", 5}), "5, Red");
  EXPECT_EQ(
      said("# Of a turn: $a (text),\n# $b (text?). Step 0, or $c, is the cellar.\nm = { $b }{ $a }{ $c }\n", {"x", "y", "z"}),
      "yx");
  EXPECT_EQ(read("# $a (text)\n\nm = b\n").at("m").arguments, Names());
  EXPECT_EQ(read("# $a (text)\n## Group $b (text)\nm = b\n").at("m").arguments, Names());
  EXPECT_EQ(read("# $a (text)\nm = { $a }\nn = b\n").at("n").arguments, Names());
  EXPECT_EQ(said("# $a (text)\nm = <{ $a }>\n"), "<>") << "what is not given is left out";
}

TEST(Fluent, numbers_have_a_true_minus) {
  const std::string_view number = "# $n (number)\nm = { $n }\n";
  EXPECT_EQ(said(number, {-3}), "\u22123");
  EXPECT_EQ(said(number, {0}), "0");
  EXPECT_EQ(said(number, {12'000}), "12000");
  EXPECT_EQ(said(number, {std::numeric_limits<i64>::min()}), "\u22129223372036854775808");
  const std::string_view with_sign = "# $n (number)\nm = { SIGNED($n) }\n";
  EXPECT_EQ(said(with_sign, {3}), "+3");
  EXPECT_EQ(said(with_sign, {0}), "0");
  EXPECT_EQ(said(with_sign, {-3}), "\u22123");
}

TEST(Fluent, a_choice_by_number_prefers_the_number_itself_to_its_plural_form) {
  const std::string_view text = R"(# $n (number)
m = { $n ->
    [0] none
    [one] { $n } case
    [-2] two less
   *[other] { $n } cases
} of it
)";
  EXPECT_EQ(said(text, {0}), "none of it");
  EXPECT_EQ(said(text, {1}), "1 case of it");
  EXPECT_EQ(said(text, {-1}), "\u22121 case of it");
  EXPECT_EQ(said(text, {-2}), "two less of it");
  EXPECT_EQ(said(text, {7}), "7 cases of it");
  const std::string_view plural = "# $n (number)\nm = { $n ->\n    [one] s\n   *[other] p\n}\n";
  EXPECT_EQ(said(plural, {0}, kFrench), "s");
  EXPECT_EQ(said(plural, {0}, kEnglish), "p");
  EXPECT_EQ(said(plural, {2}, kFrench), "p");
  EXPECT_EQ(said(plural, {std::numeric_limits<i64>::min()}, kFrench), "p");
}

TEST(Fluent, a_choice_by_text_knows_keys_of_the_wire) {
  const std::string_view text = R"(# $key (text)
m = a { $key ->
    [kitchen] b
    [le_fantome] c
   *[other] d
}
)";
  EXPECT_EQ(said(text, {"kitchen"}), "a b");
  EXPECT_EQ(said(text, {"le-fantome"}), "a c");
  EXPECT_EQ(said(text, {"other"}), "a d");
  EXPECT_EQ(said(text, {""}), "a d");
  EXPECT_EQ(said("# $key (text)\nm = { $key ->\n   *[x] d\n    [other] o\n}\n", {"y"}), "d") << "the star decides";
}

TEST(Fluent, a_choice_by_flag_and_choices_within_choices) {
  const std::string_view text = R"(# $late (flag), $n (number)
m = { $late ->
    [true] { $n ->
        [one] late once
       *[other] late
    }
   *[false]
        in time
}
)";
  EXPECT_EQ(said(text, {true, 1}), "late once");
  EXPECT_EQ(said(text, {true, 2}), "late");
  EXPECT_EQ(said(text, {false, 1}), "in time");
}

TEST(Fluent, variants_may_begin_at_the_margin) {
  EXPECT_EQ(said("# $n (number)\nm = { $n ->\n[one] a\n\n*[other] b\n}\n", {1}), "a");
}

TEST(Fluent, names_are_listed_and_counted) {
  const std::string_view text = "# $who (texts)\nm = { LIST($who) } ({ COUNT($who) })\n";
  EXPECT_EQ(said(text, {Names{"Léa"}}, kFrench), "Léa (1)");
  EXPECT_EQ(said(text, {Names{"Léa", "Max"}}, kFrench), "Léa et Max (2)");
  EXPECT_EQ(said(text, {Names{"Léa", "Max", "Zoé"}}), "Léa, Max and Zoé (3)");
  EXPECT_EQ(said(text, {Names{}}), " (0)");
  const std::string_view choice = "# $who (texts)\nm = { COUNT($who) ->\n    [0] nobody\n    [one] one\n   *[other] many\n}\n";
  EXPECT_EQ(said(choice, {Names{}}, kFrench), "nobody");
  EXPECT_EQ(said(choice, {Names{"a"}}), "one");
  EXPECT_EQ(said(choice, {Names{"a", "b"}}), "many");
}

TEST(Fluent, a_thing_has_a_name) {
  const std::string_view text = R"(# $room (text)
m = { CAPITAL(NAME("rooms", $room)) }
rooms-kitchen = la cuisine
rooms-FM_52 = l’étage
rooms-0 = œuvre
)";
  EXPECT_EQ(said(text, {"kitchen"}), "La cuisine");
  EXPECT_EQ(said(text, {"FM-52"}), "L’étage");
  EXPECT_EQ(said(text, {0}), "Œuvre");
  EXPECT_EQ(said(text, {"attic"}), "Attic") << "a key without a message is shown as it is";
}

TEST(Fluent, capitals_of_letters_with_accents) {
  const std::string_view text = "# $a (text)\nm = { CAPITAL($a) }\n";
  EXPECT_EQ(said(text, {"étage"}), "Étage");
  EXPECT_EQ(said(text, {"à"}), "À");
  EXPECT_EQ(said(text, {"Étage"}), "Étage");
  EXPECT_EQ(said(text, {"÷"}), "÷");
  EXPECT_EQ(said(text, {"¿no?"}), "¿no?");
  EXPECT_EQ(said(text, {""}), "");
}

TEST(Fluent, by_its_first_letter_and_whether_there_is_a_name) {
  const std::string_view onset = "# $who (text)\nm = { ONSET($who) ->\n    [vowel] d’{ $who }\n   *[other] de { $who }\n}\n";
  for (const char* name : {"Ombre", "Élise", "ïda", "Œdipe", "Òscar", "Yann", "E\u0301lise"})
    EXPECT_EQ(said(onset, {name}), "d’" + std::string(name));
  for (const char* name : {"Biscotte", "Çelik", "ñandú", "4", ""}) EXPECT_EQ(said(onset, {name}), "de " + std::string(name));
  const std::string_view given = "# $who (text?)\nm = { GIVEN($who) ->\n    [yes] by { $who }\n   *[no] by nobody\n}\n";
  EXPECT_EQ(said(given, {"Léa"}), "by Léa");
  EXPECT_EQ(said(given, {""}), "by nobody");
  EXPECT_EQ(said(given), "by nobody");
}

TEST(Fluent, messages_within_messages_are_given_the_arguments_of_the_same_names) {
  const std::string_view text = R"(# $n (number), $who (text)
m = { $who } takes { taken }.
# $n (number)
taken = { $n } { things }
things = things
)";
  EXPECT_EQ(said(text, {2, "Léa"}), "Léa takes 2 things.");
  EXPECT_EQ(said("m = { lost }\n"), "lost") << "one that there is not is told by its name";
  EXPECT_EQ(said("m = a{ m }\n"), "aaaaaaaaam") << "a circle ends";
}

TEST(Fluent, some_spaces_do_not_break_in_french) {
  const std::string_view text = "# $who (text)\nm = « Non » : 8:30 { $who } ! Et 5 % ; hein ?\n";
  EXPECT_EQ(said(text, {"Qui ?"}, kFrench), "«\u00A0Non\u00A0»\u00A0: 8:30 Qui ?\u00A0! Et 5\u00A0%\u00A0; hein\u00A0?");
  EXPECT_EQ(said(text, {"Qui ?"}, kEnglish), "« Non » : 8:30 Qui ? ! Et 5 % ; hein ?");
  EXPECT_EQ(said(R"(m = a{" "}: b)", {}, kFrench), "a : b") << "what is quoted is left as it is";
}

TEST(Fluent, a_fault_is_named_with_its_line) {
  EXPECT_EQ(fault_of("# a comment\n\nm = fine\n"), "none");
  EXPECT_EQ(fault_of(""), "none");
  EXPECT_EQ(fault_of("a = b\n\nwhat is this\n"), "3: this is neither a comment nor a message");
  EXPECT_EQ(fault_of("    = b\n"), "1: this is neither a comment nor a message");
  EXPECT_EQ(fault_of("# $n (number)\na = { $n ->\n    [0] x\n   *[other] y\n}\nb = c }\n"),
            "6: b: a brace is closed that was not opened");
  EXPECT_EQ(fault_of("a = b\nc = { $n\n"), "2: c: expected }");
  EXPECT_EQ(fault_of("a = { $n ->\n    [0] x\n    [1] y\n}\n"), "1: a: no variant is marked by a star");
  EXPECT_EQ(fault_of("a = { $n ->\n    0 x\n}\n"), "1: a: expected [");
  EXPECT_EQ(fault_of("a = { $n ->\n   *[other] x\nb = c\n"), "1: a: expected }");
  EXPECT_EQ(fault_of("a = { }\n"), "1: a: a name is missing");
  EXPECT_EQ(fault_of("a = { $ }\n"), "1: a: a name is missing");
  EXPECT_EQ(fault_of("a = {\"\n"), "1: a: a quotation mark is missing");
  EXPECT_EQ(fault_of("a = { LIST($n\n"), "1: a: expected )");
  EXPECT_EQ(fault_of("a = {\"\\u"), "1: a: a quotation mark is missing");
  EXPECT_EQ(fault_of("a = b\nc =\n"), "2: c: it has no text");
  EXPECT_EQ(fault_of("a = b\n\na = c\n"), "3: a: it is there twice");
}

// Whatever was typed, reading ends and harms nothing.
TEST(Fluent, a_text_cut_off_anywhere_is_read_or_refused) {
  constexpr std::string_view kText = R"(# $n (number), $who (texts)
m = { COUNT($who) ->
    [0] {"\u00A0\\"}
    [one] { NAME("rooms", "attic") } { $n ->
        [1] a
       *[other] { SIGNED($n) }
    }
   *[other] { CAPITAL(LIST($who)) }
} { rooms-attic }
rooms-attic = x
)";
  for (std::size_t size = 0; size <= kText.size(); ++size) {
    const auto read = read_catalogue(kText.substr(0, size));
    const auto* catalogue = std::get_if<Catalogue>(&read);
    if (catalogue == nullptr) continue;
    for (const auto& [name, message] : *catalogue)
      EXPECT_TRUE(put(*catalogue, kFrench, name, message.arguments, {5, Names{"a", "b"}}).has_value());
  }
}

}  // namespace
}  // namespace minuit::texts
