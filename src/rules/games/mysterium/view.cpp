#include "rules/games/mysterium/view.hpp"

#include "rules/games/mysterium/culprit.hpp"

namespace minuit::mysterium {

namespace {

// Built from what the viewer knows, never stripped of what it does not.
class Looking {
 public:
  Looking(const State& s, const rules::Viewer& viewer)
      : s_(s),
        all_(std::holds_alternative<rules::AllSeeing>(viewer)),
        over_(s.phase == Phase::over),
        seat_(std::holds_alternative<Seat>(viewer) ? std::optional(std::get<Seat>(viewer)) : std::nullopt),
        ghost_(all_ || seat_ == s.setup.ghost) {}

  [[nodiscard]] View view() const {
    View view;
    view.setup = s_.setup;
    view.phase = s_.phase;
    view.hour = s_.hour;
    for (std::size_t kind = 0; kind < kKinds; ++kind) put(s_.laid[kind], view.laid[kind]);
    each_medium(s_.setup, [&](Medium medium) { view.mediums.push_back(of_medium(medium)); });
    for (u8 seat = 0; seat < s_.setup.players.value; ++seat) view.players.push_back(of_player(Seat(seat)));
    view.hand_size = s_.hand.size();
    if (ghost_) view.hand = listed(s_.hand);
    view.crows = s_.crows;
    view.pile = s_.pile.size();
    view.heap = s_.heap.size();
    if (s_.assigned > 0 && not_done(s_) == 0) put_groups(view);
    for (u8 at = 0; at < s_.turns; ++at) view.shared.push_back(s_.turned[at]);
    if (ghost_ || over_) {
      view.face_down = listed(s_.shared);
      view.culprit = group_from(s_.culprit);
    }
    if (over_) view.ending = s_.ending;
    view.accused = group_from(s_.accused);
    return view;
  }

 private:
  template <std::size_t N>
  static void put(Clues cards, BoundedList<Clue, N>& list) {
    for (; cards != 0; cards &= cards - 1) list.push_back(Clue(lowest_bit(cards)));
  }

  [[nodiscard]] Clue target(std::size_t kind, Medium medium) const { return Clue(s_.targets[kind][medium.value]); }

  [[nodiscard]] MediumView of_medium(Medium medium) const {
    const u8 at = medium.value;
    MediumView view;
    view.seat = seat_of(s_.setup, medium);
    for (std::size_t kind = 0; kind < s_.found[at]; ++kind) view.sleeve.push_back(target(kind, medium));
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      if (s_.targets[kind][at] == kNone) continue;
      ++view.targets_dealt;
      if (ghost_ || over_) view.targets.push_back(target(kind, medium));
    }
    for (u8 hour = 1; hour <= s_.hour; ++hour)
      s_.before[at].each([&](Vision vision) {
        if (s_.given_at[vision.value] == hour) view.visions.push_back({vision, hour});
      });
    view.gifted = (s_.gifted & bit(medium)) != 0;
    if (s_.choices[at] != kNone) view.choice = Clue(s_.choices[at]);
    put(s_.wrong[at], view.wrong);
    view.agree_left = s_.tokens[at][pool_of(s_.setup, Stance::agree)];
    view.disagree_left = s_.tokens[at][pool_of(s_.setup, Stance::disagree)];
    each_medium(s_.setup, [&](Medium about) {
      if (const u8 bet = s_.bets[at][about.value]; bet != kNoToken) view.tokens.push_back({about, static_cast<Stance>(bet)});
    });
    view.track = s_.track[at];
    view.cards_seen = cards_seen(s_, medium);
    return view;
  }

  [[nodiscard]] PlayerView of_player(Seat seat) const {
    PlayerView view;
    view.ready = s_.ready.has(seat);
    view.changes_left = seat == s_.setup.ghost ? u8{0} : static_cast<u8>(changes_of(s_.setup) - s_.used[seat.value]);
    view.voted = has_voted(s_, seat);
    const bool partner = must_agree(s_.setup) && seat_ && *seat_ != s_.setup.ghost;
    if (all_ || over_ || partner || seat_ == seat) view.vote = group_from(s_.votes[seat.value]);
    return view;
  }

  void put_groups(View& view) const {
    each_medium(s_.setup, [&](Medium medium) {
      Group group{.medium = medium, .cards = {}};
      for (std::size_t kind = 0; kind < kKinds; ++kind) group.cards.push_back(target(kind, medium));
      view.groups.push_back(group);
    });
    for (std::size_t at = 0; at * kKinds < s_.joins; ++at) {
      Group group;
      for (const u8 card : s_.joined[at])
        if (card != kNone) group.cards.push_back(Clue(card));
      view.groups.push_back(group);
    }
  }

  const State& s_;
  bool all_;
  bool over_;
  std::optional<Seat> seat_;
  bool ghost_;
};

}  // namespace

View view_of(const State& state, const rules::Viewer& viewer) { return Looking(state, viewer).view(); }

Event seen_by(const Event& event, const rules::Viewer& viewer) {
  if (std::holds_alternative<rules::AllSeeing>(viewer)) return event;
  const auto* seat = std::get_if<Seat>(&viewer);
  Event seen = event;
  if (auto* drawn = std::get_if<TargetDrawn>(&seen); drawn != nullptr && (seat == nullptr || *seat != drawn->ghost))
    drawn->card.reset();
  if (auto* drawn = std::get_if<VisionDrawn>(&seen); drawn != nullptr && (seat == nullptr || *seat != drawn->ghost))
    drawn->vision.reset();
  if (auto* crow = std::get_if<CrowSent>(&seen); crow != nullptr && (seat == nullptr || *seat != crow->ghost))
    crow->visions.clear();
  if (auto* conveyed = std::get_if<Conveyed>(&seen); conveyed != nullptr && (seat == nullptr || *seat != conveyed->ghost)) {
    conveyed->culprit.reset();
    conveyed->visions.clear();
  }
  if (auto* voted = std::get_if<Voted>(&seen); voted != nullptr && (seat == nullptr || !voted->shown_to.has(*seat)))
    voted->group.reset();
  return seen;
}

}  // namespace minuit::mysterium
