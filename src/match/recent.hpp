// The last decisions of a match, and the match as it stood before them: enough to take one back and to tell someone who was gone
// for a moment what they missed.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/match.hpp"
#include "match/messages.hpp"

namespace minuit::match {

class Recent {
 public:
  void begin(const catalog::Match& start, u64 version);
  void clear() { *this = {}; }
  void decided(u64 version, const catalog::Match& now, std::string decision_json);
  // The match without its last decision. Asked only when `last` is there.
  [[nodiscard]] std::unique_ptr<catalog::Match> take_back(u64 version);

  struct Last {
    std::optional<Seat> chooser;
    bool revealed = false;
  };
  // The decision that could be taken back; nothing if it is not remembered.
  [[nodiscard]] std::optional<Last> last() const;

  // What happened after a version, as this viewer may know it; nothing if that is too long ago.
  [[nodiscard]] std::optional<std::vector<Missed>> since(u64 version, const rules::Viewer& viewer) const;

 private:
  struct Step {
    u64 version = 0;
    std::string decision;  // empty: the one before was taken back
    Last kind;
  };
  void forget();
  [[nodiscard]] std::unique_ptr<catalog::Match> replay(std::size_t steps) const;

  std::unique_ptr<catalog::Match> start_;
  u64 start_version_ = 0;
  std::vector<Step> steps_;
  std::unique_ptr<catalog::Match> middle_;  // as it stood after the steps that will be let go next, so that none is played again
};

}  // namespace minuit::match
