// What the terminal shows: the sentences of the events that are more than one pattern, and a picture that is straight in every
// language.
#include "rules/games/le_fantome_de_minuit/words.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

void expect_told(const Event& event, const std::string& french, const std::string& english) {
  EXPECT_EQ(sentence(event, rules::Language()), french);
  EXPECT_EQ(sentence(event, texts::english()), english);
}

TEST(FantomeWords, a_figure_is_placed_or_comes_back) {
  expect_told(Placed{Seat{0}, InHand{}, Square{7}}, "Rouge place une figurine sur la case 7.", "Red puts a figure on square 7.");
  expect_told(Placed{Seat{1}, OnStep{StepValue{10}}, Square{7}}, "Bleu revient de la marche 10 sur la case 7.",
              "Blue comes back from step 10 onto square 7.");
  expect_told(Placed{Seat{1}, InCellar{}, Square{7}}, "Bleu revient du cellier sur la case 7.",
              "Blue comes back from the cellar onto square 7.");
}

TEST(FantomeWords, hugo_climbs_arrives_and_walks) {
  expect_told(HugoWalked{OnStep{StepValue{10}}, OnStep{StepValue{7}}}, "Hugo avance de la marche 10 à la marche 7.",
              "Hugo walks from step 10 to step 7.");
  expect_told(HugoWalked{OnStep{StepValue{4}}, OnSquare{Square{2}}},
              "Hugo quitte l’escalier et va jusqu’à la case 2\u00A0: les pièces sont ouvertes\u00A0!",
              "Hugo leaves the stairs and walks to square 2: the rooms are open!");
  expect_told(HugoWalked{OnSquare{Square{27}}, OnSquare{Square{2}}}, "Hugo avance de la case 27 à la case 2.",
              "Hugo walks from square 27 to square 2.");
}

TEST(FantomeWords, who_is_caught_and_where_to) {
  Bands bands;
  bands.push_back({Seat{0}, 1});
  bands.push_back({Seat{6}, 2});
  expect_told(Captured{Square{4}, bands, OnStep{StepValue{9}}},
              "Hugo attrape Rouge et Blanc (2 figurines) sur la case 4\u00A0: direction la marche 9.",
              "Hugo catches Red and White (2 figures) on square 4: off to step 9.");
  expect_told(Captured{Square{4}, bands, InCellar{}},
              "Hugo attrape Rouge et Blanc (2 figurines) sur la case 4\u00A0: direction le cellier.",
              "Hugo catches Red and White (2 figures) on square 4: off to the cellar.");
  bands.push_back({Seat{7}, 1});
  expect_told(Trapped{Cause::rooms_full, bands},
              "Toutes les pièces sont prises\u00A0: direction le cellier pour Rouge, Blanc (2 figurines) et Vert.",
              "Every room is taken: off to the cellar with Red, White (2 figures) and Green.");
  expect_told(Trapped{Cause::turn_cap, bands},
              "La manche a assez duré\u00A0: direction le cellier pour Rouge, Blanc (2 figurines) et Vert.",
              "The round has lasted long enough: off to the cellar with Red, White (2 figures) and Green.");
}

TEST(FantomeWords, rooms_points_and_winners) {
  expect_told(Hid{Seat{3}, Square{4}, Room::music_room}, "Jaune quitte la case 4 et se cache dans le salon de musique.",
              "Yellow leaves square 4 and hides in the music room.");
  expect_told(CameOut{Seat{4}, Room::music_room, Square{4}}, "Noir sort du salon de musique sur la case 4.",
              "Black comes out of the music room onto square 4.");
  RoundEnded ended{.round = 2, .points = {}};
  ended.points.push_back(7);
  ended.points.push_back(-3);
  expect_told(ended, "Fin de la manche 2. Points d’épouvante\u00A0: Rouge 7, Bleu \u22123.",
              "End of round 2. Fright points: Red 7, Blue \u22123.");
  Ended over;
  over.winners.push_back(Seat{5});
  expect_told(over, "Lilas gagne la partie\u00A0!", "Lilac wins the match!");
  over.winners.push_back(Seat{2});
  expect_told(over, "Lilas et Turquoise gagnent ensemble\u00A0!", "Lilac and Turquoise win together!");
}

std::size_t columns(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

TEST(FantomeWords, every_language_draws_the_castle_straight_and_tells_the_players_apart) {
  const View view = LeFantome::view(scenario::read_position("players 8; a 5; h 6; hugo 9; next roll a"), rules::Spectator{});
  for (const rules::Language language : rules::Language::all()) {
    std::istringstream drawn(picture(view, language, rules::Ink::plain));
    std::vector<std::string> lines;
    for (std::string line; std::getline(drawn, line);) lines.push_back(line);
    // Two rows of rooms, five of squares, the stairs, eight players.
    ASSERT_EQ(lines.size(), 16U);
    for (const auto& [line, square] : {std::pair{2, "14"}, {3, "15"}, {4, "16"}}) {
      const std::size_t at = lines[static_cast<std::size_t>(line)].rfind(square);
      ASSERT_NE(at, std::string::npos) << lines[static_cast<std::size_t>(line)];
      EXPECT_EQ(columns(lines[static_cast<std::size_t>(line)].substr(0, at)), 66U) << language.code();
    }
    std::set<std::string> letters;
    for (std::size_t seat = 0; seat < 8; ++seat) {
      const std::string& line = lines[8 + seat];
      letters.insert(line.substr(2, 1));
      EXPECT_EQ(columns(line), 17U) << line;
    }
    EXPECT_EQ(letters.size(), 8U) << language.code();
  }
}

}  // namespace
}  // namespace minuit::fantome
