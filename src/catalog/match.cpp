#include "catalog/match.hpp"

#include "catalog/catalog.hpp"
#include "catalog/match_of.hpp"

namespace minuit::catalog {

Match::Answer Match::decide(std::string_view decision_json) {
  Answer answer = propose(decision_json);
  if (std::holds_alternative<std::monostate>(answer)) take();
  return answer;
}

Result<std::unique_ptr<Match>, codec::Fault> open_match(std::string_view header_line) {
  const auto header = codec::read_header(header_line);
  if (!header.ok()) return header.error();
  std::optional<Result<std::unique_ptr<Match>, codec::Fault>> opened;
  const bool known =
      with_game(header.value().game, [&]<class G>(std::type_identity<G> /*game*/) { opened = open_match_of<G>(header_line); });
  if (!known) return codec::Fault{"$.game", "no game \"" + codec::shown(header.value().game) + "\"; there are: " + known_games()};
  return std::move(*opened);
}

}  // namespace minuit::catalog
