// The match that has just ended, as the server tells it again. Without it nothing is concluded from how it went.
import { useEffect, useState } from 'preact/hooks';
import type { Step } from '../contract/ending';
import { all_pages, shots_of } from '../session/past';
import type { Session } from '../session/session';
import { get_replay } from '../wire/api';

async function steps_of(table: string, match: number, game: string): Promise<readonly Step[] | null> {
  const pages = await all_pages((from) => get_replay(table, match, 'all', from));
  if (pages[0]?.game !== game) return null;
  const shots = shots_of(pages);
  return shots.slice(1).map(({ view, events }, index) => ({
    at: index + 1,
    before: shots[index]?.view,
    after: view,
    events,
  }));
}

export function usePast(session: Session, game: string): readonly Step[] | null {
  const [steps, set_steps] = useState<readonly Step[] | null>(null);
  const match = session.table.value?.match?.number;
  useEffect(() => {
    if (match === undefined) return;
    let gone = false;
    steps_of(session.id, match, game).then(
      (found) => !gone && set_steps(found),
      () => undefined, // nobody answers: the end is told without it
    );
    return () => {
      gone = true;
    };
  }, [session, match, game]);
  return steps;
}
