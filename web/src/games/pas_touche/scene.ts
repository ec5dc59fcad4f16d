// A match as it is drawn: the grid, each player's cards and cube, and the photo finish of the last throw.
import type { Card, Colour, Cube, Finish, Hand, Outcome, View, Cost as WireCost } from '../../wire/pas_touche';
import { type Constraint, colours_of } from './data';

// A constraint card in front of somebody.
export interface SlotAt {
  readonly colour: Colour;
  readonly constraints: readonly Constraint[] | null; // null: face down
}
export interface PlayerAt {
  readonly seat: number;
  readonly level: number | null; // null: not chosen yet
  readonly side: Hand | null; // the hand that touches
  readonly calm: boolean; // this player's time counts by half
  readonly slots: readonly SlotAt[];
  readonly cube: Cube | null;
}

// A touch, what came of it, and what it cost: null, nothing, or it is not seen yet.
export interface Line {
  readonly touch: Finish;
  readonly outcome: Outcome;
  readonly cost: Cost | null;
}
export type Cost = Exclude<WireCost, 'none'>;
export interface Photo {
  readonly number: number; // of the throw
  readonly dice: Card;
  readonly place: number;
  readonly lines: readonly Line[]; // in the order in which they were judged
}

export interface Scene {
  readonly grid: readonly Card[];
  readonly players: readonly PlayerAt[];
  readonly number: number; // of the throw that was called last
  readonly photo: Photo | null; // none while the next one is played
  readonly children: boolean; // constraints do not apply
}

const kErrors: readonly Outcome[] = ['false_start', 'wrong_card', 'forbidden', 'wrong_hand', 'no_shout'];
export const is_error = (outcome: Outcome): boolean => kErrors.includes(outcome);
// The rule that says so.
const kClauses: Partial<Readonly<Record<Outcome, string>>> = { forbidden: 'PT-21', no_shout: 'PT-22', false_start: 'PT-63' };
export const clause_of = (outcome: Outcome): string => kClauses[outcome] ?? 'PT-23';

export const face_down = (level: number): readonly SlotAt[] => colours_of(level).map((colour) => ({ colour, constraints: null }));

function photo_of(view: View): Photo | null {
  if (!view.last || view.phase === 'racing') return null;
  const { dice, place, touches } = view.last;
  const lines = touches.map(({ touch, outcome, cost }) => ({ touch, outcome, cost: cost === 'none' ? null : cost }));
  return { number: view.throws, dice, place, lines };
}

export function land(view: View): Scene {
  return {
    grid: view.grid,
    players: view.players.map(({ level = null, hand = null, calm, slots, cube = null }, seat) => ({
      seat,
      level,
      side: hand,
      calm,
      slots: slots.map(({ colour, card, binds, sweets, counts }) => ({
        colour,
        constraints:
          card === null || card === undefined
            ? null
            : binds
              ? [...sweets.map((sweet) => ({ sweet })), ...counts.map((number) => ({ number }))]
              : [],
      })),
      cube,
    })),
    number: view.throws + (view.phase === 'racing' ? 1 : 0),
    photo: photo_of(view),
    children: view.setup.children ?? false,
  };
}

export function with_player(scene: Scene, seat: number, change: Partial<PlayerAt>): Scene {
  return { ...scene, players: scene.players.map((each) => (each.seat === seat ? { ...each, ...change } : each)) };
}

// PT-65: the time that counts.
export const counted = (scene: Scene, { seat, reaction_ms }: Finish): number =>
  scene.players[seat]?.calm ? reaction_ms / 2 : reaction_ms;

// Too close to be told apart: chance put one before the other.
export function lots_of(photo: Photo, scene: Scene): { readonly seat: number; readonly gap: number } | null {
  const at = photo.lines.findIndex(({ touch }, index) => index > 0 && touch.by_lot);
  const [first, second] = [photo.lines[at - 1], photo.lines[at]];
  if (first === undefined || second === undefined) return null;
  return { seat: first.touch.seat, gap: Math.abs(counted(scene, second.touch) - counted(scene, first.touch)) };
}

export function forbids(player: PlayerAt, card: Card): boolean {
  return player.slots.some(({ constraints }) => constraints?.some((each) => bites(each, card)));
}
export const bites = (constraint: Constraint, card: Card): boolean =>
  'sweet' in constraint ? constraint.sweet === card.sweet : constraint.number === card.count;
