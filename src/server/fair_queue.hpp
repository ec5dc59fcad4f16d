// What waits for a thread, served fairly. The more urgent comes first; of what is equally urgent one thing of each network
// address is taken in turn, of an address one of each device, and of a device one of each table. So a newcomer waits for one
// thing of every other address, however many people and tables somebody makes up. No thread and no clock is known here.
#pragma once
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/types.hpp"

namespace minuit::server {

enum class Urgency : u8 { move, advice, reading };  // the most urgent first
inline constexpr std::size_t kUrgencies = 3;

// Why something is to be done, and on whose account.
struct Cause {
  Urgency urgency{};
  std::string network;
  std::string device;
  std::string table;
};

template <class Thing>
class FairQueue {
 public:
  struct Bounds {
    std::size_t things = 0;
    std::size_t bytes = 0;
    std::size_t things_of_one = 0;  // of one network address
    std::size_t bytes_of_one = 0;
    std::size_t in_a_row = 0;  // of what is more urgent, then one of what had to wait
    std::size_t kept = 0;      // of the places of all, for what nobody's network caused: the server's own
  };
  explicit FairQueue(const Bounds& bounds) : bounds_(bounds) {}

  // False, and the thing is left as it was, if too much waits already, of everybody or of this address.
  [[nodiscard]] bool put(const Cause& cause, Thing&& thing, std::size_t bytes) {
    if (!has_room(cause.network, bytes)) return false;
    all_.add(bytes);
    held_[cause.network].add(bytes);
    classes_[static_cast<std::size_t>(cause.urgency)].put(Waiting{std::move(thing), cause.network, bytes}, cause.network,
                                                          cause.device, cause.table);
    return true;
  }

  // Whether one thing more of this address would be taken.
  [[nodiscard]] bool has_room(std::string_view network, std::size_t bytes) const {
    const auto held = held_.find(network);
    const Held own = held == held_.end() ? Held{} : held->second;
    const std::size_t kept = network.empty() ? 0 : bounds_.kept - std::min(bounds_.kept, held_of_server());
    if (all_.things + kept >= bounds_.things || all_.bytes + bytes > bounds_.bytes) return false;
    return own.things < bounds_.things_of_one && own.bytes + bytes <= bounds_.bytes_of_one;
  }

  [[nodiscard]] bool empty() const { return all_.things == 0; }
  [[nodiscard]] std::size_t size() const { return all_.things; }
  [[nodiscard]] std::size_t bytes() const { return all_.bytes; }

  // The next one; there must be one.
  [[nodiscard]] Thing take() {
    const std::size_t next = next_class();
    passed_over_[next] = 0;
    for (std::size_t lower = next + 1; lower < kUrgencies; ++lower)
      if (!classes_[lower].empty()) ++passed_over_[lower];
    Waiting waiting = classes_[next].take();
    all_.remove(waiting.bytes);
    const auto held = held_.find(waiting.network);
    held->second.remove(waiting.bytes);
    if (held->second.things == 0) held_.erase(held);
    return std::move(waiting.thing);
  }

  void clear() {
    classes_ = {};
    held_.clear();
    all_ = {};
  }

 private:
  struct Waiting {
    Thing thing;
    std::string network;
    std::size_t bytes = 0;
  };
  struct Held {
    std::size_t things = 0;
    std::size_t bytes = 0;
    void add(std::size_t more) {
      ++things;
      bytes += more;
    }
    void remove(std::size_t less) {
      --things;
      bytes -= less;
    }
  };
  // One behind the other.
  class Line {
   public:
    void put(Waiting waiting) { line_.push_back(std::move(waiting)); }
    [[nodiscard]] Waiting take() {
      Waiting first = std::move(line_.front());
      line_.pop_front();
      return first;
    }
    [[nodiscard]] bool empty() const { return line_.empty(); }

   private:
    std::deque<Waiting> line_;
  };
  // In turn: who comes, and who was served and has more, goes to the end.
  template <class Inner>
  class Round {
   public:
    template <class... Deeper>
    void put(Waiting waiting, const std::string& whose, const Deeper&... deeper) {
      const auto [place, is_new] = inner_.try_emplace(whose);
      if (is_new) turns_.push_back(place);
      place->second.put(std::move(waiting), deeper...);
    }
    [[nodiscard]] Waiting take() {
      const auto place = turns_.front();
      turns_.pop_front();
      Waiting taken = place->second.take();
      if (place->second.empty()) {
        inner_.erase(place);
      } else {
        turns_.push_back(place);
      }
      return taken;
    }
    [[nodiscard]] bool empty() const { return turns_.empty(); }

   private:
    std::map<std::string, Inner> inner_;
    std::deque<typename std::map<std::string, Inner>::iterator> turns_;
  };

  [[nodiscard]] std::size_t held_of_server() const {
    const auto held = held_.find(std::string_view{});
    return held == held_.end() ? 0 : held->second.things;
  }
  // Nothing waits for ever behind what is more urgent.
  [[nodiscard]] std::size_t next_class() const {
    std::optional<std::size_t> first;
    for (std::size_t each = 0; each < kUrgencies; ++each) {
      if (classes_[each].empty()) continue;
      if (passed_over_[each] >= bounds_.in_a_row) return each;
      if (!first) first = each;
    }
    return *first;
  }

  Bounds bounds_;
  std::array<Round<Round<Round<Line>>>, kUrgencies> classes_;
  std::array<std::size_t, kUrgencies> passed_over_{};  // how often something more urgent was taken meanwhile
  std::map<std::string, Held, std::less<>> held_;      // by network
  Held all_;
};

}  // namespace minuit::server
