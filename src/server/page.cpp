#include "server/page.hpp"

#include "catalog/game_info.hpp"
#include "match/limits.hpp"
#include "texts/texts.hpp"

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

using texts::Words;

std::string games_in(const Words& words) {
  std::string list;
  for (const catalog::GameInfo& game : catalog::games()) {
    list.append("<li>").append(game.name).append("<small>");
    list.append(words("page-players", game.players.fewest, game.players.most));
    list.append(" · <code>").append(game.id).append("</code></small></li>\n");
  }
  return list;
}

std::string example() {
  const std::string game(catalog::games().front().id);
  return "<pre><code>POST /api/me              {\"name\":\"Camille\"}\nPOST /api/tables          {\"command\":1,\"game\":\"" +
         game +
         "\",\"players\":3,\"bots\":[\"normal\"]}\nGET  /ws/&lt;table&gt;          (WebSocket)\n"
         "  &gt; {\"type\":\"Hello\",\"protocol\":" +
         std::to_string(match::kProtocolVersion) + ",\"version\":0}\n  &gt; {\"type\":\"Begin\",\"command\":2}</code></pre>\n";
}

std::string paragraph(std::string_view text) { return "<p>" + std::string(text) + "</p>\n"; }
std::string heading(std::string_view text) { return "<h2>" + std::string(text) + "</h2>\n"; }
std::string link(std::string_view to, std::string_view text) {
  return "<a href=\"" + std::string(to) + "\">" + std::string(text) + "</a>";
}

std::string section(texts::Language language) {
  const Words words("common/server", language);
  std::string text = "<section lang=\"" + std::string(language.code()) + "\">\n";
  text += paragraph(words("page-running"));
  text += heading(words("page-games")) + "<ul>\n" + games_in(words) + "</ul>\n";
  text += heading(words("page-programs")) + paragraph(words("page-cookie")) + example();
  text += paragraph(words("page-read", link("/api/games", words("page-read_games")),
                          link("/api/tables", words("page-read_tables")), link("/health", words("page-read_health"))));
  return text + "</section>\n";
}

}  // namespace

std::string front_page() {
  std::string page = "<!doctype html>\n<html lang=\"";
  page.append(texts::Language().code());
  page.append(
      "\">\n<head>\n<meta charset=\"utf-8\">\n<title>Minuit</title>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<link rel=\"stylesheet\" href=\"");
  page.append(kStyleSheetPath).append("\">\n</head>\n<body>\n<main>\n<h1>Minuit</h1>\n");
  for (const texts::Language language : texts::Language::all()) page += section(language);
  return page + "</main>\n</body>\n</html>\n";
}

}  // namespace minuit::server
