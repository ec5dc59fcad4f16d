#include "match/saying.hpp"

#include "codec/write.hpp"

namespace minuit::match {

codec::Raw arguments_json(const std::vector<texts::Argument>& arguments) {
  codec::Raw list{"["};
  for (const texts::Argument& each : arguments) {
    if (list.text.size() > 1) list.text += ',';
    std::visit([&](const auto& value) { codec::write(list.text, value); }, each);
  }
  list.text += ']';
  return list;
}

Saying saying_of(const texts::Sentence& sentence) { return {sentence.name, arguments_json(sentence.arguments)}; }

}  // namespace minuit::match
