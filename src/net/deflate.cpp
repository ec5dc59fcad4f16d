#include "net/deflate.hpp"

#include <algorithm>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

namespace minuit::net {
namespace {

namespace zlib = boost::beast::zlib;

constexpr std::string_view kTail("\0\0\xFF\xFF", 4);  // of every flushed block; left out on the wire
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 8;
constexpr int kLevel = 3;  // most of the gain for a third of the time

// The text up to a mark, without the spaces around it; what follows the mark is left.
std::string_view take_until(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  while (part.starts_with(' ')) part.remove_prefix(1);
  while (part.ends_with(' ')) part.remove_suffix(1);
  return part;
}

}  // namespace

bool offers_deflate(std::string_view extensions) {
  while (!extensions.empty()) {
    std::string_view offer = take_until(extensions, ',');
    if (take_until(offer, ';') != "permessage-deflate") continue;
    bool acceptable = true;
    // A smaller window of ours would take a compressor of its own; a client whose window is small is read all the same.
    while (!offer.empty()) {
      std::string_view parameter = take_until(offer, ';');
      const std::string_view name = take_until(parameter, '=');
      acceptable = acceptable && (name == "client_max_window_bits" || name == "client_no_context_takeover" ||
                                  name == "server_no_context_takeover");
    }
    if (acceptable) return true;
  }
  return false;
}

struct Deflate::Streams {
  zlib::deflate_stream out;
  zlib::inflate_stream in;
};

Deflate::Deflate() : streams_(std::make_unique<Streams>()) {}
Deflate::~Deflate() = default;

Frame Deflate::compress(const Frame& frame) {
  if (frame->size() < kLeastDeflated) return nullptr;
  if (frame == last_) return last_compressed_;
  zlib::deflate_stream& stream = streams_->out;
  stream.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
  std::string packed(frame->size(), '\0');
  zlib::z_params params;
  params.next_in = frame->data();
  params.avail_in = frame->size();
  params.next_out = packed.data();
  params.avail_out = packed.size();
  boost::system::error_code error;
  stream.write(params, zlib::Flush::sync, error);
  last_ = frame;
  last_compressed_ = nullptr;
  packed.resize(packed.size() - params.avail_out);
  // Without room left the end may be missing; then it did not shrink either.
  if (error || params.avail_out == 0 || params.avail_in != 0 || !packed.ends_with(kTail)) return nullptr;
  packed.resize(packed.size() - kTail.size());
  packed.shrink_to_fit();
  last_compressed_ = frame_of(std::move(packed));
  return last_compressed_;
}

Inflated Deflate::expand(std::string_view payload, std::size_t most) {
  zlib::inflate_stream& stream = streams_->in;
  stream.reset(kWindowBits);
  std::string text(most + 1, '\0');
  zlib::z_params params;
  params.next_out = text.data();
  params.avail_out = text.size();
  for (const std::string_view part : {payload, kTail}) {
    params.next_in = part.data();
    params.avail_in = part.size();
    boost::system::error_code error;
    stream.write(params, zlib::Flush::sync, error);
    if (params.avail_out == 0) return {.kind = Inflated::Kind::too_big, .text = {}};
    if (error && error != zlib::error::need_buffers && error != zlib::error::end_of_stream) return {};
    if (error == zlib::error::end_of_stream) break;
  }
  text.resize(text.size() - params.avail_out);
  return {.kind = Inflated::Kind::text, .text = std::move(text)};
}

}  // namespace minuit::net
