// The six sweets, all golden brown and about as large as one another: that they are alike is the game. Each has a shape and a texture of
// its own (loop, crescent, two shells, stripes, squares, ring), so that no colour is needed to tell them apart. Drawn round the
// origin, about 60 across; defined once in a page and used by name.
import { memo } from '../../../base/memo';
import type { Sweet } from '../../../wire/pas_touche';

const kLine = { stroke: '#5b2b10', 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

const kRope = 'M-6 22C-6 11-19 5-19-8-19-26 19-26 19-8 19 5 6 11 6 22';
const kSugar: readonly (readonly [number, number])[] = [
  [-17, -14],
  [-17, -5],
  [-9, 3],
  [-6, -21],
  [5, -19],
  [15, -15],
  [19, -6],
  [10, 5],
  [-5, 15],
  [6, 16],
];
function Churros() {
  return (
    <>
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d={kRope} stroke="#5b2b10" stroke-width="12" />
        <path d={kRope} stroke="#c67a2a" stroke-width="8.6" />
        <path d={kRope} stroke="#f0b257" stroke-width="5.4" />
        <path d={kRope} stroke="#b0651f" stroke-width="2.6" />
        <path d={kRope} stroke="#f6c677" stroke-width="1.1" />
        <path d={kRope} stroke="#7c3c10" stroke-width="8.6" stroke-linecap="butt" stroke-dasharray="1 4" opacity=".28" />
      </g>
      <g fill="#fffaf0">
        {kSugar.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" />
        ))}
      </g>
    </>
  );
}

function Croissant() {
  return (
    <>
      <path
        d="M-30 13C-34 4-28-10-18-17-8-24 8-24 18-17 28-10 34 4 30 13 27 18 21 17 18 12 14 5 8 2 0 2-8 2-14 5-18 12-21 17-27 18-30 13Z"
        fill="url(#pt-gold)"
        {...kLine}
      />
      <path
        d="M-30 13C-34 4-28-10-18-17L-12-20C-20-10-24 0-22 15-25 17-28 16-30 13ZM30 13C34 4 28-10 18-17L12-20C20-10 24 0 22 15 25 17 28 16 30 13Z"
        fill="#8a4312"
        opacity=".4"
      />
      <path
        d="M-8-21.500C-13-12-14-4-12 4M8-21.500C13-12 14-4 12 4M-19-16C-23-8-25 2-22 14M19-16C23-8 25 2 22 14"
        stroke="#7c3c10"
        stroke-width="1.8"
        fill="none"
      />
      <path
        d="M-5-18Q0-20 5-18M-4-14Q0-15.500 4-14M-15-14Q-18-8-18.500-3M15-14Q18-8 18.500-3M-27-2Q-28 3-27 8M27-2Q28 3 27 8"
        stroke="#ffe9b0"
        stroke-width="2.2"
        fill="none"
        stroke-linecap="round"
        opacity=".9"
      />
    </>
  );
}

// The frill of a shell: beads along the front of an ellipse.
const frill = (y: number, depth: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 14 }, (_, at) => {
    const turn = (Math.PI * at) / 13;
    return [Math.round(245 * Math.cos(turn)) / 10, Math.round(10 * (y + depth * Math.sin(turn))) / 10];
  });
function Frill({ y, depth }: { readonly y: number; readonly depth: number }) {
  return (
    <g fill="#eebd7c" stroke="#5b2b10" stroke-width=".9">
      {frill(y, depth).map(([x, at]) => (
        <circle key={x} cx={x} cy={at} r="2.5" />
      ))}
    </g>
  );
}
function Macaron() {
  return (
    <>
      <path d="M-24 6C-28 27 28 27 24 6Z" fill="url(#pt-shell)" {...kLine} />
      <path
        d="M-20 15C-12 21 4 22 14 19"
        stroke="#fff6de"
        stroke-opacity=".5"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
      <Frill y={5} depth={9} />
      <path d="M-23-3V3C-22 15 22 15 23 3V-3Z" fill="#fff1d2" stroke="#5b2b10" stroke-width="1.5" />
      <Frill y={-5} depth={11} />
      <ellipse cy="-9" rx="26" ry="14.5" fill="url(#pt-shell)" {...kLine} />
      <ellipse cy="-10.5" rx="20" ry="9.5" fill="#fff" opacity=".1" />
      <path d="M-18-13C-14-19-4-20.500 3-20" stroke="#fff6de" stroke-width="3" fill="none" stroke-linecap="round" />
    </>
  );
}

function Eclair() {
  return (
    <>
      <path
        d="M-32 4C-33-8-24-12-14-12H14C24-12 33-8 32 4 32 14 24 16 14 16H-14C-24 16-32 14-32 4Z"
        fill="url(#pt-gold)"
        {...kLine}
      />
      <path d="M-30 9C-20 13 20 13 30 9 27 15 22 16 14 16H-14C-22 16-27 15-30 9Z" fill="#8a4312" opacity=".35" />
      <path
        d="M-28-1C-28-10-20-13-12-13H12C20-13 28-10 28-1 28 4 24 5.500 18 5.500H-18C-24 5.500-28 4-28-1Z"
        fill="url(#pt-glaze)"
        stroke="#5b2b10"
        stroke-width="1.6"
      />
      <path
        d="M-23-3C-22-8-18-9.500-14-9.500"
        stroke="#ffe2b0"
        stroke-width="2.6"
        fill="none"
        stroke-linecap="round"
        opacity=".85"
      />
      <path
        d="M-17 3-9-11M-8 4 0-11.500M1 4 9-11.500M10 4 18-10.500"
        stroke="#f6d3a0"
        stroke-width="1.9"
        stroke-linecap="round"
      />
    </>
  );
}

const kHoles = [-19, -5, 9] as const;
function Waffle() {
  return (
    <>
      <path d="M-24-18Q-24-24-18-24H18Q24-24 24-18V18Q24 24 18 24H-18Q-24 24-24 18Z" fill="url(#pt-gold)" {...kLine} />
      {kHoles.flatMap((x) =>
        kHoles.map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${x},${y})`}>
            <rect width="10" height="10" rx="2" fill="#a9611f" />
            <path d="M1 9V2Q1 1 2 1H9" stroke="#7c3c10" stroke-width="1.4" fill="none" />
          </g>
        )),
      )}
      <path d="M-21-16V-19Q-21-21.500-18-21.500H-6" stroke="#ffeab8" stroke-width="1.8" fill="none" stroke-linecap="round" />
      <path d="M-6-9C2-13 12-7 10 1 14 6 8 12 2 9-4 13-10 7-7 2-12-3-10-8-6-9Z" fill="#e2952f" opacity=".82" />
      <path d="M-6-7 6-8 8 3-4 5Z" fill="#fff3c9" stroke="#d9a441" />
      <path d="M-4-5 3-5.500" stroke="#fff" stroke-width="1.6" stroke-linecap="round" />
    </>
  );
}

function Doughnut() {
  return (
    <>
      <path
        fill-rule="evenodd"
        d="M0-26A26 25 0 1 1 0 24 26 25 0 1 1 0-26ZM0-9A8 8 0 1 0 0 7 8 8 0 1 0 0-9Z"
        fill="url(#pt-gold)"
        {...kLine}
      />
      <path
        fill-rule="evenodd"
        d="M0-23C14-24 23-14 23-2 24 6 18 7 16 12 12 19 6 14 0 17-7 20-10 14-16 12-22 9-20 4-23-2-24-14-13-23 0-23ZM0-11A10 9.500 0 1 0 0 8 10 9.500 0 1 0 0-11Z"
        fill="url(#pt-glaze)"
        stroke="#5b2b10"
        stroke-width="1.3"
      />
      <path d="M-18-6C-17-13-11-18-4-19" stroke="#ffe2b0" stroke-width="3" fill="none" stroke-linecap="round" opacity=".85" />
      <g stroke-width="2.2" stroke-linecap="round">
        <path d="M8-18l3 2M17-6v3M-15 4l3 1M-7 12l3-1M9 11l3-2M14 3l2 2" stroke="#ffe9b0" />
        <path d="M14-13l2 1M-18 0l1 2M2 13l3 1M5-16l-2-1" stroke="#f2a64b" />
      </g>
    </>
  );
}

const kShapes: Readonly<Record<Sweet, () => preact.JSX.Element>> = {
  churros: Churros,
  croissant: Croissant,
  macaron: Macaron,
  eclair: Eclair,
  waffle: Waffle,
  doughnut: Doughnut,
};

const kDoily = Array.from({ length: 28 }, (_, at) => {
  const turn = (2 * Math.PI * at) / 28;
  return { x: Math.round(500 + 440 * Math.cos(turn)) / 10, y: Math.round(500 + 440 * Math.sin(turn)) / 10 };
});

// Once in a page: everything below is used by name.
export const SweetDefs = memo(function SweetDefs(_: object) {
  return (
    <svg class="pt-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="pt-gold" x2=".3" y2="1">
          <stop offset="0" stop-color="#ffdf98" />
          <stop offset=".45" stop-color="#eda94c" />
          <stop offset="1" stop-color="#b5651f" />
        </linearGradient>
        <linearGradient id="pt-shell" x2=".2" y2="1">
          <stop offset="0" stop-color="#f7d29a" />
          <stop offset="1" stop-color="#cf8a48" />
        </linearGradient>
        <linearGradient id="pt-glaze" x2=".2" y2="1">
          <stop offset="0" stop-color="#b5692a" />
          <stop offset="1" stop-color="#7a3d14" />
        </linearGradient>
        <radialGradient id="pt-light" cx=".4" cy=".32" r=".8">
          <stop offset="0" stop-color="#fff" stop-opacity=".9" />
          <stop offset="1" stop-color="#d9b884" stop-opacity=".35" />
        </radialGradient>
        {Object.entries(kShapes).map(([name, Shape]) => (
          <g key={name} id={`pt-${name}`}>
            <Shape />
          </g>
        ))}
        <g id="pt-plate">
          <rect width="100" height="100" rx="13" fill="#fff5e2" />
          <rect width="100" height="100" rx="13" fill="url(#pt-light)" />
          <g class="pt-doily" fill="none" stroke="#d8b67c" stroke-width=".9" opacity=".55">
            {kDoily.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" />
            ))}
            <circle cx="50" cy="50" r="41" />
          </g>
        </g>
      </defs>
    </svg>
  );
});

export function SweetShape({
  sweet,
  scale = 1,
  turn = 0,
}: {
  readonly sweet: Sweet;
  readonly scale?: number;
  readonly turn?: number;
}) {
  return <use href={`#pt-${sweet}`} transform={`rotate(${turn}) scale(${scale})`} />;
}
