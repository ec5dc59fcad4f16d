// A finger on the board of a recorded match, drawn without a browser.
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import states from '../../../dev/fantome.json';
import { StageProvider } from '../../contract/stage';
import type { Action, View } from '../../wire/le_fantome_de_minuit';

const { Drawn, drawn } = await vi.hoisted(() => import('../../../dev/drawn'));
const { Board } = await import('./board');
const { movable } = await import('./choices');
const { kThings, key_of, pick, thing_box } = await import('./geometry');
const { Stage } = await import('./stage');

interface Line {
  readonly view: View;
  readonly actions: readonly Action[];
}
const { view, actions } = (states as unknown as Readonly<Record<string, Line>>)['choice'] as Line;

test('a finger that just misses what may be touched means it, one farther away does not', async () => {
  const matrix = { a: 1, b: 0, inverse: () => null };
  Object.assign(Drawn.prototype, { getScreenCTM: () => matrix });
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => this;
    },
  );
  const squares = movable(actions);
  const own = kThings.find((thing) => thing.kind === 'square' && thing.square === squares[0]);
  if (own?.kind !== 'square') throw new Error('nobody can go');
  // Beside it, where nothing else that may be touched is near.
  const beside = (away: number) => {
    const { x, y, w, h } = thing_box(own);
    const is_open = (thing: (typeof kThings)[number]) => thing.kind === 'square' && squares.includes(thing.square);
    const all = [
      { x: x - away, y: y + h / 2 },
      { x: x + w + away, y: y + h / 2 },
      { x: x + w / 2, y: y - away },
      { x: x + w / 2, y: y + h + away },
    ];
    return all.find((point) => {
      const [under, near] = [pick(point, () => false, 0), pick(point, is_open, 60)];
      return (under === null || key_of(under) !== key_of(own)) && near !== null && key_of(near) === key_of(own);
    });
  };
  const picked_at = async (away: number) => {
    const point = beside(away);
    if (!point) throw new Error(`no place ${away} beside it`);
    const stage = new Stage();
    const turn = {
      awaiting: { type: 'Seats', set: [3], deadline: { after_ms: 0 } },
      decide: 1,
      actions,
      prompt: null,
      take_back: null,
      may_talk: true,
      left_ms: null,
    };
    const told = { view, turn, seat: 3, names: [], events: [], version: 1, marks: [], busy: false };
    const hands = { onDecide: () => undefined, onRefusedTap: () => undefined };
    const props: unknown = { ...told, ...hands, language: 'fr', calm: true, tempo: 0 };
    const page = await drawn(
      <StageProvider value={stage}>
        <Board {...(props as Parameters<typeof Board>[0])} />
      </StageProvider>,
    );
    await act(() => page.of_class('fm-scene-top')[0]?.hear('click', { detail: 1, clientX: point.x, clientY: point.y }));
    return stage.picked.value;
  };
  expect(await picked_at(8)).toBe(own.square);
  expect(await picked_at(16)).toBe(null);
});
