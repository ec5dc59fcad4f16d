import type { Card, Colour, Hand, Outcome, Space, Sweet } from '../../wire/pas_touche';
import type { Line as NetLine } from '../game';
import { type Constraint, place_name } from './data';
import type { Result } from './drill';
import type { Cost, Line, PlayerAt, SlotAt } from './scene';
import type { CubeOn } from './tracks';

// French keeps a space before these signs, which does not break.
const kNarrow = '\u00a0';
const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'personne') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ordinal = (number: number) => ['première', 'deuxième', 'troisième'][number - 1] ?? `${number}e`;

const kOne: Readonly<Record<Sweet, string>> = {
  churros: 'churro',
  croissant: 'croissant',
  macaron: 'macaron',
  eclair: 'éclair',
  waffle: 'gaufre',
  doughnut: 'beignet',
};
const sweets = (sweet: Sweet) => `${kOne[sweet]}s`;
const card = ({ sweet, count }: Card) => `${count} ${count > 1 ? sweets(sweet) : kOne[sweet]}`;
const forbids = (constraint: Constraint) => {
  if ('number' in constraint) return `pas de ${constraint.number}`;
  return `pas ${constraint.sweet === 'eclair' ? 'd’' : 'de '}${sweets(constraint.sweet)}`;
};

const kColours: Readonly<Record<Colour, string>> = { green: 'verte', orange: 'orange', red: 'rouge', violet: 'violette' };
const kSides: Readonly<Record<Hand, string>> = { left: 'gauche', right: 'droite' };
const other: Readonly<Record<Hand, Hand>> = { left: 'right', right: 'left' };
const seconds = (ms: number) => `${(ms / 1000).toFixed(3).replace('.', ',')}${kNarrow}s`;
const margin = (ms: number) => `±${kNarrow}${Math.round(ms)}${kNarrow}ms`;

// What was wrong, and the clause that says so.
const kFaults: Partial<Readonly<Record<Outcome, { readonly text: string; readonly clause: string }>>> = {
  wrong_card: { text: 'se trompe de carte', clause: 'PT-23' },
  forbidden: { text: 'touche une carte interdite', clause: 'PT-21' },
  wrong_hand: { text: 'prend l’autre main sans raison', clause: 'PT-23' },
  no_shout: { text: 'bloque sans crier', clause: 'PT-22' },
  false_start: { text: 'part trop tôt', clause: 'PT-63' },
};
const kCosts: Readonly<Record<Cost, string>> = {
  off_track: `${kNarrow}: hors piste, rien.`,
  padlock: `${kNarrow}: cadenas, rien ne bouge.`,
  arrow: `${kNarrow}: flèche, une case en arrière.`,
  crossed: `${kNarrow}: carte barrée, en arrière et nouvelle carte.`,
};
const kOutcomes: Readonly<Record<Outcome, string>> = {
  advanced: 'avance',
  blocked: 'bloque',
  late: 'trop tard',
  false_start: 'faux départ',
  wrong_card: 'mauvaise carte',
  forbidden: 'carte interdite',
  wrong_hand: 'mauvaise main',
  no_shout: 'sans crier',
};

export const kFrench = {
  list,
  capital,
  card,
  sweets,
  forbids,
  seconds,
  margin,
  colours: kColours,
  sides: kSides,
  slot: ({ colour, constraints }: SlotAt, cube: CubeOn) => {
    const name = `Carte ${kColours[colour]}`;
    if (constraints === null) return `${name}, face cachée`;
    const rules = constraints.length === 0 ? 'n’interdit rien' : list(constraints.map(forbids));
    const where = cube === null ? '' : cube === 'past' ? ', passée' : `, ton cube est sur la case ${cube + 1}`;
    return `${name}${kNarrow}: ${rules}${where}`;
  },
  grid: 'Les douceurs, six rangées de six',
  card_at: (place: number, what: Card) => `${place_name(place)}, ${card(what)}`,

  // The dice and what is said of a throw
  dice: (what: Card) => `Les dés${kNarrow}: ${card(what)}`,
  dice_wait: 'Les dés, encore cachés',
  called: (what: Card) => `${card(what)}${kNarrow}!`,
  ready: `Prêts${kNarrow}?`,
  ready_detail: 'Les mains au-dessus de la table…',
  who_throws: `Qui lance${kNarrow}?`,
  who_throws_detail: 'N’importe qui peut demander le lancer.',
  find_it: `Trouve-la${kNarrow}!`,
  find_it_forbidden: `Interdite pour toi${kNarrow}: l’autre main, et crie${kNarrow}!`,
  you_touched: 'Touché. On regarde la photo…',
  you_block: `Maintenant, crie${kNarrow}!`,
  you_shouted: `Pas touche${kNarrow}! On regarde la photo…`,
  you_gave_up: 'Tu passes ce lancer.',
  you_watch: 'On cherche…',
  too_soon: 'Attends que les dés tombent.',
  touched_once: 'Une seule carte par lancer.',
  shout_at_nothing: 'Rien à bloquer de cette main.',
  wait_throw: 'Rien à toucher avant le prochain lancer.',
  nobody: 'Personne n’avance.',
  moves_on: (name: string) => `${name} avance d’une case.`,
  wins: (name: string) => `${name} a gagné${kNarrow}!`,
  own_error: (outcome: Outcome, cost: Cost | null) => `${capital(kOutcomes[outcome])}${cost === null ? '.' : kCosts[cost]}`,
  blocks: (name: string) => `${name} crie «${kNarrow}Pas touche${kNarrow}!${kNarrow}»`,

  // The photo finish
  finish: 'Photo-finish',
  by_arrival: 'Compté à l’arrivée au serveur',
  finish_line: (name: string, { touch, outcome }: Line, calm: boolean) => {
    const time = `${seconds(touch.reaction_ms)}${calm ? ', qui compte pour moitié' : ''}, ${margin(touch.margin_ms)}`;
    const arrival = touch.by_arrival ? ', compté à l’arrivée' : '';
    return `${name}, ${card(touch.card)}, ${time}${arrival}${kNarrow}: ${kOutcomes[outcome]}`;
  },
  no_touch_of: (name: string) => `${name} n’a rien touché`,
  too_close: (gap: number) => `Écart de ${Math.round(gap)}${kNarrow}ms, plus petit que l’erreur${kNarrow}:`,
  close: (gap: number) => `À ${Math.round(gap)}${kNarrow}ms près,`,
  lots: (name: string) => `le sort choisit ${name}.`,
  faults: kFaults,
  costs: (cost: Cost) => kCosts[cost],

  // At the thumb
  hand_name: (side: Hand) => capital(kSides[side]),
  other_name: (side: Hand) => capital(kSides[other[side]]),
  to_block: 'pour bloquer',
  to_touch: 'pour toucher',
  pad: (side: Hand) => `L’autre main, la ${kSides[other[side]]}${kNarrow}: tenir pour bloquer`,
  shout: `Pas touche${kNarrow}!`,
  shout_within: (calm: boolean) => `dans les ${calm ? '4' : '1,5'}${kNarrow}s`,
  space: 'Espace',
  throw: 'Lancer les dés',
  throw_detail: 'quand tout le monde est prêt',
  give_up: 'Je passe',
  turn_up: 'Retourner la carte',
  own_cards: 'Tes contraintes',
  no_constraints: `Avec les petits${kNarrow}: les contraintes ne comptent pas.`,

  // Before the first throw
  prepare: `Ton niveau et ta main${kNarrow}?`,
  prepare_detail: 'Plus le niveau est haut, plus tes cartes interdisent.',
  prepare_wait: (names: string) => `${names} se prépare${names.includes(' et ') ? 'nt' : ''}.`,
  prepared: `C’est noté${kNarrow}!`,
  level: 'Niveau',
  level_value: (level: number) => `Niveau ${level}`,
  level_cards: (colours: readonly Colour[]) => `Trois cartes${kNarrow}: ${list(colours.map((each) => kColours[each]))}`,
  proposed: 'proposé pour cette partie',
  which_hand: `Quelle main touche${kNarrow}?`,
  go: `C’est parti${kNarrow}!`,
  how_mouse: 'Souris : bouton gauche pour toucher, bouton droit pour l’autre main.',
  how_keys: 'Clavier : une lettre et un chiffre (B3), avec Majuscule pour l’autre main ; Espace pour crier.',
  how_touch: 'Touche les cartes du doigt\u202f; garde l’autre pouce sur l’autre main pour bloquer.',
  player_detail: ({ level, side, calm }: PlayerAt) =>
    level === null || side === null ? 'se prépare' : `niveau ${level}, main ${kSides[side]}${calm ? ', au calme' : ''}`,
  progress: (spaces: number, length: number) => `${spaces} cases sur ${length}`,
  calm_table: (names: readonly string[]) =>
    `Au calme${kNarrow}: ${list(names)}. ${names.length > 1 ? 'Leur' : 'Son'} temps compte pour moitié.`,

  // The log
  laid: 'Les 36 douceurs sont sur la table.',
  has_prepared: (name: string, level: number, side: Hand) => `${name} joue au niveau ${level}, de la main ${kSides[side]}.`,
  thrown: (dice: Card, place: number) => `Les dés${kNarrow}: ${card(dice)}, en ${place_name(place)}.`,
  first_touch: (name: string, time: string, sure: string) => `${name} touche en ${time} (${sure}).`,
  wrong_touch: (name: string, what: Card, outcome: Outcome, clause: string) =>
    `${name} touche ${card(what)}${kNarrow}: ${kOutcomes[outcome]} (${clause}).`,
  advanced: (name: string, slot: number, space: number) => `${name} avance${kNarrow}: ${ordinal(slot)} carte, case ${space}.`,
  off_the_end: (name: string) => `${name} sort de sa troisième carte${kNarrow}!`,
  penalised: (name: string, cost: Cost) => `${name}${kCosts[cost]}`,
  turned: (name: string, colour: Colour, rules: string) => `${name} retourne une carte ${kColours[colour]}${kNarrow}: ${rules}.`,
  turned_free: (name: string) => `${name} retourne une carte qui n’interdit rien.`,
  passed: (name: string) => `La carte ne laisserait rien à ${name}${kNarrow}: sous la pile, une autre.`,
  endings: {
    won: (names: string) => `${names} gagne la partie${kNarrow}!`,
    too_long: (names: string) => `Assez de lancers${kNarrow}: ${names} est le plus loin.`,
  },

  lines: `Trajets rattrapés${kNarrow}:`,
  line: (name: string, { measured, round_trip_ms, spread_ms }: NetLine) =>
    measured ? `${name} ${round_trip_ms}${kNarrow}ms (±${kNarrow}${spread_ms})` : `${name} pas encore mesuré`,

  // The sheet at the end
  result: 'Le chemin de chacun',
  next_level: 'Prochain niveau',
  level_change: (before: number, next: number) => (before === next ? String(next) : `${before} → ${next}`),
  next_levels_help: 'La prochaine partie propose ces niveaux ; chacun peut en choisir un autre.',
  throws: (count: number) => `${count} ${count > 1 ? 'lancers' : 'lancer'}`,
  throw_number: (count: number) => `Lancer ${count}`,

  // Practice
  drill: 'Contre la montre',
  drill_detail: 'Douze lancers, le plus vite possible. Une erreur ajoute deux secondes.',
  drill_left: (left: number) => `encore ${left}`,
  drill_again: 'Encore',
  drill_leave: 'Quitter l’entraînement',
  drill_done: (time: string) => `Fini${kNarrow}: ${time}`,
  drill_best: (time: string) => `Ton record${kNarrow}: ${time}`,
  drill_result: (result: Result) => (result === 'right' ? `Bravo${kNarrow}!` : capital(kOutcomes[result])),
  drill_time: (time: string, wrong: boolean) => (wrong ? `${time}, et deux secondes de plus.` : time),

  // The slip in the margin
  an_error: `Une erreur${kNarrow}?`,
  space_names: { padlock: 'Cadenas', arrow: 'Flèche', crossed: 'Carte barrée' } satisfies Record<Space, string>,
  error: {
    padlock: 'rien',
    arrow: 'une case en arrière',
    crossed: 'en arrière, et nouvelle carte',
  } satisfies Record<Space, string>,
};
export type Texts = typeof kFrench;
