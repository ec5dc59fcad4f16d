// A request and its answer, as the layer above sees them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/task.hpp"

namespace minuit::net {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Request {
  std::string method;  // GET, HEAD or POST
  std::string path;    // begins with a slash; not percent-decoded
  std::string query;   // after the question mark, without it
  Headers headers;
  std::string body;
  std::string remote;   // address of the peer, without the port
  bool secure = false;  // came over TLS
  // Came over the second port: the same host is served without TLS too, so that a browser may bring cookies from there.
  bool second_port = false;

  // The first header of that name, in whatever case; empty if there is none.
  [[nodiscard]] std::string_view header(std::string_view name) const;
};

struct Response {
  unsigned status = 200;
  std::string content_type = "text/plain; charset=utf-8";
  std::string body;
  Headers headers;  // further ones; the security headers are added to every answer
  // For the log, if it is a refusal: one of few, and nothing that a stranger wrote. It need not be given.
  std::string why{};  // NOLINT(readability-redundant-member-init): g++ asks for what has no initializer
  // More of the body, that lives as long as the program: it is sent from where it is, however many are slow to read it.
  std::string_view lasting{};  // NOLINT(readability-redundant-member-init): the same
};

// The value of a cookie that came with the request.
[[nodiscard]] std::optional<std::string_view> cookie(const Request& request, std::string_view name);

// Takes the answer to a request: at once or later, from any thread, once. Destroyed unused, it answers what it was
// given for that, else 500. It must be gone before the Server is.
class Reply {
 public:
  using Unanswered = Response (*)();
  explicit Reply(Callback<Response> answer, Unanswered unanswered = nullptr)
      : answer_(std::move(answer)), unanswered_(unanswered) {}
  Reply(const Reply&) = delete;
  Reply& operator=(const Reply&) = delete;
  Reply(Reply&&) noexcept = default;
  Reply& operator=(Reply&&) noexcept = default;
  ~Reply();
  void operator()(Response response) { answer_(std::move(response)); }

 private:
  Callback<Response> answer_;
  Unanswered unanswered_;
};

}  // namespace minuit::net
