// Real matches' lines (dev/fantome.json): what may be done has its place, what happened can be told and seen.
import { describe, expect, test } from 'vitest';
import states from '../../../dev/fantome.json';
import type { SeatName } from '../../contract/game';
import { kSounds } from '../../sound/cues';
import { kLanguages, type Language } from '../../texts/made/languages';
import type { Action, Event, View } from '../../wire/le_fantome_de_minuit';
import { choices, figure_square, movable, tap } from './choices';
import { key_of, kThings } from './geometry';
import { action_label, banner, score } from './labels';
import { thing_name, why_not } from './names';
import { hugo_way, pace, plan } from './plan';
import { land, stands } from './scene';
import { sentence } from './sentences';
import { sounds } from './sounds';
import { Stage } from './stage';
import { texts } from './texts';

interface Line {
  readonly view: View;
  readonly before: View | null;
  readonly actions: readonly Action[] | null;
  readonly events: readonly Event[];
}
const lines = Object.entries(states as unknown as Record<string, Line>);
const names: readonly SeatName[] = ['Ana', 'Bob', 'Chloé', 'Denis', 'Éva', 'Fred', 'Gus', 'Inès'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  you: seat === 0,
  present: true,
}));

// How a button says what a press does.
const kPresses: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(Placer|Aller|Se cacher) /,
  en: /^(Put|Go to|Hide) /,
  de: /^(Einen Gast .* stellen|Auf Feld \d+ gehen|Sich .* verstecken)\b/,
  es: /^(Colocar|Ir|Esconderse) /,
  it: /^(Metti|Vai|Nasconditi) /,
};

const kEvents: { readonly [Kind in Event['type']]: Extract<Event, { type: Kind }> } = {
  FoundBravest: { type: 'FoundBravest', seat: 1 },
  Began: { type: 'Began', round: 2, starter: 0 },
  Placed: { type: 'Placed', seat: 0, from: { type: 'InHand' }, square: 4 },
  Rolled: { type: 'Rolled', seat: 0, face: 'four' },
  RollLost: { type: 'RollLost', seat: 0 },
  Moved: { type: 'Moved', seat: 0, from: 27, to: 3 },
  Hid: { type: 'Hid', seat: 0, from: 4, room: 'game_room' },
  Stayed: { type: 'Stayed', seat: 0, square: 9 },
  HugoWalked: { type: 'HugoWalked', from: { type: 'OnStep', value: 4 }, to: { type: 'OnSquare', square: 1 } },
  Captured: { type: 'Captured', square: 5, figures: [{ seat: 4, figures: 1 }], to: { type: 'OnStep', value: 9 } },
  Trapped: { type: 'Trapped', cause: 'rooms_full', figures: [{ seat: 1, figures: 2 }] },
  RoundEnded: { type: 'RoundEnded', round: 1, points: [3, -3] },
  CameOut: { type: 'CameOut', seat: 0, room: 'cabinet', square: 3 },
  Ended: { type: 'Ended', winners: [0, 1] },
};

describe('what may be done', () => {
  test.each(lines)('%s: every action is reached in one way', (_, { actions, view }) => {
    const roll = view.roll ?? null;
    for (const action of actions ?? []) {
      const from = figure_square(action);
      const offered = choices(actions ?? [], from ?? movable(actions ?? [])[0] ?? null, roll);
      const mine = offered.filter((choice) => choice.action === action);
      expect(mine).toHaveLength(1);
      const thing = mine[0]?.thing ?? null;
      expect(thing === null).toBe(action.type === 'Stay');
      if (thing === null) continue;
      expect(offered.filter((choice) => choice.thing !== null && key_of(choice.thing) === key_of(thing))).toHaveLength(1);
      expect(tap(thing, actions ?? [], from, roll)).toEqual({ kind: 'decide', action });
    }
  });

  test.each(lines)('%s: each figure that can go can be picked, nothing else answers', (_, { actions, view }) => {
    const squares = movable(actions ?? []);
    const roll = view.roll ?? null;
    if (squares.length < 2) return;
    for (const thing of kThings) {
      const what = tap(thing, actions ?? [], null, roll);
      expect(what.kind).not.toBe('decide');
      if (thing.kind === 'square' && squares.includes(thing.square)) expect(what).toEqual({ kind: 'pick', square: thing.square });
      if (thing.kind === 'step' || thing.kind === 'cellar') expect(what.kind).toBe('refuse');
    }
  });

  test('letters run without a gap', () => {
    const actions: Action[] = [
      { type: 'Move', from: 23 },
      { type: 'Hide', from: 23, room: 'linen_room' },
      { type: 'Hide', from: 23, room: 'kitchen' },
      { type: 'Stay' },
    ];
    expect(choices(actions, null, 'five').map(({ letter, action }) => `${letter} ${action.type}`)).toEqual([
      'A Hide',
      'B Hide',
      'C Move',
      'D Stay',
    ]);
    expect(choices(actions, null, 'five')[0]?.action).toEqual({ type: 'Hide', from: 23, room: 'kitchen' });
    expect(choices(actions, null, 'five')[2]?.thing).toEqual({ kind: 'square', square: 28 });
  });
});

describe('what happened', () => {
  test.each(Object.values(kEvents))('$type has a sentence in each language, and a motion', (event) => {
    const told = kLanguages.map((language) => sentence(event, names, language));
    for (const each of told) expect(each).toMatch(/[.!]$/);
    const french = sentence(event, names, 'fr');
    expect(told.filter((each) => each === french)).toHaveLength(1);
    const scene = land((states as unknown as { bravest: Line }).bravest.view);
    expect(plan([event], scene).every((step) => step.ms >= 150)).toBe(true);
    expect(pace([event])).toBeGreaterThanOrEqual(150);
  });

  test.each(lines.filter(([, line]) => line.before !== null && line.events.length > 0))(
    '%s: the motions end on the view',
    (_, line) => {
      const start = land(line.before as View);
      const end = plan(line.events, start).at(-1)?.after ?? start;
      const seen = end.pieces.map(({ seat, spot }) => `${seat} ${JSON.stringify(spot)}`).sort();
      const truth = line.view.seats
        .flatMap(({ figures }, seat) => figures.map((spot) => `${seat} ${JSON.stringify(spot)}`))
        .sort();
      expect(seen).toEqual(truth);
      expect(land(line.view, end).pieces).toEqual(end.pieces);
    },
  );

  test('Hugo stops where he catches', () => {
    const line = (states as unknown as Record<string, Line>).capture as Line;
    const steps = plan(line.events, land(line.before as View));
    const catches = steps.filter(({ boo }) => boo);
    expect(catches).toHaveLength(line.events.filter(({ type }) => type === 'Captured').length);
    for (const { event, after } of catches) {
      expect(event.type).toBe('Captured');
      if (event.type === 'Captured') expect(after.hugo).toEqual({ type: 'OnSquare', square: event.square });
    }
    const set_out = steps.findIndex(({ hugo }) => hugo.length > 1);
    expect(steps[set_out - 1]).toMatchObject({ event: steps[set_out - 2]?.event, travels: [], alone: false }); // a breath before
    for (const { hugo, alone } of steps) expect(alone === true).toBe(hugo.length > 1);
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(pace(line.events));
    const walked = steps.reduce((sum, step) => sum + Math.max(0, step.hugo.length - 1), 0);
    expect(walked).toBe(3);
  });

  test('Hugo climbs the stairs and goes on round the gallery', () => {
    const way = hugo_way({ type: 'OnStep', value: 4 }, { type: 'OnSquare', square: 1 });
    expect(way.map((spot) => JSON.stringify(spot))).toEqual([
      '{"type":"OnStep","value":4}',
      '{"type":"OnStep","value":3}',
      '{"type":"OnSquare","square":1}',
    ]);
    expect(hugo_way({ type: 'OnSquare', square: 27 }, { type: 'OnSquare', square: 2 })).toHaveLength(4);
  });
});

describe('words', () => {
  test('French elides and contracts', () => {
    expect(sentence(kEvents.Captured, names, 'fr')).toBe('Hugo attrape un invité d’Éva\u00a0: direction la marche 9.');
    expect(sentence({ type: 'CameOut', seat: 1, room: 'dressing_room', square: 15 }, names, 'fr')).toBe(
      'Un invité de Bob sort du dressing, case 15.',
    );
    expect(sentence({ type: 'Moved', seat: 0, from: 4, to: 5 }, names, 'fr')).toBe('Ana avance de 1 case, jusqu’à la case 5.');
    expect(sentence(kEvents.Moved, names, 'fr')).toBe('Ana avance de 4 cases, jusqu’à la case 3.');
    expect(sentence(kEvents.Ended, names, 'fr')).toBe('Ana et Bob gagnent ensemble\u00a0!');
    expect(sentence(kEvents.RoundEnded, names, 'fr')).toBe('Fin de la manche 1. Frayeurs\u00a0: Ana 3, Bob −3.');
    for (const door of Object.values(texts('fr').doors)) expect(door).not.toMatch(/de le /);
  });

  test('English counts', () => {
    expect(sentence({ type: 'Moved', seat: 0, from: 4, to: 5 }, names, 'en')).toBe('Ana runs 1 square, to square 5.');
    expect(sentence(kEvents.Trapped, names, 'en')).toBe('No room is left: off to the cellar with 2 of Bob’s guests!');
  });

  test('who is caught is an object, who goes down stands alone', () => {
    const caught = kEvents.Captured;
    expect(sentence(caught, names, 'de')).toBe('Hugo schnappt sich einen Gast von Éva: ab auf Stufe 9.');
    expect(sentence(caught, names, 'es')).toBe('Hugo atrapa a un invitado de Éva: ¡al escalón 9!');
    expect(sentence(caught, names, 'it')).toBe('Hugo cattura un ospite di Éva: via sul gradino 9.');
    const down = { ...kEvents.Trapped, figures: [{ seat: 1, figures: 1 }] };
    expect(sentence(down, names, 'de')).toBe('Kein Raum ist mehr frei. Ab in den Keller: ein Gast von Bob!');
    const last = { ...caught, figures: [{ seat: 4, figures: 2 }], to: { type: 'InCellar' } } as const;
    expect(sentence(last, names, 'fr')).toBe('Hugo attrape 2 invités d’Éva\u00a0: direction la cave.');
    expect(sentence(last, names, 'es')).toBe('Hugo atrapa a 2 invitados de Éva: ¡a la bodega!');
  });

  test('a hiding place is told with its preposition', () => {
    const hid = (language: Language) => sentence(kEvents.Hid, names, language);
    expect(hid('de')).toBe('Ana versteckt sich im Spielzimmer, genau passend!');
    expect(hid('es')).toBe('Ana se esconde en la sala de juegos, ¡número exacto!');
    expect(hid('it')).toBe('Ana si nasconde nella sala dei giochi, numero esatto!');
    expect(sentence(kEvents.CameOut, names, 'de')).toBe('Ein Gast von Ana kommt aus dem Arbeitszimmer auf Feld 3.');
  });

  test.each(lines)('%s: everything has a name, a label, a reason', (_, { view, actions }) => {
    const scene = land(view);
    const turn = {
      awaiting: { type: 'Seats', set: [view.turn], deadline: { after_ms: 0 } },
      decide: 1,
      actions,
      prompt: null,
      take_back: null,
      may_talk: true,
      left_ms: null,
    } as const;
    for (const language of kLanguages) {
      const words = texts(language);
      const called = kThings.map((thing) => thing_name(thing, scene, names, words));
      expect(called.every((name) => name.length > 3 && !/undefined|NaN/.test(name))).toBe(true);
      for (const thing of kThings) expect(why_not(thing, view, turn, view.turn, scene, null, names, words).text).toMatch(/[.…]$/);
      for (const action of actions ?? []) {
        const { title, spoken } = action_label(action, view, language);
        expect(title).not.toBe('');
        if (action.type !== 'Stay') expect(spoken, language).toMatch(kPresses[language] ?? /./);
      }
      expect(banner(view, turn, view.turn, names, language, new Stage()).title).not.toBe('');
      expect(score(view, 0, language).rounds).toHaveLength(3);
    }
  });
});

test('why nothing may be done says that the match is over only when it is, and else what is waited for', () => {
  const words = texts('fr');
  const thing = kThings[0] as (typeof kThings)[number];
  for (const [name, { view, actions }] of lines) {
    const turn = {
      awaiting: { type: 'Seats', set: [view.turn], deadline: { after_ms: 0 } },
      decide: null,
      actions,
      prompt: null,
      take_back: null,
      may_talk: true,
      left_ms: null,
    } as const;
    const why = (phase: View['phase']) => why_not(thing, { ...view, phase }, turn, view.turn, land(view), null, names, words);
    expect(why('over'), name).toEqual({ text: words.no_over });
    expect(why('bravest'), name).toEqual({ text: words.no_draw_first, clause: 'FM-10' });
  }
});

test('each figure stands once, those in front drawn last', () => {
  for (const [, { view }] of lines) {
    for (const layout of ['wide', 'tall'] as const) {
      const all = stands(land(view), layout, 0);
      expect(all).toHaveLength(view.seats.reduce((sum, { figures }) => sum + figures.length, 0));
      expect(all.map(({ depth }) => depth)).toEqual(all.map(({ depth }) => depth).sort((a, b) => a - b));
    }
  }
});

describe('what is heard', () => {
  test.each(Object.values(kEvents).map((event) => [event.type, event] as const))(
    '%s: sounds there are, within its time',
    (_, event) => {
      for (const { sound, at = 0 } of sounds(event)) {
        expect(kSounds).toContain(sound);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(1);
      }
    },
  );
  test('a pace for each square', () => {
    expect(sounds(kEvents.Moved).filter(({ sound }) => sound === 'step')).toHaveLength(4);
    expect(sounds(kEvents.Hid).at(-1)?.sound).toBe('door');
    expect(sounds(kEvents.HugoWalked)[0]?.sound).toBe('strike');
    expect(sounds(kEvents.Captured)[0]?.sound).toBe('capture');
  });

  test('a shut room is spoken of by its gender', () => {
    const words = texts('fr');
    expect(words.room_waiting('cabinet')).toMatch(/^fermé tant/);
    expect(words.room_waiting('kitchen')).toMatch(/^fermée tant/);
  });
});
