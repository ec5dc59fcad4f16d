// The door of the manor at night. While one waits there is light behind it, and somebody peeps through the window above.
import './picture.css';
import type { ComponentChildren } from 'preact';

const kWood = { stroke: '#24110a', 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
const kIron = { fill: 'none', stroke: '#191226', 'stroke-width': 6, 'stroke-linecap': 'round' } as const;

function Lantern({ x, lit }: { readonly x: number; readonly lit: boolean }) {
  return (
    <g transform={`translate(${x},176)`}>
      {lit && <circle r="92" cy="6" fill="url(#door-pool)" class="door-pool" />}
      <path d={`M${x < 180 ? 34 : -34}-62Q0-66 0-42`} {...kIron} />
      <path d="M-16-26 0-42 16-26Z" fill="#2a2038" stroke="#100b1a" stroke-width="2.500" stroke-linejoin="round" />
      <path d="M-14-26H14L11 26H-11Z" fill={lit ? 'url(#door-glass)' : '#232a52'} stroke="#100b1a" stroke-width="3" />
      {lit && (
        <g class="door-flame">
          <path d="M0-14C9-2 8 12 0 13-8 12-9-2 0-14Z" fill="#ff9f3f" />
          <path d="M0-4C5 3 4 11 0 11.500-4 11-5 3 0-4Z" fill="#fff3cf" />
        </g>
      )}
      <path d="M-5-25-4 25M5-25 4 25" stroke="#100b1a" stroke-width="1.800" opacity=".55" />
      <path d="M-15 26H15L10 35H-10Z" fill="#2a2038" stroke="#100b1a" stroke-width="2.500" stroke-linejoin="round" />
    </g>
  );
}

// In a nightcap, holding on to the sill.
function Peeping() {
  return (
    <g class="door-ghost">
      <path d="M-44 62C-50 14-38-34 0-36 40-34 50 14 44 62Z" fill="url(#door-ghost)" stroke="#2d6b6b" stroke-width="2.500" />
      <path d="M-33 40C-37 8-28-18-12-26-22-8-24 18-22 48Z" fill="#fff" opacity=".5" />
      <path
        d="M-32-18C-30-52 8-66 50-44 34-44 34-32 36-16 12-30-12-30-32-18Z"
        fill="#7a4a8c"
        stroke="#2d1738"
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path
        d="M-34-15C-12-30 14-30 38-14 37-6 33-8 30-6 12-19-12-19-29-6-34-8-37-10-34-15Z"
        fill="#f4e9d2"
        stroke="#2d1738"
        stroke-width="2"
      />
      <circle cx="52" cy="-42" r="8" fill="#f4e9d2" stroke="#2d1738" stroke-width="2" />
      <g class="door-eyes">
        <ellipse cx="-13" cy="12" rx="6.500" ry="9" fill="#16224a" />
        <ellipse cx="15" cy="12" rx="6.500" ry="9" fill="#16224a" />
        <circle cx="-11" cy="9" r="2.500" fill="#fff" />
        <circle cx="17" cy="9" r="2.500" fill="#fff" />
      </g>
      <path d="M-8 30Q2 40 12 30Q2 34-8 30Z" fill="#7c2a4a" stroke="#16224a" stroke-width="1.500" stroke-linejoin="round" />
      <circle cx="-24" cy="26" r="5" fill="#ff9aa8" opacity=".55" />
      <circle cx="27" cy="26" r="5" fill="#ff9aa8" opacity=".55" />
    </g>
  );
}

const panel = (x: number, y: number, width: number, height: number): ComponentChildren => (
  <g transform={`translate(${x},${y})`}>
    <rect width={width} height={height} rx="6" fill="#4a2413" stroke="#24110a" stroke-width="2.500" />
    <path d={`M5 ${height - 5}V5H${width - 5}`} fill="none" stroke="#21100a" stroke-width="3" opacity=".7" />
    <path d={`M5 ${height - 5}H${width - 5}V5`} fill="none" stroke="#a8663a" stroke-width="2" opacity=".8" />
  </g>
);

function Leaf({ x, mirrored = false }: { readonly x: number; readonly mirrored?: boolean }) {
  return (
    <g transform={`translate(${x},0)${mirrored ? ' scale(-1,1)' : ''}`}>
      <path d="M-92 200H0V456H-92Z" fill="url(#door-wood)" {...kWood} />
      <path d="M-62 202V454M-31 202V454" stroke="#3a1b0e" stroke-width="2" opacity=".6" />
      {panel(-78, 216, 62, 92)}
      {panel(-78, 330, 62, 108)}
      <path d="M-92 228H-64M-92 420H-64" {...kIron} />
      <g transform="translate(-14,318)">
        <circle r="9" fill="#e0b467" stroke="#3b220c" stroke-width="2.500" />
        <circle cx="-2.500" cy="-2.500" r="2.500" fill="#fff3d0" />
        <path d="M-9 6A13 13 0 1 0 9 6" transform="translate(0,4)" fill="none" stroke="#c99a4f" stroke-width="5" />
        <path d="M-9 6A13 13 0 1 0 9 6" transform="translate(0,4)" fill="none" stroke="#ffe2a8" stroke-width="1.200" />
      </g>
    </g>
  );
}

// Stones of the arch, one beside the other round the middle of the window.
const kStones = [-90, -67, -44, -21, 2, 25, 48, 71].map((angle, at) => (
  <path
    key={angle}
    d="M-23-134H23L19-100H-19Z"
    transform={`translate(180,198) rotate(${angle + 9.5})`}
    fill={at % 2 === 0 ? '#4b4f7e' : '#43476f'}
    stroke="#1a1c38"
    stroke-width="2.500"
    stroke-linejoin="round"
  />
));
const kJambs = [0, 1, 2, 3, 4, 5].map((at) => (
  <g key={at} fill={at % 2 === 0 ? '#43476f' : '#4b4f7e'} stroke="#1a1c38" stroke-width="2.500">
    <rect x={at % 2 === 0 ? 46 : 52} y={198 + at * 43} width={at % 2 === 0 ? 40 : 34} height="43" rx="3" />
    <rect x="274" y={198 + at * 43} width={at % 2 === 0 ? 40 : 34} height="43" rx="3" />
  </g>
));

export function DoorPicture({ open }: { readonly open: boolean }) {
  return (
    <svg class={open ? 'door-picture' : 'door-picture dark'} viewBox="0 0 360 520" aria-hidden="true">
      <defs>
        <linearGradient id="door-wood" x1="0" x2="1">
          <stop offset="0" stop-color="#5b2d17" />
          <stop offset=".5" stop-color="#7c4323" />
          <stop offset="1" stop-color="#6a371c" />
        </linearGradient>
        <radialGradient id="door-pool">
          <stop offset="0" stop-color="#ffc36e" stop-opacity=".55" />
          <stop offset=".45" stop-color="#ffa844" stop-opacity=".2" />
          <stop offset="1" stop-color="#ffa844" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="door-glass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe7ae" />
          <stop offset="1" stop-color="#e8923c" />
        </linearGradient>
        <radialGradient id="door-room" cx=".5" cy=".9" r=".9">
          <stop offset="0" stop-color="#fff0c4" />
          <stop offset=".55" stop-color="#ffb84f" />
          <stop offset="1" stop-color="#c96a2b" />
        </radialGradient>
        <radialGradient id="door-ghost" cx=".4" cy=".3" r=".85">
          <stop offset="0" stop-color="#fbfffd" />
          <stop offset=".55" stop-color="#d2fbef" />
          <stop offset="1" stop-color="#7fd9c8" />
        </radialGradient>
        <pattern id="door-bricks" width="64" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 0H64V44H0Z" fill="#2c3068" />
          <path d="M0 1H64M0 23H64M16 1V23M48 23V45" stroke="#1d2150" stroke-width="3" />
          <path d="M19 5H60M4 27H44" stroke="#3d4285" stroke-width="2" stroke-linecap="round" opacity=".7" />
        </pattern>
        <radialGradient id="door-fade" cx=".5" cy=".6" r=".5">
          <stop offset=".4" stop-color="#fff" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="door-ground">
          <stop offset=".3" stop-color="#12102c" />
          <stop offset="1" stop-color="#12102c" stop-opacity="0" />
        </radialGradient>
        <mask id="door-wall">
          <rect x="-150" y="-40" width="660" height="510" fill="url(#door-fade)" />
        </mask>
        <clipPath id="door-window">
          <path d="M88 198A92 92 0 0 1 272 198Z" />
        </clipPath>
      </defs>
      <rect x="-150" y="-40" width="660" height="510" fill="url(#door-bricks)" mask="url(#door-wall)" class="door-wall" />
      <ellipse cx="180" cy="486" rx="330" ry="52" fill="url(#door-ground)" class="door-wall" />
      {open && <ellipse cx="180" cy="490" rx="230" ry="52" fill="url(#door-pool)" />}
      <path d="M18 470H342L356 506H4Z" fill="#363a66" stroke="#14162c" stroke-width="3" stroke-linejoin="round" />
      <path d="M40 452H320L334 474H26Z" fill="#474b7b" stroke="#14162c" stroke-width="3" stroke-linejoin="round" />
      {kJambs}
      {kStones}
      <g clip-path="url(#door-window)">
        <path d="M88 198A92 92 0 0 1 272 198Z" fill={open ? 'url(#door-room)' : '#1b2149'} />
        {open && (
          <g transform="translate(180,160) scale(.82)">
            <Peeping />
          </g>
        )}
      </g>
      <path d="M88 198A92 92 0 0 1 272 198Z" fill="none" stroke="#24110a" stroke-width="7" />
      <path d="M180 106V122M115 133 127 145M245 133 233 145" stroke="#24110a" stroke-width="5" stroke-linecap="round" />
      <Leaf x={180} />
      <Leaf x={180} mirrored />
      {open && (
        <>
          <path d="M180 204V452" stroke="#ffd88a" stroke-width="2.500" class="door-slit" />
          <path d="M90 455H270" stroke="#ffd88a" stroke-width="5" stroke-linecap="round" class="door-slit" />
        </>
      )}
      <path d="M82 199H278" stroke="#24110a" stroke-width="9" stroke-linecap="round" />
      {open && (
        <g fill="#d2fbef" stroke="#2d6b6b" stroke-width="2">
          <path d="M138 203C134 190 142 186 148 188 154 190 154 198 152 203Z" />
          <path d="M210 203C206 190 214 186 220 188 226 190 226 198 224 203Z" />
        </g>
      )}
      <path d="M112 466H248L260 486H100Z" fill="#7a3f52" stroke="#2d1424" stroke-width="2.500" stroke-linejoin="round" />
      <path d="M118 471H242M108 481H252" stroke="#d9a7b0" stroke-width="1.500" stroke-dasharray="5 4" opacity=".8" />
      <Lantern x={24} lit={open} />
      <Lantern x={336} lit={open} />
    </svg>
  );
}
