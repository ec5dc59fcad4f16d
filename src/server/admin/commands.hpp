// The operator's commands, by name. docs/SERVING.md (Administration) tells how one is added.
#pragma once
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/admin/desk.hpp"
#include "server/admin/requests.hpp"

namespace minuit::server::admin {

// What a command gives, or one line for the operator that says why not.
template <class T>
using Told = Result<T, std::string>;

// One each, in a file of its own. What it is asked and what it tells is in requests.hpp.
[[nodiscard]] Told<TablePage> tables(Desk& desk, const Tables& asked);
[[nodiscard]] Told<TableDetail> show(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<TableMarked> close_table(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<TableMarked> open_table(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<TableMarked> unlist(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<TableMarked> relist(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<TableDeleted> delete_table(Desk& desk, const OneTable& asked);
[[nodiscard]] Told<BanMade> ban(Desk& desk, const MakeBan& asked);
[[nodiscard]] Told<BanPage> bans(Desk& desk, const Bans& asked);
[[nodiscard]] Told<BanLifted> unban(Desk& desk, const Unban& asked);
[[nodiscard]] Told<CookieRevoked> revoke(Desk& desk, const Revoke& asked);
[[nodiscard]] Told<ReportPage> reports(Desk& desk, const ListReports& asked);
[[nodiscard]] Told<Report> report(Desk& desk, const OneReport& asked);
[[nodiscard]] Told<ReportsCleared> clear_reports(Desk& desk, const ClearReports& asked);
[[nodiscard]] Told<OwnData> export_person(Desk& desk, const ExportPerson& asked);
[[nodiscard]] Told<PersonErased> erase_person(Desk& desk, const ErasePerson& asked);

// Reads the line of a request, runs its command, and writes the line of the answer.
[[nodiscard]] std::string answer(Desk& desk, std::string_view line);

}  // namespace minuit::server::admin
