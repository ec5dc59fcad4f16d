// Iterators for lists that are not stored but worked out item by item: anything with size() and operator[].
#pragma once
#include <compare>
#include <cstddef>
#include <iterator>

namespace minuit {

template <class List>
class IndexIterator {
 public:
  using value_type = typename List::value_type;
  using difference_type = std::ptrdiff_t;
  using iterator_category = std::input_iterator_tag;  // for algorithms older than C++20: items are made, not pointed to
  using iterator_concept = std::random_access_iterator_tag;

  IndexIterator() = default;
  IndexIterator(const List& list, std::ptrdiff_t index) : list_(&list), index_(index) {}

  // Holds the item for as long as `->` needs it.
  struct Arrow {
    value_type item;
    const value_type* operator->() const { return &item; }
  };

  value_type operator*() const { return (*list_)[static_cast<std::size_t>(index_)]; }
  Arrow operator->() const { return {**this}; }
  value_type operator[](difference_type offset) const { return *(*this + offset); }
  IndexIterator& operator+=(difference_type offset) {
    index_ += offset;
    return *this;
  }
  IndexIterator& operator-=(difference_type offset) { return *this += -offset; }
  IndexIterator& operator++() { return *this += 1; }
  IndexIterator& operator--() { return *this -= 1; }
  IndexIterator operator++(int) {
    IndexIterator before = *this;
    ++*this;
    return before;
  }
  IndexIterator operator--(int) {
    IndexIterator before = *this;
    --*this;
    return before;
  }
  friend IndexIterator operator+(IndexIterator at, difference_type offset) { return at += offset; }
  friend IndexIterator operator+(difference_type offset, IndexIterator at) { return at += offset; }
  friend IndexIterator operator-(IndexIterator at, difference_type offset) { return at -= offset; }
  friend difference_type operator-(const IndexIterator& a, const IndexIterator& b) { return a.index_ - b.index_; }
  bool operator==(const IndexIterator& other) const { return index_ == other.index_; }
  std::strong_ordering operator<=>(const IndexIterator& other) const { return index_ <=> other.index_; }

 private:
  const List* list_ = nullptr;
  std::ptrdiff_t index_ = 0;
};

}  // namespace minuit
