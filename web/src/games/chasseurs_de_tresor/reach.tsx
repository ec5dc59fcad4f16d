// What may be reached, in candle gold; the way there; and distances, when somebody measures.
import { Glow, GlowEdge, GlowEdges } from '../../board/glow';
import { distances, room_in, type Space, way } from './data';
import { middle, route, space_box } from './geometry';
import { holds } from './names';
import type { Scene } from './scene';

const outline = (space: Space, inset: number) => {
  const { x, y, w, h } = space_box(space);
  const room = room_in(space) !== null;
  const by = room ? inset + 3 : inset;
  const box = { x: x + by, y: y + by, width: w - 2 * by, height: h - 2 * by, rx: room ? 4 : 7 };
  const own = (look: string) => {
    if (look.includes('wash')) return room ? 'ct-room-wash' : 'ct-hall-wash';
    return look.includes('halo') ? 'ct-room-halo' : look;
  };
  return (look: string) => <rect {...box} class={own(look)} />;
};

export function Reach({ spaces }: { readonly spaces: readonly Space[] }) {
  if (spaces.length === 0) return null;
  return (
    <>
      {spaces.map((space) => (
        <Glow key={space} outline={outline(space, 3)} strong={room_in(space) !== null || space === 'outside'} />
      ))}
      <GlowEdges>
        {spaces.map((space) => (
          <GlowEdge key={space} outline={outline(space, 3)} strong={room_in(space) !== null || space === 'outside'} />
        ))}
      </GlowEdges>
    </>
  );
}

// Footprints along the way, turned the way they go.
export function Footprints({ scene, from, to, carrying }: { scene: Scene; from: Space; to: Space; carrying: boolean }) {
  const points = route(way(from, to, scene.lock, holds(scene, carrying)));
  const prints = points.slice(0, -1).flatMap((point, index) => {
    const next = points[index + 1] ?? point;
    const length = Math.hypot(next.x - point.x, next.y - point.y);
    const angle = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI + 90;
    const count = Math.max(1, Math.floor(length / 30));
    return Array.from({ length: count }, (_, step) => {
      const at = (step + 0.6) / count;
      return { x: point.x + (next.x - point.x) * at, y: point.y + (next.y - point.y) * at, angle };
    });
  });
  return (
    <g class="ct-prints">
      {prints.map(({ x, y, angle }, index) => (
        <g key={`${index}`} transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle.toFixed(0)})`}>
          <ellipse cx="-5" cy="3" rx="3" ry="5" />
          <ellipse cx="5" cy="-4" rx="3" ry="5" />
        </g>
      ))}
    </g>
  );
}

// How many steps everything is from here, with the doors as they are.
interface DistancesProps {
  readonly scene: Scene;
  readonly from: Space;
  readonly carrying: boolean;
  readonly small: boolean; // the board: figures are to be read all the same
}
export function Distances({ scene, from, carrying, small }: DistancesProps) {
  const found = distances(from, scene.lock, holds(scene, carrying));
  const start = space_box(from);
  return (
    <g class="ct-distances">
      <rect x="-20" y="-140" width="700" height="700" class="ct-dimmed" />
      <rect x={start.x + 3} y={start.y + 3} width={start.w - 6} height={start.h - 6} rx="7" class="ct-from" />
      {[...found].map(([space, { steps }]) => {
        if (steps === 0) return null;
        const { x, y } = middle(space_box(space));
        const room = room_in(space) !== null;
        const near = steps <= 6;
        return (
          <g key={space} transform={`translate(${x},${y})`} class={`${room ? 'ct-far-room' : ''}${near ? ' ct-near' : ''}`}>
            <circle r={(room ? 21 : 13) * (small ? 1.45 : 1)} />
            <text y={small ? (room ? 12 : 9.5) : room ? 9 : 6}>{steps}</text>
          </g>
        );
      })}
    </g>
  );
}
