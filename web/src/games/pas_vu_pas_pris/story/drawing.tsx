// The hall drawn as it stands: the rules' own bodies, seen by an eye in perspective, farthest first. For pictures that stay as they are.

import type { Piece, Size } from '../../../wire/pas_vu_pas_pris';
import { looks_of } from '../colours';
import { kBodies, kSquares } from '../data/board';
import { shape_of } from '../space/bodies';
import { about, add, cross, dot, length, minus, type Place, times, turned, type Vec } from '../space/pose';

export interface Eye {
  readonly at: Vec;
  readonly to: Vec;
  readonly zoom: number;
}
export interface Stood {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly z?: number; // its foot over the floor
  readonly turn?: number; // in degrees, about the upright
}
export interface Haunt {
  readonly seat: number;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly faint?: boolean;
}
interface Flat {
  readonly x: number;
  readonly y: number;
  readonly far: number;
}

const kUp: Vec = { x: 0, y: 0, z: 1 };
const unit = (v: Vec): Vec => times(v, 1 / length(v));
const kLight = unit({ x: -0.45, y: -0.6, z: 1 });
const kNear = 0.05;

export function view_of({ at, to, zoom }: Eye): (point: Vec) => Flat {
  const ahead = unit(minus(to, at));
  const right = unit(cross(ahead, kUp));
  const up = cross(right, ahead);
  return (point) => {
    const away = minus(point, at);
    const far = Math.max(kNear, dot(away, ahead));
    return { x: (zoom * dot(away, right)) / far, y: (-zoom * dot(away, up)) / far, far };
  };
}
type View = (point: Vec) => Flat;
const path_of = (points: readonly Vec[], view: View): string =>
  `M${points
    .map((point) => view(point))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

// Wood, cloth and glass, each in light and in shadow.
const kColours: Readonly<Record<Piece, readonly [number, number, number]>> = {
  mirror: [201, 154, 79],
  trolley: [196, 170, 96],
  desk: [150, 84, 44],
  piano: [70, 48, 58],
  armchair: [158, 60, 74],
  table: [226, 212, 186],
};
const shade = ([r, g, b]: readonly [number, number, number], light: number): string =>
  `rgb(${[r, g, b].map((each) => Math.round(Math.min(255, each * light))).join(' ')})`;

interface Drawn {
  readonly far: number;
  readonly node: preact.JSX.Element;
}

function faces_of({ piece, x, y, z = 0, turn = 0 }: Stood, eye: Eye, view: View): readonly Drawn[] {
  const shape = shape_of(piece);
  const foot = Math.min(...shape.corners.map((corner) => corner.z));
  const place: Place = { at: { x, y, z: z - foot }, turn: about(kUp, turn) };
  const corners = shape.corners.map((corner) => add(place.at, turned(corner, place.turn)));
  const glass = shape.glass;
  return shape.solids.flatMap((solid) => {
    const own = solid.corners.map((corner) => corners[corner] ?? place.at);
    const middle = times(own.reduce(add, { x: 0, y: 0, z: 0 }), 1 / own.length);
    const seen = solid.faces.flatMap((face) => {
      const points = face.map((corner) => corners[corner] ?? place.at);
      const [a, b, c] = points;
      if (!a || !b || !c) return [];
      const out = unit(cross(minus(b, a), minus(c, b)));
      if (dot(out, minus(a, eye.at)) >= 0) return [];
      const mirror = glass !== null && face.every((corner) => glass.includes(corner));
      return [{ points, fill: mirror ? '#b9d6ea' : shade(kColours[piece], 0.62 + 0.5 * Math.max(0, dot(out, kLight))) }];
    });
    const node = (
      <g stroke="#1a0a14" stroke-width="1.1" stroke-linejoin="round">
        {seen.map(({ points, fill }, at) => (
          <path key={at} d={path_of(points, view)} fill={fill} />
        ))}
      </g>
    );
    return [{ far: length(minus(middle, eye.at)), node }];
  });
}

// A rounded cone with a face that looks at the eye.
function ghost_of({ seat, size, x, y, z = 0, faint = false }: Haunt, eye: Eye, view: View): Drawn {
  const { radius, height } = kBodies[size];
  const at: Vec = { x, y, z };
  const foot = view(at);
  const head = view({ ...at, z: z + height });
  const side = unit(cross(minus(at, eye.at), kUp));
  const w = Math.abs(view(add(at, times(side, radius))).x - foot.x);
  const h = foot.y - head.y;
  const { body, light, dark } = looks_of(seat);
  const base = w * 0.36;
  const node = (
    <g transform={`translate(${foot.x.toFixed(1)},${foot.y.toFixed(1)})`} opacity={faint ? 0.45 : 1}>
      <ellipse cx={w * 0.12} cy={base * 0.3} rx={w * 1.1} ry={base * 1.1} fill="#05030f" opacity=".38" />
      <path
        d={`M${-w} 0C${-w} ${-h * 0.55} ${-w * 0.72} ${-h} 0 ${-h}S${w} ${-h * 0.55} ${w} 0C${w * 0.8} ${base * 0.9} ${w * 0.62} ${base * 1.1} ${w * 0.34} ${base * 0.4}C${w * 0.18} ${base * 1.1} ${-w * 0.18} ${base * 1.1} ${-w * 0.34} ${base * 0.4}C${-w * 0.62} ${base * 1.1} ${-w * 0.8} ${base * 0.9} ${-w} 0Z`}
        fill={body}
        stroke={dark}
        stroke-width={Math.max(1, w * 0.08)}
        stroke-linejoin="round"
      />
      <path
        d={`M${-w * 0.74} ${-h * 0.16}C${-w * 0.8} ${-h * 0.6} ${-w * 0.5} ${-h * 0.9} ${-w * 0.18} ${-h * 0.93}C${-w * 0.5} ${-h * 0.7} ${-w * 0.54} ${-h * 0.4} ${-w * 0.46} ${-h * 0.08}Z`}
        fill={light}
        opacity=".75"
      />
      <g fill="#20142c">
        <ellipse cx={-w * 0.3} cy={-h * 0.62} rx={w * 0.13} ry={w * 0.2} />
        <ellipse cx={w * 0.3} cy={-h * 0.62} rx={w * 0.13} ry={w * 0.2} />
        <ellipse cx="0" cy={-h * 0.62 + w * 0.42} rx={w * 0.1} ry={w * 0.13} />
      </g>
    </g>
  );
  return { far: length(minus({ ...at, z: z + height / 2 }, eye.at)), node };
}

const corner = (x: number, y: number, z = 0): Vec => ({ x, y, z });

// The floor, in two colours of carpet, and the edge where the doors are.
export function Floor({ view }: { readonly view: View }) {
  const rim = 0.28;
  const far = kSquares + rim;
  return (
    <>
      <path
        d={path_of([corner(-rim, -rim), corner(far, -rim), corner(far, far), corner(-rim, far)], view)}
        fill="#5a3324"
        stroke="#c99a4f"
        stroke-width="2"
      />
      {Array.from({ length: kSquares * kSquares }, (_, square) => {
        const x = square % kSquares;
        const y = Math.floor(square / kSquares);
        return (
          <path
            key={square}
            d={path_of([corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)], view)}
            fill={(x + y) % 2 ? '#7b4a6f' : '#6a3c63'}
            stroke="#3a1f3c"
            stroke-width=".8"
          />
        );
      })}
    </>
  );
}
const kWall = 3.4;
const kDoorWay = { half: 0.3, height: 1.25 } as const;
// The wall at the far side with its six doors, and what is left and right of it.
export function FarWalls({ view }: { readonly view: View }) {
  const rim = 0.28;
  const far = kSquares + rim;
  const wall = (a: Vec, b: Vec) => path_of([a, b, { ...b, z: kWall }, { ...a, z: kWall }], view);
  return (
    <g stroke="#2a1430" stroke-width="1.2">
      <path d={wall(corner(-rim, 1), corner(-rim, far))} fill="#472450" />
      <path d={wall(corner(far, far), corner(far, 1))} fill="#3b1d46" />
      <path d={wall(corner(-rim, far), corner(far, far))} fill="#5b2f60" />
      {Array.from({ length: kSquares }, (_, door) => {
        const { half, height } = kDoorWay;
        const [left, right] = [door + 0.5 - half, door + 0.5 + half];
        const knob = view(corner(right - 0.12, far, height * 0.45));
        return (
          <g key={door}>
            <path
              d={path_of([corner(left, far), corner(right, far), corner(right, far, height), corner(left, far, height)], view)}
              fill="#7a4526"
              stroke="#c99a4f"
              stroke-width="2"
            />
            <circle cx={knob.x} cy={knob.y} r="1.8" fill="#ffd88a" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}
// A square of the floor in candle light.
export const LitSquare = ({ x, y, view }: { readonly x: number; readonly y: number; readonly view: View }) => (
  <path
    d={path_of(
      [corner(x + 0.05, y + 0.05), corner(x + 0.95, y + 0.05), corner(x + 0.95, y + 0.95), corner(x + 0.05, y + 0.95)],
      view,
    )}
    fill="#ffc04a"
    fill-opacity=".45"
    stroke="#ffe6b0"
    stroke-width="2.4"
  />
);

export function Standing({
  eye,
  pieces,
  ghosts,
}: {
  readonly eye: Eye;
  readonly pieces: readonly Stood[];
  readonly ghosts: readonly Haunt[];
}) {
  const view = view_of(eye);
  const all = [...pieces.flatMap((each) => faces_of(each, eye, view)), ...ghosts.map((each) => ghost_of(each, eye, view))].sort(
    (a, b) => b.far - a.far,
  );
  return (
    <>
      {all.map(({ node }, at) => (
        <g key={at}>{node}</g>
      ))}
    </>
  );
}
