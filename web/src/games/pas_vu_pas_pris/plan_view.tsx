// The hall from above, flat: the same things by name, for small devices, for keyboards and for those who listen.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { colour_of } from '../../parts/figures';
import type { Side, Square, View } from '../../wire/pas_vu_pas_pris';
import { type Props, press, tap } from './acting';
import { GhostShape } from './art';
import { column_of, door_place, kBodies, kSides, kSquares, owner_of, row_of, square_name } from './data/board';
import type { Drawn, DrawnGhost, DrawnPiece } from './hall/drawn';
import { drawn_now } from './hall_view';
import { contents } from './names';
import type { Scene } from './scene';
import { body_at, shape_of, surfaces_at } from './space/bodies';
import { hull } from './space/hull';
import { add, place_of, turned, type Vec } from './space/pose';
import { type Texts, texts } from './texts';
import './style/plan.css';

const kScale = 100; // units of the drawing to a square
const kEdge = 172;
const kSize = kSquares * kScale;
const at = (x: number, y: number) => ({ x: x * kScale, y: (kSquares - y) * kScale });

const drawn = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points
    .map((each) => {
      const { x, y } = at(each.x, each.y);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

function PieceShape({ each: { piece, place, held, lit } }: { readonly each: DrawnPiece }) {
  const shape = shape_of(piece);
  const corners = shape.corners.map((corner): Vec => add(place.at, turned(corner, place.turn)));
  const solids = shape.solids
    .map(({ corners: own }) => own.map((corner) => corners[corner] ?? place.at))
    .map((points) => ({ points, top: Math.max(...points.map(({ z }) => z)) }))
    .sort((a, b) => a.top - b.top);
  const glass = shape.glass?.map((corner) => corners[corner] ?? place.at);
  return (
    <g class={`pv-flat pv-flat-${piece}${held ? ` pv-held pv-${held}` : ''}${lit ? ' pv-lighted' : ''}`}>
      {solids.map(({ points, top }, index) => (
        <polygon key={index} points={drawn(hull(points))} class={top > 0.72 ? 'pv-high' : top > 0.4 ? '' : 'pv-lower'} />
      ))}
      {glass && <polygon points={drawn(hull(glass))} class="pv-glass" />}
    </g>
  );
}
function FlatGhost({ each: { ghost, seat, size, place, ringed, faint, outlined } }: { readonly each: DrawnGhost }) {
  const { x, y } = at(place.at.x, place.at.y);
  const r = kBodies[size].radius * kScale;
  const raised = place.at.z - kBodies[size].height / 2 > 0.05;
  return (
    <g
      class={`pv-flat-ghost${faint ? ' pv-faint' : ''}${outlined ? ' pv-outlined' : ''}`}
      transform={`translate(${x} ${y})`}
      data-ghost={ghost}
    >
      {raised && <circle r={r + 6} class="pv-raised" />}
      <circle r={r} fill={colour_of(seat)} class="pv-foot" />
      {ringed && <circle r={r + 5} class="pv-ring" />}
      <g transform={`translate(0 ${r * 0.62}) scale(${r / 20})`}>
        <GhostShape seat={seat} size="medium" />
      </g>
    </g>
  );
}

// Where a sign beside a door's number points, in degrees: away from the hall.
const kOutwards: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };

function SideName({ side, name }: { readonly side: Side; readonly name: string }) {
  const middle = kSize / 2;
  const away = kEdge - 26;
  const [x, y] = { north: [middle, -away], south: [middle, kSize + away], west: [-away, middle], east: [kSize + away, middle] }[
    side
  ];
  const turn = side === 'west' ? -90 : side === 'east' ? 90 : 0;
  return (
    <text class="pv-side-name" transform={`translate(${x} ${y}) rotate(${turn})`} dy="12">
      {name}
    </text>
  );
}
function Walls({ now, words }: { readonly now: Drawn; readonly words: Texts }) {
  return (
    <>
      {kSides.map((side) => (
        <SideName key={side} side={side} name={words.sides[side]} />
      ))}
      {kSides.flatMap((side) =>
        [1, 2, 3, 4, 5, 6].map((number) => {
          const { x, y, in_x, in_y } = door_place({ side, number });
          const on = at(x - in_x * 0.24, y - in_y * 0.24);
          const here = now.keyhole?.side === side && now.keyhole.number === number;
          return (
            <g key={`${side}${number}`} transform={`translate(${on.x} ${on.y})`} class={here ? 'pv-door pv-door-eye' : 'pv-door'}>
              <circle r="23" />
              <text dy="11">{number}</text>
              {here && <path d="M-5-38A8 8 0 1 1 5-38L8-25H-8Z" transform={`rotate(${kOutwards[side]})`} />}
            </g>
          );
        }),
      )}
      {now.owners.map((side, seat) => {
        const { x, y, in_x, in_y } = door_place({ side, number: 3 });
        const along = { x: in_y, y: -in_x };
        const [a, b] = [at(x + along.x * -2.5, y + along.y * -2.5), at(x + along.x * 3.5, y + along.y * 3.5)];
        return <path key={side} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke={colour_of(seat)} stroke-width="7" opacity=".9" />;
      })}
    </>
  );
}

// What a finger points at from above: the top of what stands there.
function height_at({ pieces }: View, x: number, y: number): number {
  const bodies = pieces.map(({ piece, pose }) => body_at(piece, piece, place_of(pose)));
  return surfaces_at(x, y, bodies).at(-1)?.z ?? 0;
}
function label_of(square: Square, view: View, props: Props, now: Drawn): string {
  const words = texts(props.language);
  const marked = now.squares.find((each) => each.square === square);
  const text = words.square(square_name(square), contents(view, square, props.names, words));
  return marked?.kind === 'chosen' ? `${text} ✓` : marked?.kind === 'full' ? `${text}. ${words.no.no_room}` : text;
}

export function PlanView({ props, scene }: { readonly props: Props; readonly scene: Scene }) {
  const words = texts(props.language);
  const now = drawn_now(props, scene);
  const focused = useSignal(0);
  const grid = useRef<SVGGElement>(null);
  const open = new Set(now.squares.map(({ square }) => square));
  const pick_square = (square: Square, point: Vec | null) =>
    tap(props, { type: 'floor', square, at: point ?? { x: column_of(square) + 0.5, y: row_of(square) + 0.5, z: 0 } });
  const step = (square: Square, dx: number, dy: number) => {
    const column = Math.min(kSquares - 1, Math.max(0, column_of(square) + dx));
    const row = Math.min(kSquares - 1, Math.max(0, row_of(square) + dy));
    focused.value = row * kSquares + column;
    grid.current?.querySelector<SVGElement>(`[data-square="${focused.value}"]`)?.focus();
  };
  const key = (event: KeyboardEvent, square: Square) => {
    if (press(props, event)) return event.preventDefault();
    const arrow = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (arrow !== undefined) step(square, arrow[0] ?? 0, arrow[1] ?? 0);
    else if (event.key === 'Enter' || event.key === ' ') pick_square(square, null);
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const svg = event.currentTarget as SVGSVGElement;
    const matrix = svg.getScreenCTM();
    if (matrix === null) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [x, y] = [point.x / kScale, kSquares - point.y / kScale];
    const ghost = [...now.ghosts]
      .reverse()
      .find(({ place, size }) => Math.hypot(place.at.x - x, place.at.y - y) < kBodies[size].radius);
    const inside = x >= 0 && y >= 0 && x < kSquares && y < kSquares;
    if (ghost !== undefined && (owner_of(ghost.ghost) === props.seat || props.view.phase !== 'planning'))
      return tap(props, { type: 'ghost', ghost: ghost.ghost, at: ghost.place.at });
    if (!inside) {
      const away = { south: -y, north: y - kSquares, west: -x, east: x - kSquares };
      const side = kSides.reduce((best, each) => (away[each] > away[best] ? each : best));
      return tap(props, { type: 'side', side, at: { x, y, z: 0 } });
    }
    const piece = now.pieces.find(({ piece: name, place, lit }) => {
      if (!lit) return false;
      const shape = shape_of(name);
      const xs = shape.corners.map((corner) => add(place.at, turned(corner, place.turn)));
      return (
        x > Math.min(...xs.map((c) => c.x)) &&
        x < Math.max(...xs.map((c) => c.x)) &&
        y > Math.min(...xs.map((c) => c.y)) &&
        y < Math.max(...xs.map((c) => c.y))
      );
    });
    if (piece !== undefined) return tap(props, { type: 'piece', piece: piece.piece, at: { x, y, z: 0.5 } });
    pick_square(Math.floor(y) * kSquares + Math.floor(x), { x, y, z: height_at(scene.view, x, y) });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: each square inside has its own keys
    <svg
      class="pv-plan"
      viewBox={`${-kEdge} ${-kEdge} ${kSize + 2 * kEdge} ${kSize + 2 * kEdge}`}
      onClick={click}
      role="group"
      aria-label={words.board}
    >
      <rect
        x={-kEdge + 8}
        y={-kEdge + 8}
        width={kSize + 2 * kEdge - 16}
        height={kSize + 2 * kEdge - 16}
        rx="26"
        class="pv-tray"
      />
      <rect x="0" y="0" width={kSize} height={kSize} class="pv-floor" />
      {Array.from({ length: kSquares * kSquares }, (_, square) => (
        <rect
          key={square}
          x={column_of(square) * kScale}
          y={(kSquares - 1 - row_of(square)) * kScale}
          width={kScale}
          height={kScale}
          class={`pv-square${(column_of(square) + row_of(square)) % 2 ? ' pv-pale' : ''}`}
        />
      ))}
      <svg aria-hidden="true" overflow="visible">
        {Array.from({ length: kSquares * kSquares }, (_, square) => (
          <text
            key={square}
            x={column_of(square) * kScale + 6}
            y={(kSquares - 1 - row_of(square)) * kScale + 27}
            class="pv-square-name"
          >
            {square_name(square)}
          </text>
        ))}
      </svg>
      {now.squares.map(({ square, kind }) => (
        <rect
          key={square}
          x={column_of(square) * kScale + 4}
          y={(kSquares - 1 - row_of(square)) * kScale + 4}
          width={kScale - 8}
          height={kScale - 8}
          rx="8"
          class={`pv-open-${kind}`}
        />
      ))}
      {[...now.pieces]
        .sort((a, b) => a.place.at.z - b.place.at.z)
        .map((each) => (
          <PieceShape key={each.piece} each={each} />
        ))}
      {now.ghosts.map((each) => (
        <FlatGhost key={each.ghost} each={each} />
      ))}
      <Walls now={now} words={words} />
      {now.rays.map(({ eye, glass, hit }) => (
        <polyline
          key={`${hit.x} ${hit.y}`}
          class="pv-sightline"
          points={[eye, ...(glass ? [glass] : []), hit]
            .map(({ x, y }) => {
              const on = at(x / 1000, y / 1000);
              return `${on.x},${on.y}`;
            })
            .join(' ')}
        />
      ))}
      <g ref={grid}>
        {Array.from({ length: kSquares * kSquares }, (_, square) => (
          <rect
            key={square}
            data-square={square}
            x={column_of(square) * kScale}
            y={(kSquares - 1 - row_of(square)) * kScale}
            width={kScale}
            height={kScale}
            class={open.has(square) ? 'pv-target pv-target-open' : 'pv-target'}
            role="button"
            tabindex={square === focused.value ? 0 : -1}
            aria-label={label_of(square, scene.view, props, now)}
            aria-disabled={!open.has(square)}
            onFocus={() => {
              focused.value = square;
            }}
            onKeyDown={(event: KeyboardEvent) => key(event, square)}
          />
        ))}
      </g>
      <desc>{now.keyhole ? words.keyhole_at(now.keyhole.number, now.keyhole.side) : ''}</desc>
    </svg>
  );
}
