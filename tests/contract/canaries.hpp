// Twins of the parlour game with one defect each. The suite must catch every one, by the law it breaks.
#pragma once
#include "tests/contract/parlour/game.hpp"

namespace minuit::parlour {

// Law 1: everyone is shown how many fours a seat holds.
struct LeakInView : Parlour {
  struct View {
    parlour::View shown;
    std::array<u8, kMostPlayers> fours{};
    bool operator==(const View&) const = default;
    MINUIT_DESCRIBE_TEMPLATE(View, (shown, fours))
  };
  static View view(const State& s, const rules::Viewer& viewer) {
    View view{.shown = Parlour::view(s, viewer)};
    for (u8 seat = 0; seat < parlour::players(s); ++seat) view.fours[seat] = s.hands[seat].of(Card{kValues});
    return view;
  }
};

// Law 1: the deck is shown to all, card by card, so that a hand can be counted out.
struct LeakByCounting : Parlour {
  struct View {
    parlour::View shown;
    Cards deck;
    bool operator==(const View&) const = default;
    MINUIT_DESCRIBE_TEMPLATE(View, (shown, deck))
  };
  static View view(const State& s, const rules::Viewer& viewer) { return {Parlour::view(s, viewer), s.deck}; }
};

// Law 1: when all is over, whoever still holds a four is shown, though nobody was told. Long after the card was drawn.
struct LeakAtTheEnd : LeakInView {
  static View view(const State& s, const rules::Viewer& viewer) {
    if (s.phase == Phase::over) return LeakInView::view(s, viewer);
    return {.shown = Parlour::view(s, viewer)};
  }
};

// Law 1: a card drawn is told to the next seat too.
struct LeakInEvent : Parlour {
  static std::optional<Event> seen(const Event& event, const rules::Viewer& viewer) {
    const auto* drawn = std::get_if<Drawn>(&event);
    const auto* seat = std::get_if<Seat>(&viewer);
    if (drawn != nullptr && seat != nullptr && seat->number() == drawn->seat.number() + 1) return event;
    return Parlour::seen(event, viewer);
  }
};

// Law 1: a secret plan is announced, if not which card.
struct LeakOfPlan : Parlour {
  static std::optional<Event> seen(const Event& event, const rules::Viewer& viewer) {
    const auto* planned = std::get_if<Planned>(&event);
    const auto* walk = planned == nullptr || !planned->plan ? nullptr : std::get_if<Walk>(&*planned->plan);
    if (walk == nullptr) return Parlour::seen(event, viewer);
    return Planned{planned->seat, rules::Viewer(planned->seat) == viewer ? planned->plan : Walk{walk->figure, Card{1}}};
  }
};

// Law 2: nobody may plan a four while another holds one.
struct LeakInActions : Parlour {
  static bool elsewhere(const State& s, Seat seat, const Action& action) {
    const auto* walk = std::get_if<Walk>(&action);
    if (walk == nullptr || walk->card != Card{kValues}) return false;
    for (u8 other = 0; other < parlour::players(s); ++other)
      if (other != seat.value && s.hands[other].of(walk->card) > 0) return true;
    return false;
  }
  static Actions actions(const State& s, Seat seat) {
    Actions list;
    const Actions all = Parlour::actions(s, seat);
    for (const Action& action : all)
      if (!elsewhere(s, seat, action)) list.push_back(action);
    return list.empty() ? all : list;
  }
  using Parlour::judge;
  static rules::Verdict judge(const State& s, Seat seat, const Action& action) {
    const Actions list = actions(s, seat);
    return std::find(list.begin(), list.end(), action) == list.end() ? rules::Verdict(rules::refuse(kCardNotHeld)) : rules::kOk;
  }
};

// Law 2: the same moves are refused, but the figures in the sentence give a rival's hand away.
struct LeakInRefusal : Parlour {
  using Parlour::judge;
  static rules::Verdict judge(const State& s, Seat seat, const Action& action) {
    const rules::Verdict verdict = Parlour::judge(s, seat, action);
    if (verdict.ok()) return verdict;
    rules::Refusal refusal = verdict.refusal();
    refusal.figures[2] = s.hands[seat.value == 0 ? 1 : 0].of(Card{1});
    return refusal;
  }
};

// Law 2: who may talk depends on who holds what.
struct LeakInTalk : Parlour {
  static bool may_talk(const State& s, Seat seat) { return Parlour::may_talk(s, seat) && s.hands[0].of(Card{1}) == 0; }
};

// Law 3: when someone watches, a card appears.
struct NosySink : Parlour {
  using Parlour::apply;
  template <class Audience>
  static void apply(State& s, const Draw& draw, Audience&& emit) {
    Parlour::apply(s, draw, emit);
    if constexpr (!std::same_as<std::remove_cvref_t<Audience>, rules::NoAudience>) s.aside.add(draw.card);
  }
};

// Law 4: where the first lady starts is in no record.
struct Unrecorded : Parlour {
  static State start(const Config& config) {
    static thread_local u32 starts = 0;
    State s = Parlour::start(config);
    s.figures[0][0] = Square(++starts % 2);
    return s;
  }
};

// Law 4: part of the view is not written.
struct ForgetfulCodec : Parlour {
  struct View {
    parlour::View shown;
    u32 left = 0;
    bool operator==(const View&) const = default;
    MINUIT_DESCRIBE_TEMPLATE(View, (shown))
  };
  static View view(const State& s, const rules::Viewer& viewer) { return {Parlour::view(s, viewer), 1U + s.deck.size()}; }
};

// Law 5: one card too many is listed.
struct ListsTheRefused : Parlour {
  static Actions actions(const State& s, Seat seat) {
    Actions list = Parlour::actions(s, seat);
    if (list.back() < Action{Walk{Figure::gentleman, Card{kValues}}}) list.push_back(Walk{Figure::gentleman, Card{kValues}});
    return list;
  }
};

// Law 5: resting is allowed to all, but not listed.
struct AcceptsTheUnlisted : Parlour {
  using Parlour::judge;
  static rules::Verdict judge(const State& s, Seat seat, const Action& action) {
    return std::holds_alternative<Rest>(action) ? rules::kOk : Parlour::judge(s, seat, action);
  }
};

// Law 5: the list runs from the highest card down.
struct Unsorted : Parlour {
  static Actions actions(const State& s, Seat seat) {
    Actions list = Parlour::actions(s, seat);
    std::reverse(list.begin(), list.end());
    return list;
  }
};

// Law 5: a card that is no longer in the deck may still be drawn.
struct MarkedDeck : Parlour {
  using Parlour::judge;
  static rules::Verdict judge(const State& /*state*/, const Draw& /*draw*/) { return rules::kOk; }
};

// Law 6: a four laid aside falls under the table.
struct LosesAPiece : Parlour {
  using Parlour::apply;
  static void apply(State& s, const Settling& settling, auto&& emit) {
    Parlour::apply(s, settling, emit);
    if (s.aside.of(Card{kValues}) > 0) s.aside.remove(Card{kValues});
  }
};

// Law 7: whoever jostles, jostles for good.
struct Endless : Parlour {
  using Parlour::apply;
  static void apply(State& s, const Settling& settling, auto&& emit) {
    const State before = s;
    Parlour::apply(s, settling, emit);
    s = before;
  }
};

// Decision points: every plan makes the others' commands stale.
struct RestlessPoint : Parlour {
  static u32 decision_point(const State& s, Seat seat) {
    return Parlour::decision_point(s, seat) + 100U * static_cast<u32>(planning(s).size());
  }
};

// Decision points: a command for one round would be taken in the next.
struct FrozenPoint : Parlour {
  static u32 decision_point(const State& /*state*/, Seat /*seat*/) { return 0; }
};

// Revealing choices: the last plan shows everyone's, and may be taken back as if nothing had been seen.
struct HidesTheReveal : Parlour {
  static bool reveals(const Event& /*event*/) { return false; }
};

// Imagined states: a bot that imagines the first state whatever it is shown.
struct PoorImagining : Parlour {
  struct View : parlour::View {
    bool operator==(const View&) const = default;
    MINUIT_DESCRIBE_TEMPLATE(View, (setup, phase, round, deck, aside, seats))
    friend State imagine(const View& view, Rng& /*rng*/) { return Parlour::start(view.setup); }
  };
  static View view(const State& s, const rules::Viewer& viewer) { return {Parlour::view(s, viewer)}; }
};

}  // namespace minuit::parlour
