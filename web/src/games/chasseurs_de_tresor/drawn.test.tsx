// What the board and the dock of a recorded match show, drawn without a browser.
import { expect, test, vi } from 'vitest';
import states from '../../../dev/chasseurs.json';
import { StageProvider } from '../../contract/stage';
import type { Action, View } from '../../wire/chasseurs_de_tresor';

const { drawn } = await vi.hoisted(() => import('../../../dev/drawn'));
const { Dock } = await import('./dock');
const { SpiritGauge } = await import('./gauges');
const { Marks } = await import('./marks');
const { Pieces } = await import('./pieces');
const { Stage } = await import('./stage');
const { kRooms, kSpaces, kSpirits, way } = await import('./data');
const { route } = await import('./geometry');
const { holds } = await import('./names');
const { land, with_hunter, with_room } = await import('./scene');
const { texts } = await import('./texts');

const { view } = (states as unknown as Readonly<Record<string, { readonly view: View }>>)['walk'] as { readonly view: View };
const scene = land(view, null);

test('the alarm is given two spirits before the end', async () => {
  const alarms = await Promise.all(
    Array.from({ length: kSpirits }, async (_, count) => {
      const haunted = kRooms.reduce((now, room, at) => with_room(now, room, { spirit: at < count }), scene);
      return (await drawn(<SpiritGauge scene={haunted} words={texts('fr')} />)).of_class('ct-alarm').length;
    }),
  );
  expect(alarms).toEqual([0, 0, 0, 0, 1, 1]);
});

test('the arrow is over the hunter whose turn it is, and over no other', async () => {
  const page = await drawn(
    <StageProvider value={new Stage()}>
      <Pieces scene={scene} active={0} size={1} />
    </StageProvider>,
  );
  const [active, ...more] = page.of_class('ct-active');
  expect(more).toEqual([]);
  expect(active?.of_class('ct-arrow')).toHaveLength(1);
  expect(page.of_class('ct-arrow')).toHaveLength(1);
});

test('GH-34: a plan leads round spirits only for who carries a jewel', async () => {
  const lines = kSpaces.flatMap((from) => kSpaces.flatMap((to) => kRooms.map((room) => ({ from, to, room }))));
  const ways = (room: (typeof kRooms)[number], from: (typeof kSpaces)[number], to: (typeof kSpaces)[number]) => {
    const haunted = with_room(scene, room, { spirit: true });
    return [false, true].map((carries) => JSON.stringify(route(way(from, to, null, holds(haunted, carries)))));
  };
  const found = lines.find(({ from, to, room }) => from !== to && new Set(ways(room, from, to)).size === 2);
  if (!found) throw new Error('no spirit is in the way of anything');
  for (const [at, jewel] of [null, 1].entries()) {
    const here = with_hunter(with_room({ ...scene, lock: null }, found.room, { spirit: true }), 0, { space: found.from, jewel });
    const mark = { id: 1, seat: view.hunters[0]?.seat ?? 0, place: found.to, plan: true } as never;
    const page = await drawn(
      <g>
        <Marks marks={[mark]} scene={here} view={{ ...view, turn: 0 }} />
      </g>,
    );
    const points = JSON.parse(ways(found.room, found.from, found.to)[at] ?? '') as readonly { x: number; y: number }[];
    const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');
    expect(page.of_class('ct-march')[0]?.attributes.get('d')).toBe(line);
  }
});

test('to go out is worth the way with a jewel, or when all are out', async () => {
  const leave: Action = { type: 'Move', to: 'outside' };
  const lesser = async (backpack: boolean, rescued: number) => {
    const now = { ...view, rescued, hunters: view.hunters.map((each) => ({ ...each, backpack: backpack ? {} : null })) };
    const turn = {
      awaiting: { type: 'Seats', set: [0], deadline: { after_ms: 0 } },
      decide: 1,
      actions: [leave],
      prompt: null,
      take_back: null,
      may_talk: true,
      left_ms: null,
    };
    const props: unknown = { view: now, turn, seat: 0, names: [], events: [], language: 'fr', calm: true, tempo: 0, marks: [] };
    const page = await drawn(
      <StageProvider value={new Stage()}>
        <Dock {...(props as Parameters<typeof Dock>[0])} />
      </StageProvider>,
    );
    expect(page.of_class('ct-answer')).toHaveLength(1);
    return page.of_class('ct-lesser').length === 1;
  };
  expect([await lesser(false, 0), await lesser(true, 0), await lesser(false, 8)]).toEqual([true, false, false]);
});
