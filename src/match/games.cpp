#include "match/games.hpp"

#include "catalog/catalog.hpp"
#include "codec/write.hpp"

namespace minuit::match {

u32 newest_in_catalog(std::string_view game) {
  for (const catalog::GameInfo& info : catalog::games())
    if (info.id == game) return info.rules_version;
  return 0;
}

std::string stand_in_level(const Games& games, std::string_view game) {
  return games.has_bot(game, "normal") ? "normal" : "random";
}

std::optional<std::string> usual_in_catalog(std::string_view game, u32 players) {
  std::optional<std::string> setup;
  (void)catalog::with_game(game, [&]<class G>(std::type_identity<G> /*game*/) { setup = usual_setup_of<G>(players); });
  return setup;
}

std::string header_line(std::string_view game, u32 rules_version, std::string_view config_json) {
  std::string line = R"({"game":)";
  codec::write(line, std::string(game));
  line += R"(,"rules_version":)" + std::to_string(rules_version) + R"(,"config":)";
  line += config_json;
  return line += '}';
}

}  // namespace minuit::match
