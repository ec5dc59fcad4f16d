import { describe, expect, test } from 'vitest';
import { speak } from '../../../texts/catalogue';
import type { Event, RoomView, View } from '../../../wire/chasseurs_de_tresor';
import { kRooms } from '../data';

const { ending } = await import('.');
await speak('fr');

const kLost: View = {
  setup: { players: 2, mode: 'classic', difficulty: 'usual' },
  phase: 'over',
  turns: 30,
  turn: 0,
  first: 0,
  reach: [],
  hunters: [
    { seat: 0, at: 'hall_8', backpack: { number: null }, held: false },
    { seat: 1, at: 'room_g', backpack: null, held: false },
  ],
  rooms: kRooms.map(
    (room): RoomView => ({
      room,
      ghosts: 0,
      haunted: room === 'k' || room === 'a',
      jewel: room === 'l' || room === 'c' ? {} : null,
    }),
  ),
  spirits: 6,
  rescued: 4,
  unseen: [],
  pile: 5,
  discard: [],
  aside: [],
  to_draw: 0,
  ending: 'haunted',
};
const kWon: View = { ...kLost, ending: 'escaped', rescued: 8 };
const past = (view: View, ...steps: readonly (readonly [turn: number, event: Event])[]) => ({
  view,
  result: { type: 'Shared', won: view.ending === 'escaped', score: view.rescued } as const,
  names: [],
  seat: 0,
  language: 'fr' as const,
  steps: steps.map(([turns, event], index) => {
    const at = { ...view, turns };
    return { at: index + 1, before: at, after: at, events: [event] };
  }),
});
const haunted = (room: 'k' | 'a', spirits: number): Event => ({ type: 'RoomHaunted', room, spirits });

describe('the end of a hunt', () => {
  test('after a loss names the room whose spirit was left alone longest, then jewels in backpacks, then rooms nobody saw', () => {
    const walk: Event = { type: 'Moved', hunter: 0, path: ['hall_2', 'room_l'] };
    const tips = ending.tips(past(kLost, [12, haunted('k', 1)], [20, haunted('a', 2)], [21, walk]));
    expect(tips.map(({ about }) => about)).toEqual(['K', '', 'C']);
    expect(tips[0]?.text).toContain('18 tours');
    expect(tips[2]?.text).toContain('C');
    expect(tips[2]?.text).not.toContain('L');
  });
  test('says nothing of what it cannot conclude', () => {
    const bare: View = { ...kLost, hunters: [], rooms: [] };
    expect(ending.tips(past(bare, [12, haunted('k', 1)]))).toEqual([]);
  });
  test('turns, lost, with the most spirits; won, with the one that was driven out among most', () => {
    const [step] = past(kLost, [12, haunted('k', 1)]).steps;
    if (!step) throw new Error('no step');
    const gone: Event = { type: 'Fought', hunter: 0, room: 'k', gone: 0, left: 0, spirit_gone: true } as Event;
    expect(ending.weight(haunted('k', 1), step, past(kLost))).toBe(6);
    expect(ending.weight(gone, step, past(kLost))).toBe(0);
    expect(ending.weight(gone, step, past(kWon))).toBe(24);
    expect(ending.weight({ type: 'JewelRescued', hunter: 0, rescued: 3 }, step, past(kWon))).toBe(3);
  });
  test('compares turns when won and jewels when lost', () => {
    expect(ending.feat(past(kLost))).toMatchObject({ kind: 'jewels.classic.usual.2', value: 4, fewer: false });
    expect(ending.feat(past(kWon))).toMatchObject({ kind: 'turns.classic.usual.2', value: 30, fewer: true });
  });
});
