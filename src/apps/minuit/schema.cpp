#include "codec/schema.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"
#include "catalog/catalog.hpp"
#include "lab/pair_result.hpp"
#include "lab/simulate.hpp"
#include "lab/team.hpp"
#include "match/opening.hpp"
#include "server/api.hpp"
#include "server/own_data.hpp"
#include "server/people.hpp"

namespace minuit::app {
namespace {

template <class... Types>
void add_each(codec::SchemaSet& schema) {
  (schema.add<Types>(type_name<Types>()), ...);
}

// What goes over a table's socket and over HTTP, and what the store keeps.
void add_table(codec::SchemaSet& schema) {
  schema.begin_game("table");
  add_each<match::ClientMessage, match::ServerMessage, match::OpenTable, match::Refused, match::Listing>(schema);
  add_each<server::GameList, server::Me, server::SetName, server::TableOpened, server::TableList, server::Trust>(schema);
  add_each<server::TableSummary, server::OwnTables, server::Replay, server::SendReport, server::ReportTaken>(schema);
  add_each<server::OwnData, server::SeatsLeft, server::EraseMe, server::MoveCode, server::MoveHere, server::NewMe>(schema);
  add_each<server::Health>(schema);
  schema.add<match::journal::Entry>("LogEntry");
  schema.add<server::PersonEntry>("PersonEntry");
}

}  // namespace

void add_schema(CLI::App& app) {
  app.add_subcommand("schema", "Print the JSON Schema of records, events, views and reports, game by game, and of all messages")
      ->callback([] {
        codec::SchemaSet schema;
        catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) {
          codec::describe_game<G>(schema);
          schema.add<rules::Awaiting>("Awaiting");
          schema.add<lab::Summary<G>>("Summary");  // simulate
          schema.add<lab::GameLine>("GameLine");   // simulate --out
          if constexpr (rules::Cooperative<G>)
            schema.add<lab::TeamReport>("TeamReport");  // ladder
          else
            schema.add<lab::PairReport>("PairReport");
        });
        add_table(schema);
        std::cout << schema.text() << '\n';
      });
}

}  // namespace minuit::app
