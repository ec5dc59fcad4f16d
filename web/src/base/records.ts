// A player's best results, kept in this browser. A match is reckoned once, however often its end is shown.
import { recall, remember } from './memory';

interface Kept {
  readonly best: number;
  readonly before: number | null; // the best before the last match
  readonly last: number;
  readonly match: string; // the last one, by its table and number
}
export interface Standing {
  readonly value: number;
  readonly best: number;
  readonly before: number | null; // null: nothing to compare with yet
}

const kKey = 'records';
const kMost = 120;

const is_kept = (value: unknown): value is Kept => {
  const { best, last, match } = (value ?? {}) as Partial<Kept>;
  return typeof best === 'number' && typeof last === 'number' && typeof match === 'string';
};
export function read_records(text: string | null): Readonly<Record<string, Kept>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, each]) => is_kept(each)));
  } catch {
    return {};
  }
}

export function reckoned(kept: Kept | undefined, match: string, value: number, fewer: boolean): Kept {
  if (kept?.match === match) return kept;
  const before = kept?.best ?? null;
  const better = before === null || (fewer ? value < before : value > before);
  return { best: better ? value : before, before, last: value, match };
}

// `whose`: the game, what is compared, and who it is of those who share the browser.
export function reckon(whose: string, match: string, value: number, fewer: boolean): Standing {
  const all = read_records(recall(kKey));
  const kept = reckoned(all[whose], match, value, fewer);
  if (kept !== all[whose]) {
    const others = Object.entries(all).filter(([each]) => each !== whose);
    remember(kKey, JSON.stringify(Object.fromEntries([...others.slice(-(kMost - 1)), [whose, kept]])));
  }
  return { value: kept.last, best: kept.best, before: kept.before };
}
