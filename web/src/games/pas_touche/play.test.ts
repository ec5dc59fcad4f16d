// Views and events: what is shown, said and offered.
import { describe, expect, test } from 'vitest';
import type { SeatName } from '../../contract/game';
import type { Action, Card, Event, Finish, PlayerView, View } from '../../wire/pas_touche';
import type { Turn } from '../../wire/turn';
import { colour_of_card, colours_of, forbidden_by, kNumbers, kSweets, kTracks, place_name } from './data';
import { lane_of } from './finish';
import { banner, next_setup, score, verdict } from './labels';
import { pace, plan } from './plan';
import { counted, forbids, land, lots_of, type Photo, type PlayerAt, type Scene } from './scene';
import { sentence, turning_point } from './sentences';
import { spots_of } from './spots';
import { texts } from './texts';
import { cube_on } from './tracks';

const kAll: readonly Card[] = kSweets.flatMap((sweet) => kNumbers.map((count) => ({ sweet, count })));
const kDice: Card = { sweet: 'eclair', count: 4 };
const kWaffles: Card = { sweet: 'waffle', count: 4 };
const place_of = (card: Card) => kAll.findIndex((each) => each.sweet === card.sweet && each.count === card.count);

function player(level: number, cards: readonly number[], more: Partial<PlayerView> = {}): PlayerView {
  return {
    level,
    hand: 'right',
    calm: false,
    slots: colours_of(level).map((colour, slot) => {
      const card = cards[slot] ?? null;
      const rules = card === null ? [] : forbidden_by(card);
      return {
        colour,
        track: kTracks[colour],
        card,
        binds: true,
        sweets: rules.flatMap((each) => ('sweet' in each ? [each.sweet] : [])),
        counts: rules.flatMap((each) => ('number' in each ? [each.number] : [])),
      };
    }),
    progress: 0,
    length: 10,
    sweets: [],
    counts: [],
    ...more,
  };
}
const kView: View = {
  setup: { players: 3 },
  phase: 'racing',
  throws: 4,
  grid: kAll,
  players: [player(6, [0]), player(11, [36], { cube: { slot: 0, space: 0 } }), player(1, [])],
  piles: [],
  under: [],
  passed: 0,
  winners: [],
};
const kNames: readonly SeatName[] = ['Léa', 'Max', 'Zoé'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  you: seat === 0,
  present: true,
}));
const touch = (seat: number, card: Card, reaction_ms: number, more: Partial<Finish> = {}): Finish => ({
  seat,
  card,
  hand: 'right',
  shout: false,
  reaction_ms,
  margin_ms: 10,
  by_arrival: false,
  by_lot: false,
  ...more,
});
const kThrow: readonly Event[] = [
  { type: 'Thrown', dice: kDice, place: place_of(kDice) },
  { type: 'Touched', touch: touch(1, kWaffles, 500), outcome: 'wrong_card' },
  { type: 'Penalised', seat: 1, space: 'crossed', from: { slot: 0, space: 0 }, to: null, lost: 36 },
  { type: 'Touched', touch: touch(0, kDice, 612), outcome: 'advanced' },
  { type: 'Advanced', seat: 0, from: null, to: { slot: 0, space: 0 } },
  { type: 'Touched', touch: touch(2, kDice, 618, { by_lot: true }), outcome: 'late' },
];
const kAfter: View = {
  ...kView,
  phase: 'waiting',
  throws: 5,
  players: [player(6, [0], { cube: { slot: 0, space: 0 } }), player(11, []), player(1, [])],
  last: {
    dice: kDice,
    place: place_of(kDice),
    touches: kThrow.flatMap((each) =>
      each.type === 'Touched'
        ? [{ touch: each.touch, outcome: each.outcome, cost: each.outcome === 'wrong_card' ? 'crossed' : 'none' }]
        : [],
    ),
  },
};

describe('the cards', () => {
  test('PT-05: 72 of them, and what each colour forbids', () => {
    const of = (colour: string) => Array.from({ length: 72 }, (_, id) => id).filter((id) => colour_of_card(id) === colour);
    const kinds = (id: number) =>
      forbidden_by(id)
        .map((each) => ('sweet' in each ? 's' : 'n'))
        .join('');
    const counted_kinds = (colour: string) => of(colour).map(kinds).sort();
    expect(counted_kinds('green')).toEqual([...Array(6).fill('n'), ...Array(12).fill('s')]);
    expect(counted_kinds('orange')).toEqual(Array(18).fill('sn'));
    expect(counted_kinds('red')).toEqual([...Array(15).fill('nn'), ...Array(3).fill('sn')]);
    expect(counted_kinds('violet')).toEqual([...Array(3).fill('nn'), ...Array(15).fill('ss')]);
    expect(of('orange').filter((id) => forbidden_by(id).some((each) => 'number' in each && each.number === 6))).toHaveLength(3);
    expect(forbidden_by(53)).toEqual([{ sweet: 'waffle' }, { number: 1 }]);
  });
  test('PT-07: the levels', () => {
    expect(colours_of(1)).toEqual(['green', 'green', 'green']);
    expect(colours_of(12)).toEqual(['orange', 'red', 'violet']);
    expect(colours_of(16)).toEqual(['violet', 'violet', 'violet']);
  });
  test('places have a letter and a digit', () => {
    expect([0, 5, 6, 35].map(place_name)).toEqual(['A1', 'F1', 'A2', 'F6']);
  });
});

describe('a throw is told', () => {
  const steps = plan(kThrow, land(kView));
  const last = steps.at(-1)?.after as Scene;
  test('events lead to the view', () => {
    expect(land(kAfter)).toEqual(last); // also what an error cost: the photo is the same after a reload
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(pace(kThrow));
  });
  test('all hands are in the first picture', () => {
    const hands = spots_of(last, null, null);
    expect(hands.find(({ place }) => place === place_of(kDice))).toEqual({
      place: place_of(kDice),
      look: 'won',
      hands: [
        { seat: 0, left: false },
        { seat: 2, left: false },
      ],
    });
    expect(hands.find(({ place }) => place === place_of(kWaffles))?.look).toBe('wrong');
  });
  test('while it is played only one’s own hand is seen', () => {
    const own = last.players[0] as PlayerAt;
    expect(spots_of(last, { place: 3, hand: 'other', at: 0 }, own)).toEqual([
      { place: 3, look: 'mine', hands: [{ seat: 0, left: true }] },
    ]);
    expect(spots_of(land(kView), null, own)).toEqual([]);
  });
  test('PT-40: a crossed card is lost and lies face down again', () => {
    expect(last.players[1]?.slots[0]?.constraints).toBeNull();
    expect(last.players[1]?.cube).toBeNull();
    expect(last.photo?.lines[0]?.cost).toBe('crossed');
  });
  test('PT-62: chance decided, and by how little', () => {
    expect(lots_of(last.photo as Photo, last)).toEqual({ seat: 0, gap: 6 });
  });
  test('PT-65: a calm player’s time counts by half', () => {
    const calm = { ...last, players: last.players.map((each) => ({ ...each, calm: each.seat === 2 })) };
    expect(counted(calm, touch(2, kDice, 900))).toBe(450);
    expect(counted(calm, touch(0, kDice, 900))).toBe(900);
  });
  test('one’s own error is said before all', () => {
    const words = texts('fr');
    expect(verdict(last.photo as Photo, 2, kNames, words)).toBe('Léa avance d’une case.');
    expect(verdict(last.photo as Photo, 1, kNames, words)).toBe(
      'Mauvaise carte\u00a0: carte barrée, en arrière et nouvelle carte.',
    );
  });
  test('a card that is turned up says what it forbids', () => {
    const [step] = plan([{ type: 'CardTurned', seat: 2, slot: 0, card: 2, binds: true }], last);
    const after = step?.after.players[2] as PlayerAt;
    expect(forbids(after, { sweet: 'croissant', count: 1 })).toBe(true);
    expect(forbids(after, kDice)).toBe(false);
    const [free] = plan([{ type: 'CardTurned', seat: 2, slot: 0, card: 2, binds: false }], last);
    expect(free?.after.players[2]?.slots[0]?.constraints).toEqual([]);
  });
  test('the cube is before, on or past a card', () => {
    const at = { ...(last.players[0] as PlayerAt), cube: { slot: 1, space: 2 } };
    expect([0, 1, 2].map((slot) => cube_on(at, slot))).toEqual(['past', 2, null]);
  });
  test('lanes span what was touched', () => {
    const spot = lane_of([
      { ms: 600, margin: 10 },
      { ms: 800, margin: 30 },
    ]);
    expect(spot(590)).toBeCloseTo(12);
    expect(spot(830)).toBeCloseTo(88);
  });
});

describe('what is said', () => {
  test.each<[Event, string, string]>([
    [{ type: 'Called', number: 4 }, '', ''],
    [kThrow[0] as Event, 'Les dés\u00a0: 4 éclairs, en D4.', 'The dice: 4 éclairs, at D4.'],
    [kThrow[1] as Event, 'Max touche 4 gaufres\u00a0: mauvaise carte (PT-23).', 'Max touches 4 waffles: wrong card (PT-23).'],
    [
      kThrow[3] as Event,
      'Léa touche en 0,612\u00a0s (±\u00a010\u00a0ms).',
      'Léa touches after 0.612\u00a0s (±\u00a010\u00a0ms).',
    ],
    [kThrow[5] as Event, '', ''],
    [kThrow[2] as Event, 'Max\u00a0: carte barrée, en arrière et nouvelle carte.', 'Max: crossed card, back and a new card.'],
    [
      { type: 'CardTurned', seat: 0, slot: 1, card: 27, binds: true },
      'Léa retourne une carte orange\u00a0: pas d’éclairs et pas de 4.',
      'Léa turns up an orange card: no éclairs and no 4.',
    ],
    [{ type: 'Blocked', seat: 2 }, 'Zoé crie «\u00a0Pas touche\u00a0!\u00a0»', 'Zoé shouts “Pas touche!”'],
    [{ type: 'Ended', ending: 'won', winners: [1], next_levels: [] }, 'Max gagne la partie\u00a0!', 'Max wins the game!'],
  ])('%o', (event, french, english) => {
    expect(sentence(event, kNames, 'fr')).toBe(french);
    expect(sentence(event, kNames, 'en')).toBe(english);
  });
  test.each<[Event, string, string, string]>([
    [
      { type: 'Touched', touch: touch(0, { sweet: 'croissant', count: 1 }, 1612), outcome: 'advanced' },
      'Léa berührt die Karte nach 1,612\u00a0s (±\u00a010\u00a0ms).',
      'Léa toca en 1,612\u00a0s (±\u00a010\u00a0ms).',
      'Léa tocca in 1,612\u00a0s (±\u00a010\u00a0ms).',
    ],
    [
      { type: 'CardTurned', seat: 0, slot: 1, card: 27, binds: true },
      'Léa deckt eine orange Karte auf: keine Éclairs und keine 4.',
      'Léa descubre una carta naranja: nada de éclairs y nada de 4.',
      'Léa scopre una carta arancio: niente éclair e niente 4.',
    ],
    [{ type: 'Blocked', seat: 2 }, 'Zoé ruft „Pas touche!“', 'Zoé grita «¡Pas touche!»', 'Zoé grida «Pas touche!»'],
    [
      { type: 'Ended', ending: 'too_long', winners: [0, 1], next_levels: [] },
      'Genug gewürfelt: Léa und Max sind am weitesten.',
      'Ya basta de tiradas: Léa y Max han llegado más lejos.',
      'Basta lanci: Léa e Max sono più avanti di tutti.',
    ],
  ])('%o, in the other languages', (event, german, spanish, italian) => {
    expect(sentence(event, kNames, 'de')).toBe(german);
    expect(sentence(event, kNames, 'es')).toBe(spanish);
    expect(sentence(event, kNames, 'it')).toBe(italian);
  });
  test('a replay stops at blocks, lost cards, new cards, and the end', () => {
    const stops = (event: Event) => turning_point(event, kNames, 'en');
    expect(stops({ type: 'Blocked', seat: 0 })?.great).toBe(false);
    expect(stops(kThrow[2] as Event)).not.toBeNull();
    expect(stops(kThrow[3] as Event)).toBeNull();
    expect(stops({ type: 'Ended', ending: 'won', winners: [1], next_levels: [] })?.great).toBe(true);
  });
  const turn = (actions: readonly Action[] | null): Turn<Action> => ({
    awaiting: { type: 'World' },
    decide: null,
    actions,
    prompt: null,
    take_back: null,
    may_talk: true,
    left_ms: null,
  });
  test('a calm pace is said openly', () => {
    const view = { ...kAfter, players: kAfter.players.map((each, seat) => ({ ...each, calm: seat === 1 })) };
    expect(banner(view, turn(null), 0, kNames, 'fr').detail).toBe('Au calme\u00a0: Max. Son temps compte pour moitié.');
    expect(score(view, 1, 'fr').detail).toBe('niveau 11, main droite, au calme');
  });
  test('who is not ready yet is named', () => {
    const view: View = {
      ...kView,
      phase: 'preparing',
      players: kView.players.map((each, seat) => (seat === 2 ? { ...each, level: null } : each)),
    };
    expect(banner(view, turn(null), 0, kNames, 'en').detail).toBe('Zoé is getting ready.');
  });
  test('PT-50: the next match proposes the new levels', () => {
    const over = { ...kAfter, players: kAfter.players.map((each, seat) => ({ ...each, next_level: seat + 4 })) };
    expect(next_setup(over, { players: 3, children: true })).toEqual({ players: 3, children: true, levels: [4, 5, 6] });
    expect(next_setup(kAfter, { players: 3 })).toBeNull();
  });
});
