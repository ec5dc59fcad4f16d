#include <iostream>

#include "apps/minuit/admin.hpp"

namespace minuit::app {
namespace {

using namespace server::admin;  // NOLINT(google-build-using-namespace): the words of the operator's socket

struct ReportOptions {
  ListReports list;
  OneReport one;
  ClearReports clear;
  bool done_all = false;
};

std::string text_of(const std::optional<server::ReportReason>& reason) {
  if (!reason) return "";
  const std::string quoted = codec::to_json(*reason);
  return quoted.substr(1, quoted.size() - 2);
}

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
    std::cout << (head.done ? "the words are forgotten\n" : "nothing was said at the table\n");
    return;
  }
  std::vector<Row> rows;
  rows.reserve(report.lines.size());
  for (const server::ReportedLine& each : report.lines)
    rows.push_back({moment(each.at), named(each.person) + (each.person.id == head.reported.id ? " *" : ""),
                    each.text.empty() ? "(erased)" : each.text});
  print_columns({"SAID AT", "BY", "WORDS"}, rows);
}

void clear_reports(const ClearReports& asked) {
  ReportsCleared all;
  do {
    const auto some = understood<ReportsCleared>(ask_for_json("clear-reports", asked));
    all.count += some.count;
    all.more = some.more;
  } while (all.more);
  print_line(admin_options().json ? codec::to_json(all) : std::to_string(all.count) + " reports are dealt with");
}

}  // namespace

void add_admin_reports(CLI::App& admin) {
  static ReportOptions options;  // read by the callbacks, after this function
  CLI::App* listing = add_admin_command(admin, "reports", "List what players have reported and you have not dealt with");
  listing->add_flag("--all", options.list.all, "What you have dealt with, too");
  CLI::Option* done =
      listing->add_flag("--done-all", options.done_all, "You have dealt with all that wait, or with these of them");
  listing->add_option("--table", options.clear.table, "Those from this table, and no others")->needs(done);
  listing->add_option("--reporter", options.clear.reporter, "Those by this person or device, and no others")->needs(done);
  done->excludes("--all");
  listing->callback([] {
    if (!options.done_all) return print_reports(options.list);
    if (!options.clear.table.empty()) (void)checked_table(options.clear.table);
    if (!options.clear.reporter.empty()) (void)checked_person(options.clear.reporter);
    clear_reports(options.clear);
  });
  CLI::App* showing = add_admin_command(admin, "report", "Tell all about one report, with what was said last at its table");
  showing->add_option("number", options.one.number, "Its number, as minuit admin reports tells it")->required()->check(whole());
  showing->add_flag("--done", options.one.done, "You have dealt with it");
  showing->callback([] { tell<server::Report>("report", options.one, print_report); });
}

}  // namespace minuit::app
