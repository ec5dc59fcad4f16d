// A player's plan while it is being made (PV-25 to PV-30, PV-60 to PV-65): walks and fusions, step by step, seen by nobody else. What is
// said here about what may be done is advice; the server judges the whole plan.
// tidy: long because walks and fusions limit one another at every step.
import type { Action, Figure, GhostView, PlayerView, Rest, Square, View, Walk } from '../../wire/pas_vu_pas_pris';
import {
  column_of,
  distance,
  kGhostsEach,
  kSquares,
  middle_of,
  opposite,
  row_of,
  size_of,
  square_at,
  square_of,
  steps_from,
} from './data/board';
import { type Body, body_at } from './space/bodies';
import { place_of, resting, type Vec } from './space/pose';
import { nearest_spot, type Wish } from './space/spots';

export interface DraftWalk {
  readonly path: readonly Square[];
  readonly leaves: boolean;
  readonly rest: Rest | null; // no free spot, or it leaves
}
export interface DraftFusion {
  readonly one: Figure;
  readonly other: Figure;
  readonly rest: Rest;
}
export interface Draft {
  readonly walks: Readonly<Record<Figure, DraftWalk>>;
  readonly fusions: readonly DraftFusion[];
}
export const kNoDraft: Draft = { walks: {}, fusions: [] };

// Why a wish is not granted: the name of a sentence, and its clause.
export type Why =
  | 'fixed'
  | 'only_small'
  | 'is_out'
  | 'too_far'
  | 'entered'
  | 'not_far_side'
  | 'own_square'
  | 'no_room'
  | 'no_fusion';
export const kClauses: Readonly<Record<Why, string>> = {
  fixed: 'PV-63',
  only_small: 'PV-60',
  is_out: 'PV-26',
  too_far: 'PV-25',
  entered: 'PV-27',
  not_far_side: 'PV-26',
  own_square: 'PV-27',
  no_room: 'PV-29',
  no_fusion: 'PV-61',
};
export type Outcome = { readonly draft: Draft } | { readonly why: Why };

export const own_player = (view: View, seat: number): PlayerView | undefined => view.players[seat];
export const ghost_of = (view: View, seat: number, figure: Figure): GhostView | undefined => view.players[seat]?.ghosts[figure];
export const lies = (view: View): boolean => view.bell === 'lie_down';

const cost = ({ path, leaves }: DraftWalk): number => path.length + (leaves ? 1 : 0);
export const points_used = (draft: Draft): number => Object.values(draft.walks).reduce((sum, walk) => sum + cost(walk), 0);
export const points_given = (view: View, seat: number): number => view.players[seat]?.card?.value ?? 0;
// What this ghost could still use, what it uses now included.
export function points_for(view: View, seat: number, draft: Draft, figure: Figure): number {
  const own = draft.walks[figure];
  return points_given(view, seat) - points_used(draft) + (own ? cost(own) : 0);
}

export function square_before(ghost: GhostView | undefined): Square | null {
  if (ghost?.where !== 'hall' || !ghost.pose) return null;
  return square_of(ghost.pose.at.x / 1000, ghost.pose.at.y / 1000);
}
export function square_after(view: View, seat: number, draft: Draft, figure: Figure): Square | null {
  const walk = draft.walks[figure];
  if (walk === undefined) return square_before(ghost_of(view, seat, figure));
  return walk.leaves ? null : (walk.path.at(-1) ?? null);
}

export function why_not_start(view: View, seat: number, draft: Draft, figure: Figure): Why | null {
  const ghost = ghost_of(view, seat, figure);
  if (ghost === undefined) return 'fixed';
  const fusions = view.setup.fusions === true;
  if (ghost.fixed) return 'fixed';
  if (ghost.where === 'side' && fusions && ghost.size !== 'small') return 'only_small';
  if (ghost.where !== 'out') return null;
  if (!fusions || ghost.size !== 'small') return 'is_out';
  const left = own_player(view, seat)?.ghosts.some(
    (each) => each.size === 'small' && each.where === 'side' && draft.walks[each.figure] === undefined,
  );
  return left ? 'is_out' : null;
}

// The bodies a ghost has to get along with: what was open when planning began, and the own ghosts where they are planned to be.
export function room_for(view: View, seat: number, draft: Draft, figure: Figure | null): readonly Body[] {
  const lying = lies(view);
  const bodies: Body[] = view.pieces.map(({ piece, pose }) => body_at(piece, piece, place_of(pose)));
  const fused = new Set(draft.fusions.flatMap(({ one, other }) => [one, other]));
  view.players.forEach((player, owner) => {
    for (const ghost of player.ghosts) {
      const own = owner === seat;
      if (own && (ghost.figure === figure || fused.has(ghost.figure))) continue;
      const walk = own ? draft.walks[ghost.figure] : undefined;
      const name = owner * kGhostsEach + ghost.figure;
      if (walk !== undefined) {
        if (walk.rest) bodies.push(body_at(name, ghost.size, resting(ghost.size, walk.rest, lying), !lying));
      } else if (ghost.pose) bodies.push(body_at(name, ghost.size, place_of(ghost.pose), !ghost.lying));
    }
  });
  for (const { one, other, rest } of draft.fusions) {
    const size = size_of(other) === 'small' ? 'medium' : 'large';
    bodies.push(body_at(-2 - one, size, resting(size, rest, lying), !lying));
  }
  return bodies;
}

// From square to square the short way: across first, then along the way to the far side.
function short_way(from: Square, to: Square, player: PlayerView): readonly Square[] {
  const path: Square[] = [];
  let [column, row] = [column_of(from), row_of(from)];
  const across_first = player.side === 'south' || player.side === 'north';
  const along_columns = () => {
    while (column !== column_of(to)) {
      column += Math.sign(column_of(to) - column);
      path.push(square_at(column, row));
    }
  };
  const along_rows = () => {
    while (row !== row_of(to)) {
      row += Math.sign(row_of(to) - row);
      path.push(square_at(column, row));
    }
  };
  if (across_first) {
    along_columns();
    along_rows();
  } else {
    along_rows();
    along_columns();
  }
  return path;
}
// The edge square by which a ghost that goes there comes in.
export function entrance(to: Square, player: PlayerView): Square {
  switch (player.side) {
    case 'south':
      return square_at(column_of(to), 0);
    case 'north':
      return square_at(column_of(to), kSquares - 1);
    case 'west':
      return square_at(0, row_of(to));
    case 'east':
      return square_at(kSquares - 1, row_of(to));
  }
}
export function way_to(view: View, seat: number, figure: Figure, to: Square): readonly Square[] {
  const player = own_player(view, seat);
  if (player === undefined) return [];
  const from = square_before(player.ghosts[figure]);
  if (from !== null) return short_way(from, to, player);
  const door = entrance(to, player);
  return [door, ...short_way(door, to, player)];
}
// The squares a ghost can reach with its points, and whether it can leave from one of them.
export function reach_of(view: View, seat: number, draft: Draft, figure: Figure): readonly Square[] {
  if (why_not_start(view, seat, draft, figure) !== null) return [];
  const points = points_for(view, seat, draft, figure);
  const from = square_before(ghost_of(view, seat, figure));
  const squares = Array.from({ length: kSquares * kSquares }, (_, square) => square);
  return squares.filter((square) => square !== from && way_to(view, seat, figure, square).length <= points);
}
// Those of them where it would find a spot. Asked for at every picture, and the same until the plan changes.
// for the page: the last answer, whichever board asked
let roomy: { readonly view: View; readonly draft: Draft; readonly figure: Figure; readonly squares: ReadonlySet<Square> } | null =
  null;
export function roomy_of(view: View, seat: number, draft: Draft, figure: Figure): ReadonlySet<Square> {
  if (roomy?.view === view && roomy.draft === draft && roomy.figure === figure) return roomy.squares;
  const others = without(draft, figure);
  const bodies = room_for(view, seat, others, figure);
  const squares = reach_of(view, seat, draft, figure).filter((square) => {
    const wish: Wish = { size: size_of(figure), square, lying: lies(view) };
    const near = { ...middle_of(square), z: 0 };
    return nearest_spot(near, 0, wish, bodies) !== null || may_meet(view, seat, others, figure, square);
  });
  roomy = { view, draft, figure, squares: new Set(squares) };
  return roomy.squares;
}
export function exits_of(view: View, seat: number, draft: Draft, figure: Figure): readonly Square[] {
  const player = own_player(view, seat);
  const ghost = player?.ghosts[figure];
  const from = square_before(ghost);
  if (player === undefined || ghost === undefined || from === null || ghost.entered || ghost.fixed) return [];
  const points = points_for(view, seat, draft, figure);
  const squares = Array.from({ length: kSquares * kSquares }, (_, square) => square);
  return squares.filter((square) => steps_from(opposite(player.side), square) === 0 && distance(from, square) + 1 <= points);
}

const without = (draft: Draft, figure: Figure): Draft => ({
  walks: Object.fromEntries(Object.entries(draft.walks).filter(([each]) => Number(each) !== figure)),
  fusions: draft.fusions.filter(({ one, other }) => one !== figure && other !== figure),
});
export const forget_walk = without;

// On its way a ghost may pass squares that have no room for it: passing, it is let go on without a spot.
function walked(
  view: View,
  seat: number,
  draft: Draft,
  figure: Figure,
  path: readonly Square[],
  near: Vec | null,
  passing = false,
): Outcome {
  const why = why_not_start(view, seat, draft, figure);
  if (why !== null) return { why };
  const last = path.at(-1);
  if (last === undefined) return { draft: without(draft, figure) };
  if (path.length > points_for(view, seat, draft, figure)) return { why: 'too_far' };
  const rest_of_plan = without(draft, figure);
  const wish: Wish = { size: size_of(figure), square: last, lying: lies(view) };
  const wished = near ?? { x: column_of(last) + 0.5, y: row_of(last) + 0.5, z: 0 };
  const rest = nearest_spot(wished, draft.walks[figure]?.rest?.heading ?? 0, wish, room_for(view, seat, rest_of_plan, figure));
  if (rest === null && !passing && !may_meet(view, seat, rest_of_plan, figure, last)) return { why: 'no_room' };
  return { draft: { ...rest_of_plan, walks: { ...rest_of_plan.walks, [figure]: { path, leaves: false, rest } } } };
}
// PV-61: those who fuse there need no spot of their own.
function may_meet(view: View, seat: number, draft: Draft, figure: Figure, square: Square): boolean {
  if (view.setup.fusions !== true || size_of(figure) === 'large') return false;
  return [0, 1, 2, 3, 4, 5].some((other) => {
    const fits = other !== figure && (size_of(other) === 'small' || size_of(figure) === 'small');
    return fits && square_after(view, seat, draft, other) === square;
  });
}

// To a square, the short way, and there as near as possible to a wished spot.
export function go_to(view: View, seat: number, draft: Draft, figure: Figure, to: Square, near: Vec | null): Outcome {
  const from = square_before(ghost_of(view, seat, figure));
  if (to === from) return { why: 'own_square' };
  const now = draft.walks[figure];
  // On the square it is planned for, only the spot changes.
  const path = now !== undefined && !now.leaves && now.path.at(-1) === to ? now.path : way_to(view, seat, figure, to);
  return walked(view, seat, draft, figure, path, near);
}
// One step on, or one back if that is where it came from.
export function step_to(view: View, seat: number, draft: Draft, figure: Figure, dx: number, dy: number): Outcome {
  const player = own_player(view, seat);
  const ghost = player?.ghosts[figure];
  if (player === undefined || ghost === undefined) return { why: 'fixed' };
  const start = square_before(ghost);
  const now = draft.walks[figure];
  const path = now?.path ?? [];
  const at = path.at(-1) ?? start;
  if (now?.leaves) return walked(view, seat, draft, figure, path, null);
  if (at === null) return walked(view, seat, draft, figure, [entrance(square_at(2, 2), player)], null, true);
  const [column, row] = [column_of(at) + dx, row_of(at) + dy];
  if (column < 0 || row < 0 || column >= kSquares || row >= kSquares) return leave_by(view, seat, draft, figure, at);
  const to = square_at(column, row);
  const before = path.length > 1 ? path.at(-2) : start;
  if (path.length > 0 && before === to) {
    const back = path.slice(0, -1);
    return back.length === 0 ? { draft: without(draft, figure) } : walked(view, seat, draft, figure, back, null, true);
  }
  return walked(view, seat, draft, figure, [...path, to], null, true);
}
// Out by the far side from a square of its edge.
export function leave_by(view: View, seat: number, draft: Draft, figure: Figure, square: Square): Outcome {
  const player = own_player(view, seat);
  const ghost = player?.ghosts[figure];
  const why = why_not_start(view, seat, draft, figure);
  if (player === undefined || ghost === undefined || why !== null) return { why: why ?? 'fixed' };
  if (steps_from(opposite(player.side), square) !== 0) return { why: 'not_far_side' };
  const from = square_before(ghost);
  if (from === null || ghost.entered) return { why: 'entered' };
  const now = draft.walks[figure];
  const path = now !== undefined && now.path.at(-1) === square ? now.path : short_way(from, square, player);
  if (path.length + 1 > points_for(view, seat, draft, figure)) return { why: 'too_far' };
  const rest_of_plan = without(draft, figure);
  return { draft: { ...rest_of_plan, walks: { ...rest_of_plan.walks, [figure]: { path, leaves: true, rest: null } } } };
}
export function turn_heading(view: View, draft: Draft, figure: Figure, by: number): Draft {
  const walk = draft.walks[figure];
  if (!walk?.rest || !lies(view)) return draft;
  const heading = (walk.rest.heading + by + 8) % 8;
  return { ...draft, walks: { ...draft.walks, [figure]: { ...walk, rest: { ...walk.rest, heading } } } };
}

// PV-61: the pairs that could fuse now.
export function fusions_open(
  view: View,
  seat: number,
  draft: Draft,
): readonly { readonly one: Figure; readonly other: Figure }[] {
  const player = own_player(view, seat);
  if (player === undefined || view.setup.fusions !== true) return [];
  const fused = new Set(draft.fusions.flatMap(({ one, other }) => [one, other]));
  const pairs: { one: Figure; other: Figure }[] = [];
  for (let one = 0; one < 4; ++one)
    for (let other = one + 1; other < 6; ++other) {
      if (fused.has(one) || fused.has(other)) continue;
      const square = square_after(view, seat, draft, one);
      if (square === null || square !== square_after(view, seat, draft, other)) continue;
      if (draft.walks[one] === undefined && draft.walks[other] === undefined) continue;
      const wanted = size_of(other) === 'small' ? 'medium' : 'large';
      const used = draft.fusions.filter((each) => (size_of(each.other) === 'small' ? 'medium' : 'large') === wanted).length;
      const supply = player.ghosts.filter(({ size, where }) => size === wanted && where === 'side').length;
      if (supply > used) pairs.push({ one, other });
    }
  return pairs;
}
export function fuse(view: View, seat: number, draft: Draft, one: Figure, other: Figure): Outcome {
  const square = square_after(view, seat, draft, one);
  if (square === null) return { why: 'no_fusion' };
  const size = size_of(other) === 'small' ? 'medium' : 'large';
  const room = room_for(view, seat, { ...draft, fusions: [...draft.fusions, { one, other, rest: kFarAway }] }, null).filter(
    ({ name }) => name !== -2 - one,
  );
  const near = { x: column_of(square) + 0.5, y: row_of(square) + 0.5, z: 0 };
  const rest = nearest_spot(near, 0, { size, square, lying: lies(view) }, room);
  return rest === null ? { why: 'no_room' } : { draft: { ...draft, fusions: [...draft.fusions, { one, other, rest }] } };
}
const kFarAway: Rest = { x: 0, y: 0, z: 0, heading: 0 };
export const unfuse = (draft: Draft, one: Figure): Draft => ({
  ...draft,
  fusions: draft.fusions.filter((each) => each.one !== one),
});

export const is_empty = ({ walks, fusions }: Draft): boolean => Object.keys(walks).length === 0 && fusions.length === 0;

// A ghost that was stopped where there is no room for it.
export const homeless = (draft: Draft): Figure | null => {
  const fused = new Set(draft.fusions.flatMap(({ one, other }) => [one, other]));
  const found = Object.entries(draft.walks).find(
    ([figure, walk]) => !walk.leaves && walk.rest === null && !fused.has(Number(figure)),
  );
  return found === undefined ? null : Number(found[0]);
};

// As the server wants it: in the order of the figures.
export function plan_of(draft: Draft): Extract<Action, { readonly type: 'Plan' }> {
  const walks = Object.entries(draft.walks)
    .map(
      ([figure, { path, leaves, rest }]): Walk => ({ figure: Number(figure), path: [...path], leaves, rest: rest ?? kFarAway }),
    )
    .sort((a, b) => a.figure - b.figure);
  const fusions = draft.fusions.map(({ one, other, rest }) => ({ one, other, rest }));
  return { type: 'Plan', walks, fusions };
}
export function draft_of(plan: { readonly walks: readonly Walk[]; readonly fusions: readonly DraftFusion[] }): Draft {
  return {
    walks: Object.fromEntries(
      plan.walks.map(({ figure, path, leaves, rest }) => [figure, { path, leaves, rest: leaves ? null : rest }]),
    ),
    fusions: plan.fusions,
  };
}
