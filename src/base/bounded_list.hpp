// A list with a fixed capacity and no heap. Copies are plain memory copies; storage beyond the size is never initialised, so that
// making one costs nothing.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <type_traits>

#include "base/types.hpp"

namespace minuit {

template <class T, std::size_t Capacity>
class BoundedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  static_assert(Capacity <= 65535);

 public:
  using value_type = T;
  static constexpr std::size_t kCapacity = Capacity;

  BoundedList() = default;
  BoundedList(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  void push_back(const T& item) {
    assert(size_ < Capacity);
    std::construct_at(&storage_.items[size_], item);
    ++size_;
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == Capacity; }
  void clear() { size_ = 0; }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void erase_at(std::size_t index) {
    assert(index < size_);
    std::move(begin() + index + 1, end(), begin() + index);
    --size_;
  }
  [[nodiscard]] T& operator[](std::size_t index) {
    assert(index < size_);
    return storage_.items[index];
  }
  [[nodiscard]] const T& operator[](std::size_t index) const {
    assert(index < size_);
    return storage_.items[index];
  }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] T* begin() { return storage_.items; }
  [[nodiscard]] T* end() { return storage_.items + size_; }
  [[nodiscard]] const T* begin() const { return storage_.items; }
  [[nodiscard]] const T* end() const { return storage_.items + size_; }

  [[nodiscard]] bool operator==(const BoundedList& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  union Storage {
    Storage() {}
    T items[Capacity];
  };
  u16 size_ = 0;
  Storage storage_;
};

template <class T>
inline constexpr bool kIsBoundedList = false;
template <class T, std::size_t N>
inline constexpr bool kIsBoundedList<BoundedList<T, N>> = true;

}  // namespace minuit
