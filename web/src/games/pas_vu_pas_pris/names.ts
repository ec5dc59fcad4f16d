// How ghosts, places and shares are called.
import type { SeatName } from '../../contract/game';
import type { Figure, MoveCardId, Size, Square, View } from '../../wire/pas_vu_pas_pris';
import { coverings } from './covered';
import { figure_of, kDeck, owner_of, size_of, square_name, square_of } from './data/board';
import { is_lying } from './scene';
import { place_of, turned } from './space/pose';
import type { Nook } from './space/spots';
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

export const decimal = (value: number, words: Texts): string => value.toFixed(1).replace('.', words.decimal_mark);
// A share of a ghost in hundredths; below a tenth, tenths of them count (PV-42).
export const hundredths = (share: number, words: Texts): string =>
  share < 0.1 ? decimal(share * 100, words) : (share * 100).toFixed(0);
export const nook_name = ({ how, piece }: Pick<Nook, 'how' | 'piece'>, words: Texts): string =>
  piece === null || how === 'floor' ? words.nook.floor : words.nook[how][piece];
export function drawn_card(who: string, card: MoveCardId, words: Texts): string {
  const [value = 0, one, other] = kDeck[card] ?? [];
  return one && other ? words.log_drawn_pieces(who, value, one, other) : words.log_drawn(who, value);
}

// What stands or lies on a square, in words: on every square that it covers.
export function contents(view: View, square: Square, names: readonly SeatName[], words: Texts): readonly string[] {
  return (coverings(view).get(square) ?? []).flatMap(({ piece, ghost }) => {
    const furniture = piece === null ? undefined : view.pieces[piece];
    if (furniture !== undefined) {
      const upright = turned({ x: 0, y: 0, z: 1 }, place_of(furniture.pose).turn).z > 0.99;
      return [upright ? words.the[furniture.piece] : words.tilted(furniture.piece)];
    }
    if (ghost === null) return [];
    const pose = view.players[owner_of(ghost)]?.ghosts.find(({ figure }) => figure === figure_of(ghost))?.pose;
    const name = ghost_named(names, ghost, words);
    return [pose && is_lying(pose) ? words.lying(name) : name];
  });
}
