// A value, or why there is none.
#pragma once
#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

namespace minuit {

template <class T, class E>
class [[nodiscard]] Result {
  static_assert(!std::is_same_v<T, E>);

 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor): `return value;`
  Result(E error) : held_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor): `return error;`

  [[nodiscard]] bool ok() const { return held_.index() == 0; }
  [[nodiscard]] const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&held_);
  }
  [[nodiscard]] T& value() & {
    assert(ok());
    return *std::get_if<0>(&held_);
  }
  [[nodiscard]] T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&held_));
  }
  [[nodiscard]] const E& error() const {
    assert(!ok());
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, E> held_;
};

}  // namespace minuit
