// Candle gold: what may be done now.
import type { Face, Square } from '../../wire/le_fantome_de_minuit';
import { type Choice, footsteps } from './choices';
import { ahead, kRooms } from './data';
import { type Chamber, kDoors, key_of, square_centre, square_path, type Thing } from './geometry';

interface GlowsProps {
  readonly offered: readonly Choice[];
  readonly movable: readonly Square[];
  readonly chosen: Square | null;
  readonly roll: Face | null;
}

// Washes and halos lie still; all edges pulse together, as one layer.
function Glow({ thing, strong }: { readonly thing: Thing; readonly strong: boolean }) {
  if (thing.kind === 'square') {
    const { x, y } = square_centre(thing.square);
    const path = square_path(thing.square, 3);
    if (!strong) return <path d={path} class="fm-wash fm-free" />;
    return (
      <g>
        <path d={path} class="fm-wash" />
        <circle cx={x} cy={y} r="60" fill="url(#fm-warm)" />
        <path d={path} class="fm-halo" />
      </g>
    );
  }
  if (thing.kind !== 'chamber') return null;
  const door = door_to(thing.chamber);
  return (
    <g>
      <use href={`#fm-r-${thing.chamber}`} fill="#ffcf7a" opacity=".08" />
      <use href={`#fm-r-${thing.chamber}`} class="fm-halo" />
      {door !== undefined && <circle cx={door.x} cy={door.y} r="40" fill="url(#fm-warm)" />}
    </g>
  );
}

function Edge({ thing, strong }: { readonly thing: Thing; readonly strong: boolean }) {
  if (thing.kind === 'square') return <path d={square_path(thing.square, 3)} class={strong ? 'fm-edge' : 'fm-edge fm-free'} />;
  if (thing.kind !== 'chamber') return null;
  const door = door_to(thing.chamber);
  return (
    <g>
      <use href={`#fm-r-${thing.chamber}`} class="fm-edge" />
      {door !== undefined && (
        <path
          d="M-17-8H17V7H-17Z"
          fill="#ffe6b0"
          stroke="#fff6df"
          stroke-width="2"
          transform={`translate(${door.x},${door.y}) rotate(${door.angle})`}
        />
      )}
    </g>
  );
}

function door_to(chamber: Chamber) {
  return kDoors.get(kRooms.find(({ room }) => room === chamber)?.door ?? 0);
}

// Footprints along the way, turned the way they go.
function Footprints({
  from,
  offered,
  roll,
}: {
  readonly from: Square;
  readonly offered: readonly Choice[];
  readonly roll: Face | null;
}) {
  const walked = new Set<Square>();
  let last: Square | null = null;
  for (const { action } of offered) {
    for (const square of footsteps(from, action, roll)) walked.add(square);
    if (action.type === 'Move') last = footsteps(from, action, roll).at(-1) ?? null;
  }
  return (
    <g class="fm-prints">
      {[...walked]
        .filter((square) => square !== last)
        .map((square) => {
          const here = square_centre(square);
          const next = square_centre(ahead(square, 1));
          const angle = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI + 90;
          return (
            <g key={square} transform={`translate(${here.x},${here.y}) rotate(${angle})`}>
              {[14, -12].map((along) => (
                <g key={along} transform={`translate(0,${along})`}>
                  <ellipse cx="-5" cy="3" rx="3" ry="5" />
                  <ellipse cx="5" cy="-3" rx="3" ry="5" />
                </g>
              ))}
            </g>
          );
        })}
    </g>
  );
}

export function Glows({ offered, movable, chosen, roll }: GlowsProps) {
  const goals = offered.flatMap(({ thing, letter }) => (thing === null ? [] : [{ thing, strong: letter !== '' }]));
  if (chosen === null) goals.push(...movable.map((square) => ({ thing: { kind: 'square', square } as const, strong: false })));
  return (
    <>
      {chosen !== null && (
        <g>
          <path d={square_path(chosen, 3)} fill="#ffc04a" opacity=".5" />
          <circle cx={square_centre(chosen).x} cy={square_centre(chosen).y} r="52" fill="url(#fm-warm)" />
        </g>
      )}
      {goals.map(({ thing, strong }) => (
        <Glow key={key_of(thing)} thing={thing} strong={strong} />
      ))}
      {goals.length > 0 && (
        <g class="fm-edges">
          {goals.map(({ thing, strong }) => (
            <Edge key={key_of(thing)} thing={thing} strong={strong} />
          ))}
        </g>
      )}
      {chosen !== null && <Footprints from={chosen} offered={offered} roll={roll} />}
    </>
  );
}
