// How many of something may go on at once: of everybody, of a network address and of a device. From any thread.
#pragma once
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/types.hpp"
#include "match/people.hpp"

namespace minuit::server {

class Slots {
 public:
  struct Most {
    std::size_t all = 0;
    std::size_t of_network = 0;
    std::size_t of_device = 0;
  };
  enum class Lack : u8 { everybodys, ones_own };

  // Holds a place for as long as it lives; the Slots must live longer.
  class Slot {
   public:
    Slot(Slots& of, match::Account whose) : of_(&of), whose_(std::move(whose)) {}
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;
    Slot(Slot&& other) noexcept : of_(std::exchange(other.of_, nullptr)), whose_(std::move(other.whose_)) {}
    Slot& operator=(Slot&& other) noexcept {
      std::swap(of_, other.of_);
      std::swap(whose_, other.whose_);
      return *this;
    }
    ~Slot() {
      if (of_ != nullptr) of_->give_back(whose_);
    }

   private:
    Slots* of_;
    match::Account whose_;
  };

  explicit Slots(const Most& most) : most_(most) {}
  [[nodiscard]] Result<Slot, Lack> take(const match::Account& whose);
  [[nodiscard]] std::size_t taken() const;

 private:
  void give_back(const match::Account& whose);

  const Most most_;
  mutable std::mutex mutex_;
  std::size_t all_ = 0;
  std::map<std::string, std::size_t, std::less<>> networks_, devices_;
};

}  // namespace minuit::server
