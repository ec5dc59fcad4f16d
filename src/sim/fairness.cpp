#include "sim/fairness.hpp"

#include <algorithm>
#include <cmath>

#include "match/line.hpp"
#include "match/referee.hpp"
#include "sim/reaction.hpp"

namespace minuit::sim {

namespace {

constexpr i64 kMs = kMs_us;  // the worlds run in microseconds; the server reads its clock in milliseconds
constexpr i64 kBetweenThrows = 5000 * kMs;
constexpr int kPingsAThrow = 8;
constexpr i64 kPingEvery = 250 * kMs;
constexpr i64 kForgedBy_ms = 300;

// Every touch is on the right card: the first wins.
class Dash final : public catalog::Contest {
 public:
  explicit Dash(i32 allowance_ms) : allowance_ms_(allowance_ms) {}
  [[nodiscard]] rules::RaceTerms terms() const override { return {SeatSet::first(2), 60'000, allowance_ms_}; }
  [[nodiscard]] std::string shown_json() const override { return "null"; }
  [[nodiscard]] Result<Signal, codec::Fault> take(std::string_view /*json*/) override { return Signal{}; }
  [[nodiscard]] Result<std::vector<Signal>, codec::Fault> take_list(std::string_view /*json*/) override {
    return std::vector<Signal>{};
  }
  [[nodiscard]] rules::Weight weigh(const catalog::PlacedTouch& /*touch*/) const override { return rules::Weight::ends; }
  [[nodiscard]] i32 counted_ms(Seat /*seat*/, i32 time_ms) const override { return time_ms; }
  [[nodiscard]] i32 cry_within_ms(Seat /*seat*/) const override { return 0; }
  [[nodiscard]] std::string decision_json(std::span<const catalog::PlacedTouch> /*touches*/) const override { return "null"; }

 private:
  i32 allowance_ms_;
};

// A player with a device whose clock began somewhere else.
class Racer {
 public:
  Racer(const RacerSetting& setting, u64 seed, u64 index)
      : setting_(setting),
        down_(setting.wire, seed, 10 * index + 1),
        up_(setting.wire, seed, 10 * index + 2),
        mind_(Rng::stream(seed, 10 * index + 3)),
        ahead_(static_cast<i64>(mind_.below(1'000'000'000))) {}

  void ping(i64 now) {
    const u64 nonce = mind_.next();
    line_.pinged(nonce, now / kMs);
    i64 seen = down_.arrival(now);
    const i64 clock_ms = (seen + ahead_) / kMs;
    if (setting_.conduct == Conduct::delaying) seen += i64{setting_.delay_ms} * kMs;
    (void)line_.ponged(nonce, clock_ms, up_.arrival(seen) / kMs);
  }
  [[nodiscard]] match::Terms terms(i64 allowance_ms) const { return match::terms_of_line(line_, allowance_ms); }

  struct Touch {
    i64 word_ms = 0;
    i64 arrival = 0;
  };
  // The dice are on their way since `sent`, to be shown at `instant`.
  [[nodiscard]] Touch touch(i64 sent, i64 instant) {
    const i64 came = down_.arrival(sent);
    i64 shown = came;
    if (setting_.conduct == Conduct::honest) {
      const auto show_at = line_.clock_at(instant / kMs);
      shown = std::max(came, show_at ? *show_at * kMs - ahead_ : came);
    }
    const i64 reaction = reaction_us(mind_);
    i64 word = reaction / kMs;
    if (setting_.conduct != Conduct::honest) word = std::max<i64>(100, word - kForgedBy_ms);
    return {word, up_.arrival(shown + reaction)};
  }
  [[nodiscard]] match::WordCredit& credit() { return credit_; }

 private:
  RacerSetting setting_;
  Way down_;
  Way up_;
  Rng mind_;
  i64 ahead_;
  match::Line line_;
  match::WordCredit credit_;
};

class Laboratory {
 public:
  explicit Laboratory(const FairnessSetting& setting)
      : setting_(setting),
        racers_{Racer(setting.racers[0], setting.seed, 1), Racer(setting.racers[1], setting.seed, 2)},
        lots_(Rng::stream(setting.seed, 99)) {
    report_.setting = setting;
  }

  [[nodiscard]] FairnessReport run() {
    for (u64 number = 0; number < setting_.throws; ++number) throw_dice();
    const auto throws = static_cast<double>(setting_.throws);
    report_.first_share = static_cast<double>(wins_) / throws;
    const double half = 1.96 * std::sqrt(report_.first_share * (1 - report_.first_share) / throws);
    report_.low = report_.first_share - half;
    report_.high = report_.first_share + half;
    report_.wait_ms = static_cast<double>(waited_) / throws / kMs;
    return report_;
  }

 private:
  void throw_dice() {
    now_ += kBetweenThrows;
    for (int ping = 0; ping < kPingsAThrow; ++ping, now_ += kPingEvery)
      for (Racer& each : racers_) each.ping(now_);
    const i64 instant = now_ + match::kCountdown_ms * kMs;
    now_ = instant;
    const std::size_t winner = setting_.compensated ? judged(instant) : first_to_arrive(instant);
    if (winner == 0) ++wins_;
  }

  [[nodiscard]] std::size_t first_to_arrive(i64 instant) {
    const auto one = racers_[0].touch(instant, instant);
    const auto other = racers_[1].touch(instant, instant);
    return one.arrival <= other.arrival ? 0 : 1;
  }

  [[nodiscard]] std::size_t judged(i64 instant) {
    Dash dash(static_cast<i32>(setting_.allowance_ms));
    match::Referee referee(dash, instant / kMs);
    std::array<Racer::Touch, 2> touches;
    for (std::size_t at = 0; at < 2; ++at) {
      const match::Terms terms = racers_[at].terms(setting_.allowance_ms);
      referee.set_line(Seat(static_cast<i64>(at)), terms);
      racers_[at].credit().refill();
      touches[at] = racers_[at].touch(referee.send_at(terms) * kMs, instant);
    }
    const std::size_t early = touches[0].arrival <= touches[1].arrival ? 0 : 1;
    hear(referee, early, touches[early]);
    const i64 closes = referee.closes_at(touches[early].arrival / kMs);
    const Racer::Touch& late = touches[1 - early];
    waited_ += std::min(closes * kMs, late.arrival) - touches[early].arrival;
    if (late.arrival / kMs <= closes)
      hear(referee, 1 - early, late);
    else
      ++report_.too_late;
    const auto order = referee.verdict(lots_);
    if (order[0].by_lot) ++report_.by_lot;
    for (const auto& each : order) report_.by_arrival += each.by_arrival ? 1 : 0;
    return order[0].seat.value;
  }

  void hear(match::Referee& referee, std::size_t racer, const Racer::Touch& touch) {
    const catalog::Contest::Signal signal{{rules::SignKind::touch, static_cast<i32>(touch.word_ms)}, 0};
    (void)referee.hear(Seat(static_cast<i64>(racer)), signal, touch.arrival / kMs, racers_[racer].credit());
  }

  FairnessSetting setting_;
  std::array<Racer, 2> racers_;
  Rng lots_;
  FairnessReport report_;
  u64 wins_ = 0;
  i64 now_ = 0;
  i64 waited_ = 0;
};

}  // namespace

FairnessReport measure_fairness(const FairnessSetting& setting) { return Laboratory(setting).run(); }

}  // namespace minuit::sim
