// A function to be called once, that may own what cannot be copied.
#pragma once
#include <memory>
#include <type_traits>
#include <utility>

namespace minuit::net {

template <class... Args>
class Callback {
 public:
  Callback() = default;
  template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, Callback> && std::is_invocable_v<F&, Args...>)
  Callback(F&& function)  // NOLINT(google-explicit-constructor,bugprone-forwarding-reference-overload): a lambda is one
      : held_(std::make_unique<Holding<std::decay_t<F>>>(std::forward<F>(function))) {}

  explicit operator bool() const { return held_ != nullptr; }
  // Calls it and lets go of what it owns.
  void operator()(Args... args) {
    const auto held = std::move(held_);
    held->call(std::forward<Args>(args)...);
  }

 private:
  struct Held {
    Held() = default;
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    virtual ~Held() = default;
    virtual void call(Args... args) = 0;
  };
  template <class F>
  struct Holding final : Held {
    explicit Holding(F given) : function(std::move(given)) {}
    void call(Args... args) override { function(std::forward<Args>(args)...); }
    F function;
  };

  std::unique_ptr<Held> held_;
};

using Task = Callback<>;

}  // namespace minuit::net
