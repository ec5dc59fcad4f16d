// At a guided table: begins the match by itself, and fetches the hints.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameClient } from '../contract/game';
import type { Guide } from '../contract/guide';
import type { Session } from '../session/session';
import { with_words } from '../texts/fetched';
import { is_guided } from './memory';

interface Props {
  readonly session: Session;
  readonly game: GameClient;
}
type BubbleType = ComponentType<Props & { readonly guide: Guide }>;

function Guided({ session, game }: Props) {
  const [loaded, set_loaded] = useState<{ readonly Hints: BubbleType; readonly guide: Guide } | null>(null);
  const seated = session.names.value.every(({ kind }) => kind !== 'empty');
  const ready = seated && session.is_host.value && session.table.value?.match == null;
  useEffect(() => {
    if (ready) void session.ask({ type: 'Begin' });
  }, [ready, session]);
  useEffect(() => {
    Promise.all([with_words(import('./bubble')), game.guide?.()]).then(
      ([{ Hints }, guide]) => guide && set_loaded({ Hints, guide: guide.default }),
      () => undefined, // without its hints it is a match like any other
    );
  }, [game]);
  return loaded && <loaded.Hints session={session} game={game} guide={loaded.guide} />;
}

export function GuideHost({ session, game }: Props) {
  return is_guided(session.id) ? <Guided session={session} game={game} /> : null;
}
