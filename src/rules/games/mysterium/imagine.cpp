// A state behind a view. What everyone sees is copied; what is hidden is drawn from what it may be.
#include "rules/games/mysterium/game.hpp"

namespace minuit::mysterium {

namespace {

class Imagining {
 public:
  Imagining(const View& view, Rng& rng) : view_(view), rng_(rng), s_(Mysterium::start(view.setup)) {}

  [[nodiscard]] State state() {
    s_.phase = view_.phase;
    s_.hour = view_.hour;
    s_.crows = view_.crows;
    for (std::size_t kind = 0; kind < kKinds; ++kind) s_.laid[kind] = set_of(view_.laid[kind]);
    each_medium(s_.setup, [&](Medium medium) { copy(medium); });
    for (std::size_t kind = 0; kind < kKinds; ++kind) deal_targets(kind);
    copy_groups();
    deal_visions();
    for (u8 seat = 0; seat < s_.setup.players.value; ++seat) copy(Seat(seat));
    s_.culprit = group_or_none(view_.culprit);
    if (!view_.culprit && is_conveyed()) s_.culprit = static_cast<u8>(rng_.below(group_count(s_.setup)));
    s_.accused = group_or_none(view_.accused);
    if (view_.ending) s_.ending = *view_.ending;
    return s_;
  }

 private:
  [[nodiscard]] static Clues set_of(const auto& list) {
    Clues set = 0;
    for (const Clue card : list) set |= bit(card);
    return set;
  }
  [[nodiscard]] static u8 group_or_none(const std::optional<GroupNumber>& group) { return group ? group->value : kNone; }
  [[nodiscard]] bool is_conveyed() const { return view_.phase == Phase::turning || view_.phase == Phase::voting; }

  void copy(Medium medium) {
    const u8 at = medium.value;
    const MediumView& seen = view_.mediums[at];
    s_.found[at] = static_cast<u8>(seen.sleeve.size());
    s_.assigned = static_cast<u8>(s_.assigned + seen.targets_dealt);
    for (std::size_t kind = 0; kind < seen.sleeve.size(); ++kind) s_.targets[kind][at] = seen.sleeve[kind].value;
    for (std::size_t kind = 0; kind < seen.targets.size(); ++kind) s_.targets[kind][at] = seen.targets[kind].value;
    for (const GivenVision& given : seen.visions) {
      s_.before[at].add(given.vision);
      s_.given_at[given.vision.value] = given.hour;
    }
    if (seen.gifted) s_.gifted = static_cast<Mediums>(s_.gifted | bit(medium));
    if (seen.choice) s_.choices[at] = seen.choice->value;
    s_.wrong[at] = set_of(seen.wrong);
    s_.tokens[at] = {seen.agree_left, s_.setup.either_tokens ? u8{0} : seen.disagree_left};
    for (const Token& token : seen.tokens) s_.bets[at][token.about.value] = static_cast<u8>(token.stance);
    s_.track[at] = seen.track;
  }

  void copy(Seat seat) {
    const PlayerView& seen = view_.players[seat.value];
    if (seen.ready) s_.ready = s_.ready.with(seat);
    if (seat != s_.setup.ghost) s_.used[seat.value] = static_cast<u8>(changes_of(s_.setup) - seen.changes_left);
    if (!seen.voted) return;
    s_.votes[seat.value] = group_or_none(seen.vote);
    if (seen.vote) return;
    u8 group = static_cast<u8>(rng_.below(group_count(s_.setup)));
    // Two who must agree and still vote do not.
    if (must_agree(s_.setup) && std::ranges::find(s_.votes, group) != s_.votes.end())
      group = static_cast<u8>((group + 1) % group_count(s_.setup));
    s_.votes[seat.value] = group;
  }

  // Gives each medium whose card is not known one that it may be, from this medium on; false if that cannot be.
  [[nodiscard]] bool deal_from(std::size_t kind, u8 medium, Clues left) {
    if (medium == medium_count(s_)) return true;
    u8& target = s_.targets[kind][medium];
    const bool hidden = target == kNone && view_.mediums[medium].targets_dealt > kind;
    if (!hidden) return deal_from(kind, static_cast<u8>(medium + 1), left);
    const Clues may_be = s_.found[medium] == kind ? left & ~s_.wrong[medium] : left;
    const auto options = static_cast<u32>(std::popcount(may_be));
    const u32 first = options == 0 ? 0 : rng_.below(options);
    for (u32 tries = 0; tries < options; ++tries) {
      const Clue card(nth_of_few(may_be, (first + tries) % options));
      target = card.value;
      if (deal_from(kind, static_cast<u8>(medium + 1), left & ~bit(card))) return true;
    }
    target = kNone;
    return false;
  }

  void deal_targets(std::size_t kind) {
    Clues left = s_.laid[kind];
    each_medium(s_.setup, [&](Medium medium) {
      if (const u8 target = s_.targets[kind][medium.value]; target != kNone) left &= ~bit(Clue(target));
    });
    [[maybe_unused]] const bool dealt = deal_from(kind, 0, left);
    assert(dealt);
  }

  void copy_groups() {
    for (std::size_t group = medium_count(s_); group < view_.groups.size(); ++group)
      for (const Clue card : view_.groups[group].cards) {
        s_.joined[s_.joins / kKinds][s_.joins % kKinds] = card.value;
        ++s_.joins;
      }
  }

  // So many visions out of those nobody has seen the place of.
  [[nodiscard]] VisionSet drawn(std::size_t count) {
    VisionSet set;
    for (; count > 0; --count) {
      const Vision vision = s_.pile.nth(rng_.below(s_.pile.size()));
      s_.pile.remove(vision);
      set.add(vision);
    }
    return set;
  }
  [[nodiscard]] VisionSet known(const VisionList& list) {
    VisionSet set;
    for (const Vision vision : list) set.add(vision);
    s_.pile.take(set);
    return set;
  }

  void deal_visions() {
    for (const VisionSet& visions : s_.before) s_.pile.take(visions);
    for (const Vision vision : view_.shared) {
      s_.turned[s_.turns++] = vision;
      s_.pile.remove(vision);
    }
    const bool hand_known = view_.hand.size() == view_.hand_size;
    const std::size_t face_down = is_conveyed() ? kSharedSize - s_.turns : view_.face_down.size();
    const bool shared_known = view_.face_down.size() == face_down;
    if (hand_known) s_.hand = known(view_.hand);
    if (shared_known) s_.shared = known(view_.face_down);
    if (!hand_known) s_.hand = drawn(view_.hand_size);
    if (!shared_known) s_.shared = drawn(face_down);
    s_.heap = drawn(view_.heap);
  }

  const View& view_;
  Rng& rng_;
  State s_;
};

}  // namespace

State imagine(const View& view, Rng& rng) { return Imagining(view, rng).state(); }

}  // namespace minuit::mysterium
