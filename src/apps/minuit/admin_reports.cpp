#include <iostream>

#include "apps/minuit/admin.hpp"

namespace minuit::app {
namespace {

using namespace server::admin;  // NOLINT(google-build-using-namespace): the words of the operator's socket

struct Options {
  ListReports list;
  OneReport one;
};

std::string text_of(const std::optional<server::ReportReason>& reason) {
  if (!reason) return "";
  const std::string quoted = codec::to_json(*reason);
  return quoted.substr(1, quoted.size() - 2);
}

std::string named(const match::Person& person) { return person.name.empty() ? person.id : person.name; }

void print_reports(ListReports asked) {
  std::size_t count = 0;
  for (;;) {
    const auto page = understood<ReportPage>(ask_for_json("reports", asked));
    std::vector<Row> rows;
    for (const server::ReportHead& each : page.reports) {
      ++count;
      if (admin_options().json) {
        print_line(codec::to_json(each));
        continue;
      }
      rows.push_back({std::to_string(each.number), moment(each.at), each.table, named(each.reported), text_of(each.reason),
                      named(each.reporter), each.done ? "done " + moment(*each.done) : ""});
    }
    if (!rows.empty()) print_columns({"REPORT", "AT", "TABLE", "REPORTED", "REASON", "BY", ""}, rows);
    if (!page.next) break;
    asked.before = *page.next;
  }
  if (count == 0 && !admin_options().json) print_line(asked.all ? "no reports" : "no reports wait; --all shows the others");
}

void print_report(const server::Report& report) {
  const server::ReportHead& head = report.head;
  const auto person = [](const match::Person& who, const std::string& device) {
    return named(who) + " (person " + who.id + ", device " + (device.empty() ? "unknown" : device) + ")";
  };
  std::cout << "report    " << head.number << (head.done ? ", done " + moment(*head.done) : "") << '\n'
            << "at        " << moment(head.at) << '\n'
            << "table     " << head.table << " (" << head.game << ")\n"
            << "reported  " << person(head.reported, head.reported_device) << '\n'
            << "reason    " << (head.reason ? text_of(head.reason) : "none given") << '\n'
            << "by        " << person(head.reporter, head.reporter_device) << "\n\n";
  if (report.lines.empty()) {
    std::cout << "nothing was said at the table\n";
    return;
  }
  std::vector<Row> rows;
  rows.reserve(report.lines.size());
  for (const server::ReportedLine& each : report.lines)
    rows.push_back({moment(each.at), named(each.person) + (each.person.id == head.reported.id ? " *" : ""), each.text});
  print_columns({"SAID AT", "BY", "WORDS"}, rows);
}

}  // namespace

void add_admin_reports(CLI::App& admin) {
  static Options options;  // read by the callbacks, after this function
  CLI::App* listing = add_admin_command(admin, "reports", "List what players have reported and you have not dealt with");
  listing->add_flag("--all", options.list.all, "What you have dealt with, too");
  listing->callback([] { print_reports(options.list); });
  CLI::App* showing = add_admin_command(admin, "report", "Tell all about one report, with what was said last at its table");
  showing->add_option("number", options.one.number, "Its number, as minuit admin reports tells it")->required()->check(whole());
  showing->add_flag("--done", options.one.done, "You have dealt with it");
  showing->callback([] { tell<server::Report>("report", options.one, print_report); });
}

}  // namespace minuit::app
