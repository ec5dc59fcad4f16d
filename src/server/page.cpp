#include "server/page.hpp"

#include "catalog/game_info.hpp"

namespace minuit::server {

std::string_view style_sheet() {
  return R"css(:root { color-scheme: dark; }
body { margin: 0; background: radial-gradient(circle at 78% 8rem, #2b3166 0, #141630 24rem, #0b0c1c 60rem) fixed; color: #e8e4d8;
  font: 1.05rem/1.6 Georgia, "Times New Roman", serif; }
main { max-width: 44rem; margin: 0 auto; padding: 4rem 1.5rem 5rem; }
h1 { font-size: 3.2rem; font-weight: normal; letter-spacing: .08em; margin: 0; }
h1::after { content: ""; display: block; width: 5rem; border-bottom: 2px solid #e0b65c; margin: .6rem 0 1.4rem; }
h2 { font-size: 1.25rem; font-weight: normal; color: #e0b65c; margin: 2.4rem 0 .6rem; }
section + section { border-top: 1px solid #3a3d63; margin-top: 2.8rem; padding-top: .4rem; }
ul { list-style: none; padding: 0; margin: 0; }
li { background: #1d2046; border-left: 3px solid #e0b65c; border-radius: 4px; margin: .5rem 0; padding: .7rem 1rem; }
li small { display: block; color: #b3b0c9; }
pre { background: #0a0b18; border-radius: 6px; overflow-x: auto; padding: 1rem; font-size: .85rem; line-height: 1.5; }
code { font-family: "DejaVu Sans Mono", Consolas, monospace; }
a { color: #f0cd84; }
)css";
}

namespace {

std::string games_in(bool french) {
  std::string list;
  for (const catalog::GameInfo& game : catalog::games()) {
    list.append("<li>").append(french ? game.name.french : game.name.english).append("<small>");
    list.append(std::to_string(game.players.fewest)).append(french ? " à " : " to ").append(std::to_string(game.players.most));
    list.append(french ? " joueurs" : " players").append(" · <code>").append(game.id).append("</code></small></li>\n");
  }
  return list;
}

std::string example() {
  const std::string game(catalog::games().front().id);
  return "<pre><code>POST /api/me              {\"name\":\"Camille\"}\nPOST /api/tables          {\"command\":1,\"game\":\"" +
         game +
         "\",\"players\":3,\"bots\":[\"normal\"]}\nGET  /ws/&lt;table&gt;          (WebSocket)\n"
         "  &gt; {\"type\":\"Hello\",\"protocol\":1,\"version\":0}\n  &gt; {\"type\":\"Begin\",\"command\":2}</code></pre>\n";
}

}  // namespace

std::string front_page() {
  std::string page =
      "<!doctype html>\n<html lang=\"fr\">\n<head>\n<meta charset=\"utf-8\">\n<title>Minuit</title>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<link rel=\"stylesheet\" href=\"";
  page.append(kStyleSheetPath).append("\">\n</head>\n<body>\n<main>\n<h1>Minuit</h1>\n");
  page +=
      "<section lang=\"fr\">\n<p>Le serveur est en marche. Des jeux de société à jouer en famille et entre amis, des robots aux "
      "places libres ; rien de ce qui est joué ne se perd.</p>\n<h2>Les jeux</h2>\n<ul>\n";
  page += games_in(true);
  page += "</ul>\n<h2>Jouer depuis un programme</h2>\n<p>Garde le cookie reçu : c'est lui qui dit qui tu es.</p>\n";
  page += example();
  page +=
      "<p>À lire : <a href=\"/api/games\">les jeux</a>, <a href=\"/api/tables\">les tables publiques</a>, "
      "<a href=\"/health\">l'état du serveur</a>.</p>\n</section>\n";
  page +=
      "<section lang=\"en\">\n<p>The server is running. Board games for family and friends, bots in the empty seats; nothing "
      "that "
      "is played is ever lost.</p>\n<h2>The games</h2>\n<ul>\n";
  page += games_in(false);
  page += "</ul>\n<h2>Playing from a program</h2>\n<p>Keep the cookie you are given: it says who you are.</p>\n";
  page += example();
  page +=
      "<p>To read: <a href=\"/api/games\">the games</a>, <a href=\"/api/tables\">the public tables</a>, "
      "<a href=\"/health\">how the server is</a>.</p>\n</section>\n</main>\n</body>\n</html>\n";
  return page;
}

}  // namespace minuit::server
