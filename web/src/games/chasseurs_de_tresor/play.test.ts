// Views and events as real matches make them: what is shown, said and offered.
import { describe, expect, test } from 'vitest';
import states from '../../../dev/chasseurs.json';
import type { SeatName } from '../../contract/game';
import { kLanguages } from '../../texts/made/languages';
import type { Action, Event, View } from '../../wire/chasseurs_de_tresor';
import type { Awaiting } from '../../wire/shared';
import type { Turn } from '../../wire/turn';
import { answers, goals, tap } from './choices';
import { action_label, banner, prompt_label, score } from './labels';
import { thing_name, why_not } from './names';
import { pace, plan } from './plan';
import { land, type Scene, spirits } from './scene';
import { sentence } from './sentences';
import { texts } from './texts';

interface Line {
  readonly view: View;
  readonly before: View | null;
  readonly awaiting: Awaiting;
  readonly actions: readonly Action[] | null;
  readonly events: readonly Event[];
}
const kLines = states as unknown as Readonly<Record<string, Line>>;
const line = (name: string): Line => kLines[name] as Line;
const people = (count: number): readonly SeatName[] =>
  ['Léa', 'Max', 'Zoé', 'Ombre']
    .slice(0, count)
    .map((name, seat) => ({ seat, name, kind: 'person', you: seat === 0, present: true }));
const turn_of = ({ awaiting, actions }: Line): Turn<Action> => ({
  awaiting,
  decide: actions === null ? null : 1,
  actions,
  prompt: awaiting.type === 'Nature' ? 1 : null,
  take_back: null,
  may_talk: true,
  left_ms: null,
});

// What is on the board, down to how every jewel looks.
function stock({ draws: _, ...rest }: Scene) {
  return rest;
}

describe('events lead to the view', () => {
  const told = Object.entries(kLines).filter(([, { before, events }]) => before !== null && events.length > 0);
  test.each(told)('%s', (_, { before, view, events }) => {
    const steps = plan(events, land(before as View, null));
    expect(stock(steps.at(-1)?.after as Scene)).toEqual(stock(land(view, null)));
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(pace(events));
  });
});

test('a classic jewel looks the same on the floor, in a backpack, in the garden, and after a reload', () => {
  const { view } = line('walk');
  const scene = land(view, null);
  const lying = scene.rooms.g.jewel;
  const taken = plan([{ type: 'JewelTaken', hunter: 0, room: 'g' }], scene).at(-1)?.after as Scene;
  const seen: View = {
    ...view,
    hunters: view.hunters.map((each, hunter) => (hunter === 0 ? { ...each, backpack: {} } : each)),
    rooms: view.rooms.map((each) => (each.room === 'g' ? { ...each, jewel: null } : each)),
  };
  expect(taken.hunters[0]?.jewel).toBe(lying);
  expect(land(seen, null).hunters).toEqual(land(seen, taken).hunters);
  expect(land(seen, null).hunters[0]?.jewel).toBe(lying);
  const [out] = plan([{ type: 'JewelRescued', hunter: 0, rescued: view.rescued + 1 }], taken);
  expect(out?.after.hunters[0]?.jewel).toBeNull();
  const saved: View = { ...view, rooms: seen.rooms, rescued: view.rescued + 1 };
  expect(out?.after.out).toEqual(land(saved, null).out);
});

test('GH-32: three ghosts are seen before the spirit', () => {
  const { before, events } = line('haunt');
  const steps = plan(events, land(before as View, null));
  expect(steps.some(({ after }) => after.rooms.i.ghosts === 3)).toBe(true);
  expect(steps.at(-1)?.after.rooms.i).toMatchObject({ ghosts: 0, spirit: true });
  expect(spirits(steps.at(-1)?.after as Scene)).toBe(3);
});

describe('what is said', () => {
  const event = (one: Event, players = 4) => [sentence(one, people(players), 'fr'), sentence(one, people(players), 'en')];
  test.each<[Event, string, string]>([
    [{ type: 'Rolled', hunter: 1, pips: 3, ghost: true }, 'Max lance le dé\u00a0: 3 et un fantôme.', 'Max rolls 3 and a ghost.'],
    [
      { type: 'Rolled', hunter: 1, pips: 6, ghost: false },
      'Max lance le dé\u00a0: 6, sans fantôme\u00a0!',
      'Max rolls 6, no ghost!',
    ],
    [
      { type: 'GhostCame', room: 'c', due: 'b', ghosts: 1 },
      'La salle de bains (B) est déjà hantée\u00a0: le fantôme passe dans le bureau (C).',
      'The bathroom (B) is haunted already: the ghost goes on to the study (C).',
    ],
    [
      { type: 'JewelRescued', hunter: 0, number: 3, rescued: 3 },
      'Léa sort le joyau 3\u00a0! Plus que 5.',
      'Léa brings jewel 3 out! 5 to go.',
    ],
    [
      { type: 'Moved', hunter: 2, path: ['hall_1', 'outside'] },
      'Zoé avance de 1 et sort de la maison.',
      'Zoé walks 1 space and leaves the house.',
    ],
    [
      { type: 'Fought', hunter: 0, room: 'h', dice: ['spirit'], gone: 0, left: 2, spirit_gone: false },
      'Léa se bat\u00a0: raté\u00a0!',
      'Léa fights: missed!',
    ],
  ])('%j', (one, french, english) => {
    expect(event(one)).toEqual([french, english]);
  });

  test('GH-08: who runs several hunters calls them by colour', () => {
    const stayed: Event = { type: 'Stayed', hunter: 2, at: 'outside' };
    expect(event(stayed, 2)[0]).toBe('Léa (turquoise) reste sur place.');
    expect(event(stayed, 1)[0]).toBe('Turquoise reste sur place.');
  });
});

describe('what is asked and offered', () => {
  test.each(Object.entries(kLines))('%s: a question and a label for each answer, in every language', (_, each) => {
    for (const language of kLanguages) {
      const names = people(each.view.setup.players ?? 4);
      expect(banner(each.view, turn_of(each), 0, names, language).title).not.toBe('');
      for (const action of each.actions ?? []) expect(action_label(action, each.view, language).title).not.toBe('');
      expect(prompt_label(each.view, language).title).not.toBe('');
      expect(score(each.view, 0, language).detail).not.toBe('');
    }
  });

  test('a tap on a lit place goes there, on one’s own place stays, elsewhere says why', () => {
    const { view, actions } = line('move');
    expect(tap('room_g', actions ?? [], view, false)).toEqual({ kind: 'decide', action: { type: 'Move', to: 'room_g' } });
    expect(tap('hall_11', actions ?? [], view, false)).toEqual({ kind: 'decide', action: { type: 'Stay' } });
    expect(tap('room_a', actions ?? [], view, false)).toEqual({ kind: 'refuse' });
    const why = why_not('room_a', view, turn_of(line('move')), 0, land(view, null), people(4), texts('fr'));
    expect(why).toEqual({ text: 'C’est à 5 pas, et tu en as 3.', clause: 'GH-12' });
  });

  test('GH-53: locked doors are the reason', () => {
    const each = line('advanced');
    const why = why_not('room_f', each.view, turn_of(each), 0, land(each.view, null), people(4), texts('en'));
    expect(why).toEqual({ text: 'Too far: the blue doors are locked.', clause: 'GH-53' });
  });

  test('a fight is asked for where it is', () => {
    const { view } = line('fight');
    expect(tap('room_h', [], view, true)).toEqual({ kind: 'prompt' });
    expect(tap('room_h', [], view, false)).toEqual({ kind: 'refuse' });
  });

  test('jewels come first among the buttons, staying last', () => {
    const { view, actions } = line('move');
    const offered = answers(actions ?? [], view, 5);
    expect(offered).toHaveLength(5);
    expect(offered[0]).toEqual({ type: 'Move', to: 'room_e' });
    expect(offered.at(-1)).toEqual({ type: 'Stay' });
    expect(goals(actions ?? [])).toContain('room_g');
  });

  test('a place is named with what is in it', () => {
    const { view } = line('advanced');
    expect(thing_name('room_d', land(view, null), people(4), texts('fr'))).toBe(
      'Pièce D, la bibliothèque, un esprit rouge, Ombre avec le joyau 5',
    );
  });
});
