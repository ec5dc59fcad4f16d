// Everything that is kept about a person, told or erased.
#include <algorithm>
#include <chrono>

#include "server/admin/commands.hpp"
#include "server/admin/people.hpp"
#include "server/admin/wire.hpp"

namespace minuit::server::admin {
namespace {

// An answer is about twice as large as what it is made of, and has 1 MiB at most.
constexpr std::size_t kMostPageBytes = std::size_t{256} << 10U;

// What another thread gives, unless the server stops or it takes too long for a command.
enum class Waiting : u8 { over, stopping, too_long };
template <class T>
Waiting wait_for(const Desk& desk, const std::future<T>& coming) {
  constexpr std::chrono::milliseconds kLook(100);
  const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kCommandWithin_ms);
  while (coming.wait_for(kLook) != std::future_status::ready) {
    if (desk.service.draining()) return Waiting::stopping;
    if (std::chrono::steady_clock::now() >= until) return Waiting::too_long;
  }
  return Waiting::over;
}

PersonDesk::Whose whose_of(const ExportPerson& asked) {
  if (asked.people.empty()) return PersonDesk::Whose::person(asked.id);
  PersonDesk::Whose whose{asked.people, {}, false};
  whose.as.resize(asked.people.size());
  return whose;
}

// One that has failed and waits goes on now; else one is begun.
Told<Erasure> begin_erasing(Desk& desk, const std::string& id) {
  if (auto unfinished = desk.people.unfinished(id)) return std::move(*unfinished);
  Erasure erasure = erasure_of({id});
  const auto failed = desk.with_store([&](store::Store& store) { return desk.people.note(store, erasure); });
  if (!failed) return std::string(kStoreBusy);
  if (*failed) return "this cannot be written down, and nothing has changed: " + **failed;
  return erasure;
}

}  // namespace

Told<OwnData> export_person(Desk& desk, const ExportPerson& asked) {
  if (auto wrong = no_person(asked.id)) return std::move(*wrong);
  auto after = DataMark::from(asked.after);
  if (!after) return "\"" + asked.after + "\" is not where a page begins";
  const auto told = std::make_shared<std::promise<std::optional<OwnData>>>();
  auto coming = told->get_future();
  const bool taken = desk.people.tell(whose_of(asked), {std::move(*after), kMostPageBytes},
                                      [told](std::optional<OwnData> data) { told->set_value(std::move(data)); });
  if (!taken) return std::string(kStoreBusy);
  switch (wait_for(desk, coming)) {
    case Waiting::stopping: return std::string("the server is stopping");
    case Waiting::too_long: return std::string("the server has too much to read or is erasing somebody: try again later");
    case Waiting::over: break;
  }
  auto data = coming.get();
  if (!data) return std::string("the store cannot be read at the moment");
  if (asked.after.empty() && is_empty(*data)) return "nothing is kept about " + asked.id;
  return std::move(*data);
}

Told<PersonErased> erase_person(Desk& desk, const ErasePerson& asked) {
  if (auto wrong = no_person(asked.id)) return std::move(*wrong);
  auto erasure = begin_erasing(desk, asked.id);
  if (!erasure.ok()) return erasure.error();
  const auto done = std::make_shared<std::promise<PersonDesk::Erased>>();
  auto coming = done->get_future();
  desk.people.erase(std::move(erasure).value(), [done](const PersonDesk::Erased& erased) { done->set_value(erased); });
  PersonErased told;
  told.id = asked.id;
  switch (wait_for(desk, coming)) {
    case Waiting::stopping: return std::string("the server is stopping: the erasure goes on when it starts again");
    case Waiting::too_long: told.goes_on = true; return told;
    case Waiting::over: break;
  }
  const PersonDesk::Erased erased = coming.get();
  if (!erased.failed.empty())
    return asked.id + " is not erased yet: " + erased.failed +
           ". Nobody can come as this person until it is done; it is tried again every minute, after the next start, and when " +
           "you ask again";
  if (erased.people + erased.tables + erased.notes + erased.reports + erased.left == 0)
    return "nothing is kept about " + asked.id;
  constexpr i64 kSecond_ms = 1000;
  return PersonErased{.id = asked.id,
                      .people = erased.people,
                      .tables = erased.tables,
                      .notes = erased.notes,
                      .reports = erased.reports,
                      .left = erased.left,
                      .goes_on = false,
                      .clean_in_s = static_cast<u64>((erased.clean_in_ms + kSecond_ms - 1) / kSecond_ms),
                      .scrub_failed = erased.scrub_failed};
}

}  // namespace minuit::server::admin
