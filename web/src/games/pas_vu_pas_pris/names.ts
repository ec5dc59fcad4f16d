// How ghosts and squares are called.
import type { Figure, Size, Square, View } from '../../wire/pas_vu_pas_pris';
import type { SeatName } from '../game';
import { figure_of, owner_of, size_of, square_name, square_of } from './data/board';
import { is_lying } from './scene';
import { place_of, turned } from './space/pose';
import type { Texts } from './texts';

export const seat_name = (names: readonly SeatName[], seat: number): string => names[seat]?.name ?? '';

// Of several of a size, which.
export function number_in_size(figure: Figure): number {
  const size = size_of(figure);
  return size === 'small' ? figure + 1 : size === 'medium' ? figure - 3 : 1;
}
export const own_ghost = (figure: Figure, words: Texts): string => words.ghost_number(size_of(figure), number_in_size(figure));
export const short_ghost = (figure: Figure, words: Texts): string => words.short_ghost(size_of(figure), number_in_size(figure));
export const ghost_name = (names: readonly SeatName[], seat: number, figure: Figure, words: Texts): string =>
  words.ghost_of(size_of(figure), seat_name(names, seat));
export const ghost_named = (names: readonly SeatName[], ghost: number, words: Texts): string =>
  ghost_name(names, owner_of(ghost), figure_of(ghost), words);
export const pose_square = ({ at }: { readonly at: { readonly x: number; readonly y: number } }): Square =>
  square_of(at.x / 1000, at.y / 1000);
export const named_square = (pose: { readonly at: { readonly x: number; readonly y: number } }): string =>
  square_name(pose_square(pose));
export const fused_size = (other: Figure): Size => (size_of(other) === 'small' ? 'medium' : 'large');

// What stands or lies on a square, in words.
export function contents(view: View, square: Square, names: readonly SeatName[], words: Texts): readonly string[] {
  const pieces = view.pieces
    .filter(({ pose }) => pose_square(pose) === square)
    .map(({ piece, pose }) =>
      turned({ x: 0, y: 0, z: 1 }, place_of(pose).turn).z > 0.99 ? words.the[piece] : `${words.the[piece]} (${words.tilted})`,
    );
  const ghosts = view.players.flatMap((player, seat) =>
    player.ghosts
      .filter(({ pose }) => pose && pose_square(pose) === square)
      .map(({ figure, pose }) => {
        const name = ghost_name(names, seat, figure, words);
        return pose && is_lying(pose) ? `${name} (${words.lies_down})` : name;
      }),
  );
  return [...pieces, ...ghosts];
}
