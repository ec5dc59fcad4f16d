// Which folder may include which. The table is the law; docs/ARCHITECTURE.md draws it.
#pragma once
#include <optional>

#include "tests/tidy/source.hpp"

namespace minuit::tidy {

// A star stands for one game; on the right of the table it is the same game as on the left.
struct Layer {
  std::string_view folder;
  std::vector<std::string_view> may_include;
  std::vector<std::string_view> may_use;  // beginnings of foreign headers beyond the standard library
};

inline const std::vector<Layer> kLayers{
    {"src/base", {}, {"boost/describe", "boost/mp11"}},
    {"src/texts", {"base"}, {}},
    {"src/rules/contract", {"texts", "base"}, {}},
    {"src/rules/games/*", {"rules/contract", "texts", "base"}, {"boost/describe"}},
    {"src/resolve/*", {"rules/games/*", "rules/contract", "base"}, {"bullet/"}},
    {"src/codec", {"rules", "base"}, {"boost/describe", "boost/mp11", "boost/json"}},
    {"src/catalog", {"rules", "resolve", "codec", "base"}, {"boost/mp11"}},
    {"src/bots", {"bots", "rules", "texts", "base"}, {}},
    {"src/bots/search", {"rules/contract", "base"}, {}},
    {"src/bots/pilots/*", {"bots", "rules/games/*", "rules/contract", "texts", "base"}, {}},
    {"src/match", {"catalog", "codec", "rules/contract", "texts", "base"}, {}},
    {"src/store", {"base"}, {"sqlite3.h", "libpq-fe.h", "unistd.h", "fcntl.h", "sys/"}},
    {"src/net", {"base"}, {"boost/", "liburing.h", "openssl/", "unistd.h", "sys/", "netinet/"}},
    {"src/assets", {}, {}},
    {"src/server",
     {"match", "store", "net", "bots", "catalog", "codec", "texts", "assets", "base"},
     {"openssl/", "prometheus/", "spdlog/", "arpa/", "ifaddrs.h", "net/if.h", "netinet/", "malloc.h", "unistd.h", "fcntl.h",
      "sys/"}},
    {"src/sim", {"match", "store", "bots", "catalog", "codec", "rules/contract", "base"}, {}},
    {"src/lab", {"bots", "catalog", "resolve", "codec", "rules", "texts", "base"}, {"unistd.h", "sys/"}},
    {"src/apps", {""}, {"CLI/", "unistd.h", "sys/"}},
    {"bench",
     {"bench", "lab", "bots", "catalog", "resolve", "codec", "rules", "base"},
     {"boost/json", "embree3/", "unistd.h", "sys/"}},
    {"bench/load",
     {"bench/load", "server", "sim", "match", "store", "codec", "rules/contract", "base"},
     {"CLI/", "arpa/", "netinet/", "fcntl.h", "poll.h", "unistd.h", "sys/"}},
};

// Matches a folder of the table against the beginning of a path; gives what the star stood for.
[[nodiscard]] inline std::optional<std::string> match_folder(std::string_view folder, std::string_view path) {
  const std::size_t star = folder.find('*');
  if (star == std::string_view::npos)
    return path.starts_with(folder) && (folder.empty() || path.substr(folder.size()).starts_with('/')) ? std::optional("")
                                                                                                       : std::nullopt;
  if (!path.starts_with(folder.substr(0, star))) return std::nullopt;
  const std::string_view rest = path.substr(star);
  const std::size_t slash = rest.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  return std::string(rest.substr(0, slash));
}

struct Place {
  const Layer* layer = nullptr;
  std::string game;
};

[[nodiscard]] inline Place place_of(std::string_view path) {
  Place best;
  for (const Layer& layer : kLayers)
    if (const auto game = match_folder(layer.folder, path);
        game && (best.layer == nullptr || layer.folder.size() > best.layer->folder.size()))
      best = {&layer, *game};
  return best;
}

[[nodiscard]] inline bool may_include(const Place& place, std::string_view included) {
  const Place target = place_of("src/" + std::string(included));
  if (target.layer == place.layer && target.game == place.game) return true;
  for (const std::string_view folder : place.layer->may_include) {
    if (folder.empty()) return true;
    const auto game = match_folder(folder, included);
    if (game && (folder.find('*') == std::string_view::npos || *game == place.game)) return true;
  }
  return false;
}

[[nodiscard]] inline bool is_standard(std::string_view header) { return header.find_first_of("./") == std::string_view::npos; }

[[nodiscard]] inline bool may_use(const Layer& layer, std::string_view header) {
  return is_standard(header) || std::ranges::any_of(layer.may_use, [&](auto start) { return header.starts_with(start); });
}

// Tests may look at everything.
[[nodiscard]] inline Findings check_layers(const Source& source) {
  if (!source.is_cpp() || source.is_test()) return {};
  const Place place = place_of(source.path);
  if (place.layer == nullptr) return {{source.path, 1, "layer", "its folder is not in the table of tests/tidy/layers.hpp"}};
  Findings findings;
  for (const Include& include : includes_of(source)) {
    const bool allowed = include.quoted ? may_include(place, include.path) : may_use(*place.layer, include.path);
    if (!allowed)
      findings.push_back(
          {source.path, include.line, "layer", std::string(place.layer->folder) + " may not include " + include.path});
  }
  return findings;
}

}  // namespace minuit::tidy
