#include "assets/pack.hpp"

#include <array>
#include <charconv>

namespace minuit::assets {
namespace {

// What stands before the separator, which is taken away with it; nothing if there is none.
std::optional<std::string_view> take(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end + 1);
  return taken;
}

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

}  // namespace

Pack::Pack(std::string_view bytes) {
  const std::size_t end = bytes.find("\n\n");
  if (end == std::string_view::npos) return;
  std::string_view index = bytes.substr(0, end + 1);
  std::string_view rest = bytes.substr(end + 2);
  const auto body = [&rest](std::size_t size) {
    const std::string_view taken = rest.substr(0, size);
    rest.remove_prefix(size);
    return taken;
  };
  while (auto line = take(index, '\n')) {
    line = std::string_view(line->data(), line->size() + 1);  // with its end, which ends the last field
    std::array<std::string_view, 6> fields;
    for (std::size_t at = 0; at < fields.size(); ++at)
      fields.at(at) = take(*line, at + 1 == fields.size() ? '\n' : '\t').value_or("");
    const auto [path, type, etag, immutable, plain_size, gzip_size] = fields;
    const auto plain = number(plain_size);
    const auto gzip = number(gzip_size);
    if (!plain || !gzip || *plain > rest.size() || *gzip > rest.size() - *plain) {
      files_.clear();
      return;
    }
    File file;
    file.plain = {.body = body(*plain), .content_type = type, .etag = etag, .gzip = false, .immutable = immutable == "1"};
    file.compressed = file.plain;
    if (*gzip != 0) {
      file.compressed.body = body(*gzip);
      file.compressed.gzip = true;
    }
    files_.emplace(path, file);
  }
  if (!rest.empty()) files_.clear();
}

std::optional<Asset> Pack::find(std::string_view path, bool accepts_gzip) const {
  const auto found = files_.find(path);
  if (found == files_.end()) return std::nullopt;
  return accepts_gzip ? found->second.compressed : found->second.plain;
}

}  // namespace minuit::assets
