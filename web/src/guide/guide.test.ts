import { describe, expect, it } from 'vitest';
import type { Guide, Hint, Moment } from '../contract/guide';
import hunters from '../games/chasseurs_de_tresor/guide';
import fantome from '../games/le_fantome_de_minuit/guide';
import mysterium from '../games/mysterium/guide';
import touche from '../games/pas_touche/guide';
import type { ByHand } from '../parts/pointer';
import { kLanguages, type Language } from '../texts/made/languages';
import type { View as House } from '../wire/chasseurs_de_tresor';
import type { View } from '../wire/le_fantome_de_minuit';
import type { View as Manor } from '../wire/mysterium';
import type { View as Sweets } from '../wire/pas_touche';
import type { Turn } from '../wire/turn';
import { advance, dismiss, is_done, kBeginning, type Progress, stop } from './guide';
import { kGap, place } from './place';

const in_both_hands = (text: string | ByHand): string => (typeof text === 'string' ? text : `${text.keys} ${text.touch}`);

function check_words({ id, text }: Hint): void {
  expect(in_both_hands(text('fr')), id).not.toMatch(/ [!?;:»]/);
  for (const language of kLanguages) expect(in_both_hands(text(language)).length, `${id} in ${language}`).toBeGreaterThan(10);
}

describe('a hint on a device without keys', () => {
  const of_keys: Readonly<Partial<Record<Language, RegExp>>> = {
    fr: /espace|clavier|majuscule|bouton (droit|gauche)|cliqu|d’un clic|\bB3\b/i,
    en: /space bar|keyboard|shift|(left|right) button|click/i,
    de: /leertaste|tastatur|umschalt|(linke|rechte)n? (maus)?taste|klick/i,
    es: /barra espaciadora|teclado|mayúscula|botón (izquierdo|derecho)|\bclic\b|cliqu|pincha/i,
    it: /barra spaziatrice|tastiera|maiusc|(pulsante|tasto) (sinistro|destro)|\bclic|clicca/i,
  };
  for (const guide of [fantome, hunters, touche, mysterium] as readonly Guide<never, never, never>[])
    for (const { id, text } of guide.hints)
      it(`${id} speaks of none`, () => {
        for (const language of kLanguages) {
          const said = text(language);
          expect(typeof said === 'string' ? said : said.touch).not.toMatch(of_keys[language] ?? /^$/);
        }
      });
});

const kTurn: Turn = {
  awaiting: { type: 'Seats', set: [0], deadline: { after_ms: 0 } },
  decide: null,
  actions: null,
  prompt: null,
  take_back: null,
  may_talk: true,
  left_ms: null,
};
const at = (view: unknown, turn: Partial<Turn> = {}): Moment => ({ view, turn: { ...kTurn, ...turn }, events: [], seat: 0 });
const hint = (id: string, when: (view: number) => boolean, holds?: (view: number) => boolean) => ({
  id,
  text: () => id,
  when: ({ view }: Moment) => when(view as number),
  anchor: () => 'body',
  ...(holds ? { holds: ({ view }: Moment) => holds(view as number) } : {}),
});

// What is said at each moment, if every hint is sent away once it was read.
function read_all(guide: Guide, moments: readonly Moment[]) {
  let progress = kBeginning;
  const hints = moments.map((moment) => {
    progress = advance(guide, progress, moment);
    const now = progress.waiting;
    while (progress.waiting.length > 0) progress = dismiss(progress);
    return now;
  });
  return { hints, progress };
}
const said = (guide: Guide, moments: readonly Moment[]): readonly string[] =>
  read_all(guide, moments).hints.map(([first]) => first ?? '');

describe('a guide', () => {
  const guide: Guide = {
    players: 2,
    level: 'easy',
    config: {},
    hints: [
      hint(
        'one',
        (view) => view === 1,
        (view) => view < 3,
      ),
      hint('two', (view) => view >= 1),
      hint('end', (view) => view === 9),
    ],
  };
  const run = (views: readonly number[], from: Progress = kBeginning) =>
    views.reduce((progress, view) => advance(guide, progress, at(view)), from);

  it('waits for the moment of each hint, and says one at a time', () => {
    expect(run([0]).waiting).toEqual([]);
    expect(run([0, 1]).waiting).toEqual(['one', 'two']);
  });
  it('drops what no longer holds', () => {
    expect(run([1, 3])).toEqual({ seen: ['one'], waiting: ['two'] });
  });
  it('says nothing twice', () => {
    const after = dismiss(dismiss(run([1])));
    expect(run([1, 1], after)).toEqual({ seen: ['one', 'two'], waiting: [] });
  });
  it('is done with its last hint, or when it is stopped', () => {
    expect(is_done(guide, run([1, 9]))).toBe(false);
    expect(is_done(guide, dismiss(run([9], { seen: ['one', 'two'], waiting: [] })))).toBe(true);
    expect(is_done(guide, stop(guide))).toBe(true);
    expect(run([1, 9], stop(guide)).waiting).toEqual([]);
  });
});

describe('the guide of Le Fantôme de minuit', () => {
  const square = (number: number) => ({ type: 'OnSquare', square: number }) as const;
  const view = (changes: Partial<View>, own: View['seats'][number]['figures']): View => ({
    setup: {},
    phase: 'placing',
    round: 1,
    turns: 0,
    turn: 0,
    starter: 0,
    hugo: { type: 'OnStep', value: 10 },
    seats: [{ figures: own, points: [], total: 0 }],
    ...changes,
  });
  const guide = fantome as unknown as Guide;
  const in_hand = { type: 'InHand' } as const;
  it('goes along with a match', () => {
    const gallery = [square(4), square(9)];
    expect(
      said(guide, [
        at(view({}, [in_hand]), { actions: [{ type: 'Place', square: 5 }] }),
        at(view({}, [square(4), square(5), in_hand])),
        at(view({}, [square(4), square(5), square(6), square(7)])),
        at(view({ phase: 'rolling' }, gallery), { prompt: 1 }),
        at(view({ phase: 'moving', roll: 'four' }, gallery), { actions: [{ type: 'Move', from: 4 }] }),
        at(view({ phase: 'rolling', hugo: { type: 'OnStep', value: 7 } }, gallery)),
        at(view({ phase: 'rolling', hugo: square(2) }, gallery)),
        at(view({ phase: 'moving', roll: 'five', hugo: square(2) }, gallery), {
          actions: [{ type: 'Hide', from: 9, room: 'bedroom' }],
        }),
        at(view({ phase: 'rolling', hugo: square(5) }, [square(9), { type: 'OnStep', value: 10 }])),
        at(view({ phase: 'over', hugo: square(5) }, []), {
          awaiting: { type: 'Over', result: { type: 'Ranking', seats: [] } },
        }),
      ]),
    ).toEqual(['place', 'doors', 'hugo', 'roll', 'choose', 'ghost', 'out', 'hide', 'caught', 'score']);
  });
  it('points at something, and says something', () => {
    for (const each of guide.hints) {
      expect(each.anchor(at(view({}, []))), each.id).not.toBe('');
      check_words(each);
    }
  });
});

describe('the guide of Chasseurs de trésor', () => {
  const room = (ghosts: number, haunted = false) => ({ room: 'c', ghosts, haunted }) as const;
  const house = (changes: Partial<House>): House => ({
    setup: {},
    phase: 'rolling',
    turns: 0,
    turn: 0,
    first: 0,
    reach: [],
    hunters: [{ seat: 0, at: 'outside', held: false }],
    rooms: [room(0)],
    spirits: 0,
    rescued: 0,
    unseen: [],
    pile: 13,
    discard: [],
    aside: [],
    to_draw: 0,
    ...changes,
  });
  const guide = hunters as unknown as Guide;
  const laden: House['hunters'] = [{ seat: 0, at: 'room_c', backpack: {}, held: false }];

  it('goes along with a match', () => {
    const moments = [
      at(house({}), { prompt: 1 }),
      at(house({ phase: 'moving' }), { actions: [{ type: 'Move', to: 'room_j' }, { type: 'Stay' }] }),
      at(house({ card: 'c' })),
      at(house({ phase: 'choosing' }), { actions: [{ type: 'Take' }, { type: 'Leave' }] }),
      at(house({ hunters: laden })),
      at(house({ phase: 'fighting' }), { prompt: 1 }),
      at(house({ rooms: [room(2)] })),
      at(house({ rooms: [room(0, true)], spirits: 1 })),
      at(house({ rescued: 1 })),
      at(house({ phase: 'over' }), { awaiting: { type: 'Over', result: { type: 'Shared', won: true, score: 8 } } }),
    ];
    expect(said(guide, moments)).toEqual(['roll', 'move', 'card', 'take', 'carry', 'fight', 'two', 'spirit', 'out', 'end']);
  });
  it('points at something, and says something', () => {
    for (const each of guide.hints) {
      expect(each.anchor(at(house({}))), each.id).not.toBe('');
      check_words(each);
    }
  });
});

describe('the guide of Pas touche !', () => {
  const slot = (card: number | null) => ({ colour: 'green', track: [], card, binds: true, sweets: [], counts: [] }) as const;
  const me = (up: number, sweets: Sweets['players'][number]['sweets'] = []): Sweets['players'][number] => ({
    calm: false,
    slots: [0, 1, 2].map((at) => slot(at < up ? at : null)),
    progress: 0,
    length: 9,
    sweets,
    counts: [],
  });
  const sweets = (changes: Partial<Sweets>, own = me(0)): Sweets => ({
    setup: {},
    phase: 'waiting',
    throws: 0,
    grid: [],
    players: [own],
    piles: [18, 18, 18, 18],
    under: [[], [], [], []],
    passed: 0,
    winners: [],
    ...changes,
  });
  const last = (cost: 'none' | 'arrow'): NonNullable<Sweets['last']> => ({
    dice: { sweet: 'waffle', count: 3 },
    place: 0,
    touches: [
      {
        touch: {
          seat: 0,
          card: { sweet: 'waffle', count: 3 },
          hand: 'right',
          shout: false,
          reaction_ms: 700,
          margin_ms: 8,
          by_arrival: false,
          by_lot: false,
        },
        outcome: cost === 'none' ? 'late' : 'wrong_card',
        cost,
      },
    ],
  });
  const guide = touche as unknown as Guide;

  it('goes along with a match', () => {
    const moments = [
      at(sweets({ phase: 'preparing' }), { actions: [{ type: 'Prepare', level: 1, hand: 'left' }] }),
      at(sweets({}), { prompt: 1 }),
      at(sweets({ throws: 1, last: last('none') }), { prompt: 2 }),
      at(sweets({ throws: 2, last: last('none') }, me(1)), { prompt: 3 }),
      at(sweets({ throws: 3, last: last('none') }, me(1, ['waffle'])), { prompt: 4 }),
      at(sweets({ throws: 4, last: last('arrow') }, me(1)), { prompt: 5 }),
      at(sweets({ throws: 9, last: last('none') }, me(2)), { prompt: 6 }),
      at(sweets({ phase: 'over' }), { awaiting: { type: 'Over', result: { type: 'Ranking', seats: [] } } }),
    ];
    expect(said(guide, moments)).toEqual(['prepare', 'throw', 'photo', 'card', 'block', 'error', 'second', 'end']);
  });
  it('is quiet while hands race, and forgets nothing meanwhile', () => {
    const before = advance(guide, kBeginning, at(sweets({ throws: 2, last: last('none') }, me(1)), { prompt: 3 }));
    const racing = at(sweets({ throws: 2, phase: 'racing', last: last('none') }, me(1)));
    expect(guide.quiet?.(racing)).toBe(true);
    expect(advance(guide, before, racing).waiting).toEqual(['photo', 'card']);
  });
  it('points at something, and says something', () => {
    for (const each of guide.hints) {
      expect(each.anchor(at(sweets({}))), each.id).not.toBe('');
      check_words(each);
    }
  });
});

describe('the guide of Mysterium', () => {
  const medium = (seat: number, changes: Partial<Manor['mediums'][number]> = {}): Manor['mediums'][number] => ({
    seat,
    sleeve: [],
    targets_dealt: 3,
    targets: [],
    visions: [],
    gifted: true,
    wrong: [],
    agree_left: 2,
    disagree_left: 2,
    tokens: [],
    track: 0,
    cards_seen: 1,
    ...changes,
  });
  const manor = (changes: Partial<Manor>, own: Partial<Manor['mediums'][number]> = {}): Manor => ({
    setup: { ghost: 3 },
    phase: 'guessing',
    hour: 1,
    laid: [[], [], []],
    mediums: [medium(0, own), medium(1), medium(2)],
    players: [],
    hand_size: 7,
    hand: [],
    crows: 1,
    pile: 60,
    heap: 0,
    groups: [],
    shared: [],
    face_down: [],
    ...changes,
  });
  const guide = mysterium as unknown as Guide;

  it('goes along with a match', () => {
    const asked = { decide: 1, actions: [{ type: 'Ready' }] };
    const group = { medium: 0, cards: [1, 2, 3] };
    const moments = [
      at(manor({ phase: 'giving' })),
      at(manor({}), asked),
      at(manor({}, { choice: 3 }), asked),
      at(manor({ phase: 'giving', hour: 2 })),
      at(manor({ hour: 2 }, { sleeve: [3] }), asked),
      at(manor({ phase: 'voting', groups: [group] }), asked),
      at(manor({ phase: 'over' }), { awaiting: { type: 'Over', result: { type: 'Shared', won: true, score: 9 } } }),
    ];
    const { hints, progress } = read_all(guide, moments);
    expect(hints).toEqual([['clues'], ['visions', 'choose'], ['others', 'ready'], ['answers'], ['next'], ['vote'], ['end']]);
    expect(is_done(guide, progress)).toBe(true);
  });
  it('points at something, and says something', () => {
    for (const each of guide.hints) {
      expect(each.anchor(at(manor({}))), each.id).not.toBe('');
      check_words(each);
    }
  });
});

describe('the place of a hint', () => {
  const bubble = { width: 300, height: 120 };
  const phone = { width: 360, height: 740 };
  it.each([
    ['in the middle', { left: 160, top: 400, width: 40, height: 40 }, 'above'],
    ['at the top', { left: 10, top: 20, width: 40, height: 40 }, 'below'],
    ['filling the height', { left: 0, top: 0, width: 360, height: 740 }, 'over'],
  ])('%s', (_, anchor, side) => {
    const placed = place(anchor, bubble, phone);
    expect(placed.side).toBe(side);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.left + bubble.width).toBeLessThanOrEqual(phone.width);
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.top + bubble.height).toBeLessThanOrEqual(phone.height);
  });
  it('stands beside a tall thing on a wide screen', () => {
    const placed = place({ left: 100, top: 5, width: 200, height: 690 }, bubble, { width: 1440, height: 700 });
    expect(placed).toMatchObject({ side: 'right', left: 300 + kGap });
  });
});
