// How far a guided first game has come: what was said, what waits to be said.
import type { Guide, Moment } from '../contract/guide';

export interface Progress {
  readonly seen: readonly string[]; // said, or no longer worth saying
  readonly waiting: readonly string[]; // the first of them is on the screen
}
export const kBeginning: Progress = { seen: [], waiting: [] };

export const is_done = (guide: Guide, { seen }: Progress): boolean => seen.includes(guide.hints.at(-1)?.id ?? '');

// Nothing is said twice, nothing that no longer holds, and one thing at a time.
export function advance(guide: Guide, { seen, waiting }: Progress, moment: Moment): Progress {
  const find = (id: string) => guide.hints.find((hint) => hint.id === id);
  const stale = waiting.filter((id) => !(find(id)?.holds?.(moment) ?? true));
  const due = guide.hints
    .filter(({ id, when }) => !seen.includes(id) && !waiting.includes(id) && when(moment))
    .map(({ id }) => id);
  if (stale.length === 0 && due.length === 0) return { seen, waiting };
  return { seen: [...seen, ...stale], waiting: [...waiting.filter((id) => !stale.includes(id)), ...due] };
}

export function dismiss({ seen, waiting }: Progress): Progress {
  return { seen: [...seen, ...waiting.slice(0, 1)], waiting: waiting.slice(1) };
}
export function stop(guide: Guide): Progress {
  return { seen: guide.hints.map(({ id }) => id), waiting: [] };
}
