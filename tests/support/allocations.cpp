#include "tests/support/allocations.hpp"

#include <cstdlib>
#include <new>

#ifdef MINUIT_NO_COUNTING

minuit::u64 minuit::support::allocations() { return 0; }

#else

namespace {

thread_local minuit::u64 count = 0;

void* allocate(std::size_t bytes) {
  ++count;
  return std::malloc(bytes == 0 ? 1 : bytes);
}
void* allocate(std::size_t bytes, std::align_val_t alignment) {
  ++count;
  const auto step = static_cast<std::size_t>(alignment);
  return std::aligned_alloc(step, (bytes + step) / step * step);
}
void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

namespace minuit::support {
u64 allocations() { return count; }
}  // namespace minuit::support

// Every form is replaced, so that none can mix with the library's own.
void* operator new(std::size_t bytes) { return or_throw(allocate(bytes)); }
void* operator new(std::size_t bytes, const std::nothrow_t& /*tag*/) noexcept { return allocate(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment) { return or_throw(allocate(bytes, alignment)); }
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t& /*tag*/) noexcept {
  return allocate(bytes, alignment);
}
void* operator new[](std::size_t bytes) { return or_throw(allocate(bytes)); }
void* operator new[](std::size_t bytes, const std::nothrow_t& /*tag*/) noexcept { return allocate(bytes); }
void* operator new[](std::size_t bytes, std::align_val_t alignment) { return or_throw(allocate(bytes, alignment)); }
void* operator new[](std::size_t bytes, std::align_val_t alignment, const std::nothrow_t& /*tag*/) noexcept {
  return allocate(bytes, alignment);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t& /*tag*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/, const std::nothrow_t& /*tag*/) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*bytes*/) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t& /*tag*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t /*alignment*/, const std::nothrow_t& /*tag*/) noexcept {
  std::free(memory);
}

#endif
