// The browser's files, inside the program. web/scripts/pack.mjs writes them into one file, a pack, which the build embeds:
// an index of lines
//   path TAB content type TAB etag TAB 1 if the name changes with the content, else 0 TAB bytes TAB bytes compressed, 0 if they
//   are not
// that ends with an empty line, then the bytes, each file as it is and then compressed by gzip.
#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string_view>

namespace minuit::assets {

struct Asset {
  std::string_view body;
  std::string_view content_type;
  std::string_view etag;   // with its quotation marks
  bool gzip = false;       // the body is compressed
  bool immutable = false;  // may be kept for ever
};

class Pack {
 public:
  // A pack that is damaged is an empty one; the bytes must outlive it.
  explicit Pack(std::string_view bytes);

  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] std::optional<Asset> find(std::string_view path, bool accepts_gzip) const;

 private:
  struct File {
    Asset plain;
    Asset compressed;  // the same as plain if there is none
  };
  std::map<std::string_view, File, std::less<>> files_;
};

// What this program was built with; empty if the client was not built.
[[nodiscard]] const Pack& built_in();

}  // namespace minuit::assets
