// How long a file may be.
const kMostLines = 300;
const kMostLinesOfTests = 600;
const kMarker = 'tidy: long because ';

// What a program wrote may be as long as it likes.
export function check_length(source) {
  const most = source.is_test ? kMostLinesOfTests : kMostLines;
  const { path, lines, text } = source;
  const said = /\w/.test(text.split(kMarker)[1]?.[0] ?? '');
  if (source.is_generated || said || lines.length <= most) return [];
  return [{ path, line: most + 1, rule: 'lines', what: `split the file, or say why it is long (${kMarker}...)` }];
}
