// The table in letters: what is laid out, the mediums with their visions, the ghost's side as far as it is seen, the groups.
#include <string>
#include <string_view>

#include "rules/games/mysterium/words.hpp"

namespace minuit::mysterium {

namespace {

constexpr std::array<std::string_view, kMostMediums> kInks{"\033[91m", "\033[94m", "\033[93m",
                                                           "\033[92m", "\033[95m", "\033[97m"};
constexpr std::string_view kInkOff = "\033[0m";
constexpr std::array<rules::Named, kKinds> kPlurals{{{"Personnages", "Persons"}, {"Lieux", "Places"}, {"Objets", "Objects"}}};

class Picture {
 public:
  Picture(const View& view, rules::Language language, rules::Ink ink)
      : view_(view), french_(language == rules::Language::french), ink_(ink) {}

  [[nodiscard]] std::string drawn() {
    line(say("Heure ", "Hour ") + std::to_string(view_.hour) + "/" + std::to_string(kHours) +
         say("   Corbeaux : ", "   Crows: ") + std::to_string(view_.crows) + say("   Pioche : ", "   Pile: ") +
         std::to_string(view_.pile) + say("   Tas : ", "   Heap: ") + std::to_string(view_.heap));
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      line(say(kPlurals[kind].french, kPlurals[kind].english) + say(" :", ":") + numbers(view_.laid[kind]));
    line(say("Main du fantôme :", "The ghost's hand:") +
         (view_.hand.empty() ? std::string(view_.hand_size, '#').insert(0, " ") : numbers(view_.hand)));
    for (std::size_t at = 0; at < view_.mediums.size(); ++at) medium(at);
    for (std::size_t at = 0; at < view_.groups.size(); ++at) group(at);
    if (!view_.shared.empty()) line(say("Vision commune :", "Shared vision:") + numbers(view_.shared));
    if (!view_.face_down.empty()) line(say("Face cachée :", "Face down:") + numbers(view_.face_down));
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(french_ ? french : english);
  }
  [[nodiscard]] std::string name(std::size_t medium) const {
    const std::string text = say(kMediumNames[medium].french, kMediumNames[medium].english);
    return ink_ == rules::Ink::plain ? text : std::string(kInks[medium]) + text + std::string(kInkOff);
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
    std::string text = "  " + name(at) + " (" + std::to_string(each.seat.number()) + ")" + say(" : étui", ": sleeve") +
                       (each.sleeve.empty() ? " -" : numbers(each.sleeve));
    if (!each.targets.empty()) text += say(", cherche", ", looks for") + numbers(each.targets);
    if (!each.visions.empty()) text += say(", visions", ", visions");
    for (const GivenVision& given : each.visions)
      text += " " + std::to_string(given.vision.number()) + "@" + std::to_string(given.hour);
    if (each.choice) text += say(", choix ", ", choice ") + std::to_string(each.choice->number());
    if (!each.wrong.empty()) text += say(", exclus", ", not") + numbers(each.wrong);
    for (const Token& token : each.tokens)
      text += std::string(token.stance == Stance::agree ? ", +" : ", -") + name(token.about.value);
    if (each.track > 0) text += say(", clairvoyance ", ", clairvoyance ") + std::to_string(each.track);
    line(text);
  }

  void group(std::size_t at) {
    const auto is = [&](const std::optional<GroupNumber>& group) { return group && group->value == at; };
    std::string text = say("  Groupe ", "  Group ") + std::to_string(at) + say(" :", ":") + numbers(view_.groups[at].cards);
    if (view_.groups[at].medium) text += " (" + name(view_.groups[at].medium->value) + ")";
    if (is(view_.accused)) text += say(" accusé", " accused");
    if (is(view_.culprit)) text += say(" coupable", " culprit");
    line(text);
  }

  const View& view_;
  bool french_;
  rules::Ink ink_;
  std::string out_;
};

}  // namespace

std::string picture(const View& view, rules::Language language, rules::Ink ink) { return Picture(view, language, ink).drawn(); }

}  // namespace minuit::mysterium
