// Any bytes as the frames of a client: heads within their limits, one reading whether they come at once or in pieces.
#include <cstdlib>
#include <vector>

#include "net/frames.hpp"

using minuit::u8;
namespace net = minuit::net;

namespace {

using net::HeadResult;

constexpr std::size_t kMostPayload = 4096;

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  std::span<const u8> rest(data, size);
  const bool deflate = !rest.empty() && (rest[0] & 1U) != 0;
  while (!rest.empty()) {
    const HeadResult read = net::read_head(rest, kMostPayload, deflate);
    if (read.kind != HeadResult::Kind::whole) {
      demand(read.kind == HeadResult::Kind::more ? rest.size() < net::kMostHeadBytes : read.code == 1002 || read.code == 1009);
      break;
    }
    demand(read.head.head_bytes <= rest.size() && read.head.head_bytes <= net::kMostHeadBytes);
    demand(read.head.payload_bytes <= kMostPayload);
    for (std::size_t part = 0; part < read.head.head_bytes; ++part)
      demand(net::read_head(rest.first(part), kMostPayload, deflate).kind == HeadResult::Kind::more);
    rest = rest.subspan(read.head.head_bytes);
    std::vector<u8> payload(rest.begin(),
                            rest.begin() + static_cast<std::ptrdiff_t>(std::min(read.head.payload_bytes, rest.size())));
    const std::vector<u8> masked = payload;
    net::unmask(payload, read.head.mask);
    const std::string text(payload.begin(), payload.end());
    const bool good = net::is_utf8(text);
    for (std::size_t at = 0; good && at < text.size(); ++at)  // every cut outside a character leaves two good texts
      if ((static_cast<u8>(text[at]) & 0xC0U) != 0x80) demand(net::is_utf8(text.substr(0, at)) && net::is_utf8(text.substr(at)));
    net::unmask(payload, read.head.mask);
    demand(payload == masked);
    rest = rest.subspan(masked.size());
  }
  return 0;
}
