// A game without a board of its own: what is on the wire, legible. Every choice is a button.
import type { GameClient, Opaque } from './game';

const words = (value: Opaque): string => {
  if (value === null || typeof value !== 'object') return String(value);
  const { type, ...rest } = value as Record<string, Opaque>;
  const members = Object.entries(rest).map(([name, each]) => `${name} ${words(each)}`);
  return [type === undefined ? '' : String(type), ...members].join(' ').trim();
};

export function plain_game(id: string): GameClient {
  return {
    id,
    Board: ({ view }) => <pre class="plain-board">{JSON.stringify(view, null, 1)}</pre>,
    Score: () => null,
    sentence: (event) => words(event),
    banner: () => ({ title: '' }),
    action: (action) => ({ title: words(action) }),
    prompt: () => ({ title: '' }),
    score: () => ({ total: 0, rounds: [], current: null, detail: '' }),
    progress: () => null,
  };
}
