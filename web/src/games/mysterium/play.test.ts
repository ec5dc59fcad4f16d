// Views and events: what is shown, said and offered.
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatName } from '../../contract/game';
import { kLanguages } from '../../texts/made/languages';
import type { Action, Event, MediumView, View } from '../../wire/mysterium';
import type { Turn } from '../../wire/turn';
import { standing_of } from './clues';
import { find_convey, find_crow, find_gift, kind_sought, mediums_of, sees_targets, usual_medium } from './data';
import { card_of, clue_id, vision_id } from './deck';
import { action_label, banner, listed, progress, score, shown } from './labels';
import { pace, plan } from './plan';
import { land } from './scene';
import { sentence, turning_point } from './sentences';
import { Stage } from './stage';
import { texts } from './texts';

function medium(seat: number, more: Partial<MediumView> = {}): MediumView {
  return {
    seat,
    sleeve: [],
    targets_dealt: 3,
    targets: [],
    visions: [],
    gifted: false,
    wrong: [],
    agree_left: 2,
    disagree_left: 2,
    tokens: [],
    track: 0,
    cards_seen: 1,
    ...more,
  };
}
const kPlayer = { ready: false, changes_left: 100, voted: false };
const kView: View = {
  setup: { players: 4, ghost: 1 },
  phase: 'guessing',
  hour: 2,
  laid: [
    [0, 3, 4, 8, 17],
    [1, 2, 5, 6, 7],
    [9, 10, 11, 12, 13],
  ],
  mediums: [
    medium(0, { visions: [{ vision: 4, hour: 1 }], choice: 3, wrong: [8] }),
    medium(2, { sleeve: [17], choice: 5, tokens: [{ about: 0, stance: 'agree' }] }),
    medium(3, { wrong: [3], choice: 3 }),
  ],
  players: [kPlayer, kPlayer, kPlayer, { ...kPlayer, ready: true }],
  hand_size: 7,
  hand: [],
  crows: 1,
  pile: 60,
  heap: 3,
  groups: [],
  shared: [],
  face_down: [],
};
const kNames: readonly SeatName[] = ['Léa', 'Max', 'Zoé', 'Ida'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  you: seat === 0,
  present: true,
}));
const turn = (more: Partial<Turn<Action>> = {}): Turn<Action> => ({
  awaiting: { type: 'Seats', set: [0, 2], deadline: { after_ms: 120_000 } },
  decide: 1,
  actions: [{ type: 'Ready' }],
  prompt: null,
  take_back: null,
  may_talk: true,
  left_ms: 50_000,
  ...more,
});
const kEvents: readonly Event[] = [
  { type: 'ClueLaid', kind: 'person', card: 3 },
  { type: 'TargetDrawn', ghost: 1, medium: 0, kind: 'person', card: 3 },
  { type: 'HourStruck', hour: 2 },
  { type: 'TokensReturned' },
  { type: 'PileShuffled', cards: 12 },
  { type: 'VisionDrawn', ghost: 1, hand: 7 },
  { type: 'VisionsGiven', medium: 0, visions: [4, 5] },
  { type: 'CrowSent', ghost: 1, visions: [], cards: 3, left: 0 },
  { type: 'GlassTurned' },
  { type: 'CardChosen', medium: 0, kind: 'person', card: 3 },
  { type: 'BetPlaced', medium: 1, about: 0, stance: 'disagree' },
  { type: 'BetWithdrawn', medium: 1, about: 0 },
  { type: 'SaidReady', seat: 0 },
  { type: 'TimeUp' },
  { type: 'Answered', medium: 0, kind: 'person', card: 3, right: true },
  { type: 'Answered', medium: 1, kind: 'person', right: false },
  { type: 'BetSettled', medium: 1, about: 0, stance: 'agree', right: true, track: 1 },
  { type: 'CameThrough', medium: 0, steps: 4, track: 5 },
  { type: 'GroupJoined', group: 2, kind: 'person', card: 1 },
  { type: 'Conveyed', ghost: 1, visions: [] },
  { type: 'SharedTurned', vision: 9, cards: 1 },
  { type: 'Voted', seat: 0, shown_to: [0], group: null },
  { type: 'Disagreed' },
  { type: 'VotesCounted', votes: [{ seat: 0, group: 1 }], accused: 1 },
  { type: 'CulpritShown', culprit: 1, visions: [] },
  { type: 'TargetShown', medium: 2, kind: 'object', card: 9 },
  { type: 'Ended', ending: 'solved' },
];
const kUnsaid = ['ClueLaid', 'VisionDrawn', 'GroupJoined'];

const stage = new Stage();
beforeEach(() => {
  stage.ghost_seat.value = 1;
});

describe('the deck', () => {
  test('numbers its cards as they are drawn', () => {
    expect(vision_id(0)).toBe('v01');
    expect(vision_id(83)).toBe('v84');
    expect(clue_id('person', 0)).toBe('c01');
    expect(clue_id('place', 0)).toBe('c19');
    expect(clue_id('object', 17)).toBe('c54');
  });
  test('knows what a number stands for, and what none does', () => {
    expect(card_of('c20')).toEqual({ type: 'clue', kind: 'place', number: 1 });
    expect(card_of('v84')).toEqual({ type: 'vision', number: 83 });
    for (const wrong of ['v00', 'v85', 'c00', 'c55', 'x01', 'c1', '']) expect(card_of(wrong), wrong).toBe(null);
  });
});

describe('a view', () => {
  test('tells who runs which medium, and what it looks for', () => {
    expect(mediums_of(kView, 2)).toEqual([1]);
    expect(mediums_of(kView, 1)).toEqual([]);
    expect(mediums_of(kView, null)).toEqual([]);
    expect(kView.mediums.map(kind_sought)).toEqual(['person', 'place', 'person']);
    expect(kind_sought(medium(0, { sleeve: [1, 2, 3] }))).toBe(null);
  });
  test('tells how a card stands', () => {
    expect(standing_of(kView, 'person', 3)).toEqual({ choosers: [0, 2], finder: null, triers: [2], targets: [] });
    expect(standing_of(kView, 'person', 17).finder).toBe(1);
    expect(standing_of(kView, 'place', 5).choosers).toEqual([1]);
    expect(standing_of(kView, 'object', 9)).toEqual({ choosers: [], finder: null, triers: [], targets: [] });
  });
  test('has targets only for eyes that may see them', () => {
    expect(sees_targets(kView)).toBe(false);
    const ghost = { ...kView, mediums: kView.mediums.map((each) => ({ ...each, targets: [4, 5, 6] })) };
    expect(sees_targets(ghost)).toBe(true);
    expect(standing_of(ghost, 'person', 4).targets).toEqual([0, 2]);
  });
  test('proposes the medium to look at', () => {
    expect(usual_medium(kView, 2)).toBe(1);
    const giving: View = { ...kView, mediums: [medium(0, { gifted: true }), medium(2, { sleeve: [1, 2, 3] }), medium(3)] };
    expect(usual_medium(giving, null)).toBe(2); // the next one to be given something
    const two: View = { ...kView, mediums: [medium(0, { choice: 1 }), medium(0)] };
    expect(usual_medium(two, 0)).toBe(1); // of one's own, the one without a choice
  });
});

describe('the ghost’s hand', () => {
  const actions: readonly Action[] = [
    { type: 'Give', medium: 0, visions: [3] },
    { type: 'Give', medium: 0, visions: [3, 9] },
    { type: 'Give', medium: 1, visions: [3, 9] },
    { type: 'SendCrow', visions: [9] },
    { type: 'Convey', culprit: 1, visions: [3, 5, 9] },
  ];
  test('finds the gift that was put together, in whatever order', () => {
    expect(find_gift(actions, 0, [9, 3])).toBe(actions[1]);
    expect(find_gift(actions, 1, [9, 3])).toBe(actions[2]);
    expect(find_gift(actions, 1, [9])).toBe(null);
    expect(find_gift(actions, 0, [])).toBe(null);
    expect(find_crow(actions, [9])).toBe(actions[3]);
    expect(find_crow(actions, [3])).toBe(null);
    expect(find_convey(actions, 1, [9, 5, 3])).toBe(actions[4]);
    expect(find_convey(actions, 0, [9, 5, 3])).toBe(null);
  });
  test('is listed plainly by single visions', () => {
    expect(actions.filter(listed).map(({ type }) => type)).toEqual(['Give', 'SendCrow', 'Convey']);
  });
});

describe('what is asked', () => {
  const said = (view: View, now: Turn<Action>, seat: number | null) => banner(view, now, seat, kNames, 'en', stage).title;
  test.each<[string, Partial<View>, Partial<Turn<Action>>, number | null, string]>([
    ['a medium with a choice', {}, {}, 0, 'Choice made'],
    ['a medium without one', { mediums: [medium(0), medium(2), medium(3)] }, {}, 0, 'What does the ghost mean?'],
    ['a medium that is done', { mediums: [medium(0, { sleeve: [1, 2, 3] }), medium(2)] }, {}, 0, 'Help the others'],
    ['who waits', {}, { decide: null, actions: null }, 0, 'Noted. Waiting for the others.'],
    ['the ghost, while they search', {}, { decide: null }, 1, 'Hush! Watch them search.'],
    ['who watches', {}, { decide: null }, null, 'The mediums are searching'],
    ['mediums, while the ghost thinks', { phase: 'giving' }, { decide: null }, 0, 'The ghost is dreaming…'],
    ['the ghost, at the end', { phase: 'conveying' }, {}, 1, 'Name the culprit'],
    ['a voter', { phase: 'voting' }, {}, 0, 'Whom do you accuse?'],
    ['who will see more cards', { phase: 'voting' }, { decide: null }, 0, 'A secret vote'],
    ['the end', { phase: 'over', ending: 'too_late' }, {}, 0, 'The seventh hour is over.'],
  ])('of %s', (_, change, now, seat, title) => {
    expect(said({ ...kView, ...change }, turn(now), seat)).toBe(title);
  });
  test('names the mediums that wait for a vision', () => {
    const view: View = { ...kView, phase: 'giving' };
    expect(banner(view, turn({ decide: null }), 0, kNames, 'fr', stage).detail).toBe('Léa, Zoé et Ida attendent une vision.');
  });
  test('names every action', () => {
    const actions: readonly Action[] = [
      { type: 'Give', medium: 0, visions: [3, 9] },
      { type: 'SendCrow', visions: [9] },
      { type: 'Choose', medium: 1, card: 5 },
      { type: 'Bet', about: 0, stance: 'agree' },
      { type: 'Withdraw', about: 0 },
      { type: 'Ready' },
      { type: 'Convey', culprit: 1, visions: [3, 5, 9] },
      { type: 'Vote', group: 2 },
    ];
    expect(actions.map((each) => action_label(each, kView, 'en').title)).toEqual([
      'To Red: visions 4 and 10',
      'Crow: vision 10',
      'Blue: Place 6',
      'Agree with Red',
      'Take back the token at Red',
      'I am done',
      'Culprit: group 2, visions 4, 6 and 10',
      'Vote for group 3',
    ]);
  });
});

describe('beside the names', () => {
  test('how a seat stands', () => {
    expect(score(kView, 1, 'en').detail).toBe('ghost, 7 visions in hand, crow 1');
    expect(score(kView, 0, 'en').detail).toBe('looks for the person, clairvoyance 0');
    expect(score(kView, 3, 'en').detail).toBe('looks for the person, clairvoyance 0, done');
    expect(score(kView, 2, 'en').total).toBe(1);
  });
  test('which hour it is', () => {
    expect(progress(kView, 'fr')).toEqual({ round: 2, rounds: 7, name: 'Heure 2 sur 7' });
    expect(progress({ ...kView, hour: 0 }, 'fr')).toBe(null);
  });
});

describe('the log', () => {
  test.each(kLanguages)('has a sentence for every event that is not to be seen anyway, in %s', (language) => {
    for (const event of kEvents) {
      const text = sentence(event, kNames, language, stage);
      expect(text === '', event.type).toBe(kUnsaid.includes(event.type));
      if (language === 'fr') expect(text).not.toMatch(/ [!?;:»]/);
    }
  });
  test('calls mediums by their players, the ghost left out', () => {
    const chosen = (medium: number): Event => ({ type: 'CardChosen', medium, kind: 'person', card: 3 });
    expect(sentence(chosen(0), kNames, 'en', stage)).toBe('Léa chooses “Person 4”.');
    expect(sentence(chosen(1), kNames, 'en', stage)).toBe('Zoé chooses “Person 4”.');
    const three = kNames.slice(0, 3);
    expect(sentence(chosen(1), three, 'en', stage)).toBe('Blue (Léa) chooses “Person 4”.');
    expect(sentence(chosen(2), three, 'en', stage)).toBe('Yellow (Zoé) chooses “Person 4”.');
  });
  test('keeps a secret vote', () => {
    expect(sentence({ type: 'Voted', seat: 0, shown_to: [0] }, kNames, 'en', stage)).toBe('Léa has voted.');
    expect(sentence({ type: 'Voted', seat: 0, shown_to: [0], group: 1 }, kNames, 'en', stage)).toBe('Léa votes for group 2.');
    const counted = (groups: readonly number[]): Event => ({
      type: 'VotesCounted',
      votes: groups.map((group, seat) => ({ seat, group })),
      accused: 1,
    });
    expect(sentence(counted([1, 1, 0]), kNames, 'en', stage)).toBe('The votes are counted: group 2 is accused.');
    expect(sentence(counted([2, 1, 0]), kNames, 'en', stage)).toContain('tied');
  });
  test('parts a replay by hours, and marks what is found', () => {
    const points = kEvents.flatMap((event) => turning_point(event, kNames, 'en', stage) ?? []);
    expect(points.filter(({ great }) => great).map(({ name }) => name)).toEqual([
      'Hour 2',
      'The ghost has chosen a culprit and gives three visions to all.',
      'The votes are counted: group 2 is accused.',
      'The culprit is found!',
    ]);
    expect(points.filter(({ great }) => !great)).toHaveLength(1);
  });
  test('says where somebody points', () => {
    expect(shown('v05_10_80', false, 'en')).toBe('Look at “Vision 5”, bottom left');
    expect(shown('c01_50_50', false, 'fr')).toBe('Regardez «\u00a0Personnage 1\u00a0», au centre');
    expect(shown('room_g', false, 'en')).toBe('');
  });
});

describe('what is revealed', () => {
  const events: readonly Event[] = [
    { type: 'TimeUp' },
    { type: 'Answered', medium: 0, kind: 'person', card: 3, right: true },
    { type: 'BetSettled', medium: 1, about: 0, stance: 'agree', right: true, track: 1 },
    { type: 'Answered', medium: 1, kind: 'place', card: 5, right: false },
    { type: 'Answered', medium: 2, kind: 'person', right: false },
    { type: 'HourStruck', hour: 3 },
  ];
  test('comes one by one', () => {
    const steps = plan(events, land(kView));
    expect(steps.map(({ after: { spot } }) => spot?.type)).toEqual(['time', 'answer', 'answer', 'answer', 'hour']);
    const [, first, second, third] = steps.map(({ after }) => after);
    expect(first?.spot).toMatchObject({ bets: [{ medium: 1, right: true }] });
    expect(first?.view.mediums[0]).toMatchObject({ sleeve: [3], visions: [], choice: null });
    expect(first?.view.mediums[1]?.choice).toBe(5); // not yet answered
    expect(second?.view.mediums[1]).toMatchObject({ wrong: [5], choice: null, track: 1, tokens: [] });
    expect(third?.view.mediums[2]).toMatchObject({ wrong: [3] }); // nothing chosen, nothing learned
    expect(steps.at(-1)?.after.view.hour).toBe(3);
  });
  test('turns the votes up one by one, and keeps the culprit for last', () => {
    const end: readonly Event[] = [
      {
        type: 'VotesCounted',
        votes: [
          { seat: 0, group: 1 },
          { seat: 2, group: 0 },
        ],
        accused: 1,
      },
      { type: 'CulpritShown', culprit: 1, visions: [] },
      { type: 'Ended', ending: 'solved' },
    ];
    const steps = plan(end, land({ ...kView, phase: 'voting' }));
    expect(steps.slice(0, 3).map(({ after: { spot } }) => spot)).toEqual([
      { type: 'ballot', shown: 1 },
      { type: 'ballot', shown: 2 },
      { type: 'ballot', shown: 2 },
    ]);
    expect(steps[2]?.after.view.culprit).toBeUndefined();
    expect(steps[3]?.after).toMatchObject({ spot: { type: 'culprit', culprit: 1 }, view: { culprit: 1 } });
  });
  test('takes as long as its steps', () => {
    for (const list of [events, kEvents]) {
      const sum = plan(list, land(kView)).reduce((total, { ms }) => total + ms, 0);
      expect(pace(list)).toBe(sum);
    }
  });
});

test('all languages have words for the same kinds and endings', () => {
  for (const language of kLanguages) {
    const words = texts(language);
    expect(words.colours).toHaveLength(6);
    expect(Object.keys(words.endings)).toEqual(['solved', 'mistaken', 'too_late']);
  }
});
