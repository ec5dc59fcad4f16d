#include "codec/schema.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"

namespace minuit::app {

void add_schema(CLI::App& app) {
  app.add_subcommand("schema", "Print the JSON Schema of records, events and views, game by game")->callback([] {
    codec::SchemaSet schema;
    catalog::each_game([&]<class G>(std::type_identity<G> /*game*/) { codec::describe_game<G>(schema); });
    std::cout << schema.text() << '\n';
  });
}

}  // namespace minuit::app
