// Values to compact JSON, straight into the text: no tree in between, no allocation but the text's own.
#pragma once
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstring>
#include <string>

#include "codec/kinds.hpp"

namespace minuit::codec {

// Quoted and escaped; the text must be UTF-8.
void write_text(std::string& out, std::string_view text);

namespace detail {

// Gathers the many small pieces of a value on the stack and hands them to the text in one: a value of the usual size costs one
// append.
class Sink {
 public:
  explicit Sink(std::string& out) : out_(out) {}
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;
  ~Sink() = default;

  void put(char c) {
    make_room(1);
    buffer_[used_++] = c;
  }
  // Of a size known at compile time, and small.
  template <std::size_t N>
  void put(const std::array<char, N>& piece) {
    static_assert(N <= kBytes);
    make_room(N);
    std::memcpy(buffer_.data() + used_, piece.data(), N);
    used_ += N;
  }
  void put(std::string_view piece) {
    if (piece.size() > kBytes) {
      flush();
      out_.append(piece);
      return;
    }
    make_room(piece.size());
    std::memcpy(buffer_.data() + used_, piece.data(), piece.size());
    used_ += piece.size();
  }
  template <class Number>
  void number(Number value) {
    make_room(kMostDigits);
    char* const begin = buffer_.data() + used_;
    used_ += static_cast<std::size_t>(std::to_chars(begin, begin + kMostDigits, value).ptr - begin);
  }
  void text(std::string_view value) {
    flush();
    write_text(out_, value);
  }
  // To be called at the end.
  void flush() {
    if (used_ == 0) return;
    out_.append(buffer_.data(), used_);
    used_ = 0;
  }

 private:
  static constexpr std::size_t kBytes = 1024;
  static constexpr std::size_t kMostDigits = 32;

  void make_room(std::size_t bytes) {
    if (bytes > kBytes - used_) flush();
  }
  std::string& out_;
  std::size_t used_ = 0;
  std::array<char, kBytes> buffer_;
};

template <class T>
void put(Sink& out, const T& value);

template <class E>
void put_enum(Sink& out, E value) {
  [[maybe_unused]] bool found = false;
  out.put('"');
  each_enumerator<E>([&](std::string_view name, E each) {
    if (each != value) return;
    out.put(name);
    found = true;
  });
  out.put('"');
  assert(found);
}

// The members and the closing brace; `first` says that none stands before them.
template <class T>
void put_members(Sink& out, const T& value, bool first) {
  boost::mp11::mp_for_each<Members<T>>([&](auto member) {
    if (!first) out.put(',');
    first = false;
    out.put(kKeyText<decltype(member)>);
    put(out, value.*member.pointer);
  });
  out.put('}');
}

template <class List>
void put_list(Sink& out, const List& list) {
  out.put('[');
  bool first = true;
  for (const auto& item : list) {
    if (!first) out.put(',');
    first = false;
    put(out, item);
  }
  out.put(']');
}

inline void put_seats(Sink& out, SeatSet set) {
  out.put('[');
  for (SeatSet left = set; !left.empty(); left = left.without(left.lowest())) {
    if (left != set) out.put(',');
    out.number(left.lowest().number());
  }
  out.put(']');
}

template <class T>
void put(Sink& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out.put(std::string_view(value ? "true" : "false"));
  } else if constexpr (Integer<T>) {
    out.number(value);
  } else if constexpr (std::is_same_v<T, double>) {  // only in reports: nothing that is read has fractions
    if (std::isfinite(value)) {
      out.number(value);
    } else {
      out.put(std::string_view("null"));  // JSON has no other word for it
    }
  } else if constexpr (kIsBounded<T>) {
    out.number(value.number());
  } else if constexpr (DescribedEnum<T>) {
    put_enum(out, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    out.text(value);
  } else if constexpr (std::is_same_v<T, Raw>) {
    out.put(std::string_view(value.text));
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    put_seats(out, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) {
      put(out, *value);
    } else {
      out.put(std::string_view("null"));
    }
  } else if constexpr (kIsVariant<T>) {
    std::visit(
        [&]<class Kind>(const Kind& kind) {
          out.put(kTypeText<Kind>);
          put_members(out, kind, false);
        },
        value);
  } else if constexpr (Described<T>) {
    out.put('{');
    put_members(out, value, true);
  } else {
    static_assert(kIsArray<T> || kIsBoundedList<T> || kIsVector<T>, "this type has no JSON form");
    put_list(out, value);
  }
}

}  // namespace detail

template <class T>
void write(std::string& out, const T& value) {
  detail::Sink sink(out);
  detail::put(sink, value);
  sink.flush();
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
  std::string out;
  write(out, value);
  return out;
}

// A JSON list of values that come one by one.
class ListWriter {
 public:
  template <class T>
  void add(const T& value) {
    sink_.put(first_ ? '[' : ',');
    first_ = false;
    detail::put(sink_, value);
  }
  // To be called once, at the end.
  [[nodiscard]] std::string take() {
    if (first_) sink_.put('[');
    sink_.put(']');
    sink_.flush();
    return std::move(text_);
  }

 private:
  std::string text_;
  detail::Sink sink_{text_};
  bool first_ = true;
};

}  // namespace minuit::codec
