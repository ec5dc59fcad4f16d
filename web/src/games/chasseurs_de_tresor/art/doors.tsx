// Archways are always open; painted doors have two leaves that swing shut, and then a bar and a padlock across them. Blue doors carry
// a diamond, green ones a disc. A door's wall is its local x axis.

import { memo } from '../../../base/memo';
import type { Colour, Lock } from '../data';
import { kDoorSpots } from '../geometry';

const kPosts = 'M-24-10H-18V10H-24ZM18-10H24V10H18Z';

export const Archways = memo(function Archways(_: object) {
  return (
    <>
      {kDoorSpots.map(({ x, y, angle, door }) =>
        door.paint === null ? (
          <g key={`${door.room}${door.to}`} transform={`translate(${x},${y}) rotate(${angle})`}>
            <ArchShape />
          </g>
        ) : null,
      )}
    </>
  );
});

export function ArchShape() {
  return (
    <>
      <path d="M-20-7H20V7H-20Z" fill="#8a5f3c" />
      <path d="M-20-3H20M-20 2H20" stroke="#5c3b20" />
      <path d="M-24-8H-18V8H-24ZM18-8H24V8H18Z" fill="#d8cfe8" stroke="#221f3c" />
    </>
  );
}

function Sign({ paint }: { readonly paint: Colour }) {
  return paint === 'blue' ? <path d="M0-6 6 0 0 6-6 0Z" class="ct-door-sign" /> : <circle r="5" class="ct-door-sign" />;
}

function Leaf({ side }: { readonly side: 'l' | 'r' }) {
  const flip = side === 'l' ? 1 : -1;
  return (
    <g transform={`translate(${-18 * flip},0) scale(${flip},1)`}>
      <g class="ct-leaf">
        <path d="M0-8H18V8H0Z" class="ct-door-leaf" />
        <path d="M0-8H18V-5H0Z" fill="#fff" opacity=".25" />
        <path d="M4-4.5H14V4.5H4Z" fill="none" stroke="#0d0b1e" opacity=".45" />
      </g>
    </g>
  );
}

export const DoorShape = memo(function DoorShape({ paint, shut }: { readonly paint: Colour; readonly shut: boolean }) {
  return (
    <g class={`ct-${paint}${shut ? ' ct-shut' : ''}`}>
      <path d="M-22-9H22V9H-22Z" fill="#1a1430" />
      <path d="M-19-8H19V8H-19Z" class="ct-door-sill" />
      <path d="M-19-8H19V-4H-19Z" fill="#fff" opacity=".22" />
      <Sign paint={paint} />
      <Leaf side="l" />
      <Leaf side="r" />
      <path d={kPosts} fill="#d8cfe8" stroke="#221f3c" />
      <g class="ct-bolt">
        <path d="M-22-2.6H22V2.6H-22Z" fill="#55506e" stroke="#15122c" stroke-width="1.2" />
        <path d="M-22-1H22" stroke="#a9a4c8" opacity=".7" />
        <g class="ct-upright">
          <path d="M-6-3V-8C-6-15 6-15 6-8V-3" fill="none" stroke="#c9c4e2" stroke-width="3" />
          <rect x="-9" y="-4" width="18" height="15" rx="4" class="ct-padlock" />
          <g transform="translate(0,3.5) scale(.72)">
            <Sign paint={paint} />
          </g>
        </g>
      </g>
    </g>
  );
});

export const PaintedDoors = memo(function PaintedDoors({ lock }: { readonly lock: Lock }) {
  return (
    <>
      {kDoorSpots.map(({ x, y, angle, door }) =>
        door.paint === null ? null : (
          <g
            key={`${door.room}${door.to}`}
            transform={`translate(${x},${y}) rotate(${angle})`}
            class={angle === 90 ? 'ct-turned' : ''}
          >
            <DoorShape paint={door.paint} shut={lock === door.paint} />
          </g>
        ),
      )}
    </>
  );
});
