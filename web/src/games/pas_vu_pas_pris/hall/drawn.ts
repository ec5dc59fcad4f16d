// What the hall is told to show: everything by name, so that it can move what moved.
import type { Door, Piece, Ray, Side, Size, Square } from '../../../wire/pas_vu_pas_pris';
import type { Omen } from '../space/omen';
import type { Place, Vec } from '../space/pose';

export interface DrawnPiece {
  readonly piece: Piece;
  readonly place: Place;
  readonly held: Omen | null; // in the player's hand: what will become of it
  readonly lit: boolean; // it may be taken
}
export interface DrawnGhost {
  readonly ghost: number;
  readonly seat: number;
  readonly size: Size;
  readonly place: Place;
  readonly facing: number; // in quarters of a turn from the east
  readonly ringed: boolean;
  readonly outlined: boolean;
  readonly frightened: boolean;
  readonly faint: boolean; // planned, not there yet
}
export interface DrawnSquare {
  readonly square: Square;
  readonly kind: 'reach' | 'full' | 'way' | 'chosen'; // full: it could go there, but there is no room for it
}
export interface Drawn {
  readonly pieces: readonly DrawnPiece[];
  readonly ghosts: readonly DrawnGhost[];
  readonly squares: readonly DrawnSquare[];
  readonly exits: readonly Square[]; // squares from which the chosen ghost could leave, beside the wall it leaves by
  readonly exit_side: Side | null;
  readonly sides: readonly Side[]; // to be chosen from
  readonly owners: readonly Side[]; // by seat
  readonly keyhole: Door | null;
  readonly rays: readonly Ray[];
}
export interface Motion {
  readonly ms: number;
  readonly walk: { readonly ghost: number; readonly path: readonly Square[] } | null;
}

// What is under a finger.
export type Pick =
  | { readonly type: 'ghost'; readonly ghost: number; readonly at: Vec }
  | { readonly type: 'piece'; readonly piece: Piece; readonly at: Vec }
  | { readonly type: 'floor'; readonly square: Square; readonly at: Vec }
  | { readonly type: 'side'; readonly side: Side; readonly at: Vec };

export interface Hands {
  tap(pick: Pick): void;
  grab(pick: Pick): boolean; // true: what is under the finger goes with it
  drag(pick: Pick | null, plane: Vec): void; // what is under the finger now, and where it is on the level it was grabbed at
  drop(): void;
}
