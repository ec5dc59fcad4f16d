// A game that gives no more than its name, or its board, can be played: every member that the table asks for is there.
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { lang: '', classList: { toggle: () => false } } });
});
const { define_game, sign_of } = await import('./game');

const turn = {
  awaiting: { type: 'World' },
  decide: 1,
  actions: [],
  prompt: null,
  take_back: null,
  may_talk: true,
  left_ms: null,
} as const;

it('a game is playable from its views alone', () => {
  const { drawn, words, telling, terms, stage } = define_game({ id: 'new' });
  expect(words.sentence({ type: 'Moved', from: 1, to: 2 }, [], 'fr', stage())).toBe('Moved from 1 to 2');
  expect(words.action({ type: 'Stay' }, {}, 'fr')).toEqual({ title: 'Stay' });
  expect(words.banner({}, turn, 0, [], 'fr', stage()).title).toBe(''); // the table then says whose turn it is
  expect(terms.listed({ type: 'Stay' })).toBe(true);
  expect([words.aim('fr'), words.progress({}, 'fr'), words.turning_point({}, [], 'fr', stage()), terms.figure({})]).toEqual([
    '',
    null,
    null,
    null,
  ]);
  expect(telling.pace([{ type: 'Moved' }])).toBeGreaterThan(0);
  expect(telling.sounds({ type: 'Moved' })).toEqual([]);
  expect(typeof drawn.Board).toBe('function');
});

it('what a game gives counts, one member at a time', () => {
  const Board = () => null;
  const player = { playing: signal(false) };
  const game = define_game({
    id: 'new',
    drawn: { Board },
    words: { signs: { Moved: 'steps' } },
    stage: () => ({ player }) as object,
  });
  expect(game.drawn.Board).toBe(Board);
  expect(typeof game.drawn.Score).toBe('function');
  expect([sign_of(game, { type: 'Moved' }), sign_of(game, { type: 'Stayed' })]).toEqual(['steps', null]);
  expect(game.stage().player).toBe(player);
});
