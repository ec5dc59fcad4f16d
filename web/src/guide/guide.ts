// A guided first game: hints are data, and each waits for its moment in a real match. What a game gives is `Guide`.
import type { Opaque, Turn } from '../games/game';
import type { ByHand } from '../parts/pointer';
import type { Language } from '../texts/language';

export interface Moment<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly view: View;
  readonly turn: Turn<Action>;
  readonly events: readonly Event[];
  readonly seat: number | null;
}
export interface Hint<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly id: string;
  readonly text: Readonly<Record<Language, string | ByHand>>;
  when(moment: Moment<View, Action, Event>): boolean; // its time has come
  holds?(moment: Moment<View, Action, Event>): boolean; // it is still worth saying; without it, until it is dismissed
  anchor(moment: Moment<View, Action, Event>): string; // a selector: what on the screen it speaks of
}
export interface Guide<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly players: number; // the others are bots
  readonly level: string;
  readonly config: Readonly<Record<string, Opaque>>; // what differs from the usual setup
  quiet?(moment: Moment<View, Action, Event>): boolean; // nothing is said now; it waits
  readonly hints: readonly Hint<View, Action, Event>[]; // with the last one the guide is done
}

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
