// What the hall is to show of a scene: bodies in their places, waiting ghosts beside the hall, and what may be done.
import type { Action, Door, Ray, Side, View } from '../../wire/pas_vu_pas_pris';
import { door_place, kBodies, kGhostsEach, kSquares, opposite, size_of } from './data/board';
import { type Draft, exits_of, ghost_of, lies, own_player, reach_of, roomy_of } from './draft';
import type { Drawn, DrawnGhost, DrawnSquare } from './hall/drawn';
import { omen_now } from './holding';
import { seen_of } from './scene';
import { kUpright, type Place, place_of, resting } from './space/pose';
import type { Evidence, Held } from './stage';

const kNear = 0.62; // how far from the wall those stand who wait on their own side
const kFar = 1.28; // and those who are out, behind the others
const kAlong: readonly number[] = [0.45, 1.0, 1.55, 2.1, 2.85, 3.65, 4.75];

// A place in the strip outside a side, counted along it from its first door.
function outside(side: Side, along: number, away: number, z: number): Place {
  const at = {
    south: { x: along, y: -away, z },
    east: { x: kSquares + away, y: along, z },
    north: { x: kSquares - along, y: kSquares + away, z },
    west: { x: -away, y: kSquares - along, z },
  }[side];
  return { at, turn: kUpright };
}
export function waiting_place(side: Side, where: 'side' | 'edge' | 'out', figure: number): Place {
  const half = kBodies[size_of(figure)].height / 2;
  const along = kAlong[figure] ?? 0.5;
  if (where === 'out') return outside(opposite(side), kSquares - along, kFar, half);
  return outside(side, along, where === 'edge' ? 0.42 : kNear, half);
}
// The way ghosts look: to whoever looks on, each a little aside, so that their faces are seen. Quarters of a turn from the east.
const kFacings: Readonly<Record<Side, number>> = { east: 0, north: 1, west: 2, south: 3 };
const kAsides = 7;
const aside = (ghost: number): number => (((ghost * 3) % kAsides) - 3) * 0.09;

export interface Wishes {
  readonly seat: number | null;
  readonly planning: boolean;
  readonly draft: Draft;
  readonly chosen: number | null;
  readonly held: Held | null;
  readonly actions: readonly Action[];
}
const kNoMarks = { ringed: false, outlined: false, frightened: false, faint: false };

function ghosts_of(view: View, { seat, planning, draft, chosen }: Wishes): readonly DrawnGhost[] {
  const list: DrawnGhost[] = [];
  const lying = lies(view);
  const fused = new Set(planning ? draft.fusions.flatMap(({ one, other }) => [one, other]) : []);
  const onlooker = kFacings[(seat === null ? undefined : view.players[seat]?.side) ?? 'south'];
  view.players.forEach((player, owner) => {
    for (const { figure, size, where, pose } of player.ghosts) {
      const own = planning && owner === seat;
      const walk = own ? draft.walks[figure] : undefined;
      const ghost = owner * kGhostsEach + figure;
      const facing = onlooker + aside(ghost);
      const ringed = own && chosen === figure;
      if (own && fused.has(figure)) continue;
      if (walk?.leaves) {
        list.push({
          ...kNoMarks,
          ghost,
          seat: owner,
          size,
          place: waiting_place(player.side, 'out', figure),
          facing,
          ringed,
          faint: true,
        });
        continue;
      }
      const place = walk?.rest
        ? resting(size, walk.rest, lying)
        : pose && where === 'hall'
          ? place_of(pose)
          : waiting_place(player.side, where === 'hall' ? 'side' : where, figure);
      list.push({ ...kNoMarks, ghost, seat: owner, size, place, facing, ringed, faint: walk !== undefined });
    }
    if (planning && owner === seat)
      for (const { one, other, rest } of draft.fusions) {
        const size = size_of(other) === 'small' ? 'medium' : 'large';
        list.push({
          ...kNoMarks,
          ghost: -1 - one,
          seat: owner,
          size,
          place: resting(size, rest, lying),
          facing: onlooker,
          faint: true,
        });
      }
  });
  return list;
}
function squares_of(view: View, { seat, planning, draft, chosen }: Wishes): readonly DrawnSquare[] {
  if (seat === null || !planning || chosen === null) return [];
  const walk = draft.walks[chosen];
  const last = walk?.path.at(-1);
  const roomy = roomy_of(view, seat, draft, chosen);
  return [
    ...reach_of(view, seat, draft, chosen).flatMap((square) =>
      walk?.path.includes(square) ? [] : [{ square, kind: roomy.has(square) ? ('reach' as const) : ('full' as const) }],
    ),
    ...(walk?.path ?? []).map((square) => ({
      square,
      kind: square === last && !walk?.leaves ? ('chosen' as const) : ('way' as const),
    })),
  ];
}

export function drawn_of(view: View, wishes: Wishes): Drawn {
  const { seat, planning, draft, chosen, held, actions } = wishes;
  const may_take = new Set(actions.flatMap((action) => (action.type === 'Seize' ? [action.piece] : [])));
  const player = seat === null ? undefined : own_player(view, seat);
  const leaving = planning && seat !== null && chosen !== null && ghost_of(view, seat, chosen) !== undefined;
  return {
    pieces: view.pieces.map(({ piece, pose }) => ({
      piece,
      place: held?.piece === piece ? { ...held.place, at: { ...held.place.at, z: held.place.at.z + held.lift } } : place_of(pose),
      held: held?.piece === piece ? omen_now(view, held) : null,
      lit: may_take.has(piece),
    })),
    ghosts: ghosts_of(view, wishes),
    squares: squares_of(view, wishes),
    exits: leaving ? exits_of(view, seat, draft, chosen) : [],
    exit_side: player ? opposite(player.side) : null,
    sides: actions.flatMap((action) =>
      action.type === 'ChooseSide' ? [action.side] : action.type === 'Tip' ? [action.towards] : [],
    ),
    owners: view.players.map(({ side }) => side),
    keyhole: view.keyhole ?? null,
    rays: [],
  };
}

// The hall as it was at a look: who was seen is outlined, and the light's way is drawn for those who look from the side.
export function drawn_at_look({ look, view }: Evidence, told: boolean, beside: boolean): Drawn {
  const base = drawn_of(view, {
    seat: null,
    planning: false,
    draft: { walks: {}, fusions: [] },
    chosen: null,
    held: null,
    actions: [],
  });
  const seen = new Set(told ? seen_of(look).map(({ ghost }) => ghost) : []);
  const rays: Ray[] = beside ? seen_of(look).map(({ ray }) => ray) : [];
  return {
    ...base,
    keyhole: look.door,
    rays,
    ghosts: base.ghosts.map((each) =>
      seen.has(each.ghost)
        ? { ...each, outlined: true, frightened: true, facing: towards(look.door, each) }
        : { ...each, facing: towards(look.door, each) + aside(each.ghost) },
    ),
  };
}
// Who is looked at looks back.
function towards(door: Door, { place }: DrawnGhost): number {
  const { x, y } = door_place(door);
  return Math.atan2(y - place.at.y, x - place.at.x) / (Math.PI / 2);
}
