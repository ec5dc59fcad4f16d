// The signature alone, for the builds that are made only to compare it (./test --full): they need neither server nor simulator.
#include <cstdio>

#include "lab/signature.hpp"

int main() {
  std::printf("%016llx\n", static_cast<unsigned long long>(minuit::lab::signature()));
  return 0;
}
