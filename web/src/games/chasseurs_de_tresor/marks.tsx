// What the team shows each other: a place to look at, and where somebody plans to go.

import type { Mark } from '../../contract/game';
import { colour_of } from '../../parts/figures';
import type { View } from '../../wire/chasseurs_de_tresor';
import { is_space, room_in, type Space, way } from './data';
import { middle, route, space_box } from './geometry';
import { holds } from './names';
import type { Scene } from './scene';

function Ping({ space, colour }: { readonly space: Space; readonly colour: string }) {
  const { x, y } = middle(space_box(space));
  const r = room_in(space) === null ? 26 : 44;
  return (
    <g transform={`translate(${x},${y})`} class="ct-ping">
      <circle r={r} fill="none" stroke="#0d0b1e" stroke-width="10" opacity=".6" />
      <circle r={r} fill="none" stroke={colour} stroke-width="6" />
      <circle r={r} fill="none" stroke={colour} stroke-width="4" class="ct-wave" />
    </g>
  );
}

// An arrow along the way, from the hunter that is to go there next.
function Plan({ scene, hunter, to }: { readonly scene: Scene; readonly hunter: number; readonly to: Space }) {
  const own = scene.hunters[hunter];
  if (own === undefined || own.space === to) return null;
  const points = route(way(own.space, to, scene.lock, holds(scene, own.jewel !== null)));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const last = points.at(-2) ?? end;
  const angle = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
  const colour = colour_of(hunter);
  return (
    <g class="ct-plan">
      <path d={line} stroke="#0d0b1e" stroke-width="11" opacity=".65" />
      <path d={line} stroke={colour} stroke-width="6" stroke-dasharray="2 13" class="ct-march" />
      <path
        d="M14 0-10-13-4 0-10 13Z"
        style={{ fill: colour }}
        stroke="#0d0b1e"
        stroke-width="2.5"
        transform={`translate(${end.x},${end.y}) rotate(${angle.toFixed(0)})`}
      />
    </g>
  );
}

// The hunter of a seat whose turn comes next, counted from the one at turn.
export function next_hunter(view: View, seat: number): number {
  const count = view.hunters.length;
  for (let ahead = 0; ahead < count; ++ahead) {
    const hunter = (view.turn + ahead) % count;
    if (view.hunters[hunter]?.seat === seat) return hunter;
  }
  return 0;
}

export function Marks({ marks, scene, view }: { readonly marks: readonly Mark[]; readonly scene: Scene; readonly view: View }) {
  return (
    <>
      {marks.map(({ id, seat, place, plan }) => {
        if (!is_space(place) || seat === null) return null;
        return plan ? (
          <Plan key={id} scene={scene} hunter={next_hunter(view, seat)} to={place} />
        ) : (
          <Ping key={id} space={place} colour={colour_of(seat)} />
        );
      })}
    </>
  );
}

// Where the strongest bot would go.
export function Advised({ space }: { readonly space: Space }) {
  const { x, y, w, h } = space_box(space);
  return <rect x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="8" class="ct-advised" />;
}
