#include "codec/schema.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"
#include "lab/pair_result.hpp"
#include "lab/simulate.hpp"

namespace minuit::app {

void add_schema(CLI::App& app) {
  app.add_subcommand("schema", "Print the JSON Schema of records, events, views and reports, game by game")->callback([] {
    codec::SchemaSet schema;
    catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) {
      codec::describe_game<G>(schema);
      schema.add<rules::Awaiting>("Awaiting");
      schema.add<lab::Summary<G>>("Summary");     // simulate
      schema.add<lab::GameLine>("GameLine");      // simulate --out
      schema.add<lab::PairReport>("PairReport");  // ladder
    });
    std::cout << schema.text() << '\n';
  });
}

}  // namespace minuit::app
