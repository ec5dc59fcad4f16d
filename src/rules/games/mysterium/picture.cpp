// The table in letters: what is laid out, the mediums with their visions, the ghost's side as far as it is seen, the groups.
#include <string>
#include <string_view>

#include "rules/games/mysterium/words.hpp"

namespace minuit::mysterium {

namespace {

constexpr std::array<std::string_view, kMostMediums> kInks{"\033[91m", "\033[94m", "\033[93m",
                                                           "\033[92m", "\033[95m", "\033[97m"};
constexpr std::string_view kInkOff = "\033[0m";

class Picture {
 public:
  Picture(const View& view, rules::Language language, rules::Ink ink)
      : view_(view), words_("mysterium/engine", language), ink_(ink) {}

  [[nodiscard]] std::string drawn() {
    line(words_("picture-head", view_.hour, kHours, view_.crows, view_.pile, view_.heap));
    for (const Kind kind : kAllKinds)
      line(words_("picture-laid", enum_name(kind)) + numbers(view_.laid[static_cast<std::size_t>(kind)]));
    line(words_("picture-hand") + (view_.hand.empty() ? std::string(view_.hand_size, '#').insert(0, " ") : numbers(view_.hand)));
    for (std::size_t at = 0; at < view_.mediums.size(); ++at) medium(at);
    for (std::size_t at = 0; at < view_.groups.size(); ++at) group(at);
    if (!view_.shared.empty()) line(words_("picture-shared") + numbers(view_.shared));
    if (!view_.face_down.empty()) line(words_("picture-face_down") + numbers(view_.face_down));
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string name(Medium medium) const {
    const std::string text = words_("mediums-" + std::string(medium_key(medium)));
    return ink_ == rules::Ink::plain ? text : std::string(kInks[medium.value]) + text + std::string(kInkOff);
  }
  [[nodiscard]] static std::string numbers(const auto& list) {
    std::string text;
    for (const auto& each : list) text += " " + std::to_string(each.number());
    return text;
  }
  void line(const std::string& text) {
    out_ += text;
    out_ += '\n';
  }

  void medium(std::size_t at) {
    const MediumView& each = view_.mediums[at];
    std::string text = "  " + words_("picture-medium", name(Medium(static_cast<i64>(at))), each.seat.number()) +
                       (each.sleeve.empty() ? " -" : numbers(each.sleeve));
    if (!each.targets.empty()) text += ", " + words_("picture-targets") + numbers(each.targets);
    if (!each.visions.empty()) text += ", " + words_("picture-visions");
    for (const GivenVision& given : each.visions)
      text += " " + std::to_string(given.vision.number()) + "@" + std::to_string(given.hour);
    if (each.choice) text += ", " + words_("picture-choice") + " " + std::to_string(each.choice->number());
    if (!each.wrong.empty()) text += ", " + words_("picture-wrong") + numbers(each.wrong);
    for (const Token& token : each.tokens) text += (token.stance == Stance::agree ? ", +" : ", -") + name(token.about);
    if (each.track > 0) text += ", " + words_("picture-track") + " " + std::to_string(each.track);
    line(text);
  }

  void group(std::size_t at) {
    const auto is = [&](const std::optional<GroupNumber>& group) { return group && group->value == at; };
    std::string text = "  " + words_("picture-group", at) + numbers(view_.groups[at].cards);
    if (view_.groups[at].medium) text += " (" + name(*view_.groups[at].medium) + ")";
    if (is(view_.accused)) text += " " + words_("picture-accused");
    if (is(view_.culprit)) text += " " + words_("picture-culprit");
    line(text);
  }

  const View& view_;
  texts::Words words_;
  rules::Ink ink_;
  std::string out_;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) { return Picture(view, language, ink).drawn(); }

}  // namespace minuit::mysterium
