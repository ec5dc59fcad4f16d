#include "bots/pilots/chasseurs_de_tresor/reason.hpp"

namespace minuit::hunters {

namespace {

class Reasons {
 public:
  Reasons(const State& s, rules::Language language) : s_(s), french_(language == rules::Language::french) {}

  [[nodiscard]] std::string of(Move move) const { return of_stopping(move.to); }
  [[nodiscard]] std::string of(Stay /*stay*/) const { return of_stopping(where(s_)); }
  [[nodiscard]] std::string of(Take /*take*/) const {
    const u8 number = s_.numbers[static_cast<std::size_t>(room_of(where(s_)))];
    if (number == 0) return say("Ce joyau n'attend plus que toi.", "This jewel is waiting for you.");
    if (number == s_.rescued + 1)
      return say("C'est le joyau qui doit sortir maintenant.", "It is the jewel that must leave next.");
    return say("Le joyau ", "Jewel ") + std::to_string(number) +
           say(" sortira plus tard : garde-le près de la porte.", " will leave later: keep it near the door.");
  }
  [[nodiscard]] std::string of(Swap /*swap*/) const {
    return say("L'autre joyau doit sortir plus tôt.", "The other jewel must leave sooner.");
  }
  [[nodiscard]] std::string of(Leave /*leave*/) const {
    if (is_haunted(s_, where(s_)))
      return say("Avec un joyau, l'esprit te retiendrait ici.", "With a jewel the spirit would hold you here.");
    return say("Garde le sac à dos libre pour un joyau qui sort plus tôt.",
               "Keep the backpack free for a jewel that leaves sooner.");
  }

 private:
  [[nodiscard]] std::string say(std::string_view french, std::string_view english) const {
    return std::string(french_ ? french : english);
  }
  [[nodiscard]] std::string name(Room room) const { return say(data(room).name.french, data(room).name.english); }
  [[nodiscard]] std::string hunter(u8 hunter) const { return say(kHunterNames[hunter].french, kHunterNames[hunter].english); }
  [[nodiscard]] std::string steps(int count) const {
    return std::to_string(count) + say(" pas", count == 1 ? " step" : " steps");
  }
  [[nodiscard]] bool has_company(Space space) const {
    for (u8 other = 0; other < s_.hunters; ++other)
      if (other != s_.turn.value && s_.at[other] == space) return true;
    return false;
  }

  [[nodiscard]] std::string of_stopping(Space to) const {
    if (to == Space::outside && pack(s_) != kEmpty)
      return say("Sors ce joyau : il en restera ", "Carry this jewel out: then ") + std::to_string(kJewels - s_.rescued - 1) +
             say(" à sauver.", " are left.");
    if (is_room(to))
      if (std::string text = of_room(room_of(to)); !text.empty()) return text;
    return of_errand(to);
  }

  [[nodiscard]] std::string of_room(Room room) const {
    const Space space = space_of(room);
    const u8 ghosts = s_.ghosts[static_cast<std::size_t>(room)];
    if (is_haunted(s_, room) && has_company(space))
      return say("À deux, vous pouvez chasser l'esprit de la pièce : ", "Together you can drive out the spirit: ") + name(room) +
             ".";
    if (jewel_lies(s_, room) && pack(s_) == kEmpty && !is_haunted(s_, room))
      return say("Un joyau à prendre : ", "A jewel to take: ") + name(room) + ".";
    if (ghosts == 2)
      return say("Deux fantômes : un de plus et la pièce est hantée : ", "Two ghosts: one more and the room is haunted: ") +
             name(room) + ".";
    if (ghosts == 1)
      return say("Chasse le fantôme avant que d'autres viennent : ", "Drive the ghost out before more come: ") + name(room) + ".";
    return {};
  }

  [[nodiscard]] std::string of_errand(Space to) const {
    if (pack(s_) != kEmpty && is_held(s_, s_.turn.value))
      return say("L'esprit te retient : attends de l'aide.", "The spirit holds you: wait for help.");
    if (pack(s_) != kEmpty && !may_leave_with(s_, pack(s_)))
      return say("Attends près de la porte : c'est d'abord le tour du joyau ",
                 "Wait near the door: first it is the turn of jewel ") +
             std::to_string(s_.rescued + 1) + ".";
    if (pack(s_) != kEmpty)
      return say("Rapporte le joyau : encore ", "Bring the jewel home: ") + steps(steps_between(s_.lock, to, Space::outside)) +
             say(" jusqu'à la porte.", " to the door.");
    for (u8 other = 0; other < s_.hunters; ++other)
      if (is_held(s_, other) && steps_between(s_.lock, to, s_.at[other]) < steps_between(s_.lock, where(s_), s_.at[other]))
        return say("Va aider ", "Go and help ") + hunter(other) + say(", que retient un esprit.", ", whom a spirit holds.");
    return of_nearest_jewel(to);
  }

  [[nodiscard]] std::string of_nearest_jewel(Space to) const {
    std::optional<Room> nearest;
    for (Rooms left = s_.jewels; left != 0; left = static_cast<Rooms>(left & (left - 1))) {
      const auto room = static_cast<Room>(lowest_bit(left));
      if (!nearest || steps_between(s_.lock, to, space_of(room)) < steps_between(s_.lock, to, space_of(*nearest))) nearest = room;
    }
    if (!nearest) return say("Il est temps de rentrer : tout le monde doit sortir.", "Time to go home: everyone must get out.");
    return say("De là, un joyau est à ", "From there a jewel is ") + steps(steps_between(s_.lock, to, space_of(*nearest))) +
           say(" : ", " away: ") + name(*nearest) + ".";
  }

  const State& s_;
  bool french_;
};

}  // namespace

std::string reason_for(const View& view, const Action& action, rules::Language language) {
  const State s = imagine(view);
  const Reasons reasons(s, language);
  return std::visit([&](const auto& kind) { return reasons.of(kind); }, action);
}

}  // namespace minuit::hunters
