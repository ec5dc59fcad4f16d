// How a player reports another: from a table at which both are, or at which the other has said something.
#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/answers.hpp"
#include "server/erasure.hpp"
#include "server/identity.hpp"
#include "server/ration.hpp"
#include "server/service.hpp"

namespace minuit::server {
namespace {

// Who is reported, as their table knows them.
struct Found {
  match::Person person;
  std::string device;
};

std::optional<Found> find_at(const match::Room& room, std::string_view person) {
  for (const match::Room::Connected& each : room.connected())
    if (each.caller.person.id == person) return Found{each.caller.person, each.caller.device};
  for (const match::Chair& chair : room.gathering().chairs())
    if (chair.person && chair.person->id == person) return Found{*chair.person, match::device_of(*chair.person, chair.device)};
  for (const match::SpeechInfo& each : room.gathering().speeches())
    if (each.person.id == person) return Found{each.person, {}};
  return std::nullopt;
}

std::vector<ReportedLine> last_lines(const match::Room& room) {
  std::vector<ReportedLine> lines;
  for (const match::SpeechInfo& each : room.gathering().speeches())
    if (!each.text.empty()) lines.push_back({each.at, each.person, each.text});
  if (lines.size() > kMostReportedLines) lines.erase(lines.begin(), lines.end() - kMostReportedLines);
  return lines;
}

// Tells reports of one network from those of another, also after a restart, without keeping an address.
std::string mark_of(const ServerKey& key, const std::string& network) {
  constexpr std::size_t kChars = 12;
  return to_text(key.sign("minuit report", network)).substr(0, kChars);
}

// On the thread of the table's loop: the report, or why there is none.
std::variant<Report, net::Response> look(const match::Room* room, std::string_view table, std::string_view reporter,
                                         const match::Account& whose, const SendReport& wish) {
  if (room == nullptr || room->waking()) return refusal(403, kNotAtTable);
  const auto here = room->connected();
  const auto self = std::ranges::find_if(here, [&](const match::Room::Connected& each) {
    return each.caller.person.id == reporter && each.caller.device == whose.device && !each.at_door;
  });
  if (self == here.end()) return refusal(403, kNotAtTable);
  const auto found = find_at(*room, wish.person);
  if (!found) return refusal(404, match::kNobodyThere);
  if (found->person.id == reporter || found->device == whose.device) return refusal(400, kNotOneself);
  ReportHead head{.number = 0,
                  .at = now().wall_ms,
                  .table = std::string(table),
                  .game = room->gathering().game(),
                  .reporter = self->caller.person,
                  .reporter_device = whose.device,
                  .reported = found->person,
                  .reported_device = found->device,
                  .reason = wish.reason,
                  .done = {},
                  .site = {},
                  .network = {}};
  return Report{std::move(head), last_lines(*room)};
}

std::vector<std::string> people_in(const Report& report) {
  const ReportHead& head = report.head;
  std::vector<std::string> people{head.reporter.id, head.reporter_device, head.reported.id, head.reported_device};
  for (const ReportedLine& each : report.lines) people.push_back(each.person.id);
  return people;
}

// Nobody flushes out a report by being erased: nobody stands for them in it from the beginning.
void take_out(Report& report, const std::vector<std::string>& people) {
  forget_in(report, people);
  const Erasure nobody = erasure_of(people);
  const auto hide = [&](std::string& text) { hide_ids(text, nobody, kReportLogs); };
  hide(report.head.reported.id);
  hide(report.head.reported_device);
  for (ReportedLine& each : report.lines) {
    hide(each.person.id);
    hide(each.text);
  }
}

}  // namespace

void Service::take_report(const Asked& asked, std::string_view table, net::Reply reply) {
  const auto read = codec::read<SendReport>(asked.request.body);
  if (!read.ok()) return reply(json_of(400, match::refused(0, read.error())));
  if (!is_person_id(read.value().person))
    return reply(json_of(400, match::refused(0, codec::Fault{"$.person", "expected the id of a person"})));
  const i64 now_us = steady_us();
  if (!reports_of_network_.take(asked.account.network, now_us) || !reports_.take(asked.account.device, now_us))
    return reply(too_often(kTooManyReports));
  if (around_.store.full(asked.account)) return reply(busy());
  const unsigned number = shard_of(table, static_cast<unsigned>(shards_.size()));
  server_->post(number, [this, number, reply = std::move(reply), wish = read.value(), table = std::string(table),
                         person = asked.visitor.id, whose = asked.account]() mutable {
    auto looked = look(shards_[number]->house().room(table), table, person, whose, wish);
    if (auto* refused = std::get_if<net::Response>(&looked)) return reply(std::move(*refused));
    auto& report = std::get<Report>(looked);
    report.head.site = mark_of(key_, site_of(whose.network));
    report.head.network = mark_of(key_, whose.network);
    auto pass = around_.departures.pass(people_in(report));
    const auto refused = [&](const std::string& id) { return std::ranges::find(pass.refused(), id) != pass.refused().end(); };
    if (refused(person) || refused(whose.device)) return reply(busy());
    if (!pass.whole()) take_out(report, pass.refused());
    keep_report(std::move(report), whose, std::move(pass), std::move(reply));
  });
}

void Service::keep_report(Report report, const match::Account& whose, Departures::Pass pass, net::Reply reply) {
  const std::size_t bytes = codec::to_json(report).size() + match::kEntryOverheadBytes;
  switch (around_.allowance.spend(whose, bytes, match::Purpose::changes)) {
    case match::Allowed::yes: break;
    case match::Allowed::over_quota: return reply(refusal(429, match::kWroteTooMuch));
    case match::Allowed::disk_low: return reply(refusal(503, match::kDiskLow));
  }
  auto job = [this, report = std::move(report), pass = std::move(pass), reply = std::move(reply)](store::Store& store) mutable {
    switch (around_.oversight.reports.take(store, std::move(report))) {
      case Reports::Taken::kept: return reply(json_of(201, ReportTaken{}));
      case Reports::Taken::too_many: return reply(too_often(kTooManyReports));
      case Reports::Taken::unwritten: return reply(refusal(503, match::kNotSaved));
    }
  };
  (void)around_.store.ask(to_read(whose), std::move(job), bytes);  // one that is not taken answers when it is destroyed
}

}  // namespace minuit::server
