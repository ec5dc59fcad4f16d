// A backup of a data folder is a folder with the same files in it: the database, in one piece, the server's key, and the
// authority that the devices of the house trust, if there is one.
#pragma once
#include <string>

#include "server/checkup.hpp"

namespace minuit::server {

// Copies what a server keeps in `folder` to `backup`, which must not be there yet; the server may run meanwhile. The copy is read
// through before it gets its name, so that a backup that is there is whole. What is damaged in the original is damaged in the
// backup, too, and is told. The error is one line.
[[nodiscard]] Result<Checkup, std::string> back_up(const std::string& folder, const std::string& backup,
                                                   const match::Games& games);

// Brings a backup back into a folder that has no database, while no server runs there. A damaged backup is refused: it can be
// repaired like any folder. The database comes last: until it is there, nothing has been restored.
[[nodiscard]] Result<Checkup, std::string> restore(const std::string& backup, const std::string& folder,
                                                   const match::Games& games);

}  // namespace minuit::server
