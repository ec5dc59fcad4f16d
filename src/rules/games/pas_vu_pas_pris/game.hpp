// Pas vu, pas pris ! as the contract wants it: hide and seek in real space for 2 to 4.
#pragma once
#include <cassert>

#include "rules/contract/game.hpp"
#include "rules/games/pas_vu_pas_pris/evidence.hpp"
#include "rules/games/pas_vu_pas_pris/view.hpp"

namespace minuit::keyhole {

// Every piece, wherever it is.
struct Pieces {
  u8 figures = 0;  // ghosts of those at the table
  u32 cards = 0;   // movement cards: drawn and not yet drawn ones
  u8 furniture = 0;
  bool operator==(const Pieces&) const = default;
};

struct PasVuPasPris {
  using Config = keyhole::Config;
  using State = keyhole::State;
  using View = keyhole::View;
  using Action = keyhole::Action;
  using Chance = keyhole::Chance;
  using Event = keyhole::Event;
  using Resolution = keyhole::Resolution;
  using Intent = keyhole::Intent;
  using Inventory = Pieces;
  using Evidence = keyhole::Evidence;

  static constexpr std::string_view kId = "pas-vu-pas-pris";
  static constexpr std::string_view kLedger = "PV";
  static constexpr std::string_view kName = "Pas vu, pas pris !";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::candidates;
  static constexpr u64 kSlowness = 150;    // looks and free spots are worked out, not looked up
  static constexpr bool kUsesHeap = true;  // the buffers of a look

  static Config setup(u8 players);
  static rules::Verdict check(const Config& config);
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  static rules::Awaiting awaiting(const State& s);
  static u32 decision_point(const State& s, Seat seat);
  static bool may_talk(const State& /*state*/, Seat /*seat*/) { return true; }

  static std::vector<Action> actions(const State& s, Seat seat);
  static std::vector<rules::Odds<Chance>> chances(const State& s);
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Chance& chance);
  static rules::Verdict judge(const State& s, const Resolution& resolution);

  template <class Kind>
  static void apply(State& s, Seat seat, const Kind& kind, auto&& emit)
    requires std::constructible_from<Action, Kind>
  {
    assert(judge(s, seat, Action(kind)).ok());
    told(emit, [&](Story& story) { choose(s, seat, Action(kind), story); });
  }
  static void apply(State& s, const Chance& chance, auto&& emit) {
    assert(judge(s, chance).ok());
    told(emit, [&](Story& story) { draw(s, chance, story); });
  }
  static void apply(State& s, const Resolution& resolution, auto&& emit) {
    assert(judge(s, resolution).ok());
    told(emit, [&](Story& story) { resolve(s, resolution, story); });
  }

  static View view(const State& s, const rules::Viewer& viewer) { return view_of(s, viewer); }
  static std::optional<Event> seen(const Event& event, const rules::Viewer& viewer);
  // What no choice may be taken back after: everyone's plans, a look (PV-32: no trying out), and a seized piece (PV-22).
  static bool reveals(const Event& event);
  static Inventory inventory(const State& s);
  static bool has_evidence(const Event& event) { return std::holds_alternative<Looked>(event); }
  static Evidence evidence(const Event& event) { return evidence_of(std::get<Looked>(event)); }

 private:
  static void choose(State& s, Seat seat, const Action& action, Story& story);
  static void draw(State& s, const Chance& chance, Story& story);
  static void resolve(State& s, const Resolution& resolution, Story& story);

  // What happens is worked out in one place, whoever listens; it is written down only if somebody does.
  static void told(auto&& emit, const auto& happen) {
    if constexpr (std::same_as<std::remove_cvref_t<decltype(emit)>, rules::NoAudience>) {
      Story silence(nullptr);
      happen(silence);
    } else {
      std::vector<Event> events;
      Story story(&events);
      happen(story);
      for (const Event& event : events) emit(event);
    }
  }
};
static_assert(rules::Game<PasVuPasPris>);

}  // namespace minuit::keyhole
