// What a finished match was, decision by decision: the server works it out for one pair of eyes, page by page.
import { with_changes } from '../wire/changes';
import type { Awaiting } from '../wire/shared';
import type { Replay, Saying } from '../wire/table';
import type { Opaque } from '../wire/turn';

export interface Shot {
  readonly view: Opaque;
  readonly awaiting: Awaiting;
  readonly by: number | null; // the seat that decided; null: chance, the clock or the world
  readonly events: readonly Opaque[];
  readonly why: Saying | null; // a bot's own words
}

const as_list = (events: unknown): readonly Opaque[] => (Array.isArray(events) ? events : []);

// The shots of pages that follow one another. What did not change is shared between them.
export function shots_of(pages: readonly Replay[]): readonly Shot[] {
  const first = pages[0];
  if (!first) return [];
  let view: unknown = first.view;
  const shots: Shot[] = [{ view, awaiting: first.awaiting, by: null, events: [], why: null }];
  for (const step of pages.flatMap((page) => page.steps)) {
    view = with_changes(view, step.changes);
    shots.push({ view, awaiting: step.awaiting, by: step.by ?? null, events: as_list(step.events), why: step.why ?? null });
  }
  return shots;
}

export async function all_pages(fetch_page: (from: number) => Promise<Replay>): Promise<readonly Replay[]> {
  const pages: Replay[] = [];
  for (let from = 0; ; ) {
    const page = await fetch_page(from);
    pages.push(page);
    from += page.steps.length;
    if (from >= page.decisions || page.steps.length === 0) return pages;
  }
}
