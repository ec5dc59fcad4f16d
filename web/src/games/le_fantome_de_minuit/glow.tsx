// What may be done now, and the way there.
import { Glow, GlowEdge, GlowEdges, type Outline } from '../../board/glow';
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

const outline_of = (thing: Thing): Outline | null => {
  if (thing.kind === 'square') return (look) => <path d={square_path(thing.square, 3)} class={look} />;
  return thing.kind === 'chamber' ? (look) => <use href={`#fm-r-${thing.chamber}`} class={look} /> : null;
};

function lamp_of(thing: Thing) {
  if (thing.kind === 'square') return { ...square_centre(thing.square), r: 60 };
  const door = thing.kind === 'chamber' ? door_to(thing.chamber) : undefined;
  return door && { x: door.x, y: door.y, r: 40 };
}

function Lit({ thing, strong }: { readonly thing: Thing; readonly strong: boolean }) {
  const outline = outline_of(thing);
  const lamp = strong ? lamp_of(thing) : undefined;
  if (outline === null) return null;
  return lamp ? <Glow outline={outline} strong={strong} lamp={lamp} /> : <Glow outline={outline} strong={strong} />;
}

function Edge({ thing, strong }: { readonly thing: Thing; readonly strong: boolean }) {
  const outline = outline_of(thing);
  if (outline === null) return null;
  const door = thing.kind === 'chamber' ? door_to(thing.chamber) : undefined;
  return (
    <g>
      <GlowEdge outline={outline} strong={strong} />
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
          <circle cx={square_centre(chosen).x} cy={square_centre(chosen).y} r="52" fill="url(#warm-light)" />
        </g>
      )}
      {goals.map(({ thing, strong }) => (
        <Lit key={key_of(thing)} thing={thing} strong={strong} />
      ))}
      {goals.length > 0 && (
        <GlowEdges>
          {goals.map(({ thing, strong }) => (
            <Edge key={key_of(thing)} thing={thing} strong={strong} />
          ))}
        </GlowEdges>
      )}
      {chosen !== null && <Footprints from={chosen} offered={offered} roll={roll} />}
    </>
  );
}
