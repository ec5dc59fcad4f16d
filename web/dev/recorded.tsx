// The recorded moments of web/components, each as it was for whoever looked: /dev/recorded.html?game=mysterium&state=giving&lang=de&boards=2
import type { GameClient } from '../src/contract/game';
import type { Awaiting } from '../src/wire/shared';
import type { Opaque } from '../src/wire/turn';
import { show_states } from './page';

interface Moment {
  readonly name: string;
  readonly seat: number | null;
  readonly view: Opaque;
  readonly turn: { readonly awaiting: Awaiting; readonly actions?: readonly Opaque[] | null };
  readonly events: readonly Opaque[];
}
interface Recording {
  readonly game: string;
  readonly moments: readonly Moment[];
}

const all = <T,>(modules: Record<string, T>): readonly T[] => Object.values(modules);
const kGames = all(import.meta.glob<GameClient>('../src/games/*/index.ts', { eager: true, import: 'default' }));
const kRecordings = all(
  import.meta.glob<Recording>(['../components/views/*.json', '!**/house.json'], { eager: true, import: 'default' }),
);

const wish = new URLSearchParams(location.search);
const wanted = wish.get('game') ?? 'le-fantome-de-minuit';
const game = kGames.find(({ id }) => id === wanted);
const moments = kRecordings.find((each) => each.game === wanted)?.moments ?? [];
const lines = moments.map(({ name, seat, view, turn, events }) => {
  const { awaiting, actions = null } = turn;
  return [name, { view, seat, awaiting, actions, events }] as const;
});
const [first] = moments;
if (game && first)
  show_states({
    game,
    states: Object.fromEntries(lines),
    usual: first.name,
    seats: (view) => {
      const { setup, players, seats } = view as { setup: { players?: number }; players?: unknown[]; seats?: unknown[] };
      return setup.players ?? players?.length ?? seats?.length ?? 0;
    },
  });
