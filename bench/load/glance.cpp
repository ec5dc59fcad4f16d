#include "bench/load/glance.hpp"

#include <array>
#include <charconv>

namespace minuit::load {

namespace {

// Past the value that begins at `at`: to the comma or bracket after it. The text is the server's own, well formed.
[[nodiscard]] std::size_t past_value(std::string_view text, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    switch (text[at]) {
      case '"':
        for (++at; at < text.size() && text[at] != '"'; ++at)
          if (text[at] == '\\') ++at;
        break;
      case '[':
      case '{': ++depth; break;
      case ']':
      case '}':
        if (depth-- == 0) return at;
        break;
      case ',':
        if (depth == 0) return at;
        break;
      default: break;
    }
  }
  return at;
}

[[nodiscard]] std::optional<u64> number(std::string_view text) {
  u64 value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{}) return std::nullopt;
  return value;
}

// Takes `expected` at `at` and moves past it.
[[nodiscard]] bool take(std::string_view text, std::size_t& at, std::string_view expected) {
  if (!text.substr(at).starts_with(expected)) return false;
  at += expected.size();
  return true;
}

// Takes the value at `at` and moves past it.
[[nodiscard]] std::string_view take_value(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  at = past_value(text, at);
  return text.substr(begin, at - begin);
}

void note_choice(Choice& choice, std::optional<u64> decide, std::string_view actions, std::optional<u64> prompt, Rng& rng) {
  if (prompt) {
    choice = {Choice::Kind::prompt, *prompt, {}};
  } else if (decide) {
    choice = {Choice::Kind::decide, *decide, std::string(any_item(actions, rng))};
  }
}

}  // namespace

std::string_view any_item(std::string_view list, Rng& rng) {
  // The longest list of the game at hand is that of the empty squares.
  constexpr std::size_t kMostItems = 256;
  std::array<std::string_view, kMostItems> items;
  std::size_t count = 0;
  std::size_t at = 1;
  while (at < list.size() && list[at] != ']' && count < kMostItems) {
    items[count++] = take_value(list, at);
    if (at < list.size() && list[at] == ',') ++at;
  }
  return count == 0 ? std::string_view() : items[rng.below(static_cast<u32>(count))];
}

std::optional<Glance> glance_at_update(std::string_view text, Rng& rng) {
  Glance glance;
  std::size_t at = 0;
  if (!take(text, at, R"({"type":"Update","version":)")) return std::nullopt;
  const auto version = number(take_value(text, at));
  if (!version || !take(text, at, R"(,"done":)")) return std::nullopt;
  glance.version = *version;
  glance.done = number(take_value(text, at));

  // The turn is the last member, and no string can hold these characters without a backslash between them.
  constexpr std::string_view kTurn = R"("turn":{"awaiting":)";
  at = text.rfind(kTurn);
  if (at == std::string_view::npos) return std::nullopt;
  at += kTurn.size();
  glance.over = take_value(text, at).starts_with(R"({"type":"Over")");
  if (!take(text, at, R"(,"decide":)")) return std::nullopt;
  const auto decide = number(take_value(text, at));
  if (!take(text, at, R"(,"actions":)")) return std::nullopt;
  const std::string_view actions = take_value(text, at);
  if (!take(text, at, R"(,"prompt":)")) return std::nullopt;
  note_choice(glance.choice, decide, actions, number(take_value(text, at)), rng);
  return glance;
}

Choice choice_of(const match::Turn& turn, Rng& rng) {
  Choice choice;
  note_choice(choice, turn.decide, turn.actions.text, turn.prompt, rng);
  return choice;
}

bool is_over(const match::Turn& turn) { return std::holds_alternative<rules::Over>(turn.awaiting); }

std::string message_for(const Choice& choice, u64 command) {
  const bool prompt = choice.kind == Choice::Kind::prompt;
  std::string text = prompt ? R"({"type":"Prompt","command":)" : R"({"type":"Decide","command":)";
  text += std::to_string(command) + R"(,"point":)" + std::to_string(choice.point);
  if (!prompt) text += R"(,"action":)" + choice.action;
  return text + '}';
}

}  // namespace minuit::load
