// Everything that is kept about a person, told or erased.
#include <chrono>

#include "server/admin/commands.hpp"
#include "server/admin/people.hpp"

namespace minuit::server::admin {
namespace {

// An answer is about twice as large as what it is made of, and has 1 MiB at most.
constexpr std::size_t kMostPageBytes = std::size_t{256} << 10U;

// What another thread gives, unless the server stops.
template <class T>
std::optional<T> waited_for(const Desk& desk, std::future<T> coming) {
  constexpr std::chrono::milliseconds kLook(100);
  while (coming.wait_for(kLook) != std::future_status::ready)
    if (desk.service.draining()) return std::nullopt;
  return coming.get();
}

constexpr const char* kStopping = "the server is stopping";

}  // namespace

Told<OwnData> export_person(Desk& desk, const ExportPerson& asked) {
  if (auto wrong = no_person(asked.id)) return std::move(*wrong);
  auto after = DataMark::from(asked.after);
  if (!after) return "\"" + asked.after + "\" is not where a page begins";
  const auto told = std::make_shared<std::promise<std::optional<OwnData>>>();
  auto coming = told->get_future();
  const bool taken = desk.people.tell(PersonDesk::Whose::person(asked.id), {std::move(*after), kMostPageBytes},
                                      [told](std::optional<OwnData> data) { told->set_value(std::move(data)); });
  if (!taken) return std::string(kStoreBusy);
  auto data = waited_for(desk, std::move(coming));
  if (!data) return std::string(kStopping);
  if (!*data) return std::string("the store cannot be read at the moment");
  const OwnData& page = **data;
  const bool nothing =
      page.tables.empty() && (page.people.empty() || (page.people[0].names.empty() && page.people[0].tables.empty()));
  if (asked.after.empty() && nothing) return "nothing is kept about " + asked.id;
  return std::move(**data);
}

Told<PersonErased> erase_person(Desk& desk, const ErasePerson& asked) {
  if (auto wrong = no_person(asked.id)) return std::move(*wrong);
  Erasure erasure = erasure_of({asked.id});
  const auto noted = desk.with_store([&](store::Store& store) { return desk.people.note(store, erasure); });
  if (!noted) return std::string(kStoreBusy);
  if (!*noted) return std::string("this cannot be written down: nothing has changed");
  const auto done = std::make_shared<std::promise<PersonDesk::Erased>>();
  auto coming = done->get_future();
  desk.people.erase(std::move(erasure), [done](const PersonDesk::Erased& erased) { done->set_value(erased); });
  const auto erased = waited_for(desk, std::move(coming));
  if (!erased) return std::string("the server is stopping: the erasure goes on when it starts again");
  if (erased->people + erased->tables + erased->notes + erased->left == 0) return "nothing is kept about " + asked.id;
  return PersonErased{asked.id, erased->people, erased->tables, erased->notes, erased->left, erased->clean};
}

}  // namespace minuit::server::admin
