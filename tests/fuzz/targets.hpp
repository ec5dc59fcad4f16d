// What is fuzzed, as templates over the game.
#pragma once
#include <algorithm>
#include <boost/json.hpp>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

#include "codec/record.hpp"
#include "rules/contract/play.hpp"
#include "tests/support/arbitrary.hpp"

namespace minuit::fuzz {

// Not an assert: it must speak in every build.
inline void require(bool holds, const char* law) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", law);
  std::abort();
}

[[nodiscard]] inline std::string_view as_text(std::span<const u8> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};  // NOLINT(google-readability-casting): bytes are text here
}

// Whatever is read round trips, and another parser agrees that it is JSON.
template <class T>
void read_any(std::string_view text) {
  const auto first = codec::read<T>(text);
  if (!first.ok()) {
    require(first.error().path.starts_with('$') && !first.error().message.empty(), "a fault has a path and a message");
    return;
  }
  boost::system::error_code error;
  boost::json::parse(boost::json::string_view(text.data(), text.size()), error);
  require(!error.failed(), "what is read is JSON");
  const std::string written = codec::to_json(first.value());
  const auto second = codec::read<T>(written);
  require(second.ok(), "what is written is read");
  require(second.value() == first.value(), "reading undoes writing");
  require(codec::to_json(second.value()) == written, "equal values are written alike");
}

// A record that is read round trips, and its replay accepts or refuses each decision without a fall.
template <class G>
void read_any_record(std::string_view text) {
  const auto first = codec::read_record<G>(text);
  if (!first.ok()) {
    require(first.error().path.starts_with('$') && !first.error().message.empty(), "a fault has a path and a message");
    return;
  }
  const auto second = codec::read_record<G>(codec::write_record<G>(first.value()));
  require(second.ok() && second.value() == first.value(), "reading a record undoes writing it");
  auto state = G::start(first.value().config);
  const auto inventory = G::inventory(state);
  const auto fault = rules::replay<G>(state, std::span(first.value().decisions), rules::NoAudience{});
  require(!fault || fault->index < first.value().decisions.size(), "a refused decision is one of the list");
  require(G::inventory(state) == inventory, "pieces are conserved");
}

// Choices made by the bytes of an input, zeros after its end: a source for `arbitrary`.
class Bytes {
 public:
  explicit Bytes(std::span<const u8> bytes) : left_(bytes) {}
  [[nodiscard]] bool empty() const { return left_.empty(); }
  u8 byte() {
    if (left_.empty()) return 0;
    const u8 first = left_.front();
    left_ = left_.subspan(1);
    return first;
  }
  u64 next() {
    u64 word = 0;
    for (int count = 0; count < 8; ++count) word = word << 8U | byte();
    return word;
  }
  u32 below(u32 count) {
    u32 number = byte();
    if (count > 256) number = number << 8U | byte();
    return number % count;
  }

 private:
  std::span<const u8> left_;
};

// One of these seats.
[[nodiscard]] inline Seat one_of(SeatSet seats, Bytes& bytes) {
  for (u32 left = bytes.below(static_cast<u32>(seats.size())); left > 0; --left) seats = seats.without(seats.lowest());
  return seats.lowest();
}

// A decision the bytes propose: from the game's own lists, so that play gets on; or, more often, anything from those who are
// awaited; or anything at all.
template <class G>
[[nodiscard]] rules::Decision<G> propose(const typename G::State& state, Bytes& bytes) {
  const auto awaiting = G::awaiting(state);
  const u32 mood = bytes.below(5);
  const bool listed = mood < 2;
  if (mood < 4) {
    if (const auto* seats = std::get_if<rules::Seats>(&awaiting); seats != nullptr && !seats->set.empty()) {
      const Seat seat = one_of(seats->set, bytes);
      const auto actions = G::actions(state, seat);
      if (!listed || actions.empty()) return rules::Chosen<G>{seat, tests::arbitrary<typename G::Action>(bytes)};
      return rules::Chosen<G>{seat, actions[bytes.below(static_cast<u32>(actions.size()))]};
    }
    if (std::holds_alternative<rules::Nature>(awaiting)) {
      const auto& odds = G::chances(state);
      if (!listed) return rules::Chance<G>{tests::arbitrary<typename G::Chance>(bytes)};
      return rules::Chance<G>{odds[bytes.below(static_cast<u32>(odds.size()))].outcome};
    }
  }
  return tests::arbitrary<rules::Decision<G>>(bytes);
}

// Where a menu is complete, an awaited seat's action is accepted exactly if it is listed.
template <class G>
void check_menu(const typename G::State& state, const rules::Decision<G>& decision, bool accepted) {
  const auto* chosen = std::get_if<rules::Chosen<G>>(&decision);
  const auto awaiting = G::awaiting(state);
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (chosen == nullptr || seats == nullptr || !seats->set.has(chosen->seat)) return;
  const auto actions = G::actions(state, chosen->seat);
  const bool listed = std::ranges::find(actions, chosen->action) != actions.end();
  require(!listed || accepted, "what is listed is accepted");
  if (G::kMenu == rules::Menu::complete) require(listed || !accepted, "what is accepted is listed");
}

// Play by the bytes, match after match: every proposal goes through the one gate; what passes is applied.
template <class G>
void play(std::span<const u8> input) {
  Bytes bytes(input);
  auto config = tests::arbitrary<typename G::Config>(bytes);
  if (!G::check(config).ok()) config = G::setup(static_cast<u8>(G::kPlayers.fewest));
  auto state = G::start(config);
  const auto inventory = G::inventory(state);
  u64 taken = 0;
  while (!bytes.empty()) {
    const auto decision = propose<G>(state, bytes);
    const rules::Verdict verdict = rules::judge<G>(state, decision);
    check_menu<G>(state, decision, verdict.ok());
    if (!verdict.ok()) {
      const rules::Refusal& refusal = verdict.refusal();
      const texts::Sentence sentence = refusal.sentence();
      require(
          texts::arguments_of(texts::catalogue_of_ledger(refusal.clause().ledger), sentence.name) == sentence.arguments.size(),
          "a refusal has words");
      if (std::holds_alternative<rules::Over>(G::awaiting(state))) {
        state = G::start(config);
        taken = 0;
      }
      continue;
    }
    rules::step<G>(state, decision, rules::NoAudience{});
    require(++taken <= G::longest(config), "a match ends within its bound");
    require(G::inventory(state) == inventory, "pieces are conserved");
  }
}

}  // namespace minuit::fuzz
