import type { Card, Colour, Hand, Outcome, Sweet } from '../../wire/pas_touche';
import { type Constraint, place_name } from './data';
import type { Cost } from './scene';
import type { Texts } from './texts_fr';

const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ordinal = (number: number) => ['first', 'second', 'third'][number - 1] ?? `${number}th`;

const kOne: Readonly<Record<Sweet, string>> = {
  churros: 'churro',
  croissant: 'croissant',
  macaron: 'macaron',
  eclair: 'éclair',
  waffle: 'waffle',
  doughnut: 'doughnut',
};
const sweets = (sweet: Sweet) => `${kOne[sweet]}s`;
const card = ({ sweet, count }: Card) => `${count} ${count > 1 ? sweets(sweet) : kOne[sweet]}`;
const forbids = (constraint: Constraint) =>
  'sweet' in constraint ? `no ${sweets(constraint.sweet)}` : `no ${constraint.number}`;

const kColours: Readonly<Record<Colour, string>> = { green: 'green', orange: 'orange', red: 'red', violet: 'violet' };
const kSides: Readonly<Record<Hand, string>> = { left: 'left', right: 'right' };
const other: Readonly<Record<Hand, Hand>> = { left: 'right', right: 'left' };
const seconds = (ms: number) => `${(ms / 1000).toFixed(3)}\u00a0s`;
const margin = (ms: number) => `±\u00a0${Math.round(ms)}\u00a0ms`;

const kCosts: Readonly<Record<Cost, string>> = {
  off_track: ': off the track, nothing.',
  padlock: ': padlock, nothing moves.',
  arrow: ': arrow, back one space.',
  crossed: ': crossed card, back and a new card.',
};
const kOutcomes: Readonly<Record<Outcome, string>> = {
  advanced: 'moves on',
  blocked: 'blocks',
  late: 'too late',
  false_start: 'false start',
  wrong_card: 'wrong card',
  forbidden: 'forbidden card',
  wrong_hand: 'wrong hand',
  no_shout: 'no shout',
};

export const kEnglish: Texts = {
  list,
  capital,
  card,
  sweets,
  forbids,
  seconds,
  margin,
  colours: kColours,
  sides: kSides,
  slot: ({ colour, constraints }, cube) => {
    const name = `${capital(kColours[colour])} card`;
    if (constraints === null) return `${name}, face down`;
    const rules = constraints.length === 0 ? 'forbids nothing' : list(constraints.map(forbids));
    const where = cube === null ? '' : cube === 'past' ? ', passed' : `, your cube is on space ${cube + 1}`;
    return `${name}: ${rules}${where}`;
  },
  grid: 'The sweets, six rows of six',
  card_at: (place, what) => `${place_name(place)}, ${card(what)}`,

  dice: (what) => `The dice: ${card(what)}`,
  dice_wait: 'The dice, still hidden',
  called: (what) => `${card(what)}!`,
  ready: 'Ready?',
  ready_detail: 'Hands above the table…',
  who_throws: 'Who throws?',
  who_throws_detail: 'Anyone may ask for the throw.',
  find_it: 'Find it!',
  find_it_forbidden: 'Forbidden to you: the other hand, and shout!',
  you_touched: 'Touched. Looking at the photo…',
  you_block: 'Now shout!',
  you_shouted: 'Pas touche! Looking at the photo…',
  you_gave_up: 'You pass this throw.',
  you_watch: 'They are searching…',
  too_soon: 'Wait for the dice to fall.',
  touched_once: 'One card a throw.',
  shout_at_nothing: 'Nothing to block with this hand.',
  wait_throw: 'Nothing to touch before the next throw.',
  nobody: 'Nobody moves on.',
  moves_on: (name) => `${name} moves on a space.`,
  wins: (name) => `${name} wins!`,
  own_error: (outcome, cost) => `${capital(kOutcomes[outcome])}${cost === null ? '.' : kCosts[cost]}`,
  blocks: (name) => `${name} shouts “Pas touche!”`,

  finish: 'Photo finish',
  by_arrival: 'Counted when it arrived',
  finish_line: (name, { touch, outcome }, calm) => {
    const time = `${seconds(touch.reaction_ms)}${calm ? ', which counts by half' : ''}, ${margin(touch.margin_ms)}`;
    return `${name}, ${card(touch.card)}, ${time}${touch.by_arrival ? ', counted when it arrived' : ''}: ${kOutcomes[outcome]}`;
  },
  no_touch_of: (name) => `${name} touched nothing`,
  too_close: (gap) => `${Math.round(gap)} ms apart, less than the error:`,
  close: (gap) => `${Math.round(gap)} ms apart:`,
  lots: (name) => `chance chooses ${name}.`,
  faults: {
    wrong_card: { text: 'touches the wrong card', clause: 'PT-23' },
    forbidden: { text: 'touches a forbidden card', clause: 'PT-21' },
    wrong_hand: { text: 'takes the other hand for no reason', clause: 'PT-23' },
    no_shout: { text: 'blocks without a shout', clause: 'PT-22' },
    false_start: { text: 'starts too soon', clause: 'PT-63' },
  },
  costs: (cost) => kCosts[cost],

  hand_name: (side) => capital(kSides[side]),
  other_name: (side) => capital(kSides[other[side]]),
  to_block: 'to block',
  to_touch: 'to touch',
  pad: (side) => `The other hand, the ${kSides[other[side]]}: hold it to block`,
  shout: 'Pas touche!',
  shout_within: (calm) => `within ${calm ? '4' : '1.5'}\u00a0s`,
  space: 'Space',
  throw: 'Throw the dice',
  throw_detail: 'when everybody is ready',
  give_up: 'I pass',
  turn_up: 'Turn the card up',
  own_cards: 'Your constraints',
  no_constraints: 'With little ones: constraints do not count.',

  prepare: 'Your level and your hand?',
  prepare_detail: 'The higher the level, the more your cards forbid.',
  prepare_wait: (names) => `${names} ${names.includes(' and ') ? 'are' : 'is'} getting ready.`,
  prepared: 'Noted!',
  level: 'Level',
  level_value: (level) => `Level ${level}`,
  level_cards: (colours) => `Three cards: ${list(colours.map((each) => kColours[each]))}`,
  proposed: 'proposed for this match',
  which_hand: 'Which hand touches?',
  go: 'Off we go!',
  how_mouse: 'Mouse: left button to touch, right button for the other hand.',
  how_keys: 'Keyboard: a letter and a digit (B3), with Shift for the other hand; Space to shout.',
  how_touch: 'Touch the cards with a finger; keep your other thumb on the other hand to block.',
  player_detail: ({ level, side, calm }) =>
    level === null || side === null ? 'getting ready' : `level ${level}, ${kSides[side]} hand${calm ? ', calm pace' : ''}`,
  progress: (spaces, length) => `${spaces} of ${length} spaces`,
  calm_table: (names) => `Calm pace: ${list(names)}. Their time counts by half.`,

  laid: 'The 36 sweets are on the table.',
  has_prepared: (name, level, side) => `${name} plays at level ${level}, with the ${kSides[side]} hand.`,
  thrown: (dice, place) => `The dice: ${card(dice)}, at ${place_name(place)}.`,
  first_touch: (name, time, sure) => `${name} touches after ${time} (${sure}).`,
  wrong_touch: (name, what, outcome, clause) => `${name} touches ${card(what)}: ${kOutcomes[outcome]} (${clause}).`,
  advanced: (name, slot, space) => `${name} moves on: ${ordinal(slot)} card, space ${space}.`,
  off_the_end: (name) => `${name} leaves the third card!`,
  penalised: (name, cost) => `${name}${kCosts[cost]}`,
  turned: (name, colour, rules) => `${name} turns up ${colour === 'orange' ? 'an' : 'a'} ${kColours[colour]} card: ${rules}.`,
  turned_free: (name) => `${name} turns up a card that forbids nothing.`,
  passed: (name) => `The card would leave ${name} nothing: under the pile, another one.`,
  endings: {
    won: (names) => `${names} wins the game!`,
    too_long: (names) => `Enough throws: ${names} is furthest.`,
  },

  lines: 'Made up for:',
  line: (name, { measured, round_trip_ms, spread_ms }) =>
    measured ? `${name} ${round_trip_ms} ms (± ${spread_ms})` : `${name} not measured yet`,

  result: 'How far everybody came',
  next_level: 'Next level',
  level_change: (before, next) => (before === next ? String(next) : `${before} → ${next}`),
  next_levels_help: 'The next game proposes these levels; everybody may pick another.',
  throws: (count) => `${count} ${count === 1 ? 'throw' : 'throws'}`,
  throw_number: (count) => `Throw ${count}`,

  drill: 'Against the clock',
  drill_detail: 'Twelve throws, as fast as you can. An error adds two seconds.',
  drill_left: (left) => `${left} to go`,
  drill_again: 'Again',
  drill_leave: 'Leave practice',
  drill_done: (time) => `Done: ${time}`,
  drill_best: (time) => `Your best: ${time}`,
  drill_result: (result) => (result === 'right' ? 'Well done!' : capital(kOutcomes[result])),
  drill_time: (time, wrong) => (wrong ? `${time}, and two seconds more.` : time),

  an_error: 'An error?',
  space_names: { padlock: 'Padlock', arrow: 'Arrow', crossed: 'Crossed card' },
  error: { padlock: 'nothing', arrow: 'back one space', crossed: 'back, and a new card' },
};
