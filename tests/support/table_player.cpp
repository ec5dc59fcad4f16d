#include "tests/support/table_player.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>

#include "codec/changes.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/limits.hpp"
#include "net/answers.hpp"

namespace minuit::support {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  static std::atomic<int> count{0};
  path_ = fs::temp_directory_path() / ("minuit-server-" + std::to_string(getpid()) + "-" + std::to_string(++count));
  fs::create_directories(path_);
}

server::Settings test_settings() {
  server::Settings settings;
  settings.store = server::StoreKind::memory;
  settings.bot_pause_ms = 0;
  // All come from one address.
  settings.newcomers_per_hour = 1'000'000;
  settings.net.limits.connects_per_second = settings.net.limits.connects_burst = 1'000'000;
  settings.net.limits.drain_time = settings.net.limits.close_timeout = net::Milliseconds(200);
  settings.log_level = server::Level::error;
  return settings;
}

RunningServer::RunningServer(const server::Settings& settings) {
  auto opened = server::GameServer::open(settings);
  if (!opened.ok()) throw std::runtime_error(opened.error());
  server_ = std::move(opened).value();
  thread_ = std::thread([this] { server_->run(); });
}

void RunningServer::stop() {
  if (!thread_.joinable()) return;
  server_->stop();
  thread_.join();
  server_.reset();
}

std::string HttpAnswer::header(std::string_view name) const {
  std::size_t at = 0;
  while (at < head.size()) {
    const std::size_t end = std::min(head.find("\r\n", at), head.size());
    const std::string_view line = std::string_view(head).substr(at, end - at);
    const std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos && net::equal_ignoring_case(line.substr(0, colon), name))
      return std::string(line.substr(colon + 2));
    at = end + 2;
  }
  return {};
}

namespace {

HttpAnswer ask(u16 port, const std::string& request) {
  NetClient client(port);
  const std::string answer = client.ask(request);
  HttpAnswer parts;
  const std::size_t split = std::min(answer.find("\r\n\r\n"), answer.size());
  parts.head = answer.substr(0, split);
  if (split < answer.size()) parts.body = answer.substr(split + 4);
  if (parts.head.size() > 12) std::from_chars(parts.head.data() + 9, parts.head.data() + 12, parts.status);
  return parts;
}

std::string request_head(std::string_view method, std::string_view path, std::string_view cookie) {
  std::string head = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\nHost: minuit.example\r\n";
  if (!cookie.empty()) head += "Cookie: " + std::string(cookie) + "\r\n";
  return head;
}

}  // namespace

HttpAnswer get(u16 port, std::string_view path, std::string_view cookie) {
  return ask(port, request_head("GET", path, cookie) + "\r\n");
}

HttpAnswer post(u16 port, std::string_view path, std::string_view body, std::string_view cookie, std::string_view more_headers) {
  std::string request = request_head("POST", path, cookie).append(more_headers);
  if (more_headers.find("Content-Type") == std::string_view::npos) request += "Content-Type: application/json\r\n";
  return ask(port, request + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body));
}

std::string new_cookie(u16 port) {
  const std::string set = get(port, "/api/me").header("Set-Cookie");
  return set.substr(0, set.find(';'));
}

void TablePlayer::connect(u16 port, u64 known_version) {
  socket_ = std::make_unique<NetClient>(port);
  if (tls_) socket_->use_tls();
  socket_->upgrade("/ws/" + table_, "Cookie: " + cookie_ + "\r\n");
  send(match::Hello{match::kProtocolVersion, known_version});
}

void TablePlayer::send(const match::ClientMessage& message) { socket_->write_text(codec::to_json(message)); }

std::optional<match::ServerMessage> TablePlayer::read() {
  auto frame = socket_->read_frame();
  for (; frame && frame->opcode == 9; frame = socket_->read_frame()) socket_->write(client_frame(10, frame->payload));
  if (!frame || frame->opcode != 1) return std::nullopt;
  heard += frame->payload;
  auto message = codec::read<match::ServerMessage>(frame->payload);
  if (!message.ok()) return std::nullopt;
  if (const auto* table = std::get_if<match::Table>(&message.value())) {
    version = table->version;
    turn = table->match ? std::optional(table->match->turn) : std::nullopt;
    view = table->match ? table->match->view.text : std::string();
  } else if (const auto* update = std::get_if<match::Update>(&message.value())) {
    version = update->version;
    turn = update->turn;
    view = codec::with_changes(view, update->changes.text).value();
  }
  return std::move(message).value();
}

bool TablePlayer::read_to(u64 wanted_version) {
  while (version < wanted_version)
    if (!read()) return false;
  return true;
}

bool TablePlayer::act() {
  if (!may_act()) return false;
  if (turn->decide) {
    // The first of the list, as text: nothing here knows the game.
    const auto actions = codec::read<std::vector<match::Raw>>(turn->actions.text);
    if (!actions.ok() || actions.value().empty()) return false;
    send(match::Decide{++command_, *turn->decide, actions.value().front()});
  } else {
    send(match::Prompt{++command_, *turn->prompt});
  }
  return true;
}

bool play(const std::vector<TablePlayer*>& players, u64 decisions) {
  for (u64 done = 0;; ++done) {
    const TablePlayer& first = *players.front();
    if (first.over()) return true;
    const bool waiting = std::ranges::any_of(players, [](const TablePlayer* each) { return each->may_act(); });
    if (done >= decisions && waiting) return true;
    (void)std::ranges::any_of(players, [](TablePlayer* each) { return each->act(); });
    const u64 next = first.version + 1;
    if (!std::ranges::all_of(players, [&](TablePlayer* each) { return each->read_to(next); })) return false;
  }
}

}  // namespace minuit::support
