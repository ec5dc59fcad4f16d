// What is drawn: every figure by name, so that it can be seen to walk. The wire counts figures of a seat as alike; the scene follows
// them from event to event and always ends on the view.
import { arrange, type Place } from '../../board/crowd';
import type { Layout } from '../../board/layout';
import type { Room, Spot, View } from '../../wire/le_fantome_de_minuit';
import { crowd_box } from './crowd';
import { on_screen, spot_point } from './geometry';

export interface Piece {
  readonly id: string;
  readonly seat: number;
  readonly spot: Spot;
}
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly hugo: Spot;
}

export function spot_key(spot: Spot): string {
  switch (spot.type) {
    case 'OnSquare':
      return `square-${spot.square}`;
    case 'InRoom':
      return `room-${spot.room}`;
    case 'OnStep':
      return `step-${spot.value}`;
    default:
      return spot.type;
  }
}

export function same_spot(a: Spot, b: Spot): boolean {
  return spot_key(a) === spot_key(b);
}

// The scene of a view, in which figures that stand where one of their colour stood before keep their names.
export function land(view: View, before: Scene | null = null): Scene {
  const pieces: Piece[] = [];
  view.seats.forEach((seat_view, seat) => {
    const old = before?.pieces.filter((piece) => piece.seat === seat) ?? [];
    const free = new Map(old.map((piece) => [piece.id, piece]));
    const unmatched: Spot[] = [];
    for (const spot of seat_view.figures) {
      const match = [...free.values()].find((piece) => same_spot(piece.spot, spot));
      if (match === undefined) {
        unmatched.push(spot);
      } else {
        free.delete(match.id);
        pieces.push(match);
      }
    }
    const rest = [...free.keys()];
    for (const spot of unmatched) {
      const taken = new Set(pieces.map((piece) => piece.id));
      let fresh = 0;
      while (taken.has(`${seat}-${fresh}`)) ++fresh;
      pieces.push({ id: rest.shift() ?? `${seat}-${fresh}`, seat, spot });
    }
  });
  pieces.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { pieces, hugo: view.hugo };
}

export function move_pieces(scene: Scene, ids: ReadonlySet<string>, to: Spot): Scene {
  return { ...scene, pieces: scene.pieces.map((piece) => (ids.has(piece.id) ? { ...piece, spot: to } : piece)) };
}

// So many figures of a seat that stand there.
export function find_pieces(scene: Scene, seat: number, spot: Spot, count = 1): readonly Piece[] {
  return scene.pieces.filter((piece) => piece.seat === seat && same_spot(piece.spot, spot)).slice(0, count);
}

export function pieces_at(scene: Scene, spot: Spot): readonly Piece[] {
  return scene.pieces.filter((piece) => same_spot(piece.spot, spot));
}

export function guest_in(scene: Scene, room: Room): Piece | null {
  return scene.pieces.find((piece) => piece.spot.type === 'InRoom' && piece.spot.room === room) ?? null;
}

export interface Stand extends Place {
  readonly piece: Piece;
  readonly depth: number; // how far down the screen: those in front are drawn last
}

const kBelowSign = 14; // the cellar's name stays legible above its captives
const kFigureSize: Readonly<Record<Layout, number>> = { wide: 1.02, tall: 1.18 };

// Where each figure stands in its crowd; those of the viewer's own seat in front.
export function stands(scene: Scene, layout: Layout, seat: number | null): readonly Stand[] {
  const crowds = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    const key = spot_key(piece.spot);
    const crowd = crowds.get(key);
    if (crowd === undefined) crowds.set(key, [piece]);
    else crowd.push(piece);
  }
  const all: Stand[] = [];
  for (const crowd of crowds.values()) {
    const spot = crowd[0]?.spot;
    crowd.sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
    if (spot === undefined) continue;
    const places = arrange(crowd.length, crowd_box(spot, layout), kFigureSize[layout]);
    const depth = on_screen(spot_point(spot), layout).y;
    crowd.forEach((piece, index) => {
      const place = places[index] ?? { dx: 0, dy: 0, scale: 1 };
      const dy = place.dy + (spot.type === 'InCellar' ? kBelowSign : 0);
      all.push({ ...place, dy, piece, depth: depth + dy });
    });
  }
  return all.sort((a, b) => a.depth - b.depth || (a.piece.id < b.piece.id ? -1 : 1));
}
