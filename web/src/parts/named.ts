// Which parts of a sentence are names.
export interface Part {
  readonly text: string;
  readonly name: boolean;
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// Finds whole names only, the longest first: "Robot malin 12" is not "Robot malin 1".
export function pattern_of(names: readonly string[]): RegExp | null {
  const known = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

export function parts_of(text: string, pattern: RegExp | null): readonly Part[] {
  if (pattern === null) return [{ text, name: false }];
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, name: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
