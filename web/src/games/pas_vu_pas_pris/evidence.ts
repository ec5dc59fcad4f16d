// The server's evidence of a look: the id image in runs, and the hall as it was.
import type { Evidence, HallSeen, View } from '../../wire/pas_vu_pas_pris';
import { figure_of, kGhostsEach, kPieces, owner_of } from './data/board';
import { is_lying, with_ghost } from './scene';

export function is_evidence(found: unknown): found is Evidence {
  return typeof found === 'object' && found !== null && 'runs' in found && 'side' in found && 'hall' in found;
}

const kMirrored = 128;
const kOutside = 255;
const kFirstPiece = 1 + 4 * kGhostsEach;
const kPieceInks = ['#d6a552', '#a8683a', '#8b4f25', '#4f2846', '#b84a63', '#f0dfbc'] as const;
type Ink = readonly [number, number, number, number];
const ink = (hex: string, share: number): Ink => {
  const at = (from: number) => Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * share);
  return [at(1), at(3), at(5), 255];
};
// What a sample shows: a ghost in its colour, furniture in its own; darker where the mirror shows it.
export function ink_of(tag: number, colour_of: (seat: number) => string): Ink {
  if (tag === kOutside) return [0, 0, 0, 0];
  const share = tag >= kMirrored ? 0.72 : 1;
  const what = tag % kMirrored;
  if (what === 0) return tag === 0 ? [43, 33, 66, 255] : [120, 140, 170, 255];
  if (what < kFirstPiece) return ink(colour_of(owner_of(what - 1)), share);
  return ink(kPieceInks[what - kFirstPiece] ?? '#888888', share * 0.6);
}
export function pixels_of({ side, runs }: Evidence, colour_of: (seat: number) => string): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4);
  let at = 0;
  for (const { tag, length } of runs) {
    const one = ink_of(tag, colour_of);
    for (let end = Math.min(at + length, side * side); at < end; ++at) pixels.set(one, at * 4);
  }
  return pixels;
}

// The hall as it was at a look, in an otherwise later view.
export function view_at(view: View, hall: HallSeen): View {
  let then: View = {
    ...view,
    pieces: hall.pieces.flatMap((pose, at) => (kPieces[at] ? [{ piece: kPieces[at], pose }] : [])),
    players: view.players.map((player) => ({
      ...player,
      ghosts: player.ghosts.map((each) => (each.where === 'hall' ? { ...each, where: 'side', pose: null, lying: false } : each)),
    })),
  };
  for (const { ghost, pose } of hall.ghosts)
    then = with_ghost(then, owner_of(ghost), figure_of(ghost), { where: 'hall', pose, lying: is_lying(pose) });
  return then;
}
