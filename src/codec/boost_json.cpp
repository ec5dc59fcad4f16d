// Boost.JSON, compiled once: a second opinion on what is JSON for the tests, the fuzzers and a benchmark. Reading and writing
// here do not use it, because its trees keep the last of two equal keys without a word.
#include <boost/json/src.hpp>
