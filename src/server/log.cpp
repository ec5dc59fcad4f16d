#include "server/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <map>
#include <mutex>

#include "codec/write.hpp"
#include "server/counts.hpp"
#include "server/limits.hpp"

namespace minuit::server {
namespace {

spdlog::level::level_enum spdlog_level(Level level) {
  switch (level) {
    case Level::debug: return spdlog::level::debug;
    case Level::info: return spdlog::level::info;
    case Level::warning: return spdlog::level::warn;
    case Level::error: break;
  }
  return spdlog::level::err;
}

void add_value(std::string& out, const Field& field) {
  if (const auto* number = std::get_if<i64>(&field.value)) {
    out += std::to_string(*number);
  } else {
    codec::write_text(out, std::get<std::string>(field.value));
  }
}

}  // namespace

struct Log::Inside {
  bool json = false;
  spdlog::logger logger{"minuit", std::make_shared<spdlog::sinks::stderr_sink_mt>()};
  struct Kind {
    i64 next_ms = 0;
    u64 left_out = 0;
  };
  std::mutex mutex;
  std::map<std::string, Kind, std::less<>> kinds;
};

Log::Log(Level least, bool json) : inside_(std::make_unique<Inside>()) {
  inside_->json = json;
  inside_->logger.set_level(spdlog_level(least));
  // JSON lines are whole objects: the pattern writes the time and the level, the event follows.
  inside_->logger.set_pattern(json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})" : "%Y-%m-%d %H:%M:%S.%e %l: %v",
                              spdlog::pattern_time_type::utc);
  inside_->logger.flush_on(spdlog::level::info);
}

Log::~Log() = default;

void Log::warn_of(std::string_view kind, std::string_view event, Fields fields) {
  u64 left_out = 0;
  {
    const std::lock_guard lock(inside_->mutex);
    auto& kinds = inside_->kinds;
    auto known = kinds.find(kind);
    // Those that would be too many share one.
    if (known == kinds.end())
      known = kinds.try_emplace(kinds.size() < kMostWarningKinds ? std::string(kind) : std::string()).first;
    const i64 now_ms = now().steady_ms;
    if (now_ms < known->second.next_ms) {
      ++known->second.left_out;
      return;
    }
    known->second.next_ms = now_ms + kWarningEvery_ms;
    left_out = std::exchange(known->second.left_out, 0);
  }
  say(Level::warning, event, fields, left_out);
}

void Log::say(Level level, std::string_view event, Fields fields, u64 left_out) {
  if (!inside_->logger.should_log(spdlog_level(level))) return;
  std::string line;
  if (inside_->json) {
    line = R"("event":)";
    codec::write_text(line, event);
    for (const Field& field : fields) {
      line.append(",\"").append(field.key).append("\":");
      add_value(line, field);
    }
    if (left_out > 0) line.append(",\"left_out\":").append(std::to_string(left_out));
  } else {
    line = event;
    for (const Field& field : fields) {
      line.append(" ").append(field.key).append("=");
      add_value(line, field);
    }
    if (left_out > 0) line.append(" left_out=").append(std::to_string(left_out));
  }
  inside_->logger.log(spdlog_level(level), spdlog::string_view_t(line.data(), line.size()));
}

}  // namespace minuit::server
